"""Markdown for forum posts: a bold headline, the rest as a list."""

from __future__ import annotations

from rolcli.render.plain import clean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.render.dice import Line

MARKS = {
    "out": ("~~", "~~"),
    "total": ("**", "**"),
    "success": ("**", "**"),
    "failure": ("**", "**"),
    "hit": ("**", "**"),
    "double": ("***", "***"),
    "bad": ("*", "*"),
    "note": ("*", "*"),
    "rule": ("*", "*"),
}
SPECIAL = {ord(char): "\\" + char for char in "\\`*_{}[]<>#~|"} | {ord("&"): "&amp;"}
"""What would be markup anywhere in a line."""


def escape(text: str) -> str:
    """Write text so that it prints as typed."""
    return clean(text).translate(SPECIAL)


def result(found: list[Line]) -> str:
    """Write the headline, and what stands under it as a list."""
    head = line(found[0])
    if len(found) == 1:
        return head
    return head + "\n\n" + "\n".join(["- " + line(one) for one in found[1:]])


def line(pieces: Line) -> str:
    """Write one line."""
    text = ""
    for style, words in pieces:
        written = escape(words)
        if style:
            bare = written.strip()
            lead = written[: len(written) - len(written.lstrip())]
            left, right = MARKS[style]
            text += lead + left + bare + right
        else:
            text += written
    return start(text)


def start(text: str) -> str:
    """Keep the beginning of a line from being a list or a heading."""
    word = text.lstrip()
    if word[:1] in "+-=" and word:
        return "\\" + word
    number = word.split(" ", 1)[0]
    if number[:-1].isdigit() and number[-1:] in ".)":
        return number[:-1] + "\\" + word[len(number) - 1 :]
    return text


def table(head: list[str], rows: list[list[str]], rule: str = "---:") -> str:
    """Write a table; ``rule`` sets its columns, to the right unless told otherwise."""
    lines = ["| " + " | ".join(map(escape, head)) + " |", "|" + f" {rule} |" * len(head)]
    lines += ["| " + " | ".join(map(escape, row)) + " |" for row in rows]
    return "\n".join(lines)
