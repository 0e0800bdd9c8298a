"""Odds of several expressions side by side: chance and at least of each, in one table."""

from __future__ import annotations

from fractions import Fraction

from rolcli.messages import msg, nmsg
from rolcli.render.grid import Grid, aligned
from rolcli.render.odds import LIMITS, points, summaries, tail, title

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.chances import OddsReport
    from rolcli.locale import Translator
    from rolcli.render.options import Options


def comparable(reports: Sequence[OddsReport]) -> bool:
    """Tell whether reports are distributions of totals that can stand side by side."""
    return len(reports) > 1 and all(
        list(report.tables) == ["total"] and report.tables["total"].items for report in reports
    )


def render(reports: Sequence[OddsReport], form: str, options: Options) -> str:
    """Print several distributions in one table, after the figures of each."""
    tr = options.tr
    facts = []
    for report in reports:
        found = [*points(report, tr), *summaries(report, tr)]
        facts.append(f"{title(report, tr)}: {'; '.join(found)}")
    made = side_by_side(reports, LIMITS[form], tr)
    remarks = list(dict.fromkeys(remark for report in reports for remark in tail(report, tr)))
    if form == "table":
        from rolcli.render.odds_table import draw_odds

        return draw_odds(tr(msg("Chances compared")), facts, [made], remarks, options)
    if form == "markdown":
        from rolcli.render import markdown

        parts = ["\n".join(["- " + markdown.escape(fact) for fact in facts])]
        parts.append(markdown.table(made.head, made.rows))
        return "\n\n".join([*parts, *map(markdown.escape, [*made.remarks, *remarks])])
    if form == "bbcode":
        from rolcli.render import bbcode

        table = bbcode.block("\n".join(aligned(made)))
        below = map(bbcode.escape, [*made.remarks, *remarks])
        return "\n".join([*map(bbcode.escape, facts), table, *below])
    from rolcli.render.plain import clean

    return "\n".join(map(clean, [*facts, *aligned(made), *made.remarks, *remarks]))


def side_by_side(reports: Sequence[OddsReport], limit: int, tr: Translator) -> Grid:
    """Lay out a row a total; totals that one of them cannot reach have no chance there."""
    names = [title(report, tr) for report in reports]
    head = [tr.word("total")]
    for name in names:
        head += [name, tr(msg("at least"))]
    made = Grid(head)
    values = sorted({value for report in reports for value, _ in report.tables["total"].items})
    step = -(-len(values) // limit)
    columns = [column(report, values) for report in reports]
    for first in range(0, len(values), step):
        last = min(first + step, len(values)) - 1
        label = tr.exact(values[first])
        if last > first:
            label += f"..{tr.exact(values[last])}"
        row = [label]
        for beyond in columns:
            chance = beyond[first] - beyond[last + 1]
            row += [words(chance, tr), words(beyond[first], tr)]
        made.rows.append(row)
    if step > 1:
        made.remarks.append(
            tr(
                nmsg(
                    "{values} values, put together; --json has each of them.",
                    "{values} values, put together in steps of {n}; --json has each of them.",
                    step, values=len(values),
                )
            )
        )  # fmt: skip - the two forms stand beside each other
    return made


def column(report: OddsReport, values: Sequence[int | Fraction]) -> list[Fraction]:
    """Give the chance to reach each value or more, and 0 at the end."""
    table = report.tables["total"]
    known = dict(table.items)
    beyond = [Fraction(0)]
    reached = 0
    for value in reversed(values):
        reached += known.get(value, 0)
        beyond.append(Fraction(reached, table.denominator))
    return beyond[::-1]


def words(chance: Fraction, tr: Translator) -> str:
    """Word a chance; none is a dash."""
    return tr.percent(chance.numerator, chance.denominator) if chance else "-"
