"""Explosives, fire and burning."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.unisystem import UNISYSTEM_COMBAT
from tests.rulesets.helpers import run


def attack(dice, settings=None, **params):
    return run(UNISYSTEM_COMBAT, "attack", dice, settings, **{"dex": 3, "skill": 4, **params})


def damage(dice, settings=None, **params):
    return run(UNISYSTEM_COMBAT, "damage", dice, settings, **params)


def refused(verb, **params):
    with pytest.raises(UsageError) as refusal:
        run(UNISYSTEM_COMBAT, verb, [], None, **params)
    return refusal.value.code


@pytest.mark.parametrize(
    ("zone", "raw", "final"), [("point_blank", 40, 31), ("blast", 30, 21), ("shrapnel", 10, 1)]
)
def test_armour_counts_half_in_every_zone(zone, raw, final):
    """UNX-64, UNX-65, UNX-71: half of 19 is 9."""
    result = attack([5, 5], weapon="hand-grenade", zone=zone, armour=("class-ii",))
    assert [result.details[k] for k in ("raw", "armour", "final")] == [raw, 9, final]
    assert {"UNX-65", "UNX-71"} <= set(result.rules_applied)
    suit = attack([5, 5], weapon="hand-grenade", zone=zone, armour=("class-ii",), sealed=True)
    assert suit.details["armour"] == 19


def test_no_attack_roll_aims_blast_or_shrapnel():
    """UNX-18."""
    totals = {"dex": 9, "skill": 1, "weapon": "hand-grenade"}
    assert attack([5, 1], zone="point_blank", **totals).details["multiplier"] == 9
    assert attack([5, 1], zone="blast", **totals).details["multiplier"] == 6
    assert attack([5, 1], zone="shrapnel", **totals).details["multiplier"] == 2


def test_explosives_ask_for_the_zone():
    assert refused("attack", dex=3, weapon="hand-grenade") == "missing_value"
    assert refused("attack", dex=3, weapon="ak-47", zone="blast") == "forbidden"


def test_the_shotgun_shell_among_the_explosives_is_gunshot():
    """UNX-66."""
    result = attack([5, 4], weapon="shotshell-40", load="buckshot", armour=("10",))
    assert (result.total, result.details["final"]) == (13, 28)
    assert "UNX-66" in result.rules_applied


def test_flames_pass_armour_unless_it_is_heat_proof():
    """UNX-72, UNX-73, UNX-75."""
    result = attack([5, 5], weapon="molotov", armour=("class-iv",), life=30)
    assert [result.details[k] for k in ("raw", "armour", "final")] == [5, 0, 5]
    assert "on_fire" in result.effects
    assert result.details["burns"] == "1d4"
    assert any("destroyed" in str(step.value) for step in result.steps)
    proof = attack([5, 5], weapon="molotov", armour=("class-iv",), heat_proof=True)
    assert proof.details["final"] == 0


def test_burning_is_rolled_only_when_asked():
    """UNX-73."""
    result = attack([5, 5, 3], weapon="molotov", burning=True, life=30)
    assert [roll.what for roll in result.rolls] == ["attack", "damage", "burning"]
    assert (result.details["final"], result.details["burning"]) == (5, 3)
    assert result.state["life"] == 22
    assert "3 by fire" in str(result.headline)
    assert "on_fire" not in attack([1], weapon="molotov", burning=True).effects
    assert refused("attack", dex=3, weapon="ak-47", burning=True) == "forbidden"


def test_a_fire_without_multiplier_is_raised_by_a_high_total():
    """UNX-18."""
    result = attack([5, 5, 3], dex=6, weapon="molotov", burning=True)
    assert (result.total, result.details["raw"], result.details["burning"]) == (15, 10, 3)


def test_the_splashed_only_burn():
    """UNX-61."""
    result = attack([5, 3], weapon="molotov", splashed=True, burning=True, life=30)
    assert (result.details["final"], result.details["burning"]) == (0, 3)
    assert result.state["life"] == 27
    assert refused("attack", dex=3, weapon="ak-47", splashed=True) == "forbidden"


def test_incendiary_shells_burn_like_a_molotov():
    """UNX-60, UNX-61."""
    result = attack([3, 3, 2], weapon="autocannon", load="incendiary", burning=True, armour=("19",))
    assert (result.details["raw"], result.details["armour"]) == (30, 9)
    assert (result.details["burns"], result.details["burning"]) == ("1d4", 2)
    assert {"on_fire", "splashes_bystanders"} <= set(result.effects)
    assert {"UNX-60", "UNX-61"} <= set(result.rules_applied)


def test_a_round_on_fire_and_putting_it_out():
    """UNX-73, UNX-74."""
    result = damage([6], weapon="flamethrower", burning=True, life=10, armour=("19",))
    assert (result.total, result.state["life"]) == (6, 4)
    out = damage([], weapon="flamethrower", burning=True, put_out=True, life=10)
    assert (out.total, out.state["life"]) == (0, 10)
    assert "fire_out" in out.effects
    assert "UNX-74" in out.rules_applied
    assert damage([3], damage="1d4", burning=True).total == 3
    assert damage([3], weapon="autocannon", burning=True, load="incendiary").total == 3
    assert refused("damage", damage="1d4", put_out=True) == "needs"
    assert refused("damage", weapon="ak-47", burning=True) == "forbidden"


def test_grenades_without_damage_point_to_their_hazard():
    """UNX-67."""
    result = attack([5], weapon="flashbang")
    assert result.success
    assert any("hazard" in str(note) for note in result.notes)
    assert refused("damage", weapon="tear-gas") == "forbidden"
