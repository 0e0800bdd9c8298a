"""Equipment of the user's own, out of TOML (UNX-81).

A file has tables ``[[weapon]]`` and ``[[armour]]``. A row whose id is in the
tables already stands in its place.
"""

from __future__ import annotations

from rolcli.errors import DataError, RolcliError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.equipment import SECTIONS, Armour, Weapon
from rolcli.rulesets.unisystem.levels import BULLETS, LEVELS
from rolcli.rulesets.unisystem.multiplied import read_damage
from rolcli.words import canonical, fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WEAPON_KEYS = (
    "id", "name", "name_es", "section", "category", "kind", "damage", "capacity", "aliases",
    "ammo", "load_kinds", "load_ammo", "to_hit", "pool", "automatic", "street", "scope", "built",
    "notes",
)  # fmt: skip
ARMOUR_KEYS = (
    "id", "name", "name_es", "value", "encumbrance", "front_only", "aliases", "notes",
)  # fmt: skip
VALUES = (
    "hit", "birdshot", "buckshot", "slug", "high_explosive", "incendiary", "point_blank", "blast",
    "shrapnel", "burning",
)  # fmt: skip
WEAPON_SECTIONS = tuple(name for name in SECTIONS if name != "armour")


class Row:
    """A row as read: its values are taken one by one, each checked."""

    __slots__ = ("content", "file", "where")

    def __init__(self, file: str, where: str, content: object, keys: tuple[str, ...]) -> None:
        self.file = file
        self.where = where
        if not isinstance(content, dict):
            raise self.bad("", msg("a table of keys"))
        self.content: dict[str, Any] = content
        for key in content:
            if key not in keys:
                raise DataError(
                    "bad_equipment",
                    msg(
                        "{file}: {where} has an unknown key, {key}.",
                        file=file,
                        where=where,
                        key=key,
                    ),
                    hint=msg("The keys are {keys}.", keys=", ".join(keys)),
                )

    def bad(self, key: str, wanted: object) -> DataError:
        """Word a value that does not serve, with file and key."""
        where = f"{self.where}.{key}" if key else self.where
        return DataError(
            "bad_equipment",
            msg("{file}: {where} does not serve.", file=self.file, where=where),
            hint=msg("It takes {wanted}.", wanted=wanted),
        )

    def text(self, key: str, default: str | None = None) -> str:
        """Take a text; without a default it must be there."""
        value = self.content.get(key, default)
        if not isinstance(value, str) or not value.strip():
            raise self.bad(key, msg("a text"))
        return value

    def whole(self, key: str, least: int = 0) -> int | None:
        """Take a whole number that may be missing."""
        value = self.content.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            raise self.bad(key, msg("a whole number of at least {least}", least=least))
        return value

    def flag(self, key: str) -> bool:
        """Take a flag that may be missing."""
        value = self.content.get(key, False)
        if not isinstance(value, bool):
            raise self.bad(key, msg("true or false"))
        return value

    def texts(self, key: str, among: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """Take a list of texts that may be missing, each out of ``among``."""
        value = self.content.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.bad(key, msg("a list of texts"))
        if among is None:
            return tuple(value)
        return tuple(self.word(key, one, among) for one in value)

    def table(self, key: str) -> dict[str, Any]:
        """Take a table that may be missing, whose keys name damage values."""
        value = self.content.get(key, {})
        if not isinstance(value, dict):
            raise self.bad(key, msg("a table of keys"))
        return {self.word(f"{key}.{name}", name, VALUES): one for name, one in value.items()}

    def word(self, key: str, value: object, among: tuple[str, ...]) -> str:
        """Check one word out of several."""
        known = canonical(value, {name: () for name in among}) if isinstance(value, str) else None
        if known is None:
            raise self.bad(key, msg("one of {names}", names=", ".join(among)))
        return known


def read_rows(file: str, content: dict[str, Any]) -> tuple[dict[str, Weapon], dict[str, Armour]]:
    """Read a file's rows; raise DataError that names file and key."""
    for key in content:
        if key not in ("weapon", "armour"):
            raise DataError(
                "bad_equipment",
                msg("{file}: there is no table called {key}.", file=file, key=key),
                hint=msg("The tables are [[weapon]] and [[armour]]."),
            )
    weapons: dict[str, Weapon] = {}
    armours: dict[str, Armour] = {}
    for where, one in rows(file, content, "weapon"):
        weapon = read_weapon(Row(file, where, one, WEAPON_KEYS))
        weapons[weapon.id] = weapon
    for where, one in rows(file, content, "armour"):
        armour = read_armour(Row(file, where, one, ARMOUR_KEYS))
        armours[armour.id] = armour
    return weapons, armours


def rows(file: str, content: dict[str, Any], key: str) -> list[tuple[str, object]]:
    """List the rows of a table with their places, such as ``weapon[2]``."""
    listed = content.get(key, [])
    if not isinstance(listed, list):
        raise DataError(
            "bad_equipment",
            msg("{file}: {where} does not serve.", file=file, where=key),
            hint=msg("Rows are written [[{key}]], with two brackets.", key=key),
        )
    return [(f"{key}[{number}]", one) for number, one in enumerate(listed, 1)]


def read_weapon(row: Row) -> Weapon:
    """Read one weapon."""
    kinds = tuple(LEVELS)
    kind = row.content.get("kind")
    damage = read_values(row)
    if damage and kind is None:
        raise row.bad("kind", msg("one of {names}", names=", ".join(kinds)))
    name = row.text("name")
    return Weapon(
        fold(row.text("id")).replace("_", "-"),
        name,
        row.text("name_es", name),
        row.word("section", row.text("section", "ranged"), WEAPON_SECTIONS),
        fold(row.text("category", "own")),
        None if kind is None else row.word("kind", kind, kinds),
        damage,
        capacity=row.whole("capacity", 1),
        aliases=tuple(alias.casefold() for alias in row.texts("aliases")),
        ammo=row.texts("ammo", BULLETS),
        load_kinds={
            load: row.word(f"load_kinds.{load}", one, kinds)
            for load, one in row.table("load_kinds").items()
        },
        load_ammo=read_ammo(row),
        to_hit=read_bonuses(row),
        pool=row.word("pool", row.text("pool", "life"), ("life", "endurance")),
        automatic=row.flag("automatic"),
        street=row.flag("street"),
        scope=row.flag("scope"),
        built=row.flag("built"),
        notes=row.texts("notes"),
    )


def read_values(row: Row) -> tuple[tuple[str, str], ...]:
    """Read the damage: one expression, or a table of named values."""
    value = row.content.get("damage")
    if value is None:
        return ()
    named = {"hit": value} if isinstance(value, str) else row.table("damage")
    for name, expression in named.items():
        key = "damage" if isinstance(value, str) else f"damage.{name}"
        if not isinstance(expression, str):
            raise row.bad(key, msg("an expression such as 1d8*5"))
        try:
            read_damage(expression, 1)
        except RolcliError as error:
            raise row.bad(key, msg("an expression such as 1d8*5")) from error
    return tuple(named.items())


def read_ammo(row: Row) -> dict[str, tuple[str, ...]]:
    """Read the bullets sold for each load."""
    found = {}
    for load, sold in row.table("load_ammo").items():
        if not isinstance(sold, list):
            raise row.bad(f"load_ammo.{load}", msg("a list of texts"))
        found[load] = tuple(row.word(f"load_ammo.{load}", one, BULLETS) for one in sold)
    return found


def read_bonuses(row: Row) -> dict[str, int]:
    """Read what each load adds to the attack."""
    found = row.table("to_hit")
    for load, bonus in found.items():
        if isinstance(bonus, bool) or not isinstance(bonus, int):
            raise row.bad(f"to_hit.{load}", msg("a whole number"))
    return found


def read_armour(row: Row) -> Armour:
    """Read one armour."""
    value = row.whole("value")
    if value is None:
        raise row.bad("value", msg("a whole number of at least {least}", least=0))
    burden = row.content.get("encumbrance")
    name = row.text("name")
    return Armour(
        fold(row.text("id")).replace("_", "-"),
        name,
        row.text("name_es", name),
        value,
        None if burden is None else row.word("encumbrance", burden, ("light", "medium", "heavy")),
        front_only=row.flag("front_only"),
        aliases=tuple(alias.casefold() for alias in row.texts("aliases")),
        notes=row.texts("notes"),
    )
