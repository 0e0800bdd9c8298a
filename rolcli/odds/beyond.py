"""Two rolls of which one or both have no last row, against each other, exactly.

What is compared is a number, or behind it what counts first. Of a roll all whose first parts
are the same, rows and tails are one law.
"""

from __future__ import annotations

from fractions import Fraction

from rolcli.odds.budget import Budget
from rolcli.odds.endless import Endless
from rolcli.odds.series import Series, added

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.odds.ranking import Standing

    Beside = tuple[Fraction, Fraction, Fraction]
    """The chances of another roll to be more, the same and less."""
    Opposed = tuple[Fraction, Endless, Fraction]
    """What another roll is at first: more, the same (and then a number), less."""

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


def opposed(roll: Standing, first: tuple[Any, ...]) -> Opposed | None:
    """Tell how a roll stands to what is compared first; None where a tail is not known well enough.

    The law of those that are the same there adds up to the chance of that.
    """
    if first not in roll.opposed:
        roll.opposed[first] = split(roll, first, Budget())
    found: Opposed | None = roll.opposed[first]
    return found


def split(roll: Standing, first: tuple[Any, ...], budget: Budget) -> Opposed | None:
    """Part a roll by what is compared first."""
    weights = [0, 0]  # of less, and of more
    listed: dict[int, int] = {}
    for key, weight in zip(roll.keys, roll.weights, strict=True):
        if before(key) == first:
            listed[number_of(key)] = listed.get(number_of(key), 0) + weight
        else:
            weights[before(key) > first] += weight
    less, more = [Fraction(weight, roll.denominator) for weight in weights]
    ups: list[Series] = [Series.of(listed, roll.denominator)]
    downs: list[Series] = []
    for tail in roll.running:
        if before(tail.here) != first:
            more += tail.mass if before(tail.here) > first else 0
            less += tail.mass if before(tail.here) < first else 0
            continue
        step = 0 if before(tail.next) != first else number_of(tail.next) - number_of(tail.here)
        if tail.places is None or not step:
            return None
        start = number_of(tail.here)
        one = tail.places.scaled(tail.mass.numerator, tail.mass.denominator).stretched(abs(step))
        (ups if step > 0 else downs).append(one.shifted(start if step > 0 else -start))
    return more, Endless(added(ups, budget), added(downs, budget), Fraction(1, 2)), less


def beside_key(key: Any, other: Standing) -> Beside | None:
    """Give the chances of another roll beside a key that does not move."""
    found = opposed(other, before(key))
    if found is None:
        return None
    more, law, less = found
    below, same = law.below(number_of(key)), law.exactly(number_of(key))
    return more + sum(law.sums) - below - same, same, less + below
