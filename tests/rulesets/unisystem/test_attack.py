"""Attacks by the core rules: to hit, defence, range, armour, what is left."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.unisystem import UNISYSTEM, UNISYSTEM_COMBAT
from tests.rulesets.helpers import run


def attack(dice, settings=None, **params):
    return run(UNISYSTEM, "attack", dice, settings, **{"dex": 3, "skill": 3, **params})


def refused(dice=(), settings=None, **params):
    with pytest.raises(UsageError) as refusal:
        attack(list(dice), settings, **params)
    return refusal.value.code


def test_without_damage_it_ends_at_the_hit():
    """UNI-15, UNI-16."""
    result = attack([3])
    assert (result.total, result.outcome, result.details["hits"]) == (9, "hit", 1)
    assert "final" not in result.details
    assert result.modifiers[0].rule == "UNI-16"
    assert str(result.headline) == "9 against 9: hit"
    assert attack([2]).outcome == "miss"


def test_a_bullet_is_doubled_past_rolled_armour():
    """UNI-22, UNI-29..32, UNI-34."""
    result = attack(
        [3, 5, 3, 4], damage="1d6*4", kind="bullet", armour=("2d6",), life=30
    )
    assert [roll.what for roll in result.rolls] == ["attack", "damage", "armour"]
    details = result.details
    assert [details[k] for k in ("multiplier", "raw", "armour", "net", "level", "final")] == [
        4, 20, 7, 13, 2, 26,
    ]
    assert result.state == {"life": 4, "condition": "able"}
    assert result.modifiers[0].rule == "UNI-22"
    assert {"UNI-30", "UNI-31", "UNI-32", "UNI-34"} <= set(result.rules_applied)
    assert str(result.headline) == "9 against 9: hit, 26 damage, 4 Life left"


@pytest.mark.parametrize(
    ("kind", "level"),
    [("bullet", 2), ("hollowpoint", 2), ("ap", 2), ("slashing", 1), ("fire", 1), (None, 1)],
)
def test_only_bullets_are_multiplied_by_the_core_rules(kind, level):
    assert attack([5, 2], damage="1d6*4", kind=kind).details["level"] == level


def test_zero_life_is_grave_and_less_is_kept():
    """UNI-33."""
    result = attack([5, 6], damage="1d6*5", kind="bullet", life=40)
    assert result.state == {"life": -20, "condition": "gravely_wounded"}
    assert "danger_of_death" in result.effects
    assert "UNI-33" in result.rules_applied
    assert "in danger of death" in str(result.headline)


def test_a_miss_does_nothing():
    result = attack([1], damage="1d6*5", kind="bullet", life=40, armour=("19",))
    assert (result.outcome, result.details["raw"], result.details["final"]) == ("miss", 0, 0)
    assert result.state == {"life": 40, "condition": "able"}


def test_a_named_armour_is_not_rolled_and_says_so():
    result = attack([5, 6], damage="1d6*5", kind="bullet", armour=("class-ii",))
    assert result.details["armour"] == 19
    assert any("average" in str(step.label) for step in result.steps)


def test_armour_as_a_setting():
    """UNX-25: where armour is fixed, an expression counts its average."""
    result = attack([5, 6], {"armour": "fixed"}, damage="1d6*5", kind="bullet", armour=("2d6+1d4",))
    assert result.details["armour"] == 9
    assert "UNX-25" in result.rules_applied


@pytest.mark.parametrize(
    ("band", "total", "multiplier", "rule"),
    [
        ("point_blank", 14, 5, "UNI-23"),
        ("short", 13, 4, "UNI-24"),
        ("medium", 13, 4, "UNI-25"),
        ("long", 10, 3, "UNI-26"),
        ("extreme", 9, 2, "UNI-27"),
    ],
)
def test_range_changes_attack_and_multiplier(band, total, multiplier, rule):
    die = 9 if band == "extreme" else 7
    result = attack([die, 1], damage="1d6*4", kind="bullet", band=band)
    assert (result.total, result.details["multiplier"]) == (total, multiplier)
    assert rule in [modifier.rule for modifier in result.modifiers]


def test_the_multiplier_has_a_floor():
    """UNI-27, UNI-35: the .22 at extreme range."""
    far = {"weapon": "handgun-22", "band": "extreme", "skill": 6}
    assert attack([9, 3], **far).details["raw"] == 3
    result = attack([9, 3], {"multiplier_floor": 0}, **far)
    assert (result.details["multiplier"], result.details["final"]) == (0, 0)


def test_medium_range_and_no_ranges_are_settings():
    """UNI-25."""
    medium = attack([7, 1], {"medium_range": "-1/-1"}, damage="1d6*4", band="medium")
    assert (medium.total, medium.details["multiplier"]) == (12, 3)
    off = attack([7, 1], {"range_rules": "off"}, damage="1d6*4", band="extreme")
    assert (off.total, off.details["multiplier"]) == (13, 4)


@pytest.mark.parametrize(
    ("metres", "band"),
    [(0, "point_blank"), (10, "point_blank"), (11, "short"), (50, "medium"), (51, "long"),
     (100, "long"), (101, "extreme"), (200, "extreme")],
)
def test_a_limit_belongs_to_the_nearer_range(metres, band):
    """UNI-28."""
    assert attack([1], distance=metres, bands="10/30/50/100/200").details["range"] == band


def test_beyond_the_last_range_nothing_is_rolled():
    """UNI-28."""
    result = attack([], distance=201, bands="10/30/50/100/200", damage="1d6*4")
    assert (result.outcome, result.success, result.rolls) == ("out_of_range", False, [])


def test_what_a_range_refuses():
    assert refused(distance=5) == "needs"
    assert refused(bands="10/30/50/100/200") == "needs"
    assert refused(band="short", distance=5, bands="1/2/3/4/5") == "excludes"
    for bands in ("10/30/50/100", "10/30/30/100/200", "10/x/50/100/200", "-1/2/3/4/5"):
        assert refused(distance=5, bands=bands) == "bad_value"
    assert refused(weapon="katana", strength=3, band="short") == "forbidden"


@pytest.mark.parametrize(
    ("dice", "settings", "outcome"),
    [
        ([5, 5], {}, "hit"),
        ([5, 5], {"tie": "defender"}, "miss"),
        ([5, 6], {}, "miss"),
        ([2, 1], {}, "miss"),
        ([2, 1], {"attack_needs_nine": "off"}, "hit"),
        ([2, 2], {"attack_needs_nine": "off", "tie": "defender"}, "miss"),
    ],
)
def test_the_better_total_wins(dice, settings, outcome):
    """UNI-21."""
    assert attack(dice, settings, dodge=6).outcome == outcome


def test_anyone_may_dodge_and_only_blows_are_parried():
    """UNI-17..20."""
    result = attack([5, 5], dodge=3)
    assert result.details["defence_total"] == 8
    assert [roll.what for roll in result.rolls] == ["attack", "dodge"]
    assert "UNI-19" in result.rules_applied
    parried = attack([5, 9], parry=3, parry_with="martial_arts")
    assert (parried.outcome, parried.details["defence_total"]) == ("miss", 12)
    assert "UNI-18" in parried.rules_applied
    assert "UNI-17" in attack([5, 5], parry=3).rules_applied
    assert attack([5, 5], parry=3, parry_with="brawling", unarmed=True).rolls[1].what == "parry"
    assert attack([5, 5, 1], weapon="punch", strength=2, parry=3, parry_with="brawling").success


def test_what_a_defence_refuses():
    assert refused(parry=3, parry_with="brawling") == "forbidden"
    assert refused(parry=3, dodge=3) == "excludes"
    assert refused(parry_with="weapon") == "needs"
    assert refused(weapon="ak-47", parry=3) == "forbidden"
    assert refused(band="short", parry=3) == "forbidden"


def test_dodging_a_shot_costs_the_fire_back_by_setting():
    """UNX-05."""
    assert "no_fire_back" not in attack([5, 5, 2], weapon="ak-47", dodge=3).effects
    strict = {"dodge_ranged_cost": "no-fire-back"}
    assert "no_fire_back" in attack([5, 5, 2], strict, weapon="ak-47", dodge=3).effects
    assert "no_fire_back" not in attack([5, 5], strict, dodge=3).effects


def test_encumbrance_weighs_on_blows_only():
    """UNX-79, UNX-80."""
    assert attack([5], encumbrance="medium").total == 9
    shot = attack([5, 1], encumbrance="heavy", weapon="ak-47")
    assert shot.total == 11
    assert any("Encumbrance" in str(note) for note in shot.notes)


def test_the_core_rules_cannot_choose_a_shell():
    assert refused(weapon="shotgun-12") == "missing_value"
    assert refused(weapon="hand-grenade") == "missing_value"
    assert refused(weapon="ak-47", damage="1d6") == "one_of"
    assert refused(kind="fire") == "needs"
    assert refused(weapon="katana") == "missing_value"


def test_success_raises_damage_by_setting():
    """UNX-18, UNI-P2."""
    means = {"skill": 6, "damage": "1d6*2", "kind": "bullet"}
    assert attack([10, 3], **means).details["raw"] == 6
    on = attack([10, 3], {"success_bonus": "on"}, **means)
    assert (on.total, on.details["multiplier"], on.details["raw"]) == (19, 5, 15)
    published = attack([10, 3], {"success_bonus": "published"}, **means)
    assert (published.details["raw"], published.level) == (10, "excellent")
    assert published.details["success_level"] == 5


def test_damage_against_endurance_leaves_life_alone():
    """UNX-48."""
    result = attack([5, 4], weapon="kick", strength=2, life=20, endurance=30)
    assert result.state == {"life": 20, "endurance": 18, "condition": "able"}
    assert "endurance_damage" in result.effects
    assert "18 Endurance left" in str(result.headline)
    told = attack([5, 4], weapon="kick", strength=2, life=20)
    assert str(told.headline) == "11 against 9: hit, 12 damage to Endurance"


def test_both_profiles_share_the_engine():
    mixed = {"levels": "table", "armour": "fixed", "success_bonus": "on"}
    core = attack([10, 3], mixed, skill=5, weapon="ak-47", armour=("19",), life=40)
    combat = run(
        UNISYSTEM_COMBAT, "attack", [10, 3], dex=3, skill=5, weapon="ak-47", armour=("19",), life=40
    )
    assert core.details == combat.details
    assert core.state == combat.state
