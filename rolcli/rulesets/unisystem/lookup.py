"""Finding a row of the equipment by what somebody typed, in English or Spanish."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.equipment import Name
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TypeVar

    from rolcli.rulesets.unisystem.equipment import Armour, Weapon

    Row = TypeVar("Row", Weapon, Armour)


def words(text: str) -> list[str]:
    """Split a name into folded words; ``5.56 mm`` and ``5,56 mm`` are 556 and mm."""
    folded = fold(text).replace(".", "").replace(",", " " if ", " in text else "")
    return "".join(c if c.isalnum() else " " for c in folded).split()


def names(row: Weapon | Armour) -> tuple[str, ...]:
    """List everything a row is called."""
    return (row.id, row.name, row.name_es, *row.aliases)


def find(text: str, rows: dict[str, Row], what: str) -> Row:
    """Find the one row that a text means.

    In this order: its id, name or alias; all words of the text among the words
    of one of its names; the text as a part of a name.
    """
    plain = text.strip().casefold()
    if plain in rows:
        return rows[plain]
    for row in rows.values():  # the shortest way for what is typed most
        if plain in row.aliases:
            return row
    wanted = words(text)
    joined = "".join(wanted)
    found: list[Row] = []
    if joined:
        spoken = [(row, [words(name) for name in names(row)]) for row in rows.values()]
        found = [row for row, own in spoken if any("".join(name) == joined for name in own)]
        if not found:
            whole = set(wanted)
            found = [row for row, own in spoken if any(whole <= set(name) for name in own)]
        if not found:
            found = [
                row
                for row, own in spoken
                if any(all(word in "".join(name) for word in wanted) for name in own)
            ]
    if len(found) == 1:
        return found[0]
    if found:
        raise UsageError(
            "ambiguous_armour" if what == "armour" else "ambiguous_weapon",
            msg("{text} could be {candidates}.", text=text, candidates=called(found)),
            hint=msg("Use one of these names, or the id before it."),
        )
    raise unknown(text, rows, what)


def called(rows: list[Row]) -> Name:
    """List rows for somebody who must choose: id and name."""
    return Name(
        "; ".join(f"{row.id} ({row.name})" for row in rows),
        "; ".join(f"{row.id} ({row.name_es})" for row in rows),
    )


def unknown(text: str, rows: dict[str, Row], what: str) -> UsageError:
    """Word a name that nothing has, with those nearest to it."""
    from difflib import get_close_matches

    spelt = {"".join(words(name)): row for row in rows.values() for name in names(row)}
    for row in rows.values():
        for name in names(row):
            for word in words(name):
                spelt.setdefault(word, row)
    close = get_close_matches("".join(words(text)), spelt, n=5, cutoff=0.6)
    nearest = list(dict.fromkeys(spelt[name].id for name in close))[:3]
    if what == "armour":
        message = msg("There is no armour called {text}.", text=text)
        every = msg(
            "There are {names}; a number or an expression serves too.", names=", ".join(rows)
        )
    else:
        message = msg("There is no weapon called {text}.", text=text)
        every = msg("The command weapons lists them all.")
    return UsageError(
        "unknown_armour" if what == "armour" else "unknown_weapon",
        message,
        hint=msg("Perhaps {names}?", names=", ".join(nearest)) if nearest else every,
    )


def mentions(text: str, row: Weapon | Armour, labels: Iterable[str]) -> bool:
    """Tell whether all words of a filter stand somewhere in a row."""
    spoken = [words(name) for name in (*names(row), row.section, row.category, *labels)]
    flat = " ".join(" ".join(name) + " " + "".join(name) for name in spoken)
    return all(word in flat for word in words(text))
