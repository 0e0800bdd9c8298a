"""What a row of the weapon tables holds."""

from __future__ import annotations

from rolcli.rulesets.items import Item

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.exact import Number

NO_LOADS: dict[str, Any] = {}
"""What differs by the load, of a weapon where nothing does."""


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

    kind: str | None
    damage: tuple[tuple[str, str], ...]
    capacity: int | None = None
    ratings: tuple[int, ...] = ()
    ammo: tuple[str, ...] = ()
    load_kinds: dict[str, str] = NO_LOADS
    load_ammo: dict[str, tuple[str, ...]] = NO_LOADS
    to_hit: dict[str, int] = NO_LOADS
    pool = "life"
    automatic = False
    street = False
    scope = False
    built = False
    bands: tuple[Number, ...] = ()
    marks = ""

    def __init__(
        self, id: str, name: str, name_es: str, section: str, category: str, kind: str | None,
        damage: str | tuple[tuple[str, str], ...] = (), **facts: Any,
    ) -> None:
        self.hold(facts, id, name, name_es, section, category)
        self.kind = kind
        self.damage = (("hit", damage),) if isinstance(damage, str) else damage

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
