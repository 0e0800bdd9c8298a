"""Sweeps and comparisons: rows a value, grids, CSV, pictures."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rolcli.chances import Axis, OddsReport, Sweep, Table
from rolcli.errors import UsageError
from rolcli.locale import translator
from rolcli.modifiers import parse_expression
from rolcli.odds.expression import distribution
from rolcli.render import compare, plot, sweep
from rolcli.render.options import Options

ENGLISH, SPANISH = translator("en"), translator("es")
SKILLS = (10, 50, 90)
DIFFICULTIES = {"regular": 1, "hard": 2, "extreme": 5}


def of_a_test(chance: Fraction) -> OddsReport:
    """Make the odds of a test."""
    report = OddsReport("test", "coc7")
    report.tables["outcome"] = Table.of({"success": chance, "failure": 1 - chance})
    return report


def one_way() -> Sweep:
    """Sweep a skill."""
    made = Sweep("test", [Axis("skill", SKILLS)], "coc7")
    made.title = "test"
    made.reports = {(skill,): of_a_test(Fraction(skill, 100)) for skill in SKILLS}
    return made


def two_ways() -> Sweep:
    """Sweep a skill and a difficulty."""
    made = Sweep("test", [Axis("skill", SKILLS), Axis("difficulty", list(DIFFICULTIES))], "coc7")
    made.title = "test"
    made.reports = {
        (skill, name): of_a_test(Fraction(skill // by, 100))
        for skill in SKILLS
        for name, by in DIFFICULTIES.items()
    }
    return made


def odds(text: str) -> OddsReport:
    """Work out the odds of an expression."""
    total = distribution(parse_expression(text)).total
    report = OddsReport("odds")
    report.title = text
    report.tables["total"] = Table(list(total.items()), total.denominator)
    return report


def test_a_row_a_value_and_a_column_an_outcome() -> None:
    assert sweep.render(one_way(), "plain", Options(ENGLISH)).splitlines() == [
        "test",
        "skill  success  failure",
        "   10   10.00%   90.00%",
        "   50   50.00%   50.00%",
        "   90   90.00%   10.00%",
    ]


def test_two_parameters_make_a_grid() -> None:
    lines = sweep.render(two_ways(), "plain", Options(ENGLISH)).splitlines()
    assert lines[0] == "test: success"
    assert lines[1].split()[:3] == ["skill", "\\", "difficulty"]
    assert lines[4].split() == ["90", "90.00%", "45.00%", "18.00%"]


def test_the_mean_is_a_column_where_it_is_asked_for() -> None:
    made = Sweep("odds", [Axis("n", (2, 3))])
    made.mean = True
    made.reports = {(n,): odds(f"{n}d6") for n in (2, 3)}
    assert sweep.render(made, "csv", Options()) == "n,mean\n2,7\n3,10.5"


def test_csv_has_names_and_decimals_of_json() -> None:
    assert sweep.render(two_ways(), "csv", Options(SPANISH)).splitlines()[:3] == [
        "skill,difficulty,success,failure",
        "10,regular,0.1,0.9",
        "10,hard,0.05,0.95",
    ]


def test_a_sweep_that_was_broken_off_prints_what_is_done() -> None:
    made = two_ways()
    for values in list(made.reports)[4:]:
        del made.reports[values]
    assert len(sweep.render(made, "csv", Options()).splitlines()) == 5
    assert "-" not in sweep.render(one_way(), "plain", Options())


@pytest.mark.parametrize("form", ["plain", "table", "markdown", "bbcode"])
def test_every_format_prints_every_value(form: str) -> None:
    printed = sweep.render(two_ways(), form, Options(SPANISH, width=100))
    assert all(f"{skill},00" in printed for skill in SKILLS)


def test_curves_have_the_heights_of_the_chances() -> None:
    figure = plot.draw_sweep(one_way(), ENGLISH)
    (axes,) = figure.axes
    lines = {line.get_label(): list(line.get_ydata()) for line in axes.get_lines()}
    assert lines == {"success": [0.1, 0.5, 0.9], "failure": [0.9, 0.5, 0.1]}
    assert list(axes.get_lines()[0].get_xdata()) == list(SKILLS)
    assert axes.get_xlabel() == "skill"


def test_a_heat_map_has_a_cell_for_each_pair() -> None:
    assert plot.in_cell(0.0003, two_ways(), ENGLISH) == "<1%"
    assert plot.in_cell(0.0, two_ways(), ENGLISH) == "0%"
    figure = plot.draw_sweep(two_ways(), SPANISH)
    cells = figure.axes[0].images[0].get_array()
    assert [[round(float(cell), 4) for cell in row] for row in cells] == [
        [0.1, 0.05, 0.02],
        [0.5, 0.25, 0.1],
        [0.9, 0.45, 0.18],
    ]
    assert "45 %" in [text.get_text() for text in figure.axes[0].texts]


def test_bars_have_the_heights_of_the_distribution() -> None:
    figure = plot.draw([odds("2d6")], ENGLISH)
    (axes,) = figure.axes
    heights = [bar.get_height() for bar in axes.patches]
    assert heights == [n / 36 for n in (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)]
    assert axes.get_legend().get_texts()[0].get_text() == "mean 7"


def test_expressions_are_compared_as_curves() -> None:
    figure = plot.draw([odds("2d6"), odds("1d12")], SPANISH)
    (axes,) = figure.axes
    assert [line.get_label() for line in axes.get_lines()] == ["2d6", "1d12"]
    assert list(axes.get_lines()[1].get_ydata()) == [1 / 12] * 12


def test_outcomes_are_bars_with_their_percent() -> None:
    figure = plot.draw([of_a_test(Fraction(1, 4))], ENGLISH)
    (axes,) = figure.axes
    assert [bar.get_height() for bar in axes.patches] == [0.25, 0.75]
    assert [text.get_text() for text in axes.texts] == ["25.00%", "75.00%"]


def test_a_name_with_dollar_signs_is_no_formula() -> None:
    report = odds("2d6")
    report.input["label"] = "$\\frac{1$"
    figure = plot.draw([report], ENGLISH)
    figure.canvas.draw()


@pytest.mark.parametrize("form", plot.FORMATS)
def test_the_same_odds_give_the_same_file(tmp_path, form: str) -> None:
    files = []
    for name in ("one", "two"):
        path = tmp_path / f"{name}.{form}"
        plot.save(plot.draw([odds("2d6")], ENGLISH), str(path))
        files.append(path.read_bytes())
    assert files[0] == files[1]
    assert len(files[0]) > 1000


@pytest.mark.parametrize("name", ["picture", "picture.gif", ".svgz", ""])
def test_other_endings_are_refused_in_words(name: str) -> None:
    with pytest.raises(UsageError, match="no picture"):
        plot.ending(name)


def test_distributions_stand_side_by_side() -> None:
    reports = [odds("1d4"), odds("1d6")]
    assert compare.comparable(reports)
    assert compare.render(reports, "plain", Options(ENGLISH)).splitlines()[2:] == [
        "total     1d4  at least     1d6  at least",
        "    1  25.00%   100.00%  16.67%   100.00%",
        "    2  25.00%    75.00%  16.67%    83.33%",
        "    3  25.00%    50.00%  16.67%    66.67%",
        "    4  25.00%    25.00%  16.67%    50.00%",
        "    5       -         -  16.67%    33.33%",
        "    6       -         -  16.67%    16.67%",
    ]


def test_many_totals_are_put_together() -> None:
    printed = compare.render([odds("100d6"), odds("90d6")], "markdown", Options(ENGLISH))
    assert "put together" in printed
    assert printed.count("\n") < 60
