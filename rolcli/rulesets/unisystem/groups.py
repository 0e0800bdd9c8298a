"""What makes a roll of Unisystem easier or harder: its parameters, and what they add."""

from __future__ import annotations

from rolcli.declare import Ask, Whole, Word
from rolcli.messages import N_, msg
from rolcli.rulesets.unisystem.tables import BURDENS, DIFFICULTIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice

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


class Modified(Ask):
    """What makes a roll easier or harder."""

    HEADING = N_("The roll")

    mod = Whole(N_("Added to the total."), default=0, rule="UNI-05", es="modificador")
    difficulty = Word(
        N_("A published name for a modifier, from easy (+5) to near-impossible (-10)."),
        DIFFICULTIES, default=None, rule="UNI-P7", es="dificultad",
    )


class Burdened(Ask):
    """What the character carries."""

    HEADING = N_("The roll")

    encumbrance = Word(
        N_("What the character carries, where it lowers the skill (melee, Stealth, Speed)."),
        BURDENS, default=None, rule="UNX-78", es="carga",
    )


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
