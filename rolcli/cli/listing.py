"""Prints rows of words: the lists of weapons, games and rules."""

from __future__ import annotations

from rolcli.render.pieces import clean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.output import Output


def print_rows(
    output: Output, head: Sequence[str], rows: Sequence[Sequence[str]], whole: int = 0
) -> None:
    """Print rows in the format in force: a table on a terminal, plain columns in a pipe.

    The words of the first ``whole`` columns are not broken where the terminal has room.
    """
    form = output.format
    if not output.explicit and output.environment.tty:
        form = "table"
    cells = [[clean(cell) for cell in row] for row in rows]
    if form == "table":
        output.write(drawn(output, head, cells, whole))
    elif form == "markdown":
        from rolcli.render import markdown

        output.write(markdown.table(list(head), cells, ":---"))
    elif form == "bbcode":
        from rolcli.render import bbcode

        output.write(bbcode.block("\n".join(aligned(cells))))
    else:
        output.write("\n".join(aligned(cells)))


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Put the columns of rows under each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def drawn(
    output: Output, head: Sequence[str], rows: Sequence[Sequence[str]], whole: int = 0
) -> str:
    """Draw a table for a terminal."""
    from rich.text import Text

    from rolcli.render.table import draw, new_table

    output.options.width = output.environment.width
    table = new_table(output.options, *head)
    for column, cells in zip(table.columns[:whole], zip(*rows, strict=True), strict=False):
        longest = max((len(word) for cell in cells for word in cell.split()), default=0)
        if longest <= output.environment.width // 3:
            column.no_wrap = True
    for row in rows:
        table.add_row(*map(Text, row))
    return draw(table, output.options)
