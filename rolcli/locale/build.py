"""Keep the translator's file up to date and make the table that the program imports.

``python -m rolcli.locale.build`` reads every message id from the sources
(``msg``, ``nmsg``, ``N_``) and every name in ``words.py``, brings ``es.po`` up to
date with them, writes ``es.py`` from it, and lists what is not translated yet.
After editing ``es.po`` run it again. It needs Babel, which only developers have.
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

from rolcli.locale.words import WORDS

HERE = Path(__file__).parent
PACKAGE = HERE.parent
PO = HERE / "es.po"
TABLE = HERE / "es.py"
KEYWORDS = {"msg": None, "nmsg": (1, 2), "N_": None}
CONTEXT = "word"
PLURALS = "nplurals=2; plural=(n != 1);"
HEADER = "# Spanish texts of rolcli. Edit the msgstr lines, then: python -m rolcli.locale.build"


def template() -> Catalog:
    """Collect every message id in the sources and every name."""
    found = Catalog(project="rolcli", charset="utf-8")
    with redirect_stderr(StringIO()):  # it complains of f-strings, which are values here
        for path, _, message, _, _ in extract_from_dir(
            PACKAGE, method_map=[("**.py", "python")], keywords=KEYWORDS, strip_comment_tags=True
        ):
            if message and path != "locale/es.py":
                found.add(message, locations=[(f"rolcli/{path}", 1)])
    for word in WORDS:
        found.add(word, context=CONTEXT, locations=[("rolcli/locale/words.py", 1)])
    return found


def read() -> Catalog:
    """Read the translator's file, or begin one."""
    if PO.exists():
        with PO.open("rb") as file:
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
            known.string if known is not None else None,
            locations=sorted({(path, 1) for path, _ in message.locations}),
            flags=[flag for flag in message.flags if flag != "python-format"],
            context=message.context,
        )
        flags = new.get(message.id, message.context).flags  # type: ignore[union-attr]
        flags.discard("python-format")  # a per cent sign is only that
        if not is_format(ids_of(message)[0]):
            flags.discard("python-brace-format")
    return new


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


def table_text(catalog: Catalog) -> str:
    """Write the Python table of a catalogue: only what is translated."""
    messages: dict[str, str | tuple[str, ...]] = {}
    words: dict[str, str] = {}
    for message in catalog:
        ids = ids_of(message)
        strings = strings_of(message)
        if not ids[0] or message.fuzzy or not all(strings):
            continue
        if message.context == CONTEXT:
            words[ids[0]] = strings[0]
        else:
            messages[ids[0]] = strings[0] if len(ids) == 1 else tuple(strings)
    lines = ['"""Generated from es.po by ``python -m rolcli.locale.build``; do not edit."""', ""]
    lines += ["# ruff: noqa: E501", "# fmt: off", ""]
    lines += ["MESSAGES: dict[str, str | tuple[str, str]] = {"]
    lines += [f"    {key!r}: {messages[key]!r}," for key in sorted(messages)]
    lines += ["}", "", "WORDS: dict[str, str] = {"]
    lines += [f"    {key!r}: {words[key]!r}," for key in sorted(words)]
    return "\n".join([*lines, "}", ""])


def missing(catalog: Catalog) -> list[str]:
    """List what is not translated."""
    return [
        ids_of(message)[0] for message in catalog if message.id and not all(strings_of(message))
    ]


def main() -> int:
    """Bring both files up to date."""
    catalog = updated(read(), template())
    PO.write_bytes(po_text(catalog))
    TABLE.write_text(table_text(catalog), encoding="utf-8")
    for text in missing(catalog):
        sys.stderr.write(f"not translated: {text}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
