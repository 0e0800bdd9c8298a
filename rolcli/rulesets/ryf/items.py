"""A row of the weapon list of RyF (RYF-P5)."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.items import Item

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.exact import Number

UNCONFIRMED = N_("published by one source only")
"""What is said of every built-in row."""


class Weapon(Item):
    """A row: damage, and the last metre of short, medium and long range; no limits: a blow."""

    damage: str
    bands: tuple[Number, ...]
    two_handed = False
    notes = (UNCONFIRMED,)

    def __init__(
        self, id: str, name: str, name_es: str, damage: str, bands: tuple[Number, ...] = (),
        **facts: Any,
    ) -> None:
        section = "ranged" if bands else "melee"
        super().__init__(id, name, name_es, section, section, **facts)
        self.damage = damage
        self.bands = bands

    def row(self) -> dict[str, object]:
        """Lay it out as plain data."""
        return self.laid_out(
            damage={"hit": self.damage},
            bands=list(self.bands),
            two_handed=self.two_handed or None,
        )
