"""Counts, sides and modifier arguments: expressions themselves, so distributions."""

from __future__ import annotations

from rolcli.modifiers.base import Modifier
from rolcli.modifiers.clamp import Clamping
from rolcli.modifiers.sort import Sort
from rolcli.notation import limits
from rolcli.notation.tree import Faces, Node
from rolcli.odds.distribution import Distribution
from rolcli.odds.settled import Change, never
from rolcli.odds.throwing import Die

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.notation.modifier import Modifier as Written
    from rolcli.odds.distribution import Inner
    from rolcli.odds.expression import Run

    Choices = list[tuple[int, Change]]


def counts_of(node: Node, run: Run, complaint: str = limits.DICE) -> Distribution:
    """Give the distribution of a count; raise EvaluationError unless every value can serve."""
    law = run.law(node)
    for value in law.values:
        limits.count(value, node, complaint)
    return law


def sides_law(node: Node, run: Run) -> tuple[list[tuple[int, Die]], int]:
    """List the dice that a computed number of sides may mean, with weights, and the denominator."""
    if type(node) is Faces:
        return [(1, Die(len(node.values), node.values))], 1
    law = run.law(node)
    run.budget.spend(len(law) * 2.0)
    return [
        (weight, Die(limits.sides(value, node)))
        for value, weight in law.items()
    ], law.denominator


def settled(
    modifiers: Sequence[Written], highest: int, run: Run
) -> tuple[list[tuple[int, list[Change]]], int]:
    """List the modifiers that random arguments may mean, with weights, and the denominator."""
    found: list[tuple[int, list[Change]]] = [(1, [])]
    denominator = 1
    for modifier in modifiers:
        if type(modifier) is Sort:
            continue
        assert isinstance(modifier, Modifier)
        choices, below = choices_of(modifier, highest, run)
        denominator *= below
        run.budget.spend(len(found) * len(choices) * 1.0)
        found = [
            (weight * share, [*changes, change])
            for weight, changes in found
            for share, change in choices
        ]
    return found, denominator


def choices_of(modifier: Modifier, highest: int, run: Run) -> tuple[Choices, int]:
    """List what a modifier may mean, with weights, and the denominator."""
    found: list[tuple[int, list[Inner]]] = [(1, [])]
    denominator = 1
    for node in modifier.arguments:
        law = run.law(node)
        denominator *= law.denominator
        run.budget.spend(len(found) * len(law) * 1.0)
        found = [
            (weight * share, [*values, value])
            for weight, values in found
            for value, share in law.items()
        ]
    return [
        (weight, change(modifier, values, highest)) for weight, values in found
    ], denominator


def change(modifier: Modifier, values: list[Inner], highest: int) -> Change:
    """Give what a modifier does as the core of the odds tells it."""
    deed: Any = modifier.bind(values, highest)
    style = getattr(modifier, "style", getattr(modifier, "what", "u"))
    if deed.role == "window":
        return Change("keep", style, deed.count, (), never)
    if deed.role == "differ":
        return Change("unique", style, 0, (), never)
    if deed.role == "score":
        return Change("count", style, 0, ((deed.operator, deed.point),), deed.holds)
    if deed.role == "explosion":
        kind = "explode" if deed.apart else "compound"
        return Change(kind, style, 0, ((deed.operator, deed.point),), deed.holds)
    if isinstance(deed, Clamping):
        return Change("clamp", style, deed.limit, (), never)
    points = tuple(zip(deed.operators, deed.points, strict=True))
    return Change("reroll", style, 0, points, deed.holds)
