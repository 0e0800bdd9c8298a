"""The sums of some of the dice with equally likely faces from 0: closed forms."""

from __future__ import annotations

from itertools import accumulate
from math import comb
from operator import add, sub

from rolcli.odds.fast.plain import uniform_power

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

SHORT = 100
"""Powers below this one are worked out one by one."""


def highest_sum(count: int, faces: int, keep: int) -> list[int]:
    """Weigh the sum of the ``keep`` highest of ``count`` dice with faces 0 to ``faces - 1``.

    The throw is split by t, the lowest face kept, and j, how many dice show more
    than t. The latter have ``(x^(t+1) - x^faces) / (1 - x)`` each; all of one j are
    put together first, so that dividing by ``1 - x`` is one running sum for each j.
    """
    drop = count - keep
    size = keep * (faces - 1) + 1
    out = [0] * size
    # rest[t]: ways for the other dice to show at most t, enough of them exactly t
    rest = powers(range(1, faces + 1), drop)
    edge = [0, *[t * power for t, power in enumerate(rest[:-1], 1)]]
    among = 1  # comb(count - j - 1, drop)
    for j in range(keep - 1, -1, -1):
        if j < keep - 1:
            out = list(accumulate(out))
            among = among * (count - j - 1) // (keep - 1 - j)
        rest = [(t + 1) * ways - among * edge[t] for t, ways in enumerate(rest)]
        choose = comb(count, j)
        if j == 0:
            for t, ways in enumerate(rest):
                out[t * keep] += ways
            break
        signs = [-comb(j, i) if i & 1 else comb(j, i) for i in range(j + 1)]
        for t in range(faces - 1):
            ways = choose * rest[t]
            for place, sign in zip(range(t * keep + j, size, faces - 1 - t), signs, strict=False):
                out[place] += ways * sign
    return out


def all_but_lowest(count: int, faces: int, drop: int) -> list[int]:
    """Weigh what highest_sum does; short where few dice are dropped.

    Split by s - 1, the highest face dropped, and a, how many dice show less. What
    the others come to is a difference of powers of ``1 + x + ... + x^(faces-s)``.
    """
    keep = count - drop
    size = keep * (faces - 1) + 1
    out = uniform_power(faces, count)[:size]
    for s in range(1, faces):
        start = s * keep
        for a in range(drop):
            factor = comb(count, a) * s**a
            part = uniform_power(faces - s, count - a)[: size - start]
            if factor != 1:
                part = [ways * factor for ways in part]
            part += [0] * min(drop - a, size - start - len(part))
            part = list(map(sub, part, [0] * (drop - a) + part))
            end = start + len(part)
            out[start:end] = map(add, out[start:end], part)
    return out


def partial_sums(limit: int, base: int, size: int) -> list[int]:
    """Give, for u from 0 to size, the sum over i <= limit of comb(limit + u, i) base^i."""
    value, among = (1 + base) ** limit, 1
    edge = base ** (limit + 1)
    out = [value]
    for u in range(1, size + 1):
        value = (1 + base) * value - among * edge
        among = among * (limit + u) // u
        out.append(value)
    return out


def middle_sum(count: int, faces: int, low: int, high: int) -> list[int]:
    """Weigh the sum of the dice at places ``low`` to ``high - 1`` upwards, faces from 0.

    Split by s and t, the lowest and highest face kept, and how many show them;
    those between have ``x^(s+1) (1 - x^m) / (1 - x)`` each, so all pairs with the
    same m = t - s - 1 are summed up together by Horner's rule.
    """
    keep, above = high - low, count - high
    size = keep * (faces - 1) + 1
    out = [0] * size
    for s in range(faces):
        upper = partial_sums(above, faces - 1 - s, keep + low)
        ways, below = 0, 1  # below = comb(count, a) * s^a
        for a in range(low + 1):
            ways += below * upper[keep + low - a]
            below = below * s * (count - a) // (a + 1)
        out[s * keep] += ways
    lower = [
        [comb(count, low + u) * ways for u, ways in enumerate(partial_sums(low, s, keep))]
        for s in range(faces)
    ]
    upper_ways = [partial_sums(above, faces - 1 - t, keep) for t in range(faces)]
    for m in range(faces - 1):
        part = [0] * size
        shift = [0] * m
        for j in range(keep - 2 if m else 0, -1, -1):
            if m:
                part = list(accumulate(map(sub, part, shift + part)))
            among = [comb(keep + above - u, j) for u in range(keep - j)]
            for s in range(faces - 1 - m):
                t = s + m + 1
                start = (s + 1) * j + t * (keep - j)
                ups, downs = upper_ways[t], lower[s]
                for u in range(1, keep - j):
                    part[start - u * (m + 1)] += downs[u] * ups[keep - j - u] * among[u]
        out = list(map(add, out, part))
    return out


def powers(bases: Iterable[int], exponent: int) -> list[int]:
    """Raise numbers to one power; factors of 2 are only a shift."""
    if exponent < SHORT:
        return [base**exponent for base in bases]
    known: dict[int, int] = {}
    out = []
    for base in bases:
        shift = max(0, (base & -base).bit_length() - 1)
        odd = base >> shift
        power = known.get(odd)
        if power is None:
            power = known[odd] = odd**exponent
        out.append(power << shift * exponent)
    return out


def one_place(count: int, reach: Sequence[int], place: int) -> list[int]:
    """Weigh the die at ``place`` (from 0, upwards) among ``count`` equal dice.

    ``reach`` are the running sums of the weights of the faces, which ascend; the
    last is the weight of the whole die.
    """
    total = reach[-1]
    if place == count - 1:
        ways = powers(reach, count)
    elif place == 0:
        whole, *rest = powers([total, *[total - part for part in reach]], count)
        ways = [whole - power for power in rest]
    else:
        return inner_place(count, reach, place + 1)
    return list(map(sub, ways, [0, *ways]))


def inner_place(count: int, reach: Sequence[int], least: int) -> list[int]:
    """Weigh the die that ``least`` - 1 of ``count`` equal dice do not pass.

    That it shows one of p of s faces, so that ``least`` dice or more do, is a polynomial in
    p: the sum over i from ``least`` on of
    ``comb(count, i) comb(i - 1, least - 1) (-1)^(i - least) s^(count - i) p^i``.
    """
    total = reach[-1]
    factor = comb(count, least) * total ** (count - least)
    factors = [factor]
    for i in range(least, count):
        factor = factor * (i * (i - count)) // ((i + 1) * (i + 1 - least) * total)
        factors.append(factor)
    last = factors.pop()
    factors.reverse()
    out = []
    before = 0
    for part in reach:
        value = last
        for factor in factors:
            value = value * part + factor
        value *= part**least
        out.append(value - before)
        before = value
    return out
