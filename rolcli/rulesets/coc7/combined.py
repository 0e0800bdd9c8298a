"""One percentile roll for several values: all must be made, or any (COC-P10, published)."""

from __future__ import annotations

from rolcli.messages import listed, msg
from rolcli.rulesets.by_value import ByValue
from rolcli.rulesets.coc7.levels import RANK, Trial, level_of, made, price
from rolcli.rulesets.coc7.percentile import candidates, percentile
from rolcli.rulesets.coc7.rolls import advise
from rolcli.rulesets.coc7.tables import DIFFICULTY_WORDS, LEVEL_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.coc7.groups import Afterwards
    from rolcli.rulesets.frame import House

MODES = ("all", "any")


class Combined(ByValue):
    """The values that one roll is for, all or any of them; one difficulty, one set of dice."""

    __slots__ = ("mode", "trial", "values")

    def __init__(self, values: tuple[int, ...], mode: str, trial: Trial) -> None:
        self.values = values
        self.mode = mode
        self.trial = trial

    @property
    def trials(self) -> list[Trial]:
        """What is tried with each value."""
        return [Trial(value, self.trial.difficulty, self.trial.net) for value in self.values]

    @property
    def best(self) -> Trial:
        """What is tried with the greatest value: what Luck has to reach."""
        return max(self.trials, key=lambda trial: trial.value)


class Rolled(ByValue):
    """What came of it: the total, the level against each value, the level and the success."""

    __slots__ = ("level", "levels", "success", "total")

    def __init__(self, total: int, levels: tuple[str, ...], mode: str, difficulty: str) -> None:
        choose = min if mode == "all" else max
        self.total = total
        self.levels = levels
        self.level = choose(levels, key=RANK.__getitem__)
        self.success = (all if mode == "all" else any)([made(one, difficulty) for one in levels])


def combined(
    dice: Dice, house: House, result: Result, tried: Combined, then: Afterwards | None = None
) -> Result:
    """Roll once against every value: the worst level counts, or the best."""
    rolled = dice.chance(roll, house, tried, result.verb, then)
    result.details |= {
        "value": tried.trial.value, "values": list(tried.values), "mode": tried.mode,
        "difficulty": tried.trial.difficulty, "net_dice": tried.trial.net,
    }
    result.total, result.level, result.success = rolled.total, rolled.level, rolled.success
    result.outcome = "success" if rolled.success else "failure"
    dice.tell(tell, house, result, tried, rolled, then)
    return result


def roll(
    dice: Dice, house: House, tried: Combined, what: str, then: Afterwards | None
) -> Rolled:
    """Roll; exact odds go on with a failure as the player means to."""
    total = percentile(dice, tried.trial.net, what)
    levels = tuple([level_of(house, total, one.value, one.difficulty) for one in tried.trials])
    found = Rolled(total, levels, tried.mode, tried.trial.difficulty)
    if then is not None and not found.success:
        found = dice.foresee(found, mended, house, tried, then)
    found.total = dice.seen(found.total)
    return found


def mended(
    dice: Dice, first: Rolled, house: House, tried: Combined, then: Afterwards
) -> Rolled:
    """Spend Luck on the greatest value where it is enough, else push once (COC-48)."""
    if then.luck is not None:
        best = tried.best
        cost = price(house, first.total, first.level, best)
        if cost is not None and cost <= then.luck:
            return Rolled(first.total, (best.difficulty,), tried.mode, best.difficulty)
    if then.pushable and (first.level != "fumble" or house["push_fumbles"] == "yes"):
        return dice.chance(roll, house, tried, "push", None)
    return first


def tell(
    dice: Dice, house: House, result: Result, tried: Combined, rolled: Rolled,
    then: Afterwards | None,
) -> None:
    """Say what was rolled, the level against each value, and what may be done."""
    found = result.details["candidates"] = candidates(dice.rolls[-1:])
    result.details["levels"] = list(rolled.levels)
    if len(found) > 1:
        dice.step(msg("Candidates"), ", ".join(map(str, found)), "COC-09")
    difficulty = DIFFICULTY_WORDS[tried.trial.difficulty]
    said: list[Message] = []
    for trial, level in zip(tried.trials, rolled.levels, strict=True):
        word = LEVEL_WORDS[level]
        needed = msg("Needed against {value} ({difficulty}, published)", value=trial.value,
                     difficulty=difficulty)
        dice.step(needed, trial.need, "COC-P10")
        dice.step(msg("Level against {value}", value=trial.value), word, "COC-P10")
        said.append(msg("{value} ({level})", value=trial.value, level=word))
    how = msg("all") if tried.mode == "all" else msg("any")
    verdict = msg("success") if rolled.success else msg("failure")
    result.headline = msg(
        "{total} against {how} of {listed}: {verdict}", total=rolled.total, how=how,
        listed=listed(said), verdict=verdict,
    )
    made_some = any(made(level, tried.trial.difficulty) for level in rolled.levels)
    if tried.mode == "all" and made_some and not rolled.success:
        result.notes.append(msg("Some of the values are made: part of it succeeds (COC-P10)."))
    if then is not None and not rolled.success:
        advise(house, result, (rolled.total, rolled.level), tried.best, then)
