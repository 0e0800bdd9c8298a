"""Sheets are read whole or refused with line, key and what would be right."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from rolcli.campaign.games import table_named
from rolcli.campaign.memory import Memory
from rolcli.campaign.read import check_sheet, read_sheet
from rolcli.errors import DataError
from rolcli.reading import parse_toml
from tests.campaign.sheets import ANA, TEXTS, read, write

NOTHING_KEPT = Memory(None, 0)


@pytest.mark.parametrize("game", TEXTS)
def test_a_sheet_of_each_game_is_read_without_mistake(game: str) -> None:
    checker = read(TEXTS[game])
    assert [str(one.error("it")) for one in checker.mistakes] == []
    assert checker.sheet.game == game


def test_values_skills_specialities_weapons_and_facts_are_taken() -> None:
    sheet = read(ANA).sheet
    assert sheet.name == "Ana Ríos"
    assert sheet.values["spot_hidden"] == 60
    assert sheet.values["firearms_handgun"] == 45
    assert sheet.custom == {"Arte/Artesanía (Fotografía)": 65, "Lengua (Latín)": 30}
    assert sheet.weapons["revolver"]["base_range"] == 15
    assert sheet.facts == {"occupation": "Fotógrafa"}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("[values]\ndxe = 70", ["line 4, values.dxe", "Is it DEX?"]),
        ("[values]\nspot_hidden = 70", ["line 4, values.spot_hidden", "belongs to [skills]"]),
        ("[skills]\n'Spot Hiden' = 70", ["line 4, skills.Spot Hiden", "Is it Spot Hidden?"]),
        ("[values]\ndex = 'fast'", ["line 4", "it is a whole number"]),
        ("[values]\ndex = -1", ["line 4", "from 0 to"]),
        ("[values]\nsan = 100", ["line 4", "from 0 to 99"]),
        ("[values]\ndex = nan", ["line 4", "it is a whole number"]),
        ("[values]\ndex = true", ["line 4", "it is a whole number"]),
        ("[values]\ndex = 1\nDES = 2", ["line 5, values.DES", "it is there already, as dex"]),
        ("[skills]\nHandgun = 5\nPistola = 6", ["line 5", "it is there already, as Handgun"]),
        ("[weapons.gun]\ndamge = '1d6'", ["line 4, weapons.gun.damge", "Is it damage?"]),
        ("[weapons.gun]\ndamage = nan", ["line 4, weapons.gun.damage"]),
        ("[weapons]\ngun = 3", ["line 4, weapons.gun", "a weapon is a table"]),
        ("values = 3", ["line 3, values", "it is a table"]),
        ("skils = 3", ["line 3, skils", "Is it skills?"]),
    ],
)
def test_a_mistake_names_line_key_and_what_is_right(line: str, words: list[str]) -> None:
    checker = read(f'game = "coc7"\nname = "Ana"\n{line}\n')
    assert len(checker.mistakes) == 1
    error = checker.mistakes[0].error("ana.toml")
    assert error.exit_code == 3
    for word in words:
        assert word in str(error)


def test_every_mistake_is_found() -> None:
    checker = read('game = "coc7"\nname = 3\n[values]\nstr = -1\ncon = 2\nsix = "x"\n')
    assert [one.key for one in checker.mistakes] == ["name", "values.str", "values.six"]
    assert [one.line for one in checker.mistakes] == [2, 4, 6]


def test_codes_of_d6_are_checked() -> None:
    text = 'game = "d6"\nname = "Han"\n[values]\ndexterity = "3D+3"\nstrength = 3\n'
    assert [one.line for one in read(text).mistakes] == [4, 5]


def test_a_skill_of_the_players_own_may_look_like_a_listed_one_in_custom() -> None:
    assert read('game = "coc7"\nname = "A"\n[custom]\n"Spot Hiden" = 5\n').mistakes == []


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("big.toml", "#" * 10_000_000, "too long"),
        ("digits.toml", "game = 1" + "0" * 4300, "number in it is too long"),
        ("dotted.toml", "a" + ".a" * 20_000 + " = 1", "more than 50 parts"),
        ("deep.toml", "a = " + "[" * 20_000, "nested too deep"),
        ("name.toml", 'game = "coc7"\nname = "' + "a" * 10_000 + '"', "longer than 200"),
        ("latin.toml", b"game = \"\xe9\"", "not UTF-8"),
        ("other.toml", 'game = "chess"\nname = "A"', "game without sheets: chess"),
        ("none.toml", 'name = "A"', "does not say its game"),
        ("empty.toml", "", "does not say its game"),
        ("torn.toml", 'game = "coc7', "is not TOML"),
        ("many.toml", 'game="coc7"\nname="A"\n[skills]\n' + "".join(
            f"x{i} = 1\n" for i in range(20_000)), "more than 300 keys"),
    ],
)
def test_a_file_that_is_no_sheet_is_refused_in_words_and_soon(
    tmp_path: Path, name: str, content: str | bytes, words: str
) -> None:
    file = tmp_path / name
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    begun = time.process_time()
    with pytest.raises(DataError) as caught:
        read_sheet(str(file), table_named, NOTHING_KEPT)
    assert words in str(caught.value)
    assert time.process_time() - begun < 2


def test_places_that_are_no_files_are_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "loop.toml").symlink_to(tmp_path / "loop.toml")
    (tmp_path / "folder.toml").mkdir()
    for name, words in (
        ("pipe", "it is no file"),
        ("loop", "symbolic links"),
        ("folder", "it is a folder"),
        ("nothing", "there is no such file"),
    ):
        with pytest.raises(DataError) as caught:
            read_sheet(str(tmp_path / f"{name}.toml"), table_named, NOTHING_KEPT)
        assert words in str(caught.value)


def test_a_name_with_escapes_is_refused() -> None:
    mistakes = read('game = "coc7"\nname = "A\\u001b[31m"\n').mistakes
    assert "cannot be printed" in str(mistakes[0].error("it"))


def test_what_was_read_is_remembered_until_the_file_changes(tmp_path: Path) -> None:
    file = write(tmp_path, "ana.toml", ANA)
    memory = Memory(str(tmp_path / "read"), time.time_ns() + 10**10)
    first = read_sheet(str(file), table_named, memory)
    kept = list((tmp_path / "read").iterdir())
    assert len(kept) == 1
    assert kept[0].stat().st_mode & 0o777 == 0o600
    assert read_sheet(str(file), table_named, memory).plain() == first.plain()
    kept[0].write_text(kept[0].read_text().replace('"spot_hidden":60', '"spot_hidden":61'))
    assert read_sheet(str(file), table_named, memory).values["spot_hidden"] == 61
    write(tmp_path, "ana.toml", ANA.replace("= 60", "= 62"))
    assert read_sheet(str(file), table_named, memory).values["spot_hidden"] == 62


@pytest.mark.parametrize("spoilt", ["", "{", "[]", '{"stamp":[]}', "\x00"])
def test_a_spoilt_memory_is_read_past(tmp_path: Path, spoilt: str) -> None:
    file = write(tmp_path, "ana.toml", ANA)
    memory = Memory(str(tmp_path / "read"), time.time_ns() + 10**10)
    read_sheet(str(file), table_named, memory)
    for kept in (tmp_path / "read").iterdir():
        kept.write_text(spoilt)
    assert read_sheet(str(file), table_named, memory).values["spot_hidden"] == 60


def test_a_file_just_written_is_not_remembered(tmp_path: Path) -> None:
    file = write(tmp_path, "ana.toml", ANA, age=0)
    read_sheet(str(file), table_named, Memory(str(tmp_path / "read"), time.time_ns()))
    assert not (tmp_path / "read").exists()


def test_a_sheet_with_mistakes_is_not_remembered(tmp_path: Path) -> None:
    file = write(tmp_path, "ana.toml", ANA + "speed = 3\n")
    memory = Memory(str(tmp_path / "read"), time.time_ns() + 10**10)
    for _ in range(2):
        with pytest.raises(DataError):
            read_sheet(str(file), table_named, memory)
    assert len(check_sheet(str(file), table_named)[1]) == 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("físico = 6", 'line 1: an = is missing behind the key. A key with other letters than'),
        ('a = 1\n[weapons.revólver]', 'stands in quotes: "revólver".'),
        ("a = 1\na = 2\n", "line 2: the key stands there twice."),
        ("= 1", "line 1: a line begins with a key."),
        ("a =\n", "line 1: there is no value behind the =."),
        ("éa = 1", 'stands in quotes: "éa".'),
    ],
)
def test_what_is_no_toml_is_said_in_our_words(text: str, words: str) -> None:
    with pytest.raises(DataError) as caught:
        parse_toml("sheet.toml", text)
    assert words in f"{caught.value} {caught.value.hint}"
