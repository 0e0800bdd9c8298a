"""What a row of the weapon tables holds."""

from __future__ import annotations

from rolcli.rulesets.items import Item

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number


class Weapon(Item):
    """A row of the weapon tables.

    ``damage`` are pairs (name of the value, expression): ``hit``; the loads of a
    shotgun or autocannon; the zones ``point_blank``, ``blast``, ``shrapnel``;
    ``burning``. ``kind`` is that of the hit, ``load_kinds`` those of single loads.
    ``ammo`` are the bullets sold for it and ``load_ammo`` those for single loads.
    ``to_hit`` is what each load adds to the attack. ``ratings`` are the capacities
    of several models. ``pool`` is life or endurance. ``street``: suppressive fire sweeps
    a whole street. ``built``: made for one Strength. ``bands`` are its five ranges in
    metres, where they are known (UNI-28, UNI-P8). ``notes`` are message ids.
    """

    __slots__ = (
        "ammo", "automatic", "bands", "built", "capacity", "damage", "kind", "load_ammo",
        "load_kinds", "marks", "pool", "ratings", "scope", "street", "to_hit",
    )

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
        bands: tuple[Number, ...] = (),
        marks: str = "",
        notes: tuple[str, ...] = (),
    ) -> None:
        super().__init__(id, name, name_es, section, category, aliases, notes)
        self.kind = kind
        self.damage = (("hit", damage),) if isinstance(damage, str) else damage
        self.capacity = capacity
        self.ratings = ratings
        self.ammo = ammo
        self.load_kinds = load_kinds or {}
        self.load_ammo = load_ammo or {}
        self.to_hit = to_hit or {}
        self.pool = pool
        self.automatic = automatic
        self.street = street
        self.scope = scope
        self.built = built
        self.bands = bands
        self.marks = marks

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

    @property
    def kinds(self) -> list[str]:
        """The kinds of damage that it can do."""
        found = [self.kind] if self.kind else []
        found += [*self.load_kinds.values(), *self.ammo]
        for ammo in self.load_ammo.values():
            found += ammo
        return list(dict.fromkeys(found))

    def row(self) -> dict[str, object]:
        """Lay it out as plain data."""
        return self.laid_out(
            damage=dict(self.damage),
            capacity=list(self.ratings) or self.capacity,
            kind=self.kind,
            load_kinds=self.load_kinds,
            pool=self.pool,
            ammo=list(self.ammo),
            load_ammo={load: list(sold) for load, sold in self.load_ammo.items()},
            to_hit=self.to_hit,
            automatic=self.automatic or None,
            scope=self.scope or None,
            built=self.built or None,
            bands=list(self.bands),
            marks=self.marks,
        )
