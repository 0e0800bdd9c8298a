"""Taking aim until the end of the round (UNX-09..12)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.d10 import TARGET, d10

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.equipment import Weapon
    from rolcli.rulesets.unisystem.order import Order

SCOPE = 2
"""What a scope adds to the aim roll, not to the attack (UNX-12, UNX-59)."""


def take_aim(
    dice: Dice, house: House, order: Order, weapon: Weapon | None, result: Result
) -> int:
    """Roll to aim and give what it adds to the attack, which is rolled as ever (UNX-11).

    A sniper rifle brings its scope (UNX-58).
    """
    if order.aim is None:
        if order.scope:
            raise UsageError(
                "scope_without_aim",
                msg("A scope helps to take aim, not to shoot."),
                hint=msg("Add --aim PERCEPTION."),
            )
        return 0
    scope = order.scope or (weapon is not None and weapon.scope)
    bonus = order.aim + order.skill
    if scope:
        bonus += SCOPE
        own = weapon is not None and weapon.scope
        dice.step(msg("Scope, for the aim roll"), f"+{SCOPE}", "UNX-58" if own else "UNX-12")
    added, total = dice.chance(aim_roll, bonus, house["rule_of_ten"] is True)
    if total is not None:
        result.details["aim_total"] = total
        result.details["aim_bonus"] = added
    result.details["scope"] = scope
    result.effects.append("acts_last")
    result.notes.append(msg("Aiming delays the attack to the end of the round."))
    dice.modifier("aim", added, "UNX-10")
    return added


def aim_roll(dice: Dice, bonus: int, ten: bool) -> tuple[int, int | None]:
    """Roll 1d10 + Perception + skill: +1 to the attack at 9, one more for every 2 above."""
    total = d10(dice, "aim", ten) + bonus
    dice.step(msg("Aim"), total, "UNX-09")
    added = 1 + (total - TARGET) // 2 if total >= TARGET else 0
    return added, None if dice.enumerating else total
