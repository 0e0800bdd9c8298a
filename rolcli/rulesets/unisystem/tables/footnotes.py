"""What the marks and brackets of the equipment tables say, in words of our own."""

from __future__ import annotations

from rolcli.messages import N_

ENDURANCE = N_("Takes Endurance Points rather than Life Points, as a rule.")
FLOOR = N_("With Strength 1 the multiplier would be 0: the least multiplier applies.")
D12 = N_("The only d12 of the tables.")
LESS_ONE = N_("One is taken off the die before it is multiplied: a 1 does nothing.")
NO_MULTIPLIER = N_("No multiplier is printed: it is 1.")
NO_DIE = N_("No die: once the Strength.")
CARRIED = N_("The number in brackets can only be how many are carried; it is kept as capacity.")
BUILT = N_("Made for one Strength: a weaker user cannot load it, a stronger one gains nothing.")
AP_NOTE = N_("Takes armour-piercing rounds only; the tables give these no effect of their own.")
LOADS = N_("Birdshot, buckshot or slug: +2, +1 or nothing to hit.")
FLECHETTES = N_("Each load also comes as armour-piercing flechettes, the slug as a hollow point.")
AUTOMATIC = N_("The automatic model holds 12 shells.")
NIGHT = N_("Has a scope, with night vision.")
CANNON = N_("Slug, high explosive or incendiary shells.")
ALIGHT = N_("An incendiary shell also burns as a Molotov does, and splashes those near.")
GUNSHOT = N_("Stands among the explosives, but is gunshot: armour counts in full.")
ZONES = N_("Damage at point blank, within the blast and from shrapnel; no radius is printed.")
HALF = N_("Armour counts half, except a sealed bomb suit.")
MODELS = N_("Two models: one holds 1, the other 12.")
FLASH = N_("No damage. Perception + 1d10 or blinded; deafened in any case: see the verb hazard.")
GAS = N_("No damage. Will + 1d10 to act in the cloud and two rounds after: see the verb hazard.")
SMOKE = N_("No damage. Hides what is in it, and may suffocate indoors.")
BURNS = N_("The first value is the hit, the second each round on fire, until stop, drop and roll.")
FLAMES = N_("Armour is no help against flames unless heat-proof, and may be destroyed.")
FRONT = N_("Protects from the front only.")
LIGHT = N_("Light encumbrance for its wearer.")
MEDIUM = N_("Medium encumbrance for its wearer.")
