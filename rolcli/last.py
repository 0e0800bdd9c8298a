"""Keeps the last results of a user; every roll does, so this stands apart from reading them."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FILE = "last.jsonl"
KEPT = 20
"""How many results are kept."""
MAX_SIZE = 4 << 20
"""The most bytes that are kept; fewer results where they are long."""
OFF = ("off", "0", "no", "false")


def wanted(env: Mapping[str, str], config: object = None) -> bool:
    """Tell whether results are kept: not with ROLCLI_LAST=off or ``last = false``."""
    said = env.get("ROLCLI_LAST", "").strip().casefold()
    return said not in OFF if said else config is not False


def keep(folder: str, results: Sequence[str]) -> None:
    """Keep results, each JSON in one line; a folder that cannot be written is no error."""
    from rolcli.writing import replace_file

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
