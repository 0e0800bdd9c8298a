"""Remembers what a file of TOML came to, so that the next call need not read it again.

Reading TOML costs more than a roll. What was read stands as JSON in the state folder, under
a name made from the file's path, and holds while the file is the same: its place on disk,
its size and the time of its last change. A file younger than two seconds is read but not
remembered, since a change within the clock's step could not be seen. Nothing is lost when
the folder is deleted or cannot be written.
"""

from __future__ import annotations

import os

from rolcli.campaign.text import read_json, write_json
from rolcli.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

YOUNG = 2_000_000_000
"""Nanoseconds for which a file counts as still being written."""


class Memory:
    """What was read before. ``folder`` is None where nothing may be kept; ``now`` is the
    time in nanoseconds since 1970.
    """

    __slots__ = ("_folder", "_now")

    def __init__(self, folder: str | None, now: int) -> None:
        self._folder = folder
        self._now = now

    def read(self, file: str, kind: str, read: Callable[[str], Any]) -> Any:
        """Give what ``read`` makes of a file, remembered or anew; ``kind`` tells readers apart."""
        if self._folder is None:
            return read(file)
        try:
            place = os.path.abspath(file)
        except OSError:  # the working folder is gone
            return read(file)
        kept = os.path.join(self._folder, name_of(f"{kind}\0{place}"))
        stamp = self.stamp(place)
        if stamp is not None:
            held = remembered(kept)
            if held is not None and held.get("stamp") == stamp and held.get("file") == place:
                return held.get("value")
        value = read(file)
        if stamp is not None and stamp == self.stamp(place) and self._now - stamp[2] > YOUNG:
            self.keep(kept, {"file": place, "stamp": stamp, "value": value})
        return value

    def stamp(self, place: str) -> list[Any] | None:
        """Give what must be the same for a memory to hold, or None for what is no file."""
        try:
            about = os.stat(place)
        except (OSError, ValueError):
            return None
        times = max(about.st_mtime_ns, about.st_ctime_ns)
        return [__version__, about.st_size, times, about.st_mtime_ns, about.st_ino, about.st_dev]

    def keep(self, kept: str, thing: dict[str, Any]) -> None:
        """Remember; a folder that cannot be written is no error."""
        assert self._folder is not None
        from rolcli.writing import replace_file

        try:
            os.makedirs(self._folder, mode=0o700, exist_ok=True)
            replace_file(kept, write_json(thing).encode(), 0o600, durable=False)
        except (OSError, ValueError):
            pass


def name_of(text: str) -> str:
    """Give the name under which something is kept: FNV-1a of 64 bits, quick to come by.

    Two files of one name only take each other's place: what is kept says whose it is.
    """
    number = 0xCBF29CE484222325
    for byte in text.encode("utf-8", "surrogateescape"):
        number = (number ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{number:016x}.json"


def remembered(kept: str) -> dict[str, Any] | None:
    """Read what was kept; None where there is nothing, or something else."""
    try:
        with open(kept, "rb") as stream:
            thing = read_json(stream.read().decode())
    except (OSError, ValueError):
        return None
    return thing if isinstance(thing, dict) else None
