"""Very large and very small numbers in scientific notation, by integers alone."""

from __future__ import annotations

from math import floor, log10

LONG = 2048
"""Numbers of more bits are worth cutting."""
PRECISION = 320
"""How many leading bits are left then."""
GUARD = 64
"""How many bits behind the point are looked at."""


def scientific(n: int, d: int, significant: int) -> str:
    """Write n/d (n != 0, d > 0) as ``1.234e-778``, correctly rounded, a half away from zero."""
    sign, n = ("-", -n) if n < 0 else ("", n)
    exponent = floor(log10(n) - log10(d))
    while True:  # at most a step or two: 10^exponent <= n/d < 10^(exponent + 1)
        mantissa = scaled(n, d, significant - 1 - exponent)
        if mantissa >= 10**significant:
            exponent += 1
        elif mantissa < 10 ** (significant - 1):
            exponent -= 1
        else:
            break
    text = str(mantissa)
    tail = text[1:].rstrip("0")
    return f"{sign}{text[0]}{'.' if tail else ''}{tail}e{exponent}"


def scaled(n: int, d: int, shift: int) -> int:
    """Give n/d times 10^shift, rounded to the nearest, a half up.

    Long numbers are cut to their leading bits first; where that leaves the
    rounding in doubt, they are not.
    """
    power = abs(shift)
    if max(n.bit_length(), d.bit_length(), 4 * power) > LONG:
        ten, ten_bits = leading_power(power)
        top, top_bits = leading(n)
        bottom, bottom_bits = leading(d)
        if shift >= 0:
            top, top_bits = top * ten, top_bits + ten_bits
        else:
            bottom, bottom_bits = bottom * ten, bottom_bits + ten_bits
        move = top_bits - bottom_bits + GUARD
        near = (top << move) // bottom if move >= 0 else top // (bottom << -move)
        near += 1 << (GUARD - 1)
        if 16 < near % (1 << GUARD) < (1 << GUARD) - 16 and near.bit_length() < PRECISION // 2:
            return near >> GUARD
    if shift >= 0:
        n *= 10**power
    else:
        d *= 10**power
    return (2 * n + d) // (2 * d)


def leading(value: int) -> tuple[int, int]:
    """Give the leading bits of a number, and how many were cut off behind them."""
    cut = max(0, value.bit_length() - PRECISION)
    return value >> cut, cut


def leading_power(power: int) -> tuple[int, int]:
    """Give the leading bits of 10^power, nearly, and how many stand behind them."""
    result, bits = 1, 0
    for digit in f"{power:b}":
        result, cut = leading(result * result)
        bits = 2 * bits + cut
        if digit == "1":
            result, cut = leading(result * 10)
            bits += cut
    return result, bits
