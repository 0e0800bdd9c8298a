"""The table of a game's sheet, by the game's name or an alias."""

from __future__ import annotations

from rolcli.errors import RolcliError
from rolcli.rulesets import find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.declare.game import Ruleset
    from rolcli.rulesets.sheet import Sheet


def sheet_table(ruleset: Ruleset) -> Sheet | None:
    """Give the table of a game's sheet, or None for a game that declares none."""
    found: Sheet | None = ruleset.sheet
    return found


def table_named(name: str) -> Sheet | None:
    """Give the table of the game of a name or alias, or None where there is none."""
    try:
        return sheet_table(find(name))
    except RolcliError:
        return None
