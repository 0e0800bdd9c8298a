"""The READMEs and docs: every example is run and what it shows is what is printed.

``python tests/test_readme.py`` writes what the examples print into them.
"""

from __future__ import annotations

import io
import os
import re
import shlex
import tempfile
import tomllib
from pathlib import Path

import pytest

from rolcli.cli.environment import Environment
from rolcli.cli.run import run

ROOT = Path(__file__).parents[1]
READMES = {"README.md": "en", "README.es.md": "es"}
"""File -> the language that its reader has the program speak."""
PAGES = READMES | {f"docs/{page.name}": "en" for page in sorted((ROOT / "docs").glob("*.md"))}
"""Every page with examples."""
CONSOLE = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"^```toml\n(?=# (\S+\.toml)\n)(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"(?<=^```sh\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)


class Player:
    """Somebody who types the examples, one after the other, on a fresh machine."""

    def __init__(self, folder: str, lang: str) -> None:
        self.env = {
            "XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder, "LANG": "C.UTF-8",
            "ROLCLI_LANG": lang,
        }  # fmt: skip
        self.folder = folder

    def type(self, line: str) -> str:
        """Run a line, perhaps a pipe; give what the screen then shows."""
        shown = passed = ""
        for words in pipeline(line):
            if words[0] == "echo":
                passed = " ".join(words[1:]) + "\n"
                continue
            assert words[0] == "rolcli", line
            out, err = io.StringIO(), io.StringIO()
            run(words[1:], Environment(io.StringIO(passed), out, err, self.env, width=80))
            passed = out.getvalue()
            shown += err.getvalue()
        return (passed + shown).replace(self.folder, "~/.config")

    def screen(self, block: str) -> str:
        """Give a block as the screen shows it after its commands."""
        lines = [line for line in block.splitlines() if line.startswith("$ ")]
        return "".join(f"{line}\n{self.type(line[2:])}" for line in lines)


def pipeline(line: str) -> list[list[str]]:
    """Split a command line into the commands of a pipe."""
    commands: list[list[str]] = [[]]
    for word in shlex.split(line):
        if word == "|":
            commands.append([])
        else:
            commands[-1].append(word)
    return commands


def refreshed(text: str, folder: str, lang: str) -> str:
    """Give a README with what its examples print; its files lie in the folder."""
    for name, content in FILE.findall(text):
        (Path(folder) / name).write_text(content, encoding="utf-8")
    player = Player(folder, lang)
    os.chdir(folder)
    return CONSOLE.sub(lambda block: player.screen(block.group()), text)


def text_of(name: str) -> str:
    """Read a README."""
    return (ROOT / name).read_text(encoding="utf-8")


each_readme = pytest.mark.parametrize(("name", "lang"), READMES.items(), ids=READMES.values())


@pytest.mark.parametrize(("name", "lang"), PAGES.items(), ids=PAGES)
def test_examples_print_what_is_shown(tmp_path, monkeypatch, name: str, lang: str) -> None:
    monkeypatch.chdir(tmp_path)
    text = text_of(name)
    shown, printed = CONSOLE.findall(text), CONSOLE.findall(refreshed(text, str(tmp_path), lang))
    assert len(shown) > 10 or name not in READMES
    for was, now in zip(shown, printed, strict=True):
        assert was == now
    refused = [line for block in printed for line in block.splitlines() if line[:7] == "rolcli:"]
    assert name not in READMES or len(refused) == 2  # the mistakes that are shown on purpose


@each_readme
def test_it_opens_with_two_set_up_commands(name: str, lang: str) -> None:
    commands = SHELL.findall(text_of(name))
    assert len(commands) == 2
    assert all(command.count("\n") == 1 for command in commands)
    assert all(command.startswith("python3 -m venv .venv && ") for command in commands)
    assert commands[0].rstrip().endswith(".venv/bin/rolcli roll 4d6kh3")


@each_readme
def test_ci_runs_the_second_command_word_for_word(name: str, lang: str) -> None:
    second = SHELL.findall(text_of(name))[1].rstrip("\n")
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[-1] == second


@each_readme
def test_its_configuration_is_accepted(tmp_path, name: str, lang: str) -> None:
    (block,) = re.findall(r"^```toml\n((?!# ).*?)^```$", text_of(name), re.M | re.S)
    assert set(tomllib.loads(block)) == {"lang", "equipment", "unisystem"}
    (tmp_path / "rolcli").mkdir()
    (tmp_path / "rolcli" / "config.toml").write_text(block, encoding="utf-8")
    player = Player(str(tmp_path), lang)
    assert "roll" in player.type("rolcli --help")
    assert player.type("rolcli roll 3d6 --dice 1,2,3").startswith("3d6 = 6")


@each_readme
def test_every_shared_option_is_in_it(name: str, lang: str) -> None:
    from rolcli.cli.fields import shown_names
    from rolcli.cli.shared import SHARED

    text = text_of(name)
    for field in SHARED.values():
        assert any(shown in text for shown in shown_names(field)), field.key


@each_readme
def test_every_name_of_a_game_is_in_it(name: str, lang: str) -> None:
    from rolcli.rulesets import ALIASES, BUILT_IN

    rows = dict(re.findall(r"^\| `([a-z0-9][a-z0-9-]*)` \|(.*)$", text_of(name), re.M))
    assert list(rows) == list(BUILT_IN)
    for alias, game in ALIASES.items():
        typed = alias.replace("_", "-")
        assert typed == game or f"`{typed}`" in rows[game].split("|")[0], alias


@each_readme
def test_it_tells_how_to_install_completions_and_where_the_manual_is(name: str, lang: str) -> None:
    from rolcli.cli.commands.completion import INSTALL

    text = text_of(name)
    assert all(f"{line}\n" in text for line in INSTALL.values())
    assert "`man rolcli`" in text
    (page,) = re.findall(r"`man (man/\S+)`", text)
    assert (ROOT / page).exists()
    assert "ROLCLI_NO_FRONT_DOOR" not in text


def test_both_show_the_same_in_the_same_order() -> None:
    english, spanish = map(text_of, READMES)
    for pattern in (r"^#+ ", r"^```\w+", r"^\|", r"^\$ \S+ .*?\w+"):
        found = [re.findall(pattern, text, re.M) for text in (english, spanish)]
        assert found[0] == found[1], pattern
    typed = [re.findall(r"^\$ (.*)$", text, re.M) for text in (english, spanish)]
    options = [[re.findall(r"-[-a-z]+", line) for line in lines] for lines in typed]
    assert options[0] == options[1]


if __name__ == "__main__":
    for readme, spoken in PAGES.items():
        with tempfile.TemporaryDirectory() as home:
            file = ROOT / readme
            file.write_text(refreshed(file.read_text("utf-8"), home, spoken), encoding="utf-8")
