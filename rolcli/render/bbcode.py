"""BBCode for forum posts: a bold headline, the rest as a list."""

from __future__ import annotations

from rolcli.render.pieces import between, clean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.render.lines import Told
    from rolcli.render.pieces import Line

MARKS = {
    "out": ("[s]", "[/s]"),
    "total": ("[b]", "[/b]"),
    "success": ("[b][color=green]", "[/color][/b]"),
    "failure": ("[b][color=red]", "[/color][/b]"),
    "critical": ("[b][u][color=green]", "[/color][/u][/b]"),
    "extreme": ("[b][i][color=green]", "[/color][/i][/b]"),
    "hard": ("[b][color=green]", "[/color][/b]"),
    "regular": ("[color=green]", "[/color]"),
    "fumble": ("[b][u][color=red]", "[/color][/u][/b]"),
    "code": ("", ""),
    "hit": ("[b]", "[/b]"),
    "double": ("[b][u]", "[/u][/b]"),
    "bad": ("[i]", "[/i]"),
    "note": ("[i]", "[/i]"),
    "rule": ("[i]", "[/i]"),
}
JOINER = "\u2060"
"""A word joiner, which no reader sees: BBCode has no escape, and ``[`` before it opens no tag."""
TAGS = {
    "a", "abbr", "acronym", "align", "anchor", "attach", "attachment", "b", "big", "blockquote",
    "br", "c", "center", "centre", "cite", "code", "col", "color", "colour", "del", "dice", "div",
    "email", "fieldset", "file", "flash", "font", "h1", "h2", "h3", "h4", "h5", "h6", "hide",
    "highlight", "hr", "html", "i", "icode", "img", "indent", "ins", "item", "justify", "kbd",
    "left", "li", "link", "list", "mail", "media", "member", "mod", "move", "noparse", "o", "ol",
    "ooc", "p", "php", "plain", "pre", "q", "quote", "right", "roll", "rp", "rtl", "ltr", "s",
    "samp", "shadow", "size", "small", "sp", "span", "spoiler", "strike", "strong", "style", "sub",
    "sup", "t", "table", "tab", "tbody", "td", "th", "thead", "topic", "tr", "tt", "u", "ul",
    "url", "user", "var", "video", "wiki", "youtube",
}
"""What boards take for a tag; any other word in brackets they print as it is."""


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
    if rest[:1] in ("/", "*"):
        return True
    size = 0
    while rest[size : size + 1].isalnum():
        size += 1
    return rest[:size].lower() in TAGS


def result(found: Told) -> str:
    """Write the headline, and what stands under it as a list; the working is folded away."""
    parts = [line(found.head)]
    if found.rows:
        parts.append(listed(found.rows))
    if found.working:
        parts.append("[spoiler]" + listed(found.working) + "[/spoiler]")
    if found.notes or found.receipt:
        parts.append(listed([*found.notes, *found.receipt]))
    return "\n".join(parts)


def listed(lines: list[Line]) -> str:
    """Write lines as a list."""
    return "[list]\n" + "\n".join(["[*]" + line(one) for one in lines]) + "\n[/list]"


def line(pieces: Line) -> str:
    """Write one line."""
    text = ""
    for style, words in pieces:
        written = escape(words)
        text += between(MARKS[style], written) if style else written
    return text


END = "[/code"


def block(text: str) -> str:
    """Write lines that must stay aligned; nothing in them ends the block before its end."""
    at = text.lower().find(END)
    while at >= 0:
        text = f"{text[: at + 1]} {text[at + 1 :]}"
        at = text.lower().find(END)
    return f"[code]\n{text}\n[/code]"
