"""Exact odds as a JSON object, written piece by piece.

The rows of one table may come to a hundred megabytes, so they are never all in
memory as text.
"""

from __future__ import annotations

from math import gcd

from rolcli.locale.numbers import MAX_DIGITS, digits
from rolcli.render.as_json import Raw, decimal, heading, number, write
from rolcli.render.layout import Open, Rows, pieces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from rolcli.chances import OddsReport, Pairs, Table
    from rolcli.render.options import Options


def odds(report: OddsReport, options: Options) -> Iterator[str]:
    """Write odds: rows for numbers, an object for named outcomes."""
    thing = Open(heading(report))
    tables = thing["odds"] = Open()
    summaries: dict[str, object] = {}
    for name, table in report.tables.items():
        if table.named:
            tables[name] = named(table)
            continue
        tables[name] = Rows(rows(table, options.compact))
        if table.summary and table.items:
            summaries[name] = summary(report, name)
    for name, (value, chance) in report.points.items():
        tables[name] = {"value": exact(value), **chance_of(chance)}
    if report.pairs:
        tables["pairs"] = [couple(pairs) for pairs in report.pairs]
    if summaries:
        thing["summary"] = summaries
    if report.truncated:
        left = report.truncated
        thing["truncated"] = part(left.numerator, left.denominator)
    if report.notes:
        thing["notes"] = [options.tr(note) for note in report.notes]
    return pieces(thing, not options.compact)


def rows(table: Table, compact: bool) -> Iterator[Raw]:
    """Write the rows of a table of numbers, ascending."""
    from rolcli.render.reduce import Fractions

    comma, colon = (",", ":") if compact else (", ", ": ")
    d, items = table.denominator, table.items
    fractions = Fractions(d) if reducible(d) else None
    size = len(items)
    mirrored = all(items[i][1] == items[~i][1] for i in range(size // 2))
    again: list[str] = []  # in a table that reads the same from both ends
    before, chance = -1, ""
    for at, (value, n) in enumerate(items):
        if mirrored and at >= (size + 1) // 2:
            chance = again.pop()
        else:
            if n != before:
                before, chance = n, f'"probability"{colon}{probability(n, d).text}}}'
                if fractions is not None and (written := fractions.text(n)):
                    chance = f'"fraction"{colon}"{written}"{comma}{chance}'
            if mirrored and at < size // 2:
                again.append(chance)
        number = value if type(value) is int else write(exact(value), comma, colon)
        yield Raw(f'{{"value"{colon}{number}{comma}{chance}')


def named(table: Table) -> dict[str, object]:
    """Make the object of named outcomes."""
    return {str(name): part(n, table.denominator) for name, n in table.items}


def couple(pairs: Pairs) -> dict[str, object]:
    """Make the object of two readings: what they are called, and a row a pair."""
    rows = [
        {"values": [one if isinstance(one, str) else exact(one) for one in pair],
         **part(n, pairs.denominator)}
        for pair, n in pairs.items
    ]
    return {"readings": list(pairs.names), "rows": rows}


def exact(value: Any) -> object:
    """Give a value whole, or as ``a/b``."""
    n, d = value.numerator, value.denominator
    return n if d == 1 else f"{n}/{d}"


def reducible(d: int) -> bool:
    """Tell whether fractions over d can come out short enough for print."""
    return digits(d) <= 2 * MAX_DIGITS


def part(n: int, d: int) -> dict[str, object]:
    """Make fraction and probability of n/d; too long a fraction is left out."""
    if not reducible(d):
        return {"probability": probability(n, d)}
    common = gcd(n, d)
    n, d = n // common, d // common
    if digits(d) > MAX_DIGITS:
        return {"probability": probability(n, d)}
    return {"fraction": f"{n}/{d}", "probability": probability(n, d)}


def probability(n: int, d: int) -> Raw:
    """Write a chance in decimals: 0 to 1."""
    return Raw(str(n // d)) if n % d == 0 else decimal(n, d)


def chance_of(chance: Any) -> dict[str, object]:
    """Make the object of a chance, or of the two that it lies between."""
    if not hasattr(chance, "low"):
        return part(chance.numerator, chance.denominator)
    middle = (chance.low + chance.high) / 2
    return {
        "between": ends(chance),
        "probability": probability(middle.numerator, middle.denominator),
    }


def ends(between: Any) -> list[str]:
    """Write the two numbers that one lies between."""
    return [f"{end.numerator}/{end.denominator}" for end in between]


def summary(report: OddsReport, name: str) -> dict[str, object]:
    """Make the object of mean, deviation, median and ends of a quantity.

    What there is not, such as the greatest value of dice that explode, is null.
    """
    from rolcli.render.moments import deviation, summarise

    thing: dict[str, object] = {}
    for key, value in summarise(report, name).items():
        if value is None:
            thing["standard_deviation" if key == "variance" else key] = None
        elif hasattr(value, "low"):
            middle = (value.low + value.high) / 2
            thing[key] = decimal(middle.numerator, middle.denominator)
            thing[f"{key}_between"] = ends(value)
        elif key == "variance":
            thing["standard_deviation"] = decimal(*deviation(value, 17))
        elif max(digits(value.numerator), digits(value.denominator)) > MAX_DIGITS:
            thing[key] = decimal(value.numerator, value.denominator)
        else:
            thing |= number(key, value)
    return thing
