"""Exact numbers for rolling: integers, and a small ratio where one does not divide.

``fractions.Fraction`` costs more to import than a roll takes, so the rolling
side has its own ratio; the odds use Fraction.
"""

from __future__ import annotations

from rolcli.errors import EvaluationError, LimitError
from rolcli.messages import msg

MAX_BITS = 4096
"""The most bits that the numerator or the denominator of a number may have."""


class Ratio:
    """A fraction in lowest terms that is not whole; the denominator is at least 2."""

    __slots__ = ("denominator", "numerator")

    def __init__(self, numerator: int, denominator: int) -> None:
        self.numerator = numerator
        self.denominator = denominator

    def __eq__(self, other: object) -> bool:
        return (
            type(other) is Ratio
            and self.numerator == other.numerator
            and self.denominator == other.denominator
        )

    def __hash__(self) -> int:
        return hash((self.numerator, self.denominator))

    def __repr__(self) -> str:
        return f"Ratio({self.numerator}, {self.denominator})"

    def __str__(self) -> str:
        return f"{self.numerator}/{self.denominator}"

    def __add__(self, other: Number) -> Number:
        n, d = parts(other)
        return divide(self.numerator * d + n * self.denominator, self.denominator * d)

    def __radd__(self, other: Number) -> Number:
        return self + other

    def __neg__(self) -> Ratio:
        return Ratio(-self.numerator, self.denominator)

    def __sub__(self, other: Number) -> Number:
        return self + -other

    def __rsub__(self, other: Number) -> Number:
        return -self + other

    def __mul__(self, other: Number) -> Number:
        n, d = parts(other)
        return divide(self.numerator * n, self.denominator * d)

    def __rmul__(self, other: Number) -> Number:
        return self * other

    def __floor__(self) -> int:
        return self.numerator // self.denominator

    def __lt__(self, other: Number) -> bool:
        n, d = parts(other)
        return self.numerator * d < n * self.denominator

    def __gt__(self, other: Number) -> bool:
        n, d = parts(other)
        return self.numerator * d > n * self.denominator

    def __le__(self, other: Number) -> bool:
        return not self > other

    def __ge__(self, other: Number) -> bool:
        return not self < other

    def __abs__(self) -> Ratio:
        return Ratio(abs(self.numerator), self.denominator)

    def __float__(self) -> float:
        return self.numerator / self.denominator


Number = int | Ratio


def parts(value: Number) -> tuple[int, int]:
    """Split a number into numerator and (positive) denominator."""
    return (value, 1) if isinstance(value, int) else (value.numerator, value.denominator)


def divide(a: Number, b: Number) -> Number:
    """Divide exactly; an integer where it comes out whole. Raise EvaluationError for b = 0."""
    if isinstance(a, int) and isinstance(b, int):
        n, d = a, b
    else:
        an, ad = parts(a)
        bn, bd = parts(b)
        n, d = an * bd, ad * bn
    if d == 0:
        raise EvaluationError("undefined_value", msg("{value} is divided by zero.", value=a))
    if n % d == 0:
        return n // d
    from math import gcd

    common = gcd(n, d) if d > 0 else -gcd(n, d)
    return Ratio(n // common, d // common)


def floor_divide(a: Number, b: Number) -> int:
    """Divide and round down."""
    return floor(divide(a, b))


def modulo(a: Number, b: Number) -> Number:
    """Give what floor division leaves: ``-7 % 3`` is 2, ``7 % -3`` is -2."""
    return a - b * floor_divide(a, b)


def floor(value: Number) -> int:
    """Round down."""
    return value if isinstance(value, int) else value.__floor__()


def ceil(value: Number) -> int:
    """Round up."""
    return -floor(-value)


def trunc(value: Number) -> int:
    """Round towards zero."""
    return floor(value) if value >= 0 else ceil(value)


def round_half_away(value: Number) -> int:
    """Round to the nearest whole number, a half away from zero."""
    n, d = parts(value if value >= 0 else -value)
    size = (2 * n + d) // (2 * d)
    return size if value >= 0 else -size


def sign(value: Number) -> int:
    """Give -1, 0 or 1."""
    return (value > 0) - (value < 0)


def power(base: Number, exponent: Number) -> Number:
    """Raise to a whole power; ``0^0`` is 1.

    Raise EvaluationError for a power that is not whole or a negative power of
    zero, LimitError for a result above 4,096 bits.
    """
    if not isinstance(exponent, int):
        raise EvaluationError(
            "undefined_value", msg("The power {value} is not a whole number.", value=exponent)
        )
    n, d = parts(base)
    size = abs(exponent)
    if (max(abs(n), d).bit_length() - 1) * size > MAX_BITS:  # a lower bound of the result's bits
        raise too_big()
    if exponent < 0:
        if n == 0:
            raise EvaluationError("undefined_value", msg("{value} is divided by zero.", value=1))
        n, d = d, n
    return checked(divide(n**size, d**size))


def checked(value: Number) -> Number:
    """Give the number back, or raise LimitError when it has more than 4,096 bits."""
    if isinstance(value, int):
        if value.bit_length() > MAX_BITS:
            raise too_big()
    elif value.numerator.bit_length() > MAX_BITS or value.denominator.bit_length() > MAX_BITS:
        raise too_big()
    return value


def short(value: int) -> str:
    """Write a number, a very long one by its first digits and length."""
    if value.bit_length() <= 200:
        return str(value)
    return f"{str(value)[:12]}... ({len(str(value))} digits)"


def too_big() -> LimitError:
    """Word the limit on the size of numbers."""
    return LimitError(
        "limit", msg("A number here would have more than {limit} bits.", limit=MAX_BITS)
    )
