"""Pictures of odds by matplotlib (the extra ``rolcli[plot]``), which only this file imports.

A distribution is drawn as bars, several or a sweep as curves, a sweep of two
parameters as a heat map.
"""

from __future__ import annotations

from itertools import pairwise

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.render.moments import summarise
from rolcli.render.sweep import figure, heading, label, spoken, title_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.chances import OddsReport, Sweep
    from rolcli.locale import Translator

FORMATS = ("svg", "png", "pdf")
"""The endings of a picture's file."""
SIZE = (8.0, 4.5)
"""Inches."""
FINE = 10**9
"""What the chance in a cell is a part of: one that is not 0 is not written as 0."""
MOST_NUMBERED = 80
"""Up to so many cells of a heat map carry their number."""


def ending(path: str) -> str:
    """Give the format of a picture by its file's ending; raise UsageError for any other."""
    found = path.rpartition(".")[2].lower() if "." in path else ""
    if found not in FORMATS:
        raise UsageError(
            "bad_choice",
            msg("{file} is no picture that can be drawn.", file=path),
            hint=msg("Its name ends in {endings}.", endings=", ".join(["." + f for f in FORMATS])),
        )
    return found


def canvas() -> Any:
    """Load matplotlib without a screen; raise UsageError that says how to install it."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise UsageError(
            "missing_program",
            msg("Pictures need matplotlib, which is not installed."),
            hint=msg("pip install 'rolcli[plot]', or pipx inject rolcli matplotlib."),
        ) from None
    return Figure(figsize=SIZE, layout="constrained")


def save(figure: Any, path: str) -> None:
    """Write a picture; the same odds give the same file."""
    form = ending(path)
    metadata: dict[str, Any] = {"Date": None} if form == "svg" else {}
    if form == "pdf":
        metadata = {"CreationDate": None}
    from matplotlib import rc_context

    with rc_context({"svg.hashsalt": "rolcli", "svg.fonttype": "path"}):
        figure.savefig(path, format=form, dpi=150, metadata=metadata)


def draw(reports: Sequence[OddsReport], tr: Translator) -> Any:
    """Draw the distributions of expressions, or the outcomes of a verb; give the figure."""
    figure = canvas()
    axes = figure.add_subplot()
    tables = [(report, *drawn_of(report)) for report in reports]
    named = any(table.named for _, _, table in tables)
    if named:
        outcomes(axes, tables, tr)
    else:
        totals(axes, tables, tr)
    axes.set_ylabel(tr(msg("chance")))
    percent(axes.yaxis, tr)
    axes.set_ylim(bottom=0)
    axes.grid(axis="y", alpha=0.3)
    axes.set_axisbelow(True)
    if len(tables) > 1:
        axes.legend()
        figure.suptitle(tr(msg("Chances compared")))
    else:
        figure.suptitle(name_of(reports[0], tr))
    return figure


def drawn_of(report: OddsReport) -> tuple[str, Any]:
    """Give the table of a report that is drawn: outcomes, else the first quantity."""
    for name, table in report.tables.items():
        if table.named and name == "outcome" and report.verb != "odds":
            return name, table
    for name, table in report.tables.items():
        if not table.named and table.items:
            return name, table
    return next(iter(report.tables.items()))


def name_of(report: OddsReport, tr: Translator) -> str:
    """Name a report in a title or a legend."""
    from rolcli.render.odds import title

    return plain(title(report, tr))


def plain(text: str) -> str:
    """Keep matplotlib from reading a formula between dollar signs."""
    return text.replace("$", r"\$")


def totals(axes: Any, tables: Sequence[tuple[OddsReport, str, Any]], tr: Translator) -> None:
    """Draw numbers: one distribution as bars, several as curves."""
    for report, name, table in tables:
        values = [float(value) for value, _ in table.items]
        chances = [n / table.denominator for _, n in table.items]
        if len(tables) == 1:
            gaps = [b - a for a, b in pairwise(values)]
            axes.bar(values, chances, width=0.9 * min(gaps, default=1.0))
            mean = float(summarise(report, name)["mean"])
            words = tr(msg("mean {mean}", mean=tr.short(summarise(report, name)["mean"])))
            axes.axvline(mean, color="C1", linestyle="--", label=words)
            axes.legend()
        else:
            axes.plot(values, chances, marker=".", label=name_of(report, tr))
        axes.set_xlabel(tr.word(name, report.rules))
    axes.xaxis.get_major_locator().set_params(integer=True)


def outcomes(axes: Any, tables: Sequence[tuple[OddsReport, str, Any]], tr: Translator) -> None:
    """Draw the chances of named outcomes side by side."""
    names: dict[str, None] = {}
    for _, _, table in tables:
        names |= dict.fromkeys(str(name) for name, _ in table.items)
    width = 0.8 / len(tables)
    for place, (report, _, table) in enumerate(tables):
        known = {str(name): n / table.denominator for name, n in table.items}
        left = [i + (place - (len(tables) - 1) / 2) * width for i in range(len(names))]
        bars = axes.bar(left, [known.get(n, 0.0) for n in names], width, label=name_of(report, tr))
        if len(tables) == 1:
            axes.bar_label(bars, [plain(tr.percent(n, table.denominator)) for _, n in table.items])
    rules = tables[0][0].rules
    axes.set_xticks(range(len(names)), [plain(tr.word(name, rules)) for name in names])


def draw_sweep(sweep: Sweep, tr: Translator) -> Any:
    """Draw a sweep: curves over one parameter, a heat map over two; give the figure."""
    picture = canvas()
    axes = picture.add_subplot()
    if len(sweep.axes) == 1:
        curves(axes, sweep, tr)
    else:
        heat(picture, axes, sweep, tr)
    axes.set_xlabel(plain(label(sweep.axes[-1].name, sweep, tr)))
    picture.suptitle(plain(title_of(sweep, tr)))
    return picture


def curves(axes: Any, sweep: Sweep, tr: Translator) -> None:
    """Draw a curve for each column over the values of the parameter."""
    values = [values[0] for values in sweep.reports]
    numbers = all(isinstance(value, int) for value in values)
    places = values if numbers else list(range(len(values)))
    for column in sweep.columns:
        heights = [
            float(sweep.cells(report).get(column, 0)) for report in sweep.reports.values()
        ]
        axes.plot(places, heights, marker=".", label=plain(heading(column, sweep, tr)))
    if not numbers:
        axes.set_xticks(places, [plain(spoken(value, sweep, tr)) for value in values])
    axes.grid(alpha=0.3)
    axes.legend()
    if sweep.in_chances:
        axes.set_ylabel(tr(msg("chance")))
        axes.set_ylim(0, 1.02)
        percent(axes.yaxis, tr)
    else:
        axes.set_ylabel(tr(msg("mean")))


def heat(picture: Any, axes: Any, sweep: Sweep, tr: Translator) -> None:
    """Draw a grid: the first parameter upwards, the second across."""
    down, across = sweep.axes
    cells = [
        [figure_of(sweep, sweep.reports.get((one, other))) for other in across.values]
        for one in down.values
    ]
    shown = [[float("nan") if cell is None else cell for cell in row] for row in cells]
    bounds = {"vmin": 0.0, "vmax": 1.0} if sweep.in_chances else {}
    image = axes.imshow(shown, origin="lower", aspect="auto", cmap="viridis", **bounds)
    for axis, values in ((axes.xaxis, across.values), (axes.yaxis, down.values)):
        axis.set_ticks(range(len(values)), [plain(spoken(one, sweep, tr)) for one in values])
    axes.set_ylabel(plain(label(down.name, sweep, tr)))
    bar = picture.colorbar(image, label=plain(figure(sweep, tr)))
    if sweep.in_chances:
        percent(bar.ax.yaxis, tr)
    if len(down.values) * len(across.values) <= MOST_NUMBERED:
        lowest, highest = image.get_clim()
        for y, row in enumerate(cells):
            for x, cell in enumerate(row):
                if cell is not None:
                    light = cell < (lowest + highest) / 2
                    axes.text(
                        x, y, in_cell(cell, sweep, tr), ha="center", va="center",
                        color="white" if light else "black",
                    )


def figure_of(sweep: Sweep, report: OddsReport | None) -> float | None:
    """Give the height of a cell, or None for one that was not worked out."""
    found = None if report is None else sweep.main(report)
    return None if found is None else float(found[1])


def in_cell(value: float, sweep: Sweep, tr: Translator) -> str:
    """Write the number in a cell of a heat map."""
    if sweep.in_chances:
        return plain(tr.percent(round(value * FINE), FINE, 0))
    return tr.decimal(f"{value:.1f}")


def percent(axis: Any, tr: Translator) -> None:
    """Write the numbers of an axis in percent, as the language does."""
    from matplotlib.ticker import FuncFormatter

    def written(value: float, place: Any = None) -> str:
        """Write a height between 0 and 1."""
        thousandths = round(value * 1000)
        return plain(tr.percent(thousandths, 1000, 0 if thousandths % 10 == 0 else 1))

    axis.set_major_formatter(FuncFormatter(written))
