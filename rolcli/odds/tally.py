"""Readings that add up what they make of each die: one law of the dice, whatever they do.

``cs=6 - cs=1`` counts a six 1 and a one -1, so that dice that explode, are kept or
differ have its exact odds as they have those of a count.
"""

from __future__ import annotations

from rolcli.dice.group import Contest
from rolcli.modifiers.deeds import Score, Steady
from rolcli.notation.operands import FunctionCall, Labelled, Unary
from rolcli.notation.readings import Look, looks
from rolcli.notation.reckon import Reckoning
from rolcli.notation.tree import Binary
from rolcli.odds import algebra, operators
from rolcli.odds.distribution import Distribution, constant
from rolcli.odds.settled import End
from rolcli.odds.throwing import thrown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from rolcli.exact import Number
    from rolcli.modifiers.base import Deed
    from rolcli.notation.node import Node
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import DieFaces

    DeedsOf = Callable[[Look], Sequence[Deed]]
    Parts = list[tuple[int, Look]]


class Tally(Score):
    """What looks make of a die, each times a whole number, added up."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[tuple[int, Sequence[Deed]]]) -> None:
        self.parts = parts

    def score(self, value: Number) -> int:
        totals: Any = [factor * Contest([value], deeds).total(0) for factor, deeds in self.parts]
        return int(sum(totals))

    def cuts(self) -> tuple[int, ...] | None:
        found = [deed.cuts() for _, deeds in self.parts for deed in deeds]
        return None if None in found else tuple(cut for cuts in found for cut in cuts or ())

    @property
    def stepwise(self) -> bool:
        """Tell whether values with no cut between them come to the same."""
        return all(any(isinstance(deed, Score) for deed in deeds) for _, deeds in self.parts)


class Watched:
    """Dice that readings look at: how many, which, what is done to them, what looks do."""

    __slots__ = ("budget", "counts", "deeds", "deeds_of", "die", "variables")

    def __init__(
        self, counts: Law, die: DieFaces, deeds: Sequence[Deed], deeds_of: DeedsOf, variables: Any,
        budget: Budget,
    ) -> None:
        self.counts = counts
        self.die = die
        self.deeds = deeds
        self.deeds_of = deeds_of
        self.variables = variables
        self.budget = budget

    @property
    def count(self) -> int:
        """How many dice there are, where that is known."""
        assert isinstance(self.counts, Distribution)
        return int(self.counts.values[0])

    def linear(self, node: Node) -> tuple[Parts, Number] | None:
        """Write a reading as whole multiples of looks at single dice, and a number."""
        if isinstance(node, Look):
            apart = all(isinstance(deed, Steady | Score) for deed in self.deeds_of(node))
            return ([(1, node)], 0) if apart else None
        if not looks(node):
            return [], Reckoning(self.variables).value(node)
        if isinstance(node, Labelled):
            return self.linear(node.operand)
        if isinstance(node, Unary):
            return times(self.linear(node.operand), -1 if node.operator == "-" else 1)
        if not isinstance(node, Binary):
            return None
        left, right = self.linear(node.left), self.linear(node.right)
        if left is None or right is None:
            return None
        if node.operator in "+-":
            return added(left, times(right, -1 if node.operator == "-" else 1))
        if node.operator == "*":
            for one, other in ((left, right), (right, left)):
                if not other[0] and type(other[1]) is int:
                    return times(one, other[1])
        return None

    def tally(self, node: Node) -> tuple[Tally, Number] | None:
        """Give what a reading counts for each die, and the number it adds; None where it cannot."""
        found = self.linear(node)
        if found is None:
            return None
        parts, number = found
        return Tally([(factor, self.deeds_of(look)) for factor, look in parts]), number

    def law(self, node: Node) -> Law | None:
        """Give the distribution of a reading; None where looks do not add up die by die."""
        found = self.tally(node)
        if found is not None:
            tally, number = found
            if not tally.parts:
                return constant(number)
            end = End((tally,), stepwise=tally.stepwise)
            law = thrown(self.counts, self.die, self.deeds, self.budget, end)
            return algebra.shifted(law, number)
        if isinstance(node, Labelled):
            return self.law(node.operand)
        operands = node.arguments if isinstance(node, FunctionCall) else ()
        if isinstance(node, Binary):
            operands = (node.left, node.right)
        if len([one for one in operands if looks(one)]) != 1:
            return None
        laws = [self.law(one) for one in operands]
        known = [law for law in laws if law is not None]
        if len(known) < len(laws):
            return None
        if isinstance(node, Binary):
            return operators.joined(node, known[0], known[1], self.budget)
        assert isinstance(node, FunctionCall)
        return operators.call(node, known, self.budget)


def times(one: tuple[Parts, Number] | None, by: int) -> tuple[Parts, Number] | None:
    """Multiply by a whole number."""
    if one is None:
        return None
    return [(factor * by, look) for factor, look in one[0]], one[1] * by


def added(
    one: tuple[Parts, Number], other: tuple[Parts, Number] | None
) -> tuple[Parts, Number] | None:
    """Add up."""
    if other is None:
        return None
    return one[0] + other[0], one[1] + other[1]
