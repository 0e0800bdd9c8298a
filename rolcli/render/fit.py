"""A headline and the dice behind it, on a line that is not too wide."""

from __future__ import annotations

from rolcli.messages import TWO_PARTS, Message
from rolcli.render.pieces import line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.render.pieces import Line

MORE = " \N{HORIZONTAL ELLIPSIS}"
"""Says that more dice fell."""


def wide(head: Line, most: int) -> bool:
    """Tell whether a line takes more than so many columns."""
    return len(line(head)) > most


def parts(headline: Message | None) -> tuple[Message, Message] | None:
    """Part a headline in what happened and what it leaves, where it is made so."""
    if headline is None or headline.text != TWO_PARTS:
        return None
    said, more = headline.values["said"], headline.values["more"]
    return (said, more) if type(said) is type(more) is Message else None


def fitting(head: Line, dice: Line, most: int) -> Line:
    """Keep whole brackets of dice up to a line of so many columns; the working has them all.

    Where dice are left out, an ellipsis says so; where none fits, nothing does.
    """
    used = len(line(head))
    if used + len(line(dice)) <= most:
        return dice
    depth, whole = 0, 0
    for number, (style, text) in enumerate(dice, 1):
        used += len(line([(style, text)]))
        if used + len(MORE) > most:
            break
        depth += sum([text.count(char) for char in "[{"]) - sum([text.count(char) for char in "]}"])
        if depth == 0 and "]" in text:
            whole = number
    return [*dice[:whole], ("", MORE)] if whole else []
