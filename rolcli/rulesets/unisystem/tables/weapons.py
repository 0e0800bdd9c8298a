"""Weapons: all of them; close combat (UNX-47), explosives (UNX-64), incendiary ones (UNX-72)."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.unisystem.items import Weapon
from rolcli.rulesets.unisystem.tables.weapons_ranged import FLOOR, LOADS, RANGED, SPREAD

ENDURANCE = N_("Takes Endurance Points rather than Life Points, as a rule.")
D12 = N_("The only d12 of the tables.")
LESS_ONE = N_("One is taken off the die before it is multiplied: a 1 does nothing.")
NO_MULTIPLIER = N_("No multiplier is printed: it is 1.")
GUNSHOT = N_("Stands among the explosives, but is gunshot: armour counts in full.")
ZONES = N_("Damage at point blank, within the blast and from shrapnel; no radius is printed.")
HALF = N_("Armour counts half, except a sealed bomb suit.")
MODELS = N_("Two models: one holds 1, the other 12.")
FLASH = N_("No damage. Perception + 1d10 or blinded; deafened in any case: see the verb hazard.")
GAS = N_("No damage. Will + 1d10 to act in the cloud and two rounds after: see the verb hazard.")
SMOKE = N_("No damage. Hides what is in it, and may suffocate indoors.")
BURNS = N_("The first value is the hit, the second each round on fire, until stop, drop and roll.")
FLAMES = N_("Armour is no help against flames unless heat-proof, and may be destroyed.")
MELEE = (
    Weapon(
        "punch", "Punch", "Puñetazo", "melee", "unarmed", "blunt", "1d4*STR",
        pool="endurance", marks="@", notes=(ENDURANCE,),
    ),
    Weapon(
        "kick", "Kick", "Patada", "melee", "unarmed", "blunt", "1d4*(STR+1)",
        pool="endurance", marks="@", notes=(ENDURANCE,),
    ),
    Weapon(
        "small-knife", "Small Knife", "Cuchillo pequeño", "melee", "blade", "stabbing",
        "1d4*(STR-1)",
        notes=(FLOOR,),
    ),
    Weapon(
        "large-knife", "Large Knife", "Cuchillo grande", "melee", "blade", "stabbing", "1d4*STR",
    ),
    Weapon(
        "short-sword", "Short Sword/Huge Knife", "Espada corta", "melee", "blade", "slashing",
        "1d6*STR",
        aliases=("huge knife", "cuchillo enorme"),
    ),
    Weapon("fencing-foil", "Fencing Foil", "Florete", "melee", "blade", "stabbing", "1d6*STR"),
    Weapon("broadsword", "Broadsword", "Espada ancha", "melee", "blade", "slashing", "1d8*STR"),
    Weapon(
        "bastard-sword", "Bastard Sword", "Espada bastarda", "melee", "blade", "slashing",
        "1d10*STR",
    ),
    Weapon(
        "greatsword", "Greatsword", "Mandoble", "melee", "blade", "slashing", "1d12*(STR+1)",
        notes=(D12,),
    ),
    Weapon(
        "rapier-edge", "Rapier, Edge", "Estoque, filo", "melee", "blade", "slashing", "1d6*STR",
    ),
    Weapon(
        "rapier-point", "Rapier, Point", "Estoque, punta", "melee", "blade", "stabbing", "1d8*STR",
    ),
    Weapon("katana", "Katana", "Katana", "melee", "blade", "slashing", "1d10*STR"),
    Weapon("spear", "Spear", "Lanza", "melee", "pole", "stabbing", "1d6*STR"),
    Weapon(
        "small-stick", "Small Stick/Club", "Palo pequeño", "melee", "club", "blunt", "1d6*(STR-1)",
        aliases=("small club",), notes=(FLOOR,),
    ),
    Weapon(
        "police-baton", "Police Baton/Large Stick", "Porra policial", "melee", "club", "blunt",
        "1d6*STR",
        aliases=("large stick", "palo grande"),
    ),
    Weapon(
        "bat", "Bat/Club/Pipe/Chair", "Bate", "melee", "club", "blunt", "1d8*STR",
        aliases=("club", "pipe", "chair", "garrote", "tubería", "silla"),
    ),
    Weapon("chainsaw", "Chainsaw", "Motosierra", "melee", "powered", "slashing", "1d10*STR"),
    Weapon(
        "broken-bottle", "Broken Bottle", "Botella rota", "melee", "improvised", "slashing",
        "(1d4-1)*STR",
        notes=(LESS_ONE,),
    ),
    Weapon(
        "cutting-torch", "Cutting Torch", "Soplete de corte", "melee", "powered", "fire", "1d10",
        notes=(NO_MULTIPLIER, FLAMES),
    ),
)
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
)
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
)
WEAPONS = {row.id: row for row in (*MELEE, *RANGED, *EXPLOSIVE, *INCENDIARY)}
"""The rows by id, in the order of the tables."""
