"""Exact odds: an expression -> the distribution of its total.

By algebra on the tree, node by node, never by listing throws where anything
shorter is known. What most people type is one dice term with its numbers written out: it
is answered before the roads of all other nodes are imported.
"""

from __future__ import annotations

from rolcli.modifiers import parse_expression
from rolcli.notation.operands import Labelled
from rolcli.notation.readings import Readings
from rolcli.notation.tree import Compare, Pool
from rolcli.odds.budget import Budget
from rolcli.odds.fast import shortest
from rolcli.odds.settled import literally

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from rolcli.notation.node import Node
    from rolcli.odds.algebra import Law
    from rolcli.odds.distribution import Between, Inner


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
    if type(expression) is Pool:
        law = written_out(expression)
        if law is not None:
            return Odds(law.published())
    from rolcli.odds.nodes import Run, sides

    run = Run(variables)
    if isinstance(expression, Readings):
        from rolcli.odds.readings import alone, joint

        expression = expression.one(expression.readings[0])
        once = alone(expression)
        if once is None:
            test = unlabelled(expression.readings[0])
            return tested(test, *joint(expression, run.law, run.budget, variables))
        expression = unlabelled(once)
    if type(expression) is Compare:
        return tested(expression, *sides(expression, run))
    return Odds(run.law(expression).published())


def written_out(node: Pool) -> Law | None:
    """Give the distribution of a dice term all of whose numbers are written out, else None."""
    known = literally(node)
    if known is None:
        return None
    budget = Budget()
    budget.node = node
    budget.throw(known.count)
    law = shortest(known, budget)
    if law is not None:
        return law
    from rolcli.odds.throwing import by_core

    return by_core(known, budget)


def tested(
    node: Node, total: Law, target: Law | None, success: Fraction | Between | None
) -> Odds:
    """Give the odds of a test; without a target, of what is no test."""
    if target is None:
        return Odds(total.published())
    assert isinstance(node, Compare)
    return Odds(total.published(), node.operator, target.published(), success)


def unlabelled(node: Node) -> Node:
    """Give a node without its labels."""
    while isinstance(node, Labelled):
        node = node.operand
    return node
