"""The tables of weapons and armour, finding their rows, and rows of one's own."""

from __future__ import annotations

import tomllib

import pytest

from rolcli.errors import DataError, UsageError
from rolcli.rulesets.unisystem.equipment import catalogue, listing
from rolcli.rulesets.unisystem.harm import read_damage
from rolcli.rulesets.unisystem.tables import SECTIONS
from rolcli.rulesets.unisystem.target import LEVELS

TABLES = catalogue()


def test_the_tables_are_whole():
    """UNX-47, UNX-49, UNX-64, UNX-72, UNX-76."""
    sizes = dict.fromkeys(SECTIONS, 0)
    for row in listing(TABLES):
        sizes[str(row["section"])] += 1
    assert sizes == {"melee": 19, "ranged": 34, "explosive": 11, "incendiary": 7, "armour": 8}
    values = {row.id: row.value for row in TABLES.armours.values()}
    assert list(values.values()) == [2, 10, 15, 19, 25, 30, 40, 25]
    burdens = [row.encumbrance for row in TABLES.armours.values()]
    assert burdens == [None, None, None, "light", "medium", "medium", "medium", None]
    assert [row.id for row in TABLES.armours.values() if row.front_only] == ["riot-shield"]


@pytest.mark.parametrize("row", TABLES.weapons.values(), ids=lambda row: row.id)
def test_every_row_can_be_rolled(row):
    """UNX-63: what stands in square brackets is damage, in round ones what a weapon holds."""
    assert row.kind is None or row.kind in LEVELS
    assert (row.kind is None) == (not row.damage)
    for _, text in row.damage:
        read = read_damage(text, 3)
        assert read.multiplier >= 1
    assert row.name
    assert row.name_es


DAMAGE = {
    "punch": "1d4*STR",
    "kick": "1d4*(STR+1)",
    "small-knife": "1d4*(STR-1)",
    "greatsword": "1d12*(STR+1)",
    "broken-bottle": "(1d4-1)*STR",
    "cutting-torch": "1d10",
    "thrown-rock": "1*STR",
    "handgun-22": "1d4*2",
    "magnum-44": "1d6*6",
    "smg-57": "1d6*3",
    "semi-rifle-3006": "1d8*6",
    "assault-rifle-762": "1d8*5",
    "mg-50": "1d10*6",
}


@pytest.mark.parametrize(("name", "damage"), DAMAGE.items())
def test_damage_of_the_tables(name, damage):
    """UNX-17."""
    assert TABLES.weapons[name].value("hit") == damage


def test_rows_with_several_values():
    """UNX-52, UNX-60, UNX-65, UNX-66, UNX-73."""
    rows = TABLES.weapons
    assert dict(rows["shotgun-12"].damage) == {
        "birdshot": "1d6*5", "buckshot": "1d8*6", "slug": "1d8*5",
    }
    assert rows["shotshell-40"].damage == rows["shotgun-4"].damage
    assert dict(rows["autocannon-30"].damage) == {
        "slug": "1d8*15", "high_explosive": "1d8*12", "incendiary": "1d8*10",
    }
    assert dict(rows["mortar"].damage) == {
        "point_blank": "1d10*10", "blast": "1d10*8", "shrapnel": "1d10*4",
    }
    assert dict(rows["flare-gun"].damage) == {"hit": "1d6*3", "burning": "1d10"}
    assert [rows[name].damage for name in ("flashbang", "tear-gas", "smoke-grenade")] == [()] * 3


def test_what_a_weapon_holds():
    """UNX-62, UNX-63."""
    names = ("thrown-knife", "smg-22", "shotgun-12")
    held = {name: TABLES.weapons[name].capacity for name in names}
    assert held == {"thrown-knife": 30, "smg-22": 160, "shotgun-12": 4}
    assert TABLES.weapons["grenade-launcher-40"].ratings == (1, 12)
    assert TABLES.weapons["katana"].capacity is None


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("assault-rifle-762", "assault-rifle-762"),
        ("ak-47", "assault-rifle-762"),
        ("AK47", "assault-rifle-762"),
        ("ak 47", "assault-rifle-762"),
        ("Assault Rifle, 7.62 mm", "assault-rifle-762"),
        ("rifle de asalto 7,62", "assault-rifle-762"),
        ("RIFLE ASALTO 5,56", "assault-rifle-556"),
        ("katana", "katana"),
        ("Kat", "katana"),
        ("punetazo", "punch"),
        ("PUÑETAZO", "punch"),
        ("pun\u0303etazo", "punch"),
        ("mandoble", "greatsword"),
        ("garrote", "bat"),
        ("tuberia", "bat"),
        ("coctel", "molotov"),
        ("granada de mano", "hand-grenade"),
        ("357", "magnum-357"),
        ("francotirador", "sniper-50"),
    ],
)
def test_names_in_either_language(typed, found):
    assert TABLES.weapon(typed).id == found


def test_armour_by_name():
    assert TABLES.armour("clase II").id == "class-ii"
    assert TABLES.armour("Class IIa").id == "class-iia"
    assert TABLES.armour("class 3a").id == "class-iiia"
    assert TABLES.armour("escudo").id == "riot-shield"


def test_an_ambiguous_name_lists_the_candidates():
    with pytest.raises(UsageError) as refusal:
        TABLES.weapon("escopeta")
    assert refusal.value.code == "ambiguous_name"
    assert "shotgun-12 (Shotgun, 12-gauge)" in str(refusal.value)
    assert "shotgun-4" in str(refusal.value)


def test_an_unknown_name_offers_the_nearest():
    with pytest.raises(UsageError) as refusal:
        TABLES.weapon("katanna")
    assert (refusal.value.code, "katana" in str(refusal.value.hint)) == ("unknown_name", True)
    with pytest.raises(UsageError) as refusal:
        TABLES.armour("mithril")
    assert (refusal.value.code, "class-iv" in str(refusal.value.hint)) == ("unknown_name", True)
    with pytest.raises(UsageError):
        TABLES.weapon("...")


def test_the_listing_filters():
    assert [row["id"] for row in listing(TABLES, "katana")] == ["katana"]
    assert len(listing(TABLES)) == 79
    assert {row["section"] for row in listing(TABLES, "explosivos")} == {"explosive"}
    assert len(listing(TABLES, "rifle asalto")) == 2
    assert len(listing(TABLES, "fire")) == len(listing(TABLES, "fuego")) == 8
    hollow = [row["id"] for row in listing(TABLES, "hollowpoint")]
    assert "shotgun-12" in hollow
    assert "smg-57" not in hollow
    assert listing(TABLES, "no such thing") == []


def test_a_listed_row_is_plain_data():
    row = listing(TABLES, "class-iia")[0]
    assert row == {
        "id": "class-iia", "name": "Class IIa Armor", "name_es": "Blindaje de clase IIa",
        "section": "armour", "category": "armour", "value": 15, "aliases": ["class 2a"],
    }
    (row,) = listing(TABLES, "sniper")
    assert (row["scope"], row["capacity"], row["marks"]) == (True, 10, "@@")


OWN = """
[[weapon]]
id = "plasma-rifle"
name = "Plasma Rifle"
name_es = "Rifle de plasma"
damage = "1d10*8"
kind = "fire"
capacity = 12
aliases = ["Zap"]
automatic = true

[[weapon]]
id = "katana"
name = "Blunt Katana"
section = "melee"
damage = "1d10*STR"
kind = "blunt"

[[weapon]]
id = "trench-gun"
name = "Trench Gun"
kind = "bullet"
[weapon.damage]
buckshot = "1d8*6"
slug = "1d8*5"
[weapon.to_hit]
buckshot = 1
[weapon.load_ammo]
slug = ["bullet", "hollowpoint"]

[[armour]]
id = "plate"
name = "Plate"
value = 12
encumbrance = "heavy"
"""


def test_rows_of_ones_own_add_and_replace():
    """UNX-81."""
    own = catalogue([("own.toml", tomllib.loads(OWN))])
    assert len(own.weapons) == 73
    assert own.weapon("zap").id == "plasma-rifle"
    assert own.weapon("rifle de plasma").automatic
    assert own.weapon("katana").kind == "blunt"
    assert own.weapon("trench gun").to_hit == {"buckshot": 1}
    assert own.armour("plate").encumbrance == "heavy"
    assert len(TABLES.weapons) == 71
    assert TABLES.weapon("katana").kind == "slashing"


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[[gun]]\nid='x'", "gun"),
        ("weapon = 3", "weapon"),
        ("[weapon]\nid='x'", "weapon"),
        ("[[weapon]]\nname='x'\nkind='fire'\ndamage='1d6'", "weapon[1].id"),
        ("[[weapon]]\nid='x'\nkind='fire'\ndamage='1d6'", "weapon[1].name"),
        ("[[weapon]]\nid='x'\nname='X'\ndamage='1d6'", "weapon[1].kind"),
        ("[[weapon]]\nid='x'\nname='X'\nkind='soft'\ndamage='1d6'", "weapon[1].kind"),
        ("[[weapon]]\nid='x'\nname='X'\nkind='fire'\ndamage='1d6*'", "weapon[1].damage"),
        ("[[weapon]]\nid='x'\nname='X'\nkind='fire'\ndamage={slug=4}", "weapon[1].damage.slug"),
        ("[[weapon]]\nid='x'\nname='X'\nkind='fire'\ndamage={pip='1d6'}", "damage.pip"),
        ("[[weapon]]\nid='x'\nname='X'\ncapacity='many'", "weapon[1].capacity"),
        ("[[weapon]]\nid='x'\nname='X'\ncapacity=0", "weapon[1].capacity"),
        ("[[weapon]]\nid='x'\nname='X'\nscope=1", "weapon[1].scope"),
        ("[[weapon]]\nid='x'\nname='X'\naliases='y'", "weapon[1].aliases"),
        ("[[weapon]]\nid='x'\nname='X'\nammo=['ap','wet']", "weapon[1].ammo"),
        ("[[weapon]]\nid='x'\nname='X'\nsection='armour'", "weapon[1].section"),
        ("[[weapon]]\nid='x'\nname='X'\nto_hit={slug='a'}", "to_hit.slug"),
        ("[[weapon]]\nid='x'\nname='X'\nload_ammo={slug='ap'}", "load_ammo.slug"),
        ("[[weapon]]\nid='x'\nname='X'\nload_kinds={slug='ice'}", "load_kinds.slug"),
        ("[[weapon]]\nid='x'\nname='X'\nload_kinds=3", "weapon[1].load_kinds"),
        ("[[weapon]]\nid='x'\nname='X'\ncolour='red'", "colour"),
        ("[[armour]]\nid='x'\nname='X'", "armour[1].value"),
        ("[[armour]]\nid='x'\nname='X'\nvalue=true", "armour[1].value"),
        ("[[armour]]\nid='x'\nname='X'\nvalue=3\nencumbrance='huge'", "armour[1].encumbrance"),
        ("weapon = [3]", "weapon[1]"),
    ],
)
def test_a_bad_row_names_file_and_key(text, where):
    """UNX-81."""
    with pytest.raises(DataError) as refusal:
        catalogue([("own.toml", tomllib.loads(text))])
    assert refusal.value.code == "bad_file"
    assert str(refusal.value).startswith("own.toml: ")
    assert where in str(refusal.value)


@pytest.mark.parametrize("typed", ["granada", "grenade"])
def test_a_word_of_several_weapons_names_none_of_them(typed):
    with pytest.raises(UsageError) as refusal:
        TABLES.weapon(typed)
    assert refusal.value.code == "ambiguous_name"
    for name in ("hand-grenade (", "hand-grenade-hp", "smoke-grenade", "wp-40"):
        assert name in str(refusal.value)
