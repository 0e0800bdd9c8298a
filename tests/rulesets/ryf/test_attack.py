"""Attacks hand to hand and at range, and with two weapons."""

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.ryf import RYF
from rolcli.rulesets.ryf.options import COVERS, RANGES
from rolcli.words import canonical
from tests.rulesets.helpers import run


def shoot(dice=(5, 5, 5), settings=None, **params):
    return run(RYF, "attack", list(dice), settings, **{"attribute": 5, "skill": 1, **params})


def test_a_blow_with_margin_dice():
    """RYF-25..27, RYF-18: 6 + 4 + (10 + 12) against 12 is 20 over, two dice more."""
    result = run(
        RYF, "attack", [10, 10, 3, 10, 10, 1, 2, 2, 4, 3, 4, 6, 5, 2],
        attribute=6, skill=4, defence=12, damage=("2d6",), fisico=8, wounds=3,
    )  # fmt: skip
    assert (result.total, result.target, result.margin) == (32, 12, 20)
    assert (result.outcome, result.success) == ("critical_hit", True)
    assert result.details == {
        "difficulty": 12, "extra_dice": 2, "damage": 3 + 4 + 6 + 5 + 2, "severed": True,
    }  # fmt: skip
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
)  # fmt: skip
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


def test_margin_dice_at_range_can_be_switched_off():
    """RYF-27, margin_dice."""
    high = {"attribute": 20, "skill": 5, "damage": ("1d6",)}
    assert shoot((5, 5, 5, 2, 3), range="short", **high).details["extra_dice"] == 1
    melee = {"margin_dice": "melee"}
    assert shoot((5, 5, 5, 2), melee, range="short", **high).details["extra_dice"] == 0
    assert shoot((5, 5, 5, 2, 3), melee, defence=15, **high).details["extra_dice"] == 1


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
    )  # fmt: skip
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
        ({}, "defence_or_range"),
        ({"defence": 10, "range": "short"}, "defence_or_range"),
        ({"defence": 10, "prone": True}, "conditions_at_range"),
        ({"defence": 10, "cover": "light"}, "conditions_at_range"),
        ({"defence": 10, "damage": ("1d6", "1d6")}, "damage_twice"),
        ({"defence": 10, "damage": ("1d6",), "two_weapons": True}, "two_damages_wanted"),
        ({"defence": 10, "damage": ("1d6+2 >= 3",)}, "damage_is_test"),
        ({"defence": 10, "keep": "low", "token": True}, "keep_and_causes"),
        ({"defence": 10, "badly_hurt": True, "two_actions": True}, "two_actions_on_low_die"),
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
)  # fmt: skip
def test_ranges_and_covers_have_spanish_names(typed, choices, name):
    assert canonical(typed, choices) == name


def test_a_hit_and_its_damage_have_lines_of_their_own():
    """RYF-26: to equal the Defensa is to hit; RYF-20 where damage is rolled alone."""
    hit = run(RYF, "attack", [2, 5, 9, 4], attribute=4, skill=1, defence=10)
    found = [(str(step.label), step.value) for step in hit.steps if step.rule == "RYF-26"]
    assert found == [("10 against 10", "hit"), ("Damage", 4)]
    alone = run(RYF, "damage", [6, 2], amount="1d6")
    assert [(step.value, step.rule) for step in alone.steps] == [(8, "RYF-20")]
