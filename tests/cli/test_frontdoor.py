"""The front door against Typer: no difference in result, text or exit code."""

import random
import subprocess
import sys
from io import StringIO

import pytest

import rolcli.cli.frontdoor as frontdoor
from rolcli.cli.environment import Environment
from rolcli.cli.output import Output
from rolcli.cli.run import run
from tests.cli.argvs import command_line
from workshop.__main__ import ROOT


def answer(argv, folder, **env):
    out, err = StringIO(), StringIO()
    env = {"XDG_CONFIG_HOME": str(folder), **env}
    code = run(argv, Environment(StringIO("{}"), out, err, env, width=100))
    return code, out.getvalue(), err.getvalue()


@pytest.fixture
def _one_seed(monkeypatch):
    monkeypatch.setattr("rolcli.cli.sources.new_seed", lambda: "the same")


def noticed(function, seen):
    """Wrap a function so that its calls are seen."""

    def wrapped(*arguments):
        seen.append(True)
        return function(*arguments)

    return wrapped


def compare(count, seed, folder):
    """Give the lines that are answered differently, and how many the front door read."""
    chance = random.Random(seed)
    different, entered = [], 0
    for _ in range(count):
        argv = command_line(chance)
        env = {"ROLCLI_RULES": chance.choice(("d6", "coc7"))} if chance.random() < 0.2 else {}
        seen = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(frontdoor, "session_of", noticed(frontdoor.session_of, seen))
            quick = answer(argv, folder, **env)
        entered += bool(seen)
        full = answer(argv, folder, ROLCLI_NO_FRONT_DOOR="1", **env)
        if quick != full or quick[0] == 70:
            different.append((argv, env, quick, full))
    return different, entered


@pytest.mark.usefixtures("_one_seed")
@pytest.mark.parametrize("part", range(8))
def test_no_line_is_answered_differently(part, tmp_path):
    different, entered = compare(250, f"differential {part}", tmp_path)
    assert not different, different[0]
    assert entered > 100  # the comparison is not one of Typer with itself


@pytest.mark.slow
@pytest.mark.usefixtures("_one_seed")
@pytest.mark.parametrize("part", range(50))
def test_no_line_of_very_many_is_answered_differently(part, tmp_path):
    different, entered = compare(1000, f"very many {part}", tmp_path)
    assert not different, different[0]
    assert entered > 400


CLEAR = [
    "roll 4d6kh3",
    "roll 2d6+3 --seed a",
    "roll 1d20 -1 --json",
    "odds 3d6",
    "-r coc7 test 60 --bonus 1",
    "coc7 test 60",
    "test -r unisystem 3 2 --mod -2",
    "-r unisystem-combat attack 3 4 --weapon=ak-47 --location cabeza",
    "-r d6 attack 5D --range short --damage 4D --strength 3D",
    "--lang es -r ryf test 5 3 --difficulty difícil",
    "-q roll 3d6",
]


@pytest.mark.parametrize("line", CLEAR)
def test_clear_calls_need_no_typer(line, tmp_path):
    code = (
        "import sys; from rolcli.__main__ import main; sys.argv = ['rolcli', *sys.argv[1:]]; "
        "code = main(); assert code == 0, code; "
        "heavy = {'typer', 'rich', 'pyparsing', 're', 'typing', 'enum', 'dataclasses', 'pathlib', "
        "'inspect', 'json', 'decimal', 'collections'}; "
        "heavy = {'typer', 'rich', 'pyparsing'} if 'odds' in sys.argv else heavy; "
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)"
    )
    env = {"XDG_CONFIG_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    argv = [sys.executable, "-c", code, *line.split(" ")]
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


DOUBTFUL = [
    [],
    ["roll", "3d6", "--times", "x"],
    ["roll", "3d6", "--jsn"],
    ["roll", "-x"],
    ["roll", "3d6", "--help"],
    ["--version"],
    ["roll", "--", "-1d6"],
    ["-r", "nosuch", "test", "60"],
    ["test", "60"],
    ["-r", "coc7", "test"],
    ["-r", "coc7", "test", "60", "70"],
    ["-r", "coc7", "test", "60", "--difficulty", "nosuch"],
    ["-r", "coc7", "test", "60", "--bonus"],
    ["use", "coc7"],
    ["roll", "3d6", "--json", "--format", "plain"],
]


@pytest.mark.parametrize("argv", DOUBTFUL)
def test_doubt_is_left_to_typer(argv, tmp_path):
    world = Environment(None, StringIO(), StringIO(), {"XDG_CONFIG_HOME": str(tmp_path)})
    assert frontdoor.enter(argv, world, Output(world)) is None
