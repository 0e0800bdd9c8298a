"""Investigators: characteristics rolled, what age takes and teaches, what follows (COC-P16)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import listed, msg
from rolcli.rulesets.coc7.builds import movement, row
from rolcli.rulesets.coc7.percentile import percentile
from rolcli.rulesets.coc7.tables import CHARACTERISTICS
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.coc7.investigator_groups import Investigator

RULE = "COC-P16"
LOW, HIGH, CORE = "3d6*5", "(2d6+6)*5", "(1d6+13)*5"
THROWN = {
    "str": LOW, "con": LOW, "siz": HIGH, "dex": LOW, "app": LOW, "int": HIGH, "pow": LOW,
    "edu": HIGH, "luck": LOW,
}
"""What is thrown for each, in order."""
QUICK = (80, 70, 60, 60, 50, 50, 50, 40)
MOST_EDU = 99
YOUNG = ("str", "siz")
OLD = ("str", "con", "dex")
WORDS: dict[str, Message] = {
    "str": msg("STR"), "con": msg("CON"), "siz": msg("SIZ"), "dex": msg("DEX"),
    "app": msg("APP"), "int": msg("INT"), "pow": msg("POW"), "edu": msg("EDU"),
    "luck": msg("Luck"),
}


class Age:
    """What an age does: checks of EDU, points taken and from where, APP, EDU, Luck, MOV."""

    __slots__ = ("app", "checks", "edu", "luck_rolls", "mov", "taken", "taken_from")

    def __init__(
        self, checks: int, taken: int, taken_from: tuple[str, ...], app: int, mov: int
    ) -> None:
        self.checks = checks
        self.taken = taken
        self.taken_from = taken_from
        self.app = app
        self.mov = mov
        self.edu = -5 if taken_from is YOUNG else 0
        self.luck_rolls = 2 if taken_from is YOUNG else 1


AGES = (
    (19, Age(0, 5, YOUNG, 0, 0)),
    (39, Age(1, 0, (), 0, 0)),
    (49, Age(2, 5, OLD, -5, -1)),
    (59, Age(3, 10, OLD, -10, -2)),
    (69, Age(4, 20, OLD, -15, -3)),
    (79, Age(4, 40, OLD, -20, -4)),
    (89, Age(4, 80, OLD, -25, -5)),
)
"""Up to which age a row holds, and what it does."""
AGELESS = Age(0, 0, (), 0, 0)


def age_of(age: int | None) -> Age:
    """Give what an age does; nothing where none is said."""
    if age is None:
        return AGELESS
    return next(does for most, does in AGES if age <= most)


def investigator(dice: Dice, result: Result, ask: Investigator) -> Result:
    """Roll an investigator, or name the values to hand out."""
    if ask.quick:
        listed = " ".join(map(str, QUICK))
        result.details["values"] = list(QUICK)
        dice.step(msg("Values to hand out (published)"), listed, RULE)
        result.headline = msg("Values to hand out: {values}", values=listed)
        return result
    age = age_of(ask.age)
    taken = takes(ask.take, age)
    found = {name: one(dice, name, age, ask) for name in THROWN}
    for name, less in {**taken, "app": -age.app}.items():
        found[name] = dice.derive(found[name], lessened, less)
    result.details |= found
    dice.tell(tell, result, age, age.taken - sum(taken.values()), ask.pulp)
    return result


def one(dice: Dice, name: str, age: Age, ask: Investigator) -> Any:
    """Roll one characteristic; exact odds give its distribution."""
    text = CORE if name == ask.core else THROWN[name]
    return dice.summed(dice.gather((), 1, thrown, name, text, ask.age))


def thrown(dice: Dice, name: str, text: str, years: int | None) -> int:
    """Throw a characteristic: the better of two for the young's Luck; EDU learns with age."""
    age = age_of(years)
    times = age.luck_rolls if name == "luck" else 1
    values = [int(str(dice.roll(text, name).total)) for _ in range(times)]
    if name != "edu":
        return max(values)
    return dice.repeat(age.checks, learnt, max(0, values[0] + age.edu))


def learnt(dice: Dice, edu: int) -> int:
    """Check EDU once: a roll over it adds 1D10, up to 99."""
    total = percentile(dice, 0, "edu")
    dice.step(msg("EDU check, to be above {value} (published)", value=edu), total, RULE)
    return min(MOST_EDU, edu + dice.die(10, "edu")) if total > edu else edu


def lessened(value: int, less: int) -> int:
    """Take points off, never below nothing."""
    return max(0, value - less)


def takes(text: str | None, age: Age) -> dict[str, int]:
    """Read what is taken from which characteristics; raise UsageError for what age forbids."""
    found: dict[str, int] = {}
    for part in text.split(",") if text else ():
        word, _, number = part.replace("=", ":").rpartition(":")
        name = canonical(word, CHARACTERISTICS)
        good = number.strip().isascii() and number.strip().isdigit() and len(number) < 4
        if name is None or not good or name in found:
            raise UsageError(
                "bad_value",
                msg("{text} does not say what is taken.", text=part.strip()),
                hint=msg("Write it like STR:5,CON:5."),
            )
        found[name] = int(number)
    wrong = [name for name in found if name not in age.taken_from]
    if wrong or sum(found.values()) > age.taken:
        raise UsageError(
            "forbidden",
            msg("Age takes {points} points from {names} (COC-P16).", points=age.taken,
                names=named(age.taken_from)),
            hint=msg("Take no more, and nothing else."),
        )
    return found


def named(names: tuple[str, ...]) -> Message:
    """List characteristics."""
    return listed([WORDS[name] for name in names]) if names else msg("nothing")


def tell(dice: Dice, result: Result, age: Age, owed: int, pulp: bool) -> None:
    """Say the characteristics, what follows from them, and what age still takes."""
    values: dict[str, int] = {name: int(str(result.details[name])) for name in THROWN}
    told: list[Message] = []
    for name, value in values.items():
        dice.step(WORDS[name], value, RULE)
        told.append(msg("{name} {value}", name=WORDS[name], value=value))
    result.headline = listed(told)
    bonus, build = row(values["str"] + values["siz"])
    mov = max(0, movement(values["str"], values["siz"], values["dex"]) + age.mov)
    hp = (values["con"] + values["siz"]) // (5 if pulp else 10)
    result.details |= {
        "hp": hp, "mp": values["pow"] // 5, "san": values["pow"], "dodge": values["dex"] // 2,
        "mov": mov, "damage_bonus": bonus, "build": build, "owed": owed,
    }
    result.rows.append(
        msg(
            "hit points {hp}, magic points {mp}, Sanity {san}, Dodge {dodge}, MOV {mov}, "
            "damage bonus {bonus}, Build {build}",
            hp=hp, mp=values["pow"] // 5, san=values["pow"], dodge=values["dex"] // 2, mov=mov,
            bonus=f"+{bonus}" if "d" in bonus else bonus, build=build,
        )
    )
    if owed:
        result.notes.append(
            msg("Age still takes {points} from {names}: --take (COC-P16).", points=owed,
                names=named(age.taken_from))
        )
