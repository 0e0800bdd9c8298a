"""JSON for people to read, and JSON too long to be held as text."""

from __future__ import annotations

from rolcli.render.as_json import VERSION, compact, result_object, string, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from rolcli.errors import RolcliError
    from rolcli.render.options import Options
    from rolcli.result import Result

WIDTH = 88
"""What fits in a line stays in one when JSON is laid out for people."""


def result(found: Result, options: Options) -> str:
    """Write a result."""
    return written(result_object(found, options.tr), options)


def error(found: RolcliError, options: Options) -> str:
    """Write an error; the column counts from 0."""
    thing: dict[str, object] = {"code": found.code, "message": options.tr(found.message)}
    if found.column is not None:
        thing["column"] = found.column
    if found.hint is not None:
        thing["hint"] = options.tr(found.hint)
    return written({"rolcli": VERSION, "error": thing}, options)


def written(thing: dict[str, object], options: Options) -> str:
    """Write an object in one line, or laid out."""
    return compact(thing) if options.compact else pretty(thing)


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
