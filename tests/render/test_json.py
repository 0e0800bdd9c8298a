"""JSON: exact numbers beside decimals, many dice counted, any text written validly."""

from __future__ import annotations

import json
from fractions import Fraction
from math import gcd

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rolcli.exact import Ratio
from rolcli.locale import scientific as module
from rolcli.locale.scientific import scientific
from rolcli.render import render, render_odds
from rolcli.render.as_json import compact, decimal
from rolcli.render.layout import pretty
from rolcli.render.options import Options
from rolcli.render.reduce import Reducer
from rolcli.result import Result
from tests.render.cases import outcomes, rolled, thousands, three_dice

THINGS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters()),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters()), inner),
)


@given(THINGS)
def test_whatever_is_written_reads_back(thing: object) -> None:
    for text in (compact(thing), pretty(thing)):
        assert json.loads(text.encode().decode()) == thing


def test_characters_stay_readable_and_halves_of_pairs_are_escaped() -> None:
    assert compact("¿dañó \ud800?") == '"¿dañó \\ud800?"'


def test_a_number_that_is_not_whole_has_its_exact_value_beside_it() -> None:
    found = json.loads(render(rolled("3d6/2", [1, 2, 6]), "json"))
    assert (found["total"], found["total_exact"]) == (4.5, "9/2")


def test_numbers_beyond_doubles_are_still_written() -> None:
    result = Result("x", "y")
    result.details = {"big": Ratio(10**400 + 1, 2), "small": Ratio(1, 10**400)}
    text = render(result, "json")
    assert '"big":5e399,' in text
    assert '"small":1e-400,' in text


def test_above_a_thousand_dice_faces_are_counted() -> None:
    listed = json.loads(render(rolled("1000d6", "x"), "json"))["rolls"][0]
    counted = json.loads(render(rolled("1001d6", "x"), "json"))["rolls"][0]
    assert len(listed["dice"]) == 1000
    assert "dice" not in counted
    assert list(counted["counts"]) == sorted(counted["counts"])
    assert sum(counted["counts"].values()) == 1001


def test_dice_by_hand_have_no_seed() -> None:
    assert json.loads(render(rolled("1d6", [3]), "json"))["seed"] is None
    assert json.loads(render(rolled("1d6", "abc"), "json"))["seed"] == "abc"


def test_laid_out_json_says_the_same() -> None:
    result = rolled("20d6", "x")
    laid_out = render(result, "json", Options(compact=False))
    assert len(laid_out.splitlines()) > 20
    assert json.loads(laid_out) == json.loads(render(result, "json"))
    report = three_dice()
    laid_out = render_odds(report, "json", Options(compact=False))
    assert json.loads(laid_out) == json.loads(render_odds(report, "json"))


def test_fractions_of_odds_always_have_a_denominator() -> None:
    report = outcomes()
    report.tables["final"] = type(report.tables["final"]).of({0: Fraction(1)})
    row = json.loads(render_odds(report, "json"))["odds"]["final"][0]
    assert row == {"value": 0, "fraction": "1/1", "probability": 1}


def test_rows_over_a_large_denominator_are_in_lowest_terms() -> None:
    report = thousands()
    table = report.tables["total"]
    rows = json.loads(render_odds(report, "json"))["odds"]["total"]
    assert [Fraction(row["fraction"]) for row in rows] == [
        Fraction(weight, table.denominator) for _, weight in table.items
    ]
    for row in rows:
        n, d = map(int, row["fraction"].split("/"))
        assert gcd(n, d) == 1
        assert row["probability"] == n / d


def test_fractions_beyond_four_thousand_digits_are_left_out() -> None:
    report = three_dice()
    table = report.tables["total"]
    table.denominator = 10**5000
    rows = json.loads(render_odds(report, "json"))["odds"]["total"]
    assert rows[0] == {"value": 3, "probability": 0.0}
    assert '"probability":1e-5000}' in render_odds(report, "json")


@given(st.integers(1, 10**30), st.integers(0, 40), st.integers(0, 40), st.integers(0, 9))
def test_reducing_finds_the_greatest_common_divisor(n: int, a: int, b: int, c: int) -> None:
    denominator = 6**40 * 5**3 * 1009**4
    number = n * 2**a * 3**b * 1009**c
    assert Reducer(denominator).common(number) == gcd(number, denominator)


@given(st.integers(1, 10**900), st.integers(1, 10**900))
def test_decimals_are_correctly_rounded(n: int, d: int) -> None:
    written = scientific(n, d, 17)
    digits, _, exponent = written.partition("e")
    distance = abs(Fraction(digits) * Fraction(10) ** int(exponent) - Fraction(n, d))
    assert distance * 2 <= Fraction(10) ** (int(exponent) - 16)


@pytest.mark.parametrize(("n", "d"), [(15, 10**3000), (10**3000, 3), (2**9000 + 1, 7**3000)])
def test_cutting_long_numbers_changes_no_digit(
    n: int, d: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = scientific(n, d, 17)
    monkeypatch.setattr(module, "LONG", 10**9)
    assert scientific(n, d, 17) == cut


@given(st.integers(0, 10**40), st.integers(1, 10**40))
def test_a_probability_is_the_nearest_double(n: int, d: int) -> None:
    assert float(decimal(n, d).text) == n / d
