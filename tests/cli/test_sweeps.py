"""``--for``, ``--mean``, ``--plot``, and odds side by side, on the command line."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest


def test_a_verb_is_swept_over_a_number(rolcli) -> None:
    lines = rolcli("coc7 test --odds --for skill=10..90:40").out.splitlines()
    assert [line.split()[0] for line in lines[2:]] == ["10", "50", "90"]
    assert "50.00%" in lines[3]


def test_a_value_typed_for_the_swept_parameter_is_another_argument(rolcli) -> None:
    lines = rolcli("ryf test 5 --odds --for skill=0..2 --difficulty normal").out.splitlines()
    assert lines[0].startswith("test (attribute 5")
    assert len(lines) == 5


def test_words_of_a_choice_in_either_language(rolcli) -> None:
    english = rolcli("d6 test 4D --odds --for difficulty=easy,moderate,15 --format csv").out
    spanish = rolcli("d6 prueba 4D --odds --para dificultad=facil,moderada,15 --format csv")
    assert spanish.out == english
    assert [line.split(",")[0] for line in english.splitlines()[1:]] == ["easy", "moderate", "15"]


def test_each_row_is_the_odds_of_that_call(rolcli) -> None:
    for line in rolcli("coc7 test --odds --for skill=20,65 --bonus 1 --json").out.splitlines():
        row = json.loads(line)
        alone = rolcli(f"coc7 test {row['input']['skill']} --bonus 1 --odds --json").json
        assert row == alone


def test_two_parameters_make_a_grid(rolcli) -> None:
    lines = rolcli(
        "coc7 test --odds --for skill=20,60 --for difficulty=regular,hard"
    ).out.splitlines()
    assert lines[0] == "test: success"
    assert lines[2].split() == ["20", "20.00%", "10.00%"]
    assert lines[3].split() == ["60", "60.00%", "30.00%"]


def test_variables_of_an_expression_are_swept(rolcli) -> None:
    out = rolcli("odds '(n)d6+more' --for n=1..3 --var more=1 --at-least 5 --format csv").out
    rows = [line.split(",") for line in out.splitlines()]
    assert rows[0] == ["n", "at_least"]
    assert float(rows[1][1]) == float(Fraction(1, 2))
    means = rolcli("odds '(n)d6' --for n=1..3 --mean --format csv").out.splitlines()
    assert means == ["n,mean", "1,3.5", "2,7", "3,10.5"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("coc7 test 60 --for skill=1..3", 2),  # no odds
        ("coc7 test --odds --for skill", 2),
        ("coc7 test --odds --for =1..3", 2),
        ("coc7 test --odds --for skill=", 2),
        ("coc7 test --odds --for skill=1..3:0", 2),
        ("coc7 test --odds --for skill=1..x", 2),
        ("coc7 test --odds --for skill=1..99999999", 2),
        ("coc7 test --odds --for skill=1,,2", 2),
        ("coc7 test --odds --for nosuch=1..3", 2),
        ("coc7 test --odds --for skill=-5..3", 2),
        ("coc7 test --odds --for skill=1 --for bonus=1 --for penalty=1", 2),
        ("coc7 test --odds --for skill=1..900 --for bonus=1..900", 2),
        ("coc7 test --odds --for skill=1 --for skill=2", 2),
        ("coc7 test 60 --odds --for difficulty=nosuch", 2),
        ("odds - --for n=1..3", 2),
        ("odds nd6 --for n=1..3", 2),
        ("odds '(n)d6' --for d=1..3", 2),
        ("odds 3d6 --mean", 2),
        ("odds 3d6 --format csv", 2),
        ("roll 3d6 --format csv", 2),
        ("roll 3d6 --plot x.png", 2),
        ("odds 3d6 --plot x.gif", 2),
        ("odds 3d6 --plot no/such/folder/x.png", 3),
    ],
)
def test_what_cannot_be_swept_or_drawn_is_refused_in_words(rolcli, line: str, code: int) -> None:
    answer = rolcli(line)
    assert (answer.code, answer.out) == (code, "") or code == 3
    assert answer.code == code
    assert answer.err.startswith("rolcli: ")
    assert len(answer.err) < 400


@pytest.mark.parametrize(
    "line",
    [
        "odds 4d6kh3",
        "odds 4d6kh3 3d6",
        "coc7 test 60 --odds",
        "coc7 test --odds --for skill=10..90:40",
        "coc7 test --odds --for skill=10,90 --for bonus=0,1",
    ],
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_picture_is_drawn_beside_what_is_printed(rolcli, tmp_path, line: str, lang: str) -> None:
    path = tmp_path / "picture.svg"
    answer = rolcli(f"{line} --plot {path} --lang {lang}")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == rolcli(f"{line} --lang {lang}").out
    assert "<svg" in path.read_text(encoding="utf-8")


def test_expressions_stand_side_by_side(rolcli) -> None:
    out = rolcli("odds 1d4 1d6").out
    assert out.splitlines()[2].split()[:2] == ["total", "1d4"]
    assert len(rolcli("odds 1d4 1d6 --json").lines) == 2
    assert rolcli("odds 1d4 1d6 -q").out == "2.5\n3.5\n"


def test_what_is_done_is_printed_when_somebody_has_had_enough(rolcli, monkeypatch) -> None:
    from rolcli.rulesets import frame

    whole = frame.Ready.chances
    done = []

    def tired(self, depth):
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(1)
        return whole(self, depth)

    monkeypatch.setattr(frame.Ready, "chances", tired)
    answer = rolcli("coc7 test --odds --for skill=10..90:10 --format csv")
    assert answer.code == 130
    assert len(answer.out.splitlines()) == 3


def test_what_is_gone_through_is_not_given_besides(rolcli) -> None:
    answer = rolcli("coc7 test 60 --odds --for skill=10..30:10")
    assert answer.code == 2
    assert "There is no place for 60. --for goes through SKILL: leave it out." in answer.err


def test_a_sweep_without_a_figure_is_refused(rolcli: Any) -> None:
    answer = rolcli("coc7 test --odds --mean --for skill=10..30:10")
    assert (answer.code, answer.out) == (2, "")
    assert "Leave out --mean" in answer.err
    answer = rolcli("coc7 build 50 --odds --for siz=10..30:10")
    assert (answer.code, answer.out) == (2, "")
    assert "Nothing is thrown here" in answer.err


def test_odds_of_what_is_certain_say_so(rolcli: Any) -> None:
    assert rolcli("coc7 build 50 60 --odds").out.splitlines()[1].startswith("Nothing is thrown")
    assert rolcli("coc7 build 50 60 --odds -q").out.startswith("Nothing is thrown")


def test_a_second_link_goes_with_a_first(rolcli: Any) -> None:
    answer = rolcli(f"coc7 test 60 --fair-link {'a' * 64}")
    assert (answer.code, answer.err) == (2, "rolcli: --fair-link goes with --fair.\n")


@pytest.mark.parametrize(
    ("lang", "shown"),
    [("en", "rule of ten on)"), ("es", "rule_of_ten=on)")],
)
def test_a_house_rule_of_odds_is_told_in_words_or_as_typed(
    rolcli: Any, lang: str, shown: str
) -> None:
    out = rolcli(f"unisystem test 3 2 --set rule_of_ten=on --odds --lang {lang}").out
    assert out.splitlines()[0].endswith(shown)
