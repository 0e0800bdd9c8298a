"""Expressions as parameters: amounts, read and checked before any die falls."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.modifiers import parse_expression
from rolcli.notation.node import has_dice, walk
from rolcli.notation.tree import Binary, Compare

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.declare import Field
    from rolcli.messages import Message
    from rolcli.notation.tree import Node

DIVISIONS = ("/", "//", "%")
"""The operators that divide."""


def amount(label: Field | str, text: str, names: tuple[str, ...] = ()) -> Node:
    """Read a text of the dice language that must be an amount.

    ``label`` is the parameter, or what it is called in messages, and ``names`` are those that
    stand for numbers. Raise NotationError for what cannot be read, and UsageError for a
    name that stands for nothing here, for a test and for dice divided by dice.
    """
    tree = parse_expression(text, dict.fromkeys(names, 0))
    if type(tree) is Compare:
        raise no_amount(msg("{option} takes an amount, and {text} is a test.",
                            option=said(label), text=text))
    for node in walk(tree):
        if node.is_name and str(node)[1:] not in names:
            raise no_amount(msg("{option}: {word} is neither dice nor a number.",
                                option=said(label), word=str(node)[1:]))
        if type(node) is Binary and node.operator in DIVISIONS and both_thrown(node):
            raise no_amount(msg("{option}: {text} divides dice by dice.",
                                option=said(label), text=str(node)))
    return tree


def said(label: Field | str) -> object:
    """Give what a parameter is called in messages."""
    if isinstance(label, str):
        return label
    from rolcli.rulesets.refusal import Named

    return Named(label)


def no_amount(message: Message) -> UsageError:
    """Make the refusal of an expression that a parameter cannot use."""
    return UsageError(
        "bad_value", message, hint=msg("Give dice and numbers, such as 2d6+1 or 5.")
    )


def both_thrown(node: Binary) -> bool:
    """Tell whether dice are thrown on both sides."""
    return has_dice(node.left) and has_dice(node.right)
