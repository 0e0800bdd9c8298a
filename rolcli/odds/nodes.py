"""A road for every kind of node of a tree -> the distribution of what it comes to.

By algebra, node by node. Every pool of dice in a tree is a throw of its own.
"""

from __future__ import annotations

from fractions import Fraction

from rolcli.modifiers.deeds import Explosion
from rolcli.notation.arithmetic import lookup
from rolcli.notation.operands import FunctionCall, Group, Labelled, Name, Ranked, Unary
from rolcli.notation.tree import Binary, Compare, Node, Number, Pool, spine
from rolcli.odds import algebra, operators
from rolcli.odds.alone import of_series
from rolcli.odds.budget import Budget, bits_of
from rolcli.odds.crowd import window_of
from rolcli.odds.distribution import Between, Distribution, constant, gathered
from rolcli.odds.extremes import made, versus
from rolcli.odds.groups import compete
from rolcli.odds.kinds import Kind
from rolcli.odds.series import weighted
from rolcli.odds.settle import choices, counts_of
from rolcli.odds.settled import PLAIN, DieFaces, literally
from rolcli.odds.share import identity, shares
from rolcli.odds.sums import Sum, checked
from rolcli.odds.throwing import of_count, thrown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.odds.algebra import Law
    from rolcli.odds.distribution import Inner


class Run:
    """One reckoning: variables, what it may still cost, laws of terms met before."""

    __slots__ = ("budget", "known", "variables")

    def __init__(self, variables: dict[str, Inner] | None) -> None:
        self.variables = variables
        self.budget = Budget()
        self.known: dict[Pool, tuple[Law, int]] = {}

    def law(self, node: Node) -> Law:
        """Give the distribution of a node."""
        return LAW[type(node)](node, self)


def sides(node: Compare, run: Run) -> tuple[Law, Law, Fraction | Between]:
    """Give what both sides of a comparison come to, and the chance that it holds."""
    left, right = run.law(node.left), run.law(node.right)
    run.budget.node = node
    return left, right, made(node.operator, versus(left, right, run.budget))


def compare(node: Compare, run: Run) -> Law:
    """Give the distribution of a test inside arithmetic: 1 or 0."""
    _, _, yes = sides(node, run)
    if not isinstance(yes, Between):
        return gathered({0: yes.denominator - yes.numerator, 1: yes.numerator}, yes.denominator)
    unsure = yes.high - yes.low
    common = yes.low.denominator * yes.high.denominator
    hold = int(yes.low * common)
    law = gathered({0: common - hold - int(unsure * common), 1: hold}, common)
    law.beyond = (0, 1)
    return law


def binary(node: Binary, run: Run) -> Law:
    """Give the distribution of arithmetic, from left to right."""
    chain = spine(node)
    total: Sum | None = None
    law: Law | None = None
    left = chain[-1].left
    last: Node = left
    for one in reversed(chain):
        if one.operator in "+-":
            if total is None:
                total = Sum(run.law, run.budget)
                if law is None:
                    total.add(left, 1)
                else:
                    total.add_law(law, 1)
            total.add(one.right, 1 if one.operator == "+" else -1)
            last = one
            continue
        if total is not None:
            law, total = total.total(last), None
        elif law is None:
            law = run.law(left)
        law = joined(one, law, run)
    if total is not None:
        law = total.total(last)
    assert law is not None
    return law


def joined(node: Binary, left: Law, run: Run) -> Law:
    """Combine what stands left of an operator with what stands right of it."""
    right = run.law(node.right)
    run.budget.node = node
    return checked(operators.joined(node, left, right, run.budget))


def unary(node: Unary, run: Run) -> Law:
    """Give the distribution of a signed operand."""
    law = run.law(node.operand)
    return algebra.negated(law) if node.operator == "-" else law


def call(node: FunctionCall, run: Run) -> Law:
    """Give the distribution of a function of its arguments."""
    laws = [run.law(argument) for argument in node.arguments]
    run.budget.node = node
    return operators.call(node, laws, run.budget)


def pool(node: Pool, run: Run) -> Law:
    """Give the distribution of a dice term."""
    if node in run.known:
        law, dice = run.known[node]
        run.budget.throw(dice)
        return law
    left = run.budget.dice
    law = term(node, run)
    run.known[node] = law, left - run.budget.dice
    return law


def term(node: Pool, run: Run) -> Law:
    """Give the distribution of a dice term, met for the first time."""
    budget = run.budget
    budget.node = node
    known = literally(node)
    if known is not None:
        budget.throw(known.count)
        return of_count(known, budget)
    counts = counts_of(node.count, run.law)
    if isinstance(counts, Distribution):
        budget.throw(counts.values[-1])
    options, whole, loose = choices(node, run.law, budget)
    parts = []
    for weight, die, deeds in options:
        budget.node = node
        parts.append((weight, thrown(counts, die, deeds, budget)))
    return algebra.mixed(parts, whole, budget, loose)


class Top(Explosion):
    """What a kept die of 1oNdS does on its highest face."""

    __slots__ = ("highest",)

    def __init__(self, highest: int) -> None:
        self.highest = highest

    def goes_on(self, value: int) -> bool:
        return value == self.highest


def ranked(node: Ranked, run: Run) -> Law:
    """Give the distribution of 1oNdS: the kept die, thrown again on its highest face."""
    size, sides, budget = node.count, node.sides, run.budget
    budget.node = node
    place = {"low": 0, "mid": size // 2, "high": size - 1}[node.rank]
    budget.throw(size)
    budget.fit_terms(sides, bits_of(sides, size))
    die = DieFaces(sides).weights(budget)
    one = window_of([Kind(size, die, sides)], place, place + 1, identity, budget)
    law = dict(enumerate(one.top, one.start))
    share = shares([Top(sides)], law, PLAIN, budget)
    series = weighted([(w, share(face)) for face, w in law.items()], one.below, budget)
    return of_series(series, Fraction(law[sides], one.below), budget)


LAW: dict[type[Node], Callable[[Any, Run], Law]] = {
    Number: lambda node, run: constant(node.value),
    Pool: pool,
    Binary: binary,
    Unary: unary,
    Labelled: lambda node, run: run.law(node.operand),
    Compare: compare,
    FunctionCall: call,
    Name: lambda node, run: constant(lookup(node, run.variables)),
    Group: lambda node, run: compete(node, run.law, run.budget),
    Ranked: ranked,
}
