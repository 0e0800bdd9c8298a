"""What the tests of this room are given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.campaign.game import Game
from tests.campaign.sheets import ANA, EVE, HAN, LIA, write
from tests.campaign.test_people import GHOUL


@pytest.fixture
def game(rolcli: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Give a campaign of coc7 with Ana and a ghoul; those of other games stand at home."""
    folder = tmp_path / "night"
    folder.mkdir()
    monkeypatch.chdir(folder)
    made = Game(rolcli, folder)
    made("-r coc7 campaign init")
    write(folder / "characters", "ana.toml", ANA)
    write(folder / "characters", "ghoul.toml", GHOUL)
    for name, text in (("han", HAN), ("lia", LIA), ("eve", EVE)):
        write(tmp_path / "rolcli" / "characters", f"{name}.toml", text)
    return made
