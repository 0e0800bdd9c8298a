"""Sets a light markup in roff, with the macros of man(7).

The markup, a paragraph to each block of lines:

- ``# Heading`` and ``## Smaller heading``;
- ``: what is meant`` and in the lines below what it means;
- lines set in by four spaces are shown as they are;
- in a text ```as typed``` and ``--option`` are bold, ``<placeholder>`` is italic.
"""

from __future__ import annotations

import re
from textwrap import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

QUIET = (".nr HY 0", ".ad l")
"""No word is broken or set apart: what is shown can be copied."""

WIDTH = 78
"""The most bytes of a line."""

ACCENTED = re.compile(r"([^\x00-\x7f])")
"""Letters that linters measure as eight bytes: ``\\[u00ED]``."""

SHOWN = 4 * " "
SPANS = re.compile(r"`([^`]+)`|(?<!\S)(--[a-z][a-z-]*)|<(?! )([^<>`]+)>")
SENTENCE = re.compile(r"(?<=[.?!]) +(?=[A-ZÁÉÍÓÚÑ¡¿\\])")
LITERAL = str.maketrans(
    {"\\": r"\(rs", "-": r"\-", "'": r"\(aq", "`": r"\(ga", "^": r"\(ha", "~": r"\(ti"}
)
"""What roff would set as typography where a shell wants the sign itself."""


def page(title: str, markup: str) -> str:
    """Set a whole page; ``title`` are the arguments of its first macro."""
    lines = ["'\\\" -*- coding: utf-8 -*-", f".TH {title}", *QUIET]
    for block in blocks(markup):
        found = set_block(block.split("\n"))
        if found[0] == ".PP" and lines[-1].startswith((".SH ", ".SS ")):
            del found[0]  # a heading begins a paragraph by itself
        lines += found
    return "\n".join(lines) + "\n"


def blocks(markup: str) -> list[str]:
    """Part a text at empty lines, but not inside what is shown as it is."""
    found: list[str] = []
    for block in re.split(r"\n\n+", markup.strip("\n")):
        if block.startswith(SHOWN) and found and found[-1].startswith(SHOWN):
            found[-1] += "\n\n" + block
        else:
            found.append(block)
    return found


def set_block(lines: list[str]) -> list[str]:
    """Set a heading, a term with its meaning, an example or a paragraph."""
    first = lines[0]
    for mark, macro in (("# ", ".SH"), ("## ", ".SS")):
        if first.startswith(mark):
            return [f"{macro} {text(first.removeprefix(mark))}"]
    if first.startswith(": "):
        return [".TP", tag(text(first[2:])), *paragraph(lines[1:])]
    if first.startswith(SHOWN):
        shown = [leading(line[4:].translate(LITERAL)) for line in lines]
        return [".PP", ".RS 4", ".EX", *shown, ".EE", ".RE"]
    return [".PP", *paragraph(lines)]


def paragraph(lines: Iterable[str]) -> list[str]:
    """Set running text: each sentence on a line of its own, so that roff knows its end."""
    found = []
    for sentence in SENTENCE.split(text(" ".join(map(str.strip, lines)))):
        wide = ACCENTED.sub("\\1" + 7 * "\0", sentence)
        for line in wrap(wide, WIDTH, break_long_words=False, break_on_hyphens=False):
            found.append(leading(line.replace("\0", "")))
    return found


def tag(line: str) -> str:
    """Break a term that is too long for a line of the source, where it may be broken in print."""
    parts = line.split(r"\:")
    found = parts[0]
    for part in parts[1:]:
        last = found.rpartition("\n")[2]
        found += r"\:" + ("\\\n" if len(last) + len(part) > WIDTH else "") + part
    return found


def text(line: str) -> str:
    """Set the signs and the fonts of a text."""
    found, at = "", 0
    for span in SPANS.finditer(line):
        found += plain(line[at : span.start()])
        quoted, option, placeholder = span.groups()
        literal = quoted or option
        if literal:
            found += rf"\fB{literal.translate(LITERAL)}\fR"
        else:
            found += rf"\fI{breakable(placeholder.translate(LITERAL))}\fR"
        at = span.end()
    return found + plain(line[at:])


def plain(line: str) -> str:
    """Set the signs of prose: hyphens and apostrophes stay typography, a minus is a sign."""
    signs = line.replace("\\", r"\(rs").replace("^", r"\(ha").replace("~", r"\(ti")
    return re.sub(r"(?<!\w)-(?=[ \d])", r"\\-", signs)


def breakable(words: str) -> str:
    """Let a list of choices be broken after each."""
    return words.replace("|", r"|\:")


def leading(line: str) -> str:
    """Keep a line from being read as a macro."""
    return rf"\&{line}" if line[:1] in (".", "'") else line
