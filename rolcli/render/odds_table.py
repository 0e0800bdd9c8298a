"""Odds on a terminal: a table with a bar a row."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from rolcli.render.pieces import clean
from rolcli.render.table import draw, new_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from rolcli.render.grid import Grid
    from rolcli.render.options import Options

EIGHTHS = " ▏▎▍▌▋▊▉"
LONGEST_BAR = 32
SHORTEST_BAR = 5


def draw_odds(
    head: str, facts: list[str], grids: list[Grid], remarks: list[str], options: Options
) -> str:
    """Draw the title, the figures, the tables and what there is to remark."""
    parts: list[RenderableType] = [Text(clean(head), "bold"), *[Text(clean(f)) for f in facts]]
    for grid in grids:
        parts.append(drawn(grid, options))
        parts += [Text(clean(remark), "dim") for remark in grid.remarks]
    return draw(Group(*parts, *[Text(clean(remark), "dim") for remark in remarks]), options)


def drawn(grid: Grid, options: Options) -> RenderableType:
    """Draw one table; the bars take what width is left."""
    table = new_table(options)
    table.show_header = True
    for head in grid.head:
        table.add_column(Text(clean(head)), justify="right", no_wrap=True)
    taken = sum([max(map(len, column)) + 3 for column in zip(grid.head, *grid.rows, strict=True)])
    room = min(LONGEST_BAR, options.width - taken - 4)
    bars = room >= SHORTEST_BAR and bool(grid.weights)
    if bars:
        table.add_column(Text(""), justify="left", no_wrap=True)
    most = grid.most or max(grid.weights, default=1)
    for cells, weight in zip(grid.rows, grid.weights or [0] * len(grid.rows), strict=True):
        row = [Text(clean(cell)) for cell in cells]
        if bars:
            row.append(Text(bar(weight, most, room), "cyan"))
        table.add_row(*row)
    return table


def bar(weight: int | Fraction, most: int | Fraction, room: int) -> str:
    """Draw a bar in eighths of a column; what is possible shows at least the thinnest."""
    eighths = max(1, int((2 * 8 * room * weight + most) // (2 * most))) if weight else 0
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8]).rstrip()
