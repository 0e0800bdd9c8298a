"""Roll dice once and read them several ways."""

from __future__ import annotations

from rolcli.dice.group import Contest, in_play_of
from rolcli.dice.throwing import Throwing
from rolcli.modifiers.base import Modifier
from rolcli.notation.readings import Look, Readings, name_of
from rolcli.notation.reckon import verdict
from rolcli.notation.tree import Compare, Labelled
from rolcli.result import Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number
    from rolcli.notation.node import Node
    from rolcli.result import Term


class Looking(Throwing):
    """An evaluation of readings: dice have fallen, and ``term`` has them."""

    __slots__ = ("highest", "term", "values")
    highest: int
    term: Term


def look(node: Look, looking: Looking) -> Number:
    """Give what a look makes of the dice."""
    values = in_play_of(looking.term)
    deeds = []
    for modifier in node.modifiers:
        assert isinstance(modifier, Modifier)
        looking.look(len(values), looking.term.node)
        deeds.append(looking.bound(modifier, looking.highest))
    return Contest(values, deeds).total(0)


def read(node: Readings, throwing: Throwing) -> list[Reading]:
    """Throw the dice, and give what each reading comes to."""
    first = len(throwing.terms)
    throwing.value(node.dice)
    looking = Looking(throwing.source, throwing.variables)
    looking.values = {**throwing.values, Look: look}
    looking.terms, looking.left, looking.looks = throwing.terms, throwing.left, throwing.looks
    looking.term = next(term for term in throwing.terms[first:] if term.node is node.dice)
    special = looking.term.special
    looking.highest = looking.term.sides if special is None else max(special)
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
