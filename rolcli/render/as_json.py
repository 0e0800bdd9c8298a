"""Results, odds and errors as JSON objects, in the order of keys of the contract.

A key without meaning is absent. Fractions are numbers with the exact value
beside them, under the same key with ``_exact``.
"""

from __future__ import annotations

from rolcli.locale.numbers import MAX_DIGITS, digits
from rolcli.messages import Message
from rolcli.render.writer import Raw, compact, decimal, pretty

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.chances import OddsReport, Table
    from rolcli.errors import RolcliError
    from rolcli.locale import Translator
    from rolcli.render import Options
    from rolcli.result import Result, Roll

VERSION = 1
"""Grows only when something of the format changes that is not an addition."""
MOST_LISTED = 1000
"""Above this many dice in one roll, faces are counted instead of listed."""


def result(found: Result, options: Options) -> str:
    """Write a result."""
    return written(result_object(found, options.tr), options)


def written(thing: dict[str, object], options: Options) -> str:
    """Write an object in one line, or laid out."""
    return compact(thing) if options.compact else pretty(thing)


def result_object(found: Result, tr: Translator) -> dict[str, object]:
    """Make the object of a result."""
    thing = heading(found)
    if found.rolls:
        thing["rolls"] = [roll_object(roll) for roll in found.rolls]
    if found.modifiers:
        thing["modifiers"] = [
            {"name": m.name, **number("value", m.value), "rule": m.rule} for m in found.modifiers
        ]
    for name in ("total", "target", "margin"):
        value = getattr(found, name)
        if value is not None:
            thing |= number(name, value)
    for name in ("outcome", "level", "success"):
        value = getattr(found, name)
        if value is not None:
            thing[name] = value
    for name in ("details", "state", "effects"):
        value = getattr(found, name)
        if value:
            thing[name] = plain(value, tr)
    if found.notes:
        thing["notes"] = [tr(note) for note in found.notes]
    applied = found.rules_applied
    if applied:
        thing["rules_applied"] = applied
    if found.rolls or found.seed is not None:
        thing["seed"] = found.seed
    return thing


def heading(found: Result | OddsReport) -> dict[str, object]:
    """Make the keys that results and odds begin with."""
    thing: dict[str, object] = {"rolcli": VERSION}
    if found.rules is not None:
        thing["rules"] = found.rules
    thing["verb"] = found.verb
    for name in ("who", "note"):
        value = getattr(found, name)
        if value is not None:
            thing[name] = value
    thing["input"] = plain(found.input)
    return thing


def roll_object(roll: Roll) -> dict[str, object]:
    """Make the object of a roll: its dice, or beyond a thousand how often each face came."""
    thing: dict[str, object] = {} if roll.what is None else {"for": roll.what}
    thing["notation"] = roll.notation
    if roll.size > MOST_LISTED:
        thing["counts"] = counts(roll)
    else:
        thing["dice"] = dice(roll)
    return thing | number("total", roll.total)


def dice(roll: Roll) -> list[dict[str, object]]:
    """Make the objects of the dice of a roll."""
    found: list[dict[str, object]] = []
    for die in roll.dice:
        thing: dict[str, object] = {"sides": die.sides, "value": die.value, "kept": die.kept}
        if die.face != die.value:
            thing["face"] = die.face
        if die.origin is not None:
            thing["from"] = die.origin
            thing["why"] = die.why
        if die.kind is not None:
            thing["kind"] = die.kind
        if die.faces is not None:
            thing["faces"] = list(die.faces)
        found.append(thing)
    return found


def counts(roll: Roll) -> dict[int, int]:
    """Count the faces of all dice of a roll, ascending."""
    from itertools import chain

    from rolcli.render.many import tally

    return tally(chain.from_iterable([term.faces for term in roll.terms]))


def number(name: str, value: Any) -> dict[str, object]:
    """Make the entry of a number, and beside it the exact one where it is not whole."""
    if isinstance(value, int):
        return {name: value}
    n, d = value.numerator, value.denominator
    if d == 1:
        return {name: n}
    return {name: decimal(n, d), f"{name}_exact": f"{n}/{d}"}


def plain(value: Any, tr: Translator | None = None) -> Any:
    """Bring anything in details, state or input down to what JSON has."""
    if value is None or isinstance(value, str | bool | int | float):
        return value
    if type(value) is Message:
        return str(value) if tr is None else tr(value)
    if isinstance(value, dict):
        thing: dict[str, object] = {}
        for key, one in value.items():
            thing |= number(str(key), one) if is_ratio(one) else {str(key): plain(one, tr)}
        return thing
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(one, tr) for one in value]
    if is_ratio(value):
        return decimal(value.numerator, value.denominator)
    return str(value)


def is_ratio(value: Any) -> bool:
    """Tell whether a value is a fraction of either kind."""
    return not isinstance(value, int) and hasattr(value, "denominator")


def odds(report: OddsReport, options: Options) -> str:
    """Write odds: rows for numbers, an object for named outcomes."""
    thing = heading(report)
    tables: dict[str, object] = {}
    for name, table in report.tables.items():
        tables[name] = named(table) if table.named else rows(table)
    for name, (value, chance) in report.points.items():
        tables[name] = {"value": exact(value), **part(chance.numerator, chance.denominator)}
    thing["odds"] = tables
    summaries: dict[str, object] = {}
    for name, table in report.tables.items():
        if table.summary and not table.named and table.items:
            summaries[name] = summary(report, name)
    if summaries:
        thing["summary"] = summaries
    if report.truncated:
        left = report.truncated
        thing["truncated"] = part(left.numerator, left.denominator)
    if report.notes:
        thing["notes"] = [options.tr(note) for note in report.notes]
    return written(thing, options)


def rows(table: Table) -> list[dict[str, object]]:
    """Make the rows of a table of numbers, ascending."""
    d = table.denominator
    return [{"value": exact(value), **part(n, d)} for value, n in table.items]


def named(table: Table) -> dict[str, object]:
    """Make the object of named outcomes."""
    return {str(name): part(n, table.denominator) for name, n in table.items}


def exact(value: Any) -> object:
    """Give a value whole, or as ``a/b``."""
    n, d = value.numerator, value.denominator
    return n if d == 1 else f"{n}/{d}"


def part(n: int, d: int) -> dict[str, object]:
    """Make fraction and probability of n/d; too long a fraction is left out."""
    from math import gcd

    common = gcd(n, d)
    n, d = n // common, d // common
    if digits(d) > MAX_DIGITS:
        return {"probability": probability(n, d)}
    return {"fraction": f"{n}/{d}", "probability": probability(n, d)}


def probability(n: int, d: int) -> Raw:
    """Write a chance in decimals: 0 to 1."""
    return Raw(str(n // d)) if n % d == 0 else decimal(n, d)


def summary(report: OddsReport, name: str) -> dict[str, object]:
    """Make the object of mean, deviation, median and ends of a quantity."""
    from rolcli.render.moments import deviation, summarise

    known = summarise(report, name)
    thing: dict[str, object] = {}
    for key, value in known.items():
        if key == "variance":
            n, d = deviation(value, 17)
            thing["standard_deviation"] = decimal(n, d)
        elif max(digits(value.numerator), digits(value.denominator)) > MAX_DIGITS:
            thing[key] = decimal(value.numerator, value.denominator)
        else:
            thing |= number(key, value)
    return thing


def error(found: RolcliError, options: Options) -> str:
    """Write an error; the column counts from 0."""
    thing: dict[str, object] = {"code": found.code, "message": options.tr(found.message)}
    if found.column is not None:
        thing["column"] = found.column
    if found.hint is not None:
        thing["hint"] = options.tr(found.hint)
    return written({"rolcli": VERSION, "error": thing}, options)
