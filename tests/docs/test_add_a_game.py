"""docs/add-a-game.md: its files are real, and its game plays, installed and in the tree."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/rolcli-pbta"
PAGE = (ROOT / "docs/add-a-game.md").read_text("utf-8")
SHOWN = dict(re.findall(r"^`(\S+)`\n\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
SCREENS = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
(LINE,) = re.findall(r'^    "pbta": .*$', PAGE, re.MULTILINE)


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """Install the game as its own package in a folder of its own."""
    folder = tmp_path_factory.mktemp("installed")
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "--no-deps", "--target", folder, EXAMPLE],
        capture_output=True, text=True, timeout=600, check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def in_the_tree(tmp_path_factory) -> Path:
    """Copy the game into a copy of the tree: its package and one line."""
    folder = tmp_path_factory.mktemp("tree")
    leave = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "rolcli", folder / "rolcli", ignore=leave)
    games = folder / "rolcli/rulesets"
    shutil.copytree(EXAMPLE / "rolcli_pbta", games / "pbta", ignore=leave)
    listed = games / "__init__.py"
    text = listed.read_text("utf-8")
    assert text.count("BUILT_IN = {\n") == 1
    listed.write_text(text.replace("BUILT_IN = {\n", f"BUILT_IN = {{\n{LINE}\n"), "utf-8")
    return folder


@pytest.fixture(params=["installed", "in_the_tree"])
def rolcli(request, tmp_path):
    """Run a command line with the game, in one way or the other."""
    place = request.getfixturevalue(request.param)
    env = {name: value for name, value in os.environ.items() if not name.startswith("ROLCLI")}
    env |= {"PYTHONPATH": str(place), "XDG_CONFIG_HOME": str(tmp_path), "LANG": "C.UTF-8"}
    env |= {"XDG_STATE_HOME": str(tmp_path / "state")}

    def run(line: str, code: int = 0) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "rolcli", *shlex.split(line)],
            capture_output=True, text=True, env=env, cwd=tmp_path, timeout=60, check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout if code == 0 else done.stderr

    return run


def test_every_file_of_the_example_is_shown_as_it_is() -> None:
    files = {
        path.relative_to(EXAMPLE).as_posix(): path.read_text("utf-8")
        for path in (EXAMPLE / "pyproject.toml", *EXAMPLE.glob("rolcli_pbta/*.py"))
    }
    assert files == SHOWN


def test_it_is_small() -> None:
    assert sum(len(text.splitlines()) for text in SHOWN.values()) < 180


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_of_the_page(rolcli, screen: str) -> None:
    lines = [line for line in screen.splitlines() if line.startswith("$ rolcli ")]
    assert len(lines) >= 2
    assert "".join(f"{line}\n{rolcli(line[9:])}" for line in lines) == screen


def test_it_speaks_spanish(rolcli) -> None:
    told = rolcli("pbta mover 1 --siguiente 1 --dados 3,4 --explicar --lang es")
    assert "9: éxito con coste" in told
    assert "rasgo +1" in told
    assert "El total da: éxito con coste" in told
    page = rolcli("pbta mover --ayuda --lang es")
    assert "mover [OPCIONES] RASGO" in page
    assert "Haz un movimiento." in page
    assert "Tira tres dados y quédate con dos." in page
    assert "Suffer" not in rolcli("pbta --lang es")
    assert "motor del apocalipsis" in rolcli("rules list --lang es")
    assert "Un total de 12" in rolcli("rules show pbta --lang es")
    assert "éxito completo" in rolcli("pbta move 1 --odds --lang es")
    assert "strong hit" in rolcli("apocalipsis mover 1 --dados 6,5 --lang en")


def test_the_log_of_a_campaign_speaks_it(rolcli) -> None:
    rolcli("pbta campaign init")
    rolcli("move 2 --dice 5,4")
    assert "éxito completo" in rolcli("log --lang es")
    assert "éxito completo" in rolcli("last --lang es")


@pytest.mark.parametrize(
    ("dice", "outcome"),
    [("1,1", "miss"), ("3,3", "miss"), ("3,4", "weak_hit"), ("5,4", "weak_hit"),
     ("5,5", "strong_hit"), ("6,6", "strong_hit")],
)
def test_bands_of_a_move(rolcli, dice: str, outcome: str) -> None:
    found = json.loads(rolcli(f"pbta move 0 --dice {dice} --json"))
    assert (found["rules"], found["verb"], found["outcome"]) == ("pbta", "move", outcome)
    assert found["success"] is (outcome != "miss")


def test_house_rule_rules_and_help(rolcli) -> None:
    found = json.loads(rolcli("pbta move 2 --set advanced_moves=on --dice 6,6 --json"))
    assert (found["outcome"], found["input"]["set"]) == ("advanced_hit", {"advanced_moves": True})
    assert "PB-05" in rolcli("rules show pbta")
    assert "éxito completo" in rolcli("rules show pbta --lang es")
    assert "--forward" in rolcli("pbta move --help")
    assert "harm" in rolcli("pbta")
    assert "powered by the apocalypse" in rolcli("rules list").casefold()


def test_names_in_spanish_and_american(rolcli) -> None:
    spanish = rolcli("pbta harm 3 --armadura 1 --sufrido 2 --json")
    american = rolcli("pbta harm 3 --armor 1 --taken 2 --json")
    assert json.loads(spanish)["state"] == json.loads(american)["state"] == {"harm": 4}


def test_odds_add_up(rolcli) -> None:
    found = json.loads(rolcli("pbta move 1 --advantage --odds --json"))["odds"]
    for table in (found["outcome"], found["total"]):
        rows = table.values() if isinstance(table, dict) else table
        assert sum(Fraction(row["fraction"]) for row in rows) == 1
    harm = json.loads(rolcli("pbta harm 1d6 --armour 2 --odds --json"))["odds"]
    assert [row["value"] for row in harm["final"]] == [0, 1, 2, 3, 4]


def test_state_is_carried_on(rolcli) -> None:
    lines = rolcli("pbta harm 2 --times 3 --json").splitlines()
    assert [json.loads(line)["state"]["harm"] for line in lines] == [2, 4, 6]
    assert json.loads(lines[-1])["outcome"] == "dead"


def test_a_character_fills_what_was_not_typed(rolcli, tmp_path) -> None:
    (tmp_path / "kit.toml").write_text(
        'game = "pbta"\nname = "Kit"\n[values]\nsharp = 2\narmour = 1\nharm = 3\n', "utf-8"
    )
    found = json.loads(rolcli("pbta harm 2 --as ./kit.toml --json"))
    assert found["state"] == {"harm": 4}
    found = json.loads(rolcli("pbta move sharp --as ./kit.toml --dice 4,4 --json"))
    assert (found["total"], found["outcome"]) == (10, "strong_hit")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("pbta move 9", "-3 to 5"),
        ("pbta move 1 --advantage --disadvantage", "PB-07"),
        ("pbta harm bananas", "bananas"),
        ("pbta mvoe 1", "move"),
        ("pbta move 1 --set nosuch=1", "advanced_moves"),
    ],
)
def test_refusals_are_worded(rolcli, line: str, says: str) -> None:
    assert says in rolcli(line, code=2)


def test_characters_of_the_game_act_and_are_hurt(rolcli, tmp_path) -> None:
    rolcli("pbta campaign init")
    rolcli("sheet new rex")
    sheet = tmp_path / "characters" / "rex.toml"
    text = sheet.read_text("utf-8").replace("# cool = 0", "cool = 2").replace(
        "# armour = 0", "armour = 1"
    )
    sheet.write_text(text, "utf-8")
    assert "right" in rolcli("sheet check rex")
    assert json.loads(rolcli("move frialdad --as rex --dice 3,4 --json"))["total"] == 9
    for clock in (2, 4):
        found = json.loads(rolcli("harm 3 --as rex --json"))
        assert (found["input"]["armour"], found["state"]) == (1, {"harm": clock})
    assert "4" in rolcli("status")
    assert rolcli("verify journal.jsonl") == "3 results: 2 as rolled, 1 by hand\n"


def test_the_workshop_makes_all_of_a_game_in_the_tree(in_the_tree) -> None:
    shutil.copytree(ROOT / "workshop", in_the_tree / "workshop")
    for name in ("completions", "man"):
        shutil.copytree(ROOT / name, in_the_tree / name)
    catalogue = in_the_tree / "rolcli/locale/es.po"
    run = [sys.executable, "-m", "workshop"]
    done = subprocess.run(run, capture_output=True, text=True, cwd=in_the_tree, timeout=120)
    assert (done.returncode, "not translated" in done.stderr) == (0, False), done.stderr
    assert "pbta" in (in_the_tree / "completions/rolcli.bash").read_text("utf-8")
    text = catalogue.read_text("utf-8")
    empty = 'msgid "Clock of harm"\nmsgstr ""\n'
    assert text.count(empty) == 1
    catalogue.write_text(text.replace(empty, empty[:-3] + '"Reloj"\n'), "utf-8")
    subprocess.run(run, check=True, capture_output=True, cwd=in_the_tree, timeout=120)
    assert "'Clock of harm': 'Reloj'" in (
        in_the_tree / "rolcli/locale/es/__init__.py"
    ).read_text("utf-8")
