"""Exact odds: an expression -> the distribution of its total.

By algebra on the tree, node by node, never by listing throws where anything
shorter is known. Every pool of dice in a tree is a throw of its own.
"""

from __future__ import annotations

from math import gcd

from rolcli.dice.language import parse_expression
from rolcli.modifiers.count import Count
from rolcli.modifiers.keep import Keep, Kept
from rolcli.notation.reckon import FUNCTIONS, arithmetic, lookup
from rolcli.notation.tree import (
    Binary,
    Call,
    Compare,
    Group,
    Labelled,
    Name,
    Node,
    Number,
    Pool,
    Ranked,
    Unary,
    spine,
)  # fmt: skip
from rolcli.odds import algebra
from rolcli.odds.budget import Budget, bits_of
from rolcli.odds.distribution import (
    Distribution,
    constant,
    contest,
    contest_cost,
    gathered,
    lattice,
    published,
    reduced,
)  # fmt: skip
from rolcli.odds.polynomial import power
from rolcli.odds.pools import one_place, one_place_cost
from rolcli.odds.settle import counts_of, settled, sides_law
from rolcli.odds.settled import Change, test
from rolcli.odds.shares import averaged, shares
from rolcli.odds.sums import Sum, alike_dice, checked, plain
from rolcli.odds.throwing import Die, thrown, window_of_even
from rolcli.odds.unreduced import ratio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction
    from typing import Any

    from rolcli.odds.distribution import Inner
    from rolcli.odds.shares import Terms


class Odds:
    """The exact odds of one expression.

    ``total`` is the distribution of its total; of a test that is the left side.
    For a test, ``operator`` is its sign, ``target`` the distribution of the right
    side and ``success`` the chance that the test is made (a lower bound by at
    most ``truncated``); for anything else all three are None.
    """

    __slots__ = ("operator", "success", "target", "total")

    def __init__(
        self,
        total: Distribution,
        operator: str | None = None,
        target: Distribution | None = None,
        success: Fraction | None = None,
    ) -> None:
        self.total = total
        self.operator = operator
        self.target = target
        self.success = success

    @property
    def truncated(self) -> Fraction:
        """The chance of throws that were not followed to their end: 0 to 1."""
        if self.target is None:
            return self.total.truncated
        total, target = self.total, self.target
        whole = total.denominator * target.denominator
        return ratio(whole - total.followed * target.followed, whole)


class Run:
    """One reckoning: variables, what it may still cost, laws of terms met before."""

    __slots__ = ("budget", "known", "root", "variables")

    def __init__(self, variables: dict[str, Inner] | None, depth: int, root: Node) -> None:
        self.root = root
        self.variables = variables
        self.budget = Budget(depth)
        self.known: dict[Pool, tuple[Distribution, int]] = {}

    def law(self, node: Node) -> Distribution:
        """Give the distribution of a node."""
        return LAW[type(node)](node, self)


def distribution(
    expression: str | Node, variables: dict[str, Inner] | None = None, depth: int = 20
) -> Odds:
    """Work out the exact odds of an expression, given as text or as a tree.

    Of every die, ``depth`` explosions (0 to 1,000) are followed; what is left
    over is ``truncated``. Rerolls are exact. Raise EvaluationError where any
    outcome is undefined, NotationError for an unknown variable, LimitError
    beyond the limits of the language or of the odds: rows times bits of the
    denominator at most 2^28, and a few seconds of work.
    """
    if isinstance(expression, str):
        expression = parse_expression(expression, variables)
    run = Run(variables, depth, expression)
    if type(expression) is Compare:
        left, right = run.law(expression.left), run.law(expression.right)
        run.budget.node = expression
        run.budget.spend(contest_cost(left, right))
        success = ratio(made(expression, left, right), left.denominator * right.denominator)
        return Odds(published(left), expression.operator, published(right), success)
    return Odds(published(run.law(expression)))


def made(node: Compare, left: Distribution, right: Distribution) -> int:
    """Weigh the outcomes in which a comparison holds."""
    win, tie, lose = contest(left, right)
    operator = node.operator
    sure = {">": win, "<": lose, "=": 0}[operator[0]]
    return sure + (tie if operator[-1] == "=" else 0)


def compare(node: Compare, run: Run) -> Distribution:
    """Give the distribution of a test inside arithmetic: 1 or 0."""
    left, right = run.law(node.left), run.law(node.right)
    run.budget.node = node
    run.budget.spend(contest_cost(left, right))
    yes = made(node, left, right)
    both = left.followed * right.followed
    return reduced(gathered({0: both - yes, 1: yes}, left.denominator * right.denominator))


def binary(node: Binary, run: Run) -> Distribution:
    """Give the distribution of arithmetic, from left to right."""
    chain = spine(node)
    total: Sum | None = None
    law: Distribution | None = None
    left = chain[-1].left
    last: Node = left
    for one in reversed(chain):
        if one.operator in "+-":
            if total is None:
                total = Sum(run)
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
        law = joined(one, law, run.law(one.right), run)
    if total is not None:
        law = total.total(last)
    assert law is not None
    return law


def joined(node: Binary, left: Distribution, right: Distribution, run: Run) -> Distribution:
    """Combine two distributions by an operator; raise where any outcome is undefined."""
    budget = run.budget
    budget.node = node
    if node.operator == "*":
        for one, other in ((left, right), (right, left)):
            if len(one) == 1 and one.denominator == 1 and type(one.values[0]) is int:
                return checked(algebra.stretched(other, one.values[0]), node)
    cost = 12.0 if node.operator == "/" else 1.0 if whole(left) and whole(right) else 8.0
    return algebra.combined(left, right, lambda a, b: arithmetic(node, a, b), cost, budget)


def whole(law: Distribution) -> bool:
    """Tell whether the values are known to be whole."""
    return type(law.values) is range or all(type(value) is int for value in law.values)


def unary(node: Unary, run: Run) -> Distribution:
    """Give the distribution of a signed operand."""
    law = run.law(node.operand)
    return algebra.negated(law) if node.operator == "-" else law


def call(node: Call, run: Run) -> Distribution:
    """Give the distribution of a function of its arguments."""
    laws = [run.law(argument) for argument in node.arguments]
    run.budget.node = node
    if node.name in ("min", "max"):
        return laws[0] if len(laws) == 1 else algebra.extreme(laws, node.name == "max", run.budget)
    function = FUNCTIONS[node.name]
    whole = type(laws[0].values) is range
    if whole and node.name in ("floor", "ceil", "round", "trunc"):
        return laws[0]
    return algebra.mapped(laws[0], function, run.budget)


def pool(node: Pool, run: Run) -> Distribution:
    """Give the distribution of a dice term."""
    count, sides = plain(node)
    if count is not None and sides is not None:
        budget = run.budget
        budget.node = node
        budget.throw(count)
        if count == 1:
            return Die(sides).distribution(budget)
        return alike_dice(count, sides, budget)
    if node is run.root:  # it is met once
        return term(node, run)
    if node in run.known:
        law, dice = run.known[node]
        run.budget.throw(dice)
        return law
    left = run.budget.dice
    law = term(node, run)
    run.known[node] = law, left - run.budget.dice
    return law


def term(node: Pool, run: Run) -> Distribution:
    """Give the distribution of a dice term with modifiers, or with a count or sides to settle."""
    budget = run.budget
    literal = kept_literally(node)
    if literal is not None:
        count, sides, what, number = literal
        budget.node = node
        budget.throw(count)
        low, high = Kept(what, number).window(count)
        return window_of_even(count, low, high, (1, 1, sides), budget)
    counted = counted_literally(node)
    if counted is not None:
        count, miss, hit = counted
        budget.node = node
        budget.throw(count)
        budget.fit(count + 1, bits_of(miss + hit, count))
        budget.spend(algebra.power_cost([miss, hit], count))
        return lattice(0, 1, power([miss, hit], count), (miss + hit) ** count)
    counts = counts_of(node.count, run)
    budget.throw(counts.values[-1] if counts.weights else 0)
    parts: list[tuple[int, Distribution]] = []
    several, all_sides = sides_law(node.sides, run)
    whole = 1
    for weight, die in several:
        choices, whole = settled(node.modifiers, die.highest, run)
        for share, changes in choices:
            budget.node = node
            parts.append((weight * share, thrown(counts, die, changes, budget)))
    budget.node = node
    return algebra.mixed(parts, all_sides * whole, budget)


def kept_literally(node: Pool) -> tuple[int, int, str, int] | None:
    """Give count, sides, keep and how many of ``4d6kh3``, if it is no more than that."""
    if len(node.modifiers) != 1:
        return None
    keep = node.modifiers[0]
    if type(keep) is not Keep or type(keep.count) is not Number:
        return None
    count, sides = plain(node, 1)
    number = keep.count.value
    if count is None or sides is None or type(number) is not int or number < 0:
        return None
    return count, sides, keep.what, number


def counted_literally(node: Pool) -> tuple[int, int, int] | None:
    """Give the count and the odds against and for a success of ``5d10>=7``, if it is no more."""
    if len(node.modifiers) != 1:
        return None
    modifier = node.modifiers[0]
    if type(modifier) is not Count or modifier.what != "cs":
        return None
    operator, point = modifier.condition.operator, modifier.condition.point
    count, sides = plain(node, 1)
    if count is None or sides is None or type(point) is not Number or type(point.value) is not int:
        return None
    least = point.value + (operator in ("<=", ">"))  # of the faces on the upper side
    upper = min(max(sides + 1 - least, 0), sides)
    hit = upper if operator[0] == ">" else sides - upper
    if operator == "=":
        hit = int(1 <= point.value <= sides)
    if hit in (0, sides):
        return None
    common = gcd(hit, sides)
    return count, (sides - hit) // common, hit // common


def ranked(node: Ranked, run: Run) -> Distribution:
    """Give the distribution of 1oNdS: the kept die, thrown again on its highest face."""
    size, sides, budget = node.count, node.sides, run.budget
    budget.node = node
    die = Die(sides)
    place = {"low": 0, "mid": size // 2, "high": size - 1}[node.rank]
    budget.throw(size)
    budget.fit_terms(sides * (budget.depth + 1), bits_of(sides, size) * (budget.depth + 1))
    reach = range(1, sides + 1)
    budget.spend(one_place_cost(size, reach, place))
    places = one_place(size, reach, place)
    law: Terms = dict(enumerate(places, 1))
    again = (("=", die.highest),)
    explode = Change("explode", "!", 0, again, test(again))
    share = shares([explode], law, None, budget)
    terms, below = averaged([(w, share(face)) for face, w in law.items()], sides**size)
    return reduced(gathered(terms, below))


def group(node: Group, run: Run) -> Distribution:
    """Give the distribution of a group."""
    from rolcli.odds.groups import compete

    return compete(node, run)


def number(node: Number, run: Run) -> Distribution:
    """Give the distribution of a literal."""
    return constant(node.value)


LAW: dict[type[Node], Callable[[Any, Run], Distribution]] = {
    Number: number,
    Pool: pool,
    Binary: binary,
    Unary: unary,
    Labelled: lambda node, run: run.law(node.operand),
    Compare: compare,
    Call: call,
    Name: lambda node, run: constant(lookup(node, run.variables)),
    Group: group,
    Ranked: ranked,
}
