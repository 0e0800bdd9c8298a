"""Improvement of a skill at the end of an adventure (COC-P6, published)."""

from __future__ import annotations

from rolcli.declare import Needs, Whole
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.coc7.before import Before
from rolcli.rulesets.coc7.earlier import refused
from rolcli.rulesets.coc7.percentile import percentile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

MASTERY = 90
"""Who reaches this in a skill wins Sanity."""
MOST_SANITY = 99


class Advance(Before):
    """What the verb asks."""

    skill = Whole(
        N_("The skill's value now."), default=None, positional=True, least=0, rule="COC-P6",
        es="habilidad", unit="%",
    )
    san = Whole(
        N_("Current Sanity, which may grow at 90."), default=None, least=0, most=99,
        rule="COC-P6", es="cordura", sheet="san",
    )
    mythos = Whole(
        N_("Cthulhu Mythos: Sanity grows to 99 less that."), default=None, least=0, most=99,
        rule="COC-P14", es="mitos", sheet="cthulhu_mythos",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (Needs("mythos", "san", rule="COC-P14"),)


def advance(dice: Dice, house: House, ask: Advance) -> Result:
    """Roll over a skill to improve it by 1D10; at 90 Sanity grows by 2D6 (COC-P6)."""
    value = skill_of(ask)
    result = Result("advance")
    improved = dice.chance(learns, value, int(str(house["improvement_always"])))
    gain = dice.die(10, "improvement") if improved else 0
    after = value + gain
    result.outcome, result.success = ("improved" if improved else "unchanged"), improved
    result.details |= {"value": value, "gain": gain, "new_value": after}
    if value < MASTERY <= after:
        sanity(dice, result, ask)
    elif ask.san is not None:
        result.state["sanity"] = ask.san
    dice.tell(tell, result)
    return result


def skill_of(ask: Advance) -> int:
    """Give the value of the skill: as said, or that of an earlier roll, not one bought."""
    past = ask.earlier
    if past is not None and (past.verb == "luck" or past.find("details.bought")):
        raise refused(
            "forbidden", msg("A success bought with Luck teaches nothing (COC-P6, published).")
        )
    value = ask.skill
    if value is None and past is not None:
        value = past.needed("details.value", 0)
    if value is None:
        raise UsageError(
            "missing_value",
            msg("Which skill improves? Its value is missing (COC-P6)."),
            hint=msg("Write advance 45."),
        )
    return value


def learns(dice: Dice, value: int, always: int) -> bool:
    """Roll over the skill, or as high as always is enough."""
    total = percentile(dice, 0, "improvement_roll")
    dice.step(msg("Rolled, to be above {value} (published)", value=value), total, "COC-P6")
    return total > value or total >= always


def sanity(dice: Dice, result: Result, ask: Advance) -> None:
    """Win 2D6 Sanity for a skill that comes to 90, up to 99 less Mythos."""
    rolled = dice.roll("2d6", "sanity_gain").whole
    gain = rolled
    if ask.san is not None:
        most = max(ask.san, MOST_SANITY - (ask.mythos or 0))
        gain = min(rolled, most - ask.san)
        result.state["sanity"] = ask.san + gain
    result.details["sanity_gain"] = gain
    dice.step(msg("Sanity won at 90 (published)"), gain, "COC-P6")


def tell(dice: Dice, result: Result) -> None:
    """Say it in one line."""
    details = result.details
    details.setdefault("sanity_gain", 0)
    result.total = dice.rolls[0].total
    result.answer = int(str(details["new_value"]))
    dice.step(msg("New value"), result.answer, "COC-P6")
    if not result.success:
        result.headline = msg(
            "{total} against {value}: no improvement", total=result.total, value=details["value"]
        )
        return
    told = msg(
        "{total} against {value}: improved by {gain}, now {now}", total=result.total,
        value=details["value"], gain=details["gain"], now=result.answer,
    )
    if details["sanity_gain"]:
        told = msg("{told}, {gain} Sanity won", told=told, gain=details["sanity_gain"])
        if "sanity" in result.state:
            told = msg("{told}, now {now}", told=told, now=result.state["sanity"])
    result.headline = told
