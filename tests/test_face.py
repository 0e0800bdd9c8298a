"""The program for Python: the functions of the package, and docs/python.md."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

import rolcli

ROOT = Path(__file__).parents[1]


def test_the_examples_of_the_page_are_right() -> None:
    import re

    text = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S))
    parser = doctest.DocTestParser()
    found = parser.get_doctest(
        code, {"Fraction": Fraction}, "python.md", "docs/python.md", 0
    )
    assert len(found.examples) > 12
    told: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(found, out=told.append)
    assert told == []


def test_the_examples_of_the_package_are_right() -> None:
    assert doctest.testmod(rolcli).failed == 0


def test_importing_it_imports_nothing_else() -> None:
    program = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); before = set(sys.modules)\n"
        "import rolcli\nprint(sorted(set(sys.modules) - before))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "['__future__', 'rolcli']"


def test_the_functions_stay_when_rooms_of_their_names_are_imported() -> None:
    first = rolcli.odds("2d6").mean()
    import importlib

    importlib.import_module("rolcli.odds.expression")
    importlib.import_module("rolcli.chances")
    assert rolcli.odds("2d6").mean() == first == 7
    assert callable(rolcli.chances)


def test_a_result_is_what_the_command_prints(rolcli) -> None:  # the fixture has the name
    import rolcli as package

    line = "ryf test 5 3 --difficulty hard --seed x"
    result = package.play("ryf", "test", attribute=5, skill=3, difficulty="hard", seed="x")
    assert json.loads(result.json()) == rolcli(f"{line} --json").json
    assert str(result) == rolcli(line).out.rstrip("\n")
    assert result.text(lang="es", verbose=True) == rolcli(f"{line} -v --lang es").out.rstrip("\n")


def test_chances_are_what_the_command_prints(rolcli) -> None:
    import rolcli as package

    line = "d6 test 3D --difficulty 10 --odds"
    chances = package.chances("d6", "test", code="3D", difficulty=10)
    assert json.loads(chances.json()) == rolcli(f"{line} --json").json
    assert chances.chance("success") == Fraction(5, 8)
    assert sum(chances.table("outcome").values()) == 1


def test_words_of_any_language_and_names_of_verbs_are_understood() -> None:
    one = rolcli.play("ryf", "prueba", attribute=5, skill=3, difficulty="difícil", seed="x")
    other = rolcli.play("1o3d10", "test", attribute=5, skill=3, difficulty="hard", seed="x")
    assert (one.verb, one.target, one.total) == ("test", other.target, other.total)


def test_an_earlier_result_is_handed_on() -> None:
    hit = rolcli.play("d6", "damage", code="4D", strength="3D", dice=[6, 6, 6, 6, 1, 1, 1])
    again = rolcli.play("d6", "heal", earlier=hit, to="healthy")
    assert again.verb == "heal"


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda: rolcli.roll("4d6kq3"), rolcli.NotationError),
        (lambda: rolcli.roll("1/0"), rolcli.EvaluationError),
        (lambda: rolcli.roll("1000001d6"), rolcli.LimitError),
        (lambda: rolcli.roll("3d6", dice=[1, 2]), rolcli.ScriptError),
        (lambda: rolcli.roll("3d6", dice=[1, 2, 3], seed="x"), rolcli.UsageError),
        (lambda: rolcli.play("nosuch", "test"), rolcli.UsageError),
        (lambda: rolcli.play("d6", "nosuch"), rolcli.UsageError),
        (lambda: rolcli.play("d6", "test", code="3D", nosuch=1), rolcli.UsageError),
        (lambda: rolcli.play("d6", "test", code="3D", difficulty=10, settings={"x": 1}),
         rolcli.UsageError),
        (lambda: rolcli.odds("3d6").at_least(3, "nosuch"), rolcli.UsageError),
    ],
)
def test_mistakes_are_errors_of_their_kind(call, kind) -> None:
    with pytest.raises(rolcli.Error) as caught:
        call()
    assert type(caught.value) is kind
    assert str(caught.value)


def test_other_names_are_no_attributes() -> None:
    with pytest.raises(AttributeError, match="nosuch"):
        _ = rolcli.nosuch  # type: ignore[attr-defined] - that is what is tested


def test_dice_that_explode_are_asked_beyond_their_rows():
    odds = rolcli.odds("2d6!")
    assert odds.at_least(12) == Fraction(23, 108)
    assert 0 < odds.at_least(1000) < Fraction(1, 10**100)
    assert odds.mean() == Fraction(42, 5)
