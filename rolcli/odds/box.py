"""Two counts of dice that explode, together: a power series in two unknowns, row by row.

A die is ``staying + going * last / (1 - further)``; the power of it that all dice are is
one polynomial divided as often as there are dice.
"""

from __future__ import annotations

from fractions import Fraction

from rolcli.odds.budget import bits_of
from rolcli.odds.share import NoSeriesError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.odds.budget import Budget
    from rolcli.odds.crowd import Kind
    from rolcli.odds.settled import Terms

    Pair = tuple[int, int]
    Plane = dict[Pair, int]


def boxed(
    kind: Kind, score: Callable[[int], Pair], highest: tuple[Any, Any], budget: Budget
) -> dict[Pair, Fraction]:
    """Give the chance of every pair up to the highest of each count.

    Raise NoSeriesError where a further die may lower a count.
    """
    staying, going, last, further = (
        plane(some, score) for some in (kind.staying, kind.going, kind.last, kind.further)
    )
    if any(min(pair) < 0 for pair in further):
        raise NoSeriesError
    below = {(0, 0): kind.more}
    for pair, weight in further.items():
        below[pair] = below.get(pair, 0) - weight
    top = product(going, last, product(staying, below, {}))
    first = below.pop((0, 0))
    base = tuple(min([pair[i] for pair in top], default=0) for i in (0, 1))
    lowest = tuple(kind.count * least for least in base)
    size = tuple(int(most) - least for most, least in zip(highest, lowest, strict=True))
    if min(size) < 0:
        return {}
    cells, steps = (size[0] + 1) * (size[1] + 1), size[0] + size[1]
    bits = bits_of(kind.whole * kind.more, kind.count) + bits_of(first, steps)
    budget.fit_terms(cells, bits)
    budget.spend(kind.count * cells * (len(top) + len(below)) * 6, bits)
    out: Plane = {(0, 0): 1}
    moved = {(a - base[0], b - base[1]): weight for (a, b), weight in top.items()}
    for _ in range(kind.count):
        out = inside(product(out, moved, {}), size)
    scale: int = first ** (kind.count + steps)
    out = {pair: weight * scale for pair, weight in out.items()}
    for _ in range(kind.count):
        out = divided(out, first, below, size)
    whole = kind.whole**kind.count * scale
    return {
        (a + lowest[0], b + lowest[1]): Fraction(weight, whole)
        for (a, b), weight in out.items() if weight
    }


def plane(terms: Terms, score: Callable[[int], Pair]) -> Plane:
    """Weigh values by both counts."""
    out: Plane = {}
    for value, weight in terms.items():
        pair = score(value)
        out[pair] = out.get(pair, 0) + weight
    return out


def product(one: Plane, other: Plane, more: Plane) -> Plane:
    """Multiply two polynomials, and add a third."""
    out = dict(more)
    for (a, b), weight in one.items():
        for (c, d), share in other.items():
            pair = a + c, b + d
            out[pair] = out.get(pair, 0) + weight * share
    return out


def inside(one: Plane, size: tuple[int, ...]) -> Plane:
    """Leave out what lies beyond the highest."""
    return {pair: n for pair, n in one.items() if pair[0] <= size[0] and pair[1] <= size[1]}


def divided(one: Plane, first: int, below: Plane, size: tuple[int, ...]) -> Plane:
    """Divide by ``first + below``, which leaves no rest."""
    out: Plane = {}
    for a in range(size[0] + 1):
        for b in range(size[1] + 1):
            total = one.get((a, b), 0)
            for (c, d), weight in below.items():
                total -= weight * out.get((a - c, b - d), 0)
            if total:
                out[a, b] = total // first
    return out
