"""``s`` and ``sd``: the dice are printed in order of their values."""

from __future__ import annotations

from rolcli.modifiers.base import DiceModifier
from rolcli.modifiers.deeds import Order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.exact import Number
    from rolcli.notation.node import Node


class Sort(DiceModifier):
    """Order the dice for print."""

    __slots__ = ("descending",)
    fields = ("descending",)
    after_count = True
    of_groups = True

    def __init__(self, descending: bool = False, at: int | None = None) -> None:
        self.descending = descending
        self.at = at

    @classmethod
    def read(cls, name: str, following: Node | None, at: int) -> Sort:
        return cls(name == "sd", at)

    def __str__(self) -> str:
        return "sd" if self.descending else "s"

    @property
    def runs_into(self) -> str:
        return "" if self.descending else "d"

    def surely(self, sides: int) -> bool:
        return True

    def bind(self, values: Sequence[Number], highest: int) -> Order:
        return Order(self.descending)
