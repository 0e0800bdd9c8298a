"""Lowest terms of many fractions over one large denominator, fast.

The denominators of dice are products of small primes. Dividing those out takes
time in proportion to the digits of the numerator; Euclid's way takes its square.
"""

from __future__ import annotations

from math import gcd

SMALL = 1000
"""Prime factors below this are found by trial."""


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
