"""Counts of dice: ``cs>=7`` and a bare ``>=7``; ``f=1`` takes off, ``ds=10`` counts double."""

from __future__ import annotations

from rolcli.errors import NotationError
from rolcli.messages import msg
from rolcli.modifiers.base import DiceModifier
from rolcli.modifiers.conditions import cuts, test
from rolcli.modifiers.deeds import Score
from rolcli.notation.modifier import CONDITION, Condition
from rolcli.notation.node import Number
from rolcli.notation.tree import Compare

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli import exact
    from rolcli.messages import Message
    from rolcli.notation.modifier import Position
    from rolcli.notation.node import Node
    from rolcli.notation.possible import Possible


class Count(DiceModifier):
    """Count dice: ``what`` is cs (successes), cf (taken off) or ds (count double)."""

    __slots__ = ("condition", "what")
    fields = ("what", "condition")
    takes = CONDITION
    counts = True
    after_count = True
    of_groups = True

    def __init__(self, what: str, condition: Condition, at: int | None = None) -> None:
        self.what = what
        self.condition = condition
        self.at = at

    @classmethod
    def read(cls, name: str, following: Node | None, at: int) -> Count:
        assert isinstance(following, Condition)
        return cls(name, following, at)

    def __str__(self) -> str:
        return self.what + str(self.condition)

    @property
    def arguments(self) -> tuple[Node, ...]:
        return (self.condition.point,)

    def bind(self, values: Sequence[exact.Number], highest: int) -> Counting:
        return Counting(self.what, self.condition.operator, values[0])

    def surely(self, sides: int) -> bool:
        point = self.condition.point
        if type(point) is not Number or not isinstance(point.value, int):
            return False
        return 1 <= point.value <= sides and self.condition.operator not in ("<", ">")

    def check(self, possible: Possible) -> None:
        met, known = possible.meeting([(self.condition.operator, self.condition.point)])
        if known:
            possible.remark_never(met, self, self.meant(possible.term))

    def meant(self, term: Any) -> str | None:
        """Give the comparison of the total, where a count is all that is done to some dice."""
        if term.modifiers != (self,):
            return None
        return str(Compare(self.condition.operator, term.modified(), self.condition.point))

    def misplaced(self, place: Position) -> NotationError | None:
        counted = any(modifier.counts for modifier in place.before)
        if self.what == "cs" and counted:
            return NotationError(
                "misplaced_modifier",
                msg("These dice are counted already."),
                hint=msg(
                    "A comparison of the count itself follows it, such as 5d10>=7 >= 3; ds counts"
                    " double, and f takes off."
                ),
            )
        if self.what != "cs" and not counted:
            return NotationError(
                "missing_operand",
                msg("{word} works only after a count of successes.", word=place.word),
                hint=msg("Count first, such as {form}.", form=f"10d10>=8{self}"),
            )
        return None

    def lonely(self, word: str, operand: str, bracketed: bool) -> Message | None:
        if self.what == "cs" or bracketed:
            return None
        return msg("It follows a count of dice, such as {form}.", form=f"10d10>=8{self}")


class Counting(Score):
    """A count of values that meet a known condition."""

    __slots__ = ("holds", "operator", "point", "points")

    def __init__(self, what: str, operator: str, point: exact.Number) -> None:
        self.operator = operator
        self.point = point
        self.holds = test(operator, point)
        self.points = -1 if what == "cf" else 1

    def score(self, value: exact.Number) -> int:
        return self.points if self.holds(value) else 0

    def cuts(self) -> tuple[int, ...]:
        return cuts([self.operator], [self.point])
