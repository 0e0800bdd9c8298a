"""Damage by itself and out of an attack; points that come back; Life Points."""

from __future__ import annotations

import json

import pytest

from rolcli.errors import DataError, UsageError
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.unisystem import UNISYSTEM, UNISYSTEM_COMBAT
from tests.rulesets.helpers import run


def printed(result):
    """Give a result as --json prints it, as far as --from reads it."""
    plain = {
        "rolcli": 1,
        "rules": result.rules,
        "verb": result.verb,
        "outcome": result.outcome,
        "details": result.details,
        "state": result.state,
    }
    return json.loads(json.dumps(plain))


def attack(dice, **params):
    return run(UNISYSTEM_COMBAT, "attack", dice, None, **{"dex": 3, "skill": 4, **params})


def damage(dice=(), settings=None, **params):
    return run(UNISYSTEM_COMBAT, "damage", list(dice), settings, **params)


def heal(dice=(), **params):
    return run(UNISYSTEM_COMBAT, "heal", list(dice), None, **params)


def refused(call, **params):
    with pytest.raises((UsageError, DataError)) as refusal:
        call(**params)
    return refusal.value.code, refusal.value.exit_code


def test_damage_by_expression():
    """UNX-20, UNX-24."""
    result = damage([6], damage="1d8*5", kind="bullet", armour=("25",), life=40)
    assert (result.total, result.details["net"], result.state["life"]) == (10, 5, 30)
    assert str(result.headline) == "10 damage (30 against armour 25), 30 Life left"


@pytest.mark.parametrize(
    ("text", "dice", "raw"),
    [
        ("1d8*5", [3], 15),
        ("5*1d8", [3], 15),
        ("1d6*STR", [3], 9),
        ("(STR+1)*1d4", [3], 12),
        ("(1d4-1)*STR", [1], 0),
        ("1*STR", [], 3),
        ("2d6+3", [1, 2], 6),
        ("1d6/2", [5], 2),
        ("1d4-3", [1], 0),
        ("12", [], 12),
    ],
)
def test_expressions_of_damage(text, dice, raw):
    """UNI-34."""
    assert damage(dice, damage=text, strength=3).details["raw"] == raw


def test_damage_comes_from_one_place():
    assert refused(damage) == ("one_of", 2)
    assert refused(damage, damage="1d6", weapon="ak-47") == ("one_of", 2)
    assert refused(damage, damage="1d6*STR") == ("missing_value", 2)


def test_the_damage_of_an_attack_is_applied_to_a_target():
    """UNI-29: raw 25, then armour and level."""
    hit = printed(attack([9, 5], weapon="ak-47", location="head"))
    result = damage(earlier=hit, armour=("class-ii",), life=40)
    assert [result.details[k] for k in ("raw", "armour", "net", "level", "final")] == [
        25, 19, 6, 4, 24,
    ]
    assert result.state["life"] == 16
    assert "UNI-29" in result.rules_applied
    body = damage(earlier=hit, kind="hollowpoint", location="limb", life=40)
    assert (body.details["final"], body.details["crippled"]) == (75, True)


def test_every_hit_of_a_burst_meets_the_armour():
    """UNX-39."""
    burst = printed(attack([8, 6, 4, 8], mode="burst", weapon="ak-47"))
    result = damage(earlier=burst, armour=("25",), life=100)
    assert (result.details["raw"], result.details["each"]) == (90, [10, 0, 30])
    assert result.state["life"] == 60
    rolled = damage([1, 6, 1, 1, 6, 6], {"armour": "rolled"}, earlier=burst, armour=("2d6",))
    assert rolled.details["each"] == [46, 36, 56]


def test_a_miss_is_nothing():
    miss = printed(attack([1], weapon="ak-47"))
    result = damage(earlier=miss, armour=("25",), life=40)
    assert (result.total, result.state["life"]) == (0, 40)
    far = printed(attack([], distance=9, bands="1/2/3/4/5", weapon="ak-47"))
    assert damage(earlier=far).total == 0


def test_armour_is_not_taken_off_twice():
    hit = printed(attack([9, 5], weapon="ak-47", armour=("19",), life=40))
    assert refused(damage, earlier=hit, armour=("19",)) == ("forbidden", 3)
    again = damage(earlier=hit)
    assert (again.details["raw"], again.details["final"]) == (30, 22)
    assert again.state["life"] == hit["state"]["life"] == 18
    other = damage(earlier=hit, life=100)
    assert other.state["life"] == 78


def test_damage_of_damage_starts_over():
    first = printed(damage([5], damage="1d8*5", kind="bullet", life=60))
    assert damage(earlier=first).state["life"] == first["state"]["life"]
    assert damage(earlier=first, armour=("20",)).state["life"] == 50


def test_endurance_is_taken_up():
    kicked = printed(attack([5, 4], weapon="kick", strength=2, endurance=30))
    result = damage(earlier=kicked)
    assert result.state["endurance"] == 18
    assert heal([3], points="1d6", earlier=kicked).state["endurance"] == 21


def test_a_fire_is_taken_up():
    lit = printed(attack([5, 4], weapon="molotov", life=20))
    assert lit["state"]["life"] == 16
    assert damage([3], earlier=lit, burning=True).state["life"] == 13
    assert damage(earlier=lit, burning=True, put_out=True).state["life"] == 16
    assert "on_fire" in damage(earlier=lit).effects


def test_suppressive_fire_is_taken_up_for_one():
    one = printed(attack([2, 5, 6], mode="suppressive", weapon="ak-47", stay=1))
    assert damage(earlier=one, armour=("20",), life=60).details["final"] == 30
    two = printed(attack([1, 1, 5, 6], mode="suppressive", weapon="ak-47", stay=2))
    assert refused(damage, earlier=two) == ("forbidden", 3)


GOOD = printed(attack([9, 5], weapon="ak-47"))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": "coc7"}, "other_game"),
        ({"rules": None}, "other_game"),
        ({"verb": "initiative"}, "earlier_result_lacks"),
        ({"details": None}, "earlier_result_lacks"),
        ({"details": {"hits": 1}}, "earlier_result_lacks"),
        ({"details": {"raw": "30"}}, "bad_earlier_result"),
        ({"details": {"raw": 30, "kind": 4}}, "bad_earlier_result"),
        ({"details": {"raw": 30, "attacks": [3]}}, "bad_earlier_result"),
        ({"details": {"raw": 30, "attacks": [{"shots": [{"net": 3}]}]}}, "earlier_result_lacks"),
        ({"details": {"raw": -3}}, "bad_earlier_result"),
        ({"details": {"raw": 10**12}}, "bad_earlier_result"),
        ({"details": {"raw": 30, "kind": "soft"}}, "bad_earlier_result"),
        ({"details": {"raw": 30, "pool": "mana"}}, "bad_earlier_result"),
        ({"details": {"raw": 30, "location": "tail"}}, "bad_earlier_result"),
        ({"details": {"raw": 30, "attacks": [{"shots": 3}]}}, "bad_earlier_result"),
        ({"details": {"raw": 30, "people": 3}}, "bad_earlier_result"),
        ({"details": 7}, "bad_earlier_result"),
        ({"state": {"life": True}}, "bad_earlier_result"),
    ],
)
def test_an_earlier_result_that_does_not_serve(change, code):
    assert refused(damage, earlier={**GOOD, **change}) == (code, 3)


def test_life_comes_back_up_to_the_whole():
    result = heal([4], points="1d6", life=12, life_max=40)
    assert (result.total, result.state) == (4, {"life": 16, "life_max": 40, "condition": "able"})
    full = heal([], points="50", life=12, life_max=40)
    assert (full.total, full.state["life"]) == (28, 40)
    assert heal([], points="5", life=-9).state["condition"] == "gravely_wounded"
    assert str(result.headline) == "4 Life back, 16 in all"


def test_endurance_comes_back():
    result = heal([], points="5", endurance=3)
    assert result.state == {"endurance": 8}


def test_healing_takes_up_a_state():
    hit = printed(attack([9, 5], weapon="ak-47", life=80, life_max=80))
    assert hit["state"]["life"] == 20
    result = heal([], points="30", earlier=printed(damage(earlier=hit)))
    assert result.state["life"] == 50
    assert heal([], points="99", earlier=printed(result)).state["life"] == 80
    assert heal([], points="5", earlier=hit, life=1).state["life"] == 6


def test_what_healing_refuses():
    assert refused(heal, points="5") == ("one_of", 2)
    assert refused(heal, points="5", life=3, endurance=3) == ("excludes", 2)
    assert refused(heal, points="5", earlier=GOOD) == ("earlier_result_lacks", 3)
    assert refused(heal, points="5", earlier={"rules": "ryf"}) == ("other_game", 3)


def test_life_points_are_a_published_rule():
    """UNI-P3."""
    result = run(UNISYSTEM, "life", [], strength=3, constitution=2)
    assert (result.total, result.details["life"]) == (30, 30)
    assert str(result.headline) == "30 Life Points (published)"
    assert result.rules_applied == ["UNI-P3"]


@pytest.mark.parametrize(
    ("typed", "same"),
    [("1d6*FUE", "1d6*STR"), ("1d6*(fue+1)", "1d6*(STR+1)"), ("Fue*1d6", "STR*1d6"),
     ("1d6+fue", "1d6+str")],
)
def test_strength_has_its_spanish_name_too(typed, same):
    """UNI-34."""
    results = [run(UNISYSTEM, "damage", [4], damage=text, strength=3) for text in (typed, same)]
    assert results[0].details["raw"] == results[1].details["raw"]
    with pytest.raises(UsageError) as refusal:
        run(UNISYSTEM, "damage", [4], damage=typed)
    assert refusal.value.code == "missing_value"


def test_damage_taken_up_leaves_out_what_says_nothing():
    """UNI-29, UNX-20: no multiplier of its own, and no armour to get past."""
    blow = {"damage": "1d8*5", "kind": "slashing", "life": 40}
    struck = run(UNISYSTEM, "attack", [9, 4], dex=3, skill=4, **blow)
    labels = [str(step.label) for step in struck.steps]
    taken = json.loads(render(struck, "json", Options()))
    labels += [str(step.label) for step in run(UNISYSTEM, "damage", [], earlier=taken).steps]
    assert labels.count("Damage multiplier") == 1
    assert not [label for label in labels if "past the armour" in label]


def test_an_attack_goes_on_from_an_earlier_result():
    """UNI-32, UNX-43: the points that are left; the rounds too where the weapon is the same."""
    first = printed(attack([9, 5], weapon="ak-47", rounds=9, life=90))
    again = attack([9, 5], weapon="ak-47", earlier=first)
    assert (again.state["life"], again.details["rounds_left"]) == (first["state"]["life"] - 60, 7)
    other = attack([9, 4], weapon="handgun-22", earlier=first)
    whole = attack([9, 4], weapon="handgun-22").details["rounds_left"]
    assert other.details["rounds_left"] == whole
    healed = printed(heal([], points="5", earlier=first))
    life = attack([9, 5], weapon="ak-47", earlier=healed).state["life"]
    assert life == healed["state"]["life"] - 60


def test_damage_by_an_expression_falls_on_what_an_earlier_result_left():
    """UNI-32."""
    first = printed(attack([9, 5], weapon="ak-47", life=90))
    result = damage([4], damage="1d6*2", kind="blunt", earlier=first)
    assert result.state["life"] == first["state"]["life"] - 8
    assert damage([4], damage="1d6*2", earlier=first, life=20).state["life"] == 12
