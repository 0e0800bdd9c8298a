"""Two endless sums of chances together: one running up and one down, and term by term."""

from __future__ import annotations

from itertools import accumulate
from math import gcd, lcm

from rolcli.odds.polynomial import product
from rolcli.odds.roots import from_root_sums, lone, root_sums
from rolcli.odds.series import Series, expanded, multiplied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.odds.budget import Budget
    from rolcli.odds.polynomial import Poly
    from rolcli.odds.series import Factor


def turned(one: Series) -> Series:
    """Put 1/x in the place of x in a polynomial."""
    return Series(-(one.start + len(one.top) - 1), one.top[::-1], one.below)


def opposed(a: Series, b: Series, budget: Budget) -> tuple[Series, Series]:
    """Multiply a(x) by b(1/x): give (up, down) with ``up(x) + down(1/x)`` equal to the product.

    With N / (P Q) the product, P the factors of a and Q those of b in 1/x, Bezout's
    identity splits N into U Q + V P: U / P runs up and V / Q runs down.
    """
    nothing = Series(0, [])
    if not a.factors:
        return nothing, multiplied(turned(a), b, budget) if a.top else nothing
    if not b.factors:
        return multiplied(a, turned(b), budget) if b.top else nothing, nothing
    p, q = expanded(a.factors, budget), expanded(b.factors, budget)[::-1]
    n = product(a.top, b.top[::-1], budget)
    e = len(q) - 1
    shift = a.start - b.start - (len(b.top) - 1) + e
    u, scale = quotient_modulo(n, q, p, budget)
    rest = difference([value * scale for value in n], product(u, q, budget))
    v = exact_quotient(rest, p)
    below = a.below * b.below * scale
    if scale < 0:
        u, v, below = [-value for value in u], [-value for value in v], -below
    up = Series(shift, u, below, a.factors)
    down = Series(-(shift + len(v) - 1 - e), v[::-1], below, b.factors)
    return up, down


def difference(a: Poly, b: Poly) -> Poly:
    """Take b from a."""
    size = max(len(a), len(b))
    a, b = a + [0] * (size - len(a)), b + [0] * (size - len(b))
    return [x - y for x, y in zip(a, b, strict=True)]


def exact_quotient(a: Poly, b: Poly) -> Poly:
    """Divide where nothing is left over, from the highest exponent down."""
    left, out = list(a), []
    for k in range(len(a) - len(b), -1, -1):
        share, rest = divmod(left[k + len(b) - 1], b[-1])
        assert not rest
        out.append(share)
        if share:
            for i, value in enumerate(b, k):
                if value:
                    left[i] -= share * value
    return out[::-1]


def remainder(a: Poly, p: Poly) -> tuple[Poly, int]:
    """Divide a, multiplied by a number, by p: what is left, and that number."""
    left, scale = list(a), 1
    degree, lead = len(p) - 1, p[-1]
    terms = [(i, value) for i, value in enumerate(p[:-1]) if value]
    while len(left) > degree:
        top = left.pop()
        if not top:
            continue
        common = gcd(top, lead)
        factor = abs(lead // common)
        if factor != 1:
            left = [value * factor for value in left]
            scale *= factor
        share = top * factor // lead
        base = len(left) - degree
        for i, value in terms:
            left[base + i] -= share * value
    while left and not left[-1]:
        left.pop()
    return left, scale


def quotient_modulo(n: Poly, q: Poly, p: Poly, budget: Budget) -> tuple[Poly, int]:
    """Give u and a number s with ``u q = s n`` up to multiples of p (Euclid's algorithm)."""
    bits = sum(max(map(abs, one)).bit_length() * len(other) for one, other in ((p, q), (q, p)))
    budget.spend(4 * len(p) * (len(p) + len(q)), bits, max(bits // (len(p) + len(q)), 1))
    upper, (lower, scale) = p, remainder(q, p)
    before: Poly = []
    now: Poly = [scale]
    while len(lower) > 1:  # now * q = lower up to multiples of p
        left, factor = remainder(upper, lower)
        share = exact_quotient(difference([value * factor for value in upper], left), lower)
        then = difference([value * factor for value in before], product(now, share, budget))
        common = gcd(*left, *then)
        upper, lower = lower, [value // common for value in left]
        before, now = now, [value // common for value in then]
    assert lower, "the factors have a root in common"
    u, scale = remainder(product(now, n, budget), p)
    number = lower[0] * scale
    common = gcd(number, *u)
    return [value // common for value in u], number // common


def composed(a: Factor, b: Factor) -> Factor:
    """Give the polynomial whose inverse roots are the products of those of two factors."""
    one, other = lone(a), lone(b)
    if one is not None and other is not None:
        (c, v, i), (d, w, j) = one, other
        step = lcm(i, j)
        out = [0] * (step + 1)
        out[0] = c ** (step // i) * d ** (step // j)
        out[step] = -(v ** (step // i)) * w ** (step // j)
        return tuple(out)
    degree = (len(a) - 1) * (len(b) - 1)
    sums = [x * y for x, y in zip(root_sums(a, degree), root_sums(b, degree), strict=True)]
    return from_root_sums(sums, degree)


def term_by_term(a: Series, b: Series, budget: Budget) -> Series:
    """Multiply the coefficients of each exponent (Hadamard's product).

    The inverse roots of its denominator are products of theirs, so that so many
    first coefficients, multiplied by the denominator, are the numerator.
    """
    if not a.top or not b.top:
        return Series(0, [])
    start = max(a.start, b.start)
    factors: dict[Factor, int] = {}
    for one, often in a.factors.items():
        for other, times in b.factors.items():
            both = composed(one, other)
            factors[both] = max(factors.get(both, 0), often + times - 1)
    if factors:
        regular = max(one.start + len(one.top) - degree(one) for one in (a, b))
        count = max(regular - start, 0) + sum((len(f) - 1) * n for f, n in factors.items())
    else:
        count = min(one.start + len(one.top) for one in (a, b) if not one.factors) - start
    if count <= 0:
        return Series(0, [])
    budget.spend(count * count // 2 if factors else count, 64)
    (x, below), (y, under) = (
        one.rows(start - one.start + count, budget) for one in (a, b)
    )
    x, y = x[start - a.start :][:count], y[start - b.start :][:count]
    terms = [u * v for u, v in zip(x, y, strict=True)]
    top = product(terms, expanded(factors, budget), budget)[:count] if factors else terms
    return Series(start, top, below * under, factors)


def degree(one: Series) -> int:
    """Give the degree of the denominator."""
    return sum((len(f) - 1) * n for f, n in one.factors.items())


ONE_LESS = (1, -1)
"""1 - x, by which dividing adds up."""


def without_pole(one: Series) -> Series:
    """Cancel every factor 1 - x, by which the numerator can be divided."""
    factors = dict(one.factors)
    top = one.top
    for _ in range(factors.pop(ONE_LESS, 0)):
        top = list(accumulate(top))
        assert not top[-1]
        top = top[:-1]
    return Series(one.start, top, one.below, factors)
