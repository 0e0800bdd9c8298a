"""Sums of terms: plain dice of equal sides are one pool, equal terms one power."""

from __future__ import annotations

from rolcli import exact
from rolcli.notation.operands import Labelled, Unary
from rolcli.notation.tree import Binary, Node, Number, Pool
from rolcli.odds import algebra
from rolcli.odds.distribution import Distribution

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Inner


class Sum:
    """A sum on its way: equal dice terms by number, further laws, and a number."""

    __slots__ = ("budget", "first", "law_of", "laws", "plain", "pools")

    def __init__(self, law_of: Callable[[Node], Law], budget: Budget) -> None:
        self.law_of = law_of
        self.budget = budget
        self.first: Inner = 0
        self.laws: list[Law] = []
        self.plain: dict[tuple[int, int], int] = {}  # by sides and sign
        self.pools: dict[tuple[Pool, int], int] = {}

    def add(self, node: Node, sign: int) -> None:
        """Add a node, or take it away."""
        waiting = [(node, sign)]
        while waiting:
            node, sign = waiting.pop()
            if isinstance(node, Labelled):
                waiting.append((node.operand, sign))
            elif isinstance(node, Unary):
                waiting.append((node.operand, -sign if node.operator == "-" else sign))
            elif isinstance(node, Binary) and node.operator in "+-":
                waiting.append((node.right, -sign if node.operator == "-" else sign))
                waiting.append((node.left, sign))
            elif isinstance(node, Pool):
                self.add_pool(node, sign)
            else:
                self.add_law(self.law_of(node), sign)

    def add_pool(self, node: Pool, sign: int) -> None:
        """Add a dice term."""
        count, sides = node.count, node.sides
        if not node.modifiers and type(count) is type(sides) is Number:
            number, faces = count.value, sides.value
            if type(number) is type(faces) is int and 0 < faces <= 10**9:
                self.budget.node = node
                self.budget.throw(number)
                key = (faces, sign)
                self.plain[key] = self.plain.get(key, 0) + number
                return
        self.pools[node, sign] = self.pools.get((node, sign), 0) + 1

    def add_law(self, law: Law, sign: int) -> None:
        """Add a distribution."""
        if algebra.certain(law):
            assert isinstance(law, Distribution)
            self.first += law.values[0] if sign > 0 else -law.values[0]
        else:
            self.laws.append(law if sign > 0 else algebra.negated(law))

    def total(self, node: Node) -> Law:
        """Put everything together."""
        budget = self.budget
        for (faces, sign), number in self.plain.items():
            self.add_law(self.law_of(Pool(Number(number), Number(faces))), sign)
            budget.dice += number  # they were counted one by one
        for (pool_node, sign), times in self.pools.items():
            for _ in range(times):  # each is thrown, though worked out once
                law = self.law_of(pool_node)
            one = law if sign > 0 else algebra.negated(law)
            budget.node = pool_node
            self.add_law(algebra.powered(one, times, budget), 1)
        budget.node = node
        return checked(algebra.shifted(algebra.total_of(self.laws, budget), self.first))


def checked(law: Law) -> Law:
    """Refuse numbers of more bits than the language allows."""
    if isinstance(law, Distribution) and law.values:
        for value in (law.values[0], law.values[-1]):
            exact.checked(value)
    return law
