"""The verb life: Life Points from Strength and Constitution."""

from __future__ import annotations

from rolcli.declare import Ask, Whole
from rolcli.messages import N_, msg, nmsg
from rolcli.result import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House


class Life(Ask):
    """What the verb life asks."""

    strength = Whole(
        N_("Strength."), positional=True, rule="UNI-P3", es="fuerza", sheet="strength"
    )
    constitution = Whole(
        N_("Constitution."), positional=True, rule="UNI-P3", es="constitución",
        sheet="constitution",
    )


def life(dice: Dice, house: House, ask: Life) -> Result:
    """Work out Life Points as published: 4 x (Strength + Constitution) + 10 (UNI-P3)."""
    result = Result("life")
    points = 4 * (ask.strength + ask.constitution) + 10
    dice.modifier("strength", ask.strength, "UNI-P3")
    dice.modifier("constitution", ask.constitution, "UNI-P3")
    dice.step(msg("4 x (Strength + Constitution) + 10"), points, "UNI-P3")
    result.total = points
    result.details["life"] = points
    result.headline = nmsg("{n} Life Point (published)", "{n} Life Points (published)", points)
    return result
