"""The factors of denominators by their roots: powers of them, and sums of these powers."""

from __future__ import annotations

from fractions import Fraction
from math import gcd, lcm

TYPE_CHECKING = False
if TYPE_CHECKING:
    Poly = list[int]
    Factor = tuple[int, ...]


def closed_under(factor: Factor, by: int) -> Factor:
    """Give the polynomial whose inverse roots are the powers ``by`` of those of a factor."""
    single = lone(factor)
    if single is not None:
        first, value, step = single  # first - value x^step
        times = by // gcd(step, by)
        out = [0] * (step * times // by + 1)
        out[0], out[-1] = first**times, -(value**times)
        return tuple(out)
    degree = len(factor) - 1
    return from_root_sums(root_sums(factor, degree * by)[::by], degree)


def lone(factor: Factor) -> tuple[int, int, int] | None:
    """Give (first, value, step) of ``first - value x^step``, or None for more than that."""
    if any(factor[1:-1]):
        return None
    return factor[0], -factor[-1], len(factor) - 1


def root_sums(factor: Factor, count: int) -> list[Fraction]:
    """Give the sums of the powers 0 to ``count`` of the inverse roots (Newton's identities)."""
    degree, first = len(factor) - 1, factor[0]
    e = [Fraction(value, first) for value in factor]
    sums = [Fraction(degree)]
    for k in range(1, count + 1):
        total = -k * e[k] if k <= degree else Fraction(0)
        for i in range(1, min(k - 1, degree) + 1):
            if e[i]:
                total -= e[i] * sums[k - i]
        sums.append(total)
    return sums


def from_root_sums(sums: list[Fraction], degree: int) -> Factor:
    """Give the polynomial with these sums of powers of inverse roots, in whole numbers."""
    e = [Fraction(1)]
    for k in range(1, degree + 1):
        e.append(-sum((sums[i] * e[k - i] for i in range(1, k + 1)), Fraction(0)) / k)
    common = lcm(*[value.denominator for value in e])
    return tuple(int(value * common) for value in e)


def divided(a: Poly, b: Poly) -> tuple[Poly, Poly, int]:
    """Divide from the lowest exponent up: the quotient, what is left, and their denominator."""
    left = [Fraction(value) for value in a]
    out = []
    for k in range(len(a) - len(b) + 1):
        share = left[k] / b[0]
        out.append(share)
        if share:
            for i, value in enumerate(b, k):
                left[i] -= share * value
    common = lcm(1, *[value.denominator for value in (*out, *left)])
    return [int(v * common) for v in out], [int(v * common) for v in left], common
