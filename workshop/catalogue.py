"""Keeps the translator's file up to date and makes the tables that the program imports.

It reads every message id from the sources (``msg``, ``nmsg``, ``N_``) and every name
in ``words.py``, brings ``es.po`` up to date with them, writes the tables in ``es/`` from
it, and lists what is not translated yet. After editing ``es.po`` run the workshop again.
Names have the context ``word`` in ``es.po``; a message has none.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stderr
from io import BytesIO, StringIO
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from rolcli.declare.spanish import known
from rolcli.locale.spanish import ROOMS
from rolcli.rulesets import built_in
from workshop.words import TITLES, WORDS

PACKAGE = Path(__file__).parents[1] / "rolcli"
PO = "rolcli/locale/es.po"
TABLES = "rolcli/locale/es"
NAMED = "rolcli/locale/__init__.py"
"""Where names are said to stand: in every room."""
KEYWORDS = {"msg": None, "nmsg": (1, 2), "N_": None}
CONTEXT = "word"
SHARED = "__init__"
HELP = ("__init__.py", "tables/settings.py", "tables/weapons", "tables/armour")
"""How the paths begin of those files of a game whose texts only help and lists show."""
HEAD = (
    '"""Generated from es.po by ``python -m workshop``; do not edit."""',
    "",
    "# ruff: noqa: E501",
    "# fmt: off",
    "",
)
PLURALS = "nplurals=2; plural=(n != 1);"
HEADER = "# Spanish texts of rolcli. Edit the msgstr lines, then: python -m workshop"


def template() -> Catalog:
    """Collect every message id in the sources and every name."""
    found = Catalog(project="rolcli", charset="utf-8")
    with redirect_stderr(StringIO()):  # it complains of f-strings, which are values here
        for path, _, message, _, _ in extract_from_dir(
            PACKAGE, method_map=[("**.py", "python")], keywords=KEYWORDS, strip_comment_tags=True
        ):
            if message and not path.startswith("locale/es/"):
                found.add(message, locations=[(f"rolcli/{path}", 1)])
    for word in WORDS:
        found.add(word, context=CONTEXT, locations=[(NAMED, 1)])
    for title in TITLES:
        found.add(title, locations=[(NAMED, 1)])
    return found


def read() -> Catalog:
    """Read the translator's file, or begin one."""
    path = PACKAGE.parent / PO
    if path.exists():
        with path.open("rb") as file:
            return read_po(file, locale="es", charset="utf-8")
    return Catalog(locale="es", project="rolcli", charset="utf-8")


def updated(catalog: Catalog, ids: Catalog) -> Catalog:
    """Bring a catalogue up to date with the sources; what nobody says any more goes."""
    new = Catalog(
        locale="es",
        project="rolcli",
        charset="utf-8",
        header_comment=HEADER,
        msgid_bugs_address="",
        last_translator="rolcli",
        language_team="",
        creation_date=catalog.creation_date,
        revision_date=catalog.creation_date,
        fuzzy=False,
    )
    new.mime_headers = [("Plural-Forms", PLURALS)]
    for message in sorted(ids, key=lambda one: (one.context or "", ids_of(one))):
        if not message.id:
            continue
        known = catalog.get(message.id, message.context)
        new.add(
            message.id,
            known.string if known is not None and same_kind(known, message) else None,
            locations=sorted({(path, 1) for path, _ in message.locations}),
            flags=[flag for flag in message.flags if flag != "python-format"],
            context=message.context,
        )
        flags = new.get(message.id, message.context).flags  # type: ignore[union-attr]  # it was just put there
        flags.discard("python-format")  # a per cent sign is only that
        if not is_format(ids_of(message)[0]):
            flags.discard("python-brace-format")
    return new


def same_kind(known: Message, message: Message) -> bool:
    """Tell whether what was translated had a plural just as it has now."""
    return isinstance(known.string, str) == isinstance(message.id, str)


def is_format(text: str) -> bool:
    """Tell whether a text is filled in; a help text may have a lone brace."""
    try:
        list(Formatter().parse(text))
    except ValueError:
        return False
    return True


def ids_of(message: Message) -> tuple[str, ...]:
    """Give the one or two ids of a message."""
    found = message.id
    return (found,) if isinstance(found, str) else tuple(found)


def strings_of(message: Message) -> tuple[str, ...]:
    """Give the one or two translations of a message; empty where there is none."""
    found = message.string or ""
    return (found,) if isinstance(found, str) else tuple(found)


def po_text(catalog: Catalog) -> bytes:
    """Write a catalogue as a PO file."""
    out = BytesIO()
    write_po(out, catalog, width=96, include_lineno=False)
    return out.getvalue()


def tables(catalog: Catalog) -> dict[str, str]:
    """Write the Python tables of a catalogue, by file name: only what is translated.

    What one room alone says is in that room's table, the rest in the package's own.
    """
    rooms: dict[str, list[str]] = {room: [] for room in (SHARED, *ROOMS)}
    words: list[str] = []
    for message in catalog:
        ids, strings = ids_of(message), strings_of(message)
        if not ids[0] or message.fuzzy or not all(strings):
            continue
        value = strings[0] if len(ids) == 1 else tuple(strings)
        line = f"    {ids[0]!r}: {value!r},"
        if message.context == CONTEXT:
            words.append(line)
        else:
            rooms[room_of({path for path, _ in message.locations})].append(line)
    found = {}
    for room, lines in rooms.items():
        text = [*HEAD, "MESSAGES: dict[str, str | tuple[str, str]] = {", *sorted(lines), "}"]
        if room == SHARED:
            text += ["", "WORDS: dict[str, str] = {", *sorted(words), "}"]
        found[f"{room}.py"] = "\n".join([*text, ""])
    return found


def room_of(paths: set[str]) -> str:
    """Tell which table the messages of some files belong to."""
    rooms = {room_of_file(path.split("/")[1:]) for path in paths}
    if len(rooms) > 1:  # said with the help of a game and also by the game itself
        rooms = {room.removesuffix("_help") for room in rooms}
    return rooms.pop() if len(rooms) == 1 else SHARED


def room_of_file(parts: list[str]) -> str:
    """Tell the table of one file, given as the parts of its path inside the package."""
    if parts[0] == "rulesets":
        if len(parts) == 2:
            return "cli"  # the frame of all games: it only complains
        room = f"{parts[1]}_help" if "/".join(parts[2:]).startswith(HELP) else parts[1]
        return room if room in ROOMS else SHARED
    if parts[0] in ("notation", "modifiers", "odds", "exact.py"):
        return "dice"  # whoever reads an expression has the dice at hand
    return parts[0] if parts[0] in ROOMS else SHARED


def missing(catalog: Catalog) -> list[str]:
    """List what is not translated, neither here nor by a game that brings its own."""
    own = {text for game in built_in() if game.spanish for text in known(game).messages}
    return [
        text
        for message in catalog
        if message.id and not all(strings_of(message)) and (text := ids_of(message)[0]) not in own
    ]


def products() -> dict[str, str]:
    """Make the translator's file and the tables; say what is not translated."""
    catalogue = updated(read(), template())
    for text in missing(catalogue):
        sys.stderr.write(f"not translated: {text}\n")
    files = {PO: po_text(catalogue).decode("utf-8")}
    return files | {f"{TABLES}/{name}": text for name, text in tables(catalogue).items()}
