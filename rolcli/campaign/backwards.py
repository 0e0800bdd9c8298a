"""Reads a file's lines from the end: the last ones are wanted, and it may be long."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

BLOCK = 1 << 14


def read_at(handle: int, count: int, place: int) -> bytes:
    """Read some bytes from a place of a file that is open."""
    if hasattr(os, "pread"):
        return os.pread(handle, count, place)
    os.lseek(handle, place, os.SEEK_SET)
    return os.read(handle, count)


def lines_backwards(handle: int, size: int, longest: int) -> Iterator[bytes]:
    """Yield the lines before ``size``, the last first, without their ends.

    A line longer than ``longest`` ends it: what is before cannot be told apart.
    """
    rest = b""
    place = size
    ended = False  # whether the end of the line that is being gathered was seen
    while place > 0:
        step = min(max(BLOCK, len(rest)), place)
        place -= step
        rest = read_at(handle, step, place) + rest
        parts = rest.split(b"\n")
        if not ended:
            if parts[-1] == b"":
                parts.pop()
            ended = True
        rest = parts[0]
        yield from reversed(parts[1:])
        if len(rest) > longest:
            return
    if size:
        yield rest


def last_line(handle: int, size: int, longest: int) -> tuple[bytes, int]:
    """Give the last line before ``size`` without its end, and where it begins."""
    end = size
    if read_at(handle, 1, size - 1) == b"\n":
        end -= 1
    place = end
    found = b""
    while place > 0 and len(found) <= longest:
        step = min(max(BLOCK, len(found)), place)
        place -= step
        found = read_at(handle, step, place) + found
        at = found.rfind(b"\n")
        if at >= 0:
            return found[at + 1 :], place + at + 1
    return found, place
