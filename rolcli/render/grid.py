"""A table of words, which each format lays out in its own way."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction


class Grid:
    """A table of words: its head, its rows, and the weight behind each row for a bar.

    ``most`` is the weight that the longest bar stands for: that of certainty where rows
    are chances of outcomes, else the greatest of them.
    """

    __slots__ = ("head", "most", "remarks", "rows", "weights")

    def __init__(self, head: list[str]) -> None:
        self.head = head
        self.rows: list[list[str]] = []
        self.weights: list[int | Fraction] = []
        self.most: int | None = None
        self.remarks: list[str] = []


def aligned(made: Grid) -> list[str]:
    """Lay a table out in columns, their right ends in line."""
    table = [made.head, *made.rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join([cell.rjust(width) for cell, width in zip(row, widths, strict=True)])
        for row in table
    ]
