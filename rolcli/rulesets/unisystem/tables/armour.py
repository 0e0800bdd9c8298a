"""Armour (UNX-76)."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.unisystem.armour import Armour

FRONT = N_("Protects from the front only.")
LIGHT = N_("Light encumbrance for its wearer.")
MEDIUM = N_("Medium encumbrance for its wearer.")
ARMOUR = (
    Armour("leather-jacket", "Leather Jacket", "Chaqueta de cuero", 2),
    Armour("class-i", "Class I Armor", "Blindaje de clase I", 10, aliases=("class 1",)),
    Armour("class-iia", "Class IIa Armor", "Blindaje de clase IIa", 15, aliases=("class 2a",)),
    Armour(
        "class-ii", "Class II Armor", "Blindaje de clase II", 19, "light",
        aliases=("class 2",), notes=(LIGHT,),
    ),
    Armour(
        "class-iiia", "Class IIIa Armor", "Blindaje de clase IIIa", 25, "medium",
        aliases=("class 3a",), notes=(MEDIUM,),
    ),
    Armour(
        "class-iii", "Class III Armor", "Blindaje de clase III", 30, "medium",
        aliases=("class 3",), notes=(MEDIUM,),
    ),
    Armour(
        "class-iv", "Class IV Armor", "Blindaje de clase IV", 40, "medium",
        aliases=("class 4",), notes=(MEDIUM,),
    ),
    Armour(
        "riot-shield", "Riot Shield", "Escudo antidisturbios", 25,
        front_only=True, marks="@", notes=(FRONT,),
    ),
)
ARMOURS = {row.id: row for row in ARMOUR}
