"""Armour: what a row of its table holds, and what somebody has put on (UNX-76)."""

from __future__ import annotations

from rolcli.rulesets.items import Item

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Armour(Item):
    """A row of the armour table: a fixed average (UNX-25), perhaps from the front only."""

    value: int
    encumbrance: str | None
    front_only = False
    marks = ""

    def __init__(
        self, id: str, name: str, name_es: str, value: int, encumbrance: str | None = None,
        **facts: Any,
    ) -> None:
        self.hold(facts, id, name, name_es, "armour", "armour")
        self.value = value
        self.encumbrance = encumbrance

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
