"""Equipment of the user's own, out of TOML (UNX-81): tables ``[[weapon]]`` and ``[[armour]]``."""

from __future__ import annotations

from rolcli.errors import RolcliError
from rolcli.messages import msg
from rolcli.rulesets.own_rows import own_rows
from rolcli.rulesets.unisystem.armour import Armour
from rolcli.rulesets.unisystem.harm import read_text
from rolcli.rulesets.unisystem.items import Weapon
from rolcli.rulesets.unisystem.tables import AMMO, BURDENS, KINDS, POOLS, SECTIONS, VALUES
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.rulesets.own_rows import OwnRow

WEAPON_KEYS = (
    "id", "name", "name_es", "section", "category", "kind", "damage", "capacity", "bands",
    "aliases", "ammo", "load_kinds", "load_ammo", "to_hit", "pool", "automatic", "street",
    "scope", "built", "notes",
)
ARMOUR_KEYS = (
    "id", "name", "name_es", "value", "encumbrance", "front_only", "aliases", "notes",
)
WEAPON_SECTIONS = {name: words for name, words in SECTIONS.items() if name != "armour"}
BANDS = 5
"""How many ranges a weapon has (UNI-28)."""


def read_rows(file: str, content: dict[str, Any]) -> tuple[dict[str, Weapon], dict[str, Armour]]:
    """Read a file's rows; raise DataError that names file and key."""
    weapons: dict[str, Weapon] = {}
    armours: dict[str, Armour] = {}
    tables = {"weapon": (WEAPON_KEYS, read_weapon), "armour": (ARMOUR_KEYS, read_armour)}
    for _, row in own_rows(file, content, tables):
        if isinstance(row, Weapon):
            weapons[row.id] = row
        elif isinstance(row, Armour):
            armours[row.id] = row
    return weapons, armours


def read_weapon(row: OwnRow) -> Weapon:
    """Read one weapon."""
    kind = row.chosen("kind", KINDS)
    damage = read_values(row)
    if damage and kind is None:
        row.word("kind", None, KINDS)  # refuses it, and says which there are
    name = row.text("name")
    return Weapon(
        row.id,
        name,
        row.text("name_es", name),
        row.word("section", row.text("section", "ranged"), WEAPON_SECTIONS),
        fold(row.text("category", "own")),
        kind,
        damage,
        capacity=row.whole("capacity", 1),
        bands=row.bands("bands", BANDS) or (),
        aliases=row.aliases,
        ammo=row.texts("ammo", AMMO),
        load_kinds={
            load: row.word(f"load_kinds.{load}", one, KINDS)
            for load, one in row.table("load_kinds", VALUES).items()
        },
        load_ammo=read_ammo(row),
        to_hit=read_bonuses(row),
        pool=row.word("pool", row.text("pool", "life"), POOLS),
        automatic=row.flag("automatic"),
        street=row.flag("street"),
        scope=row.flag("scope"),
        built=row.flag("built"),
        notes=row.texts("notes"),
    )


def read_values(row: OwnRow) -> tuple[tuple[str, str], ...]:
    """Read the damage: one expression, or a table of named values."""
    value = row.content.get("damage")
    if value is None:
        return ()
    named = {"hit": value} if isinstance(value, str) else row.table("damage", VALUES)
    for name, expression in named.items():
        key = "damage" if isinstance(value, str) else f"damage.{name}"
        if not isinstance(expression, str):
            raise row.bad(key, msg("an expression such as 1d8*5"))
        try:
            read_text(expression, 1)
        except RolcliError as error:
            raise row.bad(key, msg("an expression such as 1d8*5")) from error
    return tuple(named.items())


def read_ammo(row: OwnRow) -> dict[str, tuple[str, ...]]:
    """Read the bullets sold for each load."""
    found = {}
    for load, sold in row.table("load_ammo", VALUES).items():
        if not isinstance(sold, list):
            raise row.bad(f"load_ammo.{load}", msg("a list of texts"))
        found[load] = tuple(row.word(f"load_ammo.{load}", one, AMMO) for one in sold)
    return found


def read_bonuses(row: OwnRow) -> dict[str, int]:
    """Read what each load adds to the attack."""
    found = row.table("to_hit", VALUES)
    for load, bonus in found.items():
        if isinstance(bonus, bool) or not isinstance(bonus, int):
            raise row.bad(f"to_hit.{load}", msg("a whole number"))
    return found


def read_armour(row: OwnRow) -> Armour:
    """Read one armour."""
    value = row.whole("value")
    if value is None:
        raise row.bad("value", msg("a whole number of at least {least}", least=0))
    name = row.text("name")
    return Armour(
        row.id,
        name,
        row.text("name_es", name),
        value,
        row.chosen("encumbrance", BURDENS),
        front_only=row.flag("front_only"),
        aliases=row.aliases,
        notes=row.texts("notes"),
    )
