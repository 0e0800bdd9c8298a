"""What follows from the attributes of a sheet of Unisystem."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.sheet import Derivation

LIFE = Derivation(
    "UNI-P3", N_("4 x (Strength + Constitution) + 10"), ("strength", "constitution"),
    lambda house, strength, constitution: 4 * (strength + constitution) + 10,
)
ENDURANCE = Derivation(
    "", N_("3 x (Strength + Constitution + Willpower) + 5"),
    ("strength", "constitution", "willpower"), lambda house, *values: 3 * sum(values) + 5,
)
ESSENCE = Derivation(
    "", N_("the sum of the six attributes"),
    ("strength", "dexterity", "constitution", "intelligence", "perception", "willpower"),
    lambda house, *values: sum(values),
)
SPEED = Derivation(
    "", N_("2 x (Constitution + Dexterity)"), ("constitution", "dexterity"),
    lambda house, *values: 2 * sum(values),
)
