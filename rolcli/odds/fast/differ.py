"""Dice that all differ: every set of equally likely faces is as likely as any other."""

from __future__ import annotations

from itertools import accumulate
from math import comb
from operator import sub

from rolcli.odds.crowd import ONE, total
from rolcli.odds.distribution import Distribution, constant, lattice, reduced
from rolcli.odds.series import Series, multiplied
from rolcli.odds.settled import span
from rolcli.odds.share import NoSeriesError, shares

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import Settled
    from rolcli.odds.share import ShareOf


def all_different(pool: Settled, budget: Budget) -> Distribution | None:
    """Serve equally likely faces that are made to differ at first, and then perhaps kept."""
    special, count = pool.die.special, pool.count
    faces = pool.die.sides if special is None else len(set(special))
    if count > faces:
        raise budget.endless()
    if special is not None and faces != len(special):
        return None
    if special is None and len(pool.deeds) == 1 and not pool.end.scores:
        sums = set_sums(count, faces, budget)
        return lattice(count * (count + 1) // 2, 1, sums, sum(sums))
    last = 1
    while last < len(pool.deeds) and pool.deeds[last].role == "window":
        last += 1
    low, high = span(pool.deeds[1:last], count)
    weights = pool.die.weights(budget)
    try:
        share = shares(pool.deeds[last:], weights, pool.end, budget)
        law = window_of_set(count, low, high, list(weights), share, budget)
    except NoSeriesError:
        return None
    if law.factors:
        return None
    return reduced(lattice(law.start, 1, law.top, law.below)) if high > low else constant(0)


def window_of_set(
    count: int, low: int, high: int, faces: Sequence[int], share: ShareOf, budget: Budget
) -> Series:
    """Weigh the dice at places ``low`` to ``high - 1`` of ``count`` different ascending faces."""
    keep, size = high - low, len(faces)
    if keep == 0:
        return ONE
    held: list[list[Series]] = [[] for _ in range(keep)]  # by how many are kept, 1 and more
    out: list[Series] = []
    for place, face in enumerate(faces):
        mine = share(face)
        after = comb(size - 1 - place, count - high)
        for kept in range(min(keep, place + 1 - low), 0, -1):
            if kept == 1:
                start = Series(0, [comb(place, low)])
            else:
                start = total(held[kept - 1], budget)
                held[kept - 1] = [start]
            if not start.top:
                continue
            budget.spend(len(start.top) + 10, comb(size, count).bit_length())
            terms = multiplied(start, mine, budget)
            if kept == keep:
                if after:
                    out.append(terms.scaled(after))
            else:
                held[kept].append(terms)
    return total(out, budget).scaled(1, comb(size, count))


def set_sums(count: int, size: int, budget: Budget) -> list[int]:
    """Weigh the sums of all sets of ``count`` out of ``size`` faces, above the least sum.

    The Gaussian binomial: a product of ``(1 - x^(size-i)) / (1 - x^(i+1))``.
    """
    count = min(count, size - count)
    rows = count * (size - count) + 1
    bits = comb(size, count).bit_length()
    budget.fit(rows, bits)
    budget.spend(count * rows * 3, bits)
    out = [1] + [0] * (rows - 1)
    for i in range(count):
        out = list(map(sub, out, [0] * (size - i) + out))
        step = i + 1
        for start in range(step):
            out[start::step] = accumulate(out[start::step])
    return out
