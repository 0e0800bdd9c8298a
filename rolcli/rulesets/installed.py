"""Games of installed third parties, found by reading what their packages say of themselves.

Listing them imports nothing, neither them nor the standard library's reader of
metadata, which costs more than a roll; a package that is broken is passed over.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

GROUP = "rolcli.rulesets"
ENDINGS = (".dist-info", ".egg-info")


class Guest:
    """A game as its package names it; ``target`` is ``module:name``."""

    __slots__ = ("name", "package", "target")

    def __init__(self, name: str, target: str, package: str) -> None:
        self.name = name
        self.target = target
        self.package = package


def entries() -> Iterator[Guest]:
    """Yield the games of installed packages; of two of one name only the first on the path."""
    games: set[str] = set()
    packages: set[str] = set()
    for folder in sys.path:
        for name, text in declarations(folder or os.curdir):
            package, _, version = name.rpartition(".")[0].partition("-")
            if package in packages:  # an older copy further down the path
                continue
            packages.add(package)
            for entry, target in lines_of(text):
                if entry not in games:
                    games.add(entry)
                    yield Guest(entry, target, f"{package} {version}".strip())


def declarations(folder: str) -> Iterator[tuple[str, str]]:
    """Yield the name of each package in a folder that has a game, and its list of entry points."""
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(ENDINGS))
    except OSError:
        return
    for name in names:
        try:
            with open(os.path.join(folder, name, "entry_points.txt"), "rb") as file:
                text = file.read()
        except OSError:
            continue
        if GROUP.encode() in text:
            yield name, text.decode("utf-8", "replace")


def lines_of(text: str) -> Iterator[tuple[str, str]]:
    """Yield name and target of each entry of our group; what is no entry is passed over."""
    ours = False
    for line in text.splitlines():
        line = line.strip()
        if line[:1] == "[":
            ours = line.strip("[] \t") == GROUP
        elif ours and line[:1] not in ("", "#", ";"):
            name, equals, target = line.partition("=")
            target = target.partition("[")[0].strip()  # behind it stand the names of extras
            if equals and name.strip() and target:
                yield name.strip(), target
