"""Attacks hand to hand (COC-19..24)."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.coc7 import COC7
from tests.rulesets.helpers import run

BOOK = {"book": "published"}


def attack(dice, settings=None, skill=60, **params):
    return run(COC7, "attack", dice, settings, skill=skill, **params)


@pytest.mark.parametrize(
    ("dice", "dodged", "fought"),
    [
        ([30, 25], "miss", "hit"),  # both hard: a dodge wins ties, fighting back loses them
        ([12, 25], "hit", "hit"),
        ([60, 25], "miss", "hit_back"),
        ([70, 40], "miss", "hit_back"),
        ([70, 80], "miss", "miss"),
        ([100, 100], "miss", "miss"),
        ([60, 100], "hit", "hit"),
        ([1, 1], "miss", "hit"),
    ],
)
def test_dodging_and_fighting_back(dice, dodged, fought):
    """COC-19."""
    assert attack(dice, vs=50, dodge=True).outcome == dodged
    assert attack(dice, vs=50, fight_back=True).outcome == fought


def test_the_attack_says_both_levels():
    result = attack([30, 25], vs=50, dodge=True)
    assert (result.total, result.target, result.level) == (30, 60, "hard")
    assert (result.details["vs_total"], result.details["vs_level"]) == (25, "hard")


@pytest.mark.parametrize(("die", "house", "book"), [(60, "hit", "hit"), (61, "miss", "hit"),
                                                   (100, "miss", "miss")])
def test_no_defence(die, house, book):
    """COC-19: an ordinary roll, or by the book only a fumble misses."""
    assert attack([die], undefended=True).outcome == house
    assert attack([die], BOOK, undefended=True).outcome == book


def test_a_surprised_target_gives_a_bonus_die():
    result = attack([70, 30, 5], surprised=True)
    assert (result.total, result.outcome, result.details["net_dice"]) == (35, "hit", 1)


@pytest.mark.parametrize(
    ("settings", "params", "bonus"),
    [
        ({}, {"dodge": True, "defended_before": 0}, 0),
        ({}, {"dodge": True, "defended_before": 1}, 1),
        ({}, {"fight_back": True, "defended_before": 3}, 1),
        ({}, {"dodge": True, "defended_before": 1, "free_defences": 2}, 0),
        ({}, {"dodge": True, "defended_before": 2, "free_defences": 2}, 1),
        ({}, {"undefended": True, "defended_before": 1}, 0),
        (BOOK, {"undefended": True, "defended_before": 1}, 1),
    ],
)
def test_further_attacks_in_a_turn(settings, params, bonus):
    """COC-20, COC-21, COC-22."""
    vs = {} if "undefended" in params else {"vs": 50}
    dice = [30] * (bonus + 1) + [5] * bonus + [90] * bool(vs)
    result = attack(dice, settings, **params, **vs)
    assert result.details["bonus_dice"] == bonus
    assert any(m.rule == "COC-22" for m in result.modifiers) is bool(bonus)


@pytest.mark.parametrize(
    ("weapon", "params", "dice", "raw"),
    [
        ("1d6", {}, [50, 90, 4], 4),
        ("1d6", {"db": "1d4"}, [50, 90, 4, 3], 7),
        ("1d6", {"db": "-2"}, [50, 90, 1], 0),
        ("1d6", {"strength": 70, "size": 60}, [50, 90, 4, 3], 7),
        ("1d6+1", {"db": "1d4"}, [12, 90], 11),  # extreme: 7 and 4
        ("1d6+1", {"db": "1d4", "impale": True}, [12, 90, 6], 18),
        ("1d6+1", {"db": "1d4", "impale": True}, [1, 90, 6], 18),
        ("1d6+1", {"db": "1d4", "impale": True}, [13, 90, 6, 2], 9),
        ("1d6+1", {"db": "2d6", "half_db": True}, [12, 90], 13),
    ],
)
def test_damage(weapon, params, dice, raw):
    """COC-23, COC-25: with the bonus; extreme and impaling."""
    result = attack(dice, vs=50, dodge=True, damage=weapon, **params)
    assert (result.outcome, result.details["raw"]) == ("hit", raw)


def test_armour_and_hit_points():
    """COC-35."""
    result = attack([50, 90, 6], vs=50, dodge=True, damage="1d6+1", armour=1, hp=8, hp_max=12)
    assert (result.details["raw"], result.details["final"]) == (7, 6)
    assert result.state == {"hp": 2, "hp_max": 12, "major_wound": True, "condition": "conscious"}
    missed = attack([90, 90], vs=50, dodge=True, damage="1d6", hp_max=12)
    assert (missed.details["final"], missed.state["hp"]) == (0, 12)


def test_who_fights_back_does_not_hit_with_the_attackers_weapon():
    result = attack([70, 10], vs=50, fight_back=True, damage="1d6", hp_max=12)
    assert (result.outcome, result.details["final"], result.state["hp"]) == ("hit_back", 0, 12)


@pytest.mark.parametrize(
    ("build", "vs_build", "penalty"), [(2, 0, 0), (0, 0, 0), (0, 1, 1), (-1, 1, 2), (0, 3, None)]
)
def test_manoeuvres_compare_builds(build, vs_build, penalty):
    """COC-24."""
    params = {"manoeuvre": True, "build": build, "vs_build": vs_build, "vs": 50, "dodge": True}
    if penalty is None:
        result = attack([], **params)
        assert (result.outcome, result.rolls) == ("impossible", [])
        return
    dice = [30] * (penalty + 1) + [5] * bool(penalty) + [90]
    assert attack(dice, **params).details["penalty_dice"] == penalty


BAD = [
    {},
    {"vs": 50},
    {"dodge": True},
    {"vs": 50, "dodge": True, "fight_back": True},
    {"vs": 50, "undefended": True},
    {"vs": 50, "dodge": True, "distance": 5, "base_range": 10},
    {"manoeuvre": True, "vs": 50, "dodge": True},
    {"manoeuvre": True, "vs": 50, "dodge": True, "build": 0, "vs_build": 0, "damage": "1d6"},
    {"undefended": True, "db": "1d4"},
    {"undefended": True, "hp_max": 10},
    {"undefended": True, "half_db": True},
    {"undefended": True, "damage": "1d6", "half_db": True},
    {"undefended": True, "damage": "1d6", "hp": 5},
    {"undefended": True, "damage": "1d6", "hp": 15, "hp_max": 12},
    {"undefended": True, "damage": "1d6", "strength": 50},
    {"undefended": True, "damage": "1d6", "strength": 50, "size": 60, "db": "0"},
]


@pytest.mark.parametrize("params", BAD)
def test_what_makes_no_sense_is_refused(params):
    with pytest.raises(UsageError):
        attack([1, 1, 1, 1], **params)


def test_a_weapon_without_a_greatest_damage_is_refused_when_it_matters():
    with pytest.raises(UsageError) as caught:
        attack([12], undefended=True, damage="1d6!")
    assert caught.value.code == "bad_value"


@pytest.mark.parametrize(
    ("expression", "greatest"),
    [
        ("2d6+3", 15), ("4d6kh3", 18), ("4d6dl1+1", 19), ("1d10-1d4", 9), ("2*(1d6+1)", 14),
        ("1d6//2", 3), ("max(1d4, 1d6)", 6), ("1d6[fire]", 6), ("5", 5), ("1d6min3", 6),
        ("d{1,2,8}", 8), ("-1d4", -1),
    ],
)
def test_the_greatest_value_of_an_expression(expression, greatest):
    """COC-23."""
    from rolcli.modifiers import parse_expression
    from rolcli.rulesets.coc7.bounds import bounds

    assert bounds(parse_expression(expression))[1] == greatest
