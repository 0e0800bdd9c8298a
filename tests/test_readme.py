"""The READMEs and docs: every example is run and what it shows is what is printed.

``python tests/test_readme.py`` writes what the examples print into them.
"""

from __future__ import annotations

import hashlib
import io
import os
import re
import shlex
import tempfile
import tomllib
from pathlib import Path
from unittest.mock import patch

import pytest

from rolcli.campaign import book
from rolcli.cli.environment import Environment
from rolcli.cli.run import run
from rolcli.dice import stream
from tests.spoken_lines import Speaker

ROOT = Path(__file__).parents[1]
READMES = {"README.md": "en", "README.es.md": "es"}
"""File -> the language that its reader has the program speak."""
PAGES = READMES | {
    f"docs/{page.name}": "es" if page.name.endswith(".es.md") else "en"
    for page in sorted((ROOT / "docs").glob("*.md"))
}
"""Every page with examples."""
PAIRS = [("README.md", "README.es.md"), ("docs/night-of-play.md", "docs/night-of-play.es.md")]
CONSOLE = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"^```toml\n(?=# (\S+\.toml)\n)(.*?)^```$", re.MULTILINE | re.DOTALL)
SEEDS = re.compile(r"<!-- seeds: (.*?) -->")
SHELL = re.compile(r"(?<=^```sh\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)


class Fate:
    """Seeds and a clock that are the same every time.

    A page that tells a story names a number for each of its rolls, so that something happens.
    """

    def __init__(self, page: str) -> None:
        self.picked = " ".join(SEEDS.findall(page)).split()
        self.rolls = 0
        self.minutes = 0

    def seed(self) -> str:
        """Give the seed of the next roll."""
        pick = self.picked[self.rolls] if self.rolls < len(self.picked) else "0"
        self.rolls += 1
        return hashlib.sha256(f"{pick} {self.rolls}".encode()).hexdigest()[:32]

    def now(self) -> str:
        """Give the time of the next line of a journal; every line takes two minutes."""
        self.minutes += 2
        return f"2026-11-28T{21 + self.minutes // 60}:{self.minutes % 60:02}:00Z"


class Player:
    """Somebody who types the examples, one after the other, on a fresh machine."""

    def __init__(self, folder: str, lang: str) -> None:
        config = f"{folder}/.config"
        self.env = {
            "XDG_CONFIG_HOME": config, "XDG_STATE_HOME": config, "LANG": "C.UTF-8",
            "ROLCLI_LANG": lang, "HOME": folder,
        }
        self.folder = folder

    def type(self, line: str) -> str:
        """Run a line, perhaps a pipe; give what the screen then shows."""
        shown = passed = ""
        for words in pipeline(line):
            if words[0] == "cd":
                os.chdir(words[1])
                continue
            if words[0] == "echo":
                passed = " ".join(words[1:]) + "\n"
                continue
            assert words[0] == "rolcli", line
            out, err = io.StringIO(), io.StringIO()
            run(words[1:], Environment(io.StringIO(passed), out, err, self.env, width=80))
            passed = out.getvalue()
            shown += err.getvalue()
        return (passed + shown).replace(self.folder, "~")

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
        file = Path(folder) / name.removeprefix("~/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    player, fate = Player(folder, lang), Fate(text)
    os.chdir(folder)
    with patch.object(stream, "new_seed", fate.seed), patch.object(book, "now", fate.now):
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
    folder = tmp_path / ".config" / "rolcli"
    folder.mkdir(parents=True)
    (folder / "config.toml").write_text(block, encoding="utf-8")
    player = Player(str(tmp_path), lang)
    assert "roll" in player.type("rolcli --help")
    assert player.type("rolcli roll 3d6 --dice 1,2,3").startswith("3d6 = 6")


@each_readme
def test_every_shared_option_is_in_it(name: str, lang: str) -> None:
    from rolcli.cli.fields import shown_names
    from rolcli.cli.shared import SHARED

    text = text_of(name)
    for field in SHARED.values():
        assert any(f"{shown}" in text for shown in shown_names(field, lang)[:2]), field.key


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
    for pattern in (r"^#+ ", r"^```\w+", r"^\|", r"^\$ \S+ "):
        found = [re.findall(pattern, text, re.M) for text in (english, spanish)]
        assert found[0] == found[1], pattern


def typed(text: str) -> list[str]:
    """List the commands of a page."""
    return [line[2:] for block in CONSOLE.findall(text) for line in block.splitlines()
            if line.startswith("$ ")]


def rolled_in(text: str) -> list[tuple[str, str]]:
    """List what a page shows as rolled, and against what: of the dice those stand that fit."""
    return re.findall(r"(\d+) (?:against|contra) (\d+)", "".join(CONSOLE.findall(text)))


@pytest.mark.parametrize(("english", "spanish"), PAIRS)
def test_the_spanish_page_types_the_same_in_spanish(english: str, spanish: str) -> None:
    texts = text_of(english), text_of(spanish)
    ours, theirs = Speaker(), Speaker()
    for line, said in zip(*map(typed, texts), strict=True):
        words, own = ours.spoken(line), theirs.spoken(said)
        assert own == shlex.split(said), said  # every word is the one that Spanish shows first
        assert len(words) == len(own)
        kept = [word for word in words if word.startswith("-")]
        assert kept == [word for word in own if word.startswith("-")], said
    assert rolled_in(texts[0]) == rolled_in(texts[1])


if __name__ == "__main__":
    for readme, spoken in PAGES.items():
        with tempfile.TemporaryDirectory() as home:
            file = ROOT / readme
            file.write_text(refreshed(file.read_text("utf-8"), home, spoken), encoding="utf-8")
