"""How the members of a group compete, and the dice of a single sub-roll."""

from __future__ import annotations

from itertools import compress

from rolcli.dice.evaluate import Run, count_of, value_of
from rolcli.dice.keep import chosen
from rolcli.dice.modify import counted, dice_of, tester, unit_value
from rolcli.messages import N_
from rolcli.notation.tree import Binary, Count, Group, Keep, Labelled, Node, Pool, Unary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from rolcli.exact import Number
    from rolcli.result import Term


def compete(node: Group, run: Run) -> Number:
    """Roll a group: several members compete by total, the dice of a single one by face."""
    if len(node.members) == 1:
        return compete_dice(node, run)
    slot = len(run.groups)
    run.groups.append([])
    values: list[Number] = []
    spans: list[tuple[int, int]] = []
    for member in node.members:
        first = len(run.terms)
        values.append(value_of(member, run))
        spans.append((first, len(run.terms)))
    stay, tests = judge(node, values, run)
    run.groups[slot] = [flag > 0 for flag in stay]
    for flag, (first, last) in zip(stay, spans, strict=True):
        if not flag:
            for term in run.terms[first:last]:
                term.out = True
    return outcome(list(compress(values, stay)), tests)


def compete_dice(node: Group, run: Run) -> Number:
    """Let the dice of a sum compete with each other; its numbers stay.

    A count looks at the sub-roll, which is what they come to together.
    """
    run.groups.append([True])
    first = len(run.terms)
    outer, run.chains = run.chains, {}
    total = value_of(node.members[0], run)
    chains, run.chains = run.chains, outer
    pools = pools_in(node.members[0])
    competing = [
        (term, chains.get(slot))
        for slot, term in enumerate(run.terms[first:], first)
        if any(term.node is one for one in pools)  # not the dice of a computed count
    ]
    values: list[int] = []
    for term, units in competing:
        values += in_play_of(term, units)
    stay, tests = judge(node, values, run)
    at = 0
    for term, units in competing:
        size = len(in_play_of(term, units))
        leave_out(term, units, stay[at : at + size])
        at += size
    return outcome([sum(compress(values, stay)) + (total - sum(values))], tests)


def in_play_of(term: Term, units: list[int | list[int]] | None) -> Sequence[int]:
    """Give the values of a term that compete: of dice, or of chains that count as one."""
    values = term.values
    if units is not None:
        return [unit_value(values, unit) for unit in units]
    return values if term.kept is None else list(compress(values, term.kept))


def leave_out(term: Term, units: list[int | list[int]] | None, stay: bytearray) -> None:
    """Leave out the dice in play that do not stay."""
    if 0 not in stay:
        return
    size = len(term.faces)
    if units is None:
        units = list(range(size)) if term.kept is None else list(compress(range(size), term.kept))
    kept = bytearray(size)
    for i in dice_of(list(compress(units, stay))):
        kept[i] = 1
    term.kept = kept


def judge(
    node: Group, values: Sequence[Number], run: Run
) -> tuple[bytearray, list[tuple[str, Callable[[Any], bool]]]]:
    """Flag the values that a group keeps, and give its counting tests."""
    in_play = list(range(len(values)))
    tests: list[tuple[str, Callable[[Any], bool]]] = []
    for modifier in node.modifiers:
        if type(modifier) is Keep:
            count = count_of(modifier.count, run, N_("The number to keep or drop"))
            stay = chosen([values[i] for i in in_play], modifier.what, count)
            in_play = [in_play[i] for i in stay]
            in_play.sort()
        elif type(modifier) is Count:
            tests.append((modifier.what, tester(modifier.condition, run)))
    flags = bytearray(len(values))
    for i in in_play:
        flags[i] = 1
    return flags, tests


def outcome(values: Sequence[Number], tests: list[tuple[str, Callable[[Any], bool]]]) -> Number:
    """Count the values where there are tests, else add them up."""
    return counted(values, tests) if tests else sum(values)


def pools_in(node: Node) -> list[Pool]:
    """List the dice terms of a sum of dice and numbers, from left to right."""
    if type(node) is Pool:
        return [node]
    if type(node) is Labelled or type(node) is Unary:
        return pools_in(node.operand)
    if type(node) is Binary:
        return pools_in(node.left) + pools_in(node.right)
    return []
