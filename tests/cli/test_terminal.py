"""What a terminal gets: colours for one-step results, tables where there are rows."""

from __future__ import annotations

import pytest


def test_roll_is_a_coloured_line(rolcli) -> None:
    answer = rolcli("roll 4d6kh3 --dice 1,2,3,4", tty=True)
    assert answer.out.count("\n") == 1
    assert "\x1b[" in answer.out


@pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_terminal_without_colours(rolcli, variables) -> None:
    assert "\x1b[" not in rolcli("roll 4d6kh3", tty=True, env=variables).out


@pytest.mark.parametrize("width", [40, 80, 200])
def test_odds_are_a_table_that_fits(rolcli, width: int) -> None:
    answer = rolcli("odds 3d6 --color never", tty=True, width=width)
    assert "│" in answer.out
    assert max(map(len, answer.out.splitlines())) <= width


@pytest.mark.parametrize("width", [40, 200])
def test_help_fits(rolcli, width: int) -> None:
    longest = max(map(len, rolcli("use --help", width=width).out.splitlines()))
    assert longest <= max(width, 60)


def test_pipe_gets_no_box(rolcli) -> None:
    assert "│" not in rolcli("odds 3d6").out
    assert "│" in rolcli("odds 3d6 --format table").out


def test_json_is_laid_out_on_a_terminal_and_compact_in_a_pipe(rolcli) -> None:
    assert rolcli("roll 3d6 --json", tty=True).out.count("\n") > 5
    assert rolcli("roll 3d6 --json").out.count("\n") == 1
    assert rolcli("roll 3d6 2d8 --json", tty=True).out.count("\n") == 2


@pytest.mark.parametrize("form", ["plain", "table", "markdown", "bbcode"])
def test_labels_print_as_typed(rolcli, form: str) -> None:
    out = rolcli(f"roll '4d6[fire]' --format {form}").out.replace("\\", "")
    assert "[fire]" in out
