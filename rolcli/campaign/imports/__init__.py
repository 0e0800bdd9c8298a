"""Characters that other programs exported, made into sheets; what is left out is said."""

from __future__ import annotations

from rolcli.campaign.imports import dholes_house, foundry_coc7, od6s
from rolcli.campaign.imports.draft import Draft
from rolcli.campaign.text import read_json
from rolcli.errors import DataError
from rolcli.messages import msg
from rolcli.reading import decoded, read_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MAX_SIZE = 16 << 20
"""The most bytes of an export: it may hold a portrait."""
PROGRAMS = "The Dhole's House, Foundry CoC7, Foundry OD6S"
FORMATS = (dholes_house, foundry_coc7, od6s)
"""Each tells whether an export is its own, and makes a draft of it."""


def import_file(name: str) -> Draft:
    """Make a draft of a sheet of a file that another program exported; raise DataError."""
    try:
        data = read_json(decoded(name, read_bytes(name, MAX_SIZE)[0]))
    except ValueError:
        data = None
    for form in FORMATS:
        if isinstance(data, dict) and form.is_own(data):
            return drafted(name, form, data)
    raise DataError(
        "bad_file",
        msg("{file} is no export that is known.", file=name),
        hint=msg("There are those of {programs}, as JSON.", programs=PROGRAMS),
    )


def drafted(name: str, form: Any, data: dict[str, Any]) -> Draft:
    """Make the draft; raise DataError for an export that is spoilt."""
    try:
        draft: Draft = form.draft(data)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError, RecursionError):
        raise DataError(
            "bad_file", msg("{file} is spoilt: it lacks what such an export has.", file=name)
        ) from None
    return draft
