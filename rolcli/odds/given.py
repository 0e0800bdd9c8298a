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
from rolcli.odds.series import Series, geometric, multiplied, weighted
from rolcli.odds.tally import Tally

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.notation.node import Node
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.crowd import Kind
    from rolcli.odds.settled import Terms
    from rolcli.odds.tally import Watched

    Seen = tuple[int, ...]
    ByOthers = dict[Seen, Series]
    """The chances of what one look sees, by what the others see."""


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

    def seen(value: int) -> tuple[int, Seen]:
        each = [score(value) for score in scores]
        return turn * each[at], tuple(each[:at] + each[at + 1 :])

    goes_on = chance_to_go_on(some.deeds, die)
    parts: list[tuple[Fraction, Law]] = []
    for others, series in of_kind(kind, seen, budget).items():
        mass = series.whole()
        law = of_series(series.scaled(mass.denominator, mass.numerator), goes_on, budget)
        laws: list[Law] = [constant(number) for number in others]
        laws.insert(at, law if turn == 1 else algebra.negated(law))
        known = {id(look): law for look, law in zip(found, laws, strict=True)}
        parts.append((mass, Given(known, some.variables, budget).law(reading)))
    common = lcm(*[mass.denominator for mass, _ in parts])
    return algebra.mixed([(int(mass * common), law) for mass, law in parts], common, budget)


def of_kind(kind: Kind, seen: Callable[[int], tuple[int, Seen]], budget: Budget) -> ByOthers:
    """Weigh all dice of a kind."""
    one = by_others(kind.staying, kind.whole, seen, budget)
    if kind.going:
        chain = by_others(kind.last, kind.more, seen, budget)
        for step in by_others(kind.further, kind.more, seen, budget).values():
            further = geometric(step, budget)  # nothing but the look that runs on sees it
            chain = {key: multiplied(law, further, budget) for key, law in chain.items()}
        gone = product(by_others(kind.going, kind.whole, seen, budget), chain, budget)
        one = together([*one.items(), *gone.items()], budget)
    out: ByOthers = {tuple(0 for _ in next(iter(one))): Series(0, [1])}
    for _ in range(kind.count):
        out = product(out, one, budget)
    return out


def by_others(
    terms: Terms, whole: int, seen: Callable[[int], tuple[int, Seen]], budget: Budget
) -> ByOthers:
    """Weigh the values of a die."""
    parts: list[tuple[Seen, Series]] = []
    for value, weight in terms.items():
        points, others = seen(value)
        parts.append((others, Series(points, [weight], whole)))
    return together(parts, budget)


def product(one: ByOthers, other: ByOthers, budget: Budget) -> ByOthers:
    """Put dice together that are thrown apart."""
    parts = []
    for mine, a in one.items():
        for theirs, b in other.items():
            key = tuple([x + y for x, y in zip(mine, theirs, strict=True)])
            parts.append((key, multiplied(a, b, budget)))
    return together(parts, budget)


def together(parts: list[tuple[Seen, Series]], budget: Budget) -> ByOthers:
    """Add up the chances of what is seen alike."""
    alike: dict[Seen, list[tuple[int, Series]]] = {}
    for key, series in parts:
        alike.setdefault(key, []).append((1, series))
    return {key: weighted(several, 1, budget) for key, several in alike.items()}


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
