"""Weapons to shoot and throw (UNX-49)."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.unisystem.items import Weapon

FLOOR = N_("With Strength 1 the multiplier would be 0: the least multiplier applies.")
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
BULLETS = ("bullet", "hollowpoint", "ap")
BELT = ("bullet", "ap")
AP_ONLY = ("ap",)
"""Bullets sold for a weapon; the 5.7 mm takes only these (UNX-51)."""
SHELLS = {"birdshot": BELT, "buckshot": BELT, "slug": BULLETS}
"""Flechettes exist for every load (UNX-53), hollow points only as slugs (UNX-54)."""
SPREAD = {"birdshot": 2, "buckshot": 1, "slug": 0}
"""What a load adds to the attack (UNX-52, UNX-55..57), also of a 40 mm shell (UNX-66)."""
AUTOCANNON = {"slug": "bullet", "high_explosive": "explosive", "incendiary": "explosive"}
"""What an autocannon shell is (UNX-60)."""
RANGED = (
    Weapon(
        "thrown-rock", "Thrown Rock", "Piedra lanzada", "ranged", "thrown", "blunt", "1*STR",
        notes=(NO_DIE,),
    ),
    Weapon(
        "thrown-knife", "Thrown Knife", "Cuchillo arrojadizo", "ranged", "thrown", "stabbing",
        "1d4*(STR-1)",
        capacity=30, notes=(FLOOR, CARRIED),
    ),
    Weapon(
        "large-thrown-knife", "Large Thrown Knife", "Cuchillo arrojadizo grande", "ranged",
        "thrown", "stabbing", "1d4*STR",
        capacity=20, notes=(CARRIED,),
    ),
    Weapon(
        "huge-thrown-knife", "Huge Thrown Knife", "Cuchillo arrojadizo enorme", "ranged", "thrown",
        "stabbing", "1d6*STR",
        capacity=10, notes=(CARRIED,),
    ),
    Weapon(
        "short-bow", "Short Bow", "Arco corto", "ranged", "bow", "stabbing", "1d6*STR",
        capacity=1,
    ),
    Weapon(
        "long-bow", "Long/Composite Bow", "Arco largo", "ranged", "bow", "stabbing", "1d8*STR",
        capacity=1, aliases=("composite bow", "arco compuesto"),
    ),
    Weapon(
        "crossbow", "Crossbow", "Ballesta", "ranged", "bow", "stabbing", "1d10*STR",
        capacity=1, built=True, notes=(BUILT,),
    ),
    Weapon(
        "handgun-22", "Handgun, .22 Caliber", "Pistola, calibre .22", "ranged", "handgun",
        "bullet", "1d4*2",
        capacity=8, ammo=BULLETS,
    ),
    Weapon(
        "handgun-32", "Handgun, .32 Caliber", "Pistola, calibre .32", "ranged", "handgun",
        "bullet", "1d6*2",
        capacity=6, ammo=BULLETS,
    ),
    Weapon(
        "handgun-38", "Handgun, .38 Caliber", "Pistola, calibre .38", "ranged", "handgun",
        "bullet", "1d6*3",
        capacity=6, ammo=BULLETS,
    ),
    Weapon(
        "handgun-9mm", "Handgun, 9 mm", "Pistola, 9 mm", "ranged", "handgun", "bullet", "1d6*4",
        capacity=10, ammo=BULLETS,
    ),
    Weapon(
        "handgun-10mm", "Handgun, 10 mm", "Pistola, 10 mm", "ranged", "handgun", "bullet", "1d6*5",
        capacity=10, ammo=BULLETS,
    ),
    Weapon(
        "handgun-45", "Handgun, .45 Caliber", "Pistola, calibre .45", "ranged", "handgun",
        "bullet", "1d8*4",
        capacity=7, ammo=BULLETS,
    ),
    Weapon(
        "magnum-357", "High Velocity Handgun, .357 magnum", "Magnum .357", "ranged", "handgun",
        "bullet", "1d8*4",
        capacity=6, ammo=BULLETS,
    ),
    Weapon(
        "magnum-44", "High Velocity Handgun, .44 magnum", "Magnum .44", "ranged", "handgun",
        "bullet", "1d6*6",
        capacity=6, ammo=BULLETS,
    ),
    Weapon(
        "smg-22", "SMG, .22 caliber", "Subfusil, calibre .22", "ranged", "smg", "bullet", "1d4*2",
        capacity=160, ammo=BULLETS, automatic=True,
    ),
    Weapon(
        "smg-57", "SMG, 5.7 mm", "Subfusil, 5,7 mm", "ranged", "smg", "ap", "1d6*3",
        capacity=50, ammo=AP_ONLY, automatic=True, notes=(AP_NOTE,),
    ),
    Weapon(
        "smg-9mm", "SMG, 9mm", "Subfusil, 9 mm", "ranged", "smg", "bullet", "1d6*4",
        capacity=30, ammo=BULLETS, automatic=True,
    ),
    Weapon(
        "smg-10mm", "SMG, 10 mm", "Subfusil, 10 mm", "ranged", "smg", "bullet", "1d6*5",
        capacity=30, ammo=BULLETS, automatic=True,
    ),
    Weapon(
        "smg-45", "SMG, .45 caliber", "Subfusil, calibre .45", "ranged", "smg", "bullet", "1d8*4",
        capacity=30, ammo=BULLETS, automatic=True,
    ),
    Weapon(
        "smg-762", "SMG, 7.62 mm", "Subfusil, 7,62 mm", "ranged", "smg", "bullet", "1d8*5",
        capacity=30, ammo=BULLETS, automatic=True,
    ),
    Weapon(
        "semi-rifle-22lr", "Semi-Automatic Rifle, .22 LR", "Rifle semiautomático, .22 LR",
        "ranged", "semi_rifle", "bullet", "1d4*4",
        capacity=5, ammo=BULLETS,
    ),
    Weapon(
        "semi-rifle-556", "Semi-Automatic Rifle, 5.56 mm", "Rifle semiautomático, 5,56 mm",
        "ranged", "semi_rifle", "bullet", "1d8*4",
        capacity=15, ammo=BULLETS,
    ),
    Weapon(
        "semi-rifle-3006", "Semi-Automatic Rifle, .30-06", "Rifle semiautomático, .30-06",
        "ranged", "semi_rifle", "bullet", "1d8*6",
        capacity=5, ammo=BULLETS,
    ),
    Weapon(
        "semi-rifle-762", "Semi-Automatic Rifle, 7.62 mm", "Rifle semiautomático, 7,62 mm",
        "ranged", "semi_rifle", "bullet", "1d8*5",
        capacity=15, ammo=BULLETS,
    ),
    Weapon(
        "shotgun-12", "Shotgun, 12-gauge", "Escopeta, calibre 12", "ranged", "shotgun", "bullet",
        (("birdshot", "1d6*5"), ("buckshot", "1d8*6"), ("slug", "1d8*5")),
        capacity=4, load_ammo=SHELLS, to_hit=SPREAD, marks="@ %%",
        notes=(LOADS, FLECHETTES, AUTOMATIC),
    ),
    Weapon(
        "shotgun-4", "Shotgun, 4-gauge", "Escopeta, calibre 4", "ranged", "shotgun", "bullet",
        (("birdshot", "1d8*5"), ("buckshot", "1d10*6"), ("slug", "1d10*5")),
        capacity=2, load_ammo=SHELLS, to_hit=SPREAD, marks="@", notes=(LOADS, FLECHETTES),
    ),
    Weapon(
        "assault-rifle-556", "Assault Rifle, 5.56 mm", "Rifle de asalto, 5,56 mm", "ranged",
        "assault_rifle", "bullet", "1d8*4",
        capacity=30, ammo=BULLETS, automatic=True,
    ),
    Weapon(
        "assault-rifle-762", "Assault Rifle, 7.62 mm", "Rifle de asalto, 7,62 mm", "ranged",
        "assault_rifle", "bullet", "1d8*5",
        capacity=30, aliases=("ak-47", "ak47", "kalashnikov"), ammo=BULLETS, automatic=True,
    ),
    Weapon(
        "sniper-50", "Sniper Rifle, .50 Caliber", "Rifle de francotirador, calibre .50", "ranged",
        "sniper_rifle", "bullet", "1d10*6",
        capacity=10, ammo=BULLETS, scope=True, marks="@@", notes=(NIGHT,),
    ),
    Weapon(
        "mg-556", "Machine Gun, 5.56 mm", "Ametralladora, 5,56 mm", "ranged", "machine_gun",
        "bullet", "1d8*4",
        capacity=200, ammo=BELT, automatic=True, street=True,
    ),
    Weapon(
        "mg-762", "Machine Gun, 7.62 mm", "Ametralladora, 7,62 mm", "ranged", "machine_gun",
        "bullet", "1d8*5",
        capacity=100, ammo=BELT, automatic=True, street=True,
    ),
    Weapon(
        "mg-50", "Machine Gun, .50", "Ametralladora, calibre .50", "ranged", "machine_gun",
        "bullet", "1d10*6",
        capacity=100, ammo=BELT, automatic=True, street=True,
    ),
    Weapon(
        "autocannon-30", "Autocannon, 30mm", "Cañón automático, 30 mm", "ranged", "autocannon",
        "bullet", (("slug", "1d8*15"), ("high_explosive", "1d8*12"), ("incendiary", "1d8*10")),
        capacity=20, load_kinds=AUTOCANNON, automatic=True, marks="%", notes=(CANNON, ALIGHT),
    ),
)
