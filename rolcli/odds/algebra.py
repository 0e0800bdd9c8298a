"""Arithmetic with distributions that are thrown apart: sums, products, mixtures, extremes."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from itertools import accumulate
from math import comb, gcd, lcm
from operator import mul, sub

from rolcli.exact import divide
from rolcli.exact import parts as numerator_and
from rolcli.odds.budget import MAX_SIZE, MAX_TERMS, bits_of
from rolcli.odds.distribution import Distribution, constant, gathered, lattice, reduced  # fmt: skip
from rolcli.odds.polynomial import (
    SCHOOLBOOK,
    convolution_cost,
    convolve,
    ladder_cost,
    pair_cost,
    power,
    product_cost,
    recurrence_cost,
)  # fmt: skip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Inner

    Weights = dict[Inner, int]

def shifted(one: Distribution, by: Inner) -> Distribution:
    """Add a number to every value."""
    if by == 0:
        return one
    values = one.values
    if type(values) is range and type(by) is int:
        moved: Sequence[Any] = range(values.start + by, values.stop + by, values.step)
    else:
        moved = [value + by for value in values]
    return Distribution(moved, one.weights, one.denominator)


def negated(one: Distribution) -> Distribution:
    """Change the sign of every value."""
    values = one.values
    if type(values) is range:
        turned: Sequence[Any] = values
        if values:
            turned = range(-values[-1], -values[0] + 1, values.step)
    else:
        turned = [-value for value in reversed(values)]
    return Distribution(turned, one.weights[::-1], one.denominator)


def stretched(one: Distribution, by: int) -> Distribution:
    """Multiply every value by a whole number."""
    if by == 0:
        return Distribution((0,), [one.followed], one.denominator)
    if by < 0:
        return stretched(negated(one), -by)
    values = one.values
    if type(values) is range:
        if not values:
            return one
        spread: Sequence[Any] = range(values[0] * by, values[-1] * by + 1, values.step * by)
    else:
        spread = [value * by for value in values]
    return Distribution(spread, one.weights, one.denominator)


def dense(one: Distribution, step: int) -> list[int]:
    """Write the weights at every multiple of ``step`` from the least value on."""
    values = one.values
    if type(values) is range and (values.step == step or len(values) == 1):
        return one.weights
    start = values[0]
    out = [0] * ((values[-1] - start) // step + 1)
    for value, weight in one.items():
        out[(value - start) // step] = weight
    return out


def common_step(*several: Distribution) -> int:
    """Give the greatest step that all values of each keep, or 0 if some value is not whole."""
    step = 0
    for one in several:
        values = one.values
        if type(values) is range:
            if len(values) > 1:
                step = gcd(step, values.step)
        else:
            if not all(type(value) is int for value in values):
                return 0
            step = gcd(step, *[value - values[0] for value in values])
    return step or 1


def added(a: Distribution, b: Distribution, budget: Budget) -> Distribution:
    """Give the sum of two that are thrown apart."""
    denominator = a.denominator * b.denominator
    if not a.weights or not b.weights:
        return Distribution((), [], denominator)
    if len(b) == 1 and b.denominator == 1:
        return shifted(a, b.values[0])
    if len(a) == 1 and a.denominator == 1:
        return shifted(b, a.values[0])
    bits = denominator.bit_length()
    step = common_step(a, b)
    pairs = len(a) * len(b)
    if step:
        start = a.values[0] + b.values[0]
        rows = (a.values[-1] + b.values[-1] - start) // step + 1
        if rows <= 4 * (len(a) + len(b)) or rows <= SCHOOLBOOK:
            budget.fit(min(rows, pairs), bits)
            small = pairs <= SCHOOLBOOK
            budget.spend(pairs * pair_cost(bits) if small else product_cost(rows, bits))
            return lattice(
                start, step, convolve(dense(a, step), dense(b, step)), denominator
            )
    if not step:
        common = lcm(*[numerator_and(value)[1] for one in (a, b) for value in one.values])
        if common.bit_length() <= 4096 and pairs > 400:
            budget.spend((len(a) + len(b)) * 3.0)
            whole = added(stretched(a, common), stretched(b, common), budget)
            budget.spend(len(whole) * 3.0)
            values = [divide(value, common) for value in whole.values]
            return Distribution(values, whole.weights, denominator)
    budget.spend(pairs * (pair_cost(bits) + (0 if step else 6)))
    out: Weights = {}
    for value, weight in a.items():
        for other, factor in b.items():
            key = value + other
            out[key] = out.get(key, 0) + weight * factor
        if len(out) > MAX_TERMS * 2:
            break
    budget.fit(len(out), bits, MAX_TERMS * 2)
    return gathered(out, denominator)


def total_of(several: list[Distribution], budget: Budget) -> Distribution:
    """Give the sum of several that are thrown apart, the small ones first."""
    if not several:
        return constant(0)
    heap = [(len(one), i, one) for i, one in enumerate(several)]
    heapify(heap)
    while len(heap) > 1:
        (_, _, a), (_, i, b) = heappop(heap), heappop(heap)
        both = added(a, b, budget)
        heappush(heap, (len(both), i, both))
    return heap[0][2]


def powered(one: Distribution, count: int, budget: Budget) -> Distribution:
    """Give the sum of ``count`` throws of one distribution."""
    if count == 0:
        return constant(0)
    one = reduced(one)
    if count == 1 or not one.weights:
        return one
    bits = bits_of(one.denominator, count)
    step = common_step(one)
    if step:
        low, high = one.values[0], one.values[-1]
        rows = count * ((high - low) // step) + 1
        kinds = len(one)
        if rows <= 1 << 14 or rows <= comb(count + kinds - 1, min(count, kinds - 1)) * 4:
            budget.fit(rows, bits)
            weights = dense(one, step)
            budget.spend(power_cost(weights, count))
            return lattice(low * count, step, power(weights, count), one.denominator**count)
    out: Distribution | None = None
    for bit in bin(count)[2:]:
        if out is not None:
            out = added(out, out, budget)
        if bit == "1":
            out = one if out is None else added(out, one, budget)
    assert out is not None
    return out


def power_cost(weights: list[int], count: int) -> float:
    """Estimate the microseconds of a power."""
    rows, bits = count * (len(weights) - 1) + 1, sum(weights).bit_length() * count
    if weights.count(weights[0]) == len(weights):
        return rows * (0.4 + bits / 5_000)
    if len(weights) == 2:
        one = sum(weights).bit_length()
        return rows * (0.4 + bits / 5_000 + one * bits / 1_000_000)
    return min(recurrence_cost(weights, count), ladder_cost(weights, count))


def compounded(counts: Distribution, one: Distribution, budget: Budget) -> Distribution:
    """Give the sum of a random number of throws of one distribution (Horner's rule)."""
    weights = dict(counts.items())
    top = max(weights)
    bits = bits_of(one.denominator, top) + counts.denominator.bit_length()
    whole = common_step(one) and type(top) is int
    if not whole or len(weights) <= 3 or top > 4 * len(weights):
        parts = [(w, powered(one, k, budget)) for k, w in weights.items()]
        return mixed(parts, counts.denominator, budget)
    step = gcd(*[int(value) for value in one.values]) or 1
    low = one.values[0] // step
    base = dense(one, step)
    rows = top * max(len(base) - 1, abs(low), abs(low + len(base) - 1)) + 1
    budget.fit(rows, bits)
    even = base.count(1) == len(base)
    if even:
        budget.spend(rows * top / 2 * (0.15 + bits / 14_000))
    else:
        each = convolution_cost(rows // 2, len(base), bits // 2, one.denominator.bit_length())
        budget.spend(top * each)
    out: list[int] = []
    start = 0
    scale = 1
    for k in range(top, -1, -1):
        if out:
            if even:
                pad = [0] * (len(base) - 1)
                longer = [0] * len(base) + out
                out = list(accumulate(map(sub, out + pad, longer)))
            else:
                out = convolve(out, base)
            start += low
        weight = weights.get(k, 0) * scale
        scale *= one.denominator
        if weight:
            if not out:
                out, start = [weight], 0
                continue
            if start > 0:
                out = [0] * start + out
                start = 0
            if start + len(out) <= 0:
                out = out + [0] * (1 - start - len(out))
            out[-start] += weight
    return lattice(start * step, step, out, counts.denominator * one.denominator**top)


def mixed(
    parts: Iterable[tuple[int, Distribution]], total: int, budget: Budget
) -> Distribution:
    """Mix distributions, each with its weight out of ``total``."""
    several = list(parts)
    if len(several) == 1 and several[0][0] == total:
        return several[0][1]
    denominators = {one.denominator for _, one in several}
    for denominator in denominators:
        budget.spend((denominator.bit_length() / 700) ** 2)
    common = lcm(*denominators)
    bits = (common * total).bit_length()
    budget.fit(max([len(one) for _, one in several], default=0), bits)
    for _, one in several:
        mine = one.denominator.bit_length()
        budget.spend(len(one) * (0.4 + bits / 12_000 + mine * (bits - mine) / 1_000_000))
    out: Weights = {}
    for weight, one in several:
        factor = weight * (common // one.denominator)
        for value, share in one.items():
            out[value] = out.get(value, 0) + share * factor
    budget.fit(len(out), bits)
    return reduced(gathered(out, common * total))


def mapped(one: Distribution, function: Callable[[Inner], Inner], budget: Budget) -> Distribution:
    """Apply a function to every value."""
    budget.spend(len(one) * 1.5)
    out: Weights = {}
    for value, weight in one.items():
        key = function(value)
        out[key] = out.get(key, 0) + weight
    return reduced(gathered(out, one.denominator))


def combined(
    a: Distribution,
    b: Distribution,
    function: Callable[[Inner, Inner], Inner],
    cost: float,
    budget: Budget,
) -> Distribution:
    """Apply a function to every pair of values of two that are thrown apart.

    ``cost`` is what the function takes, in microseconds.
    """
    denominator = a.denominator * b.denominator
    bits = denominator.bit_length()
    budget.spend(len(a) * len(b) * (pair_cost(bits) + cost))
    out: Weights = {}
    most = min(MAX_TERMS * 2, MAX_SIZE // bits)
    for value, weight in a.items():
        for other, factor in b.items():
            key = function(value, other)
            out[key] = out.get(key, 0) + weight * factor
        if len(out) > most:
            break
    budget.fit(len(out), bits, most)
    return reduced(gathered(out, denominator))


def extreme(several: Sequence[Distribution], highest: bool, budget: Budget) -> Distribution:
    """Give the highest (or lowest) of several that are thrown apart."""
    values = sorted({value for one in several for value in one.values}, reverse=not highest)
    denominator = 1
    for one in several:
        denominator *= one.denominator
    bits = denominator.bit_length()
    budget.fit(len(values), bits)
    budget.spend(len(values) * len(several) * pair_cost(bits))
    reach = [1] * len(values)
    for one in several:
        weights = dict(one.items())
        sums = accumulate([weights.get(value, 0) for value in values])
        reach = list(map(mul, reach, sums))
    out = dict(zip(values, [b - a for a, b in zip([0, *reach], reach, strict=False)], strict=True))
    return gathered(out, denominator)
