"""The dice language with every modifier that there is: text in, tree out."""

from __future__ import annotations

from rolcli import modifiers
from rolcli.notation import parse as notation
from rolcli.notation.parse import placed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number
    from rolcli.notation.node import Node
    from rolcli.notation.tree import Input

__all__ = ["is_reserved", "parse", "parse_expression", "placed"]


def parse(
    text: str, variables: dict[str, Number] | None = None, decimal_comma: bool = False
) -> Input:
    """Read a text: one or more expressions, a repeat, a comment.

    With ``decimal_comma`` a comma between digits is a decimal one where no list can
    be meant. ``variables`` are those defined, by casefolded name; they decide whether a
    trailing word is an expression of its own or a mistake. Raise
    NotationError with the column of the mistake, LimitError for a text that
    is too long or too deeply nested.
    """
    if decimal_comma and "," in text:
        from rolcli.notation.arguments import with_points

        text = with_points(text)
    return notation.parse(text, modifiers.VOCABULARY, variables)


def parse_expression(text: str, variables: dict[str, Number] | None = None) -> Node:
    """Read a text that must be exactly one expression, without repeat or comment."""
    return notation.parse_expression(text, modifiers.VOCABULARY, variables)


def is_reserved(name: str) -> bool:
    """Tell whether a name, bare, would be read as a word of the language: e, kh3, floor."""
    return modifiers.VOCABULARY.is_reserved(name)
