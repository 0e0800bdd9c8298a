"""Writes JSON: readable characters, exact numbers, and nothing that is not valid UTF-8."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

LARGE = 10_000
"""Objects of more entries are written in batches."""
WIDTH = 88
"""What fits in a line stays in one when JSON is laid out for people."""


class Raw:
    """A piece of JSON that is already written."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class Open(dict[str, "Any"]):
    """An object that is always laid out over several lines, and may hold Rows."""


class Rows:
    """A list too long to be held as text: its entries are written one by one."""

    __slots__ = ("entries",)

    def __init__(self, entries: Iterable[object]) -> None:
        self.entries = entries


def pieces(value: Any, laid_out: bool, indent: str = "") -> Iterator[str]:
    """Write a value piece by piece."""
    if not isinstance(value, Open | Rows):
        yield pretty(value, indent) if laid_out else compact(value)
        return
    inner, gap = (indent + "  ", " ") if laid_out else ("", "")
    between, end = (",\n" + inner, "\n" + indent) if laid_out else (",", "")
    start = "\n" + inner if laid_out else ""
    if isinstance(value, Open):
        yield "{"
        for key, one in value.items():
            yield f"{start}{string(key)}:{gap}"
            yield from pieces(one, laid_out, inner)
            start = between
        yield end + "}"
        return
    yield "["
    comma, colon = (", ", ": ") if laid_out else (",", ":")
    for entry in value.entries:
        yield start + write(entry, comma, colon)
        start = between
    yield end + "]"


def compact(value: Any) -> str:
    """Write a value in one line without spaces."""
    return write(value, ",", ":")


def pretty(value: Any, indent: str = "") -> str:
    """Write a value laid out for people: what is short stays on its line."""
    line = write(value, ", ", ": ")
    if len(indent) + len(line) <= WIDTH or not isinstance(value, dict | list) or not value:
        return line
    inner = indent + "  "
    if isinstance(value, dict):
        parts = [f"{string(str(key))}: {pretty(one, inner)}" for key, one in value.items()]
        left, right = "{", "}"
    else:
        parts = [pretty(one, inner) for one in value]
        left, right = "[", "]"
    return left + "\n" + ",\n".join([inner + part for part in parts]) + "\n" + indent + right


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
        return value.text  # type: ignore[no-any-return]
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
    from rolcli.render.plain import printable

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
    """Write n/d (d > 0) as a number: the shortest digits of the nearest double.

    Beyond the range of doubles, 17 digits correctly rounded.
    """
    from rolcli.locale.numbers import rounded
    from rolcli.locale.scientific import scientific

    try:
        nearest = n / d  # integers divide correctly rounded
    except OverflowError:
        return Raw(scientific(n, d, 17))
    if nearest == 0.0 and n:
        return Raw(scientific(n, d, 17))
    if abs(nearest) < 2.3e-308 and n:  # doubles lose digits here
        return Raw(scientific(n, d, 17))
    return Raw(rounded(n, d, 0) if n % d == 0 else repr(nearest))
