"""The journal of a campaign: a line a result, in a file that only grows.

A line is the JSON of a result with ``n`` (1, 2, ...), ``at`` (UTC), ``as`` and ``on`` (who
acted, upon whom), ``prev`` (the SHA-256 of the line before, without its end) and what it
``changes``. The file is locked from before the dice fall until the line stands in it, so
that two calls at once lose nothing and share no number. A last line without an end was
torn by a power cut: it is cut off, and nothing else is ever rewritten.
"""

from __future__ import annotations

import os
from stat import S_ISREG

from rolcli.campaign.backwards import last_line, read_at
from rolcli.campaign.lock import lock
from rolcli.campaign.sha import sha256
from rolcli.campaign.text import read_json, write_json
from rolcli.errors import DataError
from rolcli.messages import msg
from rolcli.reading import WAIT_FOR_NOBODY, cannot_read, unreadable
from rolcli.writing import unwritable, write_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

JOURNAL = "journal.jsonl"
BEGINNING = "0" * 64
"""What the first line names as the one before it."""
ROOM = 1 << 20
"""Bytes that must be free on the disk before a die falls."""
FLAGS = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
MAX_LINE = 8 << 20
"""The most bytes of a line."""


def journal_file(folder: str) -> str:
    """Name the journal of a campaign."""
    return os.path.join(folder, JOURNAL)


class Journal:
    """The journal of a campaign, open and locked; ``close`` lets others on.

    ``size`` is where its last whole line ends. ``torn`` tells that what came after was cut
    off.
    """

    __slots__ = ("_handle", "_last", "file", "size", "torn")

    def __init__(self, folder: str) -> None:
        """Open and lock; raise DataError for what cannot be written or is held by others."""
        self.file = journal_file(folder)
        self.torn = False
        self._last: bytes | None = None
        self._handle = opened(self.file)
        try:
            self.size = os.fstat(self._handle).st_size
            check_room(self.file, self._handle)
            self.mend()
        except OSError as error:
            self.close()
            raise unwritable(self.file, error) from None
        except BaseException:
            self.close()
            raise

    def mend(self) -> None:
        """Cut a torn last line off; give one its end that only lacks that."""
        if self.size == 0 or read_at(self._handle, 1, self.size - 1) == b"\n":
            return
        line, begins = last_line(self._handle, self.size, MAX_LINE)
        if number_of(line) is not None:
            write_all(self._handle, b"\n")
            self.size += 1
        else:
            os.ftruncate(self._handle, begins)
            self.size = begins
            self.torn = True

    @property
    def last(self) -> bytes:
        """The last line without its end; nothing in a journal that begins."""
        if self._last is None:
            self._last = last_line(self._handle, self.size, MAX_LINE)[0] if self.size else b""
        return self._last

    def next(self, known: int | None = None) -> tuple[int, str]:
        """Give number and ``prev`` of the line to come; ``known`` is the last number if known."""
        if not self.size:
            return 1, BEGINNING
        number = number_of(self.last)
        if number is None:
            number = known
        if number is None:  # somebody spoilt the last line
            number = count_lines(self._handle, self.size)
        return number + 1, sha256(self.last).hexdigest()

    def append(self, head: dict[str, Any], body: str, known: int | None = None) -> int:
        """Write a line and wait until it is on the disk; give its number.

        ``head`` holds ``at`` and what else comes first, ``body`` is the JSON object of a
        result. Raise DataError when it cannot be written; the journal is then as before.
        """
        number, before = self.next(known)
        begun = write_json({"n": number, **head, "prev": before})
        line = (begun[:-1] + "," + body[1:]).encode("utf-8", "replace")
        try:
            write_all(self._handle, line + b"\n")
            wait_for_disk(self._handle)
        except OSError as error:
            try:
                os.ftruncate(self._handle, self.size)
            except OSError:
                pass  # the torn line is left out by whoever comes next
            raise unwritable(self.file, error) from None
        self.size += len(line) + 1
        self._last = line
        return number

    @property
    def handle(self) -> int:
        """The open file, to read from."""
        return self._handle

    def stamp(self) -> list[int]:
        """Give what tells whether anybody has touched the journal since."""
        return stamp_of(os.fstat(self._handle))

    def close(self) -> None:
        """Let others on."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


def opened(file: str) -> int:
    """Open and lock a journal, making it where there is none; raise DataError."""
    for _ in range(100):
        try:
            handle = os.open(file, FLAGS | os.O_CREAT, 0o666)
        except (OSError, ValueError) as error:
            problem = unwritable(file, error)
            problem.hint = msg("--no-save looks without recording.")
            raise problem from None
        if not S_ISREG(os.fstat(handle).st_mode):
            os.close(handle)
            raise cannot_read(file, msg("it is no file"))
        if not lock(handle):
            os.close(handle)
            raise DataError(
                "busy",
                msg("{file} is held by another program.", file=file),
                hint=msg("Try again when that is done, or look with --no-save."),
            )
        try:
            if os.path.samestat(os.fstat(handle), os.stat(file)):
                return handle
        except OSError:
            pass
        os.close(handle)  # another file was put in its place while we waited
    raise cannot_read(file, msg("it is being replaced all the time"))


def check_room(file: str, handle: int) -> None:
    """Refuse a disk that is full before a die has fallen; raise DataError."""
    if not hasattr(os, "fstatvfs"):
        return
    disk = os.fstatvfs(handle)
    if disk.f_bavail * disk.f_frsize < ROOM:
        raise DataError(
            "cannot_write",
            msg("{file} cannot be written: {reason}.", file=file, reason=msg("the disk is full")),
            hint=msg("--no-save looks without recording."),
        )


def wait_for_disk(handle: int) -> None:
    """Wait until what was written is on the disk."""
    if hasattr(os, "fdatasync"):
        os.fdatasync(handle)
    else:
        os.fsync(handle)


def stamp_of(about: os.stat_result) -> list[int]:
    """Give what tells whether a file was touched: its place, its size, its last change."""
    return [about.st_ino, about.st_size, about.st_mtime_ns]


def number_of(line: bytes) -> int | None:
    """Give the number of a line of the journal, or None for what is no line of one."""
    try:
        thing = read_json(line.decode())
    except ValueError:
        return None
    number = thing.get("n") if isinstance(thing, dict) else None
    return number if isinstance(number, int) and 0 < number < 10**12 else None


def count_lines(handle: int, size: int) -> int:
    """Count the whole lines of a file."""
    count = place = 0
    while place < size:
        block = read_at(handle, min(1 << 20, size - place), place)
        if not block:
            break
        count += block.count(b"\n")
        place += len(block)
    return count


def open_to_read(file: str) -> int:
    """Open a journal to look at it; raise DataError."""
    try:
        handle = os.open(file, os.O_RDONLY | getattr(os, "O_BINARY", 0) | WAIT_FOR_NOBODY)
    except (OSError, ValueError) as error:
        raise unreadable(file, error) from None
    if not S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise cannot_read(file, msg("it is no file"))
    return handle
