"""Options that do not go together, and the rule that each number of an attack is given."""

from __future__ import annotations

import json

import pytest

from rolcli.dice.scripted import Scripted
from rolcli.errors import DataError, UsageError
from rolcli.rulesets.frame import Ready
from rolcli.rulesets.unisystem import UNISYSTEM, UNISYSTEM_COMBAT
from rolcli.rulesets.unisystem.equipment import catalogue, listing
from tests.rulesets.helpers import run

U, C = UNISYSTEM, UNISYSTEM_COMBAT


def attack(game, dice, settings=None, **params):
    return run(game, "attack", dice, settings, **{"dex": 3, "skill": 4, **params})


def refused(game, verb, settings=None, **params):
    with pytest.raises((UsageError, DataError)) as refusal:
        run(game, verb, [], settings, **params)
    return refusal.value.code, refusal.value.exit_code


def taken_up(result):
    """Give a result as --from reads it."""
    names = ("rules", "verb", "outcome", "details", "state")
    return json.loads(json.dumps({name: getattr(result, name) for name in names}))


def step(result, words):
    """Give value and rule of the step that begins with these words."""
    (found,) = [one for one in result.steps if str(one.label).startswith(words)]
    return str(found.value), found.rule


@pytest.mark.parametrize(
    ("game", "params", "rule"),
    [
        (U, {}, "UNI-16"),
        (U, {"weapon": "katana", "strength": 2}, "UNI-16"),
        (U, {"weapon": "ak-47"}, "UNI-22"),
        (U, {"band": "short"}, "UNI-22"),
        (C, {"weapon": "ak-47"}, "UNX-03"),
        (C, {"weapon": "katana", "strength": 2}, "UNX-03"),
    ],
)
def test_the_attack_is_cited_by_blow_or_shot_and_profile(game, params, rule):
    assert step(attack(game, [1], mod=-1, **params), "Attack") == ("7", rule)


@pytest.mark.parametrize(
    ("game", "dodge", "need"), [(U, "UNI-19", "UNI-21"), (C, "UNX-04", "UNX-04")]
)
def test_the_dodge_is_cited_by_profile(game, dodge, need):
    result = attack(game, [2, 6], dodge=5)
    assert step(result, "Dodge") == ("11", dodge)
    assert step(result, "Needed") == ("11", need)


@pytest.mark.parametrize(("setting", "rule"), [("rolled", "UNI-30"), ("fixed", "UNX-24")])
def test_armour_of_a_plain_number_is_cited_by_the_setting(setting, rule):
    result = attack(C, [9, 5], {"armour": setting}, weapon="ak-47", armour=("7",))
    assert step(result, "Stopped by armour") == ("7", rule)
    assert step(result, "Armour") == ("7", rule)


@pytest.mark.parametrize(
    ("params", "rule"),
    [
        ({"weapon": "handgun-9mm", "dodging": "acrobatics"}, "UNX-06"),
        ({"weapon": "katana", "strength": 2, "dodging": "dodge"}, "UNX-07"),
    ],
)
def test_an_attacker_who_dodges_and_may_is_told_why(params, rule):
    assert step(attack(C, [1], mod=-1, **params), "Dodges and still attacks") == ("yes", rule)


def test_the_floor_of_the_multiplier_is_told():
    """UNI-27: Strength 1 makes the multiplier of a small knife 0, which is raised to 1."""
    result = attack(U, [9, 3], weapon="small-knife", strength=1)
    assert result.details["raw"] == 3
    assert step(result, "Least damage multiplier") == ("1", "UNI-27")
    plain = attack(U, [9, 3], weapon="small-knife", strength=2)
    assert not [one for one in plain.steps if str(one.label).startswith("Least")]


@pytest.mark.parametrize(
    "given",
    [
        {"mod": 3},
        {"difficulty": "easy"},
        {"encumbrance": "light"},
        {"aim": 2, "scope": True},
        {"dodge": 3, "dodges": 2},
        {"parry": 3, "parry_with": "weapon"},
        {"unarmed": True},
    ],
)
def test_suppressive_fire_takes_nothing_of_a_roll_to_hit(given):
    """UNX-43: nothing is rolled to hit."""
    code = refused(C, "attack", dex=0, weapon="ak-47", mode="suppressive", stay=1, **given)
    assert code == ("excludes", 2)


def test_one_shot_too_many_is_said_in_the_singular():
    with pytest.raises(UsageError, match=r"1 shot is more than the 0 in the weapon"):
        attack(C, [], weapon="ak-47", rounds=0)


def test_a_zone_makes_damage_explosive():
    """UNX-71: half the armour, in each zone alike."""
    result = run(C, "damage", [5], None, damage="1d6*6", zone="blast", armour=("19",))
    assert (result.details["kind"], result.details["armour"], result.total) == ("explosive", 9, 21)
    wrong = {"damage": "1d6", "kind": "blunt", "zone": "blast"}
    assert refused(C, "damage", **wrong) == ("forbidden", 2)
    assert refused(C, "attack", dex=3, **wrong) == ("forbidden", 2)


def test_the_kind_of_a_bullet_is_given_once():
    given = {"weapon": "ak-47", "kind": "bullet", "ammo": "hollowpoint"}
    assert refused(C, "attack", dex=3, **given) == ("one_of", 2)


@pytest.mark.parametrize(
    "given",
    [
        {"strength": 3},
        {"load": "slug"},
        {"ammo": "ap"},
        {"zone": "blast"},
        {"built_strength": 3},
    ],
)
def test_damage_rolled_already_is_not_rolled_otherwise(given):
    earlier = taken_up(attack(C, [9, 5], weapon="ak-47"))
    assert refused(C, "damage", earlier=earlier, **given) == ("needs", 2)


def test_a_roll_of_dice_is_no_earlier_result_of_this_game():
    roll = {"rolcli": 1, "verb": "roll", "total": 4}
    assert refused(C, "damage", earlier=roll) == ("other_game", 3)
    assert refused(C, "heal", points="1", earlier=roll) == ("other_game", 3)


def test_flames_rolled_with_the_attack_are_taken_up():
    """UNX-73: 1 by the hit and 4 by the fire."""
    shot = attack(C, [5, 1, 4], weapon="molotov", life=20, burning=True)
    assert shot.state["life"] == 15
    for given in ({}, {"life": 20}):
        result = run(C, "damage", [], None, earlier=taken_up(shot), **given)
        assert (result.details["final"], result.details["burning"]) == (1, 4)
        assert result.state["life"] == 15
        assert step(result, "Burning") == ("4", "UNX-73")


@pytest.mark.parametrize(
    ("params", "dice", "lamed"),
    [
        ({"attacks": 2}, [9, 1, 9, 1], False),
        ({"attacks": 2}, [9, 1, 9, 2], True),
        ({"mode": "burst"}, [6, 1, 1], True),
    ],
)
@pytest.mark.parametrize("armour", [(), ("0",)])
def test_each_attack_cripples_by_itself(params, dice, lamed, armour):
    """UNX-33: in one attack; 10 of 40 is no more than a fourth, two hits of one burst are."""
    shot = attack(C, dice, dex=6, weapon="ak-47", location="hand", life_max=40, **params)
    assert shot.details["crippled"] is lamed
    result = run(C, "damage", [], None, earlier=taken_up(shot), life=40, armour=armour)
    assert result.details["crippled"] is lamed


@pytest.mark.parametrize(
    ("who", "turn", "noted"),
    [
        (("Ana:struck", "Bea"), None, "--turn 2"),
        (("Ana:started", "Bea"), 2, "first turn"),
        (("Ana:started", "Bea"), 1, None),
        (("Ana:struck", "Bea"), 2, None),
    ],
)
def test_what_does_not_count_in_this_turn_is_said(who, turn, noted):
    """UNI-11, UNI-12."""
    notes = " ".join(map(str, run(U, "initiative", [], None, who=who, turn=turn).notes))
    assert (noted in notes) if noted else not notes


def test_beyond_the_last_range_without_range_rules():
    """UNI-28 is one of the rules that the setting switches off."""
    far = {"weapon": "ak-47", "distance": 300, "bands": "10/30/50/100/200"}
    assert attack(U, [], **far).outcome == "out_of_range"
    result = attack(U, [5, 3], {"range_rules": "off"}, **far)
    assert (result.total, result.outcome, result.details["multiplier"]) == (12, "hit", 5)


@pytest.mark.parametrize(("penalty", "total"), [(-1, 12), (-2, 10)])
def test_dodges_cost_what_attacks_cost(penalty, total):
    """UNX-08, UNI-P4."""
    result = attack(C, [2, 9], {"action_penalty": penalty}, dodge=5, dodges=3)
    assert result.details["defence_total"] == total
    assert step(result, "Each of 3 dodges") == (str(2 * penalty), "UNX-08")


def test_the_row_found_is_named():
    assert attack(U, [1], mod=-1, weapon="Kalashnikov").details["weapon"] == "assault-rifle-762"
    result = run(C, "damage", [1], None, weapon="cóctel")
    assert result.details["weapon"] == "molotov"


def test_nobody_has_more_life_than_when_unhurt():
    points = {"life": 50, "life_max": 40}
    assert refused(C, "heal", points="5", **points) == ("out_of_bounds", 2)
    assert refused(C, "damage", damage="5", **points) == ("out_of_bounds", 2)
    assert refused(U, "attack", dex=3, weapon="ak-47", **points) == ("out_of_bounds", 2)


@pytest.mark.parametrize("who", ["Ana:--5", "Ana:²", "Ana:-", "Ana:"])
def test_what_only_looks_like_a_number_is_refused(who):
    assert refused(C, "initiative", who=(who,)) == ("bad_value", 2)


def test_numbers_that_are_none_are_refused_in_ranges_and_armour():
    given = {"dex": 3, "weapon": "ak-47"}
    bands = {"distance": 4, "bands": "1²/30/50/100/200"}
    assert refused(C, "attack", **given, **bands) == ("bad_value", 2)
    assert refused(C, "attack", **given, armour=("²",))[1] == 2


def test_armour_alone_is_listed_as_armour():
    rows = catalogue()
    for text in ("armour", "Armor", "blindaje"):
        assert len(listing(rows, text)) == 8
    assert {row["section"] for row in listing(rows, "armour-piercing")} == {"ranged"}


def test_names_of_rows_are_worded_in_both_languages():
    result = attack(C, [9, 5], weapon="ak-47", armour=("class-ii",))
    (worn,) = [one for one in result.steps if str(one.label).startswith("Worn")]
    assert str(worn.label) == "Worn: Class II Armor"
    assert worn.label.values["name"].es == "Blindaje de clase II"
    with pytest.raises(UsageError) as refusal:
        catalogue().weapon("magnum")
    assert "magnum-44" in refusal.value.message.values["candidates"].es


@pytest.mark.parametrize(
    ("weapon", "options", "said", "rule"),
    [
        ("ak-47", {}, "1d8*5", "UNX-49"),
        ("katana", {"strength": 3}, "1d10*STR", "UNX-47"),
        ("hand-grenade", {"zone": "blast"}, "1d6*6", "UNX-64"),
        ("molotov", {}, None, "UNX-72"),
        ("flashbang", {}, "no damage", "UNX-64"),
    ],
)
def test_an_attack_names_its_weapon(weapon, options, said, rule):
    result = attack(C, "a seed", weapon=weapon, **options)
    found = step(result, "Weapon: ")
    assert found == (said or found[0], rule)


@pytest.mark.parametrize(
    "option",
    [{"life": 40}, {"life_max": 40}, {"endurance": 9}, {"armour": ("19",)}, {"sealed": True},
     {"heat_proof": True}],
)
@pytest.mark.parametrize("game", [U, C])
def test_what_only_damage_needs_is_refused_without_any(game, option):
    assert refused(game, "attack", dex=3, skill=4, **option) == ("needs", 2)


def test_points_below_nothing_give_none_back_and_say_so():
    """UNI-32."""
    result = run(U, "heal", [], points="-5", life=10)
    assert (result.state["life"], step(result, "Points that come back, never")) == (
        10, ("0", "UNI-32"),
    )
    assert "-5 is below nothing" in str(result.notes[0])


def test_suppressive_fire_without_damage_has_no_points_to_take():
    """UNX-45."""
    options = {"mode": "suppressive", "stay": 1, "rounds": 10, "life": 40}
    assert refused(C, "attack", dex=3, skill=4, **options) == ("needs", 2)


@pytest.mark.parametrize("text", ["1d6/1d4", "2d6+foo", "(2d6) >= 7"])
def test_armour_is_read_before_any_die(text):
    """UNI-30: what armour cannot use is refused in words for it."""
    with pytest.raises(UsageError) as refusal:
        attack(U, [], damage="1d6", kind="blunt", armour=(text,))
    assert refusal.value.code == "bad_value"
    assert "--armour" in str(refusal.value)


def test_a_magazine_that_was_told_carries_on():
    """UNX-43."""
    told = {"weapon": "ak-47", "mode": "burst", "dex": 0, "skill": 0}
    result = attack(C, [1], **told, rounds=8)
    assert (result.state["rounds_left"], result.details["rounds_left"]) == (5, 5)
    assert "rounds_left" not in attack(C, [1], **told).state
    declared = C.verbs["attack"]
    ready = Ready(declared, C.house(), {**told, "rounds": 8})
    assert ready.after(ready.play(Scripted([1]))).ask.rounds == 5
