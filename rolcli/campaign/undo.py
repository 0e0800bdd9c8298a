"""Which lines of a journal are the last ones that still count."""

from __future__ import annotations

from rolcli.campaign.backwards import lines_backwards
from rolcli.campaign.journal import MAX_LINE
from rolcli.campaign.sums import thing_of, undoes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def last_lines(handle: int, size: int, count: int) -> list[dict[str, Any]]:
    """Find the last lines that were not taken back, the latest first."""
    found: list[dict[str, Any]] = []
    undone: set[int] = set()
    for raw in lines_backwards(handle, size, MAX_LINE):
        thing = thing_of(raw)
        if thing is None or not isinstance(thing.get("n"), int):
            continue
        if thing.get("verb") == "undo":
            undone |= undoes(thing)
        elif thing["n"] not in undone:
            found.append(thing)
            if len(found) == count:
                break
    return found
