"""The last results of a user, read again, so that the roll just made can be pushed or posted."""

from __future__ import annotations

import os

from rolcli.writing import FILE, held

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def results(folder: str) -> list[dict[str, Any]]:
    """List the results that are kept, the latest first; what is spoilt is left out."""
    from rolcli.campaign.text import read_json

    found: list[dict[str, Any]] = []
    for line in reversed(held(os.path.join(folder, FILE))):
        try:
            thing = read_json(line.decode())
        except ValueError:
            continue
        if isinstance(thing, dict) and thing.get("rolcli") == 1 and "verb" in thing:
            found.append(thing)
    return found


def latest(folder: str, games: tuple[str, ...]) -> dict[str, Any] | None:
    """Give the latest result of one of some games, or None."""
    return next((one for one in results(folder) if one.get("rules") in games), None)
