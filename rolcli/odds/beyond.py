"""Two rolls of which one or both have no last row, against each other, exactly.

What lies beyond the rows of a roll has a law of its own, a quotient of polynomials as that
of all of it. What is compared of such a value moves with it, by the same step from each
value to the next, or from each to the one a few places on.
"""

from __future__ import annotations

from fractions import Fraction

from rolcli.odds.budget import Budget
from rolcli.odds.distribution import constant, gathered
from rolcli.odds.endless import NOTHING, Endless
from rolcli.odds.extremes import versus
from rolcli.odds.series import added, sections

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.odds.algebra import Law
    from rolcli.odds.ranking import Standing
    from rolcli.odds.series import Series
    from rolcli.odds.weighted import Tail

    Beside = tuple[Fraction, Fraction, Fraction]
    Laws = list[tuple[tuple[Any, ...], Fraction, Endless | None]]
    Part = tuple[Fraction, tuple[Any, ...], Law]  # chance, what is compared first, the number

PERIOD = 12
"""The most places after which what is compared moves by the same step again."""
LOOKS = 2 * PERIOD + 1
"""How many values are looked at to find that step."""


def number_of(key: Any) -> int:
    """Give what moves of a key: a number, or the last of several."""
    return int(key[-1] if isinstance(key, tuple) else key)


def before(key: Any) -> tuple[Any, ...]:
    """Give what is compared first of a key."""
    return key[:-1] if isinstance(key, tuple) else ()


def moving(tail: Tail, keys: Sequence[Any], budget: Budget) -> list[Part] | None:
    """Give the law of a key from what it is at the first places of a tail; None if not known."""
    places = tail.places
    period = period_of(keys)
    if places is None or not period:
        return None
    parts: list[Part] = []
    for place, series in enumerate(sections(places, period, budget)):
        mass = series.whole()
        if not mass:
            continue
        key, step = keys[place], number_of(keys[place + period]) - number_of(keys[place])
        law: Law = constant(number_of(key))
        if step:
            law = spread(series.scaled(mass.denominator, mass.numerator), number_of(key), step)
        parts.append((mass, before(key), law))
    return parts


def period_of(keys: Sequence[Any]) -> int:
    """Give after how many places, at least, keys move by the same step again; 0 if never."""
    for period in range(1, min(PERIOD, len(keys) // 2) + 1):
        pairs = list(zip(keys, keys[period:], strict=False))
        steps = [number_of(there) - number_of(here) for here, there in pairs]
        same = all(before(here) == before(there) for here, there in pairs)
        one_way = min(steps) >= 0 or max(steps) <= 0
        if same and one_way and all(a == b for a, b in zip(steps, steps[period:], strict=False)):
            return period
    return 0


def spread(places: Series, number: int, step: int) -> Law:
    """Give the law of a number that is ``number`` at the first place and moves by ``step``."""
    if step < 0:
        return Endless(NOTHING, places.stretched(-step).shifted(-number), Fraction(1, 2))
    return Endless(places.stretched(step).shifted(number), NOTHING, Fraction(1, 2))


def beside(own: Sequence[Part], other: Standing, budget: Budget) -> Beside | None:
    """Give the chances of another roll to be more, the same and less than one that moves.

    None where a tail of the other is not known well enough.
    """
    sums = [Fraction(0)] * 3
    for chance, first, law in own:
        found = beside_law(first, law, other, budget)
        if found is None:
            return None
        sums = [total + chance * one for total, one in zip(sums, found, strict=True)]
    return sums[0], sums[1], sums[2]


def beside_law(
    first: tuple[Any, ...], own: Law, other: Standing, budget: Budget
) -> list[Fraction] | None:
    """Give the same for a key of which a part is the same at all its places."""
    weights = [0, 0, 0]
    listed: dict[Any, int] = {}
    least = own.minimum
    for key, weight in zip(other.keys, other.weights, strict=True):
        if before(key) != first:
            weights[0 if before(key) > first else 2] += weight
        elif least is not None and number_of(key) < least:
            weights[2] += weight
        else:
            listed[number_of(key)] = listed.get(number_of(key), 0) + weight
    sums = [Fraction(weight, other.denominator) for weight in weights]
    laws: list[tuple[Fraction, Law]] = []
    if listed:
        whole = sum(listed.values())
        laws.append((Fraction(whole, other.denominator), gathered(listed, whole)))
    for their, mass, known in laws_of(other):
        if their != first:
            sums[0 if their > first else 2] += mass
        elif known is None:
            return None
        else:
            laws.append((mass, known))
    for mass, law in laws:
        win, tie, lose = versus(own, law, budget)
        for at, chance in enumerate((lose, tie, win)):
            sums[at] += mass * chance
    return sums


def laws_of(roll: Standing) -> Laws:
    """Give the laws of the tails of a roll, worked out once."""
    if roll.together is None:
        roll.together = together(roll.running, Budget())
    found: Laws = roll.together
    return found


def together(tails: Sequence[Tail], budget: Budget) -> Laws:
    """Put the tails together that begin with the same: what that is, their chance and law."""
    found: Laws = []
    for first in dict.fromkeys([before(tail.here) for tail in tails]):
        mine = [tail for tail in tails if before(tail.here) == first]
        mass = sum([tail.mass for tail in mine], Fraction(0))
        law: Endless | None = None
        if all(map(known_step, mine)):
            ups: list[Series] = []
            downs: list[Series] = []
            for tail in mine:
                assert tail.places is not None
                share, step = tail.mass / mass, known_step(tail)
                one = tail.places.scaled(share.numerator, share.denominator).stretched(abs(step))
                start = number_of(tail.here)
                (ups if step > 0 else downs).append(one.shifted(start if step > 0 else -start))
            law = Endless(added(ups, budget), added(downs, budget), Fraction(1, 2))
        found.append((first, mass, law))
    return found


def known_step(tail: Tail) -> int:
    """Give by how much a tail moves from place to place; 0 where its law is not known."""
    if tail.places is None or before(tail.here) != before(tail.next):
        return 0
    return number_of(tail.next) - number_of(tail.here)


def beside_key(key: Any, other: Standing) -> Beside | None:
    """Give the chances of another roll beside a key that does not move."""
    sums = [Fraction(weight, other.denominator) for weight in other.beside(key, False)]
    for first, mass, law in laws_of(other):
        if first != before(key):
            sums[0 if first > before(key) else 2] += mass
            continue
        if law is None:
            return None
        less, same = law.below(number_of(key)), law.exactly(number_of(key))
        shares = 1 - less - same, same, less
        sums = [total + mass * one for total, one in zip(sums, shares, strict=True)]
    return sums[0], sums[1], sums[2]
