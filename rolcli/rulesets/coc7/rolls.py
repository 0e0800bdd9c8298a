"""One percentile roll, alone or opposed: its level and outcome, and what may still be done."""

from __future__ import annotations

from rolcli.messages import N_, msg
from rolcli.rulesets.coc7.fortune import best_buy, price
from rolcli.rulesets.coc7.levels import (
    DIFFICULTY_WORDS,
    LEVEL_WORDS,
    REACH,
    level_of,
    made,
    margin_of,
    needed,
)  # fmt: skip
from rolcli.rulesets.coc7.opposed import HOW, compare, side
from rolcli.rulesets.coc7.percentile import candidates, percentile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

PLAIN = N_("{total} against {need} ({difficulty}): {level}")
NOT_ENOUGH = N_("{total} against {need} ({difficulty}): failure, though a {level}")
OPPOSED = {
    "win": N_("{total} against {other}: win, {level} against {other_level} ({how})"),
    "lose": N_("{total} against {other}: lose, {level} against {other_level} ({how})"),
    "tie": N_("{total} against {other}: tie, {level} against {other_level} ({how})"),
    "no_winner": N_("{total} against {other}: nobody wins, {level} against {other_level} ({how})"),
}


def alone(
    dice: Dice,
    house: House,
    result: Result,
    value: int,
    difficulty: str,
    net: int,
    luck: int | None = None,
    pushable: bool = False,
    what: str | None = None,
) -> Result:
    """Roll against a difficulty: the level rolled, and whether it passes the one demanded."""
    total = percentile(dice, net, what or result.verb)
    need = needed(value, difficulty)
    level = level_of(house, total, value, difficulty)
    success = made(level, difficulty)
    result.details |= {"value": value, "difficulty": difficulty, "net_dice": net}
    if dice.enumerating:
        total, level, success = policy(
            dice, house, (total, level, success), value, difficulty, net, luck, pushable
        )
    else:
        result.details["candidates"] = candidates(dice.rolls[-1])
        working(dice, result, value, difficulty, need, level)
        advise(house, result, total, level, value, difficulty, luck, pushable)
    result.total, result.target, result.level, result.success = total, need, level, success
    result.margin = margin_of(total, need, success)
    result.outcome = "success" if success else "failure"
    result.headline = msg(
        PLAIN if success or not made(level) else NOT_ENOUGH,
        total=total,
        need=need,
        difficulty=DIFFICULTY_WORDS[difficulty],
        level=LEVEL_WORDS[level],
    )
    return result


def working(
    dice: Dice, result: Result, value: int, difficulty: str, need: int, level: str
) -> None:
    """Record how the number needed and the level came about."""
    found: list[int] = result.details["candidates"]  # type: ignore[assignment]
    dice.step(msg("Value"), value, "COC-01")
    if len(found) > 1:
        dice.step(msg("Candidates"), ", ".join(map(str, found)), "COC-09")
    dice.step(
        msg("Needed ({difficulty})", difficulty=DIFFICULTY_WORDS[difficulty]), need, "COC-02"
    )
    dice.step(msg("Level rolled"), LEVEL_WORDS[level], "COC-03")


def policy(
    dice: Dice,
    house: House,
    first: tuple[int, str, bool],
    value: int,
    difficulty: str,
    net: int,
    luck: int | None,
    pushable: bool,
) -> tuple[int, str, bool]:
    """Follow, for exact odds, what the player means to do about a failure.

    Luck is spent where it is enough, else the roll is pushed: once, without Luck
    (COC-48), and not a fumble unless the setting lets one.
    """
    total, level, success = first
    if success:
        return first
    cost = None if luck is None else price(house, total, level, value, difficulty)
    if cost is not None and luck is not None and cost <= luck:
        return total, difficulty, True
    if pushable and (level != "fumble" or house["push_fumbles"] == "yes"):
        total = percentile(dice, net, "push")
        level = level_of(house, total, value, difficulty)
        return total, level, made(level, difficulty)
    return first


def advise(
    house: House,
    result: Result,
    total: int,
    level: str,
    value: int,
    difficulty: str,
    luck: int | None,
    pushable: bool,
) -> None:
    """Say what a failure would cost in Luck (COC-44) and whether it may be pushed (COC-04)."""
    if made(level, difficulty):
        return
    if luck is not None:
        cost = price(house, total, level, value, difficulty)
        result.details["luck_cost"] = cost
        if cost is None:
            result.notes.append(msg("Luck cannot buy this one (COC-44, COC-46)."))
        elif cost <= luck:
            result.notes.append(
                msg(
                    "{cost} points of Luck would make it a success and leave {left} (COC-44).",
                    cost=cost,
                    left=luck - cost,
                )
            )
        else:
            result.notes.append(
                msg(
                    "A success would cost {cost} points of Luck, and there are {luck} (COC-44).",
                    cost=cost,
                    luck=luck,
                )
            )
    if pushable:
        may = level != "fumble" or house["push_fumbles"] == "yes"
        result.details["may_push"] = may
        result.notes.append(
            msg("It may be pushed, once (COC-04).")
            if may
            else msg("A fumble cannot be pushed (COC-04).")
        )


def against(
    dice: Dice,
    house: House,
    result: Result,
    value: int,
    net: int,
    vs: int,
    vs_net: int,
    luck: int | None,
) -> Result:
    """Roll both sides and compare their levels (COC-06)."""
    total = percentile(dice, net, result.verb)
    level = level_of(house, total, value, "regular")
    result.details |= {"value": value, "difficulty": "regular", "net_dice": net, "vs": vs}
    if not dice.enumerating:
        result.details["candidates"] = candidates(dice.rolls[-1])
        working(dice, result, value, "regular", value, level)
        if luck is not None:
            advise(house, result, total, level, value, "regular", luck, False)
    elif luck is not None and level != "fumble":
        bought = best_buy(house, total, value, luck)
        if bought is not None:
            level, total = bought[0], total - bought[1]
    if vs > REACH + value:
        result.notes.append(
            msg("{vs} is beyond the limit of {value} (COC-10); --limit heeds it.", vs=vs,
                value=value)
        )  # fmt: skip
    vs_level, vs_total = dice.chance(side, house, vs, vs_net, "opposition")
    outcome, how = compare(house, (level, total, value), (vs_level, vs_total, vs))
    if not dice.enumerating:
        result.details["vs_total"] = vs_total
        result.details["vs_candidates"] = candidates(dice.rolls[-1])
        dice.step(msg("The other side's value"), vs, "COC-06")
        dice.step(msg("The other side's level"), LEVEL_WORDS[vs_level], "COC-03")
        dice.step(msg("Decided by"), HOW[how], "COC-07")
    result.details["vs_level"] = vs_level
    result.details["decided_by"] = how
    result.total, result.target, result.level = total, value, level
    result.outcome, result.success = outcome, outcome == "win"
    result.headline = msg(
        OPPOSED[outcome],
        total=total,
        other=vs_total,
        level=LEVEL_WORDS[level],
        other_level=LEVEL_WORDS[vs_level],
        how=HOW[how],
    )
    return result


def took(result: Result, time: str) -> None:
    """Note the time that the table says it takes; the rules give no number (COC-05)."""
    result.details["time"] = time
    result.notes.append(msg("Time: {time} (COC-05).", time=time))
