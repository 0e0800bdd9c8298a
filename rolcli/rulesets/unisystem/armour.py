"""What a row of the armour table holds."""

from __future__ import annotations

from rolcli.rulesets.items import Item


class Armour(Item):
    """A row of the armour table: a fixed average (UNX-25), perhaps from the front only."""

    __slots__ = ("encumbrance", "front_only", "marks", "value")

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
        super().__init__(id, name, name_es, "armour", "armour", aliases, notes)
        self.value = value
        self.encumbrance = encumbrance
        self.front_only = front_only
        self.marks = marks

    @property
    def kinds(self) -> list[str]:
        """The kinds of damage that it can do: none."""
        return []

    def row(self) -> dict[str, object]:
        """Lay it out as plain data."""
        return self.laid_out(
            value=self.value,
            encumbrance=self.encumbrance,
            front_only=self.front_only or None,
            marks=self.marks,
        )
