"""Which rows of a distribution people see: each value, or, of thousands, steps and tails."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TAIL = 2000
"""Values at either end that come less often than once in this many throws make one row."""


class Row:
    """A value, or a run of values, with its weight and that of what is at least as high."""

    __slots__ = ("at_least", "first", "last", "weight")

    def __init__(self, first: Any, last: Any, weight: int, at_least: int = 0) -> None:
        self.first = first
        self.last = last
        self.weight = weight
        self.at_least = at_least


def choose(items: Any, denominator: int, limit: int) -> tuple[list[Row], int]:
    """Choose at most ``limit`` rows; give them and the width of a step (0: each value).

    Runs of values never overlap and leave nothing out, so weights still add up.
    """
    if len(items) <= limit:
        rows = [Row(value, value, weight) for value, weight in items]
        return accumulated(rows), 0
    low, high = tails(items, denominator)
    width = step(items[high][0] - items[low][0], limit - 3)
    rows = []
    place: object = None
    for index, (value, weight) in enumerate(items):
        here: object = value // width
        if not low <= index <= high:
            here = "bottom" if index < low else "top"
        if here == place:
            rows[-1].last = value
            rows[-1].weight += weight
        else:
            rows.append(Row(value, value, weight))
            place = here
    return accumulated(rows), width


def tails(items: Any, denominator: int) -> tuple[int, int]:
    """Give the indexes of the first and the last value that is not part of a tail."""
    ends = []
    for order in (range(len(items)), range(len(items) - 1, -1, -1)):
        reached = 0
        for index in order:
            reached += items[index][1]
            if reached * TAIL > denominator:
                break
        ends.append(index)
    return ends[0], max(ends)


def step(span: Any, most: int) -> int:
    """Give the least of 1, 2, 5, 10, 20, 50 ... that cuts a span into at most ``most`` steps."""
    width = 1
    while True:
        for factor in (1, 2, 5):
            if span <= factor * width * (most - 1):
                return factor * width
        width *= 10


def accumulated(rows: list[Row]) -> list[Row]:
    """Fill in, from the top down, the weight of what is at least as high."""
    reached = 0
    for row in reversed(rows):
        reached += row.weight
        row.at_least = reached
    return rows
