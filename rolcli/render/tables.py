"""A page of tables in each of the formats for people: a title, figures, tables, remarks."""

from __future__ import annotations

from rolcli.render.grid import aligned

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.render.grid import Grid
    from rolcli.render.options import Options


class Tables:
    """What odds are of, the figures, the tables, and what there is to remark.

    An empty ``head`` is left out.
    """

    __slots__ = ("facts", "grids", "head", "remarks")

    def __init__(
        self, head: str, facts: list[str], grids: list[Grid], remarks: list[str]
    ) -> None:
        self.head = head
        self.facts = facts
        self.grids = grids
        self.remarks = remarks


def write(made: Tables, form: str, options: Options) -> str:
    """Write a page in a format."""
    if form == "table":
        from rolcli.render.odds_table import draw_odds

        return draw_odds(made.head, made.facts, made.grids, made.remarks, options)
    if form == "markdown":
        return in_markdown(made)
    if form == "bbcode":
        return in_bbcode(made)
    from rolcli.render.pieces import clean, line

    parts = [line([("total", made.head)], options.color)] if made.head else []
    parts += map(clean, made.facts)
    for one in made.grids:
        parts += map(clean, [*aligned(one), *one.remarks])
    return "\n".join([*parts, *map(clean, made.remarks)])


def in_markdown(made: Tables) -> str:
    """Write the figures as a list, and each table as one."""
    from rolcli.render.markdown import escape, table

    parts = [f"**{escape(made.head)}**"] if made.head else []
    if made.facts:
        parts.append("\n".join(["- " + escape(fact) for fact in made.facts]))
    for one in made.grids:
        parts += [table(one.head, one.rows), *map(escape, one.remarks)]
    return "\n\n".join([*parts, *map(escape, made.remarks)])


def in_bbcode(made: Tables) -> str:
    """Write each table as lines that stay aligned."""
    from rolcli.render.bbcode import block, escape

    parts = [f"[b]{escape(made.head)}[/b]"] if made.head else []
    parts += map(escape, made.facts)
    for one in made.grids:
        parts += [block("\n".join(aligned(one))), *map(escape, one.remarks)]
    return "\n".join([*parts, *map(escape, made.remarks)])
