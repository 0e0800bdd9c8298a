"""Scale: what the sizes of attacker and target add to whose code (D6-P4)."""

from __future__ import annotations

from rolcli.declare import Ask, Needs, Under, Word
from rolcli.messages import N_
from rolcli.rulesets.d6.tables.words import SCALE_DICE, SCALES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.codes import Code


class Scaled(Ask):
    """The sizes of attacker and target."""

    HEADING = N_("Scale")

    scale = Word(
        N_("The attacker's scale."), SCALES, default=None, rule="D6-P4", es="escala"
    )
    target_scale = Word(
        N_("The target's scale."), SCALES, default=None, rule="D6-P4", es="escala-objetivo"
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("scale", "target_scale", rule="D6-P4"),
        Needs("target_scale", "scale", rule="D6-P4"),
    )
    UNDER: ClassVar[tuple[Under, ...]] = (
        Under("scale", "scale", "modifiers", rule="D6-P4"),
        Under("target_scale", "scale", "modifiers", rule="D6-P4"),
    )


class Scale:
    """What a difference of scale adds, in dice, to attack, defence, damage and Strength."""

    __slots__ = ("attack", "damage", "defence", "strength")

    def __init__(self, difference: int) -> None:
        """A smaller attacker has a positive ``difference``, a larger one a negative."""
        self.attack = self.strength = max(difference, 0)
        self.defence = self.damage = max(-difference, 0)


def scale_of(ask: Scaled) -> Scale:
    """Give what the scales of a call add; nothing where none are given."""
    if ask.scale is None or ask.target_scale is None:
        return Scale(0)
    return Scale(SCALE_DICE[ask.target_scale] - SCALE_DICE[ask.scale])


def grown(dice: Dice, code: Code, added: int, name: str) -> Code:
    """Add the dice of a scale to a code, and record them under a name."""
    if not added:
        return code
    dice.modifier(name, added, "D6-P4", "D")
    return type(code)(code.dice + added, code.pips)
