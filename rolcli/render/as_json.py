"""Results and errors as JSON objects, in the order of keys of the contract.

A key without meaning is absent. Fractions are numbers with the exact value
beside them, under the same key with ``_exact``.
"""

from __future__ import annotations

from rolcli.messages import Message
from rolcli.render.writer import compact, decimal, pretty

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.chances import OddsReport
    from rolcli.errors import RolcliError
    from rolcli.locale import Translator
    from rolcli.render.options import Options
    from rolcli.result import Reading, Result, Roll

VERSION = 1
"""Grows only when something of the format changes that is not an addition."""
MOST_LISTED = 1000
"""Above this many dice in one roll, faces are counted instead of listed."""

MOST_KEPT = 10_000
"""Of more different faces than this, those who keep results keep no counts."""


def result(found: Result, options: Options) -> str:
    """Write a result."""
    return written(result_object(found, options.tr), options)


def written(thing: dict[str, object], options: Options) -> str:
    """Write an object in one line, or laid out."""
    return compact(thing) if options.compact else pretty(thing)


def result_object(found: Result, tr: Translator, kept: bool = False) -> dict[str, object]:
    """Make the object of a result; one that is ``kept`` leaves out what would fill the file
    and comes from its seed again.
    """
    thing = heading(found)
    if found.rolls:
        brief = kept and found.seed is not None
        thing["rolls"] = [roll_object(roll, brief and has_many(roll)) for roll in found.rolls]
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
    thing |= found.people
    thing["input"] = plain(found.input)
    return thing


def has_many(roll: Roll) -> bool:
    """Tell whether the dice of a roll show more faces than are kept."""
    if roll.size <= MOST_KEPT:
        return False
    return len(set().union(*[term.faces for term in roll.terms])) > MOST_KEPT


def roll_object(roll: Roll, brief: bool = False) -> dict[str, object]:
    """Make the object of a roll: its dice, or beyond a thousand how often each face came;
    a ``brief`` one has neither.
    """
    thing: dict[str, object] = {} if roll.what is None else {"for": roll.what}
    thing["notation"] = roll.notation
    if not brief:
        many = roll.size > MOST_LISTED
        thing |= {"counts": counts(roll)} if many else {"dice": dice(roll)}
    if roll.readings:
        thing["readings"] = [reading_object(reading) for reading in roll.readings]
    return thing | number("total", roll.total)


def reading_object(reading: Reading) -> dict[str, object]:
    """Make the object of one reading of a throw."""
    thing: dict[str, object] = {"name": reading.name}
    for name in ("total", "target", "margin"):
        value = getattr(reading, name)
        if value is not None:
            thing |= number(name, value)
    if reading.success is not None:
        thing["success"] = reading.success
    return thing


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

    if len(roll.terms) == 1:
        return tally(roll.terms[0].faces)
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


def error(found: RolcliError, options: Options) -> str:
    """Write an error; the column counts from 0."""
    thing: dict[str, object] = {"code": found.code, "message": options.tr(found.message)}
    if found.column is not None:
        thing["column"] = found.column
    if found.hint is not None:
        thing["hint"] = options.tr(found.hint)
    return written({"rolcli": VERSION, "error": thing}, options)
