"""Finds a character's file by what a player types: a path, a name, the start of one."""

from __future__ import annotations

import os

from rolcli.campaign.names import folded, nearest
from rolcli.campaign.sheet import MAX_NAME
from rolcli.errors import DataError, UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

END = ".toml"
MOST_LISTED = 20
"""The most names that an error lists."""


class Whereabouts:
    """Where a character is: its file, the name that its state is kept under, and which of
    several of a kind it is (``ghoul#2``), or None.
    """

    __slots__ = ("file", "key", "number")

    def __init__(self, file: str, number: int | None) -> None:
        self.file = file
        self.number = number
        stem = os.path.basename(file).removesuffix(END)
        self.key = stem if number is None else f"{stem}#{number}"


def find(name: str, folders: Sequence[str]) -> Whereabouts:
    """Find the file of a character.

    Raise UsageError for what can be no name, or names several; DataError where none is.
    """
    plain, number = numbered(name)
    if not plain.strip() or len(plain) > 4096 or "\0" in plain:
        raise UsageError(
            "bad_value",
            msg("{name} can be no character's name.", name=name[:MAX_NAME] or "''"),
            hint=msg("Give the name of a file in {folder}, or a path.", folder=folders[0]),
        )
    if is_path(plain):
        return Whereabouts(plain, number)
    for folder in folders:
        file = os.path.join(folder, plain + END)
        if plain[:1] != "." and has_exactly(folder, plain + END):
            return Whereabouts(file, number)
    for folder in folders:
        stems = stems_in(folder)
        found = fitting(plain, stems)
        if len(found) == 1:
            return Whereabouts(os.path.join(folder, found[0] + END), number)
        if found:
            raise UsageError(
                "ambiguous_name",
                msg("{name} may be several characters.", name=plain),
                hint=msg("There are {names}.", names=listed(found)),
            )
    raise missing(plain, folders)


def numbered(name: str) -> tuple[str, int | None]:
    """Take ``ghoul#2`` apart."""
    plain, mark, digits = name.rpartition("#")
    if mark and digits.isascii() and digits.isdigit() and len(digits) <= 4 and int(digits):
        return plain, int(digits)
    return name, None


def is_path(name: str) -> bool:
    """Tell whether a name is the path of a file."""
    return "/" in name or os.sep in name or name.endswith(END)


def has_exactly(folder: str, file: str) -> bool:
    """Tell whether a folder has a file of exactly this name, also where case does not count."""
    return os.path.isfile(os.path.join(folder, file)) and (
        os.name == "posix" or file in names_in(folder)
    )


def names_in(folder: str) -> list[str]:
    """List what is in a folder; nothing where there is none or it cannot be read."""
    try:
        return sorted(os.listdir(folder))
    except (OSError, ValueError):
        return []


def stems_in(folder: str) -> list[str]:
    """List the characters of a folder by the names of their files."""
    return [
        name.removesuffix(END)
        for name in names_in(folder)
        if name.endswith(END) and name[:1] != "." and name.isprintable()
    ]


def fitting(name: str, stems: Sequence[str]) -> list[str]:
    """List those that a name fits: whole, else by its start."""
    wanted = folded(name)
    if not wanted:
        return []
    whole = [stem for stem in stems if folded(stem) == wanted]
    return whole or [stem for stem in stems if folded(stem).startswith(wanted)]


def missing(name: str, folders: Sequence[str]) -> DataError:
    """Word that there is no such character, with the nearest ones."""
    stems = [stem for folder in folders for stem in stems_in(folder)]
    like = nearest(name, stems)
    if like:
        hint = msg("Is it {names}?", names=listed(like))
    elif stems:
        hint = msg("There are {names}.", names=listed(stems))
    else:
        hint = msg("Make one with rolcli sheet new {name}.", name=name[:MAX_NAME])
    return DataError(
        "no_character",
        msg("There is no character {name}.", name=name[:MAX_NAME]),
        hint=hint,
    )


def listed(names: Sequence[str]) -> str:
    """List names, not too many."""
    names = list(dict.fromkeys(names))
    return ", ".join(names[:MOST_LISTED]) + (", ..." if len(names) > MOST_LISTED else "")
