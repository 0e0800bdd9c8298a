"""Explosions: ``!``, ``!!`` (compound), ``!p`` (penetrate) and ``!o`` (once)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.modifiers.base import DiceModifier
from rolcli.modifiers.conditions import cuts, test
from rolcli.modifiers.deeds import Explosion
from rolcli.notation import spans
from rolcli.notation.modifier import CONDITION, Condition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.exact import Number
    from rolcli.notation.node import Node
    from rolcli.notation.possible import Possible
    from rolcli.notation.spans import Spans


class Explode(DiceModifier):
    """Throw a further die: ``style`` is ``!``, ``!!`` (compound), ``!p`` or ``!o`` (once).

    Without a condition a die explodes on its highest face.
    """

    __slots__ = ("condition", "style")
    fields = ("style", "condition")
    takes, optional = CONDITION, True
    throws = True

    def __init__(
        self, style: str, condition: Condition | None = None, at: int | None = None
    ) -> None:
        self.style = style
        self.condition = condition
        self.at = at

    @classmethod
    def read(cls, name: str, following: Node | None, at: int) -> Explode:
        assert following is None or isinstance(following, Condition)
        return cls(name, following, at)

    def __str__(self) -> str:
        return self.style + ("" if self.condition is None else str(self.condition))

    @property
    def runs_into(self) -> str:
        return "!"

    @property
    def open(self) -> bool:
        return self.condition is None

    @property
    def arguments(self) -> tuple[Node, ...]:
        return () if self.condition is None else (self.condition.point,)

    def bind(self, values: Sequence[Number], highest: int) -> Exploding:
        if self.condition is None:
            return Exploding(self.style, "=", highest)
        return Exploding(self.style, self.condition.operator, values[0])

    def surely(self, sides: int) -> bool:
        return self.condition is None and sides > 1

    def check(self, possible: Possible) -> None:
        met = self.met(possible)
        if met is not None:
            possible.refuse_always(
                met,
                self,
                msg(
                    "Every die would explode, and the next one too. Leave a face that does not,"
                    " such as {form}.",
                    form="d6!>=5",
                ),
            )
            if not spans.common(possible.values, met):
                term = possible.term.modified()
                possible.remark_never(met, self, f"{term}{self.style}cs{self.condition}")
                return
        if self.style == "!!":
            possible.values = spans.ANYTHING
            return
        possible.most = None
        added = spans.shifted(possible.faces, -1) if self.style == "!p" else possible.faces
        possible.values = spans.union(possible.values, added)

    def met(self, possible: Possible) -> Spans | None:
        """Give the values that explode, where they are known."""
        if self.condition is None:
            return None if possible.highest is None else [(possible.highest, possible.highest)]
        met, known = possible.meeting([(self.condition.operator, self.condition.point)])
        return met if known else None


class Exploding(Explosion):
    """An explosion on known values."""

    __slots__ = ("apart", "holds", "less", "once", "operator", "point")

    def __init__(self, style: str, operator: str, point: Number) -> None:
        self.operator = operator
        self.point = point
        self.holds = test(operator, point)
        self.apart = style != "!!"
        self.once = style == "!o"
        self.less = int(style == "!p")

    def goes_on(self, value: int) -> bool:
        return self.holds(value)

    def adds(self, face: int) -> int:
        return face - self.less

    def cuts(self) -> tuple[int, ...]:
        return cuts([self.operator], [self.point])
