"""How the target defends itself: by dodging or by parrying, or not at all."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.d10 import TARGET, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House

    Defence = tuple[str, int]
    """Dodge or parry, and the bonus that is added to its d10."""

PARRY_RULES = {"weapon": "UNI-17", "martial_arts": "UNI-18", "brawling": "UNI-18"}


def read_defence(
    house: House,
    dodge: int | None,
    parry: int | None,
    parry_with: str | None,
    dodges: int | None,
    melee: bool,
    unarmed: bool,
    prone: bool,
    effects: list[str],
    notes: list[Message],
) -> Defence | None:
    """Settle the target's defence, or raise UsageError where the rules allow none.

    Anyone may dodge, with Dexterity alone for want of the skill (UNI-19,
    UNI-20). Only blows are parried (UNI-15, UNI-17); Martial Arts parry a weapon
    with bare hands, Brawling only an unarmed blow (UNI-18). Who is on the
    ground does not dodge (UNX-46).
    """
    if prone:
        effects += ["cannot_dodge", "cannot_fire_back"]
    if dodges is not None and dodge is None:
        raise UsageError(
            "dodges_without_dodge",
            msg("The number of dodges means nothing without a dodge."),
            hint=msg("Give --dodge BONUS too."),
        )
    if parry is None:
        if parry_with is not None:
            raise UsageError(
                "parry_with_without_parry",
                msg("Nothing is parried."),
                hint=msg("Give --parry BONUS too."),
            )
        if dodge is None:
            return None
        if prone:
            raise UsageError(
                "prone_dodge",
                msg("A target on the ground cannot dodge (UNX-46)."),
                hint=msg("Leave out --dodge or --prone."),
            )
        if not melee and house["dodge_ranged_cost"] == "no-fire-back":
            effects.append("no_fire_back")
            notes.append(
                msg("Who dodges a shot does not fire back, or with Acrobatics only a handgun.")
            )
        return ("dodge", dodge + dodge_penalty(house, dodges))
    if dodge is not None:
        raise UsageError(
            "dodge_and_parry",
            msg("A blow is either dodged or parried."),
            hint=msg("Leave out --dodge or --parry."),
        )
    if not melee:
        raise UsageError(
            "parried_shot",
            msg("Only blows are parried, not shots."),
            hint=msg("Use --dodge."),
        )
    if parry_with == "brawling" and not unarmed:
        raise UsageError(
            "brawling_parry",
            msg("Brawling cannot parry a weapon with bare hands (UNI-18)."),
            hint=msg("Use --parry-with martial-arts, --unarmed for a bare blow, or --dodge."),
        )
    return ("parry", parry)


def dodge_penalty(house: House, dodges: int | None) -> int:
    """Give what each dodge beyond one takes off all of them, as attacks do (UNX-08)."""
    return number(house, "action_penalty") * ((dodges or 1) - 1)


def defence_rule(house: House, defence: Defence, parry_with: str | None) -> str:
    """Give the rule that a defence is rolled by."""
    if defence[0] == "dodge":
        return "UNX-04" if house.ruleset == "unisystem-combat" else "UNI-19"
    return PARRY_RULES[parry_with or "weapon"]


def needed(house: House, guard: int | None) -> int:
    """Give the total that an attack needs against a defence total, or None for no defence.

    An attack is a task and needs 9 (UNX-03, a setting where it is resisted); the
    better total wins (UNI-21), so the defender must roll better (UNX-04), unless
    the setting gives ties to the defender.
    """
    if guard is None:
        return TARGET
    beat = guard if house["tie"] == "attacker" else guard + 1
    return max(TARGET, beat) if house["attack_needs_nine"] else beat
