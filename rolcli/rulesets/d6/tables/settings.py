"""The house rules of the D6 System."""

from __future__ import annotations

from rolcli.declare.game import Setting
from rolcli.messages import N_

SETTINGS = {
    "wild_die": Setting(
        "off",
        "D6-P10",
        N_(
            "One die of every code is wild: a 6 is added and thrown again; a first 1 takes "
            "itself and the highest other die away, or counts and brings a complication."
        ),
        values={"off": (), "drop_highest": ("quitar_mayor",), "complication": ("complicación",)},
    ),
    "minimum_dice": Setting(
        "0",
        "D6-83",
        N_("What is left of a code that loses all its dice: nothing, or 1D without pips."),
        values=("0", "1"),
    ),
    "dodge": Setting(
        "add",
        "D6-57",
        N_("A dodge or parry is added to the difficulty, or takes its place."),
        values={"add": ("sumar", "suma"), "replace": ("sustituir", "sustituye")},
    ),
    "mortal_again": Setting(
        "stays",
        "D6-52",
        N_(
            "Somebody mortally wounded who is incapacitated or worse again stays so, "
            "or is killed (second edition)."
        ),
        values={"stays": ("sigue",), "killed": ("muere",)},
    ),
    "death_count_start": Setting(
        "0",
        "D6-54",
        N_("The count of rounds at the moment of the mortal wound."),
        values=("0", "1"),
    ),
    "force_points": Setting(
        "off",
        "D6-P1",
        N_("Published: a Force point doubles all skill and attribute codes for a round."),
        values=("off", "on"),
        published="on",
    ),
    "character_points": Setting(
        "off",
        "D6-P2",
        N_("Published: character points add dice that explode, at most two to a roll."),
        values=("off", "on"),
        published="on",
    ),
    "specialisations": Setting(
        "off",
        "D6-P3",
        N_("Published: a pip of a specialisation costs half the number before the D."),
        values=("off", "on"),
        published="on",
    ),
    "scale": Setting(
        "off",
        "D6-P4",
        N_("Published: a difference of scale adds dice to one side's codes."),
        values={"off": (), "modifiers": ("modificadores",)},
        published="modifiers",
    ),
    "wounds": Setting(
        "ratio",
        "D6-P5",
        N_("A wound goes by the ratio of damage to Strength, or by their difference."),
        values={"ratio": ("proporción", "razón"), "difference": ("diferencia",)},
    ),
    "static": Setting(
        "off",
        "D6-P7",
        N_("Published: 3 for each die and the pips stand for rolls of dodge and Strength."),
        values={"off": (), "x3": ("por_3",)},
    ),
    "book": Setting(
        "house",
        "D6-P1",
        N_("The document alone, or the published options too, for whoever asks for them."),
        values=("house", "published"),
    ),
}
