"""Expressions as parameters: amounts, read and checked before any die falls."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.notation.node import Number, has_dice, walk
from rolcli.notation.tree import Binary, Compare, Pool

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
    short = simple(text)
    if short is not None:
        return short
    from rolcli.modifiers import parse_expression

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


def simple(text: str) -> Node | None:
    """Read a number or dice, and a number more or times: 5, 2d6, 1d10+2, 1d8*5; None for all else.

    So are most amounts written, and the readers of the language cost what a roll takes.
    """
    term, sign, more = text.partition("*" if "*" in text else "+")
    count, d, sides = term.partition("d")
    if text == "0":
        return Number(0)
    if not (is_small(count) and (not d or is_small(sides)) and (not sign or is_small(more))):
        return None
    tree: Node = Number(int(count))
    if d:
        tree = Pool(tree, Number(int(sides)))
    return Binary(sign, tree, Number(int(more))) if sign else tree


def is_small(digits: str) -> bool:
    """Tell whether a text is a number of 1 to 999 as it is usually written."""
    return digits.isdigit() and digits.isascii() and len(digits) < 4 and digits[0] != "0"


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
