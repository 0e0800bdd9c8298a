"""What a hit does to hit points: major wounds, dying, death (COC-35..37)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg, nmsg
from rolcli.rulesets.by_value import ByValue
from rolcli.rulesets.coc7.tables import CONDITION_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.coc7.hit_groups import Hit
    from rolcli.rulesets.frame import House



class Body(ByValue):
    """Somebody who is hit: hit points where they are known, a major wound, the condition.

    ``fresh`` tells whether a major wound is of what happens now.
    """

    __slots__ = ("condition", "fresh", "hp", "major")

    def __init__(
        self, hp: int | None, major: bool = False, condition: str = "conscious",
        fresh: bool = False,
    ) -> None:
        self.hp = hp
        self.major = major
        self.condition = condition
        self.fresh = fresh


def body_of(ask: Hit) -> Body:
    """Make the body hit.

    With the maximum alone nothing was lost before; without either only damage counts.
    """
    not_above(ask.hp, ask.hp_max)
    return Body(ask.hp_max if ask.hp is None else ask.hp, ask.major_wound, ask.condition)


def not_above(hp: int | None, hp_max: int | None) -> None:
    """Refuse more hit points than their maximum."""
    if hp is not None and hp_max is not None and hp > hp_max:
        raise UsageError(
            "out_of_bounds",
            msg("{hp} hit points are more than the maximum of {most}.", hp=hp, most=hp_max),
            hint=msg("--hp is what is left now, --hp-max the maximum."),
        )


def left(hp: int) -> Message:
    """Word the hit points left."""
    return nmsg("{n} HP left", "{n} HP left", hp)


def standing(hp: int, condition: str, major: bool) -> Message:
    """Word what is left of somebody: hit points, where there are any, and what is wrong.

    ``major`` tells of a major wound that is said while nothing worse is.
    """
    if condition != "conscious":
        words = CONDITION_WORDS[condition]
        return words if hp == 0 else msg("{left}, {condition}", left=left(hp), condition=words)
    return msg("{left}, major wound", left=left(hp)) if major else left(hp)


def is_major(damage: int, hp_max: int) -> bool:
    """Tell whether one hit is a major wound: half the maximum or more (COC-35, COC-36)."""
    return damage > 0 and 2 * damage >= hp_max


def wound(body: Body, damage: int, house: House, hp_max: int) -> Body:
    """Take the damage of one hit off (COC-37).

    More than the maximum in one blow kills, which is seen first (D16). Hit
    points never go below 0; at 0 a body with a major wound is dying, one
    without is only unconscious. The order of several hits does not matter.
    """
    assert body.hp is not None
    if damage <= 0:
        return body
    fresh = body.fresh or is_major(damage, hp_max)
    major = body.major or fresh
    left = max(0, body.hp - damage)
    kills = damage >= hp_max if house["instant_death"] == "reach" else damage > hp_max
    if kills or body.condition == "dead":
        return Body(left, True, "dead", fresh)
    if left == 0:
        return Body(0, major, "dying" if major else "unconscious", fresh)
    return Body(left, major, body.condition, fresh)


def suffered(dice: Dice, result: Result, before: int | None, body: Any, hp_max: int) -> None:
    """Put into a result what became of a body; exact odds have it as a distribution.

    ``before`` are its hit points before, which who takes the damage up again must know.
    """
    derive = dice.derive
    condition = derive(body, condition_of)
    result.details |= {
        "hp_before": before,
        "major_wound": derive(body, freshly),
        "dying": derive(condition, is_it, "dying"),
        "dead": derive(condition, is_it, "dead"),
    }
    result.state |= {
        "hp": derive(body, points_of), "hp_max": hp_max, "major_wound": derive(body, wounded),
        "condition": condition,
    }


def points_of(body: Body) -> int:
    """Give the hit points left."""
    return body.hp or 0


def condition_of(body: Body) -> str:
    """Give the condition."""
    return body.condition


def freshly(body: Body) -> bool:
    """Tell whether there is a major wound that was not there before."""
    return body.fresh


def wounded(body: Body) -> bool:
    """Tell whether there is a major wound."""
    return body.major


def is_it(condition: str, wanted: str) -> bool:
    """Tell whether a condition is this one."""
    return condition == wanted


def con_due(dice: Dice, result: Result) -> None:
    """Say that a major wound asks for CON."""
    result.notes.append(msg("A CON roll, or unconscious (COC-37)."))
    result.effects.append("con_roll_due")


def tell_wounds(
    dice: Dice, result: Result, body: Body, hp_max: int, hits: Sequence[int]
) -> None:
    """Say what became of a body that took these hits."""
    condition = body.condition
    dice.step(msg("Hit points left"), body.hp or 0, "COC-37")
    if body.fresh:
        dice.step(msg("Major wound: half of {most} or more", most=hp_max), max(hits), "COC-35")
        result.effects.append("major_wound")
        if condition != "dead":
            result.effects.append("prone")
    if condition != "conscious":
        result.effects.append(condition)
        dice.step(msg("Condition"), CONDITION_WORDS[condition], "COC-37")
    if condition == "dying":
        result.notes.append(
            msg("A CON roll at the end of the next round and of each one after (COC-37).")
        )
