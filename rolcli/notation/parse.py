"""Text to tree: the everyday subset at once, everything else through the grammar."""

from __future__ import annotations

from rolcli.errors import LimitError, NotationError
from rolcli.messages import msg
from rolcli.notation.everyday import read_everyday
from rolcli.notation.limits import MAX_LENGTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.errors import RolcliError
    from rolcli.exact import Number
    from rolcli.notation.node import Node
    from rolcli.notation.tree import Input
    from rolcli.notation.vocabulary import Vocabulary


def parse(text: str, vocabulary: Vocabulary, variables: dict[str, Number] | None = None) -> Input:
    """Read a text: one or more expressions, a repeat, a comment.

    ``variables`` are those defined, by casefolded name; they decide whether a
    trailing word is an expression of its own or a mistake. Raise
    NotationError with the column of the mistake, LimitError for a text that
    is too long or too deeply nested.
    """
    if len(text) > MAX_LENGTH:
        raise LimitError(
            "limit",
            msg(
                "An expression may have at most {limit} characters, and this one has {size}.",
                limit=MAX_LENGTH,
                size=len(text),
            ),
        )
    known = variables or {}
    plain = read_everyday(text, vocabulary, known)
    if plain is None:
        from rolcli.notation.plain import read_plain

        plain = read_plain(text, vocabulary, known)
    if plain is not None:
        found, sure = plain
        if sure or passes(found, known):
            return found
    from rolcli.notation.reference import read

    return read(text, vocabulary, known)


def passes(found: Input, variables: dict[str, Number]) -> bool:
    """Tell whether there is nothing to refuse; what there is, the grammar's reader says."""
    from rolcli.notation.check import check

    try:
        for expression in found.expressions:
            check(expression, variables)
    except (NotationError, LimitError):
        return False
    return True


def placed(error: RolcliError, text: str) -> RolcliError:
    """Say of which text an error knows the column, unless it says so already."""
    if error.text is None and error.column is not None:
        error.text = text
    return error


def parse_expression(
    text: str, vocabulary: Vocabulary, variables: dict[str, Number] | None = None
) -> Node:
    """Read a text that must be exactly one expression, without repeat or comment."""
    read = parse(text, vocabulary, variables)
    if len(read.expressions) != 1 or read.times is not None:
        raise NotationError(
            "wrong_form",
            msg("One expression is wanted here, and {text} is more.", text=text),
            text=text,
        )
    return read.expressions[0]
