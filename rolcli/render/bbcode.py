"""BBCode for forum posts: a bold headline, the rest as a list."""

from __future__ import annotations

from rolcli.render.plain import clean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.render.dice import Line

MARKS = {
    "out": ("[s]", "[/s]"),
    "total": ("[b]", "[/b]"),
    "success": ("[b][color=green]", "[/color][/b]"),
    "failure": ("[b][color=red]", "[/color][/b]"),
    "hit": ("[b]", "[/b]"),
    "double": ("[b][u]", "[/u][/b]"),
    "bad": ("[i]", "[/i]"),
    "note": ("[i]", "[/i]"),
    "rule": ("[i]", "[/i]"),
}
JOINER = "\u2060"
"""A word joiner, which no reader sees: BBCode has no escape, and ``[`` before it opens no tag."""


def escape(text: str) -> str:
    """Write text so that no part of it is a tag: only what looks like one is broken up."""
    text = clean(text)
    if "[" not in text:
        return text
    pieces = text.split("[")
    return pieces[0] + "".join(
        ["[" + (JOINER if looks_like_a_tag(piece) else "") + piece for piece in pieces[1:]]
    )


def looks_like_a_tag(rest: str) -> bool:
    """Tell whether what follows a bracket could be a tag's name."""
    return rest[:1].isalpha() or rest[:1] in ("/", "*")


def result(found: list[Line]) -> str:
    """Write the headline, and what stands under it as a list."""
    head = line(found[0])
    if len(found) == 1:
        return head
    return head + "\n[list]\n" + "\n".join(["[*]" + line(one) for one in found[1:]]) + "\n[/list]"


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
    return text


def block(text: str) -> str:
    """Write lines that must stay aligned."""
    return f"[code]\n{text}\n[/code]"
