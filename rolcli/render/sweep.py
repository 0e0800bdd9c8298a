"""Sweeps: a row a value and a column an outcome, or a grid of two parameters."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.render.chance import one_in, percent
from rolcli.render.grid import Grid
from rolcli.render.odds import asked, title
from rolcli.render.tables import Tables, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from rolcli.chances import Sweep
    from rolcli.locale import Translator
    from rolcli.render.options import Options

SCALE = 10_000
"""Bars are drawn of hundredths of a percent."""


def render(sweep: Sweep, form: str, options: Options) -> str:
    """Print a sweep as aligned columns, a terminal's table, Markdown, BBCode or CSV."""
    if form == "csv":
        return csv(sweep, options.one_in)
    tr = options.tr
    grid = one_way(sweep, options) if len(sweep.axes) == 1 else two_ways(sweep, options)
    return write(Tables(title_of(sweep, tr), [], [grid], []), form, options)


def title_of(sweep: Sweep, tr: Translator) -> str:
    """Word what the odds are of."""
    if sweep.title is not None or sweep.head is None:
        words = "" if sweep.title is None else tr(sweep.title)
    else:
        words = title(sweep.head, tr)
    inside = figure(sweep, tr) if len(sweep.axes) > 1 else ""
    return f"{words}: {inside}" if inside else words


def one_way(sweep: Sweep, options: Options) -> Grid:
    """Lay out a row a value; the bar is that of the first column."""
    tr, columns = options.tr, sweep.columns
    with_one_in = options.one_in and sweep.in_chances
    made = Grid([label(sweep.axes[0].name, sweep, tr)])
    for column in columns:
        made.head += [heading(column, sweep, tr), *([tr(msg("1 in"))] if with_one_in else [])]
    for (value,), report in sweep.reports.items():
        cells = sweep.cells(report)
        words = []
        for column in columns:
            found = cells.get(column)
            words.append(cell(found, sweep, tr))
            if with_one_in:
                words.append("-" if found is None else one_in(*found.as_integer_ratio(), tr))
        made.rows.append([spoken(value, sweep, tr), *words])
        made.weights.append(weight(cells.get(columns[0]) if columns else None, sweep))
    if sweep.in_chances:
        made.most = SCALE
    return made


def two_ways(sweep: Sweep, options: Options) -> Grid:
    """Lay out a grid: the first parameter down, the second across, one figure inside."""
    tr = options.tr
    down, across = sweep.axes
    corner = f"{label(down.name, sweep, tr)} \\ {label(across.name, sweep, tr)}"
    made = Grid([corner, *(spoken(value, sweep, tr) for value in across.values)])
    for one in down.values:
        row = [spoken(one, sweep, tr)]
        for other in across.values:
            report = sweep.reports.get((one, other))
            found = None if report is None else sweep.main(report)
            row.append("-" if found is None else cell(found[1], sweep, tr, options.one_in))
        made.rows.append(row)
    return made


def figure(sweep: Sweep, tr: Translator) -> str:
    """Word what stands in the cells of a grid."""
    found = next(filter(None, map(sweep.main, sweep.reports.values())), None)
    return "" if found is None else heading(found[0], sweep, tr)


def heading(column: str, sweep: Sweep, tr: Translator) -> str:
    """Word a column: a question, the mean, or an outcome."""
    for report in sweep.reports.values():
        if column in report.points:
            return tr(asked(column, report.points[column][0], tr))
    return tr(msg("mean")) if column == "mean" else tr.word(column, sweep.rules)


def label(name: str, sweep: Sweep, tr: Translator) -> str:
    """Word a parameter's name; a variable of an expression is its own."""
    return name if sweep.rules is None else tr.word(name, sweep.rules)


def spoken(value: int | str, sweep: Sweep, tr: Translator) -> str:
    """Word a value of a parameter."""
    return str(value) if isinstance(value, int) else tr.word(value, sweep.rules)


def cell(
    value: Fraction | None, sweep: Sweep, tr: Translator, with_one_in: bool = False
) -> str:
    """Word a chance or a mean; what did not come about is a dash or no chance."""
    if value is None:
        return tr.percent(0, 1) if sweep.in_chances else "-"
    if sweep.in_chances:
        return percent(value.numerator, value.denominator, tr, with_one_in)
    return tr.short(value)


def weight(value: Fraction | None, sweep: Sweep) -> int:
    """Give the length of a bar, in parts of ``SCALE`` for chances."""
    if value is None or value < 0:
        return 0
    return int(value * SCALE)


def csv(sweep: Sweep, with_one_in: bool = False) -> str:
    """Write comma-separated values: decimals with a point, names as in JSON."""
    import csv as library
    from io import StringIO

    from rolcli.render.as_json import decimal

    out = StringIO()
    rows = library.writer(out, lineterminator="\n")
    columns = sweep.columns
    head = [axis.name for axis in sweep.axes]
    for column in columns:
        head += [column, *([f"{column}_one_in"] if with_one_in and column != "mean" else [])]
    rows.writerow(head)
    for values, report in sweep.reports.items():
        cells = sweep.cells(report)
        row = list(map(str, values))
        for column in columns:
            v = cells.get(column)
            none = "0" if sweep.in_chances else ""
            row.append(none if v is None else decimal(v.numerator, v.denominator).text)
            if with_one_in and column != "mean":
                row.append(decimal(v.denominator, v.numerator).text if v else "")
        rows.writerow(row)
    return out.getvalue().rstrip("\n")
