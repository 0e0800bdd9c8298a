"""The weapons of d100 horror: the catalogue, how it is listed, rows of one's own (COC-P0).

Beside what every game's rows have, a listed weapon has ``damage`` (hit -> expression),
``skill``, ``range``, ``attacks``, ``magazine``, ``malfunction``, ``era`` and ``sources``.
"""

from __future__ import annotations

from rolcli.rulesets.coc7.tables.weapon_words import CATEGORIES, ERAS, SECTIONS, SKILLS
from rolcli.rulesets.items import by_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.coc7.items import Weapon
    from rolcli.rulesets.equipment import Files


def catalogue(files: Files = ()) -> dict[str, Weapon]:
    """Give the weapons by id: the listed rows, over them those of each file. Raise DataError."""
    from rolcli.rulesets.coc7.tables.weapons_fire import ROWS as FIREARMS
    from rolcli.rulesets.coc7.tables.weapons_hand import ROWS as OTHERS

    weapons = {row.id: row for row in (*OTHERS, *FIREARMS)}
    if not files:
        return weapons
    from rolcli.rulesets.coc7.user_rows import KEYS, read_weapon
    from rolcli.rulesets.own_rows import laid_over

    return laid_over(weapons, files, KEYS, read_weapon)


def named(text: str, files: Files, far: bool) -> Weapon:
    """Find a weapon by what was typed, among the firearms first where the target is ``far``.

    Raise UsageError that lists candidates or offers the nearest.
    """
    if not files:
        if far:
            from rolcli.rulesets.coc7.tables.weapons_fire import ROWS
        else:
            from rolcli.rulesets.coc7.tables.weapons_hand import ROWS
        row = by_name(text, ROWS)
        if row is not None:
            return row
    from rolcli.rulesets.equipment import find

    return find(text, catalogue(files))


def listing(weapons: dict[str, Weapon], text: str | None = None) -> list[dict[str, object]]:
    """List the rows that a filter leaves: those of a category, else those with its words.

    It knows sections, categories, skills and eras in both languages.
    """
    from rolcli.rulesets.equipment import listed
    from rolcli.words import canonical

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
