"""What every hit of an attack does."""

from __future__ import annotations

from rolcli.rulesets.facts import Facts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.notation.tree import Node


class Blow(Facts):
    """What every hit does: the weapon's dice, a damage bonus, whether that is halved once
    rolled, whether the weapon impales, the armour of who is hit, and whether that is taken
    from each die.

    ``hits`` are those that were rolled, for the result's details.
    """

    __slots__ = ("armour", "bonus", "each_die", "half", "hits", "impales", "weapon")

    def __init__(self, weapon: Node, armour: int) -> None:
        self.weapon = weapon
        self.bonus: Node | None = None
        self.half = self.impales = self.each_die = False
        self.armour = armour
        self.hits: list[dict[str, object]] = []

    def compared(self) -> tuple[object, ...]:
        """Give what is compared: all but the hits."""
        return self.weapon, self.bonus, self.half, self.impales, self.armour, self.each_die
