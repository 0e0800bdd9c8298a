"""Chains of verbs: what push and Luck make of a hit, a burst, a treatment, a CON roll."""

from __future__ import annotations

import json

import pytest

from rolcli.errors import DataError
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.coc7 import COC7
from tests.rulesets.helpers import run

BOOK = {"book": "published"}


def as_json(result):
    return json.loads(render(result, "json", Options()))


def earlier(dice, verb, settings=None, **params):
    return as_json(run(COC7, verb, dice, settings, **params))


def bought(first, settings=None, dice=()):
    return run(COC7, "luck", list(dice), settings, points=60, spend=60, earlier=first)


def damage_of(result, dice, **params):
    return run(COC7, "damage", dice, damage="1d10", earlier=as_json(result), **params).total


@pytest.mark.parametrize(
    ("attack", "damage"),
    [
        ({"undefended": True}, 10 + 5),
        ({"distance": 10, "base_range": 15}, 10 + 5),
        ({"distance": 20, "base_range": 15}, 10 + 5),
        ({"distance": 50, "base_range": 15}, 5),  # extreme was demanded: no more than a hit
    ],
)
def test_an_extreme_hit_that_luck_bought_does_extreme_damage(attack, damage):
    """COC-23, COC-44."""
    result = bought(earlier([61], "attack", skill=60, **attack), BOOK)
    assert (result.outcome, result.level, result.details["cost"]) == ("hit", "extreme", 49)
    assert damage_of(result, [5], impale=True) == damage


def test_a_burst_that_luck_bought_lands_its_bullets():
    """COC-34, COC-44."""
    result = bought(earlier([70], "attack", skill=60, burst=["6"]))
    assert (result.details["hits"], result.details["impaling"]) == (3, 0)
    assert damage_of(result, [5, 6, 7]) == 18
    best = bought(earlier([61], "attack", skill=60, burst=["6"]), BOOK)
    assert (best.details["hits"], best.details["impaling"]) == (6, 3)
    assert damage_of(best, [1, 2, 3, 4, 5, 6]) == 3 * 10 + 21


def test_a_manoeuvre_that_luck_bought_has_no_damage_to_roll():
    """COC-24."""
    first = earlier(
        [61, 90], "attack", skill=60, vs=40, dodge=True, manoeuvre=True, build=0, vs_build=0
    )
    result = bought(first)
    assert result.outcome == "hit"
    assert "hits" not in result.details
    assert not result.notes


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: earlier([], "check", characteristic=70, limit=171), "Nothing was rolled"),
        (lambda: earlier([], "attack", skill=60, distance=70, base_range=15), "Nothing was rolled"),
        (
            lambda: earlier([70, 60, 70, 1], "attack", skill=60, burst=["6", "6"]),
            "this attack has several",
        ),
    ],
)
def test_luck_needs_one_roll_that_was_made(make, said):
    """COC-10, COC-27, COC-44."""
    with pytest.raises(DataError) as caught:
        bought(make())
    assert caught.value.code in ("forbidden", "bad_earlier_result")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("dice", "params", "outcome", "said"),
    [
        ([70, 20], {"vs": 50}, "lose", "it still loses"),
        ([70, 40], {"vs": 50}, "win", "now it wins"),
        ([70, 40], {"vs": 60}, "tie", "rolled again"),
    ],
)
def test_luck_says_what_became_of_an_opposed_roll(dice, params, outcome, said):
    """COC-07, COC-44."""
    result = bought(earlier(dice, "test", skill=60, **params))
    assert result.outcome == outcome
    assert said in render(result, "plain", Options()).splitlines()[0]


def test_a_defender_who_hits_is_never_taken_for_the_attackers_damage():
    """COC-19."""
    first = earlier([80, 20], "attack", skill=60, vs=50, fight_back=True)
    for damage in (None, "1d6"):
        with pytest.raises(DataError) as caught:
            run(COC7, "damage", [], damage=damage, earlier=first)
        assert "The defender hit" in str(caught.value)


def dying(method, dice):
    hurt = earlier([], "damage", damage="8", hp=8, hp_max=12)
    return earlier(dice, "heal", method=method, skill=50, earlier=hurt)


def test_another_try_at_first_aid_is_pushed():
    """COC-04, COC-37."""
    result = run(COC7, "push", [30], earlier=dying("first_aid", [60]))
    assert (result.state["hp"], result.state["condition"]) == (1, "stabilised")
    later = run(COC7, "heal", [30, 2], method="medicine", skill=50, earlier=as_json(result))
    assert later.state["hp"] == 3
    with pytest.raises(DataError):
        run(COC7, "push", [30], earlier=as_json(result))


def test_a_treatment_that_luck_bought_heals():
    """COC-37, COC-44, COC-49."""
    result = bought(dying("first_aid", [60]))
    assert result.state == {
        "luck": 50, "hp": 1, "hp_max": 12, "condition": "stabilised", "major_wound": True
    }
    assert bought(dying("medicine", [60]), dice=[3]).state["hp"] == 3
    weekly = earlier([60], "heal", method="weekly", skill=50, hp=1, hp_max=12, major_wound=True)
    assert bought(weekly, dice=[2]).state["hp"] == 3


@pytest.mark.parametrize(
    ("stabilised", "outcome", "condition"),
    [(False, "alive", "dying"), (True, "stabilised", "stabilised")],
)
def test_luck_may_hold_death_off(stabilised, outcome, condition):
    """COC-37, COC-44: what the document does not rule out."""
    result = bought(earlier([60], "dying", con=50, stabilised=stabilised))
    assert (result.outcome, result.success, result.state["condition"]) == (outcome, True, condition)


@pytest.mark.parametrize(
    ("damage", "method", "said"),
    [("20", "first_aid", "is dead"), ("8", "natural", "week by week")],
)
def test_an_earlier_result_that_cannot_be_healed_is_refused_as_data(damage, method, said):
    """COC-37."""
    hurt = earlier([], "damage", damage=damage, hp=8, hp_max=12)
    with pytest.raises(DataError) as caught:
        run(COC7, "heal", [], method=method, skill=50, earlier=hurt)
    assert caught.value.code in ("forbidden", "bad_earlier_result")
    assert said in str(caught.value)


def test_values_of_modifiers_are_numbers():
    """COC-28."""
    result = run(
        COC7, "attack", [10, 20, 30, 4], skill=60, distance=5, base_range=15, point_blank=True,
        prone=True, target_build=4,
    )
    assert [type(modifier.value) for modifier in result.modifiers] == [int, int, int]


def test_the_arithmetic_of_help_is_flagged_as_published():
    """COC-12, D7 of the rules."""
    helped = run(COC7, "check", [50], characteristic=70, limit=200, helper=[40])
    assert any("published rule" in str(step.value) for step in helped.steps)


@pytest.mark.parametrize(
    ("dice", "params", "said"),
    [
        ([30, 25], {"vs": 50, "dodge": True}, "miss (both hard success)"),
        ([], {"distance": 61, "base_range": 15}, "Impossible: 61 is beyond"),
        ([], {"distance": 1, "base_range": 15, "penalty": 6}, "Impossible: with so many"),
        (
            [],
            {"vs": 50, "dodge": True, "manoeuvre": True, "build": 0, "vs_build": 3},
            "Impossible: a Build of 0 against 3",
        ),
        ([40, 90, 0, 7], {"burst": ["6", "6"], "malfunction": 96}, "3 hits, then a jam"),
    ],
)
def test_the_headline_of_an_attack_says_why(dice, params, said):
    """COC-19, COC-24, COC-27, COC-28."""
    assert said in str(run(COC7, "attack", dice, skill=60, **params).headline)


def test_the_working_of_a_burst_comes_before_its_damage():
    """COC-31."""
    result = run(COC7, "attack", [40, 3, 90, 0, 7], skill=60, burst=["3", "3"], damage="1d6")
    labels = [str(step.label) for step in result.steps]
    assert labels.index("Shot or burst 1: rolled") < labels.index("Damage")


def test_an_opposed_roll_echoes_its_time_too():
    """COC-05."""
    result = run(COC7, "test", [50, 60], skill=60, vs=50, time="10 min")
    assert result.details["time"] == "10 min"


BROKEN = [
    ("push", {"verb": "test", "level": "failure", "details": {"value": 60, "difficulty": "odd"}}),
    ("push", {"verb": "test", "level": "odd", "details": {"value": 60}}),
    ("luck", {"verb": "test", "level": "failure", "details": {"value": 60, "vs_level": "odd"}}),
    ("luck", {"verb": "attack", "level": "failure", "details": {"value": 60, "each": [5]}}),
    ("damage", {"verb": "attack", "outcome": "hit", "details": {"hits": 1, "each": [5]}}),
    ("damage", {"verb": "attack", "outcome": "hit", "details": {"hits": 1, "each": {"a": 1}}}),
    ("damage", {"verb": "attack", "outcome": "hit", "details": {"raw": "much"}}),
    ("roll", {"verb": "attack", "outcome": "hit", "details": {"hits": 1, "each": [{"hits": "z"}]}}),
    ("heal", {"verb": "damage", "state": {"condition": "odd"}}),
]
ASKED = {
    "push": ("push", {}),
    "luck": ("luck", {"points": 60, "spend": 60}),
    "damage": ("damage", {}),
    "roll": ("damage", {"damage": "1d6"}),
    "heal": ("heal", {"method": "first_aid", "skill": 50}),
}


@pytest.mark.parametrize(("asked", "broken"), BROKEN)
def test_a_result_that_nobody_printed_is_refused(asked, broken):
    verb, params = ASKED[asked]
    with pytest.raises(DataError) as caught:
        run(COC7, verb, "seed", earlier={"rules": "coc7", "total": 80} | broken, **params)
    assert caught.value.code == "bad_earlier_result"


@pytest.mark.parametrize("params", [{}, {"armour": 1}])
def test_damage_from_an_attack_goes_on_with_its_target(params):
    """COC-23, COC-35: from the points before the blow, whatever it has already done to them."""
    first = earlier([1, 90], "attack", skill=60, vs=10, dodge=True, damage="1d8", hp=7,
                    hp_max=10)
    assert (first["state"]["hp"], first["details"]["hp_before"]) == (0, 7)
    again = run(COC7, "damage", [], earlier=first, **params)
    final = first["details"]["final"] - params.get("armour", 0)
    assert (again.details["final"], again.details["hp_before"]) == (final, 7)
    other = run(COC7, "damage", [], earlier=first, hp=20, hp_max=20)
    assert other.state["hp"] == 20 - first["details"]["final"]


def test_points_survive_a_hit_that_luck_bought():
    """COC-44: the target waits for the damage."""
    first = earlier([70], "attack", skill=60, distance=10, base_range=15, damage="1d6", hp=7,
                    hp_max=10)
    hurt = run(COC7, "damage", [4], damage="1d10", earlier=as_json(bought(first)))
    assert (hurt.state["hp"], hurt.state["hp_max"], hurt.state["condition"]) == (3, 10, "conscious")


def test_a_major_wound_from_before_is_remembered_and_a_fresh_one_is_not_counted_twice():
    """COC-35, COC-37."""
    first = earlier([], "damage", damage="6", hp=6, hp_max=10)
    assert first["state"]["condition"] == "dying"
    again = run(COC7, "damage", [], earlier=first | {"details": first["details"] | {"armour": 0}},
                armour=2)
    assert (again.state["hp"], again.state["major_wound"]) == (2, False)
