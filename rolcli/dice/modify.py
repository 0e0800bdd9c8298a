"""What modifiers do to the dice of a term."""

from __future__ import annotations

from rolcli.dice.evaluate import (
    MAX_CHAIN,
    MAX_DICE,
    Run,
    count_of,
    too_many_explosions,
    value_of,
    whole,
)  # fmt: skip
from rolcli.dice.keep import chosen
from rolcli.messages import N_
from rolcli.notation.tree import (
    Clamp,
    Condition,
    Count,
    Explode,
    Keep,
    Modifier,
    Pool,
    Reroll,
    Sort,
    Unique,
)  # fmt: skip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from rolcli.exact import Number
    from rolcli.result import Term

class Play:
    """The dice of a term while its modifiers are applied.

    A unit is what modifiers look at: one die, by its index, or, after
    compounding, a chain of dice that counts as one, by the list of their
    indexes. ``units`` lists those in play, in throwing order.
    """

    __slots__ = ("faces", "node", "parents", "pick", "reasons", "run", "sides", "units", "values")

    def __init__(self, node: Pool, term: Term, run: Run) -> None:
        self.node = node
        self.run = run
        self.sides = term.sides
        self.pick = term.special
        self.faces = list(term.faces)
        self.values = list(term.faces)
        self.parents: list[int] = []
        self.reasons: list[str] = []
        self.units: list[int | list[int]] = list(range(len(self.faces)))

    def value(self, unit: int | list[int]) -> int:
        """Give what a unit counts for."""
        return unit_value(self.values, unit)

    def throw(self, parent: int, why: str) -> int:
        """Throw one further die because of another; give its index."""
        self.run.spend(1, self.node)
        source = self.run.source
        if self.pick is None:
            face = source.throw(1, self.sides, self.node)[0]
        else:
            face = source.pick(1, self.pick, self.node)[0]
        index = len(self.faces)
        self.faces.append(face)
        self.values.append(face)
        self.parents.append(parent)
        self.reasons.append(why)
        return index

    @property
    def highest(self) -> int:
        """The highest face of the die."""
        return self.sides if self.pick is None else max(self.pick)


def unit_value(values: Sequence[int], unit: int | list[int]) -> int:
    """Give what a die, or a chain of dice, counts for."""
    if isinstance(unit, int):
        return values[unit]
    return sum([values[i] for i in unit])


def modify(node: Pool, term: Term, run: Run) -> int:
    """Apply a term's modifiers in the order written; record the term and give its value."""
    slot = len(run.terms)
    run.terms.append(term)  # before any dice of its arguments
    play = Play(node, term, run)
    late: list[tuple[int, int]] = []
    count: list[tuple[str, Callable[[int], bool]]] = []
    for modifier in node.modifiers:
        if type(modifier) is Count:
            count.append((modifier.what, tester(modifier.condition, run)))
        else:
            thrown = len(play.faces)
            APPLY[type(modifier)](modifier, play)
            if len(play.faces) > thrown and len(run.terms) > slot + 1:
                # dice of an argument fell before these: remember when
                late.append((thrown, MAX_DICE - run.left - (len(play.faces) - thrown)))
    term = run.terms[slot]
    term.faces = play.faces
    term.values = play.values
    term.parents = play.parents
    term.reasons = play.reasons
    term.late = late
    if run.chains is not None and list in set(map(type, play.units)):
        run.chains[slot] = play.units
    in_play = dice_of(play.units)
    if len(in_play) < len(play.faces):
        kept = bytearray(len(play.faces))
        for i in in_play:
            kept[i] = 1
        term.kept = kept
    if count:
        term.counted = True
        term.total = counted([play.value(unit) for unit in play.units], count)
    else:
        term.total = sum([play.values[i] for i in in_play])
    order = [m for m in node.modifiers if type(m) is Sort]
    if order:
        term.order = sorted(
            range(len(play.values)), key=play.values.__getitem__, reverse=order[-1].descending
        )
    return term.total


def dice_of(units: list[int | list[int]]) -> list[int]:
    """List the dice of some units."""
    if list not in set(map(type, units)):
        return units  # type: ignore[return-value]
    return [i for unit in units for i in (unit if type(unit) is list else (unit,))]  # type: ignore[misc]


def last_of(unit: int | list[int]) -> int:
    """Give the die of a unit that was thrown last."""
    return unit if type(unit) is int else unit[-1]  # type: ignore[index]


def tester(condition: Condition, run: Run) -> Callable[[Any], bool]:
    """Make a test of one value; the point is evaluated once."""
    return TESTS[condition.operator](value_of(condition.point, run))


TESTS: dict[str, Callable[[Any], Callable[[Any], bool]]] = {
    ">=": lambda point: lambda value: value >= point,
    "<=": lambda point: lambda value: value <= point,
    ">": lambda point: lambda value: value > point,
    "<": lambda point: lambda value: value < point,
    "=": lambda point: lambda value: value == point,
}


def counted(values: Sequence[Number], tests: list[tuple[str, Callable[[Any], bool]]]) -> int:
    """Count successes; cf takes one off, ds lets a success count twice."""
    total = 0
    for value in values:
        for what, holds in tests:
            if holds(value):
                total += -1 if what == "cf" else 1
    return total


def keep(modifier: Keep, play: Play) -> None:
    """Leave only the units that a keep or drop leaves."""
    count = count_of(modifier.count, play.run, N_("The number to keep or drop"))
    values = [play.value(unit) for unit in play.units]
    stay = sorted(chosen(values, modifier.what, count))
    play.units = [play.units[i] for i in stay]


def explode(modifier: Explode, play: Play) -> None:
    """Throw a further die for each one that meets the condition."""
    style = modifier.style
    if modifier.condition is None:
        highest = play.highest
        holds: Callable[[int], bool] = lambda value: value == highest  # noqa: E731
    else:
        holds = tester(modifier.condition, play.run)
    units: list[int | list[int]] = []
    for unit in play.units:
        units.append(unit)
        if not holds(play.value(unit)):
            continue
        parent = last_of(unit)
        for _ in range(MAX_CHAIN):
            die = play.throw(parent, "exploded")
            face = play.faces[die]
            if style == "!p":
                play.values[die] = face - 1
            if style != "!!":
                units.append(die)
            elif type(units[-1]) is list:
                units[-1].append(die)
            else:
                units[-1] = [units[-1], die]  # type: ignore[list-item]
            if style == "!o" or not holds(face):
                break
            parent = die
        else:
            raise too_many_explosions(play.node)
    play.units = units


def reroll(modifier: Reroll, play: Play) -> None:
    """Throw again each unit that meets a condition: until none holds, or once."""
    tests = [tester(condition, play.run) for condition in modifier.conditions]

    def holds(value: int) -> bool:
        return any(test(value) for test in tests)

    for position, unit in enumerate(play.units):
        if not holds(play.value(unit)):
            continue
        die = last_of(unit)
        for _ in range(MAX_CHAIN):
            die = play.throw(die, "rerolled")
            if modifier.style == "ro" or not holds(play.faces[die]):
                break
        else:
            raise too_many_explosions(play.node)
        play.units[position] = die


def unique(_modifier: Unique, play: Play) -> None:
    """Throw again each unit that shows what an earlier one shows, until it differs."""
    seen: set[int] = set()
    for position, unit in enumerate(play.units):
        value = play.value(unit)
        if value in seen:
            die = last_of(unit)
            for _ in range(MAX_CHAIN):
                die = play.throw(die, "rerolled")
                value = play.faces[die]
                if value not in seen:
                    break
            else:
                raise too_many_explosions(play.node)
            play.units[position] = die
        seen.add(value)


def clamp(modifier: Clamp, play: Play) -> None:
    """Raise or lower each unit to a limit."""
    limit = whole(modifier.limit, play.run, N_("The limit of a die"))
    for unit in play.units:
        value = play.value(unit)
        if value < limit if modifier.what == "min" else value > limit:
            play.values[last_of(unit)] += limit - value


APPLY: dict[type[Modifier], Callable[[Any, Play], None]] = {
    Keep: keep,
    Explode: explode,
    Reroll: reroll,
    Unique: unique,
    Clamp: clamp,
    Sort: lambda modifier, play: None,
}
