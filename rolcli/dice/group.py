"""How the members of a group compete, and the dice of a single sub-roll."""

from __future__ import annotations

from itertools import compress

from rolcli.dice.modify import scorer
from rolcli.modifiers.base import DiceModifier, Window, chosen
from rolcli.modifiers.deeds import Score, Steady
from rolcli.modifiers.play import dice_of, unit_value
from rolcli.notation.node import Node
from rolcli.notation.operands import Group, Labelled, Unary
from rolcli.notation.tree import Binary, Pool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.dice.throwing import Throwing
    from rolcli.exact import Number
    from rolcli.modifiers.base import Deed
    from rolcli.modifiers.play import Unit
    from rolcli.result import Term


def compete(node: Group, throwing: Throwing) -> Number:
    """Roll a group: several members compete by total, the dice of a single one by face."""
    if len(node.members) == 1:
        return compete_dice(node, throwing)
    slot = len(throwing.groups)
    throwing.groups.append([])
    values: list[Number] = []
    spans: list[tuple[int, int]] = []
    for member in node.members:
        first = len(throwing.terms)
        values.append(throwing.value(member))
        spans.append((first, len(throwing.terms)))
    contest = Contest(values, deeds_of(node, len(values), throwing))
    throwing.groups[slot] = [flag > 0 for flag in contest.stay]
    for flag, (first, last) in zip(contest.stay, spans, strict=True):
        if not flag:
            for term in throwing.terms[first:last]:
                term.out = True
    return contest.total(0)


def compete_dice(node: Group, throwing: Throwing) -> Number:
    """Let the dice of a sum compete with each other; its numbers stay.

    A count looks at the sub-roll, which is what they come to together.
    """
    throwing.groups.append([True])
    first = len(throwing.terms)
    total = throwing.value(node.members[0])
    pools = pools_in(node.members[0])
    competing = [
        term
        for term in throwing.terms[first:]
        if any(term.node is one for one in pools)  # not the dice of a computed count
    ]
    values: list[Number] = []
    for term in competing:
        values += in_play_of(term)
    fixed = total - sum(values)
    deeds = deeds_of(node, len(values), throwing)
    contest = Contest(values, [deed for deed in deeds if not isinstance(deed, Score)])
    at = 0
    for term in competing:
        size = len(in_play_of(term))
        leave_out(term, contest.stay[at : at + size])
        at += size
    scores = [deed for deed in deeds if isinstance(deed, Score)]
    return Contest([contest.total(fixed)], list(scores)).total(0)


def deeds_of(node: Group, values: int, throwing: Throwing) -> list[Deed]:
    """Work out the arguments of a group's modifiers, in order; they look at so many values."""
    found: list[Deed] = []
    for modifier in node.modifiers:
        assert isinstance(modifier, DiceModifier)
        throwing.look_at(values, node)
        found.append(throwing.bound(modifier, 0))
    return found


class Contest:
    """Values that compete. ``stay`` flags those that a group's modifiers leave in play."""

    __slots__ = ("scores", "stay", "values")

    def __init__(self, values: Sequence[Number], deeds: Sequence[Deed]) -> None:
        self.values = list(values)
        self.scores: list[Score] = []
        in_play = list(range(len(values)))
        for deed in deeds:
            if isinstance(deed, Window):
                window = deed.window(len(in_play))
                stay = chosen([self.values[i] for i in in_play], *window)
                in_play = sorted([in_play[i] for i in stay])
            elif isinstance(deed, Steady):
                for i in in_play:
                    self.values[i] = deed.changed(self.values[i])
            elif isinstance(deed, Score):
                self.scores.append(deed)
        self.stay = bytearray(len(values))
        for i in in_play:
            self.stay[i] = 1

    def total(self, fixed: Number) -> Number:
        """Add up the values in play, or what they count."""
        values = compress(self.values, self.stay)
        return fixed + sum(map(scorer(self.scores), values) if self.scores else values)


def in_play_of(term: Term) -> Sequence[int]:
    """Give the values of a term that compete: of dice, or of chains that count as one."""
    values = term.values
    if term.units is not None:
        return [unit_value(values, unit) for unit in term.units]
    return values if term.kept is None else list(compress(values, term.kept))


def leave_out(term: Term, stay: bytearray) -> None:
    """Leave out the dice in play that do not stay."""
    if 0 not in stay:
        return
    size = len(term.faces)
    units: list[Unit] = list(range(size))
    if term.units is not None:
        units = term.units
    elif term.kept is not None:
        units = list(compress(range(size), term.kept))
    kept = bytearray(size)
    for i in dice_of(list(compress(units, stay))):
        kept[i] = 1
    term.kept = kept


def pools_in(node: Node) -> list[Pool]:
    """List the dice terms of a sum of dice and numbers, from left to right."""
    if isinstance(node, Pool):
        return [node]
    if isinstance(node, Labelled | Unary):
        return pools_in(node.operand)
    if isinstance(node, Binary):
        return pools_in(node.left) + pools_in(node.right)
    return []
