"""Endless sums of chances as quotients of polynomials.

The coefficient of x^k is the chance of k. A die that may go on for ever has the
chances ``ending / (1 - going)``; sums multiply, mixtures add, and every question
(a coefficient, all of them together, their mean) is answered from numerator and
denominator, exactly and without a last row.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd, lcm, prod
from operator import sub

from rolcli.odds.budget import bits_of, zeros
from rolcli.odds.polynomial import plus, power, product, scaled, trimmed, width
from rolcli.odds.roots import closed_under, divided, lone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.polynomial import Poly

    Factor = tuple[int, ...]


OPERATION = 20
"""The work of a sum or product of two series apart from their coefficients."""


class Series:
    """``x^start * top(x) / (below * product of factor(x)^times)``.

    ``factors`` maps a polynomial with a positive constant to how often it divides;
    without any this is an ordinary polynomial. ``lister``, where it is set, gives the first
    coefficients by a shorter way than from the quotient.
    """

    __slots__ = ("below", "factors", "known", "lister", "start", "top")

    def __init__(
        self, start: int, top: Poly, below: int = 1, factors: dict[Factor, int] | None = None
    ) -> None:
        first, top = trimmed(top)
        self.start = start + first if top else 0
        self.top = top
        self.below = below
        self.factors = factors if factors and top else {}
        self.known: tuple[Poly, int] | None = None
        self.lister: Callable[[int, Budget], tuple[Poly, int]] | None = None

    @classmethod
    def of(cls, terms: dict[int, int], below: int) -> Series:
        """Make a polynomial of weights by exponent, over a denominator."""
        if not terms:
            return cls(0, [], 1)
        start = min(terms)
        top = zeros(max(terms) - start + 1)
        for exponent, weight in terms.items():
            top[exponent - start] = weight
        return cls(start, top, below)

    @property
    def size(self) -> int:
        """How many coefficients numerator and denominator have."""
        return len(self.top) + sum((len(f) - 1) * n for f, n in self.factors.items())

    def shifted(self, by: int) -> Series:
        """Multiply by x^by."""
        return Series(self.start + by, self.top, self.below, self.factors)

    def scaled(self, by: int, below: int = 1) -> Series:
        """Multiply by a ratio."""
        common = gcd(by, self.below)
        return Series(
            self.start, scaled(self.top, by // common), self.below // common * below,
            self.factors,
        )

    def stretched(self, by: int) -> Series:
        """Put x^by, by at least 1, in the place of x."""
        if by == 1:
            return self
        return Series(
            self.start * by, spread(self.top, by), self.below,
            {tuple(spread(list(f), by)): n for f, n in self.factors.items()},
        )

    def whole(self) -> Fraction:
        """Give the sum of all coefficients."""
        below = self.below * prod(sum(f) ** n for f, n in self.factors.items())
        return Fraction(sum(self.top), below)

    def moments(self) -> tuple[Fraction, Fraction, Fraction]:
        """Give the sums of all coefficients, times 1, times k and times k^2."""
        a, b, c = jet(self.top, self.start)
        jets = [(Fraction(a, self.below), Fraction(b, self.below), Fraction(c, self.below))]
        for factor, times in self.factors.items():
            u, v, w = jet(list(factor), 0)  # 1 / factor = 1/u (1 - v/u h + (v^2/u^2 - w/u) h^2)
            p, q = Fraction(v, u), Fraction(w, u)
            # the power -times of 1 + p h + q h^2
            jets.append(
                (Fraction(1, u**times), -times * p / u**times,
                 (Fraction(times * (times + 1), 2) * p * p - times * q) / u**times)
            )
        one, first, second = jets[0]
        for x, y, z in jets[1:]:
            one, first, second = one * x, one * y + first * x, one * z + first * y + second * x
        return one, first, 2 * second + first

    def rows(self, count: int, budget: Budget) -> tuple[Poly, int]:
        """Give the coefficients of x^start and at least the ``count - 1`` next, over a number.

        They are remembered.
        """
        if self.known is None or len(self.known[0]) < count:
            self.known = (self.lister or self.first_rows)(count, budget)
        return self.known

    def first_rows(self, count: int, budget: Budget) -> tuple[Poly, int]:
        """Work out ``count`` coefficients from x^start on, and their denominator."""
        several, scale = [], 1
        powers = []
        for factor, times in self.factors.items():
            gap = next((i for i, value in enumerate(factor) if i and value), count)
            powers.append((factor[0], (count - 1) // gap + times))
        bits = sum([bits_of(*power) for power in powers]) + self.below.bit_length()
        budget.fit(count, bits)
        out = self.top[:count]
        out += [0] * (count - len(out))
        for (factor, times), (first, exponent) in zip(self.factors.items(), powers, strict=True):
            scale *= first**exponent
            single = lone(factor)
            if single is None:
                several.append((factor, times))
                out = scaled(out, first**exponent)
            else:
                out = chained(out, single, times, budget)
        for factor, times in several:
            terms = [(i, -value) for i, value in enumerate(factor) if i and value]
            steps = [x - y for x, y in zip((*factor, 0), (0, *factor), strict=True)]
            sparse = [(i, -value) for i, value in enumerate(steps) if i and value]
            if len(sparse) + 1 < len(terms):  # runs of equal faces: 1 - x times the factor
                terms = sparse
            budget.spend(times * count * (len(terms) + 1), bits, width(list(factor)))
            for _ in range(times):
                if terms is sparse:
                    out = list(map(sub, out, [0, *out]))
                divide(out, factor[0], terms)
        return out, self.below * scale


def chained(out: Poly, factor: tuple[int, int, int], times: int, budget: Budget) -> Poly:
    """Divide by ``(first - value x^step) ^ times``, multiplied by the power that leaves no rest.

    The quotient has the weights of 0, 1, 2 ... chains that go on at the multiples of step.
    """
    first, value, step = factor
    most = (len(out) - 1) // step
    row = [first**most]
    for j in range(1, most + 1):
        row.append(row[-1] * ((times + j - 1) * value) // (j * first))
    made = [0] * len(out)
    for r in range(min(step, len(out))):
        lacking, mine = trimmed(out[r::step])
        if mine:
            places = range(r + lacking * step, len(out), step)
            part = product(mine, row[: len(places)], budget)
            made[places.start :: step] = part[: len(places)]
    return made


def divide(out: Poly, first: int, terms: list[tuple[int, int]]) -> None:
    """Divide coefficients in place by ``first - sum of value x^i``, which leaves no rest."""
    for k in range(len(out)):
        total = out[k]
        for i, value in terms:
            if i > k:
                break
            total += value * out[k - i]
        out[k] = total // first


def jet(poly: Poly, start: int) -> tuple[int, int, int]:
    """Expand ``x^start poly(x)`` around x = 1 + h: the coefficients of 1, h and h^2."""
    one = first = second = 0
    for k, value in enumerate(poly, start):
        if value:
            one += value
            first += k * value
            second += k * (k - 1) * value
    return one, first, second // 2


def spread(poly: Poly, by: int) -> Poly:
    """Put x^by in the place of x."""
    if by == 1 or not poly:
        return poly
    out = zeros((len(poly) - 1) * by + 1)
    out[::by] = poly
    return out


def expanded(factors: dict[Factor, int], budget: Budget) -> Poly:
    """Multiply factors out."""
    out: Poly = [1]
    for factor, times in factors.items():
        out = product(out, power(list(factor), times, budget), budget)
    return out


def multiplied(a: Series, b: Series, budget: Budget) -> Series:
    """Multiply."""
    budget.spend(OPERATION)
    budget.spend(1, a.below.bit_length(), b.below.bit_length())
    factors = dict(a.factors)
    for factor, often in b.factors.items():
        factors[factor] = factors.get(factor, 0) + often
    return Series(a.start + b.start, product(a.top, b.top, budget), a.below * b.below, factors)


def raised(a: Series, count: int, budget: Budget) -> Series:
    """Raise to a power of 0 or more."""
    if count == 0:
        return Series(0, [1])
    if not a.top:
        return a
    return Series(
        a.start * count, power(a.top, count, budget), a.below**count,
        {factor: often * count for factor, often in a.factors.items()},
    )


def added(several: Iterable[Series], budget: Budget) -> Series:
    """Add up, over one denominator."""
    parts = [one for one in several if one.top]
    if not parts:
        return Series(0, [])
    if len(parts) == 1:
        return parts[0]
    most: dict[Factor, int] = {}
    for one in parts:
        for factor, often in one.factors.items():
            most[factor] = max(often, most.get(factor, 0))
    below = lcm(*[one.below for one in parts])
    start = min(one.start for one in parts)
    out: Poly = []
    budget.spend(OPERATION * len(parts))
    for one in parts:
        missing = {f: n - one.factors.get(f, 0) for f, n in most.items()}
        top = product(one.top, expanded({f: n for f, n in missing.items() if n}, budget), budget)
        out = plus(out, top, one.start - start, below // one.below, budget)
    return Series(start, out, below, most)


def rows_of_sum(
    parts: Sequence[Series], start: int, count: int, budget: Budget
) -> tuple[Poly, int]:
    """Give the coefficients from x^start on of a sum, and what they are out of, part by part."""
    found = []
    for one in parts:
        more = max(start + count - one.start, 0)
        rows, below = one.rows(more, budget) if one.factors and more else (one.top, one.below)
        found.append((one.start - start, rows[:more], below))
    common = lcm(*[below for _, _, below in found])
    budget.fit(count, common.bit_length())
    out = [0] * count
    for first, rows, below in found:
        budget.spend(len(rows), common.bit_length())
        for k, weight in enumerate(rows, first):
            out[k] += weight * (common // below)
    return out, common


def gathered(one: Series) -> Series:
    """Divide numerator and denominator by what their numbers have in common."""
    bits = one.below.bit_length()
    common = gcd(one.below, *one.top) if bits * max(len(one.top), 128) < 1 << 22 else 1
    if common == 1:
        return one
    return Series(
        one.start, [value // common for value in one.top], one.below // common, one.factors
    )


def geometric(step: Series, budget: Budget) -> Series:
    """Give ``1 / (1 - step)``: 1 + step + step^2 + ...; the step has no negative exponents."""
    whole = [value * step.below for value in expanded(step.factors, budget)]
    factor = plus(whole, step.top, step.start, -1, budget)
    if not step.factors and len(factor) == 1:  # goes on without adding anything
        return Series(0, [step.below], factor[0])
    common = gcd(*factor, *whole)
    return Series(
        0, [value // common for value in whole], 1, {tuple(v // common for v in factor): 1}
    )


def inverse(one: Series, budget: Budget) -> Series:
    """Give 1 / one; its coefficient of x^0, the lowest, is positive."""
    top = scaled(expanded(one.factors, budget), one.below)
    if len(one.top) == 1:
        return Series(0, top, one.top[0])
    return Series(0, top, 1, {tuple(one.top): 1})


def inserted(outer: Series, one: Series, budget: Budget) -> Series:
    """Put one in the place of x: the sum of a random number of throws.

    Neither has negative exponents, and the coefficients of ``one`` add up to 1.
    """
    def at(poly: Sequence[int]) -> Series:
        out = Series(0, [])
        for value in reversed(poly):
            out = added([multiplied(out, one, budget), Series(0, [value])], budget)
        return out

    out = multiplied(at(outer.top), raised(one, outer.start, budget), budget).scaled(1, outer.below)
    for factor, often in outer.factors.items():
        out = multiplied(out, raised(inverse(at(factor), budget), often, budget), budget)
    return gathered(out)


def sections(one: Series, by: int, budget: Budget) -> list[Series]:
    """Split by the remainder of the exponents on division: the parts, each in x^by as x.

    Part r holds the coefficient of x^(by k + r) at x^k. A factor gives way to a
    multiple of it that has only exponents divisible by ``by``.
    """
    if by == 1:
        return [one]
    top, below = one.top, one.below
    factors: dict[Factor, int] = {}
    for factor, often in one.factors.items():
        closed = closed_under(factor, by)
        budget.spend(len(factor) * by * len(factor) * 2)
        rest, left, scale = divided(spread(list(closed), by), list(factor))
        assert not any(left)
        top = product(top, power(rest, often, budget), budget)
        below *= scale**often
        factors[closed] = factors.get(closed, 0) + often
    top = [0] * (one.start % by) + top
    first = one.start // by
    return [Series(first, top[r::by], below, factors) for r in range(by)]


def weighted(parts: Iterable[tuple[int, Series]], whole: int, budget: Budget) -> Series:
    """Mix, each part with its weight out of ``whole``."""
    endless: list[Series] = []
    by_below: dict[int, dict[int, int]] = {}
    for weight, one in parts:
        if one.factors:
            endless.append(one.scaled(weight))
            continue
        terms = by_below.setdefault(one.below, {})
        budget.spend(len(one.top) + 8)
        for exponent, value in enumerate(one.top, one.start):
            if value:
                terms[exponent] = terms.get(exponent, 0) + value * weight
    plain = [Series.of(terms, below) for below, terms in by_below.items()]
    if len(plain) == 1 and not endless:
        return gathered(plain[0].scaled(1, whole))
    return gathered(added([*plain, *endless], budget).scaled(1, whole))
