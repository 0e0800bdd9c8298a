"""Sets a page of help in columns, by the formatter of Typer."""

from __future__ import annotations

import typer
from typer.main import get_command

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.pages import Page

MAX_WIDTH = 100
"""The most columns of a help page."""


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
    for heading, rows in page.sections:
        with formatter.section(heading):
            formatter.write_dl(rows)
    for paragraph in page.after:
        formatter.write_paragraph()
        formatter.write_text(paragraph)
    return formatter.getvalue().rstrip("\n")
