"""Expressions as parameters: amounts, read and checked before any die falls."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.modifiers import parse_expression
from rolcli.notation.operands import Group, Name, Ranked
from rolcli.notation.tree import Binary, Compare, Pool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from rolcli.messages import Message
    from rolcli.notation.tree import Node

DIVISIONS = ("/", "//", "%")
"""The operators that divide."""


def amount(label: object, text: str, names: tuple[str, ...] = ()) -> Node:
    """Read a text of the dice language that must be an amount.

    ``label`` is what the parameter is called in messages, and ``names`` are those that
    stand for numbers. Raise NotationError for what cannot be read, and UsageError for a
    name that stands for nothing here, for a test and for dice divided by dice.
    """
    tree = parse_expression(text, dict.fromkeys(names, 0))
    if type(tree) is Compare:
        raise no_amount(msg("{option} takes an amount, and {text} is a test.",
                            option=label, text=text))  # fmt: skip
    for node in nodes(tree):
        if type(node) is Name and node.name not in names:
            raise no_amount(msg("{option}: {word} is neither dice nor a number.",
                                option=label, word=node.name))  # fmt: skip
        if type(node) is Binary and node.operator in DIVISIONS and both_thrown(node):
            raise no_amount(msg("{option}: {text} divides dice by dice.",
                                option=label, text=str(node)))  # fmt: skip
    return tree


def no_amount(message: Message) -> UsageError:
    """Make the refusal of an expression that a parameter cannot use."""
    return UsageError(
        "bad_value", message, hint=msg("Give dice and numbers, such as 2d6+1 or 5.")
    )


def nodes(tree: Node) -> Iterator[Any]:
    """Give a tree and everything in it, from the outside."""
    left: list[Any] = [tree]
    while left:
        part = left.pop()
        if isinstance(part, tuple):
            left += reversed(part)
        elif hasattr(part, "fields"):
            yield part
            left += [getattr(part, name) for name in reversed(part.fields)]


def both_thrown(node: Binary) -> bool:
    """Tell whether dice are thrown on both sides."""
    return thrown(node.left) and thrown(node.right)


def thrown(tree: Node) -> bool:
    """Tell whether any die is thrown for an expression."""
    return any(isinstance(node, (Pool, Ranked, Group)) for node in nodes(tree))
