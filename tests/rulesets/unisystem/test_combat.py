"""What the combat house rules add to an attack."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.unisystem import UNISYSTEM_COMBAT
from tests.rulesets.helpers import run


def attack(dice, settings=None, **params):
    return run(UNISYSTEM_COMBAT, "attack", dice, settings, **{"dex": 3, "skill": 4, **params})


def refused(settings=None, **params):
    with pytest.raises(UsageError) as refusal:
        attack([], settings, **params)
    return refusal.value.code


def rules(result):
    return {modifier.rule for modifier in result.modifiers} | set(result.rules_applied)


def test_the_shot_to_the_head():
    """UNX-03, UNX-13, UNX-17, UNX-20, UNX-23, UNX-28."""
    result = attack([9, 5], weapon="ak-47", location="head", armour=("class-ii",), life=40)
    assert (result.total, result.outcome) == (12, "hit")
    details = result.details
    assert [details[k] for k in ("raw", "armour", "net", "level", "final")] == [25, 19, 6, 4, 24]
    assert result.state["life"] == 16
    assert str(result.headline) == "12 against 9: hit, 24 damage, 16 Life left"
    assert {"UNX-03", "UNX-13", "UNX-20", "UNX-21", "UNX-24", "UNX-28"} <= rules(result)


@pytest.mark.parametrize(
    ("location", "kind", "to_hit", "level", "rule"),
    [
        ("head", "blunt", -4, 2, "UNX-26"),
        ("head", "stabbing", -4, 3, "UNX-27"),
        ("head", "slashing", -4, 3, "UNX-27"),
        ("head", "bullet", -4, 4, "UNX-28"),
        ("head", "hollowpoint", -4, 5, "UNX-28"),
        ("head", "ap", -4, 4, "UNX-28"),
        ("neck", "blunt", -5, 2, "UNX-29"),
        ("neck", "stabbing", -5, 4, "UNX-30"),
        ("neck", "slashing", -5, 4, "UNX-30"),
        ("neck", "bullet", -5, 3, "UNX-31"),
        ("neck", "hollowpoint", -5, 4, "UNX-31"),
        ("head", "explosive", -4, 1, "UNX-13"),
        ("neck", "fire", -5, 1, "UNX-14"),
        ("limb", "bullet", -2, 2, "UNX-15"),
        ("hand", "slashing", -4, 2, "UNX-16"),
        ("foot", "hollowpoint", -4, 3, "UNX-22"),
    ],
)
def test_places_cost_the_attack_and_raise_the_level(location, kind, to_hit, level, rule):
    """UNX-13..16, UNX-21..23, UNX-26..33."""
    result = attack([7, 2], skill=6, damage="1d8*2", kind=kind, location=location)
    assert (result.total, result.details["level"]) == (16 + to_hit, level)
    assert rule in rules(result)


@pytest.mark.parametrize(
    ("location", "die", "whole", "crippled"),
    [("limb", 5, 30, False), ("limb", 6, 30, True), ("hand", 5, 40, False), ("foot", 6, 40, True)],
)
def test_crippling_is_strictly_more_than_the_share(location, die, whole, crippled):
    """UNX-32, UNX-33."""
    means = {"damage": "1d8", "kind": "bullet", "location": location}
    result = attack([7, die], life=20, life_max=whole, **means)
    assert result.details["crippled"] is crippled
    assert (f"crippled_{location}" in result.effects) is crippled
    assert "crippled" not in attack([7, die], **means).details


def test_crippling_counts_all_hits_of_one_burst():
    means = {"skill": 9, "damage": "1d8", "kind": "bullet", "location": "limb", "life_max": 30}
    burst = attack([1, 3, 3], mode="burst", **means)
    assert (burst.details["each"], burst.details["crippled"]) == ([6, 6], True)
    two = attack([1, 3, 1, 3], {"success_bonus": "off"}, attacks=2, **means)
    assert (two.details["each"], two.details["crippled"]) == ([6, 6], False)


@pytest.mark.parametrize(
    ("total", "multiplier"), [(14, 5), (15, 6), (16, 6), (17, 7), (18, 7), (19, 8), (21, 9)]
)
def test_a_high_total_raises_the_multiplier(total, multiplier):
    """UNX-18, UNX-19."""
    assert attack([5, 2], dex=total - 5, skill=0, weapon="ak-47").details["raw"] == 2 * multiplier


@pytest.mark.parametrize(
    ("dice", "scope", "added"),
    [([1, 5], False, 0), ([2, 5], False, 1), ([3, 5], False, 1), ([4, 5], False, 2),
     ([1, 5], True, 1)],
)
def test_taking_aim(dice, scope, added):
    """UNX-09..12, UNX-59."""
    result = attack(dice, aim=3, scope=scope)
    assert result.details["aim_bonus"] == added
    assert result.total == 12 + added
    assert [roll.what for roll in result.rolls] == ["aim", "attack"]
    assert "acts_last" in result.effects


def test_a_sniper_rifle_brings_its_scope():
    """UNX-58."""
    result = attack([1, 5, 1], weapon="sniper-50", aim=3)
    assert (result.details["scope"], result.details["aim_total"]) == (True, 10)
    assert "UNX-58" in rules(result)
    assert refused(scope=True) == "needs"


def test_aiming_serves_the_first_attack():
    result = attack([4, 5, 5], aim=3, attacks=2)
    assert [one["total"] for one in result.details["attacks"]] == [13, 11]


@pytest.mark.parametrize(
    ("load", "to_hit", "raw", "rule"),
    [("birdshot", 2, 15, "UNX-55"), ("buckshot", 1, 18, "UNX-56"), ("slug", 0, 15, "UNX-57")],
)
def test_shells(load, to_hit, raw, rule):
    """UNX-52."""
    result = attack([5, 3], weapon="shotgun-12", load=load)
    assert (result.total, result.details["raw"]) == (12 + to_hit, raw)
    assert {rule, "UNX-52"} <= rules(result)


def test_a_shotgun_asks_for_its_shell():
    assert refused(weapon="shotgun-12") == "missing_value"
    assert refused(weapon="ak-47", load="slug") == "forbidden"
    assert refused(weapon="shotgun-12", load="incendiary") == "forbidden"
    assert refused(load="slug") == "needs"


@pytest.mark.parametrize(
    ("weapon", "load", "ammo", "kind"),
    [
        ("ak-47", None, "hollowpoint", "hollowpoint"),
        ("ak-47", None, None, "bullet"),
        ("smg-57", None, None, "ap"),
        ("shotgun-12", "slug", "hollowpoint", "hollowpoint"),
        ("shotgun-4", "birdshot", "ap", "ap"),
        ("autocannon-30", "slug", None, "bullet"),
        ("autocannon-30", "high_explosive", None, "explosive"),
    ],
)
def test_bullets(weapon, load, ammo, kind):
    """UNX-22, UNX-51, UNX-53, UNX-54, UNX-60."""
    result = attack([5, 3], weapon=weapon, load=load, ammo=ammo)
    assert result.details["kind"] == kind


@pytest.mark.parametrize(
    ("weapon", "load", "ammo"),
    [
        ("smg-57", None, "bullet"),
        ("shotgun-12", "buckshot", "hollowpoint"),
        ("katana", None, "ap"),
        ("autocannon-30", "slug", "ap"),
    ],
)
def test_bullets_that_are_not_sold(weapon, load, ammo):
    """UNX-51, UNX-54."""
    assert refused(weapon=weapon, load=load, ammo=ammo, strength=3) == "forbidden"


def test_armour_piercing_by_setting():
    """UNX-53."""
    plain = attack([5, 3], weapon="smg-57", armour=("8",))
    assert (plain.details["net"], plain.details["final"]) == (1, 2)
    assert any("plain bullets" in str(step.value) for step in plain.steps)
    piercing = attack([5, 3], {"ap": "piercing"}, weapon="smg-57", armour=("9",))
    assert (piercing.details["armour"], piercing.details["final"]) == (4, 5)


def test_a_crossbow_counts_its_own_strength():
    """UNX-50."""
    strong = attack([5, 6], weapon="crossbow", strength=5, built_strength=3)
    assert (strong.details["multiplier"], strong.details["raw"]) == (3, 18)
    assert "UNX-50" in rules(strong)
    assert refused(weapon="crossbow", strength=2, built_strength=3) == "forbidden"
    assert refused(weapon="katana", strength=4, built_strength=3) == "forbidden"


@pytest.mark.parametrize(
    ("attacks", "each"), [(1, 0), (2, -1), (3, -2), (6, -5)]
)
def test_several_attacks_cost_all_of_them(attacks, each):
    """UNX-34, UNX-35."""
    result = attack([5] * attacks, attacks=attacks)
    assert [one["total"] for one in result.details["attacks"]] == [12 + each] * attacks
    assert (result.total is None) == (attacks > 1)


def test_the_price_of_an_action_is_a_setting():
    """UNI-P4."""
    result = attack([5] * 3, {"action_penalty": -2}, attacks=3)
    assert result.details["attacks"][0]["total"] == 8
    mixed = attack([5] * 2, {"action_penalty": -2}, bursts=("single", "burst"))
    assert mixed.details["attacks"][0]["total"] == 9


@pytest.mark.parametrize(
    ("bursts", "each"),
    [
        (("burst", "burst", "burst"), -6),
        (("rock_and_roll", "rock_and_roll"), -4),
        (("single", "burst"), -3),
        (("burst", "single"), -3),
        (("rock_and_roll", "burst", "single"), -7),
        (("rock_and_roll", "burst"), -4),
        (("single", "single", "rock_and_roll"), -5),
    ],
)
def test_every_attack_beyond_the_cheapest_costs_its_own(bursts, each):
    """UNX-40, UNX-42."""
    result = attack([5] * len(bursts), bursts=bursts)
    assert [m.value for m in result.modifiers if m.name == "several_attacks"] == [each]


@pytest.mark.parametrize(
    ("mode", "shots", "total", "hits"),
    [
        ("burst", 3, 8, 0), ("burst", 3, 9, 1), ("burst", 3, 10, 1), ("burst", 3, 11, 2),
        ("burst", 3, 30, 3), ("burst", 5, 17, 5), ("burst", None, 17, 3),
        ("rock_and_roll", None, 17, 5), ("rock_and_roll", 10, 26, 9),
        ("rock_and_roll", None, 27, 10), ("rock_and_roll", None, 40, 10),
    ],
)
def test_hits_of_a_burst(mode, shots, total, hits):
    """UNX-36..38, UNX-41."""
    result = attack([5], dex=total - 5, skill=0, mode=mode, shots=shots)
    assert result.details["hits"] == hits


def test_shots_of_a_burst_do_normal_damage_each_through_the_armour():
    """UNX-39."""
    result = attack([8, 6, 4, 8], mode="burst", weapon="ak-47", armour=("25",), life=100)
    assert result.details["each"] == [10, 0, 30]
    assert (result.details["raw"], result.details["net"], result.details["final"]) == (90, 20, 40)
    assert result.details["multiplier"] == 5
    assert result.state["life"] == 60
    assert result.details["rounds_left"] == 27
    assert str(result.headline) == "15 against 9: 3 hits, 40 damage, 60 Life left"


def test_one_dodge_meets_every_attack_and_is_rolled_after_the_first():
    """UNX-04."""
    result = attack([8, 7, 2, 6, 9, 3], weapon="ak-47", dodge=6, attacks=3)
    assert [roll.what for roll in result.rolls] == [
        "attack", "dodge", "damage", "attack", "attack", "damage",
    ]
    assert [one["hits"] for one in result.details["attacks"]] == [1, 0, 1]
    assert (result.details["defence_total"], result.details["hits"]) == (13, 2)


def test_several_dodges_are_worse():
    """UNX-08."""
    assert attack([5, 5], dodge=6, dodges=3).details["defence_total"] == 9
    assert refused(dodges=2) == "needs"


def test_who_dodges_does_not_shoot():
    """UNX-05..07."""
    assert refused(weapon="ak-47", dodging="dodge") == "forbidden"
    assert refused(weapon="handgun-9mm", dodging="dodge") == "forbidden"
    assert refused(weapon="ak-47", dodging="acrobatics") == "forbidden"
    assert refused(damage="1d6", kind="bullet", dodging="acrobatics") == "forbidden"
    assert attack([5, 1], weapon="magnum-44", dodging="acrobatics").success
    assert attack([5, 1], weapon="katana", strength=2, dodging="dodge").success
    free = {"dodge_ranged_cost": "none"}
    assert attack([5, 1], free, weapon="ak-47", dodging="dodge").success


def test_a_target_on_the_ground_does_not_dodge():
    """UNX-46."""
    assert refused(dodge=5, prone=True) == "excludes"
    assert "cannot_fire_back" in attack([5], prone=True).effects


def test_manoeuvres_can_be_off():
    """UNX-00."""
    off = {"part_four": "off"}
    assert refused(off, attacks=2) == "needs_setting"
    assert refused(off, mode="burst") == "needs_setting"
    assert refused(off, mode="suppressive", stay=1) == "needs_setting"
    assert attack([5], off, mode="single").success


def test_what_a_manoeuvre_refuses():
    assert refused(weapon="handgun-9mm", mode="burst") == "forbidden"
    assert refused(weapon="katana", strength=3, mode="rock_and_roll") == "forbidden"
    assert refused(mode="burst", shots=6) == "out_of_bounds"
    assert refused(mode="burst", shots=2) == "out_of_bounds"
    assert refused(shots=3) == "out_of_bounds"
    assert refused(mode="rock_and_roll", shots=5) == "out_of_bounds"
    assert refused(mode="burst", bursts=("burst",)) == "excludes"
    assert refused(weapon="semi-rifle-22lr", attacks=6) == "out_of_bounds"
    assert refused(weapon="ak-47", mode="rock_and_roll", attacks=4) == "out_of_bounds"
    assert refused(weapon="ak-47", mode="burst", rounds=2) == "out_of_bounds"
    assert refused(stay=1) == "needs"
    assert refused(cover=1) == "needs"


def test_the_automatic_shotgun_holds_twelve():
    """UNX-62."""
    result = attack([5, 1], weapon="shotgun-12", load="slug", automatic=True, mode="burst", skill=2)
    assert result.details["rounds_left"] == 9
    assert refused(weapon="shotgun-4", load="slug", automatic=True) == "forbidden"


def test_armour_and_shield_add_up_from_the_front():
    """UNX-76, UNX-77."""
    both = {"weapon": "mg-50", "armour": ("class-i", "riot-shield")}
    assert attack([5, 8], **both).details["armour"] == 35
    side = attack([5, 8], facing="side", **both)
    assert side.details["armour"] == 10
    assert any("front" in str(note) for note in side.notes)
    assert {"UNX-76", "UNX-77"} <= rules(side)


def test_suppressive_fire():
    """UNX-43, UNX-45, UNX-46."""
    result = attack([2, 1, 5, 6, 4], mode="suppressive", weapon="ak-47", armour=("20",),
                    stay=2, cover=3, life=30)
    assert [roll.what for roll in result.rolls] == ["hits", "hits", "damage", "damage", "damage"]
    assert result.details["people"] == [
        {"hits": 2, "each": [10, 20], "final": 30, "life": 0, "condition": "gravely_wounded"},
        {"hits": 1, "each": [0], "final": 0, "life": 30, "condition": "able"},
    ]
    assert (result.details["hits"], result.details["final"]) == (3, 30)
    assert (result.details["rounds_left"], result.details["cover"]) == (0, 3)
    assert (result.details["can_dodge"], result.details["width"]) == (False, "corridor")
    one = attack([1, 5], mode="suppressive", weapon="ak-47", stay=1, life=60)
    assert one.state == {"life": 10, "condition": "able"}


def test_machine_guns_sweep_streets():
    """UNX-44."""
    result = attack([], mode="suppressive", weapon="mg-762", cover=1)
    assert (result.details["width"], result.outcome) == ("street", "miss")
    assert "UNX-44" in rules(result)


def test_suppressive_hits_never_exceed_the_rounds():
    """UNX-45."""
    result = attack([3, 4], mode="suppressive", stay=2, rounds=4)
    assert [one["hits"] for one in result.details["people"]] == [3, 1]
    assert refused(mode="suppressive", stay=1, rounds=0) == "out_of_bounds"
    assert refused(mode="suppressive") == "needs"
    assert refused(mode="suppressive", stay=1, weapon="handgun-9mm") == "forbidden"
    for option in (
        {"location": "head"}, {"aim": 3}, {"dodge": 3}, {"attacks": 2}, {"band": "short"},
        {"bursts": ("burst",)}, {"burning": True}, {"shots": 3},
    ):
        assert refused(**{"mode": "suppressive", "stay": 1, **option}) == "excludes"
