"""Sums, mixtures and maps of distributions without a last row, exactly."""

from __future__ import annotations

from fractions import Fraction
from math import gcd, lcm

from rolcli.exact import divide, parts
from rolcli.odds.budget import zeros
from rolcli.odds.distribution import Distribution, from_chances
from rolcli.odds.endless import NOTHING, Endless
from rolcli.odds.pairs import opposed
from rolcli.odds.polynomial import repeated
from rolcli.odds.series import Series, gathered, multiplied, raised, rows_of_sum, sections
from rolcli.odds.series import added as sum_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Inner


def of_distribution(law: Distribution, offset: Any, unit: Any) -> Series:
    """Give the polynomial of a distribution whose values are ``offset + unit * k``."""
    if type(law.values) is range and unit == 1 and offset == 0:
        step = law.values.step if len(law) > 1 else 1
        top = zeros(step * (len(law) - 1) + 1)
        top[::step] = law.weights
        return Series(law.values[0], top, law.denominator)
    n, d = parts(unit)
    terms = {}
    for value, weight in law.items():
        a, b = parts(value - offset)
        terms[a * d // (b * n)] = weight
    return Series.of(terms, law.denominator)


def units_of(law: Distribution | Endless) -> tuple[int, int]:
    """Give the greatest n/d of which all distances between values are multiples."""
    if isinstance(law, Endless):
        return parts(law.unit)
    if type(law.values) is range:
        return (law.values.step if len(law) > 1 else 0), 1
    n, d = 0, 1
    for value in law.values:
        a, b = parts(value - law.values[0])
        common = lcm(d, b)
        n, d = gcd(n * (common // d), a * (common // b)), common
    return n, d


def together(*laws: Distribution | Endless) -> tuple[list[tuple[Series, Series]], Any]:
    """Give each law's series from its own offset over one common unit, and that unit."""
    n, d = 0, 1
    for a, b in map(units_of, laws):
        common = lcm(d, b)
        n, d = gcd(n * (common // d), a * (common // b)), common
    unit = divide(n, d) if n else 1
    out = []
    for law in laws:
        if isinstance(law, Endless):
            by = Fraction(*parts(law.unit)) / Fraction(*parts(unit))
            out.append((law.up.stretched(int(by)), law.down.stretched(int(by))))
        else:
            out.append((of_distribution(law, law.values[0], unit), NOTHING))
    return out, unit


def offset_of(law: Distribution | Endless) -> Any:
    """Give the value that the series of ``together`` counts from."""
    return law.offset if isinstance(law, Endless) else law.values[0]


def marks_at(points: list[Any]) -> Distribution:
    """Give a distribution of points and 0, so that a common unit measures them too."""
    values = sorted({0, *points})
    return Distribution(values, [1] * len(values), len(values))


def added(a: Distribution | Endless, b: Distribution | Endless, budget: Budget) -> Endless:
    """Give the sum of two that are thrown apart, at least one of them endless."""
    ((up, down), (rise, fall)), unit = together(a, b)
    ups = [multiplied(up, rise, budget)]
    downs = [multiplied(down, fall, budget)]
    for one, other in ((up, fall), (rise, down)):
        if one.top and other.top:
            over, under = opposed(one, other, budget)
            ups.append(over)
            downs.append(under)
    goes_on = max(one.goes_on for one in (a, b) if isinstance(one, Endless))
    return Endless(
        gathered(sum_of(ups, budget)), gathered(sum_of(downs, budget)), goes_on, budget.node,
        offset_of(a) + offset_of(b), unit,
    )


def negated(one: Endless) -> Endless:
    """Change the sign of every value."""
    return Endless(one.down, one.up, one.goes_on, one.node, -one.offset, one.unit)


def affine(one: Endless, factor: Inner, by: Inner) -> Endless:
    """Multiply every value by a number that is not 0, and add another."""
    if factor < 0:
        return affine(negated(one), -factor, by)
    return Endless(
        one.up, one.down, one.goes_on, one.node, one.offset * factor + by, one.unit * factor
    )


def powered(one: Endless, count: int, budget: Budget) -> Endless:
    """Give the sum of ``count`` throws."""
    if one.up.top and one.down.top:
        return repeated(one, count, lambda a, b: added(a, b, budget))
    return Endless(
        raised(one.up, count, budget) if one.up.top else NOTHING,
        raised(one.down, count, budget) if one.down.top else NOTHING,
        one.goes_on, budget.node, one.offset * count, one.unit,
    )


def mixed(
    several: list[tuple[int, Distribution | Endless]], total: int, budget: Budget
) -> Endless:
    """Mix, each with its weight out of ``total``; at least one of them is endless."""
    base = next(law for _, law in several if isinstance(law, Endless)).offset
    points = [offset_of(law) - base for _, law in several]
    pairs, unit = together(*[law for _, law in several], marks_at(points))
    ups, downs = [], []
    for (weight, _), (up, down), point in zip(several, pairs[:-1], points, strict=True):
        move = Fraction(*parts(point)) / Fraction(*parts(unit))
        ups.append(up.shifted(int(move)).scaled(weight, total))
        downs.append(down.shifted(-int(move)).scaled(weight, total))
    goes_on = max(law.goes_on for _, law in several if isinstance(law, Endless))
    return Endless(
        mixture(ups, budget), mixture(downs, budget), goes_on, budget.node, base, unit
    )


def mixture(parts: list[Series], budget: Budget) -> Series:
    """Add up weighted series; rows are listed part by part, which is shorter than from the sum."""
    parts = [one for one in parts if one.top]
    total = gathered(sum_of(parts, budget))
    if len(parts) > 1 and total.factors:
        total.lister = lambda count, work: rows_of_sum(parts, total.start, count, work)
    return total


class Course:
    """How a function runs on: from ``edge`` on, away from 0, ``period`` steps add as much."""

    __slots__ = ("edge", "period")

    def __init__(self, edge: int, period: int = 1) -> None:
        self.edge = edge
        self.period = period


def mapped(
    one: Endless, function: Callable[[Any], Any], course: Course, budget: Budget
) -> Distribution | Endless:
    """Apply a function whose course is known to every value."""
    listed: dict[Any, Fraction] = {}
    tails: list[tuple[int, Any, Any, Series]] = []
    for series, sign in ((one.up, 1), (one.down, -1)):
        if not series.top:
            continue
        if not series.factors:
            edge = series.start + len(series.top)
        else:
            edge = max(course.edge, series.start)
        count = edge - series.start
        rows, below = series.rows(count, budget) if count > 0 else ([], 1)
        rows = rows[: max(count, 0)]
        for k, weight in enumerate(rows, series.start):
            if weight:
                value = function(one.value(sign * k))
                listed[value] = listed.get(value, 0) + Fraction(weight, below)
        if not series.factors:
            continue
        rest = sum_of([series, Series(series.start, [-w for w in rows], below)], budget)
        for r, part in enumerate(sections(rest.shifted(-edge), course.period, budget)):
            if not part.top:
                continue
            first = function(one.value(sign * (edge + r)))
            rise = function(one.value(sign * (edge + r + course.period))) - first
            if rise == 0:
                listed[first] = listed.get(first, 0) + part.whole()
            else:
                tails.append((1 if rise > 0 else -1, first, abs(rise), part))
    parts_of: list[tuple[int, Distribution | Endless]] = []
    if listed:
        parts_of.append((1, from_chances(listed)))
    for sign, first, rise, part in tails:
        up, down = (part, NOTHING) if sign > 0 else (NOTHING, part)
        parts_of.append((1, Endless(up, down, one.goes_on, one.node, first, rise)))
    if not tails:
        return parts_of[0][1]
    return mixed(parts_of, 1, budget)
