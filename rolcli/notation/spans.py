"""Sets of integers as spans from low to high, in rising order; None is no bound."""

from __future__ import annotations

from rolcli.exact import ceil, floor

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rolcli.exact import Number

    Span = tuple[int | None, int | None]
    Spans = list[Span]


ANYTHING: Spans = [(None, None)]


def of_values(values: Iterable[int]) -> Spans:
    """Make spans of single values."""
    out: list[tuple[int, int]] = []
    for value in sorted(set(values)):
        if out and out[-1][1] + 1 == value:
            out[-1] = (out[-1][0], value)
        else:
            out.append((value, value))
    return list(out)


def meeting(operator: str, point: Number) -> Spans:
    """Give the integers that compare so with a point."""
    if operator == "=":
        return [(point, point)] if isinstance(point, int) else []
    if operator == ">":
        return [(floor(point) + 1, None)]
    if operator == ">=":
        return [(ceil(point), None)]
    if operator == "<":
        return [(None, ceil(point) - 1)]
    return [(None, floor(point))]


def union(a: Spans, b: Spans) -> Spans:
    """Give what is in either."""
    out: Spans = []
    for low, high in sorted(a + b, key=lambda span: (span[0] is not None, span[0] or 0)):
        if out:
            first, last = out[-1]
            if last is None:
                break
            if low is None or low <= last + 1:
                out[-1] = (first, None if high is None else max(last, high))
                continue
        out.append((low, high))
    return out


def without(a: Spans, b: Spans) -> Spans:
    """Give what is in the first and not in the second."""
    for low, high in b:
        left: Spans = []
        for first, last in a:
            before = last if low is None else low - 1 if last is None else min(last, low - 1)
            if low is not None and (first is None or before is None or first <= before):
                left.append((first, before))
            after = first if high is None else high + 1 if first is None else max(first, high + 1)
            if high is not None and (last is None or after is None or after <= last):
                left.append((after, last))
        a = left
    return a


def common(a: Spans, b: Spans) -> Spans:
    """Give what is in both."""
    return without(a, without(a, b))


def shifted(a: Spans, by: int) -> Spans:
    """Add a number to every member."""
    return [
        (None if low is None else low + by, None if high is None else high + by) for low, high in a
    ]


def clamped(a: Spans, what: str, limit: int) -> Spans:
    """Raise every member to a least value (``min``) or lower it to a greatest (``max``)."""
    if what == "min":
        inside, outside = without(a, [(None, limit - 1)]), without(a, [(limit, None)])
    else:
        inside, outside = without(a, [(limit + 1, None)]), without(a, [(None, limit)])
    return union(inside, [(limit, limit)]) if outside else inside


def size(a: Spans) -> int | None:
    """Give the number of members, None for no end of them."""
    total = 0
    for low, high in a:
        if low is None or high is None:
            return None
        total += high - low + 1
    return total
