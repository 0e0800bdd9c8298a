"""Weapons by name, shot, slugs, the last burst, aiming: the published facts of firearms."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from rolcli.errors import DataError, UsageError
from rolcli.rulesets.coc7 import COC7
from rolcli.rulesets.coc7.equipment import catalogue, listing
from rolcli.rulesets.equipment import find
from tests.rulesets.coc7.exact import odds
from tests.rulesets.helpers import run


def attack(dice, settings=None, skill=60, **params):
    return run(COC7, "attack", dice, settings, skill=skill, **params)


def test_the_list_has_every_row_once_in_both_languages():
    """COC-P0."""
    rows = listing(catalogue())
    assert len(rows) == len({row["id"] for row in rows}) == 102
    assert all(row["name"] and row["name_es"] and row["skill_es"] for row in rows)


@pytest.mark.parametrize(
    ("text", "found"),
    [("handgun 1920s", "revolver-38"), ("fusil", "lee-enfield"), ("látigo", "bullwhip")],
)
def test_the_list_is_filtered_by_category_era_and_name(text, found):
    rows = [row["id"] for row in listing(catalogue(), text)]
    assert found in rows
    assert 0 < len(rows) < 102


@pytest.mark.parametrize("name", ["revolver-38", ".38 or 9 mm revolver", "Revólver .38 o 9 mm"])
def test_a_weapon_fills_what_was_not_typed(name):
    """COC-P0, COC-27: yards as printed, metres converted exactly."""
    by_id = catalogue()["revolver-38"]
    result = attack([20, 7], skill=45, weapon=by_id.id, distance=20)
    assert (result.details["difficulty"], result.details["final"]) == ("hard", 7)
    assert find(by_id.name, catalogue()) is by_id
    typed = attack([20, 3], weapon="revolver-38", distance=20, damage="1d4", base_range="30")
    assert (typed.details["difficulty"], typed.details["final"]) == ("regular", 3)
    for metres, difficulty in (("13.7m", "regular"), ("13.8m", "hard")):
        far = attack([20, 7], weapon="revolver-38", distance=metres)
        assert far.details["difficulty"] == difficulty


def test_the_damage_bonus_counts_as_the_weapon_has_it():
    """COC-25, COC-26, COC-P0."""
    defence = {"vs": 40, "dodge": True, "db": "1d4"}
    assert attack([50, 90, 5, 3], weapon="knife-large", **defence).details["raw"] == 8
    assert attack([50, 90, 3, 3], weapon="bullwhip", **defence).details["raw"] == 4
    assert attack([50, 7], weapon="revolver-38", distance=5, db="1d4").details["raw"] == 7
    thrown = attack([50, 5, 3], weapon="spear-thrown", distance=12, strength=60, size=70)
    assert (thrown.details["difficulty"], thrown.details["raw"]) == ("regular", 6)
    with pytest.raises(UsageError):
        attack([50, 5, 3], weapon="spear-thrown", distance=12)


def test_two_barrels_have_no_penalty_die_and_no_weapon_fires_more_than_it_can():
    """COC-28, COC-P0."""
    both = attack([50, 1, 1, 1, 1, 50, 2, 2, 2, 2], weapon="shotgun-12", distance=5, shots=2)
    assert [shot["net_dice"] for shot in both.details["each"]] == [0, 0]
    two = attack([50, 40, 5, 1, 50, 40, 5, 1], weapon="revolver-38", distance=5, shots=2)
    assert [shot["net_dice"] for shot in two.details["each"]] == [-1, -1]
    with pytest.raises(UsageError):
        attack([50], weapon="shotgun-12-pump", distance=5, shots=2)


BANDS = [(10, [1, 2, 3, 4], 10), (11, [5, 6], 11), (20, [5, 6], 11), (21, [4], 4), (50, [4], 4)]


@pytest.mark.parametrize(("distance", "dice", "final"), BANDS)
@pytest.mark.parametrize(
    "shot", [{"weapon": "shotgun-12"}, {"damage": "4d6/2d6/1d6", "base_range": "10/20/50"}]
)
def test_shot_does_less_damage_farther_away_at_regular_difficulty(shot, distance, dice, final):
    """COC-P1."""
    result = attack([30, *dice], distance=distance, **shot)
    assert (result.details["difficulty"], result.details["final"]) == ("regular", final)
    assert attack([], distance=51, **shot).outcome == "impossible"


def test_an_extreme_hit_with_shot_is_its_most_and_never_impales():
    """COC-P1."""
    result = attack([12], weapon="shotgun-12", distance=15, impale=True)
    assert (result.details["final"], result.details["impaling"]) == (12, 0)


@pytest.mark.parametrize(
    "params",
    [
        {"damage": "4d6/2d6/1d6", "distance": 5, "base_range": "10/20"},
        {"damage": "4d6", "distance": 5, "base_range": "10/20/50"},
        {"damage": "4d6/2d6/1d6", "distance": 5, "base_range": "15"},
        {"damage": "4d6/2d6/1d6", "shots": 1},
        {"damage": "4d6", "distance": 5, "base_range": "20/10"},
        {"damage": "4d6", "distance": 5, "base_range": "0"},
    ],
)
def test_shot_has_as_many_limits_as_damages(params):
    with pytest.raises(UsageError):
        attack([1], **params)


PELLETS = [
    ("shotgun-12", [6, 3, 2, 1], 12, 5),
    ("shotgun-16", [1, 2], 5, 0),
    ("shotgun-16", [4, 5], 11, 7),
]


@pytest.mark.parametrize(("weapon", "dice", "raw", "final"), PELLETS)
def test_armour_may_come_off_every_die_of_shot(weapon, dice, raw, final):
    """COC-P2."""
    each = {"shotgun_armour": "per-die"}
    result = run(COC7, "damage", dice, each, weapon=weapon, distance=5, armour=2)
    assert (result.details["raw"], result.details["final"]) == (raw, final)
    (roll,) = result.rolls
    assert ([die.value for die in roll.dice], roll.total) == (dice, raw)
    whole = run(COC7, "damage", dice, weapon=weapon, distance=5, armour=2)
    assert whole.details["final"] == raw - 2


def test_the_odds_of_shot_through_armour_are_brute_force():
    """COC-P2."""
    each = {"shotgun_armour": "per-die"}
    found = odds("damage", each, weapon="shotgun-16", distance=5, armour=2).quantities["final"]
    table = {}
    for dice in product(range(1, 7), repeat=2):
        rest = sum(max(0, die - 2) for die in dice)
        table[rest + 2 if rest else 0] = table.get(rest + 2 if rest else 0, 0) + Fraction(1, 36)
    assert found == table


def test_slugs_are_rows_with_a_base_range_that_impale():
    """COC-P3."""
    for row, more in (("slug-16", 5), ("slug-12", 6), ("slug-10", 7)):
        hit = attack([50, 4], weapon=row, distance=50)
        assert (hit.details["difficulty"], hit.details["final"]) == ("regular", 4 + more)
    assert attack([12, 3], weapon="slug-12", distance=50).details["final"] == 16 + 3 + 6
    assert any("COC-P3" in note for note in catalogue()["slug-12"].notes)


def test_point_blank_may_be_for_short_weapons_only():
    """COC-P5."""
    short = {"point_blank_weapons": "short"}
    near = {"distance": 1, "point_blank": True}
    for weapon, hit in (("revolver-38", [1]), ("shotgun-12-sawn-off", [1] * 4)):
        result = attack([90, 20, 5, *hit], short, weapon=weapon, **near)
        assert result.details["net_dice"] == 1
    with pytest.raises(UsageError):
        attack([50], short, weapon="lee-enfield", **near)
    assert attack([90, 20, 5], short, **near | {"base_range": "10"}).details["net_dice"] == 1
    by_dex = attack([50, 4], short, weapon="slug-12", distance=1, dex=50)
    assert by_dex.details["net_dice"] == 0


@pytest.mark.parametrize(
    ("magazine", "bullets"), [(12, [5, 5, 2]), (13, [5, 5, 3]), (11, [5, 5, 1])]
)
def test_the_last_burst_may_take_what_is_left(magazine, bullets):
    """COC-P17."""
    params = {"skill": 50, "burst": ["5"] * 3, "magazine": magazine}
    dice = [99, 90, 80, 9, 90, 80, 9]
    result = attack(dice, {"burst_remainder": "use"}, **params)
    assert (result.details["bullets"], result.state["magazine"]) == (bullets, 0)
    with pytest.raises(UsageError):
        attack(dice, **params)
    with pytest.raises(UsageError):
        attack(dice, {"burst_remainder": "use"}, **params | {"magazine": 10})


def test_a_burst_of_what_is_left_is_judged_by_its_size():
    """COC-P17."""
    use = {"burst_remainder": "use"}
    two = attack([1, 0, 0, 9], use, skill=50, burst=["5", "5"], magazine=7)
    assert (two.details["each"][1]["hits"], two.details["each"][1]["impaling"]) == (2, 1)
    one = attack([99, 10, 40, 5], use, skill=50, burst=["5", "5"], magazine=6)
    assert one.details["each"][1]["hits"] == 1


@pytest.mark.parametrize(
    ("settings", "nets"), [({}, [1, -1, -1]), ({"burst_penalty": "cumulative"}, [1, -1, -2])]
)
def test_aiming_helps_the_first_burst_only(settings, nets):
    """COC-P18."""
    dice = []
    for net in nets:
        dice += [90] * (abs(net) + 1) + [5]
    result = attack(dice, settings, skill=50, burst=["5"] * 3, aimed=True)
    assert [burst["net_dice"] for burst in result.details["each"]] == nets


OWN = {"weapon": [{"id": "musket", "name": "Musket", "damage": "1d10+2", "range": 40,
                   "category": "rifle", "malfunction": 95}]}


def test_a_file_adds_rows():
    """COC-P0."""
    result = attack([95], weapon="musket", distance=10, equipment=[("own.toml", OWN)])
    assert result.outcome == "jam"
    for key, value in (("damage", "much"), ("range", "far"), ("category", "spoon"), ("odd", 1)):
        bad = {"weapon": [OWN["weapon"][0] | {key: value}]}
        with pytest.raises(DataError):
            attack([95], weapon="musket", distance=10, equipment=[("own.toml", bad)])


@pytest.mark.parametrize(
    ("damage", "db", "final"),
    [("1D8+DB", "1d4", 5 + 3), ("1d8+bd/2", "1d4", 5 + 1), ("DB+1d8", None, None),
     ("1d8-DB", "1d4", None), ("1d8+DB", None, None)],
)
def test_the_damage_bonus_may_be_named(damage, db, final):
    """COC-23, COC-25."""
    params = {"undefended": True, "damage": damage} | ({} if db is None else {"db": db})
    if final is None:
        with pytest.raises(UsageError):
            attack([20, 5, 3], **params)
    else:
        assert attack([20, 5, 3], **params).details["final"] == final


def test_a_sheet_gives_a_gun_no_damage_bonus(rolcli, tmp_path):
    """COC-26."""
    sheet = tmp_path / "ana.toml"
    values = "[values]\nstr = 80\nsiz = 80\n"
    sheet.write_text(f'game = "coc7"\nname = "Ana"\n{values}', encoding="utf-8")
    shot = "--distance 8 --base-range 15 --damage 1d10 --dice 39,8"
    told = rolcli(f"coc7 attack 50 {shot} --as {sheet} --json").json
    assert told["details"]["final"] == 8
    blow = rolcli(f"coc7 attack 50 --undefended --damage 1d3 --as {sheet} --dice 39,2,3 --json")
    assert blow.json["details"]["final"] == 5
