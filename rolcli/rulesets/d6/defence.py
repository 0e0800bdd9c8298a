"""Which defence serves against which attack, and what it does to the difficulty."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import N_, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

SERVES = {
    "dodge": ("firearm", "grenade"),  # D6-56, D6-67, D6-73, D6-76
    "armed_parry": ("armed", "unarmed"),  # D6-64, D6-66
    "unarmed_parry": ("unarmed",),  # D6-65
}
"""Defence -> the kinds of attack that it meets."""

WHY_NOT = {
    "dodge": N_("A dodge does not affect hand-to-hand attacks (D6-67)."),
    "armed_parry": N_("A parry only meets hand-to-hand attacks (D6-64)."),
    "unarmed_parry": N_("A parry without a weapon only meets unarmed attacks (D6-65)."),
}
INSTEAD = {
    "dodge": N_("Against a blow there are --parry and, if it is unarmed, --parry-unarmed."),
    "armed_parry": N_("Against shots and grenades there is --dodge."),
    "unarmed_parry": N_("Against a weapon there is --parry, against shots --dodge."),
}

RULES = {"dodge": "D6-57", "armed_parry": "D6-66", "unarmed_parry": "D6-65"}


def choose(
    kind: str,
    dodge: str | None,
    dodge_total: int | None,
    parry: str | None,
    parry_unarmed: str | None,
) -> tuple[str | None, str | None]:
    """Give the defence and its code (None for a dodge rolled before), or no defence.

    Who has no weapon parries without one, who has one either way (D6-63). Raise
    UsageError for two defences at once or one that does not meet the attack.
    """
    given = [
        (name, code)
        for name, code, there in (
            ("dodge", dodge, dodge is not None),
            ("dodge", None, dodge_total is not None),
            ("armed_parry", parry, parry is not None),
            ("unarmed_parry", parry_unarmed, parry_unarmed is not None),
        )
        if there
    ]
    if not given:
        return None, None
    if len(given) > 1:
        raise UsageError(
            "two_defences",
            msg("More than one defence is given."),
            hint=msg("One roll meets the attack: a dodge, or one of the parries."),
        )
    defence, code = given[0]
    if kind not in SERVES[defence]:
        raise UsageError(
            "defence_does_not_serve", msg(WHY_NOT[defence]), hint=msg(INSTEAD[defence])
        )
    return defence, code


def raised(dice: Dice, house: House, base: int, defence: str, total: int) -> int:
    """Give the difficulty after a defence, which is added to it or takes its place (D6-57)."""
    rule = RULES[defence]
    if house["dodge"] == "replace":
        dice.step(msg("The defence takes the place of the difficulty"), total, rule)
        return total
    dice.step(msg("Difficulty with the defence"), base + total, rule)
    return base + total
