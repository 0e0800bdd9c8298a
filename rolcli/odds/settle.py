"""Counts, sides and the arguments of modifiers: expressions themselves, so distributions."""

from __future__ import annotations

from rolcli.notation import limits
from rolcli.notation.operands import Faces
from rolcli.notation.tree import Node, Number, Pool
from rolcli.odds.algebra import rows_of
from rolcli.odds.distribution import constant
from rolcli.odds.settled import DieFaces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from rolcli.modifiers.base import Deed
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget

    LawOf = Callable[[Node], Law]


def counts_of(node: Node, law_of: LawOf, complaint: str = limits.DICE) -> Law:
    """Give the distribution of a count; raise EvaluationError unless every value can serve."""
    if type(node) is Number and type(node.value) is int:
        return constant(node.value)
    law = law_of(node)
    for value in rows_of(law).values:
        limits.count(value, node, complaint)
    return law


def choices(
    node: Pool, law_of: LawOf, budget: Budget
) -> tuple[list[tuple[int, DieFaces, list[Deed]]], int, Law | None]:
    """List the dice and deeds that a term may mean, with weights, and what these are out of.

    The last is a distribution that they are of where that is not all listed.
    """
    found: list[tuple[int, DieFaces, list[Deed]]] = []
    sides, whole, loose = sides_law(node.sides, law_of, budget)
    for weight, die in sides:
        deeds, below, lacking = bound(node.modifiers, die.highest, law_of, budget)
        found += [(weight * share, die, some) for share, some in deeds]
        loose = lacking or loose
    return found, whole * below, loose


def sides_law(
    node: Node, law_of: LawOf, budget: Budget
) -> tuple[list[tuple[int, DieFaces]], int, Law | None]:
    """List the dice that a computed number of sides may mean, with weights."""
    if type(node) is Faces:
        return [(1, DieFaces(len(node.values), node.values))], 1, None
    if type(node) is Number and type(node.value) is int and 0 < node.value <= 10**9:
        return [(1, DieFaces(node.value))], 1, None
    law = rows_of(law_of(node), budget)
    budget.spend(len(law) * 13)
    dice = [
        (weight, DieFaces(limits.sides(value, node))) for value, weight in law.items()
    ]
    return dice, law.denominator, None if law.complete else law


def bound(
    modifiers: Sequence[Any], highest: int, law_of: LawOf, budget: Budget
) -> tuple[list[tuple[int, list[Deed]]], int, Law | None]:
    """List the deeds that random arguments may mean, with weights."""
    found: list[tuple[int, list[Deed]]] = [(1, [])]
    whole = 1
    loose: Law | None = None
    for modifier in modifiers:
        laws = [rows_of(law_of(node), budget) for node in modifier.arguments]
        options: list[tuple[int, tuple[Any, ...]]] = [(1, ())]
        for law in laws:
            budget.spend(len(found) * len(options) * len(law) * 8)
            whole *= law.denominator
            if not law.complete:
                loose = law
            options = [
                (weight * share, (*values, value))
                for weight, values in options
                for value, share in law.items()
            ]
        deeds = [(weight, modifier.bind(values, highest)) for weight, values in options]
        found = [
            (weight * share, [*some, deed]) for weight, some in found for share, deed in deeds
        ]
    return found, whole, loose
