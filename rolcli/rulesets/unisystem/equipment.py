"""The weapons and armour of Unisystem: the catalogue and how it is listed.

Beside what every game's rows have, a listed weapon has ``damage`` (value name -> expression),
``capacity``, ``kind``, ``pool``, ``ammo`` and more, an armour ``value``, ``encumbrance`` and
``front_only``. Sections are melee, ranged, explosive, incendiary and armour.
"""

from __future__ import annotations

from rolcli.rulesets.equipment import find, listed
from rolcli.rulesets.unisystem.tables.armour import ARMOURS
from rolcli.rulesets.unisystem.tables.weapons import WEAPONS
from rolcli.rulesets.unisystem.tables.words import KINDS, SECTIONS
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.equipment import Files
    from rolcli.rulesets.unisystem.items import Armour, Weapon


class Catalogue:
    """All weapons and armours by id; user rows stand over the built-in ones (UNX-81)."""

    __slots__ = ("armours", "weapons")

    def __init__(self, weapons: dict[str, Weapon], armours: dict[str, Armour]) -> None:
        self.weapons = weapons
        self.armours = armours

    def weapon(self, text: str) -> Weapon:
        """Find a weapon; raise UsageError that lists candidates or offers the nearest."""
        return find(text, self.weapons)

    def armour(self, text: str) -> Armour:
        """Find an armour; raise UsageError that lists candidates or offers the nearest."""
        return find(text, self.armours, "armour")


def catalogue(files: Files = ()) -> Catalogue:
    """Make the catalogue: the built-in rows, then those of each file (UNX-81)."""
    if not files:
        return Catalogue(WEAPONS, ARMOURS)
    from rolcli.rulesets.unisystem.user_rows import read_rows

    merged = Catalogue(dict(WEAPONS), dict(ARMOURS))
    for name, content in files:
        weapons, armours = read_rows(name, content)
        merged.weapons.update(weapons)
        merged.armours.update(armours)
    return merged


def listing(catalogue: Catalogue, text: str | None = None) -> list[dict[str, object]]:
    """List the rows that a filter leaves: armour, else those with its words.

    It knows sections and kinds in both languages.
    """
    rows: list[Weapon | Armour] = [*catalogue.weapons.values(), *catalogue.armours.values()]
    if text and canonical(text, SECTIONS) == "armour":
        return [row.row() for row in catalogue.armours.values()]  # not what pierces it
    return listed(rows, text, labels)


def labels(row: Weapon | Armour) -> list[str]:
    """List the words for a row's section and kinds, in every language."""
    found = list(SECTIONS[row.section])
    for kind in row.kinds:
        found += [kind, *KINDS[kind]]
    return found
