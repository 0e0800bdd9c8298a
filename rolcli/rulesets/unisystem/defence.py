"""How the target defends itself: by dodging or by parrying."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.volley import Defence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.asks import Attack
    from rolcli.rulesets.unisystem.means import Attempt
    from rolcli.rulesets.unisystem.volley import Fire

    Fires = tuple["Fire", ...]

PARRY_RULES = {"weapon": "UNI-17", "martial_arts": "UNI-18", "brawling": "UNI-18"}


def settled(dice: Dice, house: House, ask: Attack, attempt: Attempt) -> Defence:
    """Settle a dodge or a parry, or raise UsageError where the rules allow none.

    Anyone may dodge, with Dexterity alone for want of the skill (UNI-19,
    UNI-20). Only blows are parried (UNI-15, UNI-17); Martial Arts parry a weapon
    with bare hands, Brawling only an unarmed blow (UNI-18). Who is on the
    ground does not dodge (UNX-46).
    """
    if ask.parry is not None:
        return parry(ask, attempt)
    assert ask.dodge is not None  # whoever defends does one of them
    if not attempt.melee and house["dodge_ranged_cost"] == "no-fire-back":
        attempt.effects.append("no_fire_back")
        attempt.notes.append(
            msg("Who dodges a shot does not fire back, or with Acrobatics only a handgun.")
        )
    penalty = house.number("action_penalty") * ((ask.dodges or 1) - 1)
    if penalty:  # each dodge beyond one, as each attack beyond one (UNX-08)
        attempt.details["dodge_penalty"] = penalty
        dice.step(msg("Each of {n} dodges", n=ask.dodges), penalty, "UNX-08")
    rule = "UNX-04" if house.ruleset == "unisystem-combat" else "UNI-19"
    return Defence("dodge", ask.dodge + penalty, rule)


def parry(ask: Attack, attempt: Attempt) -> Defence:
    """Settle a parry."""
    assert ask.parry is not None  # whoever asks for it has one
    if not attempt.melee:
        raise UsageError(
            "forbidden",
            msg("Only blows are parried, not shots (UNI-17)."),
            hint=msg("Use --dodge."),
        )
    if ask.parry_with == "brawling" and not attempt.unarmed:
        raise UsageError(
            "forbidden",
            msg("Brawling cannot parry a weapon with bare hands (UNI-18)."),
            hint=msg("Use --parry-with martial-arts, --unarmed for a bare blow, or --dodge."),
        )
    return Defence("parry", ask.parry, PARRY_RULES[ask.parry_with or "weapon"])
