"""Mean, deviation, median and ends of a distribution, reckoned from its rows."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt, lcm

from rolcli.odds.unreduced import LONG, ratio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.chances import OddsReport

FIGURES = ("mean", "variance", "median", "minimum", "maximum")
LEADING = 512
"""How many leading bits the variance is reckoned from where numbers are huge."""


def summarise(report: OddsReport, name: str) -> dict[str, Any]:
    """Give mean, variance, median, minimum and maximum of a quantity.

    What the report already knows is taken from it, None for what there is not. The
    median is the least value that at least half of the throws do not pass. All are
    exact, but for the variance of weights of more than 2^15 bits, which is right to
    500 bits.
    """
    table = report.tables[name]
    known = report.summary.get(name, {})
    if len(known) == len(FIGURES):
        return known
    items = table.items
    whole = sum(weight for _, weight in items)
    unit = lcm(1, *{value.denominator for value, _ in items})
    found: dict[str, int | Fraction] = {}
    first = 0
    if "mean" not in known or "variance" not in known:
        first = sum(int(value * unit) * weight for value, weight in items)
    found["mean"] = known["mean"] if "mean" in known else ratio(first, unit * whole)
    if "variance" in known:
        found["variance"] = known["variance"]
    else:
        centre = (2 * first + whole) // (2 * whole)  # near the mean little cancels out
        squares = sum((int(value * unit) - centre) ** 2 * weight for value, weight in items)
        found["variance"] = spread(squares, first - centre * whole, whole, unit)
    median = known.get("median")
    if median is None:
        reached = 0
        for value, weight in items:
            reached += weight
            if 2 * reached >= whole:
                median = value
                break
        assert median is not None
    found["median"] = median
    found["minimum"] = known.get("minimum", items[0][0])
    found["maximum"] = known.get("maximum", items[-1][0])
    return found


def spread(squares: int, moment: int, whole: int, unit: int) -> Fraction:
    """Give the variance: mean square less square of the mean, in parts of ``unit``."""
    if whole.bit_length() <= LONG:
        return Fraction(squares * whole - moment * moment, (unit * whole) ** 2)
    (s, more), (m, much), (w, most) = leading(squares), leading(abs(moment)), leading(whole)
    least = min(more + most, 2 * much)
    n = (s * w << (more + most - least)) - (m * m << (2 * much - least))
    move = least - 2 * most
    d = w * w * unit * unit
    return Fraction(n << move, d) if move >= 0 else Fraction(n, d << -move)


def leading(value: int) -> tuple[int, int]:
    """Give the leading bits of a number, and how many were cut off behind them."""
    cut = max(0, value.bit_length() - LEADING)
    return value >> cut, cut


def deviation(variance: int | Fraction, significant: int) -> tuple[int, int]:
    """Give the square root of a variance as n/d, rounded to at least so many significant digits."""
    n, d = variance.numerator, variance.denominator
    places = significant + max(0, (d.bit_length() - n.bit_length()) * 1233 // 8192 + 1)
    unit = 10**places
    return (isqrt(4 * n * unit * unit // d) + 1) // 2, unit
