"""The least and greatest value of a damage expression, and its dice with halved faces."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.notation.tree import Binary, Number, Pool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.notation.tree import Node

    Bounds = tuple[Any, Any]


def bounds(node: Node) -> Bounds:
    """Give the least and greatest value of an expression (COC-23).

    Raise UsageError for one that has none, such as exploding dice.
    """
    if isinstance(node, Number):
        return node.value, node.value
    if isinstance(node, Binary):
        return arithmetic(node)
    if isinstance(node, Pool):
        return pool(node)
    return rare(node)


def rare(node: Node) -> Bounds:
    """Give the least and greatest value of what stands in few expressions of damage."""
    from rolcli.exact import ceil, floor
    from rolcli.notation.operands import FunctionCall, Labelled, Unary

    rising: dict[str, Any] = {"floor": floor, "ceil": ceil, "min": min, "max": max}
    if isinstance(node, Labelled):
        return bounds(node.operand)
    if isinstance(node, Unary):
        low, high = bounds(node.operand)
        return (-high, -low) if node.operator == "-" else (low, high)
    if isinstance(node, FunctionCall) and node.name in rising:
        pairs = [bounds(argument) for argument in node.arguments]
        function = rising[node.name]
        return function(*[low for low, _ in pairs]), function(*[high for _, high in pairs])
    raise no_maximum(node)


def arithmetic(node: Binary) -> Bounds:
    """Combine the ends of two operands."""
    (a, b), (c, d) = bounds(node.left), bounds(node.right)
    if node.operator == "+":
        return a + c, b + d
    if node.operator == "-":
        return a - d, b - c
    if node.operator == "*":
        corners = (a * c, a * d, b * c, b * d)
    elif node.operator in ("/", "//") and c > 0:
        from rolcli.exact import divide, floor

        corners = (divide(a, c), divide(a, d), divide(b, c), divide(b, d))
        if node.operator == "//":
            corners = (floor(corners[0]), floor(corners[1]), floor(corners[2]), floor(corners[3]))
    else:
        raise no_maximum(node)
    return min(corners), max(corners)


def pool(node: Pool) -> Bounds:
    """Take all dice of a term at their lowest, and all at their highest."""
    (fewest, most), sides = bounds(node.count), node.sides
    if sides.special is not None:
        low, high = min(sides.special), max(sides.special)
    else:
        low, high = 1, bounds(sides)[1]
    if node.modifiers:
        low, high, fewest, most = modified(node, low, high, fewest, most)
    return min(fewest * low, most * low), max(most * high, fewest * high)


def modified(
    node: Pool, low: Any, high: Any, fewest: Any, most: Any
) -> tuple[Any, Any, Any, Any]:
    """Give the ends of one die, and how few and many there are, after a term's modifiers."""
    from rolcli.modifiers.clamp import Clamp
    from rolcli.modifiers.keep import Keep, Kept
    from rolcli.modifiers.reroll import Reroll

    for modifier in node.modifiers:
        if isinstance(modifier, Keep):
            keep = Kept(modifier.what, bounds(modifier.count)[0])
            start, end = keep.window(fewest)
            fewest = end - start
            start, end = keep.window(most)
            most = end - start
        elif isinstance(modifier, Clamp):
            limit = bounds(modifier.limit)[0]
            choose: Any = max if modifier.what == "min" else min
            low, high = choose(low, limit), choose(high, limit)
        elif not isinstance(modifier, Reroll):
            raise no_maximum(node)
    return low, high, fewest, most


def halved(node: Node) -> Node:
    """Halve the faces of the dice, and numbers, rounding down: 2D6 becomes 2D3 (COC-25)."""
    from rolcli.exact import divide, floor
    from rolcli.notation.operands import Labelled, Unary

    low, high = bounds(node)
    if low == high:
        return number(floor(divide(low, 2)))
    if isinstance(node, Labelled):
        return Labelled(halved(node.operand), node.label)
    if isinstance(node, Unary):
        return Unary(node.operator, halved(node.operand))
    if isinstance(node, Binary) and node.operator in "+-":
        return Binary(node.operator, halved(node.left), halved(node.right))
    if isinstance(node, Pool) and node.sides.special is None:
        return Pool(node.count, Number(max(1, bounds(node.sides)[1] // 2)), node.modifiers)
    raise UsageError(
        "bad_value",
        msg("The faces of {text} cannot be halved.", text=str(node)),
        hint=msg("Give a damage bonus such as 1d4, or set half_db=total."),
    )


def number(value: int) -> Node:
    """Make the node of a whole number."""
    from rolcli.notation.operands import Unary

    return Number(value) if value >= 0 else Unary("-", Number(-value))


def no_maximum(node: Node) -> UsageError:
    """Word that an expression has no greatest value."""
    return UsageError(
        "bad_value",
        msg("{text} has no greatest value, and here it is needed.", text=str(node)),
        hint=msg("Use dice such as 1d10+2, without exploding ones."),
    )
