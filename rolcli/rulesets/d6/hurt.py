"""Damage against the victim's Strength: what both roll, by their scale (D6-P4), and the wound."""

from __future__ import annotations

from rolcli.declare import Ask, Flag, Needs, Text, Under, Word
from rolcli.messages import N_, msg
from rolcli.rulesets.by_value import ByValue
from rolcli.rulesets.d6.codes import doubled, static, throw
from rolcli.rulesets.d6.tables import SCALE_DICE, SCALES, WOUNDS
from rolcli.rulesets.d6.wounds import called, limits_of, severities, severity_rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.codes import Code
    from rolcli.rulesets.frame import House


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


class Victim(Ask):
    """Whom the damage meets."""

    HEADING = N_("The target")

    strength = Text(
        N_("The victim's Strength, never modified."),
        "code", default=None, rule="D6-41", es="fortaleza", sheet="strength", of="target",
    )
    state = Word(
        N_("The victim's state before the hit (healthy)."), WOUNDS,
        default="healthy", rule="D6-49", es="estado", sheet="wound", of="target",
    )
    target_force_point = Flag(
        N_("The target spends a Force point this round: its codes are doubled."),
        rule="D6-P1", es="punto-de-fuerza-objetivo", of="target",
    )

    APART: ClassVar[tuple[str, ...]] = ("strength",)  # what results call so is what was rolled
    UNDER: ClassVar[tuple[Under, ...]] = (
        Under("target_force_point", "force_points", "on", rule="D6-P1"),
        Under(("state", "wounded_twice"), "wounds", "difference", rule="D6-P5"),
    )


class Blow(ByValue):
    """What meets whom: a damage code, or damage known before, and the victim's Strength.

    ``rule`` is that of the damage code.
    """

    __slots__ = ("code", "given", "rule", "strength")
    code: Code | None
    given: int | None
    rule: str
    strength: Code | None


class Harm(ByValue):
    """How badly it hurts, and the totals as they fell, where they are told."""

    __slots__ = ("dealt", "resisted", "severity")
    dealt: int | None
    resisted: int | None
    severity: str


def strength_of(dice: Dice, code: Code, ask: Victim, scale: int) -> Code:
    """Give the Strength that resists: doubled by a Force point, grown by its scale."""
    if ask.target_force_point:
        code = doubled(dice, code)
    return grown(dice, code, scale, "scale_strength")


def hurt(dice: Dice, house: House, blow: Blow) -> Harm:
    """Roll damage (D6-40) unless it is given, and Strength (D6-41); compare them.

    The Strength roll is no action, and nothing modifies it (D6-55).
    """
    if blow.code is None:
        assert blow.given is not None
        dealt = blow.given
        dice.step(msg("Damage rolled before"), dealt, "D6-40")
    else:
        dealt = throw(dice, house, blow.code, "damage")
        dice.step(msg("Damage {code}", code=str(blow.code)), dealt, blow.rule)
    limits = limits_of(house, dealt)
    if house["static"] == "x3":
        place, resisted = dice.reach(limits, static, blow.strength)
    else:
        place, resisted = dice.reach(limits, throw, house, blow.strength, "strength")
    severity = severities(house)[place]
    dice.tell(resists, house, blow, dealt, resisted, severity)
    return Harm(dice.seen(dealt), resisted, severity)


def resists(
    dice: Dice, house: House, blow: Blow, dealt: int, resisted: int, severity: str
) -> None:
    """Tell the Strength against the damage and what comes of it."""
    rule = "D6-P7" if house["static"] == "x3" else "D6-41"
    dice.step(msg("Strength against it"), resisted, rule)
    dice.step(msg("Strength is never modified"), str(blow.strength), "D6-55")
    dice.step(
        msg("Damage {damage} against Strength {strength}", damage=dealt, strength=resisted),
        called(severity),
        severity_rule(house, severity),
    )
