"""Which of some values a slice of them, sorted from low to high, leaves."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.exact import Number


def flags(values: Sequence[Number], low: int, high: int) -> bytearray:
    """Flag the values that stay with 1, the others with 0."""
    kept = bytearray(len(values))
    for i in chosen(values, low, high):
        kept[i] = 1
    return kept


def chosen(values: Sequence[Number], low: int, high: int) -> list[int]:
    """List the indexes of the values that stay; of equal values the earlier stays."""
    size = len(values)
    # Sorting is stable in both directions, so the earlier of equals comes first.
    if high == size:
        return sorted(range(size), key=values.__getitem__, reverse=True)[: high - low]
    order = sorted(range(size), key=values.__getitem__)
    if low == 0:
        return order[:high]
    if low == high:
        return []
    # The middle: the least value that stays may have equals below the window,
    # the earliest of which stay; above the window the order has them right.
    least = values[order[low]]
    first = next(i for i, index in enumerate(order) if values[index] == least)
    last = first + sum(1 for index in order if values[index] == least)
    equal = min(last, high) - low
    return order[first : first + equal] + order[low + equal : high]
