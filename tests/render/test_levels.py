"""Levels can be told apart at a glance, with colours and without."""

from __future__ import annotations

import pytest

from rolcli.messages import msg
from rolcli.render import FORMATS, render
from rolcli.render.options import Options
from rolcli.result import Result, Step

LEVELS = ("critical", "extreme", "hard", "regular", "failure", "fumble")


def reached(level: str) -> Result:
    """Make a result of a level."""
    result = Result("test")
    result.level, result.success = level, level not in ("failure", "fumble")
    result.headline = msg("1 against 60: {level}", level=level)
    return result


@pytest.mark.parametrize("form", ["plain", "bbcode", "table"])
def test_every_level_has_its_own_look(form: str) -> None:
    looks = {
        render(reached(level), form, Options(color=True)).replace(level, "x") for level in LEVELS
    }
    assert len(looks) == len(LEVELS)


def test_only_the_word_of_the_level_is_coloured() -> None:
    assert render(reached("hard"), "plain", Options(color=True)) == (
        "1 against 60: \x1b[1;32mhard\x1b[0m"
    )


def test_criticals_and_fumbles_stand_out_without_colour() -> None:
    assert render(reached("critical")) == "1 against 60: CRITICAL"
    assert render(reached("fumble")) == "1 against 60: FUMBLE"
    assert render(reached("hard")) == "1 against 60: hard"


@pytest.mark.parametrize("form", FORMATS)
def test_steps_are_shown_only_when_the_working_is_wanted(form: str) -> None:
    result = reached("hard")
    result.steps = [Step(msg("Half of the value"), 30, "COC-01")]
    if form not in ("json", "table"):  # a table is the working, JSON has its own keys
        assert "Half" not in render(result, form)
        assert "Half" in render(result, form, Options(verbose=True))


def test_the_working_is_folded_away_in_bbcode() -> None:
    result = reached("hard")
    result.steps = [Step(msg("Half of the value"), 30, "COC-01")]
    result.notes = [msg("A CON roll is due.")]
    printed = render(result, "bbcode", Options(verbose=True))
    before, working, after = printed.partition("[spoiler]")[0], printed, printed.split("[/spoiler]")
    assert "Half" not in before
    assert "Half" in working
    assert "CON" in after[1]


def test_rows_stand_under_the_headline() -> None:
    result = reached("hard")
    result.rows = [msg("shot 1: hit"), msg("shot 2: miss")]
    assert render(result).splitlines()[1:] == ["  shot 1: hit", "  shot 2: miss"]


def test_the_word_of_a_level_is_marked_within_another(rolcli) -> None:  # type: ignore[no-untyped-def]
    line = "coc7 attack 50 --undefended --damage 1d8 --dice 1"
    assert rolcli(line).out.startswith("1 against 50: hit (CRITICAL), 8 damage")
    assert rolcli(f"{line} --lang es").out.startswith("1 contra 50: impacto CRÍTICO, 8 de daño")
