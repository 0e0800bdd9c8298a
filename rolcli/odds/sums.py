"""Sums of terms: plain dice of equal sides are one pool, equal terms one power."""

from __future__ import annotations

from math import prod

from rolcli import exact
from rolcli.notation.tree import Binary, Labelled, Node, Number, Pool, Unary
from rolcli.odds import algebra
from rolcli.odds.budget import bits_of
from rolcli.odds.distribution import Distribution, lattice
from rolcli.odds.polynomial import logarithm_cost, uniform_power, uniform_product

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Inner
    from rolcli.odds.expression import Run


class Sum:
    """A sum on its way: plain dice by sides, further laws, a number."""

    __slots__ = ("dice", "first", "laws", "pools", "run")

    def __init__(self, run: Run) -> None:
        self.run = run
        self.dice: dict[int, int] = {}
        self.first: Inner = 0
        self.laws: list[Distribution] = []
        self.pools: dict[tuple[Pool, int], int] = {}

    def add(self, node: Node, sign: int) -> None:
        """Add a node, or take it away."""
        waiting = [(node, sign)]
        while waiting:
            node, sign = waiting.pop()
            if isinstance(node, Labelled):
                waiting.append((node.operand, sign))
            elif isinstance(node, Unary):
                turn = -1 if node.operator == "-" else 1
                waiting.append((node.operand, sign * turn))
            elif isinstance(node, Binary) and node.operator in "+-":
                turn = -1 if node.operator == "-" else 1
                waiting.append((node.right, sign * turn))
                waiting.append((node.left, sign))
            elif isinstance(node, Pool):
                self.add_pool(node, sign)
            else:
                self.add_law(self.run.law(node), sign)

    def add_pool(self, node: Pool, sign: int) -> None:
        """Add a dice term: plain dice of equal sides are one pool, equal terms one power."""
        count, sides = plain(node)
        if count is None or sides is None:
            key = (node, sign)
            self.pools[key] = self.pools.get(key, 0) + 1
            return
        budget = self.run.budget
        budget.node = node
        budget.throw(count)
        budget.fit(count * (sides - 1) + 1, bits_of(sides, count))
        self.dice[sides] = self.dice.get(sides, 0) + count
        self.first += count if sign > 0 else -count * sides

    def add_law(self, law: Distribution, sign: int) -> None:
        """Add a distribution."""
        if len(law) == 1 and law.denominator == 1:
            value = law.values[0]
            self.first += value if sign > 0 else -value
        else:
            self.laws.append(law if sign > 0 else algebra.negated(law))

    def total(self, node: Node) -> Distribution:
        """Put everything together."""
        run, budget, laws = self.run, self.run.budget, self.laws
        for (pool_node, sign), times in self.pools.items():
            for _ in range(times):  # each is thrown, though worked out once
                law = run.law(pool_node)
            one = law if sign > 0 else algebra.negated(law)
            laws.append(algebra.powered(one, times, budget))
        budget.node = node
        if self.dice:
            laws.append(plain_dice(self.dice, budget))
        return checked(algebra.shifted(algebra.total_of(laws, budget), self.first), node)


def plain(node: Pool, modifiers: int = 0) -> tuple[int | None, int | None]:
    """Give count and sides of a term of plain dice, or None for what is not that simple.

    Dice with so many ``modifiers`` serve too, whatever these are.
    """
    count, sides = node.count, node.sides
    if len(node.modifiers) > modifiers or type(count) is not Number or type(sides) is not Number:
        return None, None
    if type(count.value) is int and type(sides.value) is int and 0 < sides.value <= 10**9:
        return count.value, sides.value
    return None, None


def plain_dice(dice: dict[int, int], budget: Budget) -> Distribution:
    """Give the distribution of plain dice of several sides, the faces from 0."""
    rows = 1 + sum(count * (sides - 1) for sides, count in dice.items())
    bits = sum(bits_of(sides, count) for sides, count in dice.items())
    budget.fit(rows, bits)
    denominator = prod(sides**count for sides, count in dice.items())
    together = logarithm_cost(len(dice), rows, bits)
    if len(dice) > 1 and (rows < 200 or together > rows * (1 + bits / 45)):
        return algebra.total_of(
            [lattice(0, 1, uniform_product({s: n}), s**n) for s, n in dice.items()], budget
        )
    budget.spend(together)
    return lattice(0, 1, uniform_product(dice), denominator)


def alike_dice(count: int, sides: int, budget: Budget) -> Distribution:
    """Give the distribution of two or more plain dice of the same sides."""
    rows, bits = count * (sides - 1) + 1, bits_of(sides, count)
    budget.fit(rows, bits)
    budget.spend(logarithm_cost(1, rows, bits))
    return lattice(count, 1, uniform_power(sides, count), sides**count)


def checked(law: Distribution, node: Node) -> Distribution:
    """Refuse numbers of more bits than the language allows."""
    if law.values:
        for value in (law.values[0], law.values[-1]):
            exact.checked(value)
    return law
