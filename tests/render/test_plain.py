"""Plain lines: what is shown of the dice, and what never reaches a terminal."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rolcli.locale import translator
from rolcli.render import FORMATS, render, render_summary
from rolcli.render.options import Options
from rolcli.render.summary import Summary
from rolcli.result import Result
from tests.render.cases import ROLLS, attack, rolled, task

BANNED = (
    "typer", "rich", "pyparsing", "re", "typing", "enum", "dataclasses", "pathlib", "json",
    "fractions", "decimal", "collections",
)
CALL = """
import sys
from rolcli.locale import translator
from rolcli.render import render, render_summary
from rolcli.render.options import Options
from rolcli.render.summary import Summary
from rolcli.dice.evaluate import roll
from rolcli.dice.scripted import Scripted
from rolcli.modifiers.keep import Keep
from rolcli.notation.tree import Number, Pool
from rolcli.result import Result
result = Result("roll")
result.rolls = [roll(Pool(Number(4), Number(6), (Keep("kh", Number(3)),)), Scripted([6, 5, 2, 3]))]
result.total = 14
summary = Summary()
summary.add(result)
summary.add(result)
line = render(result, "plain", Options(translator("LANG"), color=True))
render_summary(summary, "plain", Options(translator("LANG")))
assert "14" in line
print(",".join(name for name in BANNED if name in sys.modules))
"""


@pytest.mark.parametrize("lang", ["en", "es"])
def test_printing_a_roll_imports_nothing_it_does_not_need(lang: str) -> None:
    code = CALL.replace("BANNED", repr(BANNED)).replace("LANG", lang)
    command = [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}\n{code}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize("name", sorted(ROLLS))
def test_quiet_gives_only_the_total_or_the_outcome(name: str) -> None:
    result = rolled(*ROLLS[name])
    text = render(result, "plain", Options(quiet=True))
    assert text in {"success", "failure"} or text == translator().exact(result.total)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("text", ["a\ud800b", "a\nb\x1b[31m", "\u202ea", "[b]*_`<|#&~"])
def test_no_text_of_a_user_breaks_a_line_or_commands_a_terminal(form: str, text: str) -> None:
    result = rolled("1d6", [3])
    result.who = result.note = text
    result.input["label"] = text
    printed = render(result, form, Options(width=200))
    printed.encode()
    assert "\x1b" not in printed
    assert "\u202e" not in printed or form == "json"
    assert len(printed.splitlines()) == (3 if form == "table" else 1)


def test_a_label_prints_as_typed_in_a_table() -> None:
    assert "4d6[bold] + 1" in render(rolled("4d6[bold]+1", [1, 2, 3, 4]), "table")


def test_dice_left_out_stand_in_parentheses_and_in_colour_are_struck_too() -> None:
    assert "(2)" in render(rolled(*ROLLS["keep"]))
    colored = render(rolled(*ROLLS["keep"]), "plain", Options(color=True))
    assert "\x1b[2;9m(2)\x1b[0m" in colored


@pytest.mark.parametrize(
    ("results", "line"),
    [
        ([rolled("1d6", [3]), rolled("1d6", [4])], "sum of 2 rolls: 7"),
        ([rolled("1d6/2", [3]), rolled("1d6/2", [4])], "sum of 2 rolls: 3.5 (7/2)"),
        ([rolled(*ROLLS["test_made"]), rolled(*ROLLS["test_failed"])], "1 success in 2 rolls"),
        ([attack(), attack(), task()], "2 successes in 3 rolls"),
        ([rolled("1d6", [3])], ""),
    ],
)
def test_several_results_are_summed_up(results: list[Result], line: str) -> None:
    summary = Summary()
    for result in results:
        summary.add(result)
    assert render_summary(summary) == line
    assert render_summary(summary, "json") == ""
    assert render_summary(summary, "plain", Options(quiet=True)) == ""
