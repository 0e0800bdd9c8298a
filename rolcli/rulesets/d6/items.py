"""A row of the weapon list."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.items import Item

ONE_SOURCE = N_("published by one source only")


class Weapon(Item):
    """A row of the weapon list.

    ``damage`` is a die code, or ``STR+1D`` and the like. ``ranges`` are the limits of
    its ranges in metres as ``--ranges`` takes them, ``difficulty`` is that of a weapon
    hand to hand. ``sources`` counts the published lists that have it.
    """

    __slots__ = ("ammunition", "damage", "difficulty", "ranges", "sources")

    def __init__(
        self,
        id: str,
        name: str,
        name_es: str,
        section: str,
        category: str,
        damage: str,
        *,
        ranges: str | None = None,
        difficulty: int | None = None,
        ammunition: int | None = None,
        sources: int = 0,
        aliases: tuple[str, ...] = (),
        notes: tuple[str, ...] = (),
    ) -> None:
        notes = (*notes, ONE_SOURCE) if sources == 1 else notes
        super().__init__(id, name, name_es, section, category, aliases, notes)
        self.damage = damage
        self.ranges = ranges
        self.difficulty = difficulty
        self.ammunition = ammunition
        self.sources = sources

    def row(self) -> dict[str, object]:
        """Lay it out as plain data."""
        return self.laid_out(
            damage={"hit": self.damage}, ranges=self.ranges, difficulty=self.difficulty,
            ammunition=self.ammunition, sources=self.sources or None,
        )
