"""Exports of other programs become sheets; what is left out is said."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from rolcli.campaign.compose import imported_sheet, new_sheet
from rolcli.campaign.games import table_named
from rolcli.campaign.imports import import_file
from rolcli.errors import DataError
from rolcli.locale import translator
from tests.campaign import exports
from tests.campaign.sheets import character, read

ALL = [exports.dholes_house, exports.foundry_coc7, exports.od6s]


def imported(tmp_path: Path, data: Any) -> tuple[Any, str]:
    """Import an export; give the character and what was left out."""
    file = tmp_path / "export.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    draft = import_file(str(file))
    return character(imported_sheet(draft)), "; ".join(map(str, draft.left_out))


def test_the_dholes_house(tmp_path: Path) -> None:
    odile, left_out = imported(tmp_path, exports.dholes_house())
    values = {
        "STR": 45, "hp": 8, "hp_max": 10, "san": 61, "luck": 48, "spot": 65, "brawl": 40,
        "handgun": 45, "photography": 65, "french": 31, "own language": 72, "dodge": 45,
        "heavy machinery": 1, "climb": 20,
    }
    assert {name: odile.look_up(name).value for name in values} == values
    assert odile.name == "Odile [31mMarrasco"
    assert odile.weapon("tripod")[1] == {
        "name": "Tripod, swung", "skill": "Brawl", "damage": "1d6", "db": True,
    }
    assert odile.weapon("revolver") is None
    assert odile.weapon(".38")[1]["base_range"] == 15
    assert odile.weapon("shotgun")[1]["base_range"] == "10/20/50"
    for words in ("portrait", "2 texts", "1 possession", "cash", "Spanish"):
        assert words in left_out


def test_foundry_coc7(tmp_path: Path) -> None:
    tobias, left_out = imported(tmp_path, exports.foundry_coc7())
    values = {
        "str": 60, "hp": 7, "hp_max": 11, "san": 49, "luck": 37, "spot": 65, "dodge": 40,
        "own language": 68, "german": 21, "brawl": 45, "rooftop running": 32, "armour": 1,
        "mov": 7,
    }
    assert {name: tobias.look_up(name).value for name in values} == values
    assert tobias.weapon("pump")[1]["damage"] == "4d6/2d6/1d6"
    assert tobias.weapon("pump")[1]["base_range"] == "10/20/50"
    assert tobias.weapon("knife")[1]["base_range"] == 12
    assert tobias.weapon("knife")[1]["half_db"] is True
    assert tobias.weapon(".45")[1]["impale"] is True
    for words in ("prone", "Handcuffs", "Broken", "2 points of Sanity", "5 bullets"):
        assert words in left_out


def test_od6s(tmp_path: Path) -> None:
    vessa, left_out = imported(tmp_path, exports.od6s())
    values = {
        "dexterity": "3D+2", "blaster": "4D+2", "dodge": "5D", "grenade": "3D+2",
        "timar": "4D+2", "juggling": "3D+2", "heavy blaster pistol": "5D+2", "points": 7,
        "armour": "1D",
    }
    assert {name: vessa.look_up(name).value for name in values} == values
    assert vessa.weapon("heavy")[1]["ranges"] == "3/7/21/49"
    assert vessa.weapon("vibro")[1]["damage"] == "STR+1D"
    for words in ("state of wounds", "energy", "cash"):
        assert words in left_out


@pytest.mark.parametrize("text", ["", "{}", "[]", "nul", "[" * 100_000, '{"Investigator":3}'])
def test_what_is_no_export_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "export.json"
    file.write_text(text)
    with pytest.raises(DataError) as caught:
        import_file(str(file))
    assert caught.value.code == "bad_file"


def paths(thing: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the way to everything in a JSON value."""
    parts = thing.items() if isinstance(thing, dict) else enumerate(thing)
    found = []
    for key, value in parts:
        found.append((*here, key))
        if isinstance(value, dict | list):
            found += paths(value, (*here, key))
    return found


@pytest.mark.parametrize("export", ALL)
def test_a_spoilt_export_is_refused_in_words_or_makes_a_sheet_that_can_be_checked(
    tmp_path: Path, export: Any
) -> None:
    chance = random.Random(3)
    data = export()
    for path in paths(data):
        spoilt = copy.deepcopy(data)
        holder = spoilt
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = chance.choice([None, [], {}, "x" * 5000, -3, 1e300, True, "\x1b[0m"])
        file = tmp_path / "export.json"
        file.write_text(json.dumps(spoilt))
        try:
            draft = import_file(str(file))
        except DataError:
            continue
        read(imported_sheet(draft))


@pytest.mark.parametrize("game", ["coc7", "d6", "ryf", "unisystem"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_new_sheet_is_right_as_it_is_and_with_every_comment_taken_away(
    game: str, lang: str
) -> None:
    table = table_named(game)
    assert table is not None
    text = new_sheet(table, game, 'Ana "la Roja"', lang, translator(lang))
    assert read(text).mistakes == []
    assert read(text).sheet.name == 'Ana "la Roja"'
    whole = "\n".join(
        line.removeprefix("# ") if " = " in line or line.startswith("# [") else line
        for line in text.split("\n")
        if line.startswith(("# ", "[", "game", "name")) or not line
    )
    checker = read(whole)
    assert [str(one.error("it")) for one in checker.mistakes] == []
    listed = [key.key for key in table.keys.values() if key.group != "kept"]
    assert sorted(checker.sheet.values) == sorted(listed)
