"""Clamps: ``min2`` raises each die to a least value, ``max5`` lowers it to a greatest."""

from __future__ import annotations

from rolcli.messages import N_, msg
from rolcli.modifiers.base import DiceModifier
from rolcli.modifiers.deeds import Steady
from rolcli.notation import limits, spans
from rolcli.notation.modifier import NUMBER
from rolcli.notation.node import Number, argument

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli import exact
    from rolcli.messages import Message
    from rolcli.notation.node import Node
    from rolcli.notation.possible import Possible

LIMIT = N_("The limit of a die")


class Clamp(DiceModifier):
    """Raise each die to a least value (``min``) or lower it to a greatest (``max``)."""

    __slots__ = ("limit", "what")
    fields = ("what", "limit")
    takes = NUMBER

    def __init__(self, what: str, limit: Node, at: int | None = None) -> None:
        self.what = what
        self.limit = limit
        self.at = at

    @classmethod
    def read(cls, name: str, following: Node | None, at: int) -> Clamp:
        assert following is not None
        return cls(name, following, at)

    def __str__(self) -> str:
        return self.what + argument(self.limit)

    @property
    def arguments(self) -> tuple[Node, ...]:
        return (self.limit,)

    def bind(self, values: Sequence[exact.Number], highest: int) -> Clamping:
        return Clamping(self.what, limits.whole(values[0], self.limit, LIMIT))

    def surely(self, sides: int) -> bool:
        return type(self.limit) is Number and isinstance(self.limit.value, int)

    def check(self, possible: Possible) -> None:
        limit = possible.whole(self.limit, LIMIT, least=None)
        if limit is None:
            possible.values = spans.ANYTHING
        else:
            possible.values = spans.clamped(possible.values, self.what, limit)

    def lonely(self, word: str, operand: str, bracketed: bool) -> Message:
        return msg("The function is written {form}.", form=f"{self.what}({operand}, {self.limit})")


class Clamping(Steady):
    """A clamp to a known limit."""

    __slots__ = ("limit", "what")
    rising = True

    def __init__(self, what: str, limit: int) -> None:
        self.what = what
        self.limit = limit

    def changed(self, value: Any) -> Any:
        return max(value, self.limit) if self.what == "min" else min(value, self.limit)

    def cuts(self) -> tuple[int, ...]:
        return self.limit, self.limit + 1
