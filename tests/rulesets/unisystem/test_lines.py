"""The line that answers, and the rows under it, as players of both languages read them."""

from __future__ import annotations

import pytest

from rolcli.locale import translator
from rolcli.rulesets.unisystem import UNISYSTEM, UNISYSTEM_COMBAT
from tests.rulesets.helpers import run

U, C = UNISYSTEM, UNISYSTEM_COMBAT
EN, ES = translator("en"), translator("es")

LINES = {
    "test": (
        U, "test", [4], {"attribute": 3, "skill": 2},
        "Test 9 against 9: success", "Prueba 9 contra 9: éxito", 9,
    ),
    "failed test": (
        U, "test", [3], {"attribute": 3, "skill": 2},
        "Test 8 against 9: failure", "Prueba 8 contra 9: fracaso", 8,
    ),
    "resisted": (
        U, "test", [4, 5], {"attribute": 3, "skill": 2, "vs": 4},
        "Test 9 against 9: won", "Prueba 9 contra 9: ganada", 9,
    ),
    "miss": (
        U, "attack", [1], {"dex": 3, "skill": 4, "weapon": "ak-47", "life": 40},
        "8 against 9: miss", "8 contra 9: fallo", None,
    ),
    "hit": (
        U, "attack", [5, 5], {"dex": 3, "skill": 4, "weapon": "ak-47", "armour": "19", "life": 13},
        "12 against 9: hit, 12 damage, 1 Life left",
        "12 contra 9: impacto, 12 de daño, queda 1 PV", 12,
    ),
    "grave": (
        C, "attack", [9, 5],
        {"dex": 3, "skill": 4, "weapon": "ak-47", "location": "limb", "armour": "19", "life": 12},
        "14 against 9: hit, 12 damage, limb crippled, "
        "0 Life left: in danger of death",
        "14 contra 9: impacto, 12 de daño, extremidad inutilizada, "
        "quedan 0 PV: en peligro de muerte", 12,
    ),
    "endurance": (
        U, "attack", [5, 4], {"dex": 3, "skill": 4, "weapon": "kick", "strength": 2,
                              "endurance": 13},
        "12 against 9: hit, 12 damage, 1 Endurance left",
        "12 contra 9: impacto, 12 de daño, queda 1 PR", 12,
    ),
    "burst": (
        C, "attack", [5, 1, 2], {"dex": 3, "skill": 4, "weapon": "ak-47", "mode": "burst"},
        "12 against 9: 2 hits, 30 damage", "12 contra 9: 2 impactos, 30 de daño",
        30,
    ),
    "out of range": (
        U, "attack", [], {"dex": 3, "skill": 4, "distance": 300, "bands": "1/2/3/4/5"},
        "Out of range: no attack", "Fuera de alcance: no hay ataque", None,
    ),
    "damage": (
        U, "damage", [8], {"damage": "1d8*5", "kind": "bullet", "armour": "19", "life": 43},
        "42 damage (40 against armour 19), 1 Life left",
        "42 de daño (40 contra blindaje 19), queda 1 PV", 42,
    ),
    "fire": (
        C, "attack", [8, 5, 3],
        {"dex": 3, "skill": 4, "weapon": "molotov", "life": 30, "burning": True},
        "15 against 9: hit, 10 damage and 3 by fire, 17 Life left",
        "15 contra 9: impacto, 10 de daño y 3 por el fuego, quedan 17 PV", 13,
    ),
    "heal": (
        U, "heal", [3], {"points": "1d6", "life": 12, "life_max": 40},
        "3 Life back, 15 in all", "Recupera 3 PV, 15 en total", 15,
    ),
    "life": (
        U, "life", [], {"strength": 3, "constitution": 2},
        "30 Life Points (published)", "30 Puntos de Vida (publicado)", 30,
    ),
}


@pytest.mark.parametrize("case", LINES)
def test_one_line_answers(case):
    game, verb, dice, params, english, spanish, came_to = LINES[case]
    result = run(game, verb, dice, **params)
    assert EN(result.headline) == english
    assert ES(result.headline) == spanish
    assert result.rows == []
    short = result.total if result.answer is None else result.answer
    assert came_to is None or short == came_to


def test_several_attacks_are_rows():
    dice = [8, 5, 6, 1, 4, 3]
    result = run(C, "attack", dice, dex=6, skill=6, weapon="ak-47", attacks=3, dodge=9, life=115)
    assert EN(result.headline) == "3 attacks: 2 hits, 114 damage, 1 Life left"
    assert list(map(EN, result.rows)) == [
        "1. 18 against 14: hit, 84 damage",
        "2. 11 against 14: miss",
        "3. 14 against 14: hit, 30 damage",
    ]
    assert ES(result.rows[0]) == "1. 18 contra 14: impacto, 84 de daño"
    none = run(C, "attack", [1, 1], dex=3, skill=3, attacks=2)
    assert ES(none.headline) == "2 ataques: ninguno acierta"


def test_people_under_fire_are_rows():
    dice = [2, 1, 4, 5, 6]
    result = run(C, "attack", dice, dex=0, weapon="ak-47", mode="suppressive", stay=2, cover=1,
                 life=41)
    assert EN(result.headline) == "Suppressive fire: 3 hits, 150 damage, 1 in cover"
    assert list(map(EN, result.rows)) == [
        "1. 2 hits, 90 damage, -49 Life left: in danger of death",
        "2. 1 hit, 60 damage, -19 Life left: in danger of death",
    ]
    assert list(map(ES, result.notes)) == [
        "Quienes se ponen a cubierto no esquivan ni devuelven el fuego esta ronda."
    ]


def test_notes_are_what_must_be_known_or_done_now():
    quiet = run(
        C, "attack", [9, 9, 5], dex=3, skill=4, weapon="sniper-50", aim=3, armour="class-ii"
    )
    assert quiet.notes == []
    fire = run(C, "attack", [8, 5], dex=3, skill=4, weapon="molotov", armour="class-iv")
    assert [EN(note) for note in fire.notes] == [
        "On fire: 1d4 a round from the next on, until one is spent to roll it out."
    ]
