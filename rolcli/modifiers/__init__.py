"""What is done to the dice of a term after they fell: one file a modifier, and this list.

With it the dice language is whole: ``parse`` reads a text with every modifier that there is.

A modifier's file says everything about it: its node and how that prints, what
must hold before any die is thrown, and the deed that rolls and exact odds
share. An entry says which words stand for it. Nothing else in the program knows
which modifiers there are.
"""

from __future__ import annotations

from rolcli.notation import parse as notation
from rolcli.notation.parse import placed
from rolcli.notation.vocabulary import Entry, Vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number
    from rolcli.modifiers.base import Modifier
    from rolcli.notation.node import Node
    from rolcli.notation.tree import Input

__all__ = ["ENTRIES", "VOCABULARY", "is_reserved", "parse", "parse_expression", "placed"]


def kind(name: str) -> type[Modifier]:
    """Import a modifier: the class ``Keep`` stands in the file ``keep``."""
    module = __import__(f"rolcli.modifiers.{name.lower()}", fromlist=[name])
    found: type[Modifier] = getattr(module, name)
    return found


ENTRIES = (
    Entry(
        lambda: kind("Keep"),
        {"k": "kh", "kh": "kh", "kl": "kl", "km": "km", "dh": "dh", "dl": "dl", "d": "dl"},
        unless={"km": ("in", "ax")},
        touching=("d",),
    ),
    Entry(
        lambda: kind("Explode"),
        {"!": "!", "!!": "!!", "!p": "!p", "!o": "!o"}
        | {"e": "!", "ee": "!!", "ep": "!p", "eo": "!o"},
    ),
    Entry(lambda: kind("Reroll"), {"r": "r", "rr": "r", "ro": "ro"}),
    Entry(lambda: kind("Clamp"), {"min": "min", "max": "max"}),
    Entry(lambda: kind("Unique"), {"u": "u"}),
    Entry(lambda: kind("Sort"), {"s": "s", "sd": "sd"}),
    Entry(
        lambda: kind("Count"),
        {"cs": "cs", "f": "cf", "cf": "cf", "ds": "ds"},
        comparison="cs",
    ),
)

VOCABULARY = Vocabulary(ENTRIES)


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
    return notation.parse(text, VOCABULARY, variables)


def parse_expression(text: str, variables: dict[str, Number] | None = None) -> Node:
    """Read a text that must be exactly one expression, without repeat or comment."""
    return notation.parse_expression(text, VOCABULARY, variables)


def is_reserved(name: str) -> bool:
    """Tell whether a name, bare, would be read as a word of the language: e, kh3, floor."""
    return VOCABULARY.is_reserved(name)
