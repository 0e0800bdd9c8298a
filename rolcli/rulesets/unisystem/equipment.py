"""The weapons and armour of Unisystem: the catalogue and how it is listed.

Beside what every game's rows have, a listed weapon has ``damage`` (value name -> expression),
``capacity``, ``kind``, ``pool``, ``ammo`` and more, an armour ``value``, ``encumbrance`` and
``front_only``. Sections are melee, ranged, explosive, incendiary and armour.
"""

from __future__ import annotations

from rolcli.rulesets.items import by_name
from rolcli.rulesets.unisystem.tables import KINDS, SECTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.equipment import Files
    from rolcli.rulesets.unisystem.armour import Armour
    from rolcli.rulesets.unisystem.items import Weapon


class Catalogue:
    """All weapons and armours by id; user rows stand over the built-in ones (UNX-81).

    The tables are imported when somebody asks for what is in them.
    """

    __slots__ = ("own_armours", "own_weapons")

    def __init__(self, weapons: dict[str, Weapon], armours: dict[str, Armour]) -> None:
        self.own_weapons = weapons
        self.own_armours = armours

    @property
    def weapons(self) -> dict[str, Weapon]:
        """All weapons."""
        from rolcli.rulesets.unisystem.tables.weapons import WEAPONS

        return WEAPONS | self.own_weapons

    @property
    def armours(self) -> dict[str, Armour]:
        """All armours."""
        from rolcli.rulesets.unisystem.tables.armour import ARMOURS

        return ARMOURS | self.own_armours

    def weapon(self, text: str) -> Weapon:
        """Find a weapon; raise UsageError that lists candidates or offers the nearest."""
        if not self.own_weapons:  # what is shot is asked for most
            from rolcli.rulesets.unisystem.tables.weapons_ranged import RANGED

            row = by_name(text, RANGED)
            if row is not None:
                return row
        from rolcli.rulesets.equipment import find

        return find(text, self.weapons)

    def armour(self, text: str) -> Armour:
        """Find an armour; raise UsageError that lists candidates or offers the nearest."""
        from rolcli.rulesets.equipment import find

        return find(text, self.armours, "armour")


def catalogue(files: Files = ()) -> Catalogue:
    """Make the catalogue: the built-in rows, then those of each file (UNX-81)."""
    weapons: dict[str, Weapon] = {}
    armours: dict[str, Armour] = {}
    if files:
        from rolcli.rulesets.unisystem.user_rows import read_rows

        for name, content in files:
            more, further = read_rows(name, content)
            weapons |= more
            armours |= further
    return Catalogue(weapons, armours)


def listing(catalogue: Catalogue, text: str | None = None) -> list[dict[str, object]]:
    """List the rows that a filter leaves: armour, else those with its words.

    It knows sections and kinds in both languages.
    """
    rows: list[Weapon | Armour] = [*catalogue.weapons.values(), *catalogue.armours.values()]
    from rolcli.rulesets.equipment import listed
    from rolcli.words import canonical

    if text and canonical(text, SECTIONS) == "armour":
        return [row.row() for row in catalogue.armours.values()]  # not what pierces it
    return listed(rows, text, labels)


def labels(row: Weapon | Armour) -> list[str]:
    """List the words for a row's section and kinds, in every language."""
    found = list(SECTIONS[row.section])
    for kind in row.kinds:
        found += [kind, *KINDS[kind]]
    return found
