"""Amounts with more and more dice of one kind, mixed in one go by Horner's rule.

A verb's leaves often differ in how many dice were added to one amount (a die of damage for
each 10 of margin). Each leaf keeps only that number; what they come to together costs one
multiplication by the die for each number, instead of a distribution for each leaf.
"""

from __future__ import annotations

from itertools import accumulate

from rolcli.modifiers.explode import Explode
from rolcli.notation.tree import Number, Pool
from rolcli.odds.polynomial import product
from rolcli.odds.weighted import Weighted, row_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from rolcli.odds.budget import Budget

    Map = tuple[Callable[..., Any], tuple[Any, ...]]


AFTER = 12
"""How many products of its numbers a row costs once it is mixed: told, reduced, summed up."""


class Kind:
    """An amount and the die that may be added to it.

    Both are of whole numbers, the die of none below 0. ``explodes`` gives sides and depth
    where the die is an ordinary one that explodes on its highest face.
    """

    __slots__ = ("base", "budget", "die", "explodes", "known")

    def __init__(
        self, base: Weighted, die: Weighted, explodes: tuple[int, int] | None, budget: Budget
    ) -> None:
        self.base = base
        self.die = die
        self.explodes = explodes
        self.budget = budget
        self.known: dict[tuple[tuple[int, int], ...], Weighted] = {}

    def mixed(self, counts: Mapping[int, int]) -> Weighted:
        """Mix the sums with 0, 1, 2 ... dice by the weights of these numbers.

        Raise LimitError where it is too much work.
        """
        key = tuple(sorted(counts.items()))
        if key not in self.known:
            self.known[key] = self.mixture(counts)
        return self.known[key]

    def mixture(self, counts: Mapping[int, int]) -> Weighted:
        """Mix for the first time."""
        least, base = row_of(self.base)
        first, faces = row_of(self.die)
        faces = [0] * first + faces
        most = max(counts)
        size, bits = len(base) + most * (len(faces) - 1), self.bits(most)
        self.budget.fit(size, bits)
        self.budget.spend(AFTER * size, bits, bits)  # tables are made of it
        if self.explodes:
            self.budget.spend(most * size, bits)
        out, factor = [0] * len(base), 1
        for count in range(most, -1, -1):
            weight = counts.get(count, 0) * factor
            if weight:
                for i, share in enumerate(base):
                    out[i] += share * weight
            if count:
                factor *= self.die.denominator
                if self.explodes:
                    out = exploded(out, *self.explodes)
                else:
                    out = product(out, faces, self.budget)
        items = [(least + i, weight) for i, weight in enumerate(out) if weight]
        return Weighted(items, self.base.denominator * factor)

    def bits(self, most: int) -> int:
        """Give about how many bits the weights have."""
        die = self.die.denominator.bit_length()
        return self.base.denominator.bit_length() + most * die


class Grown:
    """A kind of amount with ``n`` dice added, and what was derived from it, in order."""

    __slots__ = ("kind", "maps", "n")

    def __init__(self, kind: Kind, n: int, maps: tuple[Map, ...] = ()) -> None:
        self.kind = kind
        self.n = n
        self.maps = maps


def apply(weighted: Weighted, maps: tuple[Map, ...]) -> Weighted:
    """Derive in one go what was derived step by step."""
    weights: dict[Any, int] = {}
    for value, weight in weighted.items:
        for step, arguments in maps:
            value = step(value, *arguments)
        weights[value] = weights.get(value, 0) + weight
    return Weighted(list(weights.items()), weighted.denominator)


def explodes(die: Pool, depth: int) -> tuple[int, int] | None:
    """Tell sides and depth of an ordinary die that explodes on its highest face."""
    sides = getattr(die.sides, "value", 0)
    plain = Pool(Number(1), Number(sides), (Explode("!"),))
    return (sides, depth) if sides > 1 and die == plain else None


def exploded(weights: list[int], sides: int, depth: int) -> list[int]:
    """Add an exploding die to sums, its weights over sides ** (depth + 1).

    The die is (x + ... + x^(s-1)) * (s^depth + s^(depth-1) x^s + ... + x^(s depth)): a
    sliding sum, and a geometric series that divides without remainder.
    """
    size, last = len(weights), sides - 1
    sums = [0] * sides + list(accumulate(weights)) + [sum(weights)] * last
    faces = [sums[i + last] - sums[i] for i in range(size + last)] + [0] * (sides * depth)
    scale, cut = sides ** (depth + 1), sides * (depth + 1)
    out = [0] * sides
    for i, weight in enumerate(faces):
        share = weight * scale + out[i]
        if i >= cut:
            share -= faces[i - cut]
        out.append(share // sides)
    return out[sides:]
