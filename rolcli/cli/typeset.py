"""Pages of help, set in columns by the formatter of Typer."""

from __future__ import annotations

from textwrap import wrap

import typer
from typer.main import get_command

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Section = tuple[str, list[tuple[str, str]]]

MAX_WIDTH = 100
"""The most columns of a help page."""


class Page:
    """A page of help: usage lines, paragraphs, sections of two columns, what stands last."""

    __slots__ = ("after", "before", "sections", "usages")

    def __init__(self, usages: list[tuple[str, str]], before: Iterable[str] = ()) -> None:
        self.usages = usages
        self.before = list(before)
        self.sections: list[Section] = []
        self.after: list[str] = []


def typeset(page: Page, prefix: str, width: int) -> str:
    """Set a page of help in so many columns."""
    app = typer.Typer(rich_markup_mode=None, add_completion=False)
    app.command("rolcli")(lambda: None)
    context = typer.Context(get_command(app), terminal_width=max(40, min(width, MAX_WIDTH)))
    formatter = context.make_formatter()
    for number, (program, arguments) in enumerate(page.usages):
        formatter.write_usage(program, arguments, f"{prefix if not number else ' ' * len(prefix)} ")
    for paragraph in page.before:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(paragraph)
    close = False  # one listed section follows another
    for heading, rows in page.sections:
        if not all(meaning for _, meaning in rows):
            if not close:
                formatter.write_paragraph()
            formatter.write(listed(heading, rows, formatter.width))
            close = True
            continue
        close = False
        with formatter.section(heading):
            formatter.write_dl(rows)
    for paragraph in page.after:
        formatter.write_paragraph()
        formatter.write_text(paragraph)
    return formatter.getvalue().translate(PARTED).rstrip("\n")


JOINED = str.maketrans(" -", "\N{NO-BREAK SPACE}\N{NON-BREAKING HYPHEN}")
PARTED = {code: sign for sign, code in JOINED.items()}
"""Signs at which no line is broken, and back."""


def listed(heading: str, rows: Iterable[tuple[str, str]], width: int) -> str:
    """Put the options of a section behind its heading, each kept together with its value."""
    text = f"{heading}: " + ", ".join(words.translate(JOINED) for words, _ in rows)
    return "\n".join(wrap(text, width, subsequent_indent="    ")) + "\n"
