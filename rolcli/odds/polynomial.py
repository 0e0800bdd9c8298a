"""Powers and products of polynomials with whole coefficients, as lists by exponent.

The distribution of a sum is a product of polynomials: the coefficient of x^k
counts the throws that come to k. Large factors are packed into one long number
each, whose product holds that of the polynomials.
"""

from __future__ import annotations

from itertools import accumulate
from itertools import count as counted
from operator import sub

from rolcli.odds.budget import zeros

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from rolcli.odds.budget import Budget

    Poly = list[int]
    T = TypeVar("T")

PAIRS = 600
"""Products of so few pairs are worked out one by one, whatever their size."""
PACKED = 360
"""How many times the work of adding up a packed product's bits its multiplication is."""
BINARY = 24_000
"""Packed factors of so few bits are multiplied as integers, larger ones as decimals."""
DIGITS = 4000
"""Longest run of decimal digits that is read or written at once (Python allows 4,300)."""


def trimmed(poly: Poly) -> tuple[int, Poly]:
    """Leave out zeros at both ends; give how many there were at the lower one."""
    if not poly or (poly[0] and poly[-1]):
        return 0, poly
    end = len(poly)
    while end and not poly[end - 1]:
        end -= 1
    start = 0
    while start < end and not poly[start]:
        start += 1
    return start, poly[start:end]


def plus(a: Poly, b: Poly, shift: int, factor: int, budget: Budget) -> Poly:
    """Add b, multiplied by a number and by x^shift, to a."""
    budget.spend(len(b), factor.bit_length())
    out = a + zeros(shift + len(b) - len(a))
    if factor == 1:
        for k, value in enumerate(b, shift):
            out[k] += value
    else:
        for k, value in enumerate(b, shift):
            if value:
                out[k] += value * factor
    return out


def scaled(poly: Poly, factor: int) -> Poly:
    """Multiply every coefficient."""
    return poly if factor == 1 else [value * factor for value in poly]


def width(poly: Poly) -> int:
    """Give the bits of the largest coefficient."""
    return max(max(poly), -min(poly)).bit_length()


def product(a: Poly, b: Poly, budget: Budget) -> Poly:
    """Multiply two polynomials."""
    if len(a) < len(b):
        a, b = b, a
    if not b:
        return []
    if len(b) == 1:
        if b[0] != 1:
            budget.spend(len(a), width(a), b[0].bit_length())
        return scaled(a, b[0])
    if len(b) > 2 and b.count(b[0]) == len(b):
        budget.spend(len(a) * 2, width(a))
        return scaled(running_sums(a, len(b)), b[0])
    if len(a) * len(b) <= PAIRS:
        budget.spend(len(a) * len(b), width(a), width(b))
        return pair_by_pair(a, b)
    one, other = width(a), width(b)
    pairs = budget.work((len(b) - b.count(0)) * len(a), one, other)
    signed = min(a) < 0 or min(b) < 0
    packed = budget.work(len(a) + len(b), (one + other) * PACKED) * (2 if signed else 1)
    if pairs <= packed:
        budget.work_off(pairs)
        return pair_by_pair(a, b)
    budget.work_off(packed)
    return in_halves(a, b) if signed else packed_product(a, b)


def running_sums(a: Poly, size: int) -> Poly:
    """Multiply by ``1 + x + ... + x^(size-1)``."""
    pad = [0] * (size - 1)
    return list(accumulate(map(sub, a + pad, [0] * size + a)))


def in_halves(a: Poly, b: Poly) -> Poly:
    """Multiply polynomials that have negative coefficients: these apart from the others."""
    out = [0] * (len(a) + len(b) - 1)
    for one, sign in ((a, 1), (a, -1)):
        mine = [max(sign * value, 0) for value in one]
        for other, turn in ((b, 1), (b, -1)):
            theirs = [max(turn * value, 0) for value in other]
            if any(mine) and any(theirs):
                for k, value in enumerate(packed_product(mine, theirs)):
                    out[k] += sign * turn * value
    return out


def pair_by_pair(a: Poly, b: Poly) -> Poly:
    """Multiply row by row of the second factor."""
    out = [0] * (len(a) + len(b) - 1)
    for shift, factor in enumerate(b):
        if factor == 1:
            for i, value in enumerate(a, shift):
                out[i] += value
        elif factor:
            for i, value in enumerate(a, shift):
                out[i] += value * factor
    return out


def packed_product(a: Poly, b: Poly) -> Poly:
    """Multiply polynomials without negative coefficients as two long numbers."""
    bits = (max(a) * sum(b)).bit_length()
    if len(a) * bits <= BINARY or (bits <= 40 and len(b) <= 64):
        room = (bits + 7) // 8
        packed = pack(a, room) * pack(b, room)
        return unpack(packed, room, len(a) + len(b) - 1)
    return decimal_product(a, b, bits)


def power(base: Poly, count: int, budget: Budget) -> Poly:
    """Raise to a power of 0 or more; ``base[0]`` is not 0.

    Either by p q' = n p' q, which gives one coefficient after the other from as many
    earlier ones as the base has terms, or by repeated products, whichever is less work.
    """
    if count == 0:
        return [1]
    if count == 1:
        return base
    first = base[0]
    if len(base) == 2:
        budget.spend(count, (abs(first) + abs(base[1])).bit_length() * count, 16)
        return binomial(first, base[1], count)
    terms = [(i, value) for i, value in enumerate(base) if value and i]
    if not terms:
        return [first**count]
    bits, own = sum(map(abs, base)).bit_length() * count, width(base)
    size = count * (len(base) - 1) + 1
    steps = count + 1 if len(terms) == 1 else size
    recurrence = budget.work(steps * (len(terms) + 1), bits // 2, own + size.bit_length())
    ladder = budget.work(3 * size, bits * PACKED // 2)
    if recurrence <= ladder or min(base) < 0:
        budget.work_off(recurrence)
        return by_recurrence(first, terms, count, size)
    return repeated(base, count, lambda a, b: product(a, b, budget))


def repeated(one: T, count: int, together: Callable[[T, T], T]) -> T:
    """Put equal ones together, 1 or more, in as few steps as there are binary digits."""
    out = one
    for bit in bin(count)[3:]:
        out = together(out, out)
        if bit == "1":
            out = together(out, one)
    return out


def binomial(first: int, second: int, count: int) -> Poly:
    """Raise ``first + second x`` to a power."""
    top = first**count
    out = [top]
    for up, down in zip(range(count * second, 0, -second), counted(first, first), strict=False):
        top = top * up // down
        out.append(top)
    return out


def by_recurrence(first: int, terms: list[tuple[int, int]], count: int, size: int) -> Poly:
    """Raise a polynomial to a power: p q' = n p' q, one coefficient after the other."""
    out = [first**count]
    steps = [(i, (count + 1) * i * value, value) for i, value in terms]
    if len(steps) == 1:
        step, _, value = steps[0]
        out = [0] * size
        out[::step] = binomial(first, value, count)
        return out
    for k in range(1, size):
        total = 0
        for i, rising, value in steps:
            if i > k:
                break
            total += (rising - k * value) * out[k - i]
        out.append(total // (k * first))
    return out


def pack(poly: Poly, width: int) -> int:
    """Write the coefficients side by side, each in ``width`` bytes."""
    return int.from_bytes(b"".join([value.to_bytes(width, "little") for value in poly]), "little")


def unpack(packed: int, width: int, size: int) -> Poly:
    """Read coefficients that were written side by side."""
    raw = packed.to_bytes(width * size, "little")
    read = int.from_bytes
    return [read(raw[i : i + width], "little") for i in range(0, width * size, width)]


def decimal_product(a: Poly, b: Poly, bits: int) -> Poly:
    """Multiply packed decimal numbers: the decimal module has a fast transform, int has not."""
    from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal

    width = bits * 30103 // 100_000 + 1
    size = len(a) + len(b) - 1
    context = Context(prec=width * (size + 1), Emax=MAX_EMAX, Emin=MIN_EMIN)
    one = Decimal(written(a, width))
    other = one if a is b else Decimal(written(b, width))
    digits = str(context.multiply(one, other)).rjust(width * size, "0")
    read = int if width <= DIGITS else long_int
    return [read(digits[i : i + width]) for i in range(width * (size - 1), -1, -width)]


def written(poly: Poly, width: int) -> str:
    """Write the coefficients side by side in decimal digits, the highest exponent first."""
    if width <= DIGITS:
        return "".join([str(value).rjust(width, "0") for value in reversed(poly)])
    return "".join([long_text(value).rjust(width, "0") for value in reversed(poly)])


def long_text(value: int) -> str:
    """Write an integer of any length in decimal digits."""
    if value.bit_length() < 3 * DIGITS:
        return str(value)
    half = value.bit_length() * 30103 // 200_000
    high, low = divmod(value, 10**half)
    return long_text(high) + long_text(low).rjust(half, "0")


def long_int(digits: str) -> int:
    """Read an integer of any length."""
    if len(digits) <= DIGITS:
        return int(digits)
    half = len(digits) // 2
    return int(long_int(digits[:-half]) * 10**half + long_int(digits[-half:]))
