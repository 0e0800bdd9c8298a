"""Mean, deviation, median and ends of a distribution, reckoned exactly from its rows."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.chances import OddsReport


def summarise(report: OddsReport, name: str) -> dict[str, int | Fraction]:
    """Give mean, variance, median, minimum and maximum of a quantity.

    What the report already knows is taken from it. Where something was cut
    off, the figures are those of what is left. The median is the least value
    that at least half of the throws do not pass.
    """
    table = report.tables[name]
    known = report.summary.get(name, {})
    items = table.items
    whole = sum([weight for _, weight in items])
    found: dict[str, int | Fraction] = {}
    mean = known.get("mean")
    if mean is None:
        mean = Fraction(sum([value * weight for value, weight in items])) / whole
    found["mean"] = mean
    variance = known.get("variance")
    if variance is None:
        squares = Fraction(sum([value * value * weight for value, weight in items])) / whole
        variance = squares - mean * mean
    found["variance"] = variance
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


def deviation(variance: int | Fraction, significant: int) -> tuple[int, int]:
    """Give the square root of a variance as n/d, rounded to at least so many significant digits."""
    n, d = variance.numerator, variance.denominator
    places = significant + max(0, (d.bit_length() - n.bit_length()) * 1233 // 8192 + 1)
    unit = 10**places
    return (isqrt(4 * n * unit * unit // d) + 1) // 2, unit
