"""What the published game has beyond the documents: levels past the seventh, names, ranges."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.unisystem import UNISYSTEM, UNISYSTEM_COMBAT
from rolcli.rulesets.unisystem.groups import MODIFIERS
from rolcli.rulesets.unisystem.ranges import PUBLISHED
from tests.rulesets.helpers import odds, run

ON = {"success_bonus": "published"}


def attack(dice, settings=None, **params):
    return run(UNISYSTEM, "attack", dice, settings, **{"dex": 3, "skill": 4, **params})


def refused(**params):
    with pytest.raises(UsageError) as refusal:
        attack([], **params)
    return refusal.value.code


def told(result, words):
    (found,) = [step for step in result.steps if str(step.label).startswith(words)]
    return str(found.value), found.rule


@pytest.mark.parametrize(
    ("dex", "level", "bonus"), [(15, 7, 4), (17, 7, 4), (18, 8, 5), (21, 9, 6)]
)
def test_levels_beyond_the_seventh_raise_the_die_further(dex, level, bonus):
    """UNI-P5: 27 is level 8 and die +5, 30 level 9 and die +6."""
    result = attack([9, 5], ON, dex=dex, skill=0, damage="1d8*5", kind="bullet")
    assert result.details["success_level"] == level
    assert result.details["raw"] == (5 + bonus) * 5
    assert ("UNI-P5" in result.rules_applied) == (level > 7)


def test_a_level_beyond_the_seventh_is_told_by_its_number():
    result = run(UNISYSTEM, "test", [9], ON, attribute=18)
    assert str(result.headline) == "Test 27 against 9: success (mind-boggling, level 8)"
    assert result.level == "mind_boggling"


@pytest.mark.parametrize(
    ("name", "modifier", "total", "success"),
    [
        ("challenging", 0, 9, True),  # UNI-PV002
        ("near_impossible", -10, -1, False),  # UNI-PV004
        ("easy", 5, 14, True),
        ("moderate", 3, 12, True),
        ("average", 1, 10, True),
        ("difficult", -1, 8, False),
        ("very_difficult", -3, 6, False),
        ("heroic", -6, 3, False),
    ],
)
def test_modifiers_have_names(name, modifier, total, success):
    """UNI-P7."""
    result = run(UNISYSTEM, "test", [4], attribute=3, skill=2, difficulty=name)
    (found,) = [one for one in result.modifiers if one.name == name]
    assert (found.value, found.rule) == (modifier, "UNI-P7")
    assert (result.total, result.target, result.success) == (total, 9, success)
    assert told(result, "Named modifier, published") == (f"{modifier:+d}", "UNI-P7")


def test_a_named_modifier_is_added_to_the_other():
    """UNI-05, UNI-P6, UNI-P7: a drama point is a modifier of 10."""
    result = run(UNISYSTEM, "check", [1], attribute=3, simple=True, mod=10, difficulty="heroic")
    assert result.total == 1 + 6 + 10 - 6
    chances = odds(UNISYSTEM, "test", attribute=3, skill=2, difficulty="easy")
    assert chances.outcome["success"] == 1
    chances = odds(UNISYSTEM, "test", attribute=3, skill=2, difficulty="very_difficult", mod=1)
    assert chances.outcome["success"] == Fraction(1, 2)
    assert attack([4], difficulty="difficult").total == 10
    assert sorted(MODIFIERS.values()) == [-10, -6, -3, -1, 0, 1, 3, 5]


@pytest.mark.parametrize(
    ("weapon", "distance", "band"),
    [
        ("thrown-rock", 3, "point_blank"),
        ("thrown-rock", 4, "short"),
        ("thrown-knife", 9, "long"),
        ("huge-thrown-knife", 13, "extreme"),
        ("short-bow", 40, "medium"),
        ("long-bow", "30.5", "medium"),
        ("crossbow", 250, "extreme"),
        ("crossbow", 251, "out_of_range"),
    ],
)
def test_ranges_of_thrown_weapons_and_bows(weapon, distance, band):
    """UNI-P8."""
    dice = [] if band == "out_of_range" else [9, 1]
    if weapon == "thrown-rock":
        dice = dice[:1]  # no die: once the Strength
    result = attack(dice, weapon=weapon, strength=2, distance=distance, bands="table")
    assert result.details["range"] == band
    assert {"UNI-P8", "UNI-28"} <= set(result.rules_applied)


def test_ranges_of_the_table_are_asked_for():
    """UNI-P8: user data wins, and a weapon without any has none."""
    assert refused(weapon="long-bow", strength=2, distance=20) == "needs"
    assert refused(weapon="handgun-22", distance=20, bands="table") == "forbidden"
    assert refused(damage="1d6", kind="bullet", distance=20, bands="table") == "forbidden"
    typed = attack([9, 1], weapon="long-bow", strength=2, distance=20, bands="1/2/3/4/30")
    assert typed.details["range"] == "extreme"
    assert "UNI-P8" not in typed.rules_applied
    own = ("own.toml", {"weapon": [
        {"id": "long-bow", "name": "Yew", "damage": "1d8*STR", "kind": "stabbing",
         "bands": "20/40/60/80/100.5"},
    ]})
    assert attack([9, 1], weapon="long-bow", strength=2, distance=20, equipment=(own,)).details[
        "range"
    ] == "point_blank"
    assert all(len(limits) == 5 and sorted(limits) == list(limits) for limits in PUBLISHED.values())


def test_a_distance_may_be_decimal_and_carry_its_unit():
    """UNI-28: compared exactly; 20 yards are 18.288 metres."""
    bands = "10/18.287/50/100/200"
    assert attack([9], distance="18.287", bands=bands).details["range"] == "short"
    far = attack([9], distance="20yd", bands=bands)
    assert far.details["range"] == "medium"
    assert told(far, "Distance 20 yd among 10/18.287/50/100/200") == ("medium", "UNI-28")
    assert attack([9], distance="60ft", bands=bands).details["range"] == "medium"


def test_a_total_without_a_target():
    """UNI-04: the referee keeps what it must reach."""
    result = run(UNISYSTEM, "test", [7], attribute=3, skill=2, no_target=True)
    assert (result.total, result.target, result.success, result.outcome) == (12, None, None, None)
    assert str(result.headline) == "Test 12"
    named = run(UNISYSTEM, "test", [7], ON, attribute=3, skill=2, no_target=True)
    assert (str(named.headline), named.level) == ("Test 12: decent", "decent")
    chances = odds(UNISYSTEM, "test", attribute=3, skill=2, no_target=True).quantities["total"]
    assert chances == {total: Fraction(1, 10) for total in range(6, 16)}
    with pytest.raises(UsageError):
        run(UNISYSTEM, "test", [], attribute=3, no_target=True, target=9)


@pytest.mark.parametrize("game", [UNISYSTEM, UNISYSTEM_COMBAT])
def test_the_published_book_in_one_setting(game):
    """UNI-P1, UNI-P2, UNI-P4."""
    house = game.house({"book": "published"})
    assert (house["success_bonus"], house["rule_of_ten"], house["action_penalty"]) == (
        "published", True, -2,
    )
    assert game.house({"book": "published", "rule_of_ten": "off"})["rule_of_ten"] is False
    result = run(UNISYSTEM_COMBAT, "attack", [5, 5], {"book": "published"}, dex=5, attacks=2)
    (several,) = [one for one in result.modifiers if one.name == "several_attacks"]
    assert (several.value, several.rule) == (-2, "UNI-P4")


@pytest.mark.parametrize(
    ("verb", "params"),
    [
        ("test", {"attribute": 3, "skill": 2}),
        ("test", {"attribute": 3, "skill": 2, "vs": 6}),
        ("check", {"attribute": 3, "difficult": True}),
        ("test", {"attribute": 3, "no_target": True}),
    ],
)
def test_the_odds_of_levels_add_up(verb, params):
    """UNI-P2: a total below 9 has the level none, so that nothing is missing."""
    chances = odds(UNISYSTEM, verb, ON, **params)
    assert sum(chances.level.values()) == 1
    assert chances.level["none"] > 0
