"""The weapons of RyF: the catalogue, how it is listed, rows of one's own (RYF-P5)."""

from __future__ import annotations

from rolcli.rulesets.equipment import listed
from rolcli.rulesets.ryf.items import Weapon
from rolcli.rulesets.ryf.tables import SECTIONS
from rolcli.rulesets.ryf.tables.weapons import WEAPONS
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.equipment import Files
    from rolcli.rulesets.own_rows import OwnRow

KEYS = ("id", "name", "name_es", "damage", "bands", "two_handed", "aliases")
"""What a row of a user's file may have."""


def catalogue(files: Files = ()) -> dict[str, Weapon]:
    """Give the weapons by id: the listed rows, over them those of each file. Raise DataError."""
    if not files:
        return WEAPONS
    from rolcli.rulesets.own_rows import laid_over

    return laid_over(WEAPONS, files, KEYS, own_weapon)


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


def listing(weapons: dict[str, Weapon], text: str | None = None) -> list[dict[str, object]]:
    """List the rows that a filter leaves: those of a section, else those with its words."""
    rows = weapons.values()
    section = canonical(text, SECTIONS) if text else None
    if section is not None:
        return [row.row() for row in rows if row.section == section]
    return listed(rows, text, lambda row: SECTIONS[row.section])
