"""Explosives (UNX-64) and incendiary weapons (UNX-72)."""

from __future__ import annotations

from rolcli.rulesets.unisystem.footnotes import (
    BURNS,
    FLAMES,
    FLASH,
    GAS,
    GUNSHOT,
    HALF,
    LOADS,
    MODELS,
    NO_MULTIPLIER,
    SMOKE,
    ZONES,
)  # fmt: skip
from rolcli.rulesets.unisystem.items import Weapon

SPREAD = {"birdshot": 2, "buckshot": 1, "slug": 0}
"""What a load of the 40 mm shotgun shell adds to the attack (UNX-66)."""
EXPLOSIVE = (
    Weapon(
        "grenade-launcher-40", "Grenade Launcher, 40mm", "Lanzagranadas, 40 mm", "explosive",
        "launcher", "explosive",
        (("point_blank", "1d6*12"), ("blast", "1d6*10"), ("shrapnel", "1d6*4")),
        capacity=12, ratings=(1, 12), marks="@", notes=(ZONES, HALF, MODELS),
    ),
    Weapon(
        "hand-grenade", "Hand Grenade, Standard", "Granada de mano", "explosive", "grenade",
        "explosive", (("point_blank", "1d6*8"), ("blast", "1d6*6"), ("shrapnel", "1d6*2")),
        marks="@", notes=(ZONES, HALF),
    ),
    Weapon(
        "hand-grenade-hp", "Hand Grenade, High Payload", "Granada de mano, alta carga",
        "explosive", "grenade", "explosive",
        (("point_blank", "1d6*10"), ("blast", "1d6*8"), ("shrapnel", "1d6*3")),
        marks="@", notes=(ZONES, HALF),
    ),
    Weapon(
        "flashbang", "Hand Grenade, Flashbang", "Granada cegadora", "explosive",
        "grenade_nonlethal", None,
        marks="%", notes=(FLASH,),
    ),
    Weapon(
        "grenade-40", "40mm Grenade", "Granada de 40 mm", "explosive", "ammunition", "explosive",
        (("point_blank", "1d6*12"), ("blast", "1d6*10"), ("shrapnel", "1d6*4")),
        marks="@", notes=(ZONES, HALF),
    ),
    Weapon(
        "shotshell-40", "40mm Shotgun Shell", "Cartucho de postas de 40 mm", "explosive",
        "ammunition", "bullet",
        (("birdshot", "1d8*5"), ("buckshot", "1d10*6"), ("slug", "1d10*5")),
        to_hit=SPREAD, marks="@@", notes=(LOADS, GUNSHOT),
    ),
    Weapon(
        "tear-gas", "Grenade, Tear Gas", "Granada de gas lacrimógeno", "explosive",
        "grenade_nonlethal", None,
        marks="%", notes=(GAS,),
    ),
    Weapon(
        "smoke-grenade", "Grenade, Smoke", "Granada de humo", "explosive", "grenade_nonlethal",
        None,
        marks="%", notes=(SMOKE,),
    ),
    Weapon(
        "mortar", "Mortar", "Mortero", "explosive", "launcher", "explosive",
        (("point_blank", "1d10*10"), ("blast", "1d10*8"), ("shrapnel", "1d10*4")),
        marks="@", notes=(ZONES, HALF),
    ),
    Weapon(
        "rocket-launcher", "Rocket Launcher, Explosive", "Lanzacohetes", "explosive", "launcher",
        "explosive", (("point_blank", "1d10*10"), ("blast", "1d10*8"), ("shrapnel", "1d10*4")),
        marks="@", notes=(ZONES, HALF),
    ),
    Weapon(
        "blasting-charge", "Hi-X Blasting Charge", "Carga explosiva Hi-X", "explosive", "charge",
        "explosive", (("point_blank", "1d10*12"), ("blast", "1d10*10"), ("shrapnel", "1d10*4")),
        marks="@", notes=(ZONES, HALF),
    ),
)  # fmt: skip

INCENDIARY = (
    Weapon(
        "molotov", "Molotov Cocktail", "Cóctel molotov", "incendiary", "thrown_fire", "fire",
        (("hit", "1d6"), ("burning", "1d4")),
        marks="@", notes=(NO_MULTIPLIER, BURNS, FLAMES),
    ),
    Weapon(
        "flamethrower", "Flamethrower", "Lanzallamas", "incendiary", "flame_projector", "fire",
        (("hit", "1d6*2"), ("burning", "1d6")),
        marks="@", notes=(BURNS, FLAMES),
    ),
    Weapon(
        "dragons-breath", "Dragon's Breath (Shotgun Shell)", "Aliento de dragón", "incendiary",
        "ammunition", "fire", (("hit", "1d6*2"), ("burning", "1d6")),
        marks="@", notes=(BURNS, FLAMES),
    ),
    Weapon(
        "flare-gun", "Flare Gun", "Pistola de bengalas", "incendiary", "flame_projector", "fire",
        (("hit", "1d6*3"), ("burning", "1d10")),
        marks="@", notes=(BURNS, FLAMES),
    ),
    Weapon(
        "wp-hand-grenade", "Hand Grenade, White Phosphorus", "Granada de mano de fósforo blanco",
        "incendiary", "grenade", "fire", (("hit", "1d8*2"), ("burning", "1d8")),
        marks="@", notes=(BURNS, FLAMES),
    ),
    Weapon(
        "wp-40", "40mm Grenade, White Phosphorus", "Granada de 40 mm de fósforo blanco",
        "incendiary", "ammunition", "fire", (("hit", "1d10*2"), ("burning", "1d10")),
        marks="@", notes=(BURNS, FLAMES),
    ),
    Weapon(
        "wp-rocket", "Rocket, White Phosphorus Payload", "Cohete de fósforo blanco", "incendiary",
        "ammunition", "fire", (("hit", "1d10*5"), ("burning", "1d10")),
        aliases=("rocket, white phosphorous payload",),
        marks="@", notes=(BURNS, FLAMES),
    ),
)  # fmt: skip
