"""Values with integer weights over one denominator, and what is made of several of them."""

from __future__ import annotations

from math import lcm

from rolcli.errors import EvaluationError
from rolcli.messages import msg
from rolcli.odds.algebra import added, powered, rows_of
from rolcli.odds.distribution import gathered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from fractions import Fraction
    from typing import Any

    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Distribution


class Weighted:
    """A distribution: values with integer weights over one denominator.

    What the weights lack of the denominator was cut off (explosions beyond the
    depth followed).
    """

    __slots__ = ("denominator", "items")

    def __init__(self, items: list[tuple[Any, int]], denominator: int) -> None:
        self.items = items
        self.denominator = denominator


class Mixture:
    """Weighted distributions put together, their outer denominator not yet applied."""

    __slots__ = ("inner", "weights")

    def __init__(self, weights: dict[Any, int], inner: int) -> None:
        self.weights = weights
        self.inner = inner

    def over(self, denominator: int) -> Weighted:
        """Apply the denominator of the outer weights."""
        return Weighted(list(self.weights.items()), self.inner * denominator)


def mixed(parts: Iterable[tuple[int, Weighted]]) -> Mixture:
    """Mix distributions by outer weights."""
    listed = list(parts)
    inner = lcm(*(weighted.denominator for _, weighted in listed))
    weights: dict[Any, int] = {}
    for outer, weighted in listed:
        factor = outer * (inner // weighted.denominator)
        for value, weight in weighted.items:
            weights[value] = weights.get(value, 0) + factor * weight
    return Mixture(weights, inner)


def combined(gathered: dict[int, dict[Any, int]], again: dict[int, int]) -> Weighted:
    """Bring leaves to one denominator and divide by the chance of not starting over."""
    denominator = lcm(*gathered, *again)
    weights: dict[Any, int] = {}
    for own, leaves in gathered.items():
        factor = denominator // own
        for value, weight in leaves.items():
            weights[value] = weights.get(value, 0) + weight * factor
    over = sum(weight * (denominator // own) for own, weight in again.items())
    if over == denominator:
        raise EvaluationError("always_tied", msg("This throw is tied whatever falls."))
    return Weighted(list(weights.items()), denominator - over)


def multiple(weighted: Weighted, n: int, budget: Budget) -> Weighted:
    """Add up n independent whole numbers; raise LimitError where it is too much work."""
    if n == 0 or not weighted.items:
        return Weighted([(0, 1)], 1) if n == 0 else weighted
    return of_law(powered(law_of(weighted), n, budget))


def both(one: Weighted, other: Weighted, budget: Budget) -> Weighted:
    """Add up two independent whole numbers."""
    if not one.items or not other.items:
        return Weighted([], one.denominator * other.denominator)
    return of_law(added(law_of(one), law_of(other), budget))


def law_of(weighted: Weighted) -> Distribution:
    """Give whole numbers as a distribution of the odds of expressions."""
    return gathered(dict(weighted.items), weighted.denominator)


def of_law(law: Law) -> Weighted:
    """Give a distribution of the odds of expressions as weights."""
    rows = rows_of(law)
    return Weighted(list(rows.items()), rows.denominator)


def row_of(weighted: Weighted) -> tuple[int, list[int]]:
    """Give the least whole number and the weights from there on."""
    values = [value for value, _ in weighted.items]
    least = min(values)
    row = [0] * (max(values) - least + 1)
    for value, weight in weighted.items:
        row[value - least] += weight
    return least, row


def mapped(weighted: Weighted, step: Callable[..., Any], *arguments: Any) -> Weighted:
    """Apply a function to every value."""
    weights: dict[Any, int] = {}
    for value, weight in weighted.items:
        made = step(value, *arguments)
        weights[made] = weights.get(made, 0) + weight
    return Weighted(list(weights.items()), weighted.denominator)


def of_chances(chances: dict[Any, Fraction]) -> Weighted:
    """Make a distribution of chances."""
    denominator = lcm(1, *(chance.denominator for chance in chances.values()))
    items = [
        (value, chance.numerator * (denominator // chance.denominator))
        for value, chance in chances.items()
        if chance
    ]
    return Weighted(items, denominator)
