"""Writes files whole: whoever looks sees the old file or the new one, never a part.

Every roll does so with the last results of a user; reading them is elsewhere.
"""

from __future__ import annotations

import os
from errno import EINVAL
from stat import S_IMODE, S_ISREG

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rolcli.errors import DataError

FILE = "last.jsonl"
KEPT = 20
"""How many results are kept."""
MAX_SIZE = 4 << 20
"""The most bytes that are kept; fewer results where they are long."""
OFF = ("off", "0", "no", "false")


def replace_file(name: str, data: bytes, mode: int = 0o666, durable: bool = True) -> None:
    """Write a new file beside the old one and put it in its place.

    ``durable`` waits until it is on the disk. A file that was there keeps its rights; a
    link is followed. Raise OSError, also for what is no file; the old file is then as it was.
    """
    place = os.path.realpath(name) if os.path.islink(name) else name
    try:
        kind = os.stat(place).st_mode
    except OSError:
        kept = False
    else:
        if not S_ISREG(kind):  # a device, a pipe, a folder: never put a file there
            raise OSError(EINVAL, "it is no regular file")
        kept, mode = True, S_IMODE(kind)
    fresh = f"{place}.{os.getpid()}-{os.urandom(4).hex()}.new"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    flags |= getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
    handle = os.open(fresh, flags, mode)
    try:
        try:
            if kept and hasattr(os, "fchmod"):
                os.fchmod(handle, mode)
            if not durable:
                claim(handle, len(data))
            write_all(handle, data)
            if durable:
                os.fsync(handle)
        finally:
            os.close(handle)
        os.replace(fresh, place)
    except BaseException:  # also Ctrl-C: nothing half-written is left behind
        try:
            os.unlink(fresh)
        except OSError:
            pass
        raise


def claim(handle: int, size: int) -> None:
    """Have the system set the room for a new file aside, where it can.

    Otherwise ext4 writes the file out when it takes the place of another, which takes as
    long as importing three modules.
    """
    try:
        os.posix_fallocate(handle, 0, size)
    except (AttributeError, OSError):  # not every system and file system knows how
        pass


def write_all(handle: int, data: bytes) -> None:
    """Write all bytes, however many the system takes at once."""
    done = os.write(handle, data)
    while done < len(data):
        done += os.write(handle, data[done:])


def save(name: str, text: str, mode: int = 0o666) -> None:
    """Write a file of text whole, making its folder; raise DataError."""
    try:
        os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
        replace_file(name, text.encode("utf-8"), mode)
    except (OSError, ValueError) as error:
        raise unwritable(name, error) from None


def unwritable(name: str, error: Exception) -> DataError:
    """Word a file that cannot be written."""
    from rolcli.errors import DataError
    from rolcli.messages import msg
    from rolcli.reading import shown

    return DataError(
        "cannot_write",
        msg(
            "{file} cannot be written: {reason}.",
            file=shown(name), reason=getattr(error, "strerror", None) or str(error),
        ),
    )


def wanted(env: Mapping[str, str], config: object = None) -> bool:
    """Tell whether results are kept: not with ROLCLI_LAST=off or ``last = false``."""
    said = env.get("ROLCLI_LAST", "").strip().casefold()
    return said not in OFF if said else config is not False


def keep(folder: str, results: Sequence[str]) -> None:
    """Keep results, each JSON in one line; a folder that cannot be written is no error."""
    file = os.path.join(folder, FILE)
    new = [result.encode("utf-8", "replace") for result in results[-KEPT:]]
    try:
        lines = [*held(file), *new][-KEPT:]
        while len(lines) > 1 and sum(map(len, lines)) > MAX_SIZE:
            del lines[0]
        data = b"\n".join(lines) + b"\n"
        try:
            replace_file(file, data, 0o600, durable=False)
        except FileNotFoundError:
            os.makedirs(folder, mode=0o700, exist_ok=True)
            replace_file(file, data, 0o600, durable=False)
    except (OSError, ValueError):
        pass


def held(file: str) -> list[bytes]:
    """Read the lines that are kept; none where there are none."""
    try:
        handle = os.open(file, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        try:
            return os.read(handle, min(os.fstat(handle).st_size, 2 * MAX_SIZE)).splitlines()
        finally:
            os.close(handle)
    except (OSError, ValueError):
        return []
