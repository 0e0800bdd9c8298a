"""Tables on a terminal, drawn by rich; all text goes in as Text, never as markup."""

from __future__ import annotations

from io import StringIO

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from rolcli.messages import msg
from rolcli.render.pieces import MARKS, clean
from rolcli.render.steps import amount, dice_lines, pairs, rule_pieces, step_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.render.lines import Told
    from rolcli.render.options import Options
    from rolcli.render.pieces import Line
    from rolcli.result import Result

STYLES = {
    "total": "bold",
    "critical": "bold reverse green",
    "extreme": "bold underline green",
    "hard": "bold green",
    "regular": "green",
    "success": "green",
    "failure": "red",
    "fumble": "bold reverse red",
    "code": "dim",
    "out": "dim strike",
    "hit": "green",
    "double": "bold green",
    "bad": "red",
    "note": "dim",
    "rule": "dim",
}


def result(found: Result, told: Told, options: Options) -> str:
    """Draw the steps of a result under its headline; without steps, its lines in a frame."""
    tr = options.tr
    head = text(told.head, options.color)
    rows = [(tr(s.label), step_value(s.value, tr, found.rules), s.rule) for s in found.steps]
    modifiers = [
        (tr.word(m.name, found.rules), amount(m, tr), m.rule) for m in found.modifiers
    ]
    single = found.headline is None and len(found.rolls) == 1 and not found.modifiers
    if single and not rows:
        table = new_table(options)
        for line in (told.head, *told.below):
            table.add_row(text(line, options.color))
        return draw(table, options)
    table = new_table(options, tr(msg("item")), tr(msg("value")))
    if options.explain is not None:
        table.add_column(tr(msg("rule")), overflow="fold")
    for roll, line in zip(found.rolls, dice_lines(found, tr), strict=True):
        cells = [Text(clean(tr.word(roll.what or "dice", found.rules)))]
        cells.append(text(line if roll.what is None else line[1:], options.color))
        table.add_row(*cells)
    for what, value, rule in [*modifiers, *rows]:
        cells = [Text(clean(what)), Text(clean(value))]
        if options.explain is not None:
            cells.append(text(rule_pieces(rule, options), options.color))
        table.add_row(*cells)
    known = [
        [("", f"{tr(name)}: {words}")]
        for name, known in ((msg("state"), found.state), (msg("effects"), found.effects))
        if (words := pairs(known, tr, found.rules))
    ]
    lines = [*told.rows, *known, *told.notes, *told.receipt]
    below = [text(line, options.color) for line in lines]
    return draw(Group(head, table, *below) if table.row_count else Group(head, *below), options)


def new_table(options: Options, *heads: str) -> Table:
    """Make an empty table in the one look that tables here have."""
    table = Table(box=ROUNDED, show_header=bool(heads), header_style="bold")
    for head in heads:
        table.add_column(Text(head), overflow="fold")
    return table


def text(pieces: Line, color: bool) -> Text:
    """Write pieces as styled text; without colour, with the marks of plain lines."""
    made = Text()
    for style, words in pieces:
        words = clean(words)
        if color or style not in MARKS:
            made.append(words, STYLES.get(style, ""))
        else:
            left, right = MARKS[style]
            made.append(left + words + right)
    if made.plain.startswith("  "):
        made = made[2:]
    return made


def draw(thing: RenderableType, options: Options) -> str:
    """Draw into text of the terminal's width."""
    console = Console(
        file=StringIO(),
        width=max(20, options.width),
        force_terminal=options.color,
        no_color=not options.color,
        color_system="standard" if options.color else None,
        legacy_windows=False,
        highlight=False,
        markup=False,
        emoji=False,
        _environ={},
    )
    with console.capture() as captured:
        console.print(thing)
    lines = captured.get().splitlines()
    return "\n".join([line.rstrip() for line in lines])
