"""What is done to the dice of a term after they fell: one file a modifier, and this list.

With it the dice language is whole: ``parse`` reads a text with every modifier that there is.

A modifier's file says everything about it: its node and how that prints, what
must hold before any die is thrown, and the deed that rolls and exact odds
share. An entry says which words stand for it. Nothing else in the program knows
which modifiers there are.
"""

from __future__ import annotations

from rolcli.errors import LimitError, NotationError
from rolcli.messages import msg
from rolcli.notation import MAX_LENGTH
from rolcli.notation.vocabulary import Entry, Vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.errors import RolcliError
    from rolcli.exact import Number
    from rolcli.modifiers.base import DiceModifier
    from rolcli.notation.node import Node
    from rolcli.notation.tree import Input


def kind(name: str) -> type[DiceModifier]:
    """Import a modifier: the class ``Keep`` stands in the file ``keep``."""
    module = __import__(f"rolcli.modifiers.{name.lower()}", fromlist=[name])
    found: type[DiceModifier] = getattr(module, name)
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
    from rolcli.notation.everyday import read_everyday  # modifiers serve without a reader, too

    plain = read_everyday(text, VOCABULARY, known)
    if plain is None:
        from rolcli.notation.plain import read_plain

        plain = read_plain(text, VOCABULARY, known)
    if plain is not None:
        found, sure = plain
        if sure or passes(found, known):
            return found
    from rolcli.notation.reference import read

    return read(text, VOCABULARY, known)


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


def parse_expression(text: str, variables: dict[str, Number] | None = None) -> Node:
    """Read a text that must be exactly one expression, without repeat or comment."""
    read = parse(text, variables)
    if len(read.expressions) != 1 or read.times is not None:
        raise NotationError(
            "wrong_form",
            msg("One expression is wanted here, and {text} is more.", text=text),
            text=text,
        )
    return read.expressions[0]


def is_reserved(name: str) -> bool:
    """Tell whether a name, bare, would be read as a word of the language: e, kh3, floor."""
    return VOCABULARY.is_reserved(name)
