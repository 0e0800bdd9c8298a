"""Plain lines, for pipes and, with colours, for terminals."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.render.dice import Line
    from rolcli.render.lines import Told
    from rolcli.render.options import Options

COLORS = {
    "total": "\x1b[1m",
    "critical": "\x1b[1;7;32m",
    "extreme": "\x1b[1;4;32m",
    "hard": "\x1b[1;32m",
    "regular": "\x1b[32m",
    "success": "\x1b[32m",
    "failure": "\x1b[31m",
    "fumble": "\x1b[1;7;31m",
    "code": "\x1b[2m",
    "out": "\x1b[2;9m",
    "hit": "\x1b[32m",
    "double": "\x1b[1;32m",
    "bad": "\x1b[31m",
    "note": "\x1b[2m",
    "rule": "\x1b[2m",
}
MARKS = {"out": ("(", ")"), "hit": ("", "*"), "double": ("", "**"), "bad": ("", "-")}
"""What stands around a die."""
LOUD = {"critical": ("*** ", " ***"), "fumble": ("!!! ", " !!!")}
"""What stands around a level that must not be missed, where there are no colours."""


def result(found: Told, options: Options) -> str:
    """Write the headline, and what stands under it indented."""
    color = options.color
    return "\n  ".join([line(one, color) for one in (found.head, *found.below)])


def line(pieces: Line, color: bool = False) -> str:
    """Write one line."""
    text = ""
    for style, words in pieces:
        if not words.isascii() or not words.isprintable():
            words = clean(words)
        if not style:
            text += words
            continue
        if style in MARKS:  # in colour too, so that what is copied keeps its meaning
            left, right = MARKS[style]
            words = left + words + right
        if style in LOUD and not color:
            left, right = LOUD[style]
            words = left + words + right
        if color:
            lead = len(words) - len(words.lstrip())  # no colour before a word begins
            words = f"{words[:lead]}{COLORS[style]}{words[lead:]}\x1b[0m"
        text += words
    return text


def clean(text: str) -> str:
    """Take out what would break a line or command a terminal, and halves of characters."""
    if text.isprintable():
        return text
    return "".join([char if printable(char) else stand_in(char) for char in text])


def printable(char: str) -> bool:
    """Tell whether a character may be printed as it is: spaces that part no words may, and
    what joins letters or the parts of an emoji.
    """
    return char.isprintable() or char in "\xa0\u202f\u200c\u200d"


def stand_in(char: str) -> str:
    """Give what is printed for a character that cannot be."""
    return " " if char.isspace() else "\ufffd"


def between(marks: tuple[str, str], text: str) -> str:
    """Write text between marks, which stand behind the spaces before it."""
    bare = text.lstrip()
    return text[: len(text) - len(bare)] + marks[0] + bare.rstrip() + marks[1]
