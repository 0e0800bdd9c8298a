"""Firearms: range, modifiers, shots, malfunction, bursts (COC-25..34)."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.coc7 import COC7
from tests.rulesets.helpers import run

BOOK = {"book": "published"}


def attack(dice, settings=None, skill=60, **params):
    return run(COC7, "attack", dice, settings, skill=skill, **params)


@pytest.mark.parametrize(
    ("distance", "difficulty", "target"),
    [(0, "regular", 60), (15, "regular", 60), (16, "hard", 30), (30, "hard", 30),
     (31, "extreme", 12), (60, "extreme", 12)],
)
def test_difficulty_by_distance(distance, difficulty, target):
    """COC-27."""
    result = attack([50], distance=distance, base_range=15)
    assert (result.details["difficulty"], result.target) == (difficulty, target)


def test_beyond_four_times_the_range_nothing_is_rolled():
    result = attack([], distance=61, base_range=15, dive=50)
    assert (result.outcome, result.rolls) == ("impossible", [])


MODIFIERS = [
    ({"point_blank": True}, 1),
    ({"aimed": True}, 1),
    ({"surprised": True, "shots": 1}, 1),
    ({"prone": True}, 1),
    ({"target_build": 4}, 1),
    ({"target_build": 3}, 0),
    ({"target_build": -2}, -1),
    ({"target_build": -1}, 0),
    ({"cover": True}, -1),
    ({"fast_target": True}, -1),
    ({"reloading": True}, -1),
    ({"into_melee": True}, -1),
    ({"off_hand": True}, -1),
    ({"aimed": True, "cover": True}, 0),
    ({"bonus": 1, "shots": 1}, 1),
    ({"penalty": 1, "aimed": True}, 0),
    ({"aimed": True, "point_blank": True, "prone": True}, 2),
]


@pytest.mark.parametrize(("params", "net"), MODIFIERS)
def test_modifiers(params, net):
    """COC-28."""
    dice = [50] if net == 0 else [50] * (abs(net) + 1) + [5]
    result = attack(dice, **params)
    assert result.details["net_dice"] == net
    assert result.details["bonus_dice"] - result.details["penalty_dice"] >= net


@pytest.mark.parametrize(
    ("distance", "dex", "settings", "net"),
    [
        (3, {"dex": 50}, {}, 1),  # 10 feet are 3 metres
        (4, {"dex": 50}, {}, 0),
        (3, {"dex": 20, "target_dex": 50}, {"point_blank_dex": "target"}, 1),
        (3, {"dex": 50, "target_dex": 20}, {"point_blank_dex": "target"}, 0),
    ],
)
def test_point_blank_by_dex(distance, dex, settings, net):
    """COC-28."""
    dice = [50] * (net + 1) + [5] * net
    result = attack(dice, settings, distance=distance, base_range=15, **dex)
    assert result.details["net_dice"] == net


def test_penalty_dice_beyond_two_make_the_shot_harder():
    """COC-28."""
    three = attack([10, 10, 10, 5], cover=True, fast_target=True, off_hand=True)
    assert (three.details["difficulty"], three.target) == ("hard", 30)
    four = attack([10, 10, 10, 5], cover=True, fast_target=True, off_hand=True, reloading=True)
    assert four.details["difficulty"] == "extreme"
    five = attack([0, 0, 0, 1], penalty=5, shots=1)
    assert (five.details["difficulty"], five.target, five.outcome) == ("critical", 1, "hit")
    assert attack([], penalty=6, shots=1).outcome == "impossible"
    far = attack([], penalty=3, distance=50, base_range=15, cover=True)
    assert far.outcome == "impossible"


def test_several_shots_each_have_a_penalty_die_and_only_the_first_is_aimed():
    """COC-28."""
    result = attack([50, 30, 20, 5, 90, 10, 0], shots=3, aimed=True)
    assert [shot["net_dice"] for shot in result.details["each"]] == [0, -1, -1]
    assert [shot["total"] for shot in result.details["each"]] == [50, 35, 90]
    assert (result.outcome, result.details["hits"], result.total) == ("hit", 2, None)


def test_a_failed_dive_changes_nothing():
    """COC-28."""
    result = attack([50, 80], distance=10, base_range=15, dive=40)
    assert (result.outcome, result.total, result.details["dived"]) == ("hit", 50, False)


@pytest.mark.parametrize(
    ("params", "dice", "candidates", "net"),
    [
        ({}, [50, 40, 80], [50, 80], -1),
        ({}, [100, 40, 80], [100, 80], -1),
        ({"cover": True}, [50, 20, 4, 40, 80], [54, 24, 84], -2),
        ({"aimed": True}, [50, 20, 4, 40], [54], 0),
        ({"aimed": True, "prone": True}, [50, 20, 10, 4, 40], [54, 24], 1),
    ],
)
def test_a_passed_dive_adds_its_die_to_the_throw(params, dice, candidates, net):
    """COC-28: the dive is rolled after the attack; its penalty die falls last."""
    result = attack(dice, dive=40, **params)
    assert result.details["dived"] is True
    assert result.details["candidates"] == candidates
    assert result.details["net_dice"] == net
    late = ["attack"] if net < 0 else []  # rolls stand in the order in which their dice fell
    assert [roll.what for roll in result.rolls] == ["attack", "dive", *late]
    fallen = [die.value for roll in result.rolls for die in roll.dice]
    again = attack(fallen, dive=40, **params)
    assert (again.total, again.details) == (result.total, result.details)


def test_one_dive_meets_all_shots_and_may_make_them_harder():
    result = attack([10, 0, 3, 40, 20, 10, 20, 30, 3], shots=2, dive=40)
    assert [shot["net_dice"] for shot in result.details["each"]] == [-2, -2]
    hard = attack([10, 0, 20, 5, 40], cover=True, fast_target=True, dive=40)
    assert hard.details["difficulty"] == "hard"
    assert hard.details["each"][0]["difficulty"] == "hard"


def test_a_fumble_into_a_melee_hits_an_ally():
    """COC-28."""
    result = attack([90, 0, 0], into_melee=True)
    assert (result.level, "ally_hit" in result.effects) == ("fumble", True)


def test_malfunction():
    """COC-28."""
    jam = attack([97], malfunction=97)
    assert (jam.outcome, jam.success, jam.details["hits"]) == ("jam", False, 0)
    assert attack([96], skill=99, malfunction=97).outcome == "hit"
    run_ends = attack([30, 90, 90, 9], burst=["5", "5", "5"], malfunction=98)
    assert [b["outcome"] for b in run_ends.details["each"]] == ["hit", "jam", "not_fired"]
    assert (run_ends.outcome, run_ends.details["hits"]) == ("hit", 2)


@pytest.mark.parametrize(
    ("die", "distance", "raw"),
    [(50, 10, 6), (12, 10, 10 + 6), (1, 10, 10 + 6), (12, 50, 6), (1, 50, 10 + 6)],
)
def test_extreme_shots_impale_unless_extreme_was_demanded(die, distance, raw):
    """COC-23."""
    result = attack([die, 6], distance=distance, base_range=15, damage="1d10", impale=True)
    assert result.details["raw"] == raw


def test_bows_use_half_the_bonus_and_firearms_none():
    """COC-25, COC-26."""
    bow = attack([50, 4, 3], distance=10, base_range=15, damage="1d8", db="1d4", half_db=True)
    assert (bow.details["raw"], bow.details["each"][0]["damage"][0]["damage_bonus"]) == (5, 1)
    with pytest.raises(UsageError) as caught:
        attack([50], distance=10, base_range=15, damage="1d8", db="1d4")
    assert caught.value.code == "excludes"


@pytest.mark.parametrize(
    ("skill", "most"), [(20, 3), (25, 3), (39, 3), (40, 4), (50, 5), (72, 7), (100, 10)]
)
def test_size_of_a_burst(skill, most):
    """COC-29, COC-30."""
    assert attack([99], skill=skill, burst=[str(most)]).details["max_size"] == most
    for size in (2, most + 1):
        with pytest.raises(UsageError):
            attack([99], skill=skill, burst=[str(size)])


def test_bursts_lose_a_bullet_a_metre_and_have_one_penalty_die():
    """COC-31, COC-32, COC-33, COC-34."""
    result = attack([50, 50, 40, 5], skill=50, burst=["5", "5:1", "5:7.9"])
    assert result.details["bullets"] == [5, 4, 0]
    assert result.details["penalty_dice"] == [0, 1, 1]
    assert [b["hits"] for b in result.details["each"][:2]] == [2, 0]
    assert result.details["each"][2]["outcome"] == "void"


def test_the_published_bursts():
    """COC-32, COC-34."""
    dice = [50, 50, 40, 5, 20, 20, 20, 5]
    result = attack(dice, BOOK, skill=50, burst=["5", "5:1", "5:2"], magazine=20)
    assert result.details["bullets"] == [5, 5, 5]
    assert result.details["penalty_dice"] == [0, 1, 2]
    assert (result.details["spent"], result.state["magazine"]) == (18, 2)
    fourth = [30, 20, 20, 5, 20, 20, 20, 5, 20, 20, 20, 6]
    harder = attack(fourth, BOOK, skill=50, burst=["3"] * 4)
    assert [b["difficulty"] for b in harder.details["each"]] == ["regular"] * 3 + ["hard"]
    assert harder.details["each"][3]["outcome"] == "miss"


def test_the_magazine():
    """COC-31."""
    result = attack([50, 50, 40, 5], skill=50, burst=["5", "5:2"], magazine=10)
    assert (result.details["spent"], result.state["magazine"]) == (10, 0)
    with pytest.raises(UsageError):
        attack([50, 50, 40, 5], skill=50, burst=["5", "5"], magazine=9)


@pytest.mark.parametrize(
    ("die", "distance", "hits", "impaling"),
    [
        (50, 10, 2, 0), (25, 10, 2, 0), (10, 10, 5, 2), (1, 10, 5, 2), (51, 10, 0, 0),
        (25, 20, 2, 0), (26, 20, 0, 0), (10, 20, 5, 2), (10, 40, 5, 0), (1, 40, 5, 2),
    ],
)
def test_bullets_that_hit_and_impale(die, distance, hits, impaling):
    """COC-34."""
    result = attack([die], skill=50, burst=["5"], distance=distance, base_range=10)
    assert (result.details["hits"], result.details["impaling"]) == (hits, impaling)


def test_each_bullet_meets_armour_by_itself():
    """COC-34, COC-35: two of five impale, first; none is a major wound alone."""
    dice = [10, 1, 2, 3, 4, 5]
    result = attack(dice, skill=50, burst=["5"], damage="1d6", armour=3, hp=30, hp_max=30)
    blows = result.details["each"][0]["damage"]
    assert [blow["raw"] for blow in blows] == [7, 8, 3, 4, 5]
    assert [blow["final"] for blow in blows] == [4, 5, 0, 1, 2]
    assert (result.details["final"], result.state["hp"]) == (12, 18)
    assert result.state["major_wound"] is False


BAD = [
    {"distance": 5},
    {"base_range": 5},
    {"shots": 1, "burst": ["3"]},
    {"magazine": 10, "shots": 1},
    {"burst": ["3:1"]},
    {"burst": ["x"]},
    {"burst": ["3", "3:-1"]},
    {"shots": 1, "undefended": True},
]


@pytest.mark.parametrize("params", BAD)
def test_what_makes_no_sense_is_refused(params):
    with pytest.raises(UsageError):
        attack([1, 1, 1, 1], **params)


def steps_of(result):
    return [(str(step.label), str(step.value), step.rule) for step in result.steps]


def test_a_burst_whose_bullets_the_way_takes_is_said_to_be_void():
    """COC-31, COC-32."""
    result = run(
        COC7, "attack", [59, 5, 0, 90, 6], skill=60, damage="1d10", burst=["3", "3:5", "4:1"]
    )
    told = "Bullets of burst 2: 3, less one a metre (5 m between targets)"
    assert (told, "none, the burst is void", "COC-32") in steps_of(result)
    assert [m.name for m in result.modifiers] == ["later_burst"]
    plain = render(result, "plain", Options(verbose=True))
    assert "later burst -1 die" in plain
    assert [str(row) for row in result.rows] == [
        "burst 1: 59: 1 hit (regular success), 5 damage", "burst 2: void",
        "burst 3: 96: miss",
    ]


def test_shots_are_told_one_by_one_too():
    """COC-28."""
    dice = [0, 10, 5, 90, 80, 3]
    result = run(COC7, "attack", dice, skill=60, distance=5, base_range=10, shots=2)
    rows = ["shot 1: 15: 1 hit (hard success)", "shot 2: 93: miss"]
    assert [str(row) for row in result.rows] == rows


def test_bullets_that_the_magazine_loses_are_told():
    """COC-32, by the published rule."""
    result = run(COC7, "attack", [59, 90, 80, 6], {"burst_gap": "magazine"}, skill=60,
                 burst=["3", "3:5"], magazine=20)
    assert ("Bullets lost from the magazine before burst 2", "5", "COC-32") in steps_of(result)
