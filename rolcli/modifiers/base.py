"""What a modifier is: everything that the rest of the program asks one.

A modifier is a node of the tree (``DiceModifier``) with expressions for arguments.
Bound to values of these arguments it is one of six deeds (``Deed``): it
changes dice one by one, lets them explode, keeps some, makes them differ,
counts them, or orders them for print. The same deed serves the roll and the
exact odds, so that they cannot differ::

    for values in all that the arguments may come to:   # a roll has one
        deed = modifier.bind(values, highest)

Whoever works with dice goes by ``deed.role``, never by a modifier's name or
class, and holds one road for each of ``ROLES``.
"""

from __future__ import annotations

from rolcli.notation.modifier import ModifierNode
from rolcli.notation.node import Number as Literal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.exact import Number
    from rolcli.modifiers.play import Play
    from rolcli.notation.node import Node

ROLES = ("change", "explosion", "window", "differ", "score", "order")
"""What a deed may be: a window is told below, the others in ``deeds``."""


class DiceModifier(ModifierNode):
    """A modifier as it stands in the tree.

    ``arguments`` are its expressions in the order in which their dice fall:
    when a roll comes to this modifier, after all dice of the modifiers before it.
    """

    __slots__ = ("_literally",)
    _literally: tuple[int, Deed | None]

    @property
    def arguments(self) -> tuple[Node, ...]:
        """The expressions that have to be worked out first."""
        return ()

    def bind(self, values: Sequence[Number], highest: int) -> Deed:
        """Give what this does when its arguments come to ``values``.

        ``highest`` is the highest face of the die that it works on, 0 for the
        sub-rolls of a group. Raise EvaluationError, pointing at the argument,
        for a value that cannot serve.
        """
        raise NotImplementedError

    def literally(self, highest: int = 0) -> Deed | None:
        """Give the deed where every argument is a whole number as written, else None.

        A tree is often rolled many times, so what was found is remembered.
        """
        known: tuple[int, Deed | None] | None = getattr(self, "_literally", None)
        if known is not None and known[0] == highest:
            return known[1]
        values: list[Number] = []
        deed: Deed | None = None
        for node in self.arguments:
            if type(node) is not Literal or type(node.value) is not int:
                break
            values.append(node.value)
        else:
            deed = self.bind(values, highest)
        self._literally = highest, deed
        return deed


class Deed:
    """A modifier whose arguments are known. ``role`` is one of ``ROLES``."""

    __slots__ = ()
    role: str

    def __init_subclass__(cls) -> None:
        if cls.role not in ROLES:
            raise TypeError(f"nothing in this program knows what {cls.__name__} does: {cls.role}")

    def roll(self, play: Play) -> None:
        """Do it to dice on the table."""

    def cuts(self) -> tuple[int, ...] | None:
        """List where values begin to be treated differently; None where that is unknown.

        ``>=7`` has the cut 7, ``=7`` the cuts 7 and 8. Values with no cut between them
        (none that is more than the lower and at most the higher) meet the same
        conditions, so a die of 10^9 sides need not be looked at face by face.
        """
        return None


class Window(Deed):
    """Role ``window``: of the dice in play, sorted from low to high, a slice stays in play."""

    __slots__ = ()
    role = "window"

    def window(self, size: int) -> tuple[int, int]:
        """Give the slice of ``size`` sorted values that stays: 0 <= low <= high <= size."""
        raise NotImplementedError

    def roll(self, play: Play) -> None:
        values = [play.value(unit) for unit in play.units]
        stay = chosen(values, *self.window(len(values)))
        play.units = [play.units[i] for i in sorted(stay)]

    @staticmethod
    def flags(values: Sequence[Number], low: int, high: int) -> bytearray:
        """Flag the values that stay with 1, the others with 0."""
        kept = bytearray(len(values))
        for i in chosen(values, low, high):
            kept[i] = 1
        return kept


def chosen(values: Sequence[Number], low: int, high: int) -> list[int]:
    """List the indexes of the values that stay; of equal values the earlier stays."""
    size = len(values)
    # Sorting is stable in both directions, so the earlier of equals comes first.
    if high == size:
        return sorted(range(size), key=values.__getitem__, reverse=True)[: high - low]
    order = sorted(range(size), key=values.__getitem__)
    if low == 0:
        return order[:high]
    if low == high:
        return []
    # The middle: the least value that stays may have equals below the window,
    # the earliest of which stay; above the window the order has them right.
    least = values[order[low]]
    first = next(i for i, index in enumerate(order) if values[index] == least)
    last = first + sum(1 for index in order if values[index] == least)
    equal = min(last, high) - low
    return order[first : first + equal] + order[low + equal : high]
