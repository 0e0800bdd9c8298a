"""Counts, sides and modifier arguments: expressions themselves, so distributions."""

from __future__ import annotations

from rolcli.dice.evaluate import count_of, sides_of, whole
from rolcli.messages import N_
from rolcli.notation.tree import (
    Clamp,
    Count,
    Explode,
    Faces,
    Keep,
    Modifier,
    Node,
    Number,
    Reroll,
    Sort,
    Unique,
)  # fmt: skip
from rolcli.odds.distribution import Distribution
from rolcli.odds.settled import Change, never, test
from rolcli.odds.throwing import Die

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.notation.tree import Condition
    from rolcli.odds.distribution import Inner
    from rolcli.odds.expression import Run

    Choices = list[tuple[int, Change]]


NO_RUN: Any = None
"""Stands for the run of the evaluator where only a literal is looked at."""


def literal(value: Inner, node: Node) -> Number:
    """Put a value in the place of the node that came to it."""
    return Number(value, node.at)


def counts_of(node: Node, run: Run, complaint: str = N_("The number of dice")) -> Distribution:
    """Give the distribution of a count; raise EvaluationError unless every value can serve."""
    law = run.law(node)
    for value in law.values:
        count_of(literal(value, node), NO_RUN, complaint)
    return law


def sides_law(node: Node, run: Run) -> tuple[list[tuple[int, Die]], int]:
    """List the dice that a computed number of sides may mean, with weights, and the denominator."""
    if type(node) is Faces:
        return [(1, Die(len(node.values), node.values))], 1
    law = run.law(node)
    run.budget.spend(len(law) * 2.0)
    return [
        (weight, Die(sides_of(literal(value, node), NO_RUN)))
        for value, weight in law.items()
    ], law.denominator


def settled(
    modifiers: Sequence[Modifier], highest: int, run: Run
) -> tuple[list[tuple[int, list[Change]]], int]:
    """List the modifiers that random arguments may mean, with weights, and the denominator."""
    found: list[tuple[int, list[Change]]] = [(1, [])]
    denominator = 1
    for modifier in modifiers:
        if type(modifier) is Sort:
            continue
        choices, below = SETTLE[type(modifier)](modifier, highest, run)
        denominator *= below
        run.budget.spend(len(found) * len(choices) * 1.0)
        found = [
            (weight * share, [*changes, change])
            for weight, changes in found
            for share, change in choices
        ]
    return found, denominator


def points(
    conditions: Sequence[Condition], run: Run
) -> tuple[list[tuple[int, tuple[tuple[str, Inner], ...]]], int]:
    """List the conditions that random comparison points may mean, with weights."""
    found: list[tuple[int, tuple[tuple[str, Inner], ...]]] = [(1, ())]
    denominator = 1
    for condition in conditions:
        law = run.law(condition.point)
        denominator *= law.denominator
        run.budget.spend(len(found) * len(law) * 1.0)
        found = [
            (weight * share, (*before, (condition.operator, value)))
            for weight, before in found
            for value, share in law.items()
        ]
    return found, denominator


def keep(modifier: Keep, highest: int, run: Run) -> tuple[Choices, int]:
    """Settle a keep or drop."""
    law = counts_of(modifier.count, run, N_("The number to keep or drop"))
    return [
        (weight, Change("keep", modifier.what, value, (), never))
        for value, weight in law.items()
    ], law.denominator


def explode(modifier: Explode, highest: int, run: Run) -> tuple[Choices, int]:
    """Settle an explosion; without a condition it is the highest face."""
    kind = "compound" if modifier.style == "!!" else "explode"
    if modifier.condition is None:
        top = (("=", highest),)
        return [(1, Change(kind, modifier.style, 0, top, test(top)))], 1
    found, below = points([modifier.condition], run)
    return [(w, Change(kind, modifier.style, 0, p, test(p))) for w, p in found], below


def reroll(modifier: Reroll, highest: int, run: Run) -> tuple[Choices, int]:
    """Settle a reroll."""
    found, below = points(modifier.conditions, run)
    return [(w, Change("reroll", modifier.style, 0, p, test(p))) for w, p in found], below


def clamp(modifier: Clamp, highest: int, run: Run) -> tuple[Choices, int]:
    """Settle a clamp, whose limit must be whole."""
    law = run.law(modifier.limit)
    for value in law.values:
        whole(literal(value, modifier.limit), NO_RUN, N_("The limit of a die"))
    return [
        (weight, Change("clamp", modifier.what, value, (), never))
        for value, weight in law.items()
    ], law.denominator


def unique(modifier: Unique, highest: int, run: Run) -> tuple[Choices, int]:
    """Settle ``u``."""
    return [(1, Change("unique", "u", 0, (), never))], 1


def count(modifier: Count, highest: int, run: Run) -> tuple[Choices, int]:
    """Settle a count."""
    found, below = points([modifier.condition], run)
    return [(w, Change("count", modifier.what, 0, p, test(p))) for w, p in found], below


SETTLE: dict[type[Modifier], Any] = {
    Keep: keep,
    Explode: explode,
    Reroll: reroll,
    Clamp: clamp,
    Unique: unique,
    Count: count,
}
