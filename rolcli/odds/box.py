"""Several counts of dice that explode, together: a power series in as many unknowns, row by row.

A die is ``staying + going * last / (1 - further)``; the power of it that all dice are is
one polynomial divided as often as there are dice.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product as cells_of
from math import prod
from operator import add, sub

from rolcli.odds.budget import bits_of
from rolcli.odds.share import NoSeriesError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from rolcli.odds.budget import Budget
    from rolcli.odds.kinds import Kind
    from rolcli.odds.settled import Terms

    Seen = tuple[int, ...]
    Box = dict[Seen, int]


def boxed(
    kind: Kind, score: Callable[[int], Seen], highest: Sequence[Any], budget: Budget
) -> dict[Seen, Fraction]:
    """Give the chance of everything that is seen together up to the highest of each count.

    Raise NoSeriesError where a further die may lower a count.
    """
    staying, going, last, further = (
        weighed(some, score) for some in (kind.staying, kind.going, kind.last, kind.further)
    )
    if any(min(seen) < 0 for seen in further):
        raise NoSeriesError
    nothing = (0,) * len(highest)
    below = {nothing: kind.more}
    for seen, weight in further.items():
        below[seen] = below.get(seen, 0) - weight
    top = product(going, last, product(staying, below, {}))
    first = below.pop(nothing)
    base = tuple([min([seen[i] for seen in top], default=0) for i in range(len(highest))])
    lowest = tuple([kind.count * least for least in base])
    size = tuple([int(most) - least for most, least in zip(highest, lowest, strict=True)])
    if min(size) < 0:
        return {}
    cells, steps = prod([n + 1 for n in size]), sum(size)
    bits = bits_of(kind.whole * kind.more, kind.count) + bits_of(first, steps)
    budget.fit_terms(cells, bits)
    budget.spend(kind.count * cells * (len(top) + len(below)) * 6, bits)
    out: Box = {nothing: 1}
    moved = {tuple(map(sub, seen, base)): weight for seen, weight in top.items()}
    for _ in range(kind.count):
        out = inside(product(out, moved, {}), size)
    scale: int = first ** (kind.count + steps)
    out = {seen: weight * scale for seen, weight in out.items()}
    for _ in range(kind.count):
        out = divided(out, first, below, size)
    whole = kind.whole**kind.count * scale
    return {
        tuple(map(add, seen, lowest)): Fraction(weight, whole)
        for seen, weight in out.items() if weight
    }


def weighed(terms: Terms, score: Callable[[int], Seen]) -> Box:
    """Weigh values by all counts."""
    out: Box = {}
    for value, weight in terms.items():
        seen = score(value)
        out[seen] = out.get(seen, 0) + weight
    return out


def product(one: Box, other: Box, more: Box) -> Box:
    """Multiply two polynomials, and add a third."""
    out = dict(more)
    for mine, weight in one.items():
        for theirs, share in other.items():
            seen = tuple(map(add, mine, theirs))
            out[seen] = out.get(seen, 0) + weight * share
    return out


def inside(one: Box, size: Seen) -> Box:
    """Leave out what lies beyond the highest."""
    return {
        seen: n for seen, n in one.items() if all(a <= b for a, b in zip(seen, size, strict=True))
    }


def divided(one: Box, first: int, below: Box, size: Seen) -> Box:
    """Divide by ``first + below``, which leaves no rest."""
    out: Box = {}
    for seen in cells_of(*[range(n + 1) for n in size]):
        total = one.get(seen, 0)
        for step, weight in below.items():
            total -= weight * out.get(tuple(map(sub, seen, step)), 0)
        if total:
            out[seen] = total // first
    return out
