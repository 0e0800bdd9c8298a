"""What the journal adds up to: the state of everybody, the order of initiative, the day.

A line tells what it ``changes``: for each character the values that are now other ones, a
null where the sheet counts again; and under ``table`` what is not one person's. ``undo``
lines name the numbers of lines that no longer count. The sum is remembered beside the
journal in ``.state.json``, which may be deleted at any time.
"""

from __future__ import annotations

import os

from rolcli.campaign.backwards import last_line, read_at
from rolcli.campaign.journal import BEGINNING, MAX_LINE, stamp_of
from rolcli.campaign.sha import sha256
from rolcli.campaign.text import read_json, write_json
from rolcli.writing import replace_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    Digest = Callable[[bytes], Any]

FILE = ".state.json"
VERSION = 1
UNDO = b'"undo"'
"""What every line that takes others back has in it."""
MAX_NUMBER = 10**12
NUMBERS = ("turn", "round", "day")
"""What is a number of what is not one person's."""
BLOCK = 1 << 18
"""How many bytes are read at once."""
MUCH = 1 << 22
"""From how many bytes on the quicker hash pays."""
MOST_BROKEN = 20
"""How many broken lines are remembered by number."""


class Sums:
    """The sum of a journal's lines.

    ``people`` maps a character to what is not as on the sheet; ``table`` holds the order
    of initiative, whose turn it is, the round and the day. ``number`` is that of the last
    line, ``hash`` its SHA-256. ``broken`` lists lines that do not follow from the one
    before them, or that cannot be read.
    """

    __slots__ = ("broken", "hash", "number", "people", "table")

    def __init__(self) -> None:
        self.people: dict[str, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}
        self.number = 0
        self.hash = BEGINNING
        self.broken: list[int] = []

    def take(self, line: bytes, undone: set[int], digest: Digest = sha256) -> None:
        """Add a line, given without its end."""
        thing = thing_of(line)
        number = self.number + 1
        if thing is None or thing.get("prev") != self.hash or thing.get("n") != number:
            self.break_at(number)
        if thing is not None:  # those after a line that was taken out follow from one another
            found = thing.get("n")
            number = found if type(found) is int and 0 < found < MAX_NUMBER else number
        self.number = number
        self.hash = digest(line).hexdigest()
        if thing is not None and number not in undone:
            self.change(thing)

    def change(self, thing: dict[str, Any]) -> None:
        """Take in what a line changes."""
        changes = thing.get("changes")
        if isinstance(changes, dict):
            for who, values in changes.items():
                if isinstance(values, dict):
                    update(self.people.setdefault(who, {}), values)
        table = thing.get("table")
        if isinstance(table, dict):
            update(self.table, {key: one for key, one in table.items() if fits(key, one)})

    def break_at(self, number: int) -> None:
        """Remember a line that breaks the chain."""
        if len(self.broken) < MOST_BROKEN:
            self.broken.append(number)

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def remembered(cls, held: dict[str, Any]) -> Sums:
        """Make it anew from what ``plain`` gave; raise KeyError or TypeError for less."""
        sums = cls()
        for name in cls.__slots__:
            if type(held[name]) is not type(getattr(sums, name)):
                raise TypeError(name)
            setattr(sums, name, held[name])
        if not all(isinstance(one, dict) for one in sums.people.values()):
            raise TypeError("people")
        if not all(fits(key, one) for key, one in sums.table.items()):
            raise TypeError("table")
        return sums


def fits(key: str, value: object) -> bool:
    """Tell whether a value of the table is one that we write."""
    if key == "order":
        return value is None or (
            isinstance(value, list) and all(isinstance(one, str) for one in value)
        )
    if key in NUMBERS:
        return value is None or (type(value) is int and 0 <= value < MAX_NUMBER)
    return True


def update(values: dict[str, Any], new: dict[str, Any]) -> None:
    """Put new values in; what is null is as on the sheet again."""
    for key, value in new.items():
        if value is None:
            values.pop(key, None)
        else:
            values[key] = value


def thing_of(line: bytes) -> dict[str, Any] | None:
    """Read a line, or give None for what is no JSON object or too long to be one of ours."""
    if len(line) > MAX_LINE:
        return None
    try:
        thing = read_json(line.decode())
    except ValueError:
        return None
    return thing if isinstance(thing, dict) else None


def add_up(folder: str, handle: int, size: int) -> Sums:
    """Add up the first ``size`` bytes of a journal that is open, all of them whole lines.

    Only what came since the sum was last remembered is read, where that still holds.
    """
    held = recalled(folder)
    stamp = stamp_of(os.fstat(handle))
    if held is not None:
        sums, seen = held
        if seen == stamp and stamp[1] == size:
            return sums
        grown = seen[0] == stamp[0] and seen[1] < size and follows(handle, sums, seen[1])
        if grown and not has_undo(handle, seen[1], size):
            return with_lines(sums, handle, seen[1], size, set())
    return with_lines(Sums(), handle, 0, size, undone_in(handle, size))


def with_lines(sums: Sums, handle: int, place: int, size: int, undone: set[int]) -> Sums:
    """Add the whole lines between two places."""
    digest = sha256
    if size - place > MUCH:
        from hashlib import sha256 as digest  # dearer to import, and three times as quick
    for line in lines_from(handle, place, size):
        sums.take(line, undone, digest)
    return sums


def follows(handle: int, sums: Sums, size: int) -> bool:
    """Tell whether a journal still has, before ``size``, the line that a sum ended with."""
    if size == 0:
        return sums.number == 0
    if read_at(handle, 1, size - 1) != b"\n":
        return False
    line = last_line(handle, size, MAX_LINE)[0]
    return str(sha256(line).hexdigest()) == sums.hash


def undone_in(handle: int, size: int) -> set[int]:
    """Collect the numbers of the lines that were taken back."""
    undone: set[int] = set()
    if has_undo(handle, 0, size):
        for line in lines_from(handle, 0, size):
            if UNDO in line:
                undone |= undoes(thing_of(line))
    return undone


def has_undo(handle: int, place: int, size: int) -> bool:
    """Tell whether anything may be taken back between two places: without taking lines apart."""
    rest = b""
    while place < size:
        block = read_at(handle, min(BLOCK, size - place), place)
        rest += block
        if not block or UNDO in rest:
            return bool(block)
        place += len(block)
        rest = rest[-len(UNDO) :]
    return False


def undoes(thing: dict[str, Any] | None) -> set[int]:
    """Give the numbers that a line takes back."""
    if thing is None or thing.get("verb") != "undo":
        return set()
    numbers = thing.get("undoes")
    return {n for n in numbers if isinstance(n, int)} if isinstance(numbers, list) else set()


def lines_from(handle: int, place: int, size: int) -> Iterator[bytes]:
    """Yield the whole lines between two places, without their ends; in flat memory.

    A line of more than the longest that is read counts as one that cannot be read.
    """
    rest = b""
    while place < size:
        block = read_at(handle, min(BLOCK, size - place), place)
        if not block:
            return
        place += len(block)
        lines = (rest + block).split(b"\n")
        rest = lines.pop()
        if len(rest) > MAX_LINE:
            rest = rest[: MAX_LINE + 1]  # too long to be read; its end is still to come
        yield from lines


def recalled(folder: str) -> tuple[Sums, list[int]] | None:
    """Read the sum that was remembered and the journal it was of; None where there is none."""
    try:
        with open(os.path.join(folder, FILE), "rb") as stream:
            held = read_json(stream.read().decode())
        if held["version"] != VERSION:
            return None
        seen = held["journal"]
        if len(seen) != 3 or not all(isinstance(one, int) for one in seen):
            return None
        return Sums.remembered(held["sums"]), seen
    except (OSError, ValueError, KeyError, TypeError):
        return None


def remember(folder: str, sums: Sums, stamp: list[int]) -> None:
    """Remember a sum and the journal it is of; where that cannot be written, do without."""
    thing = {"version": VERSION, "journal": stamp, "sums": sums.plain()}
    try:
        replace_file(os.path.join(folder, FILE), write_json(thing).encode(), durable=False)
    except (OSError, ValueError):
        pass
