"""The weapons of RyF: the catalogue and how it is listed (RYF-P5)."""

from __future__ import annotations

from rolcli.rulesets.equipment import find, mentions
from rolcli.rulesets.ryf.items import Weapon
from rolcli.rulesets.ryf.tables.weapons import WEAPONS
from rolcli.rulesets.ryf.tables.words import SECTIONS
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.equipment import Files
    from rolcli.rulesets.own_rows import OwnRow

KEYS = ("id", "name", "name_es", "damage", "bands", "two_handed", "aliases")
"""What a row of a user's file may have."""


class Catalogue:
    """All weapons by id; user rows stand over the built-in ones."""

    __slots__ = ("weapons",)

    def __init__(self, weapons: dict[str, Weapon]) -> None:
        self.weapons = weapons

    def weapon(self, text: str) -> Weapon:
        """Find a weapon; raise UsageError that lists candidates or offers the nearest."""
        return find(text, self.weapons)


def catalogue(files: Files = ()) -> Catalogue:
    """Make the catalogue: the built-in rows, then those of each file. Raise DataError."""
    if not files:
        return Catalogue(WEAPONS)
    from rolcli.rulesets.own_rows import own_rows

    weapons = dict(WEAPONS)
    for name, content in files:
        for _, row in own_rows(name, content, {"weapon": (KEYS, own_weapon)}):
            weapons[row.id] = row
    return Catalogue(weapons)


def own_weapon(row: OwnRow) -> Weapon:
    """Read a weapon of the user's; raise DataError that names file and key."""
    from rolcli.errors import RolcliError
    from rolcli.messages import msg
    from rolcli.rulesets.amounts import amount

    name = row.text("name", row.text("id"))
    damage = row.text("damage")
    try:
        amount("damage", damage)
    except RolcliError:
        raise row.bad("damage", msg("dice such as 2d6+1")) from None
    return Weapon(
        row.id, name, row.text("name_es", name), damage, row.bands("bands", 3) or (),
        two_handed=row.flag("two_handed"), aliases=row.aliases, notes=(),
    )


def listing(catalogue: Catalogue, text: str | None = None) -> list[dict[str, object]]:
    """List the rows that a filter leaves, in the order of the tables.

    ``text`` is matched against ids, names, aliases and sections, in English and Spanish.
    """
    rows = list(catalogue.weapons.values())
    section = canonical(text, SECTIONS) if text else None
    if section is not None:
        rows = [row for row in rows if row.section == section]
    elif text:
        rows = [row for row in rows if mentions(text, row, SECTIONS[row.section])]
    return [row.row() for row in rows]
