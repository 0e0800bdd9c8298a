"""A campaign while a call writes in it: the journal, locked, and what it adds up to."""

from __future__ import annotations

import os
from time import gmtime, strftime, time

from rolcli.campaign.backwards import last_line, read_at
from rolcli.campaign.journal import MAX_LINE, Journal, journal_file, open_to_read, stamp_of
from rolcli.campaign.sums import Sums, add_up, remember

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def now() -> str:
    """Give the time as the journal writes it: UTC, to the second."""
    return strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(time()))


class Book:
    """The journal of a campaign, open to write, with its sum up to now."""

    __slots__ = ("_changed", "folder", "journal", "sums")

    def __init__(self, folder: str) -> None:
        """Open and lock; raise DataError, before any die falls, for what cannot be written."""
        self.folder = folder
        self.journal = Journal(folder)
        try:
            self.sums = add_up(folder, self.journal.handle, self.journal.size)
        except BaseException:
            self.journal.close()
            raise
        self._changed = False

    def write(
        self,
        body: str,
        *,
        actor: str | None = None,
        target: str | None = None,
        changes: dict[str, dict[str, Any]] | None = None,
        table: dict[str, Any] | None = None,
        undoes: list[int] | None = None,
    ) -> int:
        """Write a line: the JSON object of a result, who acted upon whom, what it changes.

        ``undoes`` are the numbers of lines that it takes back. Give its number. It is on
        the disk before this returns; raise DataError when it
        cannot be.
        """
        head: dict[str, Any] = {"at": now()}
        if actor is not None:
            head["as"] = actor
        if target is not None:
            head["on"] = target
        if changes:
            head["changes"] = changes
        if table:
            head["table"] = table
        if undoes:
            head["undoes"] = undoes
        number = self.journal.append(head, body, self.sums.number or None)
        self.sums.take(self.journal.last, set())
        self._changed = True
        return number

    def recount(self) -> None:
        """Add everything up again: after a line that takes others back."""
        try:
            os.unlink(os.path.join(self.folder, ".state.json"))
        except OSError:
            pass
        self.sums = add_up(self.folder, self.journal.handle, self.journal.size)

    def close(self) -> None:
        """Remember the sum and let others on."""
        if self._changed:
            remember(self.folder, self.sums, self.journal.stamp())
        self.journal.close()


def look(folder: str) -> Sums:
    """Add a journal up without writing in it; nothing where there is none. Raise DataError."""
    file = journal_file(folder)
    if not os.path.exists(file):
        return Sums()
    handle = open_to_read(file)
    try:
        size = whole_size(handle)
        sums = add_up(folder, handle, size)
        stamp = stamp_of(os.fstat(handle))
        if stamp[1] == size:
            remember(folder, sums, stamp)
        return sums
    finally:
        os.close(handle)


def whole_size(handle: int) -> int:
    """Give where the last whole line of a file ends: another call may be writing the next."""
    size = os.fstat(handle).st_size
    if size == 0 or read_at(handle, 1, size - 1) == b"\n":
        return size
    return last_line(handle, size, MAX_LINE)[1]
