"""Weapons of the user's own, out of TOML: tables ``[[weapon]]`` (COC-P0)."""

from __future__ import annotations

from rolcli.errors import RolcliError
from rolcli.messages import msg
from rolcli.rulesets.amounts import amount
from rolcli.rulesets.coc7.items import Weapon
from rolcli.rulesets.coc7.tables.weapon_words import BONUSES, CATEGORIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.own_rows import OwnRow

KEYS = (
    "id", "name", "name_es", "category", "skill", "damage", "range", "bonus", "impales",
    "attacks", "attacks_max", "rounds", "magazine", "malfunction", "automatic", "aliases",
    "notes",
)


def read_weapon(row: OwnRow) -> Weapon:
    """Read one weapon."""
    name = row.text("name")
    category = row.word("category", row.text("category", "melee"), CATEGORIES)
    damage = row.text("damage")
    parts = damage.split("/")
    try:
        for part in parts:
            amount("damage", part)
    except RolcliError:
        raise row.bad("damage", msg("dice such as 1d10+2, or by range 4d6/2d6/1d6")) from None
    attacks = row.whole("attacks", 1) or 1
    size = row.whole("magazine", 1)
    return Weapon(
        row.id, name, row.text("name_es", name), category, damage,
        reach=read_range(row, len(parts)),
        skill=row.text("skill") if "skill" in row.content else None,
        bonus=row.word("bonus", row.text("bonus", "none"), BONUSES),
        impales=row.flag("impales"),
        attacks=attacks,
        most=row.whole("attacks_max", attacks) or attacks,
        rounds=row.whole("rounds", 1) or 1,
        magazine=() if size is None else (size,),
        malfunction=row.whole("malfunction", 1),
        automatic=row.flag("automatic"),
        era="own",
        aliases=row.aliases,
        notes=row.texts("notes"),
    )


def is_distance(text: str) -> bool:
    """Tell whether a text is a whole number of yards, above 0."""
    return text.isascii() and text.isdigit() and len(text) < 7 and int(text) > 0


def read_range(row: OwnRow, count: int) -> str | None:
    """Read a base range in yards, or as many limits as there are damages."""
    value = row.content.get("range")
    if value is None and count == 1:
        return None
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    limits = row.bands("range", count) if isinstance(value, str) and count > 1 else None
    if limits is not None:
        return "/".join(map(str, limits))
    if count == 1 and isinstance(value, str) and is_distance(value):
        return value
    raise row.bad("range", msg("a distance in yards, or one for each damage (10/20/50)"))
