"""Amounts with more and more dice of one kind, mixed in one go by Horner's rule.

A verb's leaves often differ in how many dice were added to one amount (a die of damage for
each 10 of margin). Each leaf keeps only that number; what they come to together costs one
multiplication by the die for each number, instead of a distribution for each leaf.
"""

from __future__ import annotations

from rolcli.odds.algebra import added, compounded
from rolcli.odds.distribution import gathered
from rolcli.odds.tails import with_tail
from rolcli.odds.weighted import Weighted, mapped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget

    Map = tuple[Callable[..., Any], tuple[Any, ...]]


class GrowingAmount:
    """An amount and the die that may be added to it; rows are listed to a depth."""

    __slots__ = ("base", "budget", "depth", "die", "known")

    def __init__(self, base: Law, die: Law, depth: int, budget: Budget) -> None:
        self.base = base
        self.die = die
        self.depth = depth
        self.budget = budget
        self.known: dict[tuple[tuple[int, int], ...], Weighted] = {}

    def mixed(self, counts: Mapping[int, int]) -> Weighted:
        """Mix the sums with 0, 1, 2 ... dice by the weights of these numbers.

        Raise LimitError where it is too much work.
        """
        key = tuple(sorted(counts.items()))
        if key not in self.known:
            weights: dict[Any, int] = {**counts}
            numbers = gathered(weights, sum(counts.values()))
            dice = compounded(numbers, self.die, self.budget)
            self.known[key] = with_tail(added(self.base, dice, self.budget), self.depth)
        return self.known[key]


class Grown:
    """A kind of amount with ``n`` dice added, and what was derived from it, in order."""

    __slots__ = ("kind", "maps", "n")

    def __init__(self, kind: GrowingAmount, n: int, maps: tuple[Map, ...] = ()) -> None:
        self.kind = kind
        self.n = n
        self.maps = maps


def apply(weighted: Weighted, maps: tuple[Map, ...]) -> Weighted:
    """Derive in one go what was derived step by step."""
    for step, arguments in maps:
        weighted = mapped(weighted, step, *arguments)
    return weighted
