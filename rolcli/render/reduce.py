"""Lowest terms of many fractions over one large denominator, fast.

The denominators of dice are products of small primes. Dividing those out takes
time in proportion to the digits of the numerator; Euclid's way takes its square.
"""

from __future__ import annotations

from functools import lru_cache, partial
from math import gcd

from rolcli.locale.numbers import MAX_DIGITS, digits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

SHORT = 600
"""Up to so many bits Euclid's way is the shorter one."""
FOR_A_PRIME = 300
"""What one more prime factor adds to that."""
SMALL = 1000
"""Prime factors below this are found by trial."""
REMEMBERED = 1000
"""The most denominators that are kept as text."""
HALVED = 5000
"""Integers of more bits are written in halves."""


class Reducer:
    """Finds what numerators have in common with one denominator."""

    __slots__ = ("denominator", "primes", "rest")

    def __init__(self, denominator: int) -> None:
        self.denominator = denominator
        self.primes: list[tuple[int, int]] = []
        rest = denominator
        for prime in range(2, SMALL):
            power = 0
            while rest % prime == 0:  # only primes get here with something left
                rest //= prime
                power += 1
            if power:
                self.primes.append((prime, power))
            if rest == 1:
                break
        self.rest = rest

    def common(self, n: int) -> int:
        """Give the greatest common divisor of a positive numerator and the denominator."""
        found = 1 if self.rest == 1 else gcd(n, self.rest)
        for prime, most in self.primes:
            if prime == 2:
                found <<= min(most, (n & -n).bit_length() - 1)
            elif n % prime == 0:
                found *= prime ** valuation(n, prime, most)
        return found


class Fractions:
    """Writes fractions over one large denominator in lowest terms."""

    __slots__ = ("_common", "_denominator", "_written")

    def __init__(self, denominator: int) -> None:
        self._denominator = denominator
        self._common: Callable[[int], int] = partial(gcd, denominator)
        bits = denominator.bit_length()
        if bits > SHORT:
            reducer = Reducer(denominator)
            if len(reducer.primes) * FOR_A_PRIME < bits:
                self._common = reducer.common
        self._written: dict[int, str] = {}  # lowest denominators, by what was divided out

    def text(self, n: int) -> str:
        """Write n over the denominator; nothing where it has more than 4,000 digits."""
        common = self._common(n)
        below = self._written.get(common)
        if below is None:
            if len(self._written) >= REMEMBERED:
                self._written.clear()
            lowest = self._denominator // common
            below = f"/{written(lowest)}" if digits(lowest) <= MAX_DIGITS else ""
            self._written[common] = below
        return written(n if common == 1 else n // common) + below if below else ""


def written(value: int) -> str:
    """Write an integer of 0 or more; in halves, for the time grows as the square of the digits."""
    if value.bit_length() < HALVED:
        return str(value)
    places = value.bit_length() * 1233 // 8192
    high, low = divmod(value, power_of_ten(places))
    return written(high) + written(low).rjust(places, "0")


@lru_cache(8)
def power_of_ten(places: int) -> int:
    """Give a power of ten, remembered for the next number of the same length."""
    return int(10**places)


def valuation(n: int, prime: int, most: int) -> int:
    """Tell how often a prime divides n, up to ``most``; n must not be 0."""
    if n % prime:
        return 0
    powers = [prime]  # prime^1, prime^2, prime^4 ... as long as they divide
    while 2 ** len(powers) <= most:
        square = powers[-1] * powers[-1]
        if n % square:
            break
        powers.append(square)
    count = 0
    for position in range(len(powers) - 1, -1, -1):
        quotient, left = divmod(n, powers[position])
        if not left:
            n = quotient
            count += 2**position
    return min(count, most)
