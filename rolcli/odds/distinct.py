"""Dice that differ, whatever was done to them before: by kinds of faces.

Faces that are as likely at first, and as likely thrown again, are of one kind. How many of
each kind are there is all that matters, and every set of so many of a kind is as likely as
any other.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, prod

from rolcli.odds.crowd import ONE, total
from rolcli.odds.series import Series, multiplied, weighted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.share import ShareOf, Terms

    Counts = tuple[int, ...]

MAX_STATES = 30_000
"""The most ways to have so many faces of each kind that are followed."""


class Kinds:
    """The values of dice by kind: those of each, their weights at first and thrown again."""

    __slots__ = ("again", "first", "values")

    def __init__(self, first: Terms, again: Terms) -> None:
        by_weights: dict[tuple[int, int], list[int]] = {}
        for value in sorted({*first, *again}):
            by_weights.setdefault((first.get(value, 0), again.get(value, 0)), []).append(value)
        self.first = [weights[0] for weights in by_weights]
        self.again = [weights[1] for weights in by_weights]
        self.values = list(by_weights.values())

    def states(self, count: int) -> int:
        """Give at most how many ways there are to have so many of each kind."""
        return prod([min(len(values), count) + 1 for values in self.values])


def distinct(
    count: int, first: Terms, again: Terms, share: ShareOf, budget: Budget
) -> Series | None:
    """Weigh the sum of dice of which each is thrown again until it differs from all before.

    ``first`` are the weights of a die at first, ``again`` those of one thrown again. None
    where there are too many kinds of faces.
    """
    kinds = Kinds(first, again)
    if kinds.states(count) > MAX_STATES:
        return None
    budget.spend(kinds.states(count) * len(kinds.values) * count * 40)
    states: dict[Counts, Fraction] = {(0,) * len(kinds.values): Fraction(1)}
    for _ in range(count):
        states = one_more(states, kinds, sum(first.values()), budget)
    sums = [sums_of_sets(values, count, share, budget) for values in kinds.values]
    parts = []
    for state, chance in states.items():
        series = ONE
        for number, some in zip(state, sums, strict=True):
            series = multiplied(series, some[number], budget)
        ways = prod([comb(len(v), n) for v, n in zip(kinds.values, state, strict=True)])
        parts.append(series.scaled(chance.numerator, chance.denominator * ways))
    return weighted([(1, part) for part in parts], 1, budget)


def one_more(
    states: dict[Counts, Fraction], kinds: Kinds, whole: int, budget: Budget
) -> dict[Counts, Fraction]:
    """Throw one more die, and again where it shows what is there."""
    out: dict[Counts, Fraction] = {}
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


def sums_of_sets(
    values: Sequence[int], most: int, share: ShareOf, budget: Budget
) -> list[Series]:
    """Weigh the sums of all sets of 0, 1, 2 ... of some values."""
    out = [ONE]
    for value in values:
        longer = [ONE]
        for size in range(1, min(len(out), most) + 1):
            sets = [out[size]] if size < len(out) else []
            sets.append(multiplied(out[size - 1], share(value), budget))
            longer.append(total(sets, budget))
        out = longer
    return out
