"""What follows from the characteristics and skills of a sheet of RyF."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.ryf.health import full_life
from rolcli.rulesets.sheet import Derivation

ALL_LIFE = Derivation(
    "RYF-48", N_("Físico x the setting pv_multiplier"), ("fisico",), full_life
)
LIFE = Derivation(
    "RYF-48", N_("all life points - wounds"), ("pv_max", "wounds"),
    lambda house, whole, wounds: whole - wounds,
)
DEFENCE = Derivation(
    "RYF-25", N_("Destreza + Esquivar + 5"), ("destreza", "esquivar"),
    lambda house, destreza, esquivar: destreza + esquivar + 5,
)
INITIATIVE = Derivation(
    "RYF-21", N_("Percepción + Reflejos"), ("percepcion", "reflejos"),
    lambda house, percepcion, reflejos: percepcion + reflejos,
)
WILL = Derivation(
    "", N_("Carisma + Inteligencia + 5"), ("carisma", "inteligencia"),
    lambda house, carisma, inteligencia: carisma + inteligencia + 5,
)
