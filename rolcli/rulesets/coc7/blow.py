"""What every hit of an attack does."""

from __future__ import annotations

from rolcli.rulesets.by_value import ByValue
from rolcli.rulesets.coc7.bounds import bounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.notation.tree import Node


class Blow(ByValue):
    """What every hit does: the weapon's dice, a damage bonus, whether that is halved once
    rolled, whether the weapon impales, the armour of who is hit, and whether that is taken
    from each die.

    ``hits`` are those that were rolled, for the result's details.
    """

    __slots__ = ("armour", "bonus", "each_die", "half", "hits", "impales", "tops", "weapon")

    def __init__(self, weapon: Node, armour: int) -> None:
        self.weapon = weapon
        self.bonus: Node | None = None
        self.half = self.impales = self.each_die = False
        self.armour = armour
        self.hits: list[dict[str, object]] = []
        self.tops: dict[int, Any] = {}

    def most(self, node: Node) -> Any:
        """Give the greatest value of its weapon's dice or of its bonus; worked out once.

        Raise UsageError where there is none.
        """
        if id(node) not in self.tops:
            self.tops[id(node)] = bounds(node)[1]
        return self.tops[id(node)]

    def compared(self) -> tuple[object, ...]:
        """Give what is compared: all but the hits."""
        return self.weapon, self.bonus, self.half, self.impales, self.armour, self.each_die
