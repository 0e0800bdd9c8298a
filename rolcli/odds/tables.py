"""Distributions laid out for print: rows, what lies beyond them, and exact figures."""

from __future__ import annotations

from fractions import Fraction

from rolcli.chances import Table
from rolcli.odds.distribution import Between, Distribution

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.chances import OddsReport
    from rolcli.odds.algebra import Law
    from rolcli.odds.distribution import Contest


def enter(report: OddsReport, name: str, law: Law, depth: int) -> None:
    """Enter a quantity: rows to a depth, the chance of what is beyond, and its figures."""
    rows = law.listed(depth)
    table = report.tables[name] = Table(list(rows.items()), rows.denominator)
    table.law = law
    if isinstance(law, Distribution):
        if law.complete:
            return
        report.truncated = max(report.truncated, law.truncated)
    else:
        above, below = law.ends(rows)
        if above:
            table.above = law.next(rows.values[-1], 1), above
        if below:
            table.below = law.next(rows.values[0], -1), below
        report.truncated = max(report.truncated, above + below)
    report.summary[name] = {
        "mean": law.mean, "variance": law.variance, "median": law.median,
        "minimum": law.minimum, "maximum": law.maximum,
    }


def of_test(success: Fraction | Between, report: OddsReport) -> Table:
    """Lay out the outcomes of a test."""
    if isinstance(success, Between):
        report.truncated = max(report.truncated, success.high - success.low)
        return Table.of({"success": success.low, "failure": 1 - success.high})
    return Table.of({"success": success, "failure": 1 - success})


def of_contest(chances: Contest, report: OddsReport) -> Table:
    """Lay out the chances of one expression against another."""
    found: dict[Any, Fraction] = {}
    for name in ("win", "tie", "lose"):
        chance = getattr(chances, name)
        if isinstance(chance, Between):
            report.truncated = max(report.truncated, chance.high - chance.low)
            chance = chance.low
        found[name] = chance
    return Table.of(found)
