"""Damage, major wounds, dying, healing, and the table of Builds (COC-23, COC-25, COC-35..37)."""

from __future__ import annotations

import json

import pytest

from rolcli.errors import DataError, UsageError
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.coc7 import COC7
from tests.rulesets.helpers import run


def damage(dice, expression="0", settings=None, **params):
    return run(COC7, "damage", dice, settings, damage=expression, **params)


def as_json(result):
    return json.loads(render(result, "json", Options()))


@pytest.mark.parametrize(
    ("db", "dice", "total", "faces"),
    [
        ("1d4", [1], 0, ("1d4", 2, 2)), ("1d4", [2], 1, None), ("1d4", [3], 1, None),
        ("1d4", [4], 2, None), ("1d6", [5], 2, ("1d6", 3, 3)), ("2d6", [6, 5], 5, None),
        ("-1", [], -1, ("-1", None, -1)), ("-2", [], -1, ("-2", None, -1)), ("0", [], 0, None),
        ("+1d4", [3], 1, ("+1d4", 2, 2)),
    ],
)
def test_half_the_damage_bonus(db, dice, total, faces):
    """COC-25: roll, halve, round down; or halve the faces."""
    assert damage(dice, db=db, half_db=True).details["damage_bonus"] == total
    if faces is not None:
        text, die, bonus = faces
        halved = damage(
            [] if die is None else [die], "0", {"half_db": "faces"}, db=text, half_db=True
        )
        assert halved.details["damage_bonus"] == bonus


@pytest.mark.parametrize(
    ("params", "dice", "final"),
    [
        ({"db": "1d4"}, [4, 3], 7),
        ({"db": "1d4", "extreme": True}, [], 11),
        ({"db": "1d4", "extreme": True, "impale": True}, [6], 18),
        ({"db": "1d4", "impale": True}, [4, 3], 7),
        ({"strength": 60, "size": 70}, [4, 3], 7),
        ({"armour": 3}, [4], 1),
        ({"armour": 30}, [4], 0),
    ],
)
def test_extreme_and_impaling_damage(params, dice, final):
    """COC-23."""
    weapon = "1d6+1" if params.get("extreme") else "1d6"
    assert damage(dice, weapon, **params).total == final


@pytest.mark.parametrize(
    ("final", "hp", "hp_max", "settings", "left", "major", "condition"),
    [
        (9, 20, 20, {}, 11, False, "conscious"),
        (10, 20, 20, {}, 10, True, "conscious"),
        (5, 11, 11, {}, 6, False, "conscious"),
        (6, 11, 11, {}, 5, True, "conscious"),
        (10, 10, 10, {}, 0, True, "dying"),
        (11, 10, 10, {}, 0, True, "dead"),
        (10, 10, 10, {"instant_death": "reach"}, 0, True, "dead"),
        (4, 4, 10, {}, 0, False, "unconscious"),
        (5, 4, 10, {}, 0, True, "dying"),
        (0, 4, 10, {}, 4, False, "conscious"),
        (0, 0, 1, {}, 0, False, "conscious"),
    ],
)
def test_what_a_hit_does(final, hp, hp_max, settings, left, major, condition):
    """COC-35, COC-36, COC-37."""
    result = damage([], str(final), settings, hp=hp, hp_max=hp_max)
    assert (result.state["hp"], result.state["condition"]) == (left, condition)
    assert result.details["major_wound"] is major
    assert ("prone" in result.effects) is (major and condition != "dead")


def test_the_maximum_alone_means_unhurt():
    assert damage([], "3", hp_max=10).state["hp"] == 7


@pytest.mark.parametrize(("con", "condition"), [(50, "conscious"), (49, "unconscious")])
def test_a_major_wound_asks_for_con(con, condition):
    """COC-37."""
    result = damage([50], "6", hp_max=11, con=con)
    assert (result.state["condition"], result.details["con_total"]) == (condition, 50)
    assert "con_roll_due" in damage([], "6", hp_max=11).effects


def test_no_con_roll_for_the_dead_the_dying_or_lesser_wounds():
    """COC-37."""
    for final in ("12", "11", "5"):
        assert damage([], final, hp_max=11, con=50).rolls == []


def test_damage_of_an_earlier_attack():
    hit = run(COC7, "attack", [50, 90, 6], skill=60, vs=50, dodge=True, damage="1d6+1")
    result = run(COC7, "damage", [], earlier=as_json(hit), armour=2, hp_max=10)
    assert (result.total, result.state["hp"]) == (5, 5)
    armoured = run(
        COC7, "attack", [50, 90, 6], skill=60, vs=50, dodge=True, damage="1d6+1", armour=3
    )
    assert run(COC7, "damage", [], earlier=as_json(armoured), hp_max=10).total == 4
    with pytest.raises(DataError) as caught:
        run(COC7, "damage", [], earlier=as_json(armoured), armour=1)
    assert "already taken off" in str(caught.value)
    missed = run(COC7, "attack", [90, 90], skill=60, vs=50, dodge=True, damage="1d6")
    assert run(COC7, "damage", [], earlier=as_json(missed)).total == 0


def test_every_bullet_of_an_earlier_burst_is_a_hit_of_its_own():
    burst = run(COC7, "attack", [10, 1, 2, 3, 4, 5], skill=50, burst=["5"], damage="1d6")
    result = run(COC7, "damage", [], earlier=as_json(burst), armour=3, hp_max=30)
    assert (result.total, result.state["major_wound"]) == (4 + 5 + 0 + 1 + 2, False)


def test_damage_for_an_attack_that_rolled_none():
    burst = as_json(run(COC7, "attack", [10], skill=50, burst=["5"]))
    result = run(COC7, "damage", [1, 2, 3, 4, 5], damage="1d6", earlier=burst)
    assert result.total == 7 + 8 + 3 + 4 + 5
    blow = as_json(run(COC7, "attack", [12, 90], skill=60, vs=50, dodge=True))
    assert run(COC7, "damage", [], damage="1d6", earlier=blow).total == 6
    assert run(COC7, "damage", [2], damage="1d6", impale=True, earlier=blow).total == 8
    with pytest.raises(DataError) as caught:
        run(COC7, "damage", [], earlier=blow)
    assert "rolled no damage" in str(caught.value)
    bought = as_json(run(
        COC7, "luck", [], points=40, spend=40,
        earlier=as_json(run(COC7, "attack", [70, 90], skill=60, vs=50, dodge=True)),
    ))
    assert run(COC7, "damage", [4], damage="1d6", earlier=bought).total == 4


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: run(COC7, "attack", [70, 10], skill=60, vs=50, fight_back=True, damage="1d6"),
         "The defender hit"),
        (lambda: run(COC7, "test", [70], skill=60), "did no damage"),
    ],
)
def test_earlier_results_that_do_not_serve(make, said):
    with pytest.raises(DataError) as caught:
        run(COC7, "damage", [], earlier=as_json(make()))
    assert caught.value.code == "bad_earlier_result"
    assert said in str(caught.value)


def test_the_bonus_alone_is_damage_too():
    assert run(COC7, "damage", [3], db="1d4").total == 3


def test_damage_needs_damage():
    for params in ({}, {"damage": "3", "con": 50}, {"damage": "3", "half_db": True}):
        with pytest.raises(UsageError):
            run(COC7, "damage", [], **params)


@pytest.mark.parametrize(
    ("die", "stabilised", "outcome", "condition"),
    [
        (50, False, "alive", "dying"),
        (51, False, "dead", "dead"),
        (50, True, "stabilised", "stabilised"),
        (51, True, "dying", "dying"),
    ],
)
def test_dying(die, stabilised, outcome, condition):
    """COC-37."""
    result = run(COC7, "dying", [die], con=50, stabilised=stabilised)
    assert (result.outcome, result.state["condition"]) == (outcome, condition)


HEAL = [
    ("first_aid", [40], {"hp": 5, "hp_max": 12}, 6, "conscious", False),
    ("first_aid", [60], {"hp": 5, "hp_max": 12}, 5, "conscious", False),
    ("first_aid", [40], {"hp_max": 12, "dying": True, "major_wound": True}, 1, "stabilised", True),
    ("first_aid", [60], {"hp": 0, "hp_max": 12, "dying": True}, 0, "dying", False),
    ("medicine", [40, 3], {"hp": 2, "hp_max": 12, "major_wound": True}, 5, "conscious", True),
    ("medicine", [40, 3], {"hp": 3, "hp_max": 12, "major_wound": True}, 6, "conscious", False),
    ("medicine", [40, 2], {"hp": 11, "hp_max": 12}, 12, "conscious", False),
    ("medicine", [40, 2], {"hp": 0, "hp_max": 12, "dying": True, "major_wound": True},
     2, "unconscious", True),
    ("weekly", [40, 2], {"hp": 2, "hp_max": 12, "major_wound": True}, 4, "conscious", True),
    ("weekly", [60], {"hp": 2, "hp_max": 12, "major_wound": True}, 2, "conscious", True),
    ("weekly", [10, 1, 2], {"hp": 2, "hp_max": 12, "major_wound": True}, 5, "conscious", False),
    ("weekly", [80, 40, 3, 2], {"hp": 2, "hp_max": 12, "bonus": 1}, 4, "conscious", False),
]


@pytest.mark.parametrize(("method", "dice", "params", "hp", "condition", "major"), HEAL)
def test_healing(method, dice, params, hp, condition, major):
    """COC-37."""
    result = run(COC7, "heal", dice, method=method, skill=50, **params)
    assert result.state["hp"] == hp
    assert (result.state["condition"], result.state["major_wound"]) == (condition, major)


def test_a_fumbled_week_leaves_lasting_harm():
    result = run(COC7, "heal", [100], method="weekly", skill=50, hp=2, hp_max=12)
    assert "lasting_harm" in result.effects


def test_natural_healing_is_a_point_a_day():
    """COC-37."""
    result = run(COC7, "heal", [], method="natural", hp=5, hp_max=12, days=3)
    assert (result.outcome, result.state["hp"]) == ("healed", 8)
    assert run(COC7, "heal", [], method="natural", skill=50, hp=5, hp_max=12).state["hp"] == 6
    with pytest.raises(UsageError):
        run(COC7, "heal", [], method="natural", hp=5, hp_max=12, major_wound=True)


def test_the_patient_may_be_an_earlier_result():
    dying = as_json(damage([], "10", hp=10, hp_max=10))
    aided = run(COC7, "heal", [20], method="first_aid", skill=50, earlier=dying)
    assert aided.state == {
        "hp": 1, "hp_max": 10, "condition": "stabilised", "major_wound": True,
    }
    healed = run(COC7, "heal", [20, 3], method="medicine", skill=50, earlier=as_json(aided))
    assert (healed.state["hp"], healed.state["condition"]) == (4, "conscious")
    with pytest.raises(DataError):
        run(COC7, "heal", [20], method="medicine", skill=50,
            earlier=as_json(damage([], "11", hp_max=10)))


@pytest.mark.parametrize(
    ("hp", "said"), [(4, "3 damage, 1 HP left"), (5, "3 damage, 2 HP left")]
)
def test_the_headline_counts_hit_points(hp, said):
    assert str(damage([], "3", hp=hp, hp_max=11).headline) == said


def test_an_earlier_major_wound_makes_the_next_hit_to_nothing_dying():
    first = as_json(damage([], "6", hp_max=11))
    second = damage([], "5", hp=5, hp_max=11, earlier=None)
    assert second.state["condition"] == "unconscious"
    hit = as_json(run(COC7, "attack", [50, 90, 5], skill=60, vs=50, dodge=True, damage="1d6"))
    hit["state"] = first["state"]
    assert run(COC7, "damage", [], earlier=hit, hp=5, hp_max=11).state["condition"] == "dying"


def test_healing_needs_a_skill_and_a_living_patient():
    for params in (
        {"method": "medicine"}, {"method": "medicine", "skill": 50, "days": 2},
        {"method": "weekly", "skill": 50, "hp": 15, "hp_max": 12},
    ):
        with pytest.raises(UsageError):
            run(COC7, "heal", [], **params)


BUILDS = [
    (2, "-2", -2), (64, "-2", -2), (65, "-1", -1), (84, "-1", -1), (85, "0", 0), (124, "0", 0),
    (125, "1d4", 1), (164, "1d4", 1), (165, "1d6", 2), (204, "1d6", 2), (205, "2d6", 3),
    (284, "2d6", 3), (285, "3d6", 4), (364, "3d6", 4), (365, "4d6", 5), (444, "4d6", 5),
    (445, "5d6", 6), (524, "5d6", 6), (525, "6d6", 7), (604, "6d6", 7), (605, "7d6", 8),
]


@pytest.mark.parametrize(("total", "bonus", "build"), BUILDS)
def test_damage_bonus_and_build(total, bonus, build):
    """COC-25."""
    result = run(COC7, "build", [], strength=str(total // 2), size=str(total - total // 2))
    assert (result.details["damage_bonus"], result.details["build"]) == (bonus, build)


@pytest.mark.parametrize(
    ("strength", "size"),
    [("60", "70"), ("str:60", "siz=70"), ("TAM:70", "FUE:60"), ("tamaño:70", "60")],
)
def test_names_of_characteristics_may_stand_before_the_values(strength, size):
    result = run(COC7, "build", [], strength=strength, size=size)
    assert [m.value for m in result.modifiers] == [60, 70]


@pytest.mark.parametrize(("strength", "size"), [("x", "60"), ("str:60", "fue:70"), ("0", "60"),
                                                ("dex:50", "60")])
def test_other_words_are_refused(strength, size):
    with pytest.raises(UsageError):
        run(COC7, "build", [], strength=strength, size=size)


def test_damage_below_nothing_says_so():
    """COC-23."""
    result = run(COC7, "damage", [], damage="-3", hp=4, hp_max=10)
    assert (result.total, result.state["hp"]) == (0, 4)
    assert "Damage, never below nothing" in [str(step.label) for step in result.steps]
