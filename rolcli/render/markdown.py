"""Markdown for forum posts: a bold headline, the rest as a list."""

from __future__ import annotations

from rolcli.render.pieces import between, clean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.render.lines import Told
    from rolcli.render.pieces import Line

MARKS = {
    "out": ("~~", "~~"),
    "total": ("**", "**"),
    "success": ("**", "**"),
    "failure": ("**", "**"),
    "critical": ("***", "***"),
    "extreme": ("**", "**"),
    "hard": ("**", "**"),
    "regular": ("**", "**"),
    "fumble": ("***", "***"),
    "code": ("`", "`"),
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


def result(found: Told) -> str:
    """Write the headline, and what stands under it as a list."""
    head = line(found.head)
    below = found.below
    if not below:
        return head
    return head + "\n\n" + "\n".join(["- " + line(one) for one in below])


def line(pieces: Line) -> str:
    """Write one line."""
    text = ""
    for style, words in pieces:
        if style == "code":
            text += code(words)
            continue
        written = escape(words)
        text += between(MARKS[style], written) if style else written
    return start(text)


def code(text: str) -> str:
    """Write text as code, between more backticks than stand in it."""
    text = clean(text)
    fence = "`"
    while fence in text:
        fence += "`"
    gap = " " if "`" in text else ""
    return fence + gap + text + gap + fence


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
