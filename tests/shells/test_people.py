"""Names of characters and of what stands on their sheets: the program is asked for them."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from shells import Shell

    Worlds = Callable[..., Shell]

NAMES = ("Ana Ríos", "azul", "Crafts (Fotografía)", "Wu's [a] (gun)'")


@pytest.fixture
def shell(worlds: Worlds, kind: str, tmp_path_factory: pytest.TempPathFactory) -> Shell:
    rows = tmp_path_factory.getbasetemp() / "names"
    rows.write_text("".join(f"{name}\n" for name in NAMES), "utf-8")
    made = worlds(kind, ROWS=str(rows))
    made.record.unlink(missing_ok=True)
    shutil.rmtree(made.folder / "config", ignore_errors=True)
    return made


def calls(shell: Shell) -> list[str]:
    """Read what rolcli was started with."""
    return shell.record.read_text(encoding="utf-8").splitlines()[1:]


@pytest.mark.parametrize("option", ["--as", "--on"])
def test_characters_are_offered(shell: Shell, option: str) -> None:
    assert {"Ana Ríos", "azul"} <= set(shell.offers(f"rolcli coc7 test {option} a"))
    assert calls(shell) == ["__complete", "people", "en", "coc7", "coc7", "test", option]


def test_names_of_the_sheet_are_offered_where_somebody_acts(shell: Shell) -> None:
    assert "Crafts (Fotografía)" in shell.offers("rolcli coc7 test --as ana ")
    assert calls(shell) == [
        "__complete", "names", "en", "coc7", "coc7", "test", "--as", "ana",
    ]


def test_nobody_is_asked_where_nobody_acts(shell: Shell) -> None:
    shell.offers("rolcli coc7 test ")
    assert not shell.record.exists()


def test_sheets_are_offered(shell: Shell) -> None:
    assert "azul" in shell.offers("rolcli sheet show a")


@pytest.mark.parametrize("kind", ["bash", "zsh"])
@pytest.mark.parametrize("name", NAMES)
def test_a_name_arrives_as_one_argument(shell: Shell, name: str) -> None:
    done = shell.record.with_name("record.done")
    shell.terminal.run(f"rolcli coc7 test --as {name[:2]}", done)
    assert calls(shell)[-4:] == ["coc7", "test", "--as", name]
