"""Where values may be that are not listed: from one end to another, None for no end."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from rolcli.odds.distribution import Distribution, Moments, Span
    from rolcli.odds.endless import Endless

    Law = Distribution | Endless

EVERYWHERE = (None, None)


def extent(law: Distribution) -> Span:
    """Give the span of all values, listed or not."""
    if law.complete:
        return law.values[0], law.values[-1]
    if not law.values:
        return law.beyond
    return hull([(law.values[0], law.values[-1]), law.beyond])


def hull(spans: Iterable[Span]) -> Span:
    """Give the span around several."""
    lows, highs = zip(*spans, strict=True)
    return (
        None if None in lows else min(lows),
        None if None in highs else max(highs),
    )


def around(laws: tuple[Distribution, ...], image: Callable[..., Span]) -> Span:
    """Give the span of what a function makes of throws of which one is not listed.

    ``image`` gives the span that the function makes of spans.
    """
    extents = [extent(law) for law in laws]
    found = []
    for i, law in enumerate(laws):
        if not law.complete:
            found.append(image(*[law.beyond if i == j else span for j, span in enumerate(extents)]))
    return hull(found) if found else EVERYWHERE


def plus(a: Span, b: Span) -> Span:
    """Add spans."""
    return (
        None if a[0] is None or b[0] is None else a[0] + b[0],
        None if a[1] is None or b[1] is None else a[1] + b[1],
    )


def minus(a: Span) -> Span:
    """Change the sign of a span."""
    low, high = a
    return None if high is None else -high, None if low is None else -low


def times(a: Span, b: Span) -> Span:
    """Multiply spans."""
    if None in a + b:
        positive = all(low is not None and low >= 0 for low, _ in (a, b))
        return (a[0] * b[0], None) if positive else EVERYWHERE
    corners = [x * y for x in a for y in b]
    return min(corners), max(corners)


def over(a: Span, b: Span) -> Span:
    """Divide spans; of one below with both signs, or 0, nothing is known."""
    from rolcli.exact import divide

    low, high = b
    if low is None or low <= 0:
        return EVERYWHERE if high is None or high >= 0 else over(minus(a), minus(b))
    least = 0 if high is None else divide(1, high)
    return times(a, (least, divide(1, low)))


def to_the(a: Span, b: Span) -> Span:
    """Raise spans to powers; of bases below 1 nothing is known."""
    if a[0] is None or a[0] < 1 or b[0] is None or b[0] < 0:
        return EVERYWHERE
    from rolcli.errors import LimitError
    from rolcli.exact import power

    try:
        return power(a[0], b[0]) if isinstance(b[0], int) else 1, None
    except LimitError:  # far above any row
        return 1, None


IMAGES: dict[str, Callable[[Span, Span], Span]] = {"+": plus, "*": times, "/": over, "^": to_the}
"""The spans of the operators of which more is known than nothing."""


def monotone(function: Callable[[Any], Any], span: Span) -> Span:
    """Give the span that a function makes which never falls."""
    low, high = span
    return None if low is None else function(low), None if high is None else function(high)


def product_moments(a: Distribution, b: Distribution) -> Moments | None:
    """Give mean and mean square of the product of two that are thrown apart."""
    one, other = a.moments, b.moments
    return None if one is None or other is None else (one[0] * other[0], one[1] * other[1])


def sum_moments(a: Distribution, b: Distribution) -> Moments | None:
    """Give mean and mean square of the sum of two that are thrown apart."""
    one, other = a.moments, b.moments
    if one is None or other is None:
        return None
    return one[0] + other[0], one[1] + 2 * one[0] * other[0] + other[1]


def compound_moments(counts: Distribution, one: Law) -> Moments | None:
    """Give mean and mean square of the sum of a random number of throws (Wald's identities)."""
    numbers, each = counts.moments, one.moments
    if numbers is None or each is None:
        return None
    (number, squares), (mean, square) = numbers, each
    return number * mean, number * (square - mean * mean) + squares * mean * mean
