"""Exact arithmetic as expressions write it: operators, functions, comparisons, variables."""

from __future__ import annotations

from rolcli import exact
from rolcli.errors import EvaluationError, LimitError, NotationError
from rolcli.messages import msg
from rolcli.notation.vocabulary import ADVANTAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.notation.operands import Name
    from rolcli.notation.tree import Binary

    Variables = dict[str, exact.Number]


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
