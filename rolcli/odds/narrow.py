"""A tail after a comparison: how it goes on where another roll is more, the same or less.

What is compared moves with the tail, and the more it has moved, the more likely it is that the
other roll is less. The chances of both are quotients of polynomials, and so are their products
place by place.
"""

from __future__ import annotations

from fractions import Fraction

from rolcli.odds.beyond import before, laws_of, number_of, period_of
from rolcli.odds.budget import Budget
from rolcli.odds.endless import Endless
from rolcli.odds.pairs import ONE_LESS, term_by_term
from rolcli.odds.running import negated
from rolcli.odds.series import Series, added, multiplied, sections
from rolcli.odds.weighted import Origin, Tail

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.odds.ranking import Standing

    Three = list[Series]
    """The chances of the places of a tail where the other roll is more, the same, less."""


def compared(tail: Tail, keys: Sequence[Any], other: Standing, budget: Budget) -> Three | None:
    """Part the chances of a tail's places by how another roll compares with its keys.

    ``keys`` are what is compared at the first places. None where it is not known well enough.
    """
    places, period, law = tail.places, period_of(keys), whole_of(other, budget)
    if places is None or not period or law is None or any(before(key) for key in keys):
        return None
    parts: tuple[list[Series], ...] = ([], [], [])
    for place, series in enumerate(sections(places, period, budget)):
        if series.top:
            first = number_of(keys[place])
            step = number_of(keys[place + period]) - first
            for some, one in zip(parts, beside(series, first, step, law, budget), strict=True):
                some.append(one.stretched(period).shifted(place))
    return [added(some, budget) for some in parts]


def beside(places: Series, first: int, step: int, law: Endless, budget: Budget) -> Three:
    """Part the chances of places at which a number is ``first``, and ``step`` more at each."""
    if step < 0:
        return beside(places, -first, -step, negated(law), budget)[::-1]
    if step == 0:
        less, same = law.below(first), law.exactly(first)
        shares = 1 - less - same, same, less
        return [places.scaled(share.numerator, share.denominator) for share in shares]
    onward = from_number(law, first, budget)
    less = law.below(first)
    below = [Series(0, [less.numerator], less.denominator), onward.shifted(1)]
    reached = multiplied(added(below, budget), Series(0, [1], 1, {ONE_LESS: 1}), budget)
    same_there, less_there = (
        term_by_term(places, sections(one, step, budget)[0], budget) for one in (onward, reached)
    )
    rest = added([places, same_there.scaled(-1), less_there.scaled(-1)], budget)
    return [rest, same_there, less_there]


def from_number(law: Endless, first: int, budget: Budget) -> Series:
    """Give the chances of a number and all above it, counted from it on."""
    count = max(first - law.up.start, 0)
    rows, below = law.up.rows(count, budget) if count else ([], 1)
    parts = [law.up.shifted(-first)]
    parts.append(Series(law.up.start - first, [-weight for weight in rows[:count]], below))
    more = -first - law.down.start + 1  # how many that run down are not below it
    if law.down.top and more > 0:
        rows, below = law.down.rows(more, budget)
        listed = {-law.down.start - k - first: weight for k, weight in enumerate(rows[:more])}
        parts.append(Series.of(listed, below))
    return added(parts, budget)


def whole_of(roll: Standing, budget: Budget) -> Endless | None:
    """Give the law of a roll of whole numbers, rows and tails together."""
    if any(before(key) for key in roll.keys):
        return None
    listed = {number_of(key): w for key, w in zip(roll.keys, roll.weights, strict=True)}
    ups, downs = [Series.of(listed, roll.denominator)], []
    for first, mass, law in laws_of(roll):
        if first or law is None:
            return None
        ups.append(law.up.scaled(mass.numerator, mass.denominator))
        downs.append(law.down.scaled(mass.numerator, mass.denominator))
    return Endless(added(ups, budget), added(downs, budget), Fraction(1, 2))


def narrowed(tail: Tail, series: Series) -> Tail:
    """Give a tail where only some of the chances of its places are left."""
    left, first, second = series.moments()
    if not left:
        return tail.parted()
    scale = tail.mass / left
    origin = Origin([(1 / left, series)])
    return Tail(tail.here, tail.next, tail.mass, first * scale, second * scale, origin)


def between(places: Series, beside: Sequence[Three], count: int) -> Series:
    """Give the chances of places at which the other roll reaches ``count`` of some limits."""
    budget = Budget()
    reached = places if count == 0 else added(beside[count - 1][:2], budget)
    if count == len(beside):
        return reached
    more, same, _ = beside[count]
    return added([reached, more.scaled(-1), same.scaled(-1)], budget)
