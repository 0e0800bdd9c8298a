"""The house rules of the D6 System."""

from __future__ import annotations

from rolcli.declare.game import Setting
from rolcli.messages import N_

SETTINGS = {
    "wild_die": Setting(
        "off",
        "D6-P1",
        N_(
            "One die of every code is wild: a 6 is added and thrown again; a first 1 takes "
            "itself and the highest other die away, or counts and brings a complication."
        ),
        values=("off", "drop_highest", "complication"),
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
        values=("add", "replace"),
    ),
    "mortal_again": Setting(
        "stays",
        "D6-52",
        N_(
            "Somebody mortally wounded who is incapacitated or worse again stays so, "
            "or is killed (second edition)."
        ),
        values=("stays", "killed"),
    ),
    "death_count_start": Setting(
        "0",
        "D6-54",
        N_("The count of rounds at the moment of the mortal wound."),
        values=("0", "1"),
    ),
}
