"""Names in the user's own equipment files, the one thing that a program is asked for."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from shells import Shell

    Worlds = Callable[..., Shell]

NAMES = (
    'Xaser "M:16"', "Wu's [a] (gun)'", "q=b:c", "two words", "$HOME `x` \\ !", "x*?", "Zañón",
)


@pytest.fixture
def shell(worlds: Worlds, kind: str, tmp_path_factory: pytest.TempPathFactory) -> Shell:
    rows = tmp_path_factory.getbasetemp() / "rows"
    rows.write_text("".join(f"own-{n}\t{name}\n" for n, name in enumerate(NAMES)), "utf-8")
    made = worlds(kind, ROWS=str(rows))
    made.record.unlink(missing_ok=True)
    shutil.rmtree(made.folder / "config", ignore_errors=True)
    return made


def calls(shell: Shell) -> list[str]:
    """Read what rolcli was started with."""
    return shell.record.read_text(encoding="utf-8").splitlines()[1:]


def test_asked_for_with_the_files_of_the_line(shell: Shell) -> None:
    line = "rolcli unisystem attack 3 --equipment my.toml --equipment=other.toml --weapon own-"
    assert {"own-0", "own-6"} <= set(shell.offers(line))
    assert calls(shell) == [
        "__complete", "items", "en", "unisystem", "weapons", "my.toml", "other.toml",
    ]


def test_asked_for_where_a_file_is_configured(shell: Shell) -> None:
    shell.configure("config.toml", 'lang = "en"\n')
    assert "own-0" not in shell.offers("rolcli unisystem attack 3 --armour ")
    assert not shell.record.exists()
    shell.configure("config.toml", 'equipment = ["my.toml"]\n')
    assert "own-0" in shell.offers("rolcli unisystem attack 3 --armour ")
    assert calls(shell) == ["__complete", "items", "en", "unisystem", "armours"]


@pytest.mark.parametrize("kind", ["fish"])  # which quotes by itself
@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_offered_as_it_is(shell: Shell, name: str) -> None:
    line = f"rolcli unisystem attack 3 --equipment=x --weapon '{name[:1]}"
    assert name in shell.offers(line.replace("''", "'"))


@pytest.mark.parametrize("kind", ["bash", "zsh"])
@pytest.mark.parametrize("quote", ["", "'", '"'])
@pytest.mark.parametrize("option", ["--weapon ", "--weapon="])
@pytest.mark.parametrize("name", NAMES)
def test_a_name_arrives_as_one_argument(shell: Shell, name: str, option: str, quote: str) -> None:
    start = name[:2] if name[0] != "$" else "$" if quote == "'" else "\\$"
    done = shell.record.with_name("record.done")
    line = f"rolcli unisystem attack 3 --equipment=x {option}{quote}{start}"
    shell.terminal.run(line, done)
    arguments = shell.record.read_text(encoding="utf-8").splitlines()
    last = arguments[len(arguments) - arguments[::-1].index("--equipment=x") :]
    assert last == (["--weapon", name] if option.endswith(" ") else [f"--weapon={name}"])
