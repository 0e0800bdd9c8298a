"""Weapons and armour: what a row holds, the catalogue and how it is listed.

For the command line:

``catalogue(files) -> Catalogue``: the built-in rows with those of user files
    laid over them. ``files`` are pairs (name of the file, the dict that its TOML
    gives), as a parameter of kind ``toml`` delivers them. Raise DataError with
    file and key for a bad row.
``listing(catalogue, text=None, section=None, kind=None) -> list[dict]``: the rows of
    ``weapons [FILTER]`` as plain dicts ready for JSON: ``id``, ``name``,
    ``name_es``, ``section`` (melee, ranged, explosive, incendiary, armour),
    ``category``, ``damage`` (dict of value name -> expression), ``capacity``,
    ``kind``, ``pool``, ``ammo``, ``aliases``, ``notes`` (message ids to translate) and, for
    armour, ``value``, ``encumbrance`` and ``front_only``. Keys without meaning are absent.
    ``text`` is matched against ids, names, aliases, sections, categories and
    kinds, in English and Spanish; ``section`` and ``kind`` are exact, folded.
"""

from __future__ import annotations

from rolcli.words import canonical, fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

SECTIONS = {
    "melee": ("cuerpo_a_cuerpo", "melee_weapons"),
    "ranged": ("a_distancia", "distancia", "ranged_weapons"),
    "explosive": ("explosivo", "explosivos", "explosives"),
    "incendiary": ("incendiario", "incendiarios", "incendiaries"),
    "armour": ("armor", "armadura", "armaduras", "blindaje", "blindajes"),
}
"""Sections of the tables, with their other names."""


class Name:
    """A name in both languages, as a value inside a message."""

    __slots__ = ("en", "es")

    def __init__(self, en: str, es: str) -> None:
        self.en = en
        self.es = es

    def __str__(self) -> str:
        return self.en


class Weapon:
    """A row of the weapon tables.

    ``damage`` are pairs (name of the value, expression): ``hit``; the loads of a
    shotgun or autocannon; the zones ``point_blank``, ``blast``, ``shrapnel``;
    ``burning``. ``kind`` is that of the hit, ``load_kinds`` those of single loads.
    ``ammo`` are the bullets sold for it and ``load_ammo`` those for single loads.
    ``to_hit`` is what each load adds to the attack. ``ratings`` are the capacities
    of several models. ``pool`` is life or endurance. ``street``: suppressive fire sweeps
    a whole street. ``built``: made for one Strength. ``notes`` are message ids.
    """

    __slots__ = (
        "aliases", "ammo", "automatic", "built", "capacity", "category", "damage", "id", "kind",
        "load_ammo", "load_kinds", "marks", "name", "name_es", "notes", "pool", "ratings",
        "scope", "section", "street", "to_hit",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        name_es: str,
        section: str,
        category: str,
        kind: str | None,
        damage: str | tuple[tuple[str, str], ...] = (),
        *,
        capacity: int | None = None,
        ratings: tuple[int, ...] = (),
        aliases: tuple[str, ...] = (),
        ammo: tuple[str, ...] = (),
        load_kinds: dict[str, str] | None = None,
        load_ammo: dict[str, tuple[str, ...]] | None = None,
        to_hit: dict[str, int] | None = None,
        pool: str = "life",
        automatic: bool = False,
        street: bool = False,
        scope: bool = False,
        built: bool = False,
        marks: str = "",
        notes: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.name_es = name_es
        self.section = section
        self.category = category
        self.kind = kind
        self.damage = (("hit", damage),) if isinstance(damage, str) else damage
        self.capacity = capacity
        self.ratings = ratings
        self.aliases = aliases
        self.ammo = ammo
        self.load_kinds = load_kinds or {}
        self.load_ammo = load_ammo or {}
        self.to_hit = to_hit or {}
        self.pool = pool
        self.automatic = automatic
        self.street = street
        self.scope = scope
        self.built = built
        self.marks = marks
        self.notes = notes

    @property
    def called(self) -> Name:
        """Its name in both languages."""
        return Name(self.name, self.name_es)

    def value(self, name: str) -> str | None:
        """Give the expression of a named damage value, or None."""
        for own, expression in self.damage:
            if own == name:
                return expression
        return None

    @property
    def values(self) -> list[str]:
        """The names of the damage values that an attack can choose from."""
        return [name for name, _ in self.damage if name != "burning"]


class Armour:
    """A row of the armour table: a fixed average (UNX-25), perhaps from the front only."""

    __slots__ = (
        "aliases", "encumbrance", "front_only", "id", "marks", "name", "name_es", "notes", "value",
    )  # fmt: skip
    section = "armour"
    category = "armour"
    kind = None

    def __init__(
        self,
        id: str,
        name: str,
        name_es: str,
        value: int,
        encumbrance: str | None = None,
        *,
        front_only: bool = False,
        aliases: tuple[str, ...] = (),
        marks: str = "",
        notes: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.name_es = name_es
        self.value = value
        self.encumbrance = encumbrance
        self.front_only = front_only
        self.aliases = aliases
        self.marks = marks
        self.notes = notes

    @property
    def called(self) -> Name:
        """Its name in both languages."""
        return Name(self.name, self.name_es)


class Catalogue:
    """All weapons and armours by id; user rows stand over the built-in ones (UNX-81)."""

    __slots__ = ("armours", "weapons")

    def __init__(self, weapons: dict[str, Weapon], armours: dict[str, Armour]) -> None:
        self.weapons = weapons
        self.armours = armours

    def weapon(self, text: str) -> Weapon:
        """Find a weapon; raise UsageError that lists candidates or offers the nearest."""
        from rolcli.rulesets.unisystem.lookup import find

        return find(text, self.weapons, "weapon")

    def armour(self, text: str) -> Armour:
        """Find an armour; raise UsageError that lists candidates or offers the nearest."""
        from rolcli.rulesets.unisystem.lookup import find

        return find(text, self.armours, "armour")


def catalogue(files: Iterable[tuple[str, dict[str, Any]]] = ()) -> Catalogue:
    """Make the catalogue: the built-in rows, then those of each file (UNX-81)."""
    from rolcli.rulesets.unisystem.armoury import ARMOURS, WEAPONS

    if not files:
        return Catalogue(WEAPONS, ARMOURS)
    from rolcli.rulesets.unisystem.user_rows import read_rows

    merged = Catalogue(dict(WEAPONS), dict(ARMOURS))
    for name, content in files:
        weapons, armours = read_rows(name, content)
        merged.weapons.update(weapons)
        merged.armours.update(armours)
    return merged


def listing(
    catalogue: Catalogue,
    text: str | None = None,
    section: str | None = None,
    kind: str | None = None,
) -> list[dict[str, object]]:
    """List the rows that a filter leaves, in the order of the tables."""
    rows: list[Weapon | Armour] = [*catalogue.weapons.values(), *catalogue.armours.values()]
    if section is not None:
        folded = fold(section)
        rows = [r for r in rows if folded == r.section or folded in SECTIONS[r.section]]
    if kind is not None:
        from rolcli.rulesets.unisystem.choices import KINDS

        known = canonical(kind, KINDS)
        rows = [row for row in rows if known in kinds(row)]
    if text and canonical(text, SECTIONS) == "armour":
        rows = [row for row in rows if row.section == "armour"]  # not what pierces it
    elif text:
        from rolcli.rulesets.unisystem.lookup import mentions

        rows = [row for row in rows if mentions(text, row, labels(row))]
    return [as_row(row) for row in rows]


def labels(row: Weapon | Armour) -> list[str]:
    """List the words for a row's section and kinds, in every language."""
    from rolcli.rulesets.unisystem.choices import KINDS

    found = list(SECTIONS[row.section])
    for kind in kinds(row):
        found += [kind, *KINDS[kind]]
    return found


def kinds(row: Weapon | Armour) -> list[str]:
    """List the kinds of damage that a row can do."""
    if isinstance(row, Armour):
        return []
    found = [row.kind] if row.kind else []
    found += [*row.load_kinds.values(), *row.ammo]
    for ammo in row.load_ammo.values():
        found += ammo
    return list(dict.fromkeys(found))


def as_row(row: Weapon | Armour) -> dict[str, object]:
    """Lay a row out as plain data; keys without meaning are left out."""
    laid: dict[str, object] = {
        "id": row.id,
        "name": row.name,
        "name_es": row.name_es,
        "section": row.section,
        "category": row.category,
    }
    if isinstance(row, Armour):
        laid |= {
            "value": row.value,
            "encumbrance": row.encumbrance,
            "front_only": row.front_only or None,
        }
    else:
        laid |= {
            "damage": dict(row.damage),
            "capacity": list(row.ratings) or row.capacity,
            "kind": row.kind,
            "load_kinds": row.load_kinds,
            "pool": row.pool,
            "ammo": list(row.ammo),
            "load_ammo": {load: list(sold) for load, sold in row.load_ammo.items()},
            "to_hit": row.to_hit,
            "automatic": row.automatic or None,
            "scope": row.scope or None,
            "built": row.built or None,
        }
    laid |= {"marks": row.marks, "aliases": list(row.aliases), "notes": list(row.notes)}
    return {key: value for key, value in laid.items() if value not in (None, "", [], {})}
