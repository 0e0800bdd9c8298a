"""Exact odds: an expression -> the distribution of its total.

By algebra on the tree, node by node, never by listing throws where anything
shorter is known. Every pool of dice in a tree is a throw of its own.
"""

from __future__ import annotations

from fractions import Fraction

from rolcli.modifiers import parse_expression
from rolcli.modifiers.deeds import Explosion
from rolcli.notation.arithmetic import lookup
from rolcli.notation.operands import Call, Group, Labelled, Name, Ranked, Unary
from rolcli.notation.readings import Readings
from rolcli.notation.tree import Binary, Compare, Node, Number, Pool, spine
from rolcli.odds import algebra, operators
from rolcli.odds.budget import Budget, bits_of
from rolcli.odds.crowd import window_of
from rolcli.odds.distribution import Between, Distribution, constant, gathered, published
from rolcli.odds.endless import Endless
from rolcli.odds.extremes import versus
from rolcli.odds.groups import compete
from rolcli.odds.series import weighted
from rolcli.odds.settle import choices, counts_of, literally
from rolcli.odds.settled import DieFaces
from rolcli.odds.share import PLAIN, identity, shares
from rolcli.odds.sums import Sum, checked
from rolcli.odds.throwing import of_count, of_series, thrown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.odds.algebra import Law
    from rolcli.odds.distribution import Contest, Inner


class Odds:
    """The exact odds of one expression.

    ``total`` is the distribution of its total; of a test that is the left side.
    For a test, ``operator`` is its sign, ``target`` the distribution of the right
    side and ``success`` the chance that the test is made; for anything else all
    three are None.
    """

    __slots__ = ("operator", "success", "target", "total")

    def __init__(
        self,
        total: Law,
        operator: str | None = None,
        target: Law | None = None,
        success: Fraction | Between | None = None,
    ) -> None:
        self.total = total
        self.operator = operator
        self.target = target
        self.success = success


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


def distribution(
    expression: str | Node, variables: dict[str, Inner] | None = None
) -> Odds:
    """Work out the exact odds of an expression, given as text or as a tree.

    Dice that explode are followed without end. Raise EvaluationError where any
    outcome is undefined, NotationError for an unknown variable, LimitError
    beyond the limits of the language or of the odds: rows times bits of the
    denominator at most 2^28, and a few seconds of work.
    """
    if isinstance(expression, str):
        expression = parse_expression(expression, variables)
    run = Run(variables)
    if type(expression) is Pool:  # it is met once
        return Odds(finished(term(expression, run)))
    if isinstance(expression, Readings):
        from rolcli.odds import readings

        expression = expression.one(expression.readings[0])
        once = readings.alone(expression)
        if once is None:
            return several(expression, run)
        expression = unlabelled(once)
    if type(expression) is Compare:
        left, right = run.law(expression.left), run.law(expression.right)
        run.budget.node = expression
        success = made(expression, versus(left, right, run.budget))
        return Odds(finished(left), expression.operator, finished(right), success)
    return Odds(finished(run.law(expression)))


def several(node: Readings, run: Run) -> Odds:
    """Work out the odds of a reading that looks at its dice several times."""
    from rolcli.odds import readings

    total, target, success = readings.joint(node, run.law, run.budget, run.variables)
    if target is None:
        return Odds(finished(total))
    test = unlabelled(node.readings[0])
    assert isinstance(test, Compare)
    if isinstance(success, Distribution | Endless):
        chance = made(test, versus(success, constant(0), run.budget))
        return Odds(finished(total), test.operator, finished(target), chance)
    return Odds(finished(total), test.operator, finished(target), success)


def unlabelled(node: Node) -> Node:
    """Give a node without its labels."""
    while isinstance(node, Labelled):
        node = node.operand
    return node


def finished(law: Law) -> Law:
    """Give a distribution to the world; raise AssertionError where it is known not to add up.

    One with rows is looked at by whoever asks it for anything (``Distribution.followed``).
    """
    if isinstance(law, Endless):
        assert sum(law.sums) == 1, "the chances do not add up"
        return law
    return published(law)


def made(node: Compare, contest: Contest) -> Fraction | Between:
    """Give the chance that a comparison holds."""
    operator = node.operator
    chances = [{">": contest.win, "<": contest.lose, "=": contest.tie}[operator[0]]]
    if len(operator) == 2:
        chances.append(contest.tie)
    spans = [chance if isinstance(chance, Between) else Between(chance, chance)
             for chance in chances]
    low = sum([span.low for span in spans], Fraction(0))
    rest = max(span.high - span.low for span in spans)
    return Between(low, low + rest) if rest else low


def compare(node: Compare, run: Run) -> Law:
    """Give the distribution of a test inside arithmetic: 1 or 0."""
    left, right = run.law(node.left), run.law(node.right)
    run.budget.node = node
    chances = versus(left, right, run.budget)
    yes = made(node, chances)
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


def call(node: Call, run: Run) -> Law:
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
    one = window_of(size, place, place + 1, die, sides, identity, budget)
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
    Call: call,
    Name: lambda node, run: constant(lookup(node, run.variables)),
    Group: lambda node, run: compete(node, run.law, run.budget),
    Ranked: ranked,
}
