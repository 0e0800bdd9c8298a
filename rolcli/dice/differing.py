"""Dice that all differ (``u``): every set of faces is as likely as any other."""

from __future__ import annotations

from itertools import accumulate
from math import comb
from operator import sub

from rolcli.dice.levels import level
from rolcli.dice.shares import accrue, multiplied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.dice.budget import Budget
    from rolcli.dice.distribution import Inner
    from rolcli.dice.shares import Share, ShareOf, Terms


def window_of_set(
    count: int, low: int, high: int, faces: Sequence[Inner], share: ShareOf, budget: Budget
) -> Share:
    """Weigh the dice at places ``low`` to ``high - 1`` of ``count`` different ascending faces."""
    keep, size = high - low, len(faces)
    ways = comb(size, count)
    if keep == 0:
        return {0: 1}, 1
    shares, below = level(faces, share)
    held: list[Terms] = [{} for _ in range(keep)]  # by how many are kept, 1 and more
    out: Terms = {}
    for place, face in enumerate(faces):
        mine = shares[face]
        after = comb(size - 1 - place, count - high)
        for kept in range(min(keep, place + 1 - low), 0, -1):
            start: Terms = {0: comb(place, low)} if kept == 1 else held[kept - 1]
            if not start:
                continue
            budget.spend(1.5 + len(start) * len(mine) * (0.8 + ways.bit_length() / 20_000))
            terms = multiplied(start, mine, budget)
            if kept == keep:
                if after:
                    accrue(out, terms, after)
            else:
                accrue(held[kept], terms)
    return out, ways * below**keep


def set_sums(count: int, size: int, budget: Budget) -> list[int]:
    """Weigh the sums of all sets of ``count`` out of ``size`` faces, above the least sum.

    The Gaussian binomial: a product of ``(1 - x^(size-i)) / (1 - x^(i+1))``.
    """
    count = min(count, size - count)
    rows = count * (size - count) + 1
    bits = comb(size, count).bit_length()
    budget.fit(rows, bits)
    budget.spend(count * rows * (0.35 + bits / 8_000))
    out = [1] + [0] * (rows - 1)
    for i in range(count):
        out = list(map(sub, out, [0] * (size - i) + out))
        step = i + 1
        for start in range(step):
            out[start::step] = accumulate(out[start::step])
    return out
