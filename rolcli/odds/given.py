"""Readings of dice that explode whose looks do not add up: ``3d6!: cs=6 * cs=1``.

Where only one look may run on without end, it has a law for all that the others see, and
the reading is worked out with that law and with numbers.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from rolcli.modifiers.deeds import Score, Steady
from rolcli.notation.operands import FunctionCall, Labelled, Unary
from rolcli.notation.readings import Look, looks
from rolcli.notation.reckon import Reckoning
from rolcli.notation.tree import Binary
from rolcli.odds import algebra, operators
from rolcli.odds.alone import chance_to_go_on, of_series
from rolcli.odds.distribution import constant
from rolcli.odds.keeping import kind_of
from rolcli.odds.series import Series
from rolcli.odds.tally import Tally

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.notation.node import Node
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.kinds import Seen
    from rolcli.odds.tally import Watched


def law_given(some: Watched, reading: Node) -> Law | None:
    """Give the distribution of a reading; None where more than one look runs on.

    Raise NoSeriesError for dice whose chains are no dice of their own.
    """
    found = looks(reading)
    deeds = [some.deeds_of(look) for look in found]
    if not all(isinstance(deed, Steady | Score) for own in deeds for deed in own):
        return None
    budget, die = some.budget, some.die.weights(some.budget)
    kind = kind_of(some.count, die, some.deeds, budget)
    scores = [Tally([(1, own)]).score for own in deeds]
    running = [i for i, score in enumerate(scores) if any(map(score, kind.further))]
    if len(running) > 1:
        return None
    at = running[0] if running else 0
    turn = -1 if any(scores[at](value) < 0 for value in kind.further) else 1

    def see(value: int) -> tuple[Series, Seen]:
        each = [score(value) for score in scores]
        return Series(turn * each[at], [1]), tuple(each[:at] + each[at + 1 :])

    goes_on = chance_to_go_on(some.deeds, die)
    parts: list[tuple[Fraction, Law]] = []
    for others, series in kind.weighed(see, None, budget).items():
        mass = series.whole()
        law = of_series(series.scaled(mass.denominator, mass.numerator), goes_on, budget)
        laws: list[Law] = [constant(number) for number in others]
        laws.insert(at, law if turn == 1 else algebra.negated(law))
        known = {id(look): law for look, law in zip(found, laws, strict=True)}
        parts.append((mass, Given(known, some.variables, budget).law(reading)))
    common = lcm(*[mass.denominator for mass, _ in parts])
    return algebra.mixed([(int(mass * common), law) for mass, law in parts], common, budget)


class Given:
    """A reading worked out with a law for what each look sees; one of them only may be random."""

    __slots__ = ("budget", "known", "variables")

    def __init__(self, known: dict[int, Law], variables: Any, budget: Budget) -> None:
        self.known = known
        self.variables = variables
        self.budget = budget

    def law(self, node: Node) -> Law:
        """Give the distribution of a node."""
        if isinstance(node, Look):
            return self.known[id(node)]
        if not looks(node):
            return constant(Reckoning(self.variables).value(node))
        if isinstance(node, Labelled):
            return self.law(node.operand)
        if isinstance(node, Unary):
            law = self.law(node.operand)
            return algebra.negated(law) if node.operator == "-" else law
        if isinstance(node, FunctionCall):
            return operators.call(node, [self.law(one) for one in node.arguments], self.budget)
        assert isinstance(node, Binary)
        left, right = self.law(node.left), self.law(node.right)
        if node.operator in "+-":
            right = algebra.negated(right) if node.operator == "-" else right
            return algebra.added(left, right, self.budget)
        return operators.joined(node, left, right, self.budget)
