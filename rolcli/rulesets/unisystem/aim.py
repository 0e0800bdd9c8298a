"""Taking aim until the end of the round (UNX-09..12)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.d10 import TARGET, d10

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.unisystem.items import Weapon
    from rolcli.rulesets.unisystem.order import Order

SCOPE = 2
"""What a scope adds to the aim roll, not to the attack (UNX-12, UNX-59)."""


def aiming(dice: Dice, order: Order, weapon: Weapon | None, result: Result) -> int | None:
    """Give what is added to the d10 of taking aim, or None; the attack is rolled as ever (UNX-11).

    A sniper rifle brings its scope (UNX-58).
    """
    if order.aim is None:
        if order.scope:
            raise UsageError(
                "scope_without_aim",
                msg("A scope helps to take aim, not to shoot."),
                hint=msg("Add --aim PERCEPTION."),
            )
        return None
    bonus = order.aim + order.skill
    dice.step(msg("Perception and skill, for the aim roll"), bonus, "UNX-09")
    own = weapon is not None and weapon.scope
    if order.scope or own:
        bonus += SCOPE
        dice.step(msg("Scope, for the aim roll"), f"+{SCOPE}", "UNX-58" if own else "UNX-12")
    result.details["scope"] = order.scope or own
    result.effects.append("acts_last")
    result.notes.append(msg("Aiming delays the attack to the end of the round."))
    return bonus


def aim_roll(dice: Dice, bonus: int, ten: bool) -> tuple[int, int | None]:
    """Roll 1d10 + Perception + skill: +1 to the attack at 9, one more for every 2 above."""
    total = d10(dice, "aim", ten) + bonus
    dice.step(msg("Aim"), total, "UNX-09")
    added = 1 + (total - TARGET) // 2 if total >= TARGET else 0
    return added, None if dice.enumerating else total
