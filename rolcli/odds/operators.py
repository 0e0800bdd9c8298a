"""Operators and functions of numbers, applied to distributions."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from rolcli.exact import divide, parts
from rolcli.notation.arithmetic import FUNCTIONS, arithmetic
from rolcli.odds import algebra, running
from rolcli.odds.algebra import certain, combined, mixed, stretched
from rolcli.odds.distribution import Distribution, constant
from rolcli.odds.endless import Endless
from rolcli.odds.extremes import extreme
from rolcli.odds.running import Course

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.notation.operands import FunctionCall
    from rolcli.notation.tree import Binary
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget

ROUNDING = ("floor", "ceil", "round", "trunc")
LONGEST_PERIOD = 4096
"""The most values of an endless distribution that are told apart by a remainder."""


def joined(node: Binary, left: Law, right: Law, budget: Budget) -> Law:
    """Combine two distributions by an operator; raise where any outcome is undefined."""
    sign = node.operator
    if sign == "*":
        for one, other in ((left, right), (right, left)):
            if certain(one) and type(one.values[0]) is int:  # type: ignore[union-attr]  # certain ones have values
                return stretched(other, one.values[0])  # type: ignore[union-attr]  # certain ones have values
    if isinstance(left, Endless) and isinstance(right, Distribution) and right.complete:
        found = one_by_one(node, left, right, budget)
        if found is not None:
            return found
    if isinstance(right, Endless) and isinstance(left, Distribution) and left.complete:
        found = against_endless(node, left, right, budget)
        if found is not None:
            return found
    steps = 80 if sign == "/" else 7 if whole(left) and whole(right) else 53
    return combined(left, right, lambda a, b: arithmetic(node, a, b), steps, budget, sign)


def whole(law: Law) -> bool:
    """Tell whether the values are known to be whole."""
    if isinstance(law, Endless):
        return type(law.offset) is int and type(law.unit) is int
    return type(law.values) is range or all(type(value) is int for value in law.values)


def one_by_one(node: Binary, left: Endless, right: Distribution, budget: Budget) -> Law | None:
    """Combine an endless distribution with each value of another, where the outcome is known."""
    parts_of: list[tuple[int, Law]] = []
    for value, weight in right.items():
        law = with_number(node, left, value, budget)
        if law is None:
            return None
        parts_of.append((weight, law))
    return mixed(parts_of, right.denominator, budget)


def with_number(node: Binary, left: Endless, value: Any, budget: Budget) -> Law | None:
    """Combine an endless distribution with a number behind it."""
    sign = node.operator
    if value == 0:
        return constant(0) if sign == "*" else constant(arithmetic(node, 1, value))
    if sign == "*":
        return running.affine(left, value, 0)
    if sign == "/":
        return running.affine(left, divide(1, value), 0)
    if sign in ("//", "%"):
        n, d = parts(left.unit)
        a, b = parts(value)
        period = Fraction(n * b, d * a).denominator
        if period > LONGEST_PERIOD:
            return None
        course = Course(edge_at(left, 0), period)
        return running.mapped(left, lambda one: arithmetic(node, one, value), course, budget)
    return left if value == 1 else None


def against_endless(node: Binary, left: Distribution, right: Endless, budget: Budget) -> Law | None:
    """Combine each value of a distribution with an endless one behind it, where that is known."""
    if node.operator == "*":
        return one_by_one(node, right, left, budget)
    if node.operator not in ("//", "%"):
        return None
    parts_of: list[tuple[int, Law]] = []
    for value, weight in left.items():
        course = Course(max(edge_at(right, end) for end in (value, -value, 0)))
        made = running.mapped(right, partial(arithmetic, node, value), course, budget)
        parts_of.append((weight, made))
    return mixed(parts_of, left.denominator, budget)


def edge_at(law: Endless, value: Any) -> int:
    """Give the number of steps from which on values lie beyond one, on either side."""
    return abs(law.place(value)).__ceil__() + 1


def call(node: FunctionCall, laws: list[Law], budget: Budget) -> Law:
    """Give the distribution of a function of its arguments."""
    if node.name in ("min", "max"):
        return laws[0] if len(laws) == 1 else least_or_most(laws, node.name == "max", budget)
    return rounded(node.name, laws[0], budget)


def rounded(name: str, law: Law, budget: Budget) -> Law:
    """Apply a function of one number to every value."""
    function = FUNCTIONS[name]
    if name in ROUNDING and whole(law):
        return law
    if isinstance(law, Endless):
        period = parts(law.unit)[1] if name in ROUNDING else 1
        return running.mapped(law, function, Course(edge_at(law, 0), period), budget)
    return algebra.mapped(law, function, budget, name in (*ROUNDING, "sign"))


def floored(law: Law, budget: Budget) -> Law:
    """Round every value down."""
    return rounded("floor", law, budget)


def least_or_most(laws: list[Law], most: bool, budget: Budget) -> Law:
    """Give the least or most of several; a number only bends an endless one."""
    numbers = [law.values[0] for law in laws if certain(law)]  # type: ignore[union-attr]  # certain ones have values
    others = [law for law in laws if not certain(law)]
    choose: Callable[..., Any] = max if most else min
    if not others:
        return constant(choose(numbers))
    one = others[0] if len(others) == 1 else extreme(others, most, budget)
    if not numbers:
        return one
    number = choose(numbers)
    if isinstance(one, Endless):
        course = Course(edge_at(one, number))
        return running.mapped(one, lambda value: choose(value, number), course, budget)
    return algebra.mapped(one, lambda value: choose(value, number), budget, rising=True)
