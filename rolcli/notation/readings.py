"""One throw read several ways: ``10d6: >=5, =1``."""

from __future__ import annotations

from rolcli.notation.modifier import ModifierNode, joined
from rolcli.notation.node import COMPARE, Node, walk
from rolcli.notation.operands import Labelled
from rolcli.notation.tree import Pool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number as Value
    from rolcli.notation.asked import Reckoner

SUM = "sum"
"""The word for the dice as they are."""


class Look(Node):
    """What a reading makes of the dice by modifiers; without any it is their sum."""

    __slots__ = ("modifiers",)
    fields = ("modifiers",)

    def __init__(self, modifiers: tuple[ModifierNode, ...] = (), at: int | None = None) -> None:
        self.modifiers = modifiers
        self.at = at

    def value_in(self, reckoning: Reckoner) -> Value:
        return reckoning.look(self)

    def __str__(self) -> str:
        return joined(self.modifiers) or SUM


class Readings(Node):
    """Dice that are thrown once, and the expressions that read them.

    Each reading is an expression of looks, numbers and names; its label, if it has
    one, is its name. It stands at the top of a text only.
    """

    __slots__ = ("dice", "readings")
    fields = ("dice", "readings")
    level = COMPARE
    several = True

    def __init__(self, dice: Pool, readings: tuple[Node, ...], at: int | None = None) -> None:
        self.dice = dice
        self.readings = readings
        self.at = at

    def __str__(self) -> str:
        return f"{self.dice}: {', '.join(map(str, self.readings))}"

    def one(self, reading: Node) -> Readings:
        """Give the same dice with one reading."""
        return Readings(self.dice, (reading,), self.at)

    def seen(self, look: Look) -> Pool:
        """Give the dice with the modifiers of a look as their own."""
        dice = self.dice
        return Pool(dice.count, dice.sides, dice.modifiers + look.modifiers, dice.at)


def looks(reading: Node) -> list[Look]:
    """List the looks of a reading, in order."""
    return [node for node in walk(reading) if isinstance(node, Look)]


def name_of(reading: Node) -> str:
    """Give what a reading is called: its label, or how it is written."""
    return reading.label if isinstance(reading, Labelled) else str(reading)
