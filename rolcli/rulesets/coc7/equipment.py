"""The weapons of d100 horror: the catalogue, how it is listed, rows of one's own (COC-P0).

Beside what every game's rows have, a listed weapon has ``damage`` (hit -> expression),
``skill``, ``range``, ``attacks``, ``magazine``, ``malfunction``, ``era`` and ``sources``.
"""

from __future__ import annotations

from rolcli.rulesets.coc7.tables.weapon_words import CATEGORIES, ERAS, SECTIONS, SKILLS
from rolcli.rulesets.coc7.tables.weapons_fire import ROWS as FIREARMS
from rolcli.rulesets.coc7.tables.weapons_hand import ROWS as OTHERS
from rolcli.rulesets.equipment import listed
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.coc7.items import Weapon
    from rolcli.rulesets.equipment import Files

WEAPONS: dict[str, Weapon] = {row.id: row for row in (*OTHERS, *FIREARMS)}


def catalogue(files: Files = ()) -> dict[str, Weapon]:
    """Give the weapons by id: the listed rows, over them those of each file. Raise DataError."""
    if not files:
        return WEAPONS
    from rolcli.rulesets.coc7.user_rows import KEYS, read_weapon
    from rolcli.rulesets.own_rows import laid_over

    return laid_over(WEAPONS, files, KEYS, read_weapon)


def listing(weapons: dict[str, Weapon], text: str | None = None) -> list[dict[str, object]]:
    """List the rows that a filter leaves: those of a category, else those with its words.

    It knows sections, categories, skills and eras in both languages.
    """
    rows = weapons.values()
    category = canonical(text, CATEGORIES) if text else None
    if category is not None:  # and not all that is used with the same skill
        return [row.row() for row in rows if row.category == category]
    return listed(rows, text, labels)


def labels(row: Weapon) -> list[str]:
    """List the words for a row's section, category, skill and era, in every language."""
    return [
        *SECTIONS[row.section], *CATEGORIES.get(row.category, ()), *SKILLS.get(row.skill, ()),
        *ERAS.get(row.era, ()),
    ]
