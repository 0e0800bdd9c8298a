"""The one line of every verb, in both languages, and the answer of -q."""

from __future__ import annotations

import pytest

from rolcli.locale import translator
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.coc7 import COC7
from tests.rulesets.helpers import run

HURT = {"rules": "coc7", "verb": "test", "total": 70, "level": "failure", "outcome": "failure",
        "success": False, "details": {"value": 60, "difficulty": "regular"}}
LINES = [
    ("test", [35], {"skill": 60}, "35 against 60: regular success  [35]"),
    ("test", [35], {"skill": 60, "difficulty": "hard"},
     "35 against 30 (hard): failure, though regular success  [35]"),
    ("test", [35, 70], {"skill": 60, "vs": 45},
     "35 against 70: win, regular success against failure  [35]  [70]"),
    ("test", [35, 40], {"skill": 60, "vs": 45},
     "35 against 40: win, both regular success (the higher value)  [35]  [40]"),
    ("push", [33], {"earlier": HURT}, "33 against 60: regular success  [33]"),
    ("luck", [], {"points": 60, "spend": 20, "earlier": HURT},
     "70 becomes 60: regular success for 10 points of Luck, 50 left"),
    ("attack", [50, 4], {"skill": 60, "undefended": True, "damage": "1d6", "hp_max": 9},
     "50 against 60: hit (regular), 4 damage, 5 HP left  [50]  [4]"),
    ("attack", [31], {"skill": 60, "distance": 16, "base_range": "15"},
     "31 against 30: miss, though regular success  [31]"),
    ("damage", [3], {"damage": "1d6", "hp": 9, "hp_max": 12}, "3 damage, 6 HP left  [3]"),
    ("damage", [], {"damage": "13", "hp_max": 12}, "13 damage, dead"),
    ("dying", [60], {"con": 55}, "CON 60 against 55: dead (failure)  [60]"),
    ("heal", [30], {"method": "first_aid", "skill": 40, "hp": 6, "hp_max": 12},
     "30 against 40: regular success, 1 healed, 7 HP left  [30]"),
    ("sanity", [80, 3], {"san": 50, "loss": "1/1d6"},
     "80 against 50: failure, 3 Sanity lost, 47 left  [80]  [3]"),
    ("initiative", [30, 30], {"who": ["ana:60", "bruno:45"]},
     "Initiative: 1. ana, 2. bruno  [30]  [30]"),
    ("advance", [46, 7], {"skill": 45}, "46 against 45: improved by 7, now 52  [46]  [7]"),
    ("build", [], {"strength": "60", "size": "70"},
     "STR + SIZ 130: damage bonus +1d4, Build 1"),
]


@pytest.mark.parametrize(("verb", "dice", "params", "line"), LINES)
def test_every_verb_answers_in_one_line(verb, dice, params, line):
    result = run(COC7, verb, dice, **params)
    assert render(result, "plain", Options()) == line


@pytest.mark.parametrize(("verb", "dice", "params", "line"), LINES)
def test_the_line_has_no_english_left_in_spanish(verb, dice, params, line):
    said = render(run(COC7, verb, dice, **params), "plain", Options(tr=translator("es")))
    for word in ("against", "success", "failure", "left", "damage", "hit", "lost"):
        assert word not in said.split()


ANSWERS = [
    ("damage", [3], {"damage": "1d6", "hp": 9, "hp_max": 12}, "3"),
    ("attack", [50, 4], {"skill": 60, "undefended": True, "damage": "1d6"}, "4"),
    ("attack", [50], {"skill": 60, "undefended": True}, "hit"),
    ("sanity", [80, 3], {"san": 50, "loss": "1/1d6"}, "47"),
    ("luck", [], {"points": 60, "spend": 20, "earlier": HURT}, "50"),
    ("heal", [30], {"method": "first_aid", "skill": 40, "hp": 6, "hp_max": 12}, "7"),
    ("advance", [45], {"skill": 45}, "45"),
    ("test", [35], {"skill": 60}, "success"),
]


@pytest.mark.parametrize(("verb", "dice", "params", "answer"), ANSWERS)
def test_in_short_it_is_what_it_came_to(verb, dice, params, answer):
    result = run(COC7, verb, dice, **params)
    assert render(result, "plain", Options(quiet=True)) == answer


def test_a_major_wound_says_that_con_is_due():
    """COC-37."""
    result = run(COC7, "attack", [50, 5], skill=60, undefended=True, damage="1d6", hp_max=9)
    assert "A CON roll" in str(result.notes[-1])
    assert str(result.headline).endswith("4 HP left, major wound")


def test_push_and_luck_keep_who_and_note():
    """COC-04, COC-44."""
    first = HURT | {"who": "Ana", "note": "in the dark"}
    for verb, dice, params in (("push", [33], {}), ("luck", [], {"points": 60, "spend": 20})):
        result = run(COC7, verb, dice, earlier=first, **params)
        assert (result.who, result.note) == ("Ana", "in the dark")


def test_the_heading_of_odds_names_every_value_and_flag_in_spanish(rolcli):
    """As many names as in English."""
    call = "coc7 attack 60 --distance 5 --base-range 15 --malfunction 98 --off-hand --odds"
    english, spanish = (
        rolcli(f"{call} --lang {lang}").out.splitlines()[0] for lang in ("en", "es")
    )
    assert english == "attack (skill 60, distance 5, base range 15, off hand, malfunction 98)"
    assert spanish.startswith("ataque (habilidad 60, distancia 5, alcance básico 15, ")
    assert spanish.count(",") == english.count(",")
