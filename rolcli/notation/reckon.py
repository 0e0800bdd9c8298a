"""What expressions come to, as far as that takes no dice. Exact."""

from __future__ import annotations

from rolcli import exact
from rolcli.errors import EvaluationError, LimitError, NotationError
from rolcli.messages import msg
from rolcli.notation.node import Node, Number
from rolcli.notation.tree import (
    Binary,
    Call,
    Compare,
    Group,
    Labelled,
    Name,
    Pool,
    Ranked,
    Unary,
    spine,
)
from rolcli.notation.vocabulary import ADVANTAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Variables = dict[str, exact.Number]


class Reckoning:
    """One evaluation. ``values`` has a function for every kind of node that it can evaluate."""

    __slots__ = ("variables",)
    values: dict[type[Node], Callable[[Any, Any], exact.Number]]

    def __init__(self, variables: Variables | None) -> None:
        self.variables = variables

    def value(self, node: Node) -> exact.Number:
        """Evaluate a node."""
        return self.values[type(node)](node, self)


def binary(node: Binary, reckoning: Reckoning) -> exact.Number:
    """Evaluate arithmetic from left to right; a long sum would run out of stack."""
    values = reckoning.values
    if type(node.left) is not Binary:
        left = values[type(node.left)](node.left, reckoning)
        return arithmetic(node, left, values[type(node.right)](node.right, reckoning))
    chain = spine(node)
    value = reckoning.value(chain[-1].left)
    for one in reversed(chain):
        value = arithmetic(one, value, reckoning.value(one.right))
    return value


def arithmetic(node: Binary, left: exact.Number, right: exact.Number) -> exact.Number:
    """Combine two numbers by a node's operator; errors point at the operator."""
    operator = node.operator
    try:
        if operator == "+":
            return exact.checked(left + right)
        if operator == "-":
            return exact.checked(left - right)
        if operator == "*":
            return exact.checked(left * right)
        if operator == "^":
            return exact.power(left, right)
        if operator == "/":
            return exact.checked(exact.divide(left, right))
        if operator == "//":
            return exact.floor_divide(left, right)
        return exact.checked(exact.modulo(left, right))
    except (EvaluationError, LimitError) as error:
        if error.column is None:
            error.column = node.at
        raise


def unary(node: Unary, reckoning: Reckoning) -> exact.Number:
    """Evaluate a signed operand."""
    value = reckoning.value(node.operand)
    return -value if node.operator == "-" else value


def compare(node: Compare, reckoning: Reckoning) -> int:
    """Evaluate a test inside arithmetic: 1 or 0."""
    left = reckoning.value(node.left)
    return int(verdict(node.operator, left, reckoning.value(node.right))[1])


def verdict(operator: str, left: exact.Number, right: exact.Number) -> tuple[exact.Number, bool]:
    """Give the margin and whether the comparison holds.

    The margin is how far the left side lies on the right side of the target;
    of ``=`` it is minus the distance.
    """
    if operator == "=":
        return (left - right if left < right else right - left), left == right
    margin = left - right if operator[0] == ">" else right - left
    return margin, margin > 0 or (margin == 0 and len(operator) == 2)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "floor": exact.floor,
    "ceil": exact.ceil,
    "round": exact.round_half_away,
    "trunc": exact.trunc,
    "abs": abs,
    "sign": exact.sign,
    "min": min,
    "max": max,
}


def call(node: Call, reckoning: Reckoning) -> exact.Number:
    """Evaluate a function of its arguments, from left to right."""
    value: exact.Number = FUNCTIONS[node.name](*map(reckoning.value, node.arguments))
    return value


def name(node: Name, reckoning: Reckoning) -> exact.Number:
    """Look a variable up."""
    return lookup(node, reckoning.variables)


def lookup(node: Name, variables: Variables | None) -> exact.Number:
    """Give a variable's value, or raise NotationError that lists the known names."""
    if variables and node.name in variables:
        return variables[node.name]
    if node.name in ADVANTAGE:
        hint = msg("Advantage is written {form}.", form=ADVANTAGE[node.name])
    elif variables:
        hint = msg("Known: {names}.", names=", ".join(sorted(variables)))
    else:
        hint = msg("Give it a value: --var {name}=3.", name=node.name)
    raise NotationError(
        "unknown_name",
        msg("There is no variable called {name}.", name=node.name),
        hint=hint,
        column=node.at,
    )


Reckoning.values = {
    Number: lambda node, reckoning: node.value,
    Binary: binary,
    Unary: unary,
    Labelled: lambda node, reckoning: reckoning.value(node.operand),
    Compare: compare,
    Call: call,
    Name: name,
}


class NeedsDice(Exception):  # noqa: N818 - a signal, not an error
    """Raised where a value depends on dice."""


def dice(node: Node, reckoning: Reckoning) -> exact.Number:
    """Give up: this has to be thrown."""
    raise NeedsDice


class Constants(Reckoning):
    """An evaluation that throws nothing."""

    __slots__ = ()


Constants.values = {**Reckoning.values, Pool: dice, Ranked: dice, Group: dice}


def constant(node: Node, variables: Variables | None) -> exact.Number | None:
    """Give the value of a node that needs no dice, or None."""
    try:
        return Constants(variables).value(node)
    except (NeedsDice, EvaluationError, LimitError, NotationError):
        return None  # rolling says what is wrong, if it comes to it
