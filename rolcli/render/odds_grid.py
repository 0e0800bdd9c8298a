"""The tables of exact odds: a row a value or outcome."""

from __future__ import annotations

from rolcli.messages import msg, nmsg
from rolcli.render.bins import choose
from rolcli.render.chance import fraction, one_in
from rolcli.render.grid import Grid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any

    from rolcli.chances import OddsReport, Table
    from rolcli.messages import Message
    from rolcli.render.options import Options

LIMITS = {"plain": 100, "table": 40, "markdown": 40, "bbcode": 40}
"""The most rows of a table, by format; beyond it values are put together in steps."""


class Cells:
    """How chances are written in the rows of one table."""

    __slots__ = ("fractions", "one_in", "tr")

    def __init__(self, fractions: bool, options: Options) -> None:
        self.fractions = fractions
        self.one_in = options.one_in
        self.tr = options.tr

    @property
    def head(self) -> list[str]:
        """The heads of the columns."""
        head = [self.tr(msg("chance"))]
        if self.one_in:
            head.append(self.tr(msg("1 in")))
        if self.fractions:
            head.append(self.tr(msg("fraction")))
        return head

    def of(self, n: int, d: int, written: str | None = None) -> list[str]:
        """Write one chance; ``written`` is its fraction where that is known."""
        cells = [self.tr.percent(n, d)]
        if self.one_in:
            cells.append(one_in(n, d, self.tr))
        if self.fractions:
            cells.append(fraction(n, d) if written is None else written)
        return cells


def grid(name: str, table: Table, report: OddsReport, form: str, options: Options) -> Grid:
    """Make the table of a quantity."""
    d, tr = table.denominator, options.tr
    fractions = [fraction(n, d) for _, n in table.items] if len(table.items) <= 100 else [""]
    cells = Cells(all(fractions), options)
    made = Grid([tr.word(name, report.rules), *cells.head])
    if not table.named:
        fill(made, table, cells, LIMITS[form], fractions)
        return made
    for position, (value, n) in enumerate(table.items):
        written = fractions[position] if cells.fractions else None
        made.rows.append([tr.word(str(value), report.rules), *cells.of(n, d, written)])
        made.weights.append(n)
    made.most = d
    return made


def fill(made: Grid, table: Table, cells: Cells, limit: int, fractions: list[str]) -> None:
    """Fill in the rows of numbers, each with the chance of it or more; or less, where that counts.
    """
    from fractions import Fraction

    d, tr = table.denominator, cells.tr
    rows, width = choose(table.items, d, limit)
    made.head.append(tr(msg("at most")) if table.under else tr(msg("at least")))
    beyond = table.below if table.under else table.above
    more = Fraction(0) if beyond is None else beyond[1]
    add_end(made, table, False, cells)
    reached = 0
    for position, row in enumerate(rows):
        label = tr.exact(row.first)
        if row.last != row.first:
            label += f"..{tr.exact(row.last)}"
        written = fractions[position] if cells.fractions and not width else None
        reached += row.weight
        n, whole = reached if table.under else row.at_least, d
        if more:
            total = Fraction(n, d) + more
            n, whole = total.numerator, total.denominator
        made.rows.append([label, *cells.of(row.weight, d, written), tr.percent(n, whole)])
        made.weights.append(Fraction(row.weight, d) if table.above or table.below else row.weight)
    add_end(made, table, True, cells)
    if width:
        made.remarks.append(tr(put_together(len(table.items), width)))


def put_together(values: int, width: int) -> Message:
    """Word that values are put together."""
    return nmsg(
        "{values} values, put together; --json has each of them.",
        "{values} values, put together in steps of {n}; --json has each of them.",
        width, values=values,
    )


def add_end(made: Grid, table: Table, upper: bool, cells: Cells) -> None:
    """Add the row of all values beyond the last or, not ``upper``, before the first."""
    end: tuple[Any, Fraction] | None = table.above if upper else table.below
    if end is None:
        return
    tr = cells.tr
    value, chance = end
    n, d = chance.numerator, chance.denominator
    label = (msg("{value} and more", value=tr.exact(value)) if upper
             else msg("{value} and less", value=tr.exact(value)))
    alone = upper != table.under
    made.rows.append([tr(label), *cells.of(n, d), tr.percent(n, d) if alone else tr.percent(1, 1)])
    made.weights.append(chance)
