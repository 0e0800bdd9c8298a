"""One percentile roll, alone or opposed: its level and outcome, and what may still be done."""

from __future__ import annotations

from rolcli.messages import N_, msg, nmsg
from rolcli.rulesets.coc7.levels import REACH, best_buy, level_of, made, margin_of, price
from rolcli.rulesets.coc7.percentile import (
    candidates,
    compare,
    net_dice,
    percentile,
    side,
    ties_by_roll,
)
from rolcli.rulesets.coc7.tables import DECIDED_BY, DIFFICULTY_WORDS, LEVEL_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.coc7.groups import Afterwards, Attempt
    from rolcli.rulesets.coc7.levels import Trial
    from rolcli.rulesets.frame import House

REGULAR = N_("{total} against {need}: {level}")
PLAIN = N_("{total} against {need} ({difficulty}): {level}")
NOT_ENOUGH = N_("{total} against {need} ({difficulty}): failure, though {level}")
OPPOSED = {
    "win": N_("{total} against {other}: win, {level} against {other_level}"),
    "lose": N_("{total} against {other}: lose, {level} against {other_level}"),
    "tie": N_("{total} against {other}: tie, {level} against {other_level}"),
    "no_winner": N_("{total} against {other}: nobody wins, {level} against {other_level}"),
}
EVEN = {
    "win": N_("{total} against {other}: win, both {level}"),
    "lose": N_("{total} against {other}: lose, both {level}"),
    "tie": N_("{total} against {other}: tie, both {level}"),
}
"""The same where both sides have one level."""
CLEAR = ("level", "nobody")
"""What decides without a word: the levels are in the line."""


def alone(
    dice: Dice, house: House, result: Result, trial: Trial, then: Afterwards | None = None
) -> Result:
    """Roll against a difficulty: the level rolled, and whether it passes the one demanded.

    ``then`` tells what may be done about a failure.
    """
    total, level, success = dice.chance(tried, house, trial, result.verb, then)
    result.details |= {
        "value": trial.value, "difficulty": trial.difficulty, "net_dice": trial.net
    }
    result.total, result.target, result.level, result.success = total, trial.need, level, success
    result.outcome = "success" if success else "failure"
    dice.tell(tell_alone, house, result, trial, then)
    return result


def tried(
    dice: Dice, house: House, trial: Trial, what: str, then: Afterwards | None
) -> tuple[int, str, bool]:
    """Roll: the total, the level, and whether it passes; exact odds go on with a failure."""
    total = percentile(dice, trial.net, what)
    level = level_of(house, total, trial.value, trial.difficulty)
    first = total, level, made(level, trial.difficulty)
    if then is not None and not first[2]:
        first = dice.foresee(first, mended, house, trial, then)
    return dice.seen(total), *first[1:]


def mended(
    dice: Dice, first: tuple[int, str, bool], house: House, trial: Trial, then: Afterwards
) -> tuple[int, str, bool]:
    """Do what the player means to do about a failure.

    Luck is spent where it is enough, else the roll is pushed: once, without Luck
    (COC-48), and not a fumble unless the setting lets one.
    """
    total, level, _ = first
    if then.luck is not None:
        cost = price(house, total, level, trial)
        if cost is not None and cost <= then.luck:
            return total, trial.difficulty, True
    if then.pushable and (level != "fumble" or house["push_fumbles"] == "yes"):
        return dice.chance(tried, house, trial, "push", None)
    return first


def tell_alone(
    dice: Dice, house: House, result: Result, trial: Trial, then: Afterwards | None
) -> None:
    """Say what was rolled against what, and what may be done about a failure."""
    total, level = result.total, result.level
    assert isinstance(total, int)
    assert level is not None
    working(dice, result, trial, level)
    if total not in (1, 100):
        result.margin = margin_of(total, trial.need, result.success is True)
    if then is not None and not result.success:
        advise(house, result, (total, level), trial, then)
    form = PLAIN if trial.difficulty != "regular" else REGULAR
    result.headline = msg(
        form if result.success or not made(level) else NOT_ENOUGH,
        total=total,
        need=trial.need,
        difficulty=DIFFICULTY_WORDS[trial.difficulty],
        level=LEVEL_WORDS[level],
    )


def working(dice: Dice, result: Result, trial: Trial, level: str) -> None:
    """Record how the number needed and the level came about."""
    found = result.details["candidates"] = candidates(dice.rolls[-1:])
    dice.step(msg("Value"), trial.value, "COC-01")
    if len(found) > 1:
        dice.step(msg("Candidates"), ", ".join(map(str, found)), "COC-09")
    needed_for = msg("Needed ({difficulty})", difficulty=DIFFICULTY_WORDS[trial.difficulty])
    demanded = "COC-P15" if trial.difficulty == "critical" else "COC-02"
    dice.step(needed_for, trial.need, demanded)
    dice.step(msg("Level rolled"), LEVEL_WORDS[level], "COC-03")


def advise(
    house: House, result: Result, rolled: tuple[int, str], trial: Trial, then: Afterwards
) -> None:
    """Say what a failure would cost in Luck (COC-44) and whether it may be pushed (COC-04)."""
    total, level = rolled
    if then.luck is not None:
        cost = price(house, total, level, trial)
        result.details["luck_cost"] = cost
        result.notes.append(priced(cost, then.luck))
    if then.pushable:
        may = level != "fumble" or house["push_fumbles"] == "yes"
        result.details["may_push"] = may
        result.notes.append(
            msg("It may be pushed, once (COC-04).")
            if may
            else msg("A fumble cannot be pushed (COC-04).")
        )


def priced(cost: int | None, luck: int) -> Message:
    """Word what a success would cost, and whether there is so much Luck."""
    if cost is None:
        return msg("Luck cannot buy this one (COC-44, COC-46).")
    if cost <= luck:
        return nmsg(
            "{n} point of Luck would make it a success and leave {left} (COC-44).",
            "{n} points of Luck would make it a success and leave {left} (COC-44).",
            cost,
            left=luck - cost,
        )
    return nmsg(
        "A success would cost {n} point of Luck, and there are {luck} (COC-44).",
        "A success would cost {n} points of Luck, and there are {luck} (COC-44).",
        cost,
        luck=luck,
    )


def against(dice: Dice, house: House, result: Result, trial: Trial, ask: Attempt) -> Result:
    """Roll both sides and compare their levels (COC-06)."""
    value, vs = trial.value, ask.vs
    assert vs is not None
    vs_net = net_dice(dice, house, ask.vs_bonus, ask.vs_penalty, whose="vs_")
    total, level = dice.chance(own_side, house, trial, result.verb, ask)
    result.details |= {"value": value, "difficulty": "regular", "net_dice": trial.net, "vs": vs}
    result.total, result.target, result.level = total, value, level
    dice.tell(tell_own_side, house, result, trial, ask)
    vs_level, vs_total = dice.chance(side, house, vs, vs_net, "opposition")
    outcome, how = compare(house, (level, total, value), (vs_level, vs_total, vs))
    result.details |= {"vs_total": vs_total, "vs_level": vs_level, "decided_by": how}
    result.outcome, result.success = outcome, outcome == "win"
    dice.tell(tell_against, result)
    return result


def own_side(
    dice: Dice, house: House, trial: Trial, what: str, ask: Attempt
) -> tuple[int, str]:
    """Roll one's own side: the total and the level; exact odds buy a better one."""
    total = percentile(dice, trial.net, what)
    first = total, level_of(house, total, trial.value, "regular")
    if ask.luck is not None and first[1] != "fumble":
        first = dice.foresee(first, bought, house, trial.value, ask.luck)
    return first[0] if ties_by_roll(house) else dice.seen(first[0]), first[1]


def bought(
    dice: Dice, first: tuple[int, str], house: House, value: int, luck: int
) -> tuple[int, str]:
    """Buy the best level that Luck is enough for."""
    found = best_buy(house, first[0], value, luck)
    return first if found is None else (first[0] - found[1], found[0])


def tell_own_side(
    dice: Dice, house: House, result: Result, trial: Trial, ask: Attempt
) -> None:
    """Say what was rolled, and what may be done about a failure."""
    total, level = result.total, result.level
    assert isinstance(total, int)
    assert level is not None
    working(dice, result, trial, level)
    if not made(level):
        advise(house, result, (total, level), trial, ask)


def tell_against(dice: Dice, result: Result) -> None:
    """Say how the sides compare."""
    details = result.details
    level, vs_level = str(result.level), str(details["vs_level"])
    vs, how = int(str(details["vs"])), str(details["decided_by"])
    details["vs_candidates"] = candidates(dice.rolls[-1:])
    dice.step(msg("The other side's value"), vs, "COC-06")
    dice.step(msg("The other side's level"), LEVEL_WORDS[vs_level], "COC-03")
    dice.step(msg("Decided by"), DECIDED_BY[how], "COC-07")
    value = int(str(details["value"]))
    if vs > REACH + value:
        result.notes.append(
            msg("{vs} is beyond the limit of {value} (COC-10); --limit heeds it.", vs=vs,
                value=value)
        )
    result.headline = msg(
        (EVEN if level == vs_level and result.outcome in EVEN else OPPOSED)[str(result.outcome)],
        total=result.total,
        other=details["vs_total"],
        level=LEVEL_WORDS[level],
        other_level=LEVEL_WORDS[vs_level],
    )
    if how not in CLEAR:
        result.headline = msg("{told} ({how})", told=result.headline, how=DECIDED_BY[how])


def took(result: Result, time: str) -> None:
    """Note the time that the table says it takes; the rules give no number (COC-05)."""
    result.details["time"] = time
    result.notes.append(msg("Time: {time} (COC-05).", time=time))
