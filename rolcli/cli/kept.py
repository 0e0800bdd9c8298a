"""Lines that were read, kept for when they come again: of many that one process answers."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    from rolcli.cli.fields import Typed
    from rolcli.cli.scan import CommandLine
    from rolcli.cli.target import Target

    T = TypeVar("T")
    Words = tuple[str, ...]
    Read = tuple[CommandLine, Target, tuple[Typed, Typed]]

MOST_KEPT = 1000
"""How many lines that were read are kept, so that memory stays flat."""
LONGEST = 200
"""The most letters of a line that is kept."""
PASSING = ("campaign", "fair", "no_save")
"""Shared options whose calls are read anew each time."""


def keep(kept: dict[Words, T], argv: Words, ready: T, lasting: Read) -> None:
    """Keep what a line asks for, if that lasts and the line is no long one."""
    if lasts(*lasting) and sum(map(len, argv)) <= LONGEST:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[argv] = ready


def lasts(line: CommandLine, target: Target, typed: tuple[Typed, Typed]) -> bool:
    """Tell whether a line means the same whenever it is read: it names its game, and no file."""
    named = line.game is not None or "rules" in typed[0] or target.verb.name == "roll"
    passing = any(name in typed[0] for name in PASSING)
    files = any(target.fields[key].kind in ("result", "toml") for key in typed[1])
    return named and not passing and not files and "file" not in typed[1]
