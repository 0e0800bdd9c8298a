"""Weapons and armour of any game: how they are found by what was typed, and listed.

A game with tables names in its ``Ruleset`` a module with two functions:

``catalogue(files)``: the built-in weapons by id with those of user files laid over them; of
    a game with more than weapons, what has them so as ``weapons``. ``files`` are pairs (name
    of the file, the dict that its TOML gives), as a parameter of kind ``toml`` delivers
    them. Raise DataError with file and key for a bad row.
``listing(catalogue, text=None) -> list[dict]``: the rows of ``weapons [FILTER]`` as
    plain dicts ready for JSON. Every row has ``id``, ``name``, ``name_es``, ``section`` and
    ``category``; keys without meaning are absent.
"""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.items import Bilingual, by_name
from rolcli.rulesets.items import Item as Item
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any, TypeVar

    from rolcli.declare.game import Ruleset

    Row = TypeVar("Row", bound="Item")
    Files = Iterable[tuple[str, dict[str, Any]]]

ENOUGH_ALIKE = 0.75
"""How alike, of 1, an unknown name and one that is offered for it must be."""


def words(text: str) -> list[str]:
    """Split a name into folded words; ``5.56 mm`` and ``5,56 mm`` are 556 and mm."""
    folded = fold(text).replace(".", "").replace(",", " " if ", " in text else "")
    return "".join(c if c.isalnum() else " " for c in folded).split()


def find(text: str, rows: Mapping[str, Row], what: str = "weapon") -> Row:
    """Find the one row that a text means; ``what`` is weapon or armour.

    In this order: its id, name or alias; all words of the text among the words of one of
    its names; the text as a part of a name. Raise UsageError that lists candidates or
    offers the nearest.
    """
    row = by_name(text, rows.values())
    if row is not None:
        return row
    found = meant(words(text), rows)
    if len(found) == 1:
        return found[0]
    if found:
        raise UsageError(
            "ambiguous_name",
            msg("{text} could be {candidates}.", text=text, candidates=candidates(found)),
            hint=msg("Use one of these names, or the id before it."),
        )
    raise unknown(text, rows, what)


def meant(wanted: list[str], rows: Mapping[str, Row]) -> list[Row]:
    """List the rows that some words may mean, by the strictest way that finds any."""
    joined = "".join(wanted)
    if not joined:
        return []
    spoken = [(row, [words(name) for name in row.names]) for row in rows.values()]
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
    return found


def candidates(rows: Iterable[Item]) -> Bilingual:
    """List rows for somebody who must choose: id and name."""
    listed = list(rows)
    return Bilingual(
        "; ".join(f"{row.id} ({row.name})" for row in listed),
        "; ".join(f"{row.id} ({row.name_es})" for row in listed),
    )


def called(rows: Iterable[Item]) -> Bilingual:
    """List rows as they are best typed: by id in English, by name in Spanish."""
    listed = list(rows)
    return Bilingual(
        ", ".join(row.id for row in listed), ", ".join(row.name_es.lower() for row in listed)
    )


def unknown(text: str, rows: Mapping[str, Row], what: str) -> UsageError:
    """Word a name that nothing has, with those nearest to it."""
    from difflib import get_close_matches

    spelt = {"".join(words(name)): row for row in rows.values() for name in row.names}
    for row in rows.values():
        for name in row.names:
            for word in words(name):
                spelt.setdefault(word, row)
    close = get_close_matches("".join(words(text)), spelt, n=5, cutoff=ENOUGH_ALIKE)
    nearest = list({spelt[name].id: spelt[name] for name in close}.values())[:3]
    if what == "armour":
        message = msg("There is no armour called {text}.", text=text)
        every = msg(
            "There are {names}; a number or an expression serves too.", names=called(rows.values())
        )
    else:
        message = msg("There is no weapon called {text}.", text=text)
        every = msg("The command weapons lists them all.")
    hint = msg("Perhaps {names}?", names=called(nearest)) if nearest else every
    return UsageError("unknown_name", message, hint=hint)


def mentions(text: str, row: Item, labels: Iterable[str] = ()) -> bool:
    """Tell whether all words of a filter stand somewhere in a row, or in labels of it."""
    spoken = [words(name) for name in (*row.names, row.section, row.category, *labels)]
    flat = " ".join(" ".join(name) + " " + "".join(name) for name in spoken)
    return all(word in flat for word in words(text))


def listed(
    rows: Iterable[Row], text: str | None, labels: Callable[[Row], Iterable[str]]
) -> list[dict[str, object]]:
    """List the rows that a filter leaves, in their order, as plain data.

    ``text`` is matched against ids, names, aliases, section, category and ``labels``.
    """
    return [row.row() for row in rows if not text or mentions(text, row, labels(row))]


def rows_of(game: Ruleset, files: Files = (), text: str | None = None) -> list[dict[str, Any]]:
    """List the rows of a game's tables and of files as plain data.

    Raise DataError for a bad row, GameError for what is wrong with a third party's tables.
    """
    from rolcli.declare.game import module
    from rolcli.guests import their_code

    with their_code(game.name, game.maker):
        tables: Any = module(str(game.equipment).partition(":")[0])
        rows: list[dict[str, object]] = tables.listing(tables.catalogue(files), text)
        return rows
