"""Sweeps: a row a value and a column an outcome, or a grid of two parameters."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.render.grid import Grid
from rolcli.render.odds import asked, title

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
        return csv(sweep)
    tr = options.tr
    grid = one_way(sweep, tr) if len(sweep.axes) == 1 else two_ways(sweep, tr)
    head = title_of(sweep, tr)
    if form == "table":
        from rolcli.render.odds_table import draw_odds

        return draw_odds(head, [], [grid], grid.remarks, options)
    if form == "markdown":
        from rolcli.render import markdown

        return "\n\n".join([f"**{markdown.escape(head)}**", markdown.table(grid.head, grid.rows)])
    from rolcli.render.grid import aligned
    from rolcli.render.plain import clean, line

    rows = list(map(clean, aligned(grid)))
    if form == "bbcode":
        from rolcli.render import bbcode

        return "\n".join([f"[b]{bbcode.escape(head)}[/b]", bbcode.block("\n".join(rows))])
    return "\n".join([line([("total", head)], options.color), *rows])


def title_of(sweep: Sweep, tr: Translator) -> str:
    """Word what the odds are of."""
    if sweep.title is not None or sweep.head is None:
        words = "" if sweep.title is None else tr(sweep.title)
    else:
        words = title(sweep.head, tr)
    inside = figure(sweep, tr) if len(sweep.axes) > 1 else ""
    return f"{words}: {inside}" if inside else words


def one_way(sweep: Sweep, tr: Translator) -> Grid:
    """Lay out a row a value; the bar is that of the first column."""
    columns = sweep.columns
    made = Grid([label(sweep.axes[0].name, sweep, tr), *(heading(c, sweep, tr) for c in columns)])
    for (value,), report in sweep.reports.items():
        cells = sweep.cells(report)
        words = [cell(cells.get(column), sweep, tr) for column in columns]
        made.rows.append([spoken(value, sweep, tr), *words])
        made.weights.append(weight(cells.get(columns[0]) if columns else None, sweep))
    if sweep.in_chances:
        made.most = SCALE
    return made


def two_ways(sweep: Sweep, tr: Translator) -> Grid:
    """Lay out a grid: the first parameter down, the second across, one figure inside."""
    down, across = sweep.axes
    corner = f"{label(down.name, sweep, tr)} \\ {label(across.name, sweep, tr)}"
    made = Grid([corner, *(spoken(value, sweep, tr) for value in across.values)])
    for one in down.values:
        row = [spoken(one, sweep, tr)]
        for other in across.values:
            report = sweep.reports.get((one, other))
            found = None if report is None else sweep.main(report)
            row.append("-" if found is None else cell(found[1], sweep, tr))
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


def cell(value: Fraction | None, sweep: Sweep, tr: Translator) -> str:
    """Word a chance or a mean; what did not come about is a dash or no chance."""
    if value is None:
        return tr.percent(0, 1) if sweep.in_chances else "-"
    if sweep.in_chances:
        return tr.percent(value.numerator, value.denominator)
    return tr.short(value)


def weight(value: Fraction | None, sweep: Sweep) -> int:
    """Give the length of a bar, in parts of ``SCALE`` for chances."""
    if value is None or value < 0:
        return 0
    return int(value * SCALE)


def csv(sweep: Sweep) -> str:
    """Write comma-separated values: decimals with a point, names as in JSON."""
    import csv as library
    from io import StringIO

    from rolcli.render.writer import decimal

    out = StringIO()
    rows = library.writer(out, lineterminator="\n")
    columns = sweep.columns
    rows.writerow([*(axis.name for axis in sweep.axes), *columns])
    for values, report in sweep.reports.items():
        cells = sweep.cells(report)
        found = [cells.get(column) for column in columns]
        none = "0" if sweep.in_chances else ""
        rows.writerow(
            [
                *values,
                *(none if v is None else decimal(v.numerator, v.denominator).text for v in found),
            ]
        )
    return out.getvalue().rstrip("\n")
