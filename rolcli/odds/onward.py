"""An order of rolls that run on without end, exactly.

Beyond some number every such roll repeats itself, each time less likely by its ratio (of
several dice: by that and a polynomial in how often that was). What the places of a roll come
to is then, as a function of how often that was, a sum of powers of products of ratios. So
finitely many repetitions stand for all that follow: each weighs what makes the sums of those
powers right.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, product
from math import lcm, prod

from rolcli.odds.budget import Budget
from rolcli.odds.roots import lone
from rolcli.odds.series import added

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.odds.series import Series
    from rolcli.odds.weighted import Tail, Weighted

    Chances = dict[Any, Fraction]

MOST = 24
"""The most repetitions that are listed beyond the rows."""


class Onward:
    """How a roll runs on: what of its key moves, the chances of that, and how it repeats.

    From ``regular`` on, the chance of a number is ``ratio`` times that of the number
    ``period`` before it, but for a polynomial of a degree below ``times``.
    """

    __slots__ = ("index", "key", "period", "ratio", "regular", "series", "times")

    def __init__(self, key: Any, index: int | None, series: Series) -> None:
        self.key = key
        self.index = index
        self.series = series
        first, value, self.period = single(series) or (1, 0, 1)
        (self.times,) = series.factors.values()
        self.ratio = Fraction(value, first)
        self.regular = series.start + len(series.top)

    def at(self, number: int) -> Any:
        """Give the key of a number."""
        if self.index is None:
            return number
        return (*self.key[: self.index], number, *self.key[self.index + 1 :])


def single(series: Series) -> tuple[int, int, int] | None:
    """Give first, value and step of the one factor ``first - value x^step``, if it is that."""
    if len(series.factors) != 1:
        return None
    (factor,) = series.factors
    return lone(factor)


def onward(roll: Weighted) -> Onward | None:
    """Tell how a roll runs on; None where that is not known."""
    series = []
    how: set[Any] = set()
    for tail in roll.tails:
        moved = move_of(tail)
        if moved is None or tail.places is None:
            return None
        index, number, step = moved
        if step < 0:
            return None
        rest = tail.here if index is None else tail.here[:index] + tail.here[index + 1 :]
        how.add((index, None if index is None else rest))
        one = tail.places.stretched(step).shifted(number)
        series.append(one.scaled(tail.mass.numerator, tail.mass.denominator))
    together = added(series, Budget())
    if len(how) != 1 or single(together) is None:
        return None
    return Onward(roll.tails[0].here, how.pop()[0], together)


def move_of(tail: Tail) -> tuple[int | None, int, int] | None:
    """Give which part of a key moves (None: all of it), from which number, by which step."""
    here, there = tail.here, tail.next
    if isinstance(here, int):
        return (None, int(here), there - here) if there != here else None
    places = [i for i, (a, b) in enumerate(zip(here, there, strict=True)) if a != b]
    if len(places) != 1:
        return None
    return places[0], here[places[0]], there[places[0]] - here[places[0]]


def prolonged(rolls: Sequence[Weighted]) -> list[tuple[Chances, Chances]] | None:
    """Give for each roll its chances up to some key, and what its own keys weigh in its places.

    Up to the last key that weighs anything, the chances are all there are. None where no
    roll runs on, or where it is not known how.
    """
    ways = {id(roll): onward(roll) for roll in rolls if roll.tails}
    known = [way for way in ways.values() if way is not None]
    indexes = {way.index for way in known}
    if not known or len(known) < len(ways) or len(indexes) != 1 or not all(map(complete, rolls)):
        return None
    (index,) = indexes
    period = lcm(*[way.period for way in known])
    ratios = [
        (way.ratio ** (period // way.period), way.times)
        for way in (ways.get(id(roll)) for roll in rolls) if way is not None
    ]
    numbers = {id(roll): [key if index is None else key[index] for key, _ in roll.items]
               for roll in rolls}
    start = max([way.regular for way in known] + [max(some, default=0) + 1
                                                  for some in numbers.values()])
    repeated = repetitions(ratios)
    if repeated is None:
        return None
    end = start + period * len(repeated)
    found = {id(roll): listed(roll, ways.get(id(roll)), end) for roll in rolls}
    out = []
    for roll in rolls:
        chances = found[id(roll)]
        mine = {}
        for key, chance in chances.items():
            number = key if index is None else key[index]
            times = (number - start) // period
            mine[key] = chance * repeated[times] if number >= start else chance
        out.append((chances, mine))
    return out


def agree(roll: Weighted, deeper: Weighted) -> bool:
    """Tell whether the tails of a roll go on as the rows of one of which more are listed."""
    chances = {key: Fraction(weight, roll.denominator) for key, weight in roll.items}
    for tail in roll.tails:
        moved = move_of(tail)
        if moved is None or tail.places is None:
            return False
        index, number, step = moved
        rows, below = tail.places.rows(len(deeper.items), Budget())
        for place, weight in enumerate(rows, tail.places.start):
            if weight:
                at = number + place * step
                key = at if index is None else (*tail.here[:index], at, *tail.here[index + 1 :])
                chances[key] = chances.get(key, Fraction(0)) + tail.mass * Fraction(weight, below)
    beyond = [(tail.here, tail.here < tail.next) for tail in deeper.tails]
    return all(
        chances.get(key, 0) * deeper.denominator == weight for key, weight in deeper.items
        if not any(here <= key if rises else here >= key for here, rises in beyond)
    )


def complete(roll: Weighted) -> bool:
    """Tell whether rows and tails are all of a roll."""
    rows = Fraction(sum([weight for _, weight in roll.items]), roll.denominator)
    return rows + sum([tail.mass for tail in roll.tails], Fraction(0)) == 1


def listed(roll: Weighted, way: Onward | None, end: int) -> Chances:
    """List the chances of a roll below a number."""
    out = {key: Fraction(weight, roll.denominator) for key, weight in roll.items}
    if way is not None:
        count = end - way.series.start
        rows, below = way.series.rows(count, Budget())
        for place, weight in enumerate(rows[:count], way.series.start):
            if weight:
                key = way.at(place)
                out[key] = out.get(key, Fraction(0)) + Fraction(weight, below)
    return out


def repetitions(ratios: Sequence[tuple[Fraction, int]]) -> list[Fraction] | None:
    """Give the weights with which the first repetitions stand for all; None if too many.

    They are the coefficients of the polynomial that is ``1 / (1 - x)`` wherever x is a
    product of some of the ratios, and, with a ratio of more ``times``, in derivatives as well.
    """
    counts = {one: ratios.count(one) for one in ratios}
    if prod([count + 1 for count in counts.values()]) > 4 * MOST:
        return None
    points: dict[Fraction, int] = {}
    for powers in product(*[range(count + 1) for count in counts.values()]):
        if any(powers):
            point, often = Fraction(1), 1
            for (ratio, times), power in zip(counts, powers, strict=True):
                point *= ratio**power
                often += (times - 1) * power
            points[point] = max(points.get(point, 0), often)
    if sum(points.values()) > MOST:
        return None
    poly = [Fraction(1)]  # (x - point) (x - other point) ..., from x^0 up
    for point, often in points.items():
        for _ in range(often):
            higher, lower = [Fraction(0), *poly], [*poly, Fraction(0)]
            poly = [a - point * b for a, b in zip(higher, lower, strict=True)]
    whole = sum(poly)
    # 1 - poly / whole, divided by 1 - x
    return [1 - below / whole for below in accumulate(poly[:-1])]
