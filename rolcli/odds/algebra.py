"""Arithmetic with distributions that are thrown apart: sums, products, mixtures, extremes.

Each takes complete distributions, endless ones, and such as are not all listed. Where
nothing exact can be made of an endless one, its rows are taken as far as matters.
"""

from __future__ import annotations

from fractions import Fraction
from heapq import heapify, heappop, heappush
from math import comb, gcd, lcm

from rolcli.errors import LimitError
from rolcli.exact import divide
from rolcli.exact import parts as numerator_and
from rolcli.odds import running, spans
from rolcli.odds.budget import MAX_SIZE, MAX_TERMS, bits_of
from rolcli.odds.distribution import EVERYWHERE, Distribution, constant, gathered, lattice, reduced
from rolcli.odds.endless import Endless
from rolcli.odds.polynomial import PAIRS, power, product, repeated
from rolcli.odds.series import Series, inserted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Inner, Span

    Law = Distribution | Endless
    Weights = dict[Inner, int]

FARTHEST = 4096
"""How far apart values may be up to which the rows of several laws are listed."""


def rows_of(law: Law, budget: Budget | None = None) -> Distribution:
    """Give a distribution as rows: an endless one cut where hardly anything is left."""
    return law.cut(budget=budget) if isinstance(law, Endless) else law


def rows_together(
    laws: Iterable[Law], edge: int, budget: Budget
) -> tuple[dict[Law, Distribution], Any]:
    """Give the rows of some laws up to one value that none of them leaves out, and that value.

    None, and rows as far as they matter, where one runs downwards or lies too far off.
    """
    rows = {law: rows_of(law, budget) for law in laws}
    ends = [one.values[-1] + 1 if one.complete else one.beyond[0] for one in rows.values()]
    if None in ends or all(one.complete for one in rows.values()):
        return rows, None
    end = max(*ends, edge)
    if end - min(ends) > FARTHEST:
        return rows, None
    for law in rows:
        if isinstance(law, Endless):
            rows[law] = law.until(end, budget)
    return rows, end


def certain(law: Law) -> bool:
    """Tell whether there is only one value."""
    return isinstance(law, Distribution) and len(law) == 1 and law.denominator == 1


def shifted(one: Law, by: Inner) -> Law:
    """Add a number to every value."""
    if by == 0:
        return one
    if isinstance(one, Endless):
        return running.affine(one, 1, by)
    values = one.values
    if type(values) is range and type(by) is int:
        moved: Sequence[Any] = range(values.start + by, values.stop + by, values.step)
    else:
        moved = [value + by for value in values]
    out = Distribution(moved, one.weights, one.denominator)
    return out if one.complete else told(out, spans.plus(one.beyond, (by, by)), one, 1, by)


def negated(one: Law) -> Law:
    """Change the sign of every value."""
    if isinstance(one, Endless):
        return running.negated(one)
    values = one.values
    if type(values) is range:
        turned: Sequence[Any] = values
        if values:
            turned = range(-values[-1], -values[0] + 1, values.step)
    else:
        turned = [-value for value in reversed(values)]
    out = Distribution(turned, one.weights[::-1], one.denominator)
    return out if one.complete else told(out, spans.minus(one.beyond), one, -1, 0)


def stretched(one: Law, by: int) -> Law:
    """Multiply every value by a whole number."""
    if by == 0:
        return constant(0)
    if isinstance(one, Endless):
        return running.affine(one, by, 0)
    if by < 0:
        return stretched(negated(one), -by)
    values = one.values
    if type(values) is range:
        if not values:
            return one
        spread: Sequence[Any] = range(values[0] * by, values[-1] * by + 1, values.step * by)
    else:
        spread = [value * by for value in values]
    out = Distribution(spread, one.weights, one.denominator)
    return out if one.complete else told(out, spans.times(one.beyond, (by, by)), one, by, 0)


def told(out: Distribution, beyond: Span, one: Distribution, factor: Any, by: Any) -> Distribution:
    """Say of a distribution where the rest is, and its moments where those of ``one`` are known."""
    out.beyond = beyond
    if one.known is not None:
        first, second = one.known
        n, d = numerator_and(by)
        move = Fraction(n, d)
        out.known = (
            factor * first + move, factor * factor * second + 2 * factor * move * first + move**2
        )
    return out


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


def added(a: Law, b: Law, budget: Budget) -> Law:
    """Give the sum of two that are thrown apart."""
    if certain(b):
        return shifted(a, b.values[0])  # type: ignore[union-attr]  # certain ones have values
    if certain(a):
        return shifted(b, a.values[0])  # type: ignore[union-attr]  # certain ones have values
    if isinstance(a, Endless) or isinstance(b, Endless):
        if a.complete and b.complete:
            return running.added(a, b, budget)
        a, b = rows_of(a, budget), rows_of(b, budget)
    out = added_rows(a, b, budget)
    if not out.complete:
        out.beyond = spans.around((a, b), spans.plus)
        out.known = spans.sum_moments(a, b)
    return out


def added_rows(a: Distribution, b: Distribution, budget: Budget) -> Distribution:
    """Give the rows of a sum."""
    denominator = a.denominator * b.denominator
    if not a.weights or not b.weights:
        return Distribution((), [], denominator)
    bits = denominator.bit_length()
    step = common_step(a, b)
    pairs = len(a) * len(b)
    if step:
        start = a.values[0] + b.values[0]
        rows = (a.values[-1] + b.values[-1] - start) // step + 1
        if rows <= 4 * (len(a) + len(b)) or rows <= PAIRS:
            budget.fit(min(rows, pairs), bits)
            weights = product(dense(a, step), dense(b, step), budget)
            return lattice(start, step, weights, denominator)
    if not step:
        common = lcm(*[numerator_and(value)[1] for one in (a, b) for value in one.values])
        if common.bit_length() <= 4096 and pairs > 400:
            budget.spend((len(a) + len(b)) * 20)
            apart = [Distribution([value * common for value in one.values], one.weights,
                                  one.denominator) for one in (a, b)]
            whole = added_rows(apart[0], apart[1], budget)
            budget.spend(len(whole) * 20)
            values = [divide(value, common) for value in whole.values]
            return Distribution(values, whole.weights, denominator)
    return by_pairs(a, b, lambda x, y: x + y, 1 if step else 40, budget)


def total_of(several: list[Law], budget: Budget) -> Law:
    """Give the sum of several that are thrown apart, the small ones first."""
    if not several:
        return constant(0)
    heap = [(size_of(one), i, one) for i, one in enumerate(several)]
    heapify(heap)
    while len(heap) > 1:
        (_, _, a), (_, i, b) = heappop(heap), heappop(heap)
        both = added(a, b, budget)
        heappush(heap, (size_of(both), i, both))
    return heap[0][2]


def size_of(law: Law) -> int:
    """Give about how many numbers a distribution is made of."""
    return law.up.size + law.down.size if isinstance(law, Endless) else len(law)


def powered(one: Law, count: int, budget: Budget) -> Law:
    """Give the sum of ``count`` throws of one distribution."""
    if count == 0:
        return constant(0)
    if count == 1:
        return one
    if isinstance(one, Endless):
        return running.powered(one, count, budget)
    if one.followed == one.denominator:
        values, kinds = one.values, len(one.weights)
        even = type(values) is range and kinds > 1
        step = values.step if even else common_step(one)  # type: ignore[attr-defined]  # a range
        if step:
            rows = count * ((values[-1] - values[0]) // step) + 1
            if rows <= 1 << 14 or rows <= comb(count + kinds - 1, min(count, kinds - 1)) * 4:
                budget.fit(rows, bits_of(one.denominator, count))
                weights = power(one.weights if even else dense(one, step), count, budget)
                return lattice(values[0] * count, step, weights, one.denominator**count)
    law: Law = one
    return repeated(law, count, lambda a, b: added(a, b, budget))


def compounded(counts: Law, one: Law, budget: Budget) -> Law:
    """Give the sum of a random number of throws of one distribution."""
    if isinstance(counts, Endless) and one.complete:
        return endless_number(counts, one, budget)
    if isinstance(one, Endless) and not counts.complete:
        one = rows_of(one, budget)
    assert isinstance(counts, Distribution)
    made = by_number(counts, one, budget)
    if isinstance(made, Distribution) and not made.complete:
        made.known = spans.compound_moments(counts, one)
    return made


def by_number(counts: Distribution, one: Law, budget: Budget) -> Law:
    """Give the same for a number with rows (Horner's rule)."""
    weights = dict(counts.items())
    top = max(weights)
    if isinstance(one, Endless) or not one.complete \
            or not common_step(one) or len(weights) <= 3 or top > 4 * len(weights):
        parts = [(w, powered(one, k, budget)) for k, w in weights.items()]
        return mixed(parts, counts.denominator, budget, counts)
    bits = bits_of(one.denominator, top) + counts.denominator.bit_length()
    low = one.values[0]
    base = dense(one, 1)
    lowest, highest = min(0, low * top), max(0, one.values[-1] * top)
    budget.fit(highest - lowest + 1, bits)
    out: list[int] = []
    start, scale = 0, 1
    for k in range(top, -1, -1):
        if out:
            out, start = product(out, base, budget), start + low
        weight = weights.get(k, 0) * scale
        scale *= one.denominator
        if weight:
            before, behind = max(start, 0), max(1 - start - len(out), 0)
            out = [0] * before + out + [0] * behind
            start -= before
            out[-start] += weight
    return lattice(start, 1, out, counts.denominator * one.denominator**top)


def endless_number(counts: Endless, one: Law, budget: Budget) -> Law:
    """Give the sum of a number of throws that has no greatest."""
    ((up, down), (rise, fall)), unit = running.together(counts, one)
    offset = running.offset_of(one)
    plain = unit == 1 and type(counts.offset) is int and type(offset) is int
    up, rise = up.shifted(counts.offset if plain else 0), rise.shifted(offset if plain else 0)
    if not plain or down.top or fall.top or rise.start < 0 or not up.factors:
        return compounded(counts.cut(budget=budget), rows_of(one, budget), budget)
    goes_on = max([counts.goes_on, *([one.goes_on] if isinstance(one, Endless) else [])])
    return Endless(inserted(up, rise, budget), Series(0, []), goes_on, budget.node)


def mixed(
    parts: Iterable[tuple[int, Law]], total: int, budget: Budget, by: Law | None = None
) -> Law:
    """Mix distributions, each with its weight out of ``total``.

    ``by`` is the distribution that the weights are of, where it may be incomplete.
    """
    several = list(parts)
    if len(several) == 1 and several[0][0] == total:
        return several[0][1]
    whole = by is None or by.complete
    endless = any(isinstance(law, Endless) for _, law in several)
    if endless and whole and all(law.complete for _, law in several):
        attempt = budget.part(2)
        try:
            return running.mixed(several, total, attempt)
        except LimitError:
            pass  # too long for one quotient: its rows, as far as matters
        finally:
            budget.left -= attempt.used
    rows, end = rows_together([law for _, law in several], 0, budget)
    laws = [(weight, rows[law]) for weight, law in several]
    common = lcm(*{one.denominator for _, one in laws})
    bits = (common * total).bit_length()
    budget.fit(max([len(one) for _, one in laws], default=0), bits)
    out: Weights = {}
    for weight, one in laws:
        factor = weight * (common // one.denominator)
        budget.spend(len(one), bits, factor.bit_length())
        for value, share in one.items():
            out[value] = out.get(value, 0) + share * factor
    budget.fit(len(out), bits)
    made = reduced(gathered(out, common * total))
    if not made.complete and whole:
        loose = [one.beyond for _, one in laws if not one.complete]
        made.beyond = spans.hull(loose) if end is None else (end, None)
        known = [(Fraction(weight, total), one.moments) for weight, one in laws]
        means = [share * moments[0] for share, moments in known if moments is not None]
        squares = [share * moments[1] for share, moments in known if moments is not None]
        if len(means) == len(known):
            made.known = sum(means, Fraction(0)), sum(squares, Fraction(0))
    return made


def mapped(
    one: Law, function: Callable[[Inner], Inner], budget: Budget, rising: bool = False
) -> Distribution:
    """Apply a function to every value; ``rising`` where it never falls."""
    if isinstance(one, Endless):
        one = one.cut(budget=budget)
    budget.spend(len(one) * 8)
    out: Weights = {}
    for value, weight in one.items():
        key = function(value)
        out[key] = out.get(key, 0) + weight
    made = reduced(gathered(out, one.denominator))
    if rising and not one.complete:
        made.beyond = spans.monotone(function, one.beyond)
    return made


def combined(
    a: Law, b: Law, function: Callable[[Inner, Inner], Inner], steps: int, budget: Budget,
    operator: str = "",
) -> Distribution:
    """Apply a function to every pair of values of two that are thrown apart.

    ``steps`` is how much work the function is; ``operator`` tells of which operator more
    is known than what it makes of numbers.
    """
    a, b = rows_of(a, budget), rows_of(b, budget)
    made = reduced(by_pairs(a, b, function, steps, budget))
    if not made.complete:
        made.beyond = spans.around((a, b), spans.IMAGES.get(operator, lambda x, y: EVERYWHERE))
        if operator == "*":
            made.known = spans.product_moments(a, b)
    return made


def by_pairs(
    a: Distribution, b: Distribution, function: Callable[[Inner, Inner], Inner], steps: int,
    budget: Budget,
) -> Distribution:
    """Weigh what a function makes of every pair of values."""
    denominator = a.denominator * b.denominator
    bits = denominator.bit_length()
    pairs = len(a) * len(b)
    budget.spend(pairs, a.denominator.bit_length(), b.denominator.bit_length())
    budget.spend(pairs * steps)
    out: Weights = {}
    most = min(MAX_TERMS * 2, MAX_SIZE // bits)
    for value, weight in a.items():
        for other, factor in b.items():
            key = function(value, other)
            out[key] = out.get(key, 0) + weight * factor
        if len(out) > most:
            break
    budget.fit(len(out), bits, most)
    return gathered(out, denominator)
