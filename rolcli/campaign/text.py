"""JSON in one line, without the json package: importing that costs more than a roll.

What it cannot read, the json package reads once more, so that whatever it refuses has
been refused by the reference.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    quick: bool
    make_scanner: Any
    make_encoder: Any
    encode_basestring: Any
else:
    try:
        from _json import encode_basestring, make_encoder, make_scanner

        quick = True
    except ImportError:  # another implementation of Python
        quick = False


class Scanning:
    """What the scanner looks up."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float
    memo: dict[str, str] = {}  # noqa: RUF012 - the scanner's own, emptied by it


SCAN = make_scanner(Scanning) if quick else None


def read_json(text: str) -> Any:
    """Read JSON; raise ValueError for anything else, also for what is nested too deep."""
    if SCAN is not None:
        try:
            value, end = SCAN(text, 0)
            if end == len(text) or not text[end:].strip(" \t\r\n"):
                return value
        except (StopIteration, SystemError, RecursionError, ValueError):
            pass
    from json import loads

    try:
        return loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None


def write_json(value: Any) -> str:
    """Write plain values as JSON in one line; raise ValueError for NaN, TypeError for others."""
    if quick:
        encoder = make_encoder(None, refuse, encode_basestring, None, ":", ",", False, False, False)
        return "".join(encoder(value, 0))
    from json import dumps

    return dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def refuse(value: object) -> object:
    """Refuse what JSON does not have."""
    raise TypeError(f"{type(value).__name__} is no JSON")
