"""Lines read straight from the declaration against Typer: no difference in text or exit code."""

import random
import subprocess
import sys
from io import StringIO

import pytest

import rolcli.cli.typer_reader as typer_reader
from rolcli.cli.environment import Environment
from rolcli.cli.run import run
from tests.cli.argvs import command_line
from workshop.__main__ import ROOT


def answer(argv, folder, **env):
    out, err = StringIO(), StringIO()
    home = {"XDG_CONFIG_HOME": str(folder), "XDG_STATE_HOME": str(folder)}
    env = {**home, "ROLCLI_LAST": "off", **env}
    code = run(argv, Environment(StringIO("{}"), out, err, env, width=100))
    return code, out.getvalue(), err.getvalue()


@pytest.fixture
def _one_seed(monkeypatch):
    monkeypatch.setattr("rolcli.dice.stream.new_seed", lambda: "the same")


def noticed(function, seen):
    """Wrap a function so that its calls are seen."""

    def wrapped(*arguments):
        seen.append(True)
        return function(*arguments)

    return wrapped


def compare(count, seed, folder):
    """Give the lines that are answered differently, and how many were read without Typer."""
    chance = random.Random(seed)
    different, entered = [], 0
    for _ in range(count):
        argv = command_line(chance)
        env = {"ROLCLI_RULES": chance.choice(("d6", "coc7"))} if chance.random() < 0.2 else {}
        seen = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(typer_reader, "read", noticed(typer_reader.read, seen))
            quick = answer(argv, folder, **env)
        entered += not seen
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
    env = {"XDG_CONFIG_HOME": str(tmp_path), "ROLCLI_LAST": "off", "PYTHONPATH": str(ROOT)}
    argv = [sys.executable, "-c", code, *line.split(" ")]
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


DOUBTFUL = [
    "roll 3d6 --jsn",
    "roll -x",
    "d6 advance",
    "coc7 test 60 70",
    "coc7 test 60 --luck",
    "coc7 test 60 --pushable=yes",
    "use coc7 d6",
]


@pytest.mark.parametrize("line", DOUBTFUL)
def test_doubt_is_left_to_typer(line, tmp_path, monkeypatch):
    seen = []
    monkeypatch.setattr(typer_reader, "read", noticed(typer_reader.read, seen))
    assert answer(line.split(), tmp_path)[0] == 2
    assert seen


@pytest.mark.parametrize("line", ["roll 3d6 --seed a --seed a", "roll 3d6 --who a --quien b"])
def test_an_option_that_takes_one_value_is_given_once(line, tmp_path):
    for env in ({}, {"ROLCLI_NO_FRONT_DOOR": "1"}):
        code, out, err = answer(line.split(), tmp_path, **env)
        assert (code, out, "given twice" in err) == (2, "", True)


@pytest.mark.parametrize("line", ["-q -q roll 3d6", "roll 3d6 --var a=1 --var b=2"])
def test_flags_and_repeated_options_may_be_given_again(line, tmp_path):
    assert answer(line.split(), tmp_path)[0] == 0


@pytest.mark.parametrize("argv", [[""], ["coc7", ""], ["coc7", "test", ""], ["-r", "", "test"]])
def test_what_is_empty_is_shown_as_such(argv, tmp_path):
    code, _, err = answer(argv, tmp_path)
    assert code == 2
    assert "''" in err


OPEN = [
    ("roll 3d6 --semilla --idioma es",
     "--semilla necesita un valor. Si su valor es --idioma, escribe --semilla=--idioma."),
    ("--seed --lang es roll 3d6", "Si su valor es --lang, escribe --seed=--lang."),
    ("coc7 test 60 --who -q", "If -q is to be its value, write --who=-q."),
    ("coc7 test 60 --vs --bonus", "If --bonus is to be its value, write --vs=--bonus."),
    ("test 60 -r", "-r needs a value.\n"),
    ("test 60 --seed", "--seed needs a value.\n"),
]


@pytest.mark.parametrize(("line", "said"), OPEN)
def test_an_option_in_place_of_a_value_is_no_value(line, said, tmp_path):
    for env in ({}, {"ROLCLI_NO_FRONT_DOOR": "1"}):
        code, out, err = answer(line.split(), tmp_path, **env)
        assert (code, out) == (2, "")
        assert said in err


@pytest.mark.parametrize("line", ["roll 3d6 --seed=--lang", "roll 3d6 --who -2 --seed -x",
                                  "coc7 test --bonus --vs 40 60"])
def test_what_is_tied_to_a_name_or_is_no_option_is_a_value(line, tmp_path):
    assert answer(line.split(), tmp_path)[0] == 0
