"""The dice of a term while its modifiers are applied."""

from __future__ import annotations

from rolcli.notation import MAX_CHAIN
from rolcli.notation.limits import too_many_explosions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rolcli.notation.node import Node

    Unit = int | list[int]


class Play:
    """Dice on the table.

    A unit is what modifiers look at: one die, by its index, or, after
    compounding, a chain of dice that counts as one, by the list of their
    indexes. ``units`` lists those in play, in throwing order; ``values`` is what
    each die counts for; ``chained`` are the dice that belong to the chain of
    the die that they came from. ``fresh()`` throws one die and gives its face.
    """

    __slots__ = ("chained", "faces", "fresh", "parents", "reasons", "term", "units", "values")

    def __init__(self, term: Node, faces: Sequence[int], fresh: Callable[[], int]) -> None:
        self.term = term
        self.fresh = fresh
        self.faces = list(faces)
        self.values = list(faces)
        self.parents: list[int] = []
        self.reasons: list[str] = []
        self.chained: set[int] = set()
        self.units: list[Unit] = list(range(len(self.faces)))

    def value(self, unit: Unit) -> int:
        """Give what a unit counts for."""
        return unit_value(self.values, unit)

    def throw(self, parent: int, why: str) -> int:
        """Throw one further die because of another; give its index."""
        face = self.fresh()
        index = len(self.faces)
        self.faces.append(face)
        self.values.append(face)
        self.parents.append(parent)
        self.reasons.append(why)
        return index

    def again(self, unit: Unit, refused: Callable[[int], bool] | None) -> int:
        """Throw a unit again, until its face is not refused (or once); give the die that stays."""
        die = last_of(unit)
        for _ in range(MAX_CHAIN):
            die = self.throw(die, "rerolled")
            if refused is None or not refused(self.faces[die]):
                return die
        raise too_many_explosions(self.term)

    def chain(self, unit: Unit, goes_on: Callable[[int], bool]) -> list[int]:
        """Throw a further die after a unit while the last face goes on; give the dice."""
        dice: list[int] = []
        die = last_of(unit)
        for _ in range(MAX_CHAIN):
            die = self.throw(die, "exploded")
            dice.append(die)
            if not goes_on(self.faces[die]):
                return dice
        raise too_many_explosions(self.term)

    def linked(self, unit: Unit, further: list[int]) -> list[int]:
        """Make one unit of a unit and the dice that it caused."""
        self.chained.update(further)
        return [unit, *further] if isinstance(unit, int) else unit + further

    def count_as(self, unit: Unit, value: int) -> None:
        """Let a unit count for another value: its last die makes the difference."""
        self.values[last_of(unit)] += value - self.value(unit)


def unit_value(values: Sequence[int], unit: Unit) -> int:
    """Give what a die, or a chain of dice, counts for."""
    if isinstance(unit, int):
        return values[unit]
    return sum([values[i] for i in unit])


def dice_of(units: list[Unit]) -> list[int]:
    """List the dice of some units."""
    found: list[int] = []
    for unit in units:
        if isinstance(unit, int):
            found.append(unit)
        else:
            found += unit
    return found


def last_of(unit: Unit) -> int:
    """Give the die of a unit that was thrown last."""
    return unit if isinstance(unit, int) else unit[-1]
