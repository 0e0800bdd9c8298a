"""Powers and products of polynomials with whole coefficients, as lists by exponent.

The distribution of a sum is a product of polynomials: the coefficient of x^k
counts the throws that come to k.
"""

from __future__ import annotations

from itertools import accumulate
from operator import sub

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    Poly = list[int]

SCHOOLBOOK = 600
"""Products of so few pairs are worked out one by one."""
BINARY = 24_000
"""Packed factors of so few bits are multiplied as integers, larger ones as decimals."""
PAIR = 0.25
"""Microseconds for a pair of small coefficients."""
DIGITS = 4000
"""Longest run of decimal digits that is read or written at once (Python allows 4,300)."""


def uniform_power(sides: int, count: int) -> Poly:
    """Give ``(1 + x + ... + x^(sides-1)) ** count``.

    Its logarithmic derivative is a ratio of polynomials of four terms, so each
    coefficient follows from three earlier ones, whatever the sides.
    """
    if count == 0 or sides == 1:
        return [1]
    if count <= 3 and sides * count <= 600:
        out = [1] * sides
        for _ in range(count - 1):
            out = window_sums(out, sides)
        return out
    if sides == 2:
        return binomials(count)
    size = count * (sides - 1) + 1
    half = (size + 1) // 2
    out = [1] * half
    value = 1
    for k in range(1, min(half, sides)):
        value = value * (count + k - 1) // k
        out[k] = value
    for k in range(sides, half):
        value = (count + k - 1) * value + (k - sides - count * sides) * out[k - sides]
        if k > sides:
            value += (count * (sides - 1) - k + 1 + sides) * out[k - sides - 1]
        value //= k
        out[k] = value
    return out + out[: size - half][::-1]


def binomials(count: int) -> Poly:
    """Give ``(1 + x) ** count``."""
    out = [1]
    value = 1
    for k in range(1, count // 2 + 1):
        value = value * (count - k + 1) // k
        out.append(value)
    return out + out[: (count + 1) // 2][::-1]


def window_sums(poly: Poly, sides: int) -> Poly:
    """Multiply by ``1 + x + ... + x^(sides-1)``: a running sum over a window."""
    pad = [0] * (sides - 1)
    if sides == 1:
        return poly
    return list(accumulate(map(sub, poly + pad, [0] * sides + poly)))


def uniform_product(dice: Mapping[int, int]) -> Poly:
    """Multiply ``(1 + ... + x^(sides-1)) ** count`` over sides and counts that differ."""
    dice = {sides: count for sides, count in dice.items() if sides > 1 and count}
    if len(dice) <= 1:
        for sides, count in dice.items():
            return uniform_power(sides, count)
        return [1]
    size = sum(count * (sides - 1) for sides, count in dice.items()) + 1
    return by_logarithm(dice, size)


def logarithm_cost(kinds: int, rows: int, bits: int) -> float:
    """Estimate the microseconds of a product of powers of so many kinds of uniform dice."""
    if kinds == 1:
        return rows * (0.3 + bits / 8_000)
    return rows * 2.0**kinds * (0.25 + bits / 9_000)


def by_logarithm(dice: Mapping[int, int], size: int) -> Poly:
    """Multiply powers of uniform dice by one recurrence, half of it mirrored."""
    factors = {(sides, 1, 1): count for sides, count in dice.items()}
    factors[1, 1, 1] = factors.get((1, 1, 1), 0) - sum(dice.values())
    half = by_factors(factors, (size + 1) // 2, 1)
    return half + half[: size // 2][::-1]


def exploding_power(sides: int, count: int, depth: int) -> Poly:
    """Weigh ``count`` uniform dice that explode on their highest face to a depth.

    Out of ``sides ** (count * (depth + 1))``; the first coefficient is that of
    ``count``. One die is ``x (1 - x^(s-1)) / (1 - x)``, the faces that end it, times
    the geometric sum of ``x^s / s``.
    """
    factors: dict[tuple[int, int, int], int] = {}
    for factor, power in (
        ((sides - 1, 1, 1), count),
        ((1, 1, 1), -count),
        ((sides * (depth + 1), 1, sides ** (depth + 1)), count),
        ((sides, 1, sides), -count),
    ):
        factors[factor] = factors.get(factor, 0) + power
    size = count * (sides - 2 + sides * depth) + 1
    return by_factors(factors, size, sides ** (depth * count))


def by_factors(factors: Mapping[tuple[int, int, int], int], size: int, first: int) -> Poly:
    """Multiply powers of ``c - b x^m``, given as (m, b, c) -> power, which may be negative.

    The logarithmic derivative of the product is B / A with few terms, so that
    A q' = B q gives each coefficient from few earlier ones; ``first`` is q's first.
    """
    factors = {factor: power for factor, power in factors.items() if power}

    def product(without: object) -> dict[int, int]:
        out = {0: 1}
        for factor in factors:
            if factor != without:
                m, b, c = factor
                longer: dict[int, int] = {}
                for exponent, value in out.items():
                    longer[exponent] = longer.get(exponent, 0) + value * c
                    longer[exponent + m] = longer.get(exponent + m, 0) - value * b
                out = longer
        return out

    a = product(None)
    right: dict[int, int] = {}
    for (m, b, c), power in factors.items():
        for exponent, value in product((m, b, c)).items():
            place = exponent + m - 1
            right[place] = right.get(place, 0) - value * power * b * m
    # j a[0] q_j = sum over o of (right[o-1] - a[o] (j-o)) q_(j-o)
    steps = [
        (o, right.get(o - 1, 0) + a.get(o, 0) * o, a.get(o, 0))
        for o in sorted({*a, *(e + 1 for e in right)})
        if o and (right.get(o - 1) or a.get(o))
    ]
    lead = a[0]
    out = [first]
    for j in range(1, size):
        value = 0
        for o, fixed, slope in steps:
            if o > j:
                break
            value += (fixed - slope * j) * out[j - o]
        out.append(value // (j * lead))
    return out

def power(base: Poly, count: int) -> Poly:
    """Raise to a power; ``base[0]`` is not 0."""
    if count == 0:
        return [1]
    if count == 1:
        return list(base)
    first = base[0]
    if base.count(first) == len(base):
        out = uniform_power(len(base), count)
        return out if first == 1 else scaled(out, first**count)
    terms = [(i, value) for i, value in enumerate(base) if value and i]
    size = count * (len(base) - 1) + 1
    if recurrence_cost(base, count) <= ladder_cost(base, count):
        return by_recurrence(first, terms, count, size)
    out = base
    for bit in bin(count)[3:]:
        out = convolve(out, out)
        if bit == "1":
            out = convolve(out, base)
    return out


def recurrence_cost(base: Poly, count: int) -> float:
    """Estimate the microseconds of a power by its recurrence."""
    terms = len(base) - base.count(0)
    one = sum(base).bit_length()
    bits = one * count
    pair = 0.2 + bits / 8_000 + one * bits / 2_000_000
    return (count * (len(base) - 1) + 1) * (terms + 1) * pair


def ladder_cost(base: Poly, count: int) -> float:
    """Estimate the microseconds of a power by repeated products."""
    bits = sum(base).bit_length()
    cost = 0.0
    power = 1
    for bit in bin(count)[3:]:
        rows = power * (len(base) - 1) + 1
        cost += longhand_cost(rows, rows, 2 * power * bits)
        power *= 2
        if bit == "1":
            power += 1
            cost += longhand_cost(2 * rows, len(base), power * bits)
    return cost


def longhand_cost(rows: int, others: int, bits: int) -> float:
    """Estimate the microseconds of a product of so many rows, its coefficients of so many bits."""
    if rows * others <= SCHOOLBOOK:
        return rows * others * pair_cost(bits)
    return product_cost(rows + others, bits)


def pair_cost(bits: float) -> float:
    """Estimate the microseconds of one pair of rows whose product has so many bits."""
    times = (bits / 2_500) ** 2 if bits < 30_000 else (bits / 1_250) ** 1.585
    return float(PAIR + bits / 12_000 + times)


def product_cost(rows: int, bits: int) -> float:
    """Estimate the microseconds of a packed product of so many rows and bits a row."""
    return rows * (0.7 + bits / 45 + bits * bits / 4_000_000 / (1 + bits / DIGITS)) + 20


def by_recurrence(first: int, terms: list[tuple[int, int]], count: int, size: int) -> Poly:
    """Raise a polynomial to a power: p q' = n p' q, one coefficient after the other."""
    out = [first**count]
    steps = [(i, (count + 1) * i * value, value) for i, value in terms]
    if len(steps) == 1:
        (step, _, value), top = steps[0], out[0]
        out = [0] * size
        out[0] = top
        for k in range(1, count + 1):
            top = top * ((count - k + 1) * value) // (k * first)
            out[k * step] = top
        return out
    for k in range(1, size):
        total = 0
        for i, rising, value in steps:
            if i > k:
                break
            total += (rising - k * value) * out[k - i]
        out.append(total // (k * first))
    return out


def scaled(poly: Poly, factor: int) -> Poly:
    """Multiply every coefficient."""
    return poly if factor == 1 else [value * factor for value in poly]


def convolve(a: Poly, b: Poly) -> Poly:
    """Multiply two polynomials with coefficients of 0 or more."""
    if len(a) < len(b):
        a, b = b, a
    if not b:
        return []
    if len(b) == 1:
        return scaled(a, b[0])
    if len(a) * len(b) <= SCHOOLBOOK:
        return schoolbook(a, b)
    one, other = max(a).bit_length(), max(b).bit_length()
    if schoolbook_cost(len(a), len(b), one, other) < product_cost(len(a) + len(b), one + other):
        return schoolbook(a, b)
    bits = (max(a) * sum(b)).bit_length()
    if len(a) * bits <= BINARY or (bits <= 40 and len(b) <= 64):
        width = (bits + 7) // 8
        packed = pack(a, width) * pack(b, width)
        return unpack(packed, width, len(a) + len(b) - 1)
    return decimal_product(a, b, bits)


def schoolbook_cost(rows: int, others: int, bits: int, other_bits: int) -> float:
    """Estimate the microseconds of a product pair by pair."""
    pair = 0.12 + (bits + other_bits) / 12_000 + bits * other_bits / 700_000
    return rows * others * pair


def convolution_cost(rows: int, others: int, bits: int, other_bits: int) -> float:
    """Estimate the microseconds of a product of so many rows of so many bits."""
    return min(
        schoolbook_cost(rows, others, bits, other_bits),
        product_cost(rows + others, bits + other_bits),
    )


def schoolbook(a: Poly, b: Poly) -> Poly:
    """Multiply pair by pair, row by row of the shorter factor."""
    size = len(a)
    out = [0] * (size + len(b) - 1)
    for shift, factor in enumerate(b):
        if factor == 1:
            for i, value in enumerate(a, shift):
                out[i] += value
        elif factor:
            for i, value in enumerate(a, shift):
                out[i] += value * factor
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
