"""A dice term whose numbers are known: so many dice of one kind, and the deeds done to them."""

from __future__ import annotations

from rolcli.modifiers.base import Window
from rolcli.modifiers.deeds import Change
from rolcli.notation.operands import Faces
from rolcli.notation.tree import Number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.modifiers.base import Deed
    from rolcli.modifiers.deeds import Score
    from rolcli.notation.tree import Pool
    from rolcli.odds.budget import Budget

    Terms = dict[int, int]


class End:
    """What values come to after the last deed: themselves, or the sum of their scores.

    ``sign`` turns it over, which helps where it runs down. ``stepwise`` tells that values
    with no cut of a score between them come to the same.
    """

    __slots__ = ("scores", "sign", "stepwise")

    def __init__(self, scores: Sequence[Score], sign: int = 1, stepwise: bool = True) -> None:
        self.scores = scores
        self.sign = sign
        self.stepwise = stepwise

    def points(self, value: Any) -> Any:
        """Give what a value comes to."""
        if not self.scores:
            return value
        return sum([deed.score(value) for deed in self.scores])


PLAIN = End(())
"""Values come to themselves."""


class DieFaces:
    """The faces of a die: 1 to ``sides``, or ``special`` ones."""

    __slots__ = ("_weights", "sides", "special")

    def __init__(self, sides: int, special: tuple[int, ...] | None = None) -> None:
        self.sides = sides
        self.special = special
        self._weights: Terms | None = None

    @property
    def highest(self) -> int:
        """The highest face."""
        return self.sides if self.special is None else max(self.special)

    def weights(self, budget: Budget) -> Terms:
        """Give how many faces show each value, ascending."""
        if self._weights is None:
            budget.fit_terms(self.sides, 64)
            out: Terms = {}
            for face in self.special or range(1, self.sides + 1):
                out[face] = out.get(face, 0) + 1
            self._weights = dict(sorted(out.items()))
        return self._weights


class Settled:
    """So many dice, their ``deeds`` from the first to the last, and what they count for.

    ``roles`` are those of the deeds; scores become the ``end``, and orders change nothing.
    """

    __slots__ = ("count", "deeds", "die", "end", "roles")

    def __init__(self, count: int, die: DieFaces, deeds: Sequence[Deed], end: End = PLAIN) -> None:
        self.count = count
        self.die = die
        self.deeds: list[Deed] = []
        self.roles: set[str] = set()
        scores: list[Any] = []
        for deed in deeds:
            role = deed.role
            if role == "score":
                scores.append(deed)
            elif role != "order":
                self.deeds.append(deed)
                self.roles.add(role)
        self.end = End(scores) if scores else end

    @property
    def apart(self) -> bool:
        """Tell whether each die comes to its share whatever the others show."""
        return "window" not in self.roles and "differ" not in self.roles


def literally(node: Pool) -> Settled | None:
    """Give the dice of a term whose numbers are all as written, which saves asking for laws."""
    count, sides = node.count, node.sides
    if type(count) is not Number or type(count.value) is not int:
        return None
    if type(sides) is Number:
        highest = sides.value
        if type(highest) is not int or not 0 < highest <= 10**9:
            return None
        die = DieFaces(highest)
    elif type(sides) is Faces:
        die = DieFaces(len(sides.values), sides.values)
        highest = die.highest
    else:
        return None
    deeds: list[Deed] = []
    for modifier in node.modifiers:
        deed = modifier.literally(highest)  # type: ignore[attr-defined]  # all are Modifiers
        if deed is None:
            return None
        deeds.append(deed)
    return Settled(count.value, die, deeds)


def span(deeds: Sequence[Deed], size: int) -> tuple[int, int]:
    """Give the slice of ``size`` sorted values that the keeps and drops among deeds leave."""
    low, high = 0, size
    for deed in deeds:
        if isinstance(deed, Window):
            first, last = deed.window(high - low)
            low, high = low + first, low + last
    return low, high


def before_windows(deeds: Sequence[Deed]) -> list[Deed]:
    """Move changes that keep the order of values before the windows they follow."""
    out: list[Deed] = []
    for deed in deeds:
        place = len(out)
        if keeps_order(deed):
            while place and out[place - 1].role == "window":
                place -= 1
        out.insert(place, deed)
    return out


def keeps_order(deed: Deed) -> bool:
    """Tell whether a deed is a change that may come before a window or after it."""
    return isinstance(deed, Change) and deed.rising
