"""The chances of what two readings of one throw come to together."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import lcm

from rolcli.chances import Pairs
from rolcli.notation.operands import Labelled
from rolcli.notation.readings import Readings, looks, name_of
from rolcli.notation.tree import Compare
from rolcli.odds.box import boxed
from rolcli.odds.distribution import as_fraction
from rolcli.odds.endless import Endless
from rolcli.odds.keeping import kind_of
from rolcli.odds.nodes import Run
from rolcli.odds.readings import Seeing, Throw
from rolcli.odds.share import NoSeriesError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.notation.node import Node

    Chances = dict[tuple[Any, Any], Fraction]


class Couple:
    """Two readings: their names, and the chance of each pair of what they come to.

    A test comes to success or failure. What the chances lack of 1 belongs to pairs that are
    not listed.
    """

    __slots__ = ("chances", "names")

    def __init__(self, names: tuple[str, str], chances: Chances) -> None:
        self.names = names
        self.chances = chances

    @property
    def truncated(self) -> Fraction:
        """The chance of all pairs that are not listed."""
        return 1 - sum(self.chances.values(), Fraction(0))

    @property
    def pairs(self) -> Pairs:
        """The same for print, over one denominator."""
        common = lcm(1, *[chance.denominator for chance in self.chances.values()])
        items = [
            (pair, chance.numerator * (common // chance.denominator))
            for pair, chance in self.chances.items()
        ]
        return Pairs(self.names, items, common)


def couples(node: Readings, variables: dict[str, Any] | None, depth: int) -> list[Couple]:
    """Weigh every two readings of a throw together; ``depth`` ends rows as it does of one."""
    found = []
    for one, other in combinations(node.readings, 2):
        run = Run(variables)
        throw = Throw(node, run.law, run.budget, variables)
        chances = weighed(throw, one, other, depth)
        ordered = dict(sorted(chances.items(), key=lambda item: tuple(map(rank, item[0]))))
        found.append(Couple((name_of(one), name_of(other)), ordered))
    return found


def rank(value: Any) -> Any:
    """Put numbers in order, and success before failure."""
    return value == "failure" if isinstance(value, str) else value


def weighed(throw: Throw, one: Node, other: Node, depth: int) -> Chances:
    """Give the chances of two readings together."""
    if throw.endless:
        found = without_end(throw, bare(one), bare(other), depth)
        if found is not None:
            return found
    seen = [*looks(one), *looks(other)]
    out: Chances = {}
    for some, chance in throw.seen(seen).items():
        seeing = Seeing(seen, some, throw.variables)
        key = outcome(bare(one), seeing), outcome(bare(other), seeing)
        out[key] = out.get(key, Fraction(0)) + chance
    return out


def bare(reading: Node) -> Node:
    """Give a reading without its label."""
    while isinstance(reading, Labelled):
        reading = reading.operand
    return reading


def outcome(reading: Node, seeing: Seeing) -> Any:
    """Give what a reading comes to: a number, or whether its test is made."""
    value = seeing.value(reading)
    if isinstance(reading, Compare):
        return "success" if value else "failure"
    return as_fraction(value)


def without_end(throw: Throw, one: Node, other: Node, depth: int) -> Chances | None:
    """Weigh two readings that add up die by die, of dice that explode, row by row."""
    out: Chances = {}
    laws = [throw.law(one), throw.law(other)]
    highest = []
    for law in laws:
        if law is None or (isinstance(law, Endless) and law.down.factors):
            return None
        highest.append(law.listed(depth).values[-1])
    for weight, some in throw.counted():
        first, second = some.tally(one), some.tally(other)
        if first is None or second is None:
            return None
        (a, more), (b, further) = first, second
        try:
            kind = kind_of(some.count, some.die.weights(throw.budget), some.deeds, throw.budget)
            rows = boxed(
                kind, lambda v: (a.score(v), b.score(v)),  # noqa: B023 - used at once
                (highest[0] - more, highest[1] - further), throw.budget,
            )
        except NoSeriesError:
            return None
        for (x, y), chance in rows.items():
            key = as_fraction(x + more), as_fraction(y + further)
            out[key] = out.get(key, Fraction(0)) + chance * weight
    return out
