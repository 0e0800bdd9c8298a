"""Roll dice once and read them several ways."""

from __future__ import annotations

from rolcli.dice.group import Contest, in_play_of
from rolcli.modifiers.base import DiceModifier
from rolcli.notation.arithmetic import verdict
from rolcli.notation.operands import Labelled
from rolcli.notation.readings import Look, Readings, name_of
from rolcli.notation.reckon import Reckoning
from rolcli.notation.tree import Compare
from rolcli.result import Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.throwing import Throwing
    from rolcli.exact import Number
    from rolcli.notation.node import Node
    from rolcli.result import Term


class Looking(Reckoning):
    """An evaluation of readings: dice have fallen, and ``term`` has them."""

    __slots__ = ("highest", "term", "throwing")

    def __init__(self, throwing: Throwing, term: Term) -> None:
        super().__init__(throwing.variables)
        self.throwing = throwing
        self.term = term
        self.highest = term.sides if term.special is None else max(term.special)

    def look(self, node: Look) -> Number:  # type: ignore[override]  # there are dice here
        """Give what a look makes of the dice."""
        values = in_play_of(self.term)
        if not node.modifiers:  # a sum looks at them, too
            self.throwing.look_at(len(values), self.term.node)
        deeds = []
        for modifier in node.modifiers:
            assert isinstance(modifier, DiceModifier)
            self.throwing.look_at(len(values), self.term.node)
            deeds.append(self.throwing.bound(modifier, self.highest))
        return Contest(values, deeds).total(0)


def read(node: Readings, throwing: Throwing) -> list[Reading]:
    """Throw the dice, and give what each reading comes to."""
    first = len(throwing.terms)
    throwing.value(node.dice)
    term = next(term for term in throwing.terms[first:] if term.node is node.dice)
    looking = Looking(throwing, term)
    return [outcome(reading, looking) for reading in node.readings]


def outcome(reading: Node, looking: Looking) -> Reading:
    """Work out one reading; of a test the left side, target, margin and success."""
    inner = reading
    while isinstance(inner, Labelled):
        inner = inner.operand
    label = reading.label if isinstance(reading, Labelled) else None
    if not isinstance(inner, Compare):
        return Reading(name_of(reading), label, looking.value(inner))
    left = looking.value(inner.left)
    found = Reading(name_of(reading), label, left)
    found.target = looking.value(inner.right)
    found.margin, found.success = verdict(inner.operator, left, found.target)
    return found
