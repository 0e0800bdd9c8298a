"""The hidden call of the shells: names in the user's own equipment files.

``rolcli __complete items LANG GAME weapons|armours [FILE...]`` prints a line for each
row of the FILEs and of those in ``config.toml``: its names with tabs between, in the
order in which they are offered. What is wrong with a file is not said here.
"""

from __future__ import annotations

import os

from rolcli.cli.config_file import read_config
from rolcli.cli.files import Files
from rolcli.errors import RolcliError
from rolcli.render.pieces import clean
from rolcli.rulesets import find
from rolcli.rulesets.equipment import rows_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from rolcli.cli.environment import Environment


def complete_items(argv: Sequence[str], environment: Environment) -> str:
    """Give the lines for what stands after ``__complete items``; never raise RolcliError."""
    if len(argv) < 3:
        return ""
    lang, game, what, *files = argv
    return "".join(
        "\t".join(names(row, lang)) + "\n"
        for row in own_rows(game, files, environment)
        if (row["section"] == "armour") is (what == "armours")
    )


def own_rows(
    game: str, names: Sequence[str], environment: Environment
) -> Iterator[dict[str, Any]]:
    """Yield the rows of a game's equipment that are the user's."""
    try:
        ruleset = find(game)
        if ruleset.equipment is None:
            return
        configured = read_config(environment).equipment
        built_in = rows_of(ruleset)
    except RolcliError:
        return
    files = Files(environment)
    for name in (*configured, *map(expanded, names)):
        try:
            rows = rows_of(ruleset, [files.toml(name)])
        except RolcliError:
            continue
        yield from (row for row in rows if row not in built_in)


def expanded(name: str) -> str:
    """Read a file's name as the shell would have: here it comes as it was typed."""
    return os.path.expandvars(os.path.expanduser(name))


def names(row: dict[str, Any], lang: str) -> list[str]:
    """List what a row is called: by id first in English, by name in Spanish."""
    named = [row["name_es"], row["id"]] if lang == "es" else [row["id"], row["name"]]
    every = [*named, *row.get("aliases", ()), row["name"], row["name_es"]]
    return list(dict.fromkeys(plain for name in every if (plain := clean(" ".join(name.split())))))
