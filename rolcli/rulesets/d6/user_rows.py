"""Weapons of the user's own, out of TOML: tables ``[[weapon]]``."""

from __future__ import annotations

from rolcli.errors import RolcliError
from rolcli.messages import msg
from rolcli.rulesets.d6.arming import adds_strength
from rolcli.rulesets.d6.codes import read_code
from rolcli.rulesets.d6.items import Weapon
from rolcli.rulesets.d6.strike import read_ranges
from rolcli.rulesets.d6.tables import SECTIONS
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.own_rows import OwnRow

KEYS = (
    "id", "name", "name_es", "section", "category", "damage", "ranges", "difficulty",
    "ammunition", "aliases", "notes",
)


def read_weapon(row: OwnRow) -> Weapon:
    """Read one weapon."""
    name = row.text("name")
    damage = row.text("damage")
    try:
        if not adds_strength(damage):
            read_code(damage, normalise=True)
    except RolcliError:
        raise row.bad("damage", msg("a die code such as 4D+2 or STR+1D")) from None
    ranges = row.content.get("ranges")
    if ranges is not None:
        ranges = row.text("ranges")
        try:
            read_ranges(ranges)
        except RolcliError:
            raise row.bad("ranges", msg("four rising distances such as 3/10/30/120")) from None
    return Weapon(
        row.id,
        name,
        row.text("name_es", name),
        row.word("section", row.text("section", "ranged" if ranges else "melee"), SECTIONS),
        fold(row.text("category", "own")),
        damage,
        ranges=ranges,
        difficulty=row.whole("difficulty"),
        ammunition=row.whole("ammunition", 1),
        aliases=row.aliases,
        notes=row.texts("notes"),
    )
