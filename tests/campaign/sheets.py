"""Sheets that the tests of this room share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from rolcli.campaign.character import Character
from rolcli.campaign.check import Checker
from rolcli.campaign.games import table_named
from rolcli.reading import parse_toml
from rolcli.rulesets import find

ANA = """\
game = "coc7"
name = "Ana Ríos"
occupation = "Fotógrafa"

[values]
str = 45
con = 55
siz = 65
dex = 70
int = 75
pow = 65
edu = 72
san = 50
luck = 45

[skills]
"Spot Hidden" = 60
"Armas de fuego (Arma corta)" = 45
"Arte/Artesanía (Fotografía)" = 65
"Lengua (Latín)" = 30

[weapons.revolver]
name = ".38 revolver"
skill = "Armas de fuego (Arma corta)"
damage = "1d10"
base_range = 15
malfunction = 100
"""
HAN = """\
game = "d6"
name = "Han"

[values]
dexterity = "3D+1"
knowledge = "2D"
mechanical = "4D"
perception = "3D"
strength = "3D"
technical = "2D+2"

[skills]
blaster = "6D"
con = "4D+1"
"""
LIA = """\
game = "ryf"
name = "Lía"

[values]
fisico = 6
destreza = 8
percepcion = 7

[skills]
sigilo = 4
esquivar = 3
"""
EVE = """\
game = "unisystem"
name = "Eve"

[values]
strength = 3
dexterity = 4
constitution = 3
willpower = 2

[skills]
brawling = 3
"Guns (Handgun)" = 2
"""
TEXTS = {"coc7": ANA, "d6": HAN, "ryf": LIA, "unisystem": EVE}


def read(text: str) -> Checker:
    """Read the text of a sheet; its sheet and its mistakes are the checker's."""
    data = parse_toml("sheet.toml", text)
    table = table_named(data["game"])
    assert table is not None
    checker = Checker(table, "sheet.toml", text)
    checker.read(data)
    return checker


def character(text: str, state: dict[str, Any] | None = None, lang: str = "en") -> Character:
    """Make a character of a sheet's text, which must be right."""
    checker = read(text)
    assert not checker.mistakes, [str(one.error("it")) for one in checker.mistakes]
    game = find(checker.sheet.game)
    return Character(
        checker.sheet, checker.table, game.house(), key="one", state=state, lang=lang
    )


def write(folder: Path, name: str, text: str, age: int = 10) -> Path:
    """Write a file that was changed ``age`` seconds ago."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text(text, encoding="utf-8")
    before = file.stat().st_mtime - age
    os.utime(file, (before, before))
    return file
