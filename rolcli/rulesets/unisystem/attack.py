"""The verb attack of the core rules."""

from __future__ import annotations

from rolcli.rulesets.unisystem.asks import Attack
from rolcli.rulesets.unisystem.resolve import resolve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House


def attack(dice: Dice, house: House, ask: Attack) -> Result:
    """Attack hand to hand or at range (UNI-15, UNI-16, UNI-22).

    Without weapon or damage it ends at the hit. Raise UsageError for what the rules
    do not allow together.
    """
    return resolve(dice, house, ask)
