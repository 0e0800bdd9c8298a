"""Taking aim until the end of the round (UNX-09..12)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem.d10 import TARGET, d10

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.asks import Attack
    from rolcli.rulesets.unisystem.attempt import Attempt
    from rolcli.rulesets.unisystem.record import Record

SCOPE = 2
"""What a scope adds to the aim roll, not to the attack (UNX-12, UNX-59)."""


def aiming(dice: Dice, ask: Attack, attempt: Attempt) -> int | None:
    """Give what is added to the d10 of taking aim, or None; the attack is rolled as ever (UNX-11).

    A sniper rifle brings its scope (UNX-58).
    """
    if ask.aim is None:
        return None
    weapon = attempt.means.weapon
    bonus = ask.aim + ask.skill
    dice.step(msg("Perception and skill, for the aim roll"), bonus, "UNX-09")
    own = weapon is not None and weapon.scope
    if ask.scope or own:
        bonus += SCOPE
        dice.step(msg("Scope, for the aim roll"), f"+{SCOPE}", "UNX-58" if own else "UNX-12")
    attempt.details["scope"] = ask.scope or own
    attempt.effects.append("acts_last")
    dice.step(msg("Aiming delays the attack"), msg("to the end of the round"), "UNX-09")
    return bonus


def take_aim(dice: Dice, house: House, bonus: int, record: Record) -> int:
    """Roll 1d10 + Perception + skill: +1 to the attack at 9, one more for every 2 above (UNX-10).
    """
    total = d10(dice, "aim", house) + bonus
    dice.step(msg("Aim"), total, "UNX-09")
    added = 1 + (total - TARGET) // 2 if total >= TARGET else 0
    dice.step(msg("Added to the attack by aiming"), f"+{added}", "UNX-10")
    dice.tell(record.aimed, total, added)
    return added
