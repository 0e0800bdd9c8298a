"""What follows from the characteristics of a sheet of d100 horror."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.coc7.builds import movement, row
from rolcli.rulesets.sheet import Derivation


def build(strength: int, size: int, place: int) -> str | int:
    """Look up the damage bonus (``place`` 0) or the Build (1) of STR and SIZ (COC-25)."""
    return row(strength + size)[place]


HIT_POINTS = Derivation(
    "COC-P16", N_("(CON + SIZ) / 10"), ("con", "siz"), lambda house, con, siz: (con + siz) // 10
)
MAGIC_POINTS = Derivation("COC-P16", N_("POW / 5"), ("pow",), lambda house, power: power // 5)
MOST_SANITY = Derivation(
    "COC-P14", N_("99 - Cthulhu Mythos"), ("cthulhu_mythos",),
    lambda house, mythos: max(0, 99 - mythos),
)
SANITY = Derivation("COC-P16", N_("POW"), ("pow",), lambda house, power: power)
MOVEMENT = Derivation("COC-P16", N_("by STR, DEX and SIZ"), ("str", "siz", "dex"),
                      lambda house, *values: movement(*values))
DAMAGE_BONUS = Derivation("COC-25", N_("by STR + SIZ"), ("str", "siz"),
                          lambda house, strength, size: build(strength, size, 0))
BUILD = Derivation("COC-25", N_("by STR + SIZ"), ("str", "siz"),
                   lambda house, strength, size: build(strength, size, 1))
DODGE = Derivation("COC-P16", N_("DEX / 2"), ("dex",), lambda house, dexterity: dexterity // 2)
OWN_LANGUAGE = Derivation("COC-P16", N_("EDU"), ("edu",), lambda house, education: education)
