"""The weapons of the D6 System: the catalogue, how it is listed, rows of one's own.

Beside what every game's rows have, a listed weapon has ``damage`` (hit -> die code),
``ranges``, ``difficulty``, ``ammunition`` and ``sources``. Sections are melee, ranged and
explosive.
"""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.d6.tables import CATEGORIES, SECTIONS
from rolcli.rulesets.d6.tables.weapons import WEAPONS
from rolcli.rulesets.items import Bilingual, by_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.arming import FromList
    from rolcli.rulesets.d6.items import Weapon
    from rolcli.rulesets.equipment import Files


def catalogue(files: Files = ()) -> dict[str, Weapon]:
    """Give the weapons by id: the listed rows, over them those of each file. Raise DataError."""
    if not files:
        return WEAPONS
    from rolcli.rulesets.d6.user_rows import KEYS, read_weapon
    from rolcli.rulesets.own_rows import laid_over

    return laid_over(WEAPONS, files, KEYS, read_weapon)


def row_of(dice: Dice, ask: FromList) -> Weapon:
    """Find the weapon that a call names; record its damage."""
    assert ask.weapon is not None
    known = catalogue(ask.equipment)
    row = by_name(ask.weapon, known.values())
    if row is None:
        from rolcli.rulesets.equipment import find

        row = find(ask.weapon, known)
    spoken = Bilingual(row.damage, row.damage.replace("STR", "FOR"))
    dice.step(
        msg("Damage of {weapon} (published)", weapon=row.called),
        msg("{damage}", damage=spoken),
        "D6-P8",
    )
    return row


def listing(weapons: dict[str, Weapon], text: str | None = None) -> list[dict[str, object]]:
    """List the rows that a filter leaves; it knows section and category in both languages."""
    from rolcli.rulesets.equipment import listed

    return listed(weapons.values(), text, labels)


def labels(row: Weapon) -> list[str]:
    """List the words for a row's section and category, in every language."""
    return [*SECTIONS.get(row.section, ()), *CATEGORIES.get(row.category, ())]
