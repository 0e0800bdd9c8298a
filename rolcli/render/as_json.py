"""Results as JSON objects, in the order of keys of the contract, and JSON in one line.

A key without meaning is absent. Fractions are numbers with the exact value
beside them, under the same key with ``_exact``. What is written has readable characters,
exact numbers, and nothing that is not valid UTF-8.
"""

from __future__ import annotations

from rolcli.messages import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from rolcli.chances import OddsReport
    from rolcli.locale import Translator
    from rolcli.result import Reading, Result, Roll

VERSION = 1
"""Grows only when something of the format changes that is not an addition."""
LARGE = 10_000
"""Objects of more entries are written in batches."""
MOST_LISTED = 1000
"""Above this many dice in one roll, faces are counted instead of listed."""

MOST_KEPT = 10_000
"""Of more different faces than this, those who keep results keep no counts."""


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


class Raw:
    """A piece of JSON that is already written."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


def compact(value: Any) -> str:
    """Write a value in one line without spaces."""
    return write(value, ",", ":")


def write(value: Any, comma: str, colon: str) -> str:
    """Write a value in one line."""
    kind = type(value)
    if kind is str:
        return string(value)
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    if kind is int or kind is float:
        return repr(value)
    if kind is Raw:
        return str(value.text)
    if isinstance(value, dict):
        if len(value) > LARGE:
            return "{" + comma.join(batches(value, comma, colon)) + "}"
        parts = [string(str(key)) + colon + write(one, comma, colon) for key, one in value.items()]
        return "{" + comma.join(parts) + "}"
    return "[" + comma.join([write(one, comma, colon) for one in value]) + "]"


def batches(value: dict[Any, Any], comma: str, colon: str) -> Iterator[str]:
    """Write the entries of a large object, some at a time: each as a text would take memory."""
    from itertools import islice

    entries = iter(value.items())
    while some := dict(islice(entries, LARGE)):
        if all([type(key) is type(one) is int for key, one in some.items()]):
            yield comma.join([f'"{key}"{colon}{one}' for key, one in some.items()])
        else:
            yield write(some, comma, colon)[1:-1]


def string(text: str) -> str:
    """Write a string; what would command a terminal, turn a line round or is half a character
    becomes an escape, the rest stays readable.
    """
    if text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'  # loading the encoder takes longer than most results
    written = quoted(text)
    if written.isprintable():
        return written
    from rolcli.render.pieces import printable

    return "".join([char if printable(char) else escaped(char) for char in written])


def quoted(text: str) -> str:
    """Quote a string as JSON does, without the json package where that can be."""
    try:
        from _json import encode_basestring
    except ImportError:
        from json.encoder import encode_basestring

    return encode_basestring(text)


def escaped(char: str) -> str:
    """Write a character as JSON escapes it."""
    units = char.encode("utf-16-be", "surrogatepass")
    return "".join(
        [f"\\u{int.from_bytes(units[at : at + 2], 'big'):04x}" for at in range(0, len(units), 2)]
    )


def decimal(n: int, d: int) -> Raw:
    """Write n/d (d > 0) as a number: the shortest digits of the nearest double, or more."""
    from rolcli.locale import numbers

    return Raw(numbers.decimal(n, d))
