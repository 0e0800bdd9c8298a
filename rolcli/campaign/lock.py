"""One writer at a time, between processes."""

from __future__ import annotations

from time import monotonic, sleep

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 20.0
"""Seconds that a call waits for others to finish."""
PAUSE = 0.004
"""Seconds between two attempts."""

try:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def attempt(handle: int) -> None:
        """Lock a file that is open; raise OSError when another process has it locked."""
        flock(handle, LOCK_EX | LOCK_NB)

except ImportError:  # Windows
    FAR = 0x7FFF0000
    """A byte beyond any journal: the bytes locked there cannot even be read by others."""

    def attempt(handle: int) -> None:
        """Lock a file that is open; raise OSError when another process has it locked."""
        import os
        from importlib import import_module

        locking = import_module("msvcrt")
        place = os.lseek(handle, 0, os.SEEK_CUR)
        os.lseek(handle, FAR, os.SEEK_SET)
        try:
            locking.locking(handle, locking.LK_NBLCK, 1)
        finally:
            os.lseek(handle, place, os.SEEK_SET)


def lock(
    handle: int, patience: float = PATIENCE, wait: Callable[[float], None] = sleep
) -> bool:
    """Lock a file that is open until it is closed; False when others do not let go of it."""
    until = 0.0
    while True:
        try:
            attempt(handle)
            return True
        except OSError:
            now = monotonic()
            until = until or now + patience
            if now >= until:
                return False
            wait(PAUSE)
