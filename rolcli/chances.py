"""Exact odds as data: what ``--odds`` finds out and a format prints."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction
    from typing import Any

    from rolcli.messages import Message


class Table:
    """Weights over one denominator: how likely each value or named outcome is.

    ``items`` are (value, weight) pairs. Values are whole numbers or Fractions,
    ascending, or all of them names (snake_case) in the order to print. Weights
    are positive integers; what their sum lacks of ``denominator`` belongs to values
    that are not listed: to those from ``above[0]`` up the chance ``above[1]``, to those
    from ``below[0]`` down ``below[1]``. ``law`` can be asked of any value, listed or
    not, where the table is of an expression. ``summary`` asks for mean, deviation
    and median (numbers only). ``under`` says that less is better, so that beside a value
    stands the chance of it or less.
    """

    __slots__ = ("above", "below", "denominator", "items", "law", "summary", "under")

    def __init__(
        self, items: Sequence[tuple[Any, int]], denominator: int, summary: bool = True
    ) -> None:
        self.items = items
        self.denominator = denominator
        self.summary = summary
        self.above: tuple[Any, Fraction] | None = None
        self.below: tuple[Any, Fraction] | None = None
        self.law: Any = None
        self.under = False

    @property
    def named(self) -> bool:
        """Tell whether the values are names."""
        return bool(self.items) and type(self.items[0][0]) is str

    @classmethod
    def of(cls, chances: dict[Any, Fraction], summary: bool = True) -> Table:
        """Make a table of a dict value -> Fraction; numbers are put in order, names kept."""
        from math import lcm

        denominator = lcm(1, *(chance.denominator for chance in chances.values()))
        items = [
            (value, chance.numerator * (denominator // chance.denominator))
            for value, chance in chances.items()
            if chance
        ]
        if items and type(items[0][0]) is not str:
            items.sort(key=lambda item: item[0])
        return cls(items, denominator, summary)


class Pairs:
    """How likely two readings of one throw come to each pair of values or outcomes.

    ``items`` are (pair, weight), in order, over ``denominator``.
    """

    __slots__ = ("denominator", "items", "names")

    def __init__(
        self, names: tuple[str, str], items: Sequence[tuple[tuple[Any, Any], int]], denominator: int
    ) -> None:
        self.names = names
        self.items = items
        self.denominator = denominator


class OddsReport:
    """The odds of one expression or verb.

    ``tables`` maps a quantity (``total``, ``outcome``, ``level``, ``final`` ...)
    to its Table. ``points`` maps ``at_least``, ``at_most`` or ``exactly`` to
    (value, chance) for the questions asked of the total; a chance of which no exact
    one is had is ``Between`` two. ``summary`` may hold per quantity exact ``mean``,
    ``variance``, ``median``, ``minimum`` and ``maximum`` where they are already known,
    None for one that there is not; the rest is reckoned from the rows. ``truncated``
    is the chance of all values that are not listed, or 0. ``success`` is the chance
    of success of a verb that knows success from failure. ``names`` are the Spanish names
    of what was given, by the keys of ``input``. ``answer`` is the quantity that was asked
    for, where the others are shown only to who wants all. ``pairs`` are of two readings each.
    """

    __slots__ = (
        "answer", "input", "names", "note", "notes", "pairs", "people", "points", "rules",
        "success", "summary", "tables", "title", "truncated", "verb", "who",
    )

    def __init__(self, verb: str, rules: str | None = None) -> None:
        self.verb = verb
        self.rules = rules
        self.who: str | None = None
        self.note: str | None = None
        self.people: dict[str, str] = {}
        self.answer: str | None = None
        self.pairs: list[Pairs] = []
        self.title: str | Message | None = None
        self.input: dict[str, object] = {}
        self.names: dict[str, str] = {}
        self.tables: dict[str, Table] = {}
        self.success: Fraction | None = None
        self.points: dict[str, tuple[int | Fraction, Any]] = {}
        self.summary: dict[str, dict[str, Any]] = {}
        self.truncated: int | Fraction = 0
        self.notes: list[Message] = []


class Axis:
    """One parameter that a sweep goes through: its name and its values, as typed."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: Sequence[int | str]) -> None:
        self.name = name
        self.values = values


class Sweep:
    """The odds of one call for each value of one parameter, or of two.

    ``reports`` maps the values (one for each axis) to the odds; it may lack the last
    ones when somebody had enough. ``mean`` asks for the mean of the first quantity
    instead of the chance of each outcome; questions asked of the total (``points`` of
    the reports) come before both. ``head`` is a report of the call without the
    parameters that change, for a title where ``title`` says none.
    """

    __slots__ = ("axes", "head", "mean", "reports", "rules", "title", "verb")

    def __init__(self, verb: str, axes: Sequence[Axis], rules: str | None = None) -> None:
        self.verb = verb
        self.axes = axes
        self.rules = rules
        self.mean = False
        self.title: str | Message | None = None
        self.head: OddsReport | None = None
        self.reports: dict[tuple[int | str, ...], OddsReport] = {}

    @property
    def columns(self) -> list[str]:
        """What stands in a row: questions, ``mean``, or outcomes, each by its name."""
        found: dict[str, None] = {}
        for report in self.reports.values():
            found |= dict.fromkeys(self.cells(report))
        return list(found)

    def cells(self, report: OddsReport) -> dict[str, Fraction]:
        """Give what one report comes to, by column."""
        from fractions import Fraction

        if report.points:
            return {name: Fraction(chance) for name, (_, chance) in report.points.items()}
        named = next((table for table in report.tables.values() if table.named), None)
        if named is not None and not self.mean:
            return {name: Fraction(n, named.denominator) for name, n in named.items}
        name, table = next(
            (pair for pair in report.tables.items() if not pair[1].named and pair[1].items),
            ("", None),
        )
        if table is None:
            return {}
        known = report.summary.get(name, {}).get("mean")
        if known is None:
            weight = sum(n for _, n in table.items)
            known = sum((value * n for value, n in table.items), Fraction(0)) / weight
        return {"mean": Fraction(known)}

    def main(self, report: OddsReport) -> tuple[str, Fraction] | None:
        """Give the one figure that stands in a grid, with its column: success where it is known."""
        if report.success is not None and not report.points and not self.mean:
            return "success", report.success
        return next(iter(self.cells(report).items()), None)

    @property
    def in_chances(self) -> bool:
        """Whether cells are chances rather than means."""
        return self.columns != ["mean"]
