"""The die of Unisystem, and what a total must reach."""

from __future__ import annotations

from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

TARGET = 9
"""What a total must reach (UNI-02, UNI-03)."""
COUNTS = {10: (0, 0, 0, 0, 0, 1, 2, 3, 4, 5), 1: (5, 3, 2, 1, 0, 0, 0, 0, 0, 0)}
"""What the faces after a 10 add, and what those after a 1 take off (UNI-P1)."""


def d10(dice: Dice, what: str, house: House) -> int:
    """Roll the d10; by the setting with the published Rule of Ten and Rule of One (UNI-P1).

    By default a 10 and a 1 are plain numbers (UNI-01).
    """
    face = dice.die(10, what)
    if 1 < face < 10 or house["rule_of_ten"] is not True:
        return face
    if face == 10:
        value = 10 + dice.run_on(rolled_on, what, 10)
        dice.step(msg("The 10 is rolled on"), value, "UNI-P1")
        return value
    value = -dice.run_on(rolled_on, what, 1) or 1
    dice.step(msg("The 1 is rolled on"), value, "UNI-P1")
    return value


def rolled_on(dice: Dice, what: str, again: int) -> tuple[int, bool]:
    """Roll on once: how much the die counts, and whether ``again`` showed and it goes on."""
    face = dice.die(10, what)
    return COUNTS[again][face - 1], face == again
