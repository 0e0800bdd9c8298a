"""Reads a character's sheet: from the memory of what was read, or the file itself."""

from __future__ import annotations

from rolcli.campaign.sheet import CharacterSheet
from rolcli.errors import DataError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.campaign.memory import Memory
    from rolcli.campaign.sheet import Mistake
    from rolcli.rulesets.sheet import Sheet

    Tables = Callable[[str], Sheet | None]


def read_sheet(file: str, tables: Tables, memory: Memory) -> CharacterSheet:
    """Read a sheet whole; raise DataError that names the first mistake.

    ``tables`` gives the table of a game's sheet by the game's name, or None.
    """

    def anew(name: str) -> dict[str, Any]:
        sheet, mistakes = check_sheet(name, tables)
        if mistakes:
            raise mistakes[0].error(name)
        return sheet.plain()

    held = memory.read(file, "sheet", anew)
    try:
        return CharacterSheet.remembered(file, held)
    except (KeyError, TypeError):  # somebody else's hand in the memory
        return CharacterSheet.remembered(file, anew(file))


def check_sheet(file: str, tables: Tables) -> tuple[CharacterSheet, list[Mistake]]:
    """Read a sheet and gather its mistakes; raise DataError for what is no sheet at all."""
    from rolcli.campaign.check import Checker
    from rolcli.reading import read_toml

    data, text = read_toml(file)
    table = table_of(file, data.get("game"), tables)
    checker = Checker(table, file, text)
    checker.read(data)
    return checker.sheet, checker.mistakes


def table_of(file: str, game: object, tables: Tables) -> Sheet:
    """Give the table of the game that a sheet names; raise DataError for none."""
    table = tables(game) if isinstance(game, str) else None
    if table is not None:
        return table
    if game is None:
        raise DataError(
            "bad_file",
            msg("{file} is no character's sheet: it does not say its game.", file=file),
            hint=msg('Write game = "coc7", or whichever it is, on its first line.'),
        )
    raise DataError(
        "bad_file",
        msg("{file} is of a game without sheets: {game}.", file=file, game=str(game)[:80]),
    )
