"""One round on fire (UNX-73), or stop, drop and roll (UNX-74)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.conclusion import Taken, conclude
from rolcli.rulesets.unisystem.target import alight, burn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.target import Target


class Flames:
    """What flames do each round: an expression, and the Strength that it may ask for."""

    __slots__ = ("strength", "text")

    def __init__(self, text: str, strength: int | None = None) -> None:
        self.text = text
        self.strength = strength


def one_round(
    dice: Dice, house: House, target: Target, fire: Flames, put_out: bool, result: Result
) -> Result:
    """Roll one round on fire, or put it out."""
    flames = 0
    if put_out:
        result.effects.append("fire_out")
        dice.step(msg("Stop, drop and roll"), msg("the fire is out"), "UNX-74")
    else:
        flames = burn(dice, house, target, fire.text, fire.strength)
        alight(dice, target, result, fire.text)
    result.details |= {"raw": flames, "net": flames}
    taken = Taken("fire", "life", 1, target)
    return conclude(dice, result, taken, flames, [] if put_out else [flames])


def burns_nothing() -> UsageError:
    """Word fire where there is none."""
    return UsageError(
        "forbidden",
        msg("This sets nothing on fire."),
        hint=msg("Use a weapon of the incendiary table, or an expression."),
    )
