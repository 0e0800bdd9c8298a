"""The weapons of the D6 System: the catalogue, how it is listed, rows of one's own.

Beside what every game's rows have, a listed weapon has ``damage`` (hit -> die code),
``ranges``, ``difficulty``, ``ammunition`` and ``sources``. Sections are melee, ranged and
explosive.
"""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.d6.tables.weapons import WEAPONS
from rolcli.rulesets.d6.tables.words import CATEGORIES, SECTIONS
from rolcli.rulesets.equipment import Name, find, mentions
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.arming import Listed
    from rolcli.rulesets.d6.items import Weapon
    from rolcli.rulesets.equipment import Files

class Catalogue:
    """All weapons by id; user rows stand over the listed ones."""

    __slots__ = ("armours", "weapons")

    def __init__(self, weapons: dict[str, Weapon]) -> None:
        self.weapons = weapons
        self.armours: dict[str, Weapon] = {}

    def weapon(self, text: str) -> Weapon:
        """Find a weapon; raise UsageError that lists candidates or offers the nearest."""
        return find(text, self.weapons)


def catalogue(files: Files = ()) -> Catalogue:
    """Make the catalogue: the listed rows, then those of each file. Raise DataError."""
    if not files:
        return Catalogue(WEAPONS)
    from rolcli.rulesets.d6.user_rows import read_rows

    merged = dict(WEAPONS)
    for name, content in files:
        merged.update(read_rows(name, content))
    return Catalogue(merged)


def row_of(dice: Dice, ask: Listed) -> Weapon:
    """Find the weapon that a call names; record its damage."""
    assert ask.weapon is not None
    row = catalogue(ask.equipment).weapon(ask.weapon)
    spoken = Name(row.damage, row.damage.replace("STR", "FOR"))
    dice.step(
        msg("Damage of {weapon} (published)", weapon=row.called),
        msg("{damage}", damage=spoken),
        "D6-P8",
    )
    return row


def listing(
    catalogue: Catalogue, text: str | None = None, section: str | None = None
) -> list[dict[str, object]]:
    """List the rows that a filter leaves, in the order of the table.

    ``text`` is matched against ids, names, aliases, sections and categories in both
    languages; ``section`` is exact.
    """
    rows = list(catalogue.weapons.values())
    if section is not None:
        wanted = canonical(section, SECTIONS)
        rows = [row for row in rows if row.section == wanted]
    if text:
        rows = [row for row in rows if mentions(text, row, labels(row))]
    return [row.row() for row in rows]


def labels(row: Weapon) -> list[str]:
    """List the words for a row's section and category, in every language."""
    return [*SECTIONS.get(row.section, ()), *CATEGORIES.get(row.category, ())]
