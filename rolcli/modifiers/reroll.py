"""Rerolls: ``r<3`` until the condition no longer holds, ``ro<3`` once."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.modifiers.base import DiceModifier
from rolcli.modifiers.conditions import any_of, cuts
from rolcli.modifiers.deeds import Change
from rolcli.notation import spans
from rolcli.notation.modifier import CONDITION, Condition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rolcli.exact import Number
    from rolcli.modifiers.deeds import Becomes
    from rolcli.modifiers.play import Play
    from rolcli.notation.modifier import ModifierNode
    from rolcli.notation.node import Node
    from rolcli.notation.possible import Possible


class Reroll(DiceModifier):
    """Throw again: ``style`` is ``r`` (until no condition holds) or ``ro`` (once)."""

    __slots__ = ("conditions", "style")
    fields = ("style", "conditions")
    takes = CONDITION
    throws = True

    def __init__(
        self, style: str, conditions: tuple[Condition, ...], at: int | None = None
    ) -> None:
        self.style = style
        self.conditions = conditions
        self.at = at

    @classmethod
    def read(cls, name: str, following: Node | None, at: int) -> Reroll:
        assert isinstance(following, Condition)
        return cls(name, (following,), at)

    def __str__(self) -> str:
        return "".join(self.style + str(condition) for condition in self.conditions)

    def joined(self, before: ModifierNode) -> Reroll | None:
        """Adjacent rerolls of one kind are one, with the union of conditions."""
        if type(before) is not Reroll or before.style != self.style:
            return None
        return Reroll(self.style, before.conditions + self.conditions, before.at)

    @property
    def arguments(self) -> tuple[Node, ...]:
        return tuple([condition.point for condition in self.conditions])

    def bind(self, values: Sequence[Number], highest: int) -> Rerolling:
        return Rerolling([condition.operator for condition in self.conditions], values, self.style)

    def check(self, possible: Possible) -> None:
        met, known = possible.meeting([(one.operator, one.point) for one in self.conditions])
        possible.refuse_always(
            met,
            self,
            msg(
                "Every die would be thrown again. Leave a face that stays, such as {form}.",
                form="d8r<3",
            ),
        )
        if known and not spans.common(possible.values, met):
            possible.remark_never(met, self, None)
            return
        left = spans.without(possible.values, met)
        anew = possible.faces if self.style == "ro" else spans.without(possible.faces, met)
        possible.values = spans.union(left, anew)


class Rerolling(Change):
    """A reroll of known values."""

    __slots__ = ("fresh", "holds", "once", "operators", "points")

    def __init__(self, operators: Sequence[str], points: Sequence[Number], style: str) -> None:
        self.operators = operators
        self.points = points
        self.holds = any_of(operators, points)
        self.once = style == "ro"
        self.fresh: tuple[Mapping[int, int], Becomes] | None = None

    def roll(self, play: Play) -> None:
        refused = None if self.once else self.holds
        for position, unit in enumerate(play.units):
            if self.holds(play.value(unit)):
                play.units[position] = play.again(unit, refused)

    def becomes(self, value: int, die: Mapping[int, int]) -> Becomes:
        if not self.holds(value):
            return ((value, 1),), 1
        if self.fresh is None or self.fresh[0] is not die:
            faces = [(face, w) for face, w in die.items() if self.once or not self.holds(face)]
            self.fresh = die, (tuple(faces), sum([weight for _, weight in faces]))
        return self.fresh[1]

    def cuts(self) -> tuple[int, ...]:
        return cuts(self.operators, self.points)
