"""Which of some values a keep or drop leaves, the earlier of equals kept."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


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


def flags(values: Sequence[int], what: str, count: int) -> bytearray:
    """Flag the values that stay with 1, the others with 0."""
    kept = bytearray(len(values))
    for i in chosen(values, what, count):
        kept[i] = 1
    return kept


def chosen(values: Sequence[int], what: str, count: int) -> list[int]:
    """List the indexes of the values that stay; of equal values the earlier stays."""
    size = len(values)
    low, high = window(size, what, count)
    order = sorted(range(size), key=values.__getitem__)
    if low == high:
        return []
    # Of the values equal to the least that stays, the earliest stay; and of
    # those equal to the greatest likewise.
    floor, ceiling = values[order[low]], values[order[high - 1]]
    if floor == ceiling:
        equal = [i for i in order if values[i] == floor]
        return equal[: high - low]
    at_floor = sum(1 for i in order[low:high] if values[i] == floor)
    at_ceiling = sum(1 for i in order[low:high] if values[i] == ceiling)
    inside = [i for i in order if floor < values[i] < ceiling]
    return [
        *[i for i in order if values[i] == floor][:at_floor],
        *inside,
        *[i for i in order if values[i] == ceiling][:at_ceiling],
    ]
