"""A sheet that a player wants to look at, and the list of all."""

from __future__ import annotations

import os

from rolcli.campaign.find import END, stems_in
from rolcli.campaign.games import sheet_table, table_named
from rolcli.campaign.read import read_sheet
from rolcli.cli.listing import print_rows
from rolcli.errors import DONE, DataError, RolcliError
from rolcli.messages import msg
from rolcli.rulesets.sheet import CHARACTERISTIC, DERIVED, KEPT, POOL, SKILL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.campaign.character import Character, Value
    from rolcli.cli.session import Session
    from rolcli.declare.game import Ruleset
    from rolcli.locale import Translator
    from rolcli.rulesets.sheet import Key

    Rows = list[list[str]]


def list_sheets(session: Session) -> int:
    """List the characters there are, each with its game and its file."""
    tr = session.output.options.tr
    rows: Rows = []
    seen: set[str] = set()
    for folder in session.table.places.characters:
        for stem in stems_in(folder):
            if stem in seen:
                continue
            seen.add(stem)
            file = os.path.join(folder, stem + END)
            try:
                sheet = read_sheet(file, table_named, session.table.memory)
                rows.append([stem, sheet.name, sheet.game, file])
            except RolcliError as error:
                rows.append([stem, "", tr(error.message), file])
    if session.output.format == "json":
        keys = ("key", "name", "game", "file")
        session.output.text("", {"characters": [dict(zip(keys, row, strict=True)) for row in rows]})
    elif rows:
        head = [tr(msg("character")), tr(msg("name")), tr(msg("game")), tr(msg("file"))]
        print_rows(session.output, head, rows, whole=1)
    else:
        hint = msg("Make one with rolcli sheet new {name}.", name="ana")
        raise DataError("no_character", msg("There are no characters."), hint=hint)
    return DONE


def seated(session: Session, name: str) -> tuple[Character, Ruleset]:
    """Read a character by its own game; raise RolcliError."""
    from rolcli.campaign.find import find
    from rolcli.rulesets import find as find_game

    table = session.table
    sheet = read_sheet(find(name, table.places.characters).file, table_named, table.memory)
    ruleset = session.ruleset
    if ruleset is None or (own := sheet_table(ruleset)) is None or own.game != sheet.game:
        ruleset = find_game(sheet.game)
    house = session.house(ruleset, {})
    own = sheet_table(ruleset)
    assert own is not None
    lang = session.output.options.tr.lang
    return table.character(name, own, house, lang), ruleset


def show(session: Session, name: str) -> int:
    """Print a sheet: characteristics, points, skills, weapons, what is so now."""
    character, _ = seated(session, name)
    output = session.output
    if output.format == "json":
        output.text("", as_object(character))
        return DONE
    tr = output.options.tr
    output.write(f"{character.name} ({character.table.game})")
    sheet = character.sheet
    plain = output.format == "plain" and (output.explicit or not output.environment.tty)
    for text in [f"{tr.word(key)}: {value}" for key, value in sheet.facts.items()]:
        output.write(text)
    for title, rows in parts(character, tr):
        if rows:
            if plain:
                output.write(f"\n{title}")
            print_rows(output, [title, *[""] * (len(rows[0]) - 1)], rows, whole=1)
    return DONE


def parts(character: Character, tr: Translator) -> list[tuple[str, Rows]]:
    """Give the parts of a sheet: a title and its rows."""
    own = character.sheet
    fractions = character.table.fractions
    found = [
        (tr(msg("Characteristics")), [row(character, key, fractions)
                                      for key in character.table.group(CHARACTERISTIC)]),
        (tr(msg("Points")), [row(character, key, (), tr) for key in
                             (*character.table.group(POOL), *character.table.group(DERIVED))]),
        (tr(msg("Now")), [row(character, key, (), tr) for key in character.table.group(KEPT)
                          if key.state in character.state]),
        (tr(msg("Skills")), [row(character, key, fractions) for key in
                             character.table.group(SKILL) if key.key in own.values]
         + [custom(name, value, fractions) for name, value in own.custom.items()]),
    ]
    weapons = [
        [word, *(str(held.get(key, "")) for key in ("name", "skill", "damage"))]
        for word, held in own.weapons.items()
    ]
    shown = [(title, [one for one in rows if one]) for title, rows in found]
    return [*shown, (tr(msg("Weapons")), weapons)]


def row(
    character: Character, key: Key, fractions: tuple[int, ...], tr: Translator | None = None
) -> list[str]:
    """Word a key with its value and its fractions; nothing for one that has no value."""
    value = character.value(key.key)
    if value is None:
        return []
    told = worth(character, key, value)
    if tr is not None and isinstance(value.value, bool):
        told = tr.word("yes" if value.value else "no")
    elif tr is not None and key.kind == "word":
        told = tr.word(str(told), character.table.game)
    return custom(character.shown(key), told, fractions)


def custom(name: str, value: object, fractions: tuple[int, ...]) -> list[str]:
    """Word a value with its fractions: half and fifth."""
    parts = [str(value // by) if isinstance(value, int) else "" for by in fractions]
    return [name, str(value), *parts]


def worth(character: Character, key: Key, value: Value) -> object:
    """Give a value; of a pool also its whole: ``7/12``."""
    whole = None if key.full is None else character.value(key.full)
    return value.value if whole is None else f"{value.value}/{whole.value}"


def as_object(character: Character) -> dict[str, object]:
    """Give a sheet as JSON has it."""
    sheet = character.sheet
    values = {key: found for key in character.table.keys if (found := character.value(key))}
    return {
        "game": sheet.game,
        "name": character.name,
        "file": sheet.file,
        "facts": sheet.facts,
        "values": {key: {"value": one.value, "from": one.source} for key, one in values.items()},
        "custom": sheet.custom,
        "weapons": sheet.weapons,
        "state": dict(character.state),
    }
