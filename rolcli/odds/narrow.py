"""A tail after a comparison: how it goes on where another roll is more, the same or less.

What is compared moves with the tail, and the more it has moved, the more likely it is that the
other roll is less. The chances of both are quotients of polynomials, and so are their products
place by place.
"""

from __future__ import annotations

from rolcli.odds.beyond import before, number_of, opposed, period_of
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

    from rolcli.odds.beyond import Beside
    from rolcli.odds.ranking import Standing

    Three = list[Series]
    """The chances of the places of a tail where the other roll is more, the same, less."""


def compared(tail: Tail, keys: Sequence[Any], other: Standing, budget: Budget) -> Three | None:
    """Part the chances of a tail's places by how another roll compares with its keys.

    ``keys`` are what is compared at the first places. None where it is not known well enough.
    """
    places, period = tail.places, period_of(keys)
    if places is None or not period:
        return None
    parts: tuple[list[Series], ...] = ([], [], [])
    for place, series in enumerate(sections(places, period, budget)):
        if not series.top:
            continue
        found = opposed(other, before(keys[place]))
        if found is None:
            return None
        more, law, less = found
        first = number_of(keys[place])
        step = number_of(keys[place + period]) - first
        three = beside(series, first, step, law, budget)
        three[0] = added([three[0], series.scaled(more.numerator, more.denominator)], budget)
        three[2] = added([three[2], series.scaled(less.numerator, less.denominator)], budget)
        for some, one in zip(parts, three, strict=True):
            some.append(one.stretched(period).shifted(place))
    return [added(some, budget) for some in parts]


def beside(places: Series, first: int, step: int, law: Endless, budget: Budget) -> Three:
    """Part the chances of places at which a number is ``first``, and ``step`` more at each.

    The chances of the law may add up to less than 1.
    """
    if step < 0:
        return beside(places, -first, -step, negated(law), budget)[::-1]
    whole, below = sum(law.sums), law.below(first)
    if step == 0:
        same = law.exactly(first)
        shares = whole - below - same, same, below
        return [places.scaled(share.numerator, share.denominator) for share in shares]
    onward = from_number(law, first, budget)
    lower = Series(0, [below.numerator], below.denominator)
    reached = multiplied(
        added([lower, onward.shifted(1)], budget), Series(0, [1], 1, {ONE_LESS: 1}), budget
    )
    same_there, less_there = (
        term_by_term(places, sections(one, step, budget)[0], budget) for one in (onward, reached)
    )
    all_there = places.scaled(whole.numerator, whole.denominator)
    rest = added([all_there, same_there.scaled(-1), less_there.scaled(-1)], budget)
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


def sums_of(three: Three) -> Beside:
    """Give the chances of more, the same and less, whatever the place."""
    more, same, less = (one.whole() for one in three)
    return more, same, less
