"""The verb life: Life Points from Strength and Constitution."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.result import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.options import Constitution, LifeStrength


def life(dice: Dice, house: House, strength: LifeStrength, constitution: Constitution) -> Result:
    """Work out Life Points as published: 4 x (Strength + Constitution) + 10 (UNI-P3)."""
    result = Result("life")
    points = 4 * (strength + constitution) + 10
    dice.modifier("strength", strength, "UNI-P3")
    dice.modifier("constitution", constitution, "UNI-P3")
    dice.step(msg("4 x (Strength + Constitution) + 10"), points, "UNI-P3")
    result.total = points
    result.details["life"] = points
    result.notes.append(msg("A published rule: the documents of this game do not give it."))
    result.headline = msg("{points} Life Points", points=points)
    return result
