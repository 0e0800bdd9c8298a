"""What a hit does to hit points: major wounds, dying, death (COC-35..37)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg, nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

    Body = tuple[int | None, bool, str]

CONDITIONS: dict[str, Message] = {
    "conscious": msg("conscious"),
    "unconscious": msg("unconscious"),
    "stabilised": msg("stabilised"),
    "dying": msg("dying"),
    "dead": msg("dead"),
}


def body_of(hp: int | None, hp_max: int | None) -> Body:
    """Make the body hit: (hit points, has a major wound, condition).

    With the maximum alone nothing was lost before; without either only damage counts.
    """
    if hp is not None and hp_max is None:
        raise UsageError(
            "hp_without_max",
            msg("A major wound is half of the maximum of hit points (COC-35)."),
            hint=msg("Give the maximum with --hp-max."),
        )
    if hp is not None and hp_max is not None and hp > hp_max:
        raise UsageError(
            "hp_over_max",
            msg("{hp} hit points are more than the maximum of {most}.", hp=hp, most=hp_max),
            hint=msg("--hp is what is left now, --hp-max the maximum."),
        )
    return (hp_max if hp is None else hp), False, "conscious"


def left(hp: int) -> Message:
    """Word the hit points left."""
    return nmsg("{n} hit point left", "{n} hit points left", hp)


def is_major(damage: int, hp_max: int) -> bool:
    """Tell whether one hit is a major wound: half the maximum or more (COC-35, COC-36)."""
    return damage > 0 and 2 * damage >= hp_max


def wound(house: House, body: Body, hp_max: int, damage: int) -> Body:
    """Take the damage of one hit off (COC-37).

    More than the maximum in one blow kills, which is seen first (D16). Hit
    points never go below 0; at 0 a body with a major wound is dying, one
    without is only unconscious. The order of several hits does not matter.
    """
    hp, major, condition = body
    assert hp is not None
    if damage <= 0:
        return body
    major = major or is_major(damage, hp_max)
    left = max(0, hp - damage)
    kills = damage >= hp_max if house["instant_death"] == "reach" else damage > hp_max
    if kills or condition == "dead":
        return left, True, "dead"
    if left == 0:
        return 0, major, "dying" if major else "unconscious"
    return left, major, condition


def suffered(
    dice: Dice, result: Result, before: int | None, body: Body, hp_max: int, worst: int
) -> None:
    """Put into a result what became of a body; ``worst`` is the heaviest single hit.

    ``before`` are its hit points before, which who takes the damage up again must know.
    """
    hp, major, condition = body
    fresh = is_major(worst, hp_max)
    result.details |= {
        "hp_before": before, "major_wound": fresh, "dying": condition == "dying",
        "dead": condition == "dead",
    }  # fmt: skip
    result.state |= {"hp": hp, "hp_max": hp_max, "major_wound": major, "condition": condition}
    dice.step(msg("Hit points left"), hp or 0, "COC-37")
    if fresh:
        dice.step(msg("Major wound: half of {most} or more", most=hp_max), worst, "COC-35")
        result.effects.append("major_wound")
        if condition != "dead":
            result.effects.append("prone")
    if condition != "conscious":
        result.effects.append(condition)
        dice.step(msg("Condition"), CONDITIONS[condition], "COC-37")
    if condition == "dying":
        result.notes.append(
            msg("Dying: a CON roll at the end of the next round and of each one after (COC-37).")
        )
