"""Dice that differ, whatever was done to them before, all or some of them kept: by kinds of faces.

Faces that are as likely at first, and as likely thrown again, are of one kind. How many of
each kind are there is all that matters, and every set of so many of a kind is as likely as
any other.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, prod

from rolcli.odds.crowd import total
from rolcli.odds.kinds import ONE
from rolcli.odds.series import Series, multiplied, weighted
from rolcli.odds.share import NoSeriesError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import Terms
    from rolcli.odds.share import ShareOf

    Counts = tuple[int, ...]

MAX_STATES = 30_000
"""The most ways to have so many faces of each kind that are followed."""


class Kinds:
    """The values of dice by kind: those of each, their weights at first and thrown again."""

    __slots__ = ("again", "first", "values", "whole")

    def __init__(self, first: Terms, again: Terms) -> None:
        by_weights: dict[tuple[int, int], list[int]] = {}
        for value in sorted({*first, *again}):
            by_weights.setdefault((first.get(value, 0), again.get(value, 0)), []).append(value)
        self.first = [weights[0] for weights in by_weights]
        self.again = [weights[1] for weights in by_weights]
        self.values = list(by_weights.values())
        self.whole = sum(first.values())

    def states(self, count: int) -> int:
        """Give at most how many ways there are to have so many of each kind."""
        return prod([min(len(values), count) + 1 for values in self.values])


def distinct(
    places: tuple[int, int, int], kinds: Kinds, share: ShareOf, budget: Budget
) -> Series:
    """Weigh dice of which each is thrown again until it differs from all before it.

    ``places`` are how many there are, and which of them, sorted upwards, count: from one
    place up to, but not with, another. Raise NoSeriesError where there are too many kinds.
    """
    count, low, high = places
    if count > sum(map(len, kinds.values)):
        raise budget.endless()
    if kinds.states(count) > MAX_STATES:
        raise NoSeriesError
    budget.spend(kinds.states(count) * len(kinds.values) * count * 40)
    states: dict[Counts, Fraction] = {(0,) * len(kinds.values): Fraction(1)}
    for _ in range(count):
        states = one_more(states, kinds, budget)
    values = sorted([(value, kind) for kind, some in enumerate(kinds.values) for value in some])
    if count - high < low:  # from the end that is nearer
        values.reverse()
        low, high = count - high, count - low
    sets = sets_of(values, (count, low, high), kinds, share, budget)
    parts = []
    for state, chance in states.items():
        ways = prod([comb(len(v), n) for v, n in zip(kinds.values, state, strict=True)])
        parts.append(sets[state].scaled(chance.numerator, chance.denominator * ways))
    return weighted([(1, part) for part in parts], 1, budget)


def one_more(
    states: dict[Counts, Fraction], kinds: Kinds, budget: Budget
) -> dict[Counts, Fraction]:
    """Throw one more die, and again where it shows what is there."""
    out: dict[Counts, Fraction] = {}
    whole = kinds.whole
    for state, chance in states.items():
        free = [len(values) - n for values, n in zip(kinds.values, state, strict=True)]
        taken = sum([n * w for n, w in zip(state, kinds.first, strict=True)])
        left = sum([n * w for n, w in zip(free, kinds.again, strict=True)])
        if taken and not left:
            raise budget.endless()
        for kind, number in enumerate(free):
            share = Fraction(number * kinds.first[kind], whole)
            if taken:
                share += Fraction(taken * number * kinds.again[kind], whole * left)
            if share:
                key = (*state[:kind], state[kind] + 1, *state[kind + 1 :])
                out[key] = out.get(key, Fraction(0)) + chance * share
    return out


def sets_of(
    values: Sequence[tuple[int, int]], places: tuple[int, int, int], kinds: Kinds,
    share: ShareOf, budget: Budget,
) -> dict[Counts, Series]:
    """Weigh the sets of so many values in order, by how many of each kind they hold."""
    count, low, high = places
    held: dict[Counts, Series] = {(0,) * len(kinds.values): ONE}
    for passed, (value, kind) in enumerate(values, 1):
        mine = share(value)
        more: dict[Counts, list[Series]] = {}
        for counts, series in held.items():
            placed = sum(counts)
            if placed + len(values) - passed >= count:
                more.setdefault(counts, []).append(series)
            if placed < count:
                taken = multiplied(series, mine, budget) if low <= placed < high else series
                key = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
                more.setdefault(key, []).append(taken)
        held = {counts: total(several, budget) for counts, several in more.items()}
    return held
