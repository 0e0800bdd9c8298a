"""Fractions of huge numbers that are not brought to lowest terms.

The greatest common divisor of two numbers takes time in proportion to the
square of their digits: seconds from a million bits on.
"""

from __future__ import annotations

from fractions import Fraction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LONG = 1 << 15
"""Denominators of more bits are left as they are."""


def ratio(numerator: int, denominator: int) -> Fraction:
    """Make a fraction; one of huge numbers only in lowest terms where they are small."""
    if denominator.bit_length() <= LONG:
        return Fraction(numerator, denominator)
    halves, rest = divmod(2 * numerator, denominator)
    if not rest:
        return Fraction(halves, 2)
    out: Unreduced = object.__new__(Unreduced)
    out._numerator, out._denominator = numerator, denominator
    return out


def lowest(value: Any) -> Any:
    """Bring a number to lowest terms where it is not."""
    if type(value) is Unreduced:
        return Fraction(value.numerator, value.denominator)
    return value


class Unreduced(Fraction):
    """A fraction that may have common factors; reckoning with it brings it to lowest terms.

    Order, hash, rounding and conversion do not need lowest terms.
    """

    __slots__ = ()
    _numerator: int
    _denominator: int

    def __eq__(self, other: object) -> bool:
        if type(other) is int or isinstance(other, Fraction):
            return self.numerator * other.denominator == other.numerator * self.denominator
        return super().__eq__(other)

    __hash__ = Fraction.__hash__

    def __reduce__(self) -> Any:
        return ratio, (self.numerator, self.denominator)

    def __neg__(self) -> Fraction:
        return ratio(-self.numerator, self.denominator)

    def __abs__(self) -> Fraction:
        return ratio(abs(self.numerator), self.denominator)

    def __add__(self, other: Any) -> Any:
        return lowest(self) + lowest(other)

    def __radd__(self, other: Any) -> Any:
        return lowest(other) + lowest(self)

    def __sub__(self, other: Any) -> Any:
        return lowest(self) - lowest(other)

    def __rsub__(self, other: Any) -> Any:
        if type(other) is int:
            return ratio(other * self.denominator - self.numerator, self.denominator)
        return lowest(other) - lowest(self)

    def __mul__(self, other: Any) -> Any:
        return lowest(self) * lowest(other)

    def __rmul__(self, other: Any) -> Any:
        return lowest(other) * lowest(self)

    def __truediv__(self, other: Any) -> Any:
        return lowest(self) / lowest(other)

    def __rtruediv__(self, other: Any) -> Any:
        return lowest(other) / lowest(self)

    def __pow__(self, other: Any) -> Any:
        return lowest(self) ** lowest(other)
