"""Which of some values a keep or drop leaves, the earlier of equals kept."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.exact import Number


def window(size: int, what: str, count: int) -> tuple[int, int]:
    """Give the slice of the values, sorted upwards, that ``what`` keeps.

    ``what`` is kh, kl, km, dh or dl; more than there are means all. ``km``
    drops evenly from both ends, an odd one from the top.
    """
    count = min(count, size)
    if what == "kh":
        return size - count, size
    if what == "kl":
        return 0, count
    if what == "dh":
        return 0, size - count
    if what == "dl":
        return count, size
    low = (size - count) // 2
    return low, low + count


def flags(values: Sequence[Number], what: str, count: int) -> bytearray:
    """Flag the values that stay with 1, the others with 0."""
    kept = bytearray(len(values))
    for i in chosen(values, what, count):
        kept[i] = 1
    return kept


def chosen(values: Sequence[Number], what: str, count: int) -> list[int]:
    """List the indexes of the values that stay; of equal values the earlier stays."""
    size = len(values)
    low, high = window(size, what, count)
    # Sorting is stable in both directions, so the earlier of equals comes first.
    if what == "kh" or what == "dl":
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
