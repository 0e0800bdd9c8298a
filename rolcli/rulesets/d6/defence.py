"""Which defence serves against which attack, and what it does to the difficulty."""

from __future__ import annotations

from rolcli.declare import Ask, Excludes, Flag, Needs, OneOf, Text, Whole
from rolcli.messages import N_, msg
from rolcli.rulesets.d6.codes import Code, read_code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

RULES = {"dodge": "D6-57", "armed_parry": "D6-66", "unarmed_parry": "D6-65"}


class Defended(Ask):
    """What meets the attack: a dodge or one of the parries.

    A dodge meets shots and grenades (D6-56, D6-73, D6-76), not blows (D6-67). A parry
    meets blows alone (D6-64), without a weapon only those without one (D6-65). Who has no
    weapon parries without one, who has one either way (D6-63).
    """

    HEADING = N_("The defence")

    dodge = Text(
        N_("The target's dodge against shots and grenades, as it stands when rolled."),
        "code", default=None, rule="D6-56", es="esquiva", of="target",
    )
    dodge_total = Whole(
        N_("A dodge already rolled in this segment."),
        default=None, least=0, most=1_000_000, rule="D6-58", es="esquiva-total", of="target",
    )
    full_dodge = Flag(
        N_("A full dodge, for the whole round: added to the difficulty in any case."),
        rule="D6-P9", es="esquiva-completa", of="target",
    )
    parry = Text(
        N_("The target's parry with a weapon, against any blow."),
        "code", default=None, rule="D6-66", es="parada", of="target",
    )
    parry_unarmed = Text(
        N_("The target's parry without a weapon, against unarmed blows."),
        "code", default=None, rule="D6-65", es="parada-sin-armas", of="target",
    )

    ONE_OF: ClassVar[tuple[OneOf, ...]] = (
        OneOf("dodge", "dodge_total", "parry", "parry_unarmed", optional=True, rule="D6-63"),
    )
    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("full_dodge", "dodge", "dodge_total", rule="D6-P9"),
        Needs("parry_unarmed", "unarmed", rule="D6-65"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("dodge", "difficulty", rule="D6-67"),
        Excludes("dodge_total", "difficulty", rule="D6-67"),
        Excludes("parry", "range", "distance", rule="D6-64"),
        Excludes("parry_unarmed", "range", "distance", rule="D6-64"),
    )


def defence_of(ask: Defended) -> str | None:
    """Name the defence, or None."""
    if ask.dodge is not None or ask.dodge_total is not None:
        return "dodge"
    if ask.parry is not None:
        return "armed_parry"
    return "unarmed_parry" if ask.parry_unarmed is not None else None


def guard_of(ask: Defended, normalise: bool) -> Code | None:
    """Read the code of the defence; None for none, and for a dodge rolled before."""
    for text in (ask.dodge, ask.parry, ask.parry_unarmed):
        if text is not None:
            return read_code(text, normalise)
    return None


def raised(dice: Dice, house: House, base: int, defence: str, total: int, full: bool) -> int:
    """Give the difficulty after a defence, which is added to it or takes its place (D6-57).

    A ``full`` dodge is added in any case (D6-P9).
    """
    rule = RULES[defence]
    if house["dodge"] == "replace" and not full:
        dice.step(msg("The defence takes the place of the difficulty"), total, rule)
        return total
    rule = "D6-P9" if full and house["dodge"] == "replace" else rule
    dice.step(msg("Difficulty with the defence"), base + total, rule)
    return base + total
