"""Dice that all differ: every set of equally likely faces is as likely as any other."""

from __future__ import annotations

from itertools import accumulate
from math import comb
from operator import sub

from rolcli.odds.distribution import Distribution, lattice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import Settled


def all_different(pool: Settled, budget: Budget) -> Distribution | None:
    """Serve dice with faces from 1 that are made to differ, and no more."""
    faces, count = pool.die.sides, pool.count
    if pool.die.special is not None or len(pool.deeds) > 1 or pool.end.scores or count > faces:
        return None
    sums = set_sums(count, faces, budget)
    return lattice(count * (count + 1) // 2, 1, sums, sum(sums))


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
