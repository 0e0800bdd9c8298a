"""Odds of several expressions side by side: chance and at least of each, in one table."""

from __future__ import annotations

from fractions import Fraction

from rolcli.messages import msg
from rolcli.render.chance import one_in
from rolcli.render.grid import Grid
from rolcli.render.odds import points, summaries, tail, title
from rolcli.render.odds_grid import LIMITS, put_together
from rolcli.render.tables import Tables, write

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
        found = [*points(report, options), *summaries(report, tr)]
        facts.append(f"{title(report, tr)}: {'; '.join(found)}")
    made = side_by_side(reports, LIMITS[form], options)
    remarks = list(dict.fromkeys(remark for report in reports for remark in tail(report, options)))
    head = tr(msg("Chances compared")) if form == "table" else ""
    return write(Tables(head, facts, [made], remarks), form, options)


def side_by_side(reports: Sequence[OddsReport], limit: int, options: Options) -> Grid:
    """Lay out a row a total; totals that one of them cannot reach have no chance there."""
    tr = options.tr
    under = all(report.tables["total"].under for report in reports)
    head = [tr.word("total")]
    for report in reports:
        head += [title(report, tr), *([tr(msg("1 in"))] if options.one_in else [])]
        head.append(tr(msg("at most")) if under else tr(msg("at least")))
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
            row.append(words(chance, tr))
            if options.one_in:
                row.append(one_in(chance.numerator, chance.denominator, tr))
            row.append(words(beyond[0] - beyond[last + 1] if under else beyond[first], tr))
        made.rows.append(row)
    if step > 1:
        made.remarks.append(tr(put_together(len(values), step)))
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
