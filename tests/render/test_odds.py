"""Odds for people: rows, steps, figures and what was cut off."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rolcli.chances import OddsReport, Table
from rolcli.locale import translator
from rolcli.odds.expression import distribution
from rolcli.render import render_odds
from rolcli.render.bins import choose
from rolcli.render.moments import deviation, summarise
from rolcli.render.options import Options
from tests.render.cases import outcomes, thousands, three_dice


@given(
    st.dictionaries(
        st.integers(-(10**6), 10**6) | st.fractions(-100, 100),
        st.integers(1, 10**9),
        min_size=1,
        max_size=300,
    ),
    st.integers(10, 60),
)
def test_steps_hold_every_value_once_and_fit(weights: dict[Fraction, int], limit: int) -> None:
    items = sorted(weights.items())
    total = sum(weights.values())
    rows, width = choose(items, total, limit)
    assert len(rows) <= limit
    assert (width == 0) == (len(items) <= limit)
    assert sum(row.weight for row in rows) == total
    assert rows[0].at_least == total
    assert [row.first for row in rows] == sorted(row.first for row in rows)
    for row in rows:
        inside = sum(weight for value, weight in items if row.first <= value <= row.last)
        above = sum(weight for value, weight in items if value >= row.first)
        assert (row.weight, row.at_least) == (inside, above)


@pytest.mark.parametrize("form", ["plain", "table", "markdown", "bbcode"])
def test_a_thousand_values_are_put_together_and_said_so(form: str) -> None:
    text = render_odds(thousands(), form, Options(width=80))
    assert len(text.splitlines()) < 120
    assert "1199 values, put together in steps of" in text.replace("\n", " ")
    assert "2.." in text
    assert "..1200" in text


def test_figures_are_exact() -> None:
    known = summarise(three_dice(), "total")
    assert known == {
        "mean": Fraction(21, 2), "variance": Fraction(35, 4), "median": 10, "minimum": 3,
        "maximum": 18,
    }
    n, d = deviation(known["variance"], 6)
    assert f"{n / d:.6f}" == "2.958040"


def test_figures_that_are_known_are_not_reckoned_again() -> None:
    report = three_dice()
    report.summary["total"] = {"mean": Fraction(1), "variance": Fraction(4)}
    assert "mean 1, standard deviation 2, median 10" in render_odds(report)


@pytest.mark.parametrize(
    ("report", "text"),
    [
        (three_dice(), "5/54"),
        (outcomes(), "success 3/5\nfailure 2/5\nfumble 1/100\nregular 99/100"),
    ],
)
def test_quiet_gives_only_chances(report: OddsReport, text: str) -> None:
    assert render_odds(report, "plain", Options(quiet=True)) == text


@pytest.mark.parametrize(
    ("n", "d", "text"),
    [
        (1, 8, "12.50%"), (1, 3, "33.33%"), (2, 3, "66.67%"), (0, 1, "0.00%"), (1, 1, "100.00%"),
        (1, 10**9, "<0.01%"), (10**9 - 1, 10**9, ">99.99%"), (1, 20000, "0.01%"),
    ],
)
def test_percentages_are_rounded_by_integers(n: int, d: int, text: str) -> None:
    assert translator().percent(n, d) == text


def test_named_tables_keep_their_order_and_numbers_are_sorted() -> None:
    table = Table.of({"b": Fraction(1, 2), "a": Fraction(1, 2), "never": Fraction(0)})
    assert [name for name, _ in table.items] == ["b", "a"]
    assert [value for value, _ in Table.of({3: Fraction(1, 2), 1: Fraction(1, 2)}).items] == [1, 3]


def test_spanish_writes_a_decimal_comma() -> None:
    text = render_odds(three_dice(), "plain", Options(translator("es")))
    assert "9,26 % (5/54)" in text
    assert "10,5" in text


@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize("form", ["plain", "table", "markdown", "json"])
def test_fractions_of_more_than_four_thousand_digits_are_decimals(form: str, quiet: bool) -> None:
    law = distribution("20000d6kh1").total
    report = OddsReport("odds")
    report.tables["total"] = Table(list(law.items()), law.denominator)
    report.points["at_most"] = (5, law.at_most(5))
    text = render_odds(report, form, Options(quiet=quiet))
    assert max(map(len, re.split(r"\W", text))) < 40
    del report.points["at_most"]
    assert max(map(len, re.split(r"\W", render_odds(report, form, Options(quiet=quiet))))) < 40
    known = summarise(report, "total")
    assert known["mean"] == law.mean
    n, d = deviation(known["variance"], 17)
    assert abs(Fraction(n, d) ** 2 / law.variance - 1) * 10**16 < 1
