"""Modifiers whose arguments are settled: numbers and tests in place of expressions."""

from __future__ import annotations

import operator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import NamedTuple

    from rolcli.odds.distribution import Inner

    class Change(NamedTuple):
        """One settled modifier.

        ``kind`` is keep, clamp, reroll, explode, compound, unique or count;
        ``style`` the word it was written with; ``number`` how many to keep or
        the limit of a clamp; ``points`` the conditions, as (operator, point).
        """

        kind: str
        style: str
        number: int
        points: tuple[tuple[str, Inner], ...]
        holds: Callable[[Inner], bool]
else:
    from collections import namedtuple

    Change = namedtuple("Change", "kind style number points holds")

COMPARE: dict[str, Callable[[Inner, Inner], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "=": operator.eq,
}


def never(value: Inner) -> bool:
    """Hold of no value."""
    return False


def test(points: Sequence[tuple[str, Inner]]) -> Callable[[Inner], bool]:
    """Make a test that holds where any of the conditions does."""
    if len(points) == 1:
        ((sign, point),) = points
        compare = COMPARE[sign]
        return lambda value: compare(value, point)
    tests = [(COMPARE[sign], point) for sign, point in points]
    return lambda value: any(compare(value, point) for compare, point in tests)


def scorer(counts: Sequence[Change]) -> Callable[[Inner], int] | None:
    """Make the function that counts one value, or None where nothing is counted."""
    if not counts:
        return None
    tests = [(change.holds, -1 if change.style == "cf" else 1) for change in counts]
    return lambda value: sum(points for holds, points in tests if holds(value))


def span(changes: Sequence[Change], size: int) -> tuple[int, int]:
    """Give the window, within ``size`` sorted values, that keeps and drops leave."""
    from rolcli.modifiers.keep import Kept

    low, high = 0, size
    for change in changes:
        first, last = Kept(change.style, change.number).window(high - low)
        low, high = low + first, low + last
    return low, high


def before_keeps(changes: list[Change]) -> list[Change]:
    """Move clamps before the keeps they follow: clamping never changes an order."""
    out: list[Change] = []
    for change in changes:
        place = len(out)
        if change.kind == "clamp":
            while place and out[place - 1].kind == "keep":
                place -= 1
        out.insert(place, change)
    return out
