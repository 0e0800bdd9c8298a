"""Errors for people: the sentence, the caret under the notation, what would be right."""

from __future__ import annotations

from rolcli.render.pieces import clean, line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.errors import RolcliError
    from rolcli.render.options import Options

WIDTH = 72
"""How much of a long text is shown around the caret."""
MARGIN = "  "


def complaint(error: RolcliError, options: Options) -> str:
    """Word an error for the person who caused it."""
    tr = options.tr
    parts = [line([("failure", "rolcli:"), ("", " " + tr(error.message))], options.color)]
    if error.text is not None and error.text.strip() and error.column is not None:
        parts += caret(error.text, error.column)
    if error.hint is not None:
        hint = clean(tr(error.hint))
        if len(parts) == 1:
            parts[0] += " " + hint
        else:
            parts.append(hint)
    return "\n".join(parts)


def caret(text: str, column: int) -> list[str]:
    """Show the text, and under it a caret at the character; of a long text what is around it."""
    shown = "".join([clean(char) for char in text])  # one character stays one character
    column = max(0, min(column, len(shown)))
    if len(shown) > WIDTH:
        first = max(0, min(column - WIDTH // 2, len(shown) - WIDTH))
        before, after = "..." if first else "", "..." if first + WIDTH < len(shown) else ""
        shown = before + shown[first : first + WIDTH] + after
        column += len(before) - first
    return [MARGIN + shown, MARGIN + " " * columns(shown[:column]) + "^"]


def columns(text: str) -> int:
    """Count the columns that a text takes on a terminal."""
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum([0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text])
