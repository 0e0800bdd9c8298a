"""Attacks hand to hand and at range, and with two weapons."""

import pytest

from rolcli.errors import DataError, ScriptError, UsageError
from rolcli.rulesets.ryf import RYF
from rolcli.rulesets.ryf.equipment import catalogue, listing
from rolcli.rulesets.ryf.tables import COVERS, RANGES
from rolcli.words import canonical
from tests.rulesets.helpers import run


def shoot(dice=(5, 5, 5), settings=None, **params):
    return run(RYF, "attack", list(dice), settings, **{"attribute": 5, "skill": 1, **params})


def test_a_blow_with_margin_dice():
    """RYF-25..27, RYF-18: 6 + 4 + (10 + 12) against 12 is 20 over, two dice more."""
    result = run(
        RYF, "attack", [10, 10, 3, 10, 10, 1, 2, 2, 4, 3, 4, 6, 5, 2],
        attribute=6, skill=4, defence=12, damage=("2d6",), fisico=8, wounds=3,
    )
    assert (result.total, result.target, result.margin) == (32, 12, 20)
    assert (result.outcome, result.success) == ("critical_hit", True)
    assert result.details == {
        "difficulty": 12, "extra_dice": 2, "damage": 3 + 4 + 6 + 5 + 2, "severed": True,
    }
    assert result.state == {"wounds": 23, "pv": 1, "pv_max": 24, "health": "badly_hurt"}
    assert result.effects == ["severed", "badly_hurt"]
    assert {"RYF-18", "RYF-25", "RYF-27", "RYF-41", "RYF-44"} <= set(result.rules_applied)
    assert "20 damage" in str(result.headline)
    assert str(result.rolls[1].notation) == "2d6! + 2d6!"


def test_a_miss_does_no_damage_and_changes_no_wounds():
    result = run(
        RYF, "attack", [4, 4, 4], attribute=1, skill=1, defence=12, fisico=8, wounds=3
    )
    assert (result.outcome, result.success, result.margin) == ("miss", False, -6)
    assert result.details["damage"] == 0
    assert result.state["wounds"] == 3
    assert len(result.rolls) == 1


def test_unarmed_does_one_d6_that_explodes():
    """RYF-20, RYF-26."""
    result = run(RYF, "attack", [4, 4, 4, 6, 6, 2], attribute=6, skill=2, defence=12)
    assert result.details["damage"] == 14


def test_a_fumble_misses_even_where_the_total_would_hit():
    """RYF-19."""
    result = run(RYF, "attack", [1, 1, 1], attribute=20, skill=2, defence=12)
    assert (result.outcome, result.success, result.margin) == ("fumble", False, None)


def test_a_natural_one_may_miss_by_a_house_rule():
    result = run(
        RYF, "attack", [1, 1, 9], {"natural_one_fails": "on"}, attribute=20, skill=2, defence=12
    )
    assert (result.outcome, result.margin) == ("miss", None)


@pytest.mark.parametrize(
    ("params", "difficulty", "rule"),
    [
        ({"range": "point_blank"}, 10, "RYF-29"),
        ({"range": "short"}, 15, "RYF-30"),
        ({"range": "medium"}, 20, "RYF-31"),
        ({"range": "long"}, 25, "RYF-32"),
        ({"range": "short", "in_crowd": True}, 17, "RYF-34"),
        ({"range": "short", "running": True}, 18, "RYF-35"),
        ({"range": "short", "prone": True}, 20, "RYF-36"),
        ({"range": "short", "cover": "light"}, 17, "RYF-37"),
        ({"range": "short", "cover": "medium"}, 19, "RYF-38"),
        ({"range": "short", "cover": "heavy"}, 21, "RYF-39"),
        ({"range": "short", "called": True}, 20, "RYF-40"),
        ({"defence": 14}, 14, "RYF-25"),
        ({"defence": 14, "called": True}, 19, "RYF-40"),
        (
            {
                "range": "long", "in_crowd": True, "running": True, "prone": True,
                "cover": "heavy", "called": True,
            },
            46, "RYF-33",
        ),
    ],
)
def test_the_difficulty_of_an_attack(params, difficulty, rule):
    result = shoot((2, 2, 2), **params)
    assert result.details["difficulty"] == result.target == difficulty
    assert rule in result.rules_applied


def test_the_margin_counts_from_the_raised_difficulty():
    """RYF-27, RYF-40: 22 against 10 gives a die more, against 15 none."""
    plain = shoot((7, 7, 7, 1, 1), attribute=10, skill=5, defence=10)
    called = shoot((7, 7, 7, 1), attribute=10, skill=5, defence=10, called=True)
    assert plain.details["extra_dice"] == 1
    assert called.details["extra_dice"] == 0


def test_margin_dice_are_for_attacks_hand_to_hand():
    """RYF-27, margin_dice: for every attack by the published reading."""
    high = {"attribute": 20, "skill": 5, "damage": ("1d6",)}
    assert shoot((5, 5, 5, 2), range="short", **high).details["extra_dice"] == 0
    assert shoot((5, 5, 5, 2, 3), defence=15, **high).details["extra_dice"] == 1
    for published in ({"margin_dice": "all"}, {"book": "published"}):
        assert shoot((5, 5, 5, 2, 3), published, range="short", **high).details["extra_dice"] == 1


def test_a_critical_of_the_dice_hits_without_a_margin():
    """RYF-P1."""
    result = shoot((10, 10, 3, 2, 2, 2, 4), {"critical": "ten-five"}, defence=40)
    assert (result.outcome, result.margin, result.details["extra_dice"]) == (
        "critical_hit", None, 0,
    )


def test_without_damage_a_shot_ends_at_the_hit():
    result = shoot((9, 9, 9), range="short")
    assert result.outcome == "hit"
    assert "damage" not in result.details
    assert "--damage" in str(result.notes[0])


def test_two_weapons_add_three_and_the_higher_damage_counts_with_its_margin_dice():
    """RYF-49..51, RYF-27."""
    result = shoot(
        (7, 7, 7, 6, 2, 4, 5), attribute=5, skill=2, defence=5, two_weapons=True,
        damage=("1d6", "1d6+1"),
    )
    assert result.total == 5 + 2 + 3 + 7
    assert ("two_weapons", 3, "RYF-50") in [(m.name, m.value, m.rule) for m in result.modifiers]
    assert result.details["extra_dice"] == 1
    assert result.details["damage"] == 8 + 5  # 6 + 2 beats 4 + 1
    assert [die.kept for die in result.rolls[1].dice][:2] == [True, True]
    assert "RYF-51" in result.rules_applied


def test_two_weapons_without_damage_end_at_the_hit():
    assert "damage" not in shoot((7, 7, 7), defence=5, two_weapons=True).details


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({}, "one_of"),
        ({"defence": 10, "range": "short"}, "one_of"),
        ({"defence": 10, "prone": True}, "needs"),
        ({"defence": 10, "cover": "light"}, "needs"),
        ({"defence": 10, "damage": ("1d6", "1d6")}, "needs"),
        ({"defence": 10, "damage": ("1d6",), "two_weapons": True}, "needs"),
        ({"defence": 10, "damage": ("1d6+2 >= 3",)}, "bad_value"),
        ({"defence": 10, "damage": ("foo",)}, "bad_value"),
        ({"range": "short", "damage": ("4d6/2d6",)}, "bad_value"),
        ({"defence": 10, "keep": "low", "token": True}, "excludes"),
        ({"defence": 10, "badly_hurt": True, "two_actions": True}, "excludes"),
        ({"distance": 30}, "needs"),
        ({"defence": 10, "weapon": ("pistola",)}, "needs"),
        ({"distance": 30, "weapon": ("daga",)}, "needs"),
        ({"defence": 10, "two_weapons": True, "weapon": ("daga", "espadón")}, "forbidden"),
        ({"distance": 3, "two_weapons": True, "weapon": ("pistola", "pistola")}, "excludes"),
        ({"defence": 10, "weapon": ("nothing",)}, "unknown_name"),
    ],
)
def test_what_does_not_go_together_is_refused(params, code):
    with pytest.raises(UsageError) as caught:
        shoot((), **params)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("typed", "choices", "name"),
    [
        ("a bocajarro", RANGES, "point_blank"), ("Corta", RANGES, "short"),
        ("media", RANGES, "medium"), ("larga", RANGES, "long"),
        ("ligera", COVERS, "light"), ("Media", COVERS, "medium"), ("búnker", COVERS, "heavy"),
        ("grande", COVERS, "heavy"), ("coche", COVERS, "medium"),
    ],
)
def test_ranges_and_covers_have_spanish_names(typed, choices, name):
    assert canonical(typed, choices) == name


def test_a_hit_and_its_damage_have_lines_of_their_own():
    """RYF-26: to equal the Defensa is to hit; RYF-20 where damage is rolled alone."""
    hit = run(RYF, "attack", [2, 5, 9, 4], attribute=4, skill=1, defence=10)
    found = [(str(step.label), step.value) for step in hit.steps if step.rule == "RYF-26"]
    assert found == [("10 against 10", "hit"), ("Damage", 4)]
    alone = run(RYF, "damage", [6, 2], amount="1d6")
    assert [(step.value, step.rule) for step in alone.steps] == [(8, "RYF-20")]


@pytest.mark.parametrize(
    ("weapon", "distance", "band", "difficulty"),
    [
        ("arco-largo", 20, "short", 15), ("arco largo", 21, "medium", 20),
        ("long bow", "100 m", "long", 25), ("arco-largo", "20.5", "medium", 20),
        ("honda", "30yd", "long", 25), ("honda", "10,9yd", "short", 15),
    ],
)
def test_a_weapon_of_the_list_brings_damage_and_ranges(weapon, distance, band, difficulty):
    """RYF-P5: limits are inclusive, in metres; yards are exact."""
    dice = (9, 9, 9, 3) if weapon == "honda" else (9, 9, 9, 1, 2)
    result = shoot(dice, weapon=(weapon,), distance=distance, attribute=20)
    assert result.details["difficulty"] == difficulty
    assert [step.value for step in result.steps if step.rule == "RYF-P5"][-1] == band
    assert result.details["damage"] == 3


def test_beyond_the_last_range_nothing_is_rolled_and_the_reason_comes_first():
    result = shoot((), weapon=("arco-largo",), distance=101, fisico=8, wounds=3)
    assert (result.outcome, result.success, result.rolls) == ("out_of_range", False, [])
    with pytest.raises(ScriptError, match=r"^Out of range: nothing is rolled\. 3 dice are"):
        shoot((9, 9, 9), weapon=("arco-largo",), distance=101)


def test_a_row_fills_only_what_was_not_typed():
    result = shoot((9, 9, 9, 3), weapon=("rifle",), range="short", damage=("1d4",))
    assert (result.details["difficulty"], result.details["damage"]) == (15, 3)


def test_point_blank_has_no_limit_in_the_list():
    result = shoot((5, 5, 5, 1, 1), weapon=("pistola",), range="point_blank")
    assert (result.details["difficulty"], result.details["damage"]) == (10, 2)


def test_two_light_weapons_of_the_list():
    """RYF-49, RYF-51."""
    result = shoot(
        (5, 5, 5, 2, 3), defence=5, two_weapons=True, weapon=("daga", "espada corta")
    )
    assert result.details["damage"] == 5


OWN = ("own.toml", {"weapon": [
    {"id": "Kunai", "name": "Kunai", "damage": "1d4+1", "bands": "5/10/15"},
    {"id": "pistola", "damage": "9"},
]})


def test_weapons_of_a_users_file():
    thrown = shoot((9, 9, 9, 2), weapon=("kunai",), distance=10, equipment=(OWN,), attribute=10)
    assert (thrown.details["difficulty"], thrown.details["damage"]) == (20, 3)
    assert "published" not in str([step.label for step in thrown.steps])
    assert shoot((9, 9, 9), weapon=("pistola",), defence=9, equipment=(OWN,)).details["damage"] == 9
    bad = ("bad.toml", {"weapon": [{"id": "x", "damage": "foo"}]})
    with pytest.raises(DataError, match=r"bad\.toml"):
        shoot((), weapon=("x",), defence=3, equipment=(bad,))


def test_the_list_of_weapons_can_be_filtered():
    every = listing(catalogue())
    assert len(every) == 26
    assert all({"id", "name", "name_es", "damage", "notes"} <= set(row) for row in every)
    assert [row["id"] for row in listing(catalogue(), "crossbow")] == [
        "ballesta-ligera", "ballesta-pesada",
    ]
    assert len(listing(catalogue(), "a distancia")) == 13


def test_an_earlier_result_says_who_is_the_target():
    """RYF-47: whatever result of the game has the values."""
    hurt = {"rules": "ryf", "verb": "damage", "state": {"wounds": 5, "pv_max": 24},
            "input": {"fisico": 8}}
    result = shoot((5, 5, 5, 3), defence=5, earlier=hurt)
    assert result.state == {"wounds": 8, "pv": 16, "pv_max": 24, "health": "normal"}
    assert result.answer == 3
    assert (result.done, result.details["damage"]) == ("damage", 3)
