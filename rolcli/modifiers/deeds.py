"""What modifiers do beside keeping some of the dice: a class for each role."""

from __future__ import annotations

from rolcli.modifiers.base import Deed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from rolcli.exact import Number
    from rolcli.modifiers.play import Play, Unit

    Becomes = tuple[tuple[tuple[int, int], ...], int]


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
