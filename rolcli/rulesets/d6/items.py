"""A row of the weapon list."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.items import Item

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ONE_SOURCE = N_("published by one source only")


class Weapon(Item):
    """A row of the weapon list.

    ``damage`` is a die code, or ``STR+1D`` and the like. ``ranges`` are the limits of
    its ranges in metres as ``--ranges`` takes them, ``difficulty`` is that of a weapon
    hand to hand. ``sources`` counts the published lists that have it.
    """

    damage: str
    ranges: str | None = None
    difficulty: int | None = None
    ammunition: int | None = None
    sources = 0

    def __init__(
        self, id: str, name: str, name_es: str, section: str, category: str, damage: str,
        **facts: Any,
    ) -> None:
        self.hold(facts, id, name, name_es, section, category)
        self.damage = damage
        if self.sources == 1:
            self.notes = (*self.notes, ONE_SOURCE)

    def row(self) -> dict[str, object]:
        """Lay it out as plain data."""
        return self.laid_out(
            damage={"hit": self.damage}, ranges=self.ranges, difficulty=self.difficulty,
            ammunition=self.ammunition, sources=self.sources or None,
        )
