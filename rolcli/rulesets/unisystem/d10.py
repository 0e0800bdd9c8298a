"""The die of Unisystem, what is added to it from outside, and what a total must reach."""

from __future__ import annotations

from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.groups import Modified

TARGET = 9
"""What a total must reach (UNI-02, UNI-03)."""

COUNTS = {10: (0, 0, 0, 0, 0, 1, 2, 3, 4, 5), 1: (5, 3, 2, 1, 0, 0, 0, 0, 0, 0)}
"""What the faces after a 10 add, and what those after a 1 take off (UNI-P1)."""
BURDEN = {"light": (-1, "UNX-78"), "medium": (-2, "UNX-79"), "heavy": (-4, "UNX-80")}
"""What carrying takes off Stealth, Speed, Brawling, Martial Arts and Melee Weapons."""
MODIFIERS = {
    "easy": 5,
    "moderate": 3,
    "average": 1,
    "challenging": 0,
    "difficult": -1,
    "very_difficult": -3,
    "heroic": -6,
    "near_impossible": -10,
}
"""Published names of modifiers, each with the mild end of its range (UNI-P7)."""


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


def modified(dice: Dice, ask: Modified) -> int:
    """Record what makes a roll easier or harder; the target stays as it is (UNI-05).

    A drama point is such a modifier too: it has no name of its own (UNI-P6).
    """
    more = ask.mod
    if ask.mod:
        dice.modifier("modifier", ask.mod, "UNI-05")
    if ask.difficulty is not None:
        value = MODIFIERS[ask.difficulty]
        dice.modifier(ask.difficulty, value, "UNI-P7")
        dice.step(msg("Named modifier, published"), f"{value:+d}", "UNI-P7")
        more += value
    return more


def burden(dice: Dice, encumbrance: str | None) -> int:
    """Record what carrying takes off the skill; it may make it negative (UNX-78..80)."""
    if encumbrance is None:
        return 0
    value, rule = BURDEN[encumbrance]
    dice.modifier(f"{encumbrance}_encumbrance", value, rule)
    return value
