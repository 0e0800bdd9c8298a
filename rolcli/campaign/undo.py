"""Which lines of a journal are the last ones that still count."""

from __future__ import annotations

from rolcli.campaign.backwards import lines_backwards
from rolcli.campaign.journal import MAX_LINE
from rolcli.campaign.sums import thing_of, undoes


class Line:
    """A line that still counts: its number, and in short what it is."""

    __slots__ = ("number", "told")

    def __init__(self, number: int, told: str) -> None:
        self.number = number
        self.told = told


def last_lines(handle: int, size: int, count: int) -> list[Line]:
    """Find the last lines that were not taken back, the latest first."""
    found: list[Line] = []
    undone: set[int] = set()
    for raw in lines_backwards(handle, size, MAX_LINE):
        thing = thing_of(raw)
        if thing is None or not isinstance(thing.get("n"), int):
            continue
        if thing.get("verb") == "undo":
            undone |= undoes(thing)
        elif thing["n"] not in undone:
            parts = (thing.get("as"), thing.get("verb"), thing.get("outcome"), thing.get("total"))
            told = " ".join([str(part)[:60] for part in parts if isinstance(part, str | int)])
            found.append(Line(thing["n"], told))
            if len(found) == count:
                break
    return found
