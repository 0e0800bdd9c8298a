"""What a modifier is: everything that the rest of the program asks one.

A modifier is a node of the tree (``Modifier``) with expressions for arguments.
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
    from collections.abc import Mapping, Sequence
    from typing import Any

    from rolcli.exact import Number
    from rolcli.modifiers.play import Play, Unit
    from rolcli.notation.node import Node

    Becomes = tuple[tuple[tuple[int, int], ...], int]

ROLES = ("change", "explosion", "window", "differ", "score", "order")
"""What a deed may be, and the class below that tells what is asked of it."""


class Modifier(ModifierNode):
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
        try:
            known = self._literally
            if known[0] == highest:
                return known[1]
        except AttributeError:
            pass
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


class Change(Deed):
    """Role ``change``: each die becomes one die, whatever the others show (min, max, reroll)."""

    __slots__ = ()
    role = "change"
    rising = False
    """True where a higher die never becomes a lower one than a lower die does, and no die is
    thrown: it may then be applied before a window or after it, all the same."""

    def becomes(self, value: int, die: Mapping[int, int]) -> Becomes:
        """Give what a die of this value becomes: (value, weight) pairs, and what they add up to.

        ``die`` are the weights of the faces of a fresh die. A value that stays is
        ``((value, 1),), 1``. No pairs, and 0, mean that it would be thrown again for
        ever. Values that become the same by a throw give the same object.
        """
        raise NotImplementedError


class Steady(Change):
    """A change that throws nothing: a value always becomes the same value."""

    __slots__ = ()

    def changed(self, value: Any) -> Any:
        """Give what a die of this value becomes, or a sub-roll of a group: a number too."""
        raise NotImplementedError

    def becomes(self, value: int, die: Mapping[int, int]) -> Becomes:
        return ((self.changed(value), 1),), 1

    def roll(self, play: Play) -> None:
        for unit in play.units:
            play.count_as(unit, self.changed(play.value(unit)))


class Explosion(Deed):
    """Role ``explosion``: a die that goes on adds a further die, which may go on too.

    A value left by earlier modifiers goes on where ``goes_on(value)``; of each
    further die the *face* is asked. A further die counts ``adds(face)``. With
    ``apart`` it is a die of its own, which later modifiers see by itself; without,
    the whole chain is one die of the sum of its values. With ``once`` a further die
    never goes on.
    """

    __slots__ = ()
    role = "explosion"
    apart = True
    once = False

    def goes_on(self, value: int) -> bool:
        """Tell whether a die of this value or face adds a further die."""
        raise NotImplementedError

    def adds(self, face: int) -> int:
        """Give what a further die counts that shows this face."""
        return face

    def roll(self, play: Play) -> None:
        goes_on = never if self.once else self.goes_on
        units: list[Unit] = []
        for unit in play.units:
            if not self.goes_on(play.value(unit)):
                units.append(unit)
                continue
            further = play.chain(unit, goes_on)
            for die in further:
                play.values[die] = self.adds(play.faces[die])
            units += [unit, *further] if self.apart else [play.linked(unit, further)]
        play.units = units


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


class Differ(Deed):
    """Role ``differ``: from the left, a die that shows what an earlier one shows is thrown again
    until it differs from all before it. A whole chain counts as one die."""

    __slots__ = ()
    role = "differ"

    def roll(self, play: Play) -> None:
        seen: set[int] = set()
        for position, unit in enumerate(play.units):
            value = play.value(unit)
            if value in seen:
                die = play.units[position] = play.again(unit, seen.__contains__)
                value = play.faces[die]
            seen.add(value)


class Score(Deed):
    """Role ``score``: the total is the sum of the scores of the dice in play, not of their values.

    Scores of several such modifiers of one term add up. Nothing but ``order`` follows
    a score.
    """

    __slots__ = ()
    role = "score"

    def score(self, value: Number) -> int:
        """Give what a die (or a sub-roll of a group) of this value counts."""
        raise NotImplementedError


class Order(Deed):
    """Role ``order``: the dice are printed in order of their values; nothing else changes."""

    __slots__ = ("falling",)
    role = "order"

    def __init__(self, falling: bool) -> None:
        self.falling = falling


def never(_value: int) -> bool:
    """Hold of no value."""
    return False


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
