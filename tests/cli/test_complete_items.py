"""The hidden call that tells shells the names in the user's own equipment files."""

from __future__ import annotations

from pathlib import Path

import pytest

from rolcli.cli.complete_items import complete_items
from rolcli.cli.environment import Environment

OWN = """
[[weapon]]
id = "laser"
name = "Laser [M:16]"
name_es = "Láser [M:16]"
section = "ranged"
category = "rifle"
kind = "bullet"
damage = "1d6*2"
aliases = ["zap  gun"]

[[armour]]
id = "tin-hat"
name = "Tin Hat"
name_es = "Sombrero de lata"
value = 3
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "own.toml").write_text(OWN, encoding="utf-8")
    return tmp_path


def ask(folder: Path, *argv: str) -> list[list[str]]:
    """Ask in a fresh world; give the names of each row."""
    env = {"XDG_CONFIG_HOME": str(folder)}
    text = complete_items(argv, Environment(None, None, None, env))
    return [line.split("\t") for line in text.splitlines()]


def test_names_by_id_in_english(folder: Path) -> None:
    found = ask(folder, "en", "unisystem", "weapons", str(folder / "own.toml"))
    assert found == [["laser", "Laser [M:16]", "zap gun", "Láser [M:16]"]]


def test_names_by_name_in_spanish(folder: Path) -> None:
    found = ask(folder, "es", "afmbe", "armours", str(folder / "own.toml"))
    assert found == [["Sombrero de lata", "tin-hat", "Tin Hat"]]


def test_files_of_the_configuration(folder: Path) -> None:
    (folder / "rolcli").mkdir()
    (folder / "rolcli" / "config.toml").write_text('equipment = ["../own.toml"]\n', "utf-8")
    assert ask(folder, "en", "unisystem-combat", "armours") == [
        ["tin-hat", "Tin Hat", "Sombrero de lata"]
    ]


@pytest.mark.parametrize(
    "argv",
    [
        (),
        ("en", "unisystem"),
        ("en", "nonsense", "weapons", "own.toml"),
        ("en", "coc7", "weapons", "own.toml"),
        ("en", "unisystem", "weapons", "no-such-file"),
    ],
)
def test_says_nothing_of_what_is_wrong(folder: Path, argv: tuple[str, ...]) -> None:
    assert ask(folder, *argv) == []


def test_a_bad_file_hides_no_other(folder: Path) -> None:
    (folder / "bad.toml").write_text("[[weapon]]\nid = 3\n", encoding="utf-8")
    files = (str(folder / "bad.toml"), str(folder / "own.toml"))
    assert len(ask(folder, "en", "unisystem", "weapons", *files)) == 1
