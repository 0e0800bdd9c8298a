"""What a number must be to stand where it does, and how what is too much is refused."""

from __future__ import annotations

from rolcli.errors import EvaluationError, LimitError
from rolcli.messages import N_, msg
from rolcli.notation import MAX_CHAIN, MAX_DICE, MAX_LOOKS, MAX_SIDES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number
    from rolcli.notation.node import Node

DICE = N_("The number of dice")
SIDES = N_("The number of sides")


def whole(value: Number, node: Node, what: str) -> int:
    """Give a value that must be whole; ``what`` names it, ``node`` is what came to it."""
    if type(value) is not int:
        raise EvaluationError(
            "undefined_value",
            msg("{what} must be a whole number, and {value} is not.", what=msg(what), value=value),
            column=node.at,
        )
    return value


def count(value: Number, node: Node, what: str = DICE) -> int:
    """Give a number of dice, or how many to keep: 0 or more."""
    number = value if type(value) is int else whole(value, node, what)
    if number < 0:
        raise EvaluationError(
            "undefined_value",
            msg("{what} cannot be negative: {value}.", what=msg(what), value=size(number)),
            column=node.at,
        )
    return number


def sides(value: Number, node: Node) -> int:
    """Give the sides of a die: 1 to 10^9."""
    number = whole(value, node, SIDES)
    if number < 1:
        raise EvaluationError(
            "undefined_value",
            msg("A die of {sides} sides cannot be thrown.", sides=size(number)),
            column=node.at,
        )
    if number > MAX_SIDES:
        raise too_many_sides(number, node)
    return number


def size(number: int) -> str:
    """Write a number, a very long one by its first digits and length."""
    from rolcli.exact import short

    return short(number)


def too_many_sides(asked: int, node: Node) -> LimitError:
    """Word the limit on sides."""
    return LimitError(
        "limit",
        msg(
            "A die may have at most {limit} sides, and {sides} were asked for.",
            limit=MAX_SIDES,
            sides=size(asked),
        ),
        column=node.at,
    )


def too_many_dice(asked: int, node: Node | None = None) -> LimitError:
    """Word the limit on dice; ``node`` is the term that goes beyond it."""
    return LimitError(
        "limit",
        msg(
            "One result may throw at most {limit} dice, and {asked} were asked for.",
            limit=MAX_DICE,
            asked=size(asked),
        ),
        column=None if node is None else node.at,
    )


def too_many_looks(node: Node) -> LimitError:
    """Word the limit on what the modifiers of one result may look at."""
    return LimitError(
        "limit",
        msg(
            "The modifiers of one result may look at {limit} dice, all together, and those of"
            " {term} would look at more.",
            limit=MAX_LOOKS,
            term=shortened(str(node)),
        ),
        hint=msg("Throw fewer dice, or use fewer modifiers."),
        column=node.at,
    )


def shortened(text: str) -> str:
    """Write a text, a very long one by its beginning."""
    return text if len(text) <= 80 else text[:77] + "..."


def too_many_explosions(node: Node) -> LimitError:
    """Word the limit on explosions and rerolls of one die."""
    return LimitError(
        "chain_too_long",
        msg(
            "One die of {term} would be thrown again more than {limit} times.",
            term=str(node),
            limit=MAX_CHAIN,
        ),
        column=node.at,
    )
