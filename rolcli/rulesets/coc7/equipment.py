"""The weapons of d100 horror: the catalogue, how it is listed, rows of one's own (COC-P0).

Beside what every game's rows have, a listed weapon has ``damage`` (hit -> expression),
``skill``, ``range``, ``attacks``, ``magazine``, ``malfunction``, ``era`` and ``sources``.
"""

from __future__ import annotations

from rolcli.rulesets.coc7.tables.weapons_fire import ROWS as FIREARMS
from rolcli.rulesets.coc7.tables.weapons_hand import ROWS as OTHERS
from rolcli.rulesets.coc7.tables.words import CATEGORIES, ERAS, SKILLS
from rolcli.rulesets.coc7.tables.words import SECTIONS as SECTIONS
from rolcli.rulesets.equipment import find, mentions
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.coc7.items import Weapon
    from rolcli.rulesets.equipment import Files

WEAPONS: dict[str, Weapon] = {row.id: row for row in (*OTHERS, *FIREARMS)}


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
    from rolcli.rulesets.coc7.user_rows import read_rows

    merged = dict(WEAPONS)
    for name, content in files:
        merged.update(read_rows(name, content))
    return Catalogue(merged)


def listing(
    catalogue: Catalogue, text: str | None = None, section: str | None = None
) -> list[dict[str, object]]:
    """List the rows that a filter leaves, in the order of the table.

    ``text`` is a category, or matched against ids, names, skills and eras in both
    languages; ``section`` is exact.
    """
    rows = list(catalogue.weapons.values())
    if section is not None:
        wanted = canonical(section, SECTIONS)
        rows = [row for row in rows if row.section == wanted]
    category = canonical(text, CATEGORIES) if text else None
    if category is not None:  # and not all that is used with the same skill
        rows = [row for row in rows if row.category == category]
    elif text:
        rows = [row for row in rows if mentions(text, row, labels(row))]
    return [row.row() for row in rows]


def labels(row: Weapon) -> list[str]:
    """List the words for a row's section, category, skill and era, in every language."""
    return [
        *SECTIONS[row.section], *CATEGORIES.get(row.category, ()), *SKILLS.get(row.skill, ()),
        *ERAS.get(row.era, ()),
    ]
