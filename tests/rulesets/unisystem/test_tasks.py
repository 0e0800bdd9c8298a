"""Tests and checks: what is added, what must be reached, who wins."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.unisystem import UNISYSTEM, UNISYSTEM_COMBAT
from rolcli.rulesets.unisystem.success import success_level
from tests.rulesets.helpers import run


def refused(verb, dice=(), settings=None, **params):
    with pytest.raises(UsageError) as refusal:
        run(UNISYSTEM, verb, list(dice), settings, **params)
    return refusal.value.code


def test_attribute_and_skill_are_added():
    """UNI-01, UNI-02, UNI-04, UNI-06."""
    result = run(UNISYSTEM, "test", [4], attribute=3, skill=2)
    assert (result.total, result.target, result.margin, result.outcome) == (9, 9, 0, "success")
    assert [(m.name, m.value, m.rule) for m in result.modifiers] == [
        ("attribute", 3, "UNI-06"),
        ("skill", 2, "UNI-06"),
    ]
    assert "UNI-04" in result.rules_applied
    assert str(result.headline) == "Test 9 against 9: success"


@pytest.mark.parametrize(
    ("given", "total"),
    [
        ({"attribute": 3}, 8),
        ({"skill": 2}, 7),
        ({"attribute_option": 3}, 8),
        ({"skill_option": 2}, 7),
        ({"attribute": 3, "skill_option": 2}, 10),
    ],
)
def test_either_may_stand_alone(given, total):
    """UNI-01, UNI-03."""
    result = run(UNISYSTEM, "test", [5], **given)
    assert result.total == total
    assert result.success == (total >= 9)


def test_what_a_test_refuses():
    assert refused("test") == "one_of"
    assert refused("test", attribute=3, attribute_option=3) == "one_of"
    assert refused("test", attribute=3, vs=4, target=12) == "one_of"
    assert refused("test", attribute=3, vs_mod=4) == "needs"


def test_modifiers_change_the_total_and_not_the_target():
    """UNI-05."""
    result = run(UNISYSTEM, "test", [5], attribute=3, skill=2, mod=-2)
    assert (result.total, result.target) == (8, 9)
    assert run(UNISYSTEM, "test", [5], attribute=3, skill=2, target=12).margin == -2


@pytest.mark.parametrize(
    ("burden", "total", "rule"),
    [("light", 4, "UNX-78"), ("medium", 3, "UNX-79"), ("heavy", 1, "UNX-80")],
)
def test_encumbrance_may_make_the_skill_negative(burden, total, rule):
    result = run(UNISYSTEM, "test", [5], skill=0, encumbrance=burden)
    assert result.total == total
    assert result.modifiers[-1].rule == rule


@pytest.mark.parametrize(
    ("tie", "outcome", "target", "margin"),
    [("attacker", "win", 9, 0), ("defender", "lose", 10, -1)],
)
def test_a_tie_goes_by_the_setting(tie, outcome, target, margin):
    """UNI-21."""
    result = run(UNISYSTEM, "test", [4, 6], {"tie": tie}, attribute=3, skill=2, vs=4, vs_mod=-1)
    assert (result.outcome, result.target, result.margin) == (outcome, target, margin)
    assert result.details["other_total"] == 9


def test_the_better_total_wins_even_below_nine():
    assert run(UNISYSTEM, "test", [2, 1], attribute=3, vs=3).outcome == "win"
    assert run(UNISYSTEM, "test", [1, 2], attribute=3, vs=3).outcome == "lose"


def test_a_check_needs_the_referee_to_say_which():
    """UNI-07..10."""
    assert refused("check", attribute=3) == "one_of"
    assert refused("check", attribute=3, simple=True, difficult=True) == "one_of"
    simple = run(UNISYSTEM, "check", [3], attribute=3, simple=True)
    difficult = run(UNISYSTEM, "check", [5], attribute=3, difficult=True, mod=1)
    assert (simple.total, simple.modifiers[0].rule) == (9, "UNI-08")
    assert (difficult.total, difficult.modifiers[0].rule) == (9, "UNI-09")


@pytest.mark.parametrize(
    ("dice", "value"),
    [
        ([10, 8], 13),
        ([10, 5], 10),
        ([10, 1], 10),
        ([10, 10, 7], 17),
        ([10, 10, 10, 3], 20),
        ([1, 3], -2),
        ([1, 5], 1),
        ([1, 10], 1),
        ([1, 1, 7], -5),
        ([1, 1, 3], -7),
        ([1, 1, 1, 2], -13),
        ([2], 2),
    ],
)
def test_the_published_rules_of_ten_and_one(dice, value):
    """UNI-P1."""
    result = run(UNISYSTEM, "test", dice, {"rule_of_ten": "on"}, attribute=3)
    assert result.details["die"] == value
    assert ("UNI-P1" in result.rules_applied) == (dice[0] in (1, 10))


def test_ten_and_one_are_plain_numbers_by_default():
    assert run(UNISYSTEM, "test", [10], attribute=3).total == 13
    assert run(UNISYSTEM_COMBAT, "test", [1], attribute=8).success


@pytest.mark.parametrize(
    ("total", "name", "rank", "bonus"),
    [
        (9, "adequate", 1, 0),
        (12, "decent", 2, 0),
        (14, "good", 3, 0),
        (16, "very_good", 4, 1),
        (20, "excellent", 5, 2),
        (23, "extraordinary", 6, 3),
        (24, "mind_boggling", 7, 4),
        (26, "mind_boggling", 7, 4),
        (27, "mind_boggling", 8, 5),
        (30, "mind_boggling", 9, 6),
        (8, "none", 0, 0),
    ],
)
def test_published_success_levels(total, name, rank, bonus):
    """UNI-P2, UNI-P5."""
    level = success_level(total)
    assert (level.name, level.rank, level.bonus) == (name, rank, bonus)
    assert level.rule == ("UNI-P5" if rank > 7 else "UNI-P2")


def test_levels_are_named_only_with_the_published_setting():
    """UNI-04."""
    assert run(UNISYSTEM, "test", [10], attribute=3).level is None
    on = {"success_bonus": "published"}
    assert run(UNISYSTEM, "test", [10], on, attribute=3).level == "good"
    assert run(UNISYSTEM, "test", [2], on, attribute=3).level == "none"
