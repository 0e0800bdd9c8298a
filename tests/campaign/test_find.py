"""A character is found by a path, the name of the file, any case, its start."""

from __future__ import annotations

from pathlib import Path

import pytest

from rolcli.campaign.find import find
from rolcli.errors import DataError, RolcliError, UsageError
from tests.campaign.sheets import ANA, write


@pytest.fixture
def folders(tmp_path: Path) -> list[str]:
    here, there = tmp_path / "campaign", tmp_path / "config"
    for folder, name in (
        (here, "ana"), (here, "Bruno Díaz"), (here, "ghoul"), (there, "ana"), (there, "zoe"),
        (here, "lia"), (here, "Lía"),
    ):
        write(folder, f"{name}.toml", ANA)
    return [str(here), str(there)]


@pytest.mark.parametrize(
    ("name", "file", "key"),
    [
        ("ana", "campaign/ana.toml", "ana"),
        ("ANA", "campaign/ana.toml", "ana"),
        ("bruno diaz", "campaign/Bruno Díaz.toml", "Bruno Díaz"),
        ("bru", "campaign/Bruno Díaz.toml", "Bruno Díaz"),
        ("zoe", "config/zoe.toml", "zoe"),
        ("ghoul#2", "campaign/ghoul.toml", "ghoul#2"),
        ("GHO#12", "campaign/ghoul.toml", "ghoul#12"),
        ("lia", "campaign/lia.toml", "lia"),
        ("Lía", "campaign/Lía.toml", "Lía"),
        ("./x/hero.toml#3", "./x/hero.toml", "hero#3"),
    ],
)
def test_it_is_found(folders: list[str], name: str, file: str, key: str) -> None:
    place = find(name, folders)
    assert place.file.endswith(file)
    assert place.key == key


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("LIA", UsageError, "may be several"),
        ("anna", DataError, "Is it ana"),
        ("xyz", DataError, "There are Bruno Díaz"),
        ("", UsageError, "can be no character's name"),
        ("#2", UsageError, "can be no character's name"),
        ("a" * 10_000, RolcliError, "character"),
        ("a\0b", UsageError, "can be no character's name"),
        ("..", DataError, "There is no character"),
    ],
)
def test_what_is_unclear_or_missing_is_refused(
    folders: list[str], name: str, kind: type[RolcliError], words: str
) -> None:
    with pytest.raises(kind) as caught:
        find(name, folders)
    assert words in str(caught.value)


def test_without_any_character_the_error_says_how_to_make_one(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        find("ana", [str(tmp_path / "nowhere")])
    assert "rolcli sheet new ana" in str(caught.value)
