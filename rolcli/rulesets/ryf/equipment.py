"""The weapons of RyF: the catalogue, how it is listed, rows of one's own (RYF-P5)."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.items import Item, by_name
from rolcli.rulesets.ryf.tables import SECTIONS
from rolcli.rulesets.ryf.tables.weapons import BLOWS, SHOTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.exact import Number
    from rolcli.rulesets.equipment import Files
    from rolcli.rulesets.own_rows import OwnRow

UNCONFIRMED = N_("published by one source only")
"""What is said of every built-in row."""


class Weapon(Item):
    """A row: damage, and the last metre of short, medium and long range; no limits: a blow."""

    damage: str
    bands: tuple[Number, ...]
    two_handed = False
    notes = (UNCONFIRMED,)

    def __init__(
        self, id: str, name: str, name_es: str, damage: str, bands: tuple[Number, ...] = (),
        **facts: Any,
    ) -> None:
        section = "ranged" if bands else "melee"
        self.hold(facts, id, name, name_es, section, section)
        self.damage = damage
        self.bands = bands

    def row(self) -> dict[str, object]:
        """Lay it out as plain data."""
        return self.laid_out(
            damage={"hit": self.damage},
            bands=list(self.bands),
            two_handed=self.two_handed or None,
        )


WEAPONS = {
    id: Weapon(id, name, name_es, damage, two_handed=both)
    for id, name, name_es, damage, both in BLOWS
} | {
    id: Weapon(id, name, name_es, damage, bands, two_handed=both)
    for id, name, name_es, damage, both, bands in SHOTS
}
KEYS = ("id", "name", "name_es", "damage", "bands", "two_handed", "aliases")
"""What a row of a user's file may have."""


def catalogue(files: Files = ()) -> dict[str, Weapon]:
    """Give the weapons by id: the listed rows, over them those of each file. Raise DataError."""
    if not files:
        return WEAPONS
    from rolcli.rulesets.own_rows import laid_over

    return laid_over(WEAPONS, files, KEYS, own_weapon)


def named(text: str, known: dict[str, Weapon]) -> Weapon:
    """Find a weapon by what was typed; raise UsageError that offers the nearest."""
    row = by_name(text, known.values())
    if row is None:
        from rolcli.rulesets.equipment import find

        row = find(text, known)
    return row


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
    from rolcli.rulesets.equipment import listed
    from rolcli.words import canonical

    rows = weapons.values()
    section = canonical(text, SECTIONS) if text else None
    if section is not None:
        return [row.row() for row in rows if row.section == section]
    return listed(rows, text, lambda row: SECTIONS[row.section])
