"""The enumerating source: a verb run over every branch, for exact odds.

Every word of the Dice interface is answered by branches of values. Chances are
collapsed to the distribution of what they return and remembered; repeated
steps merge equal states; a throw started over divides by the chance of not
starting over. Weights are integers over one denominator, never floats.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from rolcli.dice.order import Place
from rolcli.dice.source import Dice
from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.modifiers import parse_expression
from rolcli.notation.arithmetic import verdict
from rolcli.notation.node import Number as Literal
from rolcli.notation.operands import Ranked
from rolcli.notation.tree import Compare, Node, Pool
from rolcli.odds.branching import MAX_LEAVES, Branching, too_many_leaves
from rolcli.odds.budget import Budget, checked_depth
from rolcli.odds.expression import distribution
from rolcli.odds.grown import GrowingAmount, Grown
from rolcli.odds.narrow import between
from rolcli.odds.objective import judged
from rolcli.odds.onward import agree
from rolcli.odds.operators import floored
from rolcli.odds.ranking import Standing, places
from rolcli.odds.tails import running_on, with_tail
from rolcli.odds.weighted import NOTHING, Weighted, both, mapped, mixed, multiple, of_chances
from rolcli.result import Roll

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence
    from typing import Any

    from rolcli.exact import Number
    from rolcli.messages import Message

MOST_HELD = 1_000
"""How many expressions are known at sight, without looking into them."""
STATE = 30
"""The work of one step from one state, in products of small numbers."""
DEPTH, FURTHER = 4, 3
"""How many explosions, and how many more, are followed to see that a tail goes on as it begins."""


class Walk(Branching):
    """The enumerating source."""

    __slots__ = (
        "_budget", "_chances", "_depth", "_dice", "_gathered", "_held", "_known", "_same",
        "_totals",
    )

    def __init__(self, depth: int = 20) -> None:
        super().__init__()
        checked_depth(depth)
        self._depth = depth
        self._budget = Budget()
        self._totals: dict[object, tuple[Any, Weighted, Any]] = {}
        self._same: dict[int, tuple[Any, Weighted, Any]] = {}
        self._held: list[object] = []
        self._known: dict[object, Weighted] = {}
        self._dice: dict[int, Weighted] = {}
        self._chances: dict[object, Weighted] = {}
        self._gathered: list[tuple[Callable[..., int], tuple[Hashable, ...]]] = []

    def throw(self, count: int, sides: int, what: object = None) -> Sequence[int]:
        self._step = str(what)
        die = Weighted([(face, 1) for face in range(1, sides + 1)], sides)
        return [self.branch(die) for _ in range(count)]

    def roll(
        self,
        expression: str | Node,
        what: str | None = None,
        variables: dict[str, Number] | None = None,
    ) -> Roll:
        self._step = what or "roll"
        known = None if variables else self._same.get(id(expression))
        if known is None:
            # Texts and trees are told apart, so that a text is read only once.
            key = (expression, tuple(sorted(variables.items())) if variables else ())
            known = self._totals.get(key)
            if known is None:
                tree = expression
                if isinstance(tree, str):
                    tree = parse_expression(tree, variables)
                known = self._totals[key] = self._expression(tree, variables)
            if not variables and len(self._held) < MOST_HELD:
                self._same[id(expression)] = known
                self._held.append(expression)  # so that its id stays its own
        tree, weighted, target = known
        rolled = Roll(tree, self.branch(weighted), [], what)
        if target is not None:
            rolled.target = target
            rolled.margin, rolled.success = verdict(tree.operator, rolled.total, target)
        return rolled

    def _expression(
        self, tree: Node, variables: dict[str, Number] | None
    ) -> tuple[Any, Weighted, Number | None]:
        """Give the tree, the distribution of its total, and of a test the target."""
        if not isinstance(tree, Compare):
            return tree, self._distribution(tree, variables), None
        right = self._distribution(tree.right, variables)
        if right.branches != 1:
            raise UsageError(
                "no_exact_odds",
                msg("{text} has dice on both sides, which odds cannot use here.", text=str(tree)),
            )
        return tree, self._distribution(tree.left, variables), right.items[0][0]

    def _distribution(self, tree: Node, variables: dict[str, Number] | None) -> Weighted:
        return with_tail(distribution(tree, variables).total, self._depth)

    def die(self, sides: int, what: str) -> int:
        self._step = what
        weighted = self._dice.get(sides)
        if weighted is None:
            faces = [(face, 1) for face in range(1, sides + 1)]
            weighted = self._dice[sides] = Weighted(faces, sides)
        return self.branch(weighted)  # type: ignore[no-any-return]  # as the step gives it

    def chance(self, step: Callable[..., Any], *arguments: Hashable) -> Any:
        return self.branch(self._weighed(step, arguments))

    def _weighed(self, step: Callable[..., Any], arguments: tuple[Hashable, ...]) -> Weighted:
        key = (step, arguments)
        weighted = self._chances.get(key)
        if weighted is None:
            weighted = self._chances[key] = self.weigh(step, *arguments)
        return weighted

    def repeat(
        self, n: int, step: Callable[..., Any], state: Any, *arguments: Hashable
    ) -> Any:
        key = (step, n, state, arguments)
        weighted = self._chances.get(key)
        if weighted is None:
            weighted = Weighted([(state, 1)], 1)
            for _ in range(n):
                weighted = mixed(
                    (weight, self._weighed(step, (before, *arguments)))
                    for before, weight in weighted.items
                ).over(weighted.denominator)
                if len(weighted.items) > MAX_LEAVES:
                    raise too_many_leaves(step.__name__)
            self._chances[key] = weighted
        return self.branch(weighted)

    def total(self, n: int, step: Callable[..., int], *arguments: Hashable) -> int:
        return self.branch(self._multiple(n, step, arguments))  # type: ignore[no-any-return]  # as the step gives it

    def _multiple(
        self, n: int, step: Callable[..., int], arguments: tuple[Hashable, ...]
    ) -> Weighted:
        key = (Dice.total, n, step, arguments)
        weighted = self._chances.get(key)
        if weighted is None:
            self._step = step.__name__
            one = self._weighed(step, arguments)
            weighted = self._chances[key] = multiple(one, n, self._budget)
        return weighted

    def run_on(self, step: Callable[..., tuple[int, bool]], *arguments: Hashable) -> int:
        key = (Dice.run_on, step, arguments)
        weighted = self._chances.get(key)
        if weighted is None:
            one = self._weighed(step, arguments)
            weighted = self._chances[key] = running_on(one, self._depth, self._budget)
        return self.branch(weighted)  # type: ignore[no-any-return]  # as the step gives it

    def contest(self, key: Any, step: Callable[..., Any], *arguments: Hashable) -> tuple[int, Any]:
        standing = self._standing(step, arguments)
        exact = self._beside([key], standing)
        if exact is not None:
            ((above, tied, below),) = exact
            sign = self.branch(of_chances({1: below, 0: tied, -1: above}))
            self._narrow(sign, lambda _, beside: beside[0][sign + 1])
            return sign, None
        self._lose()
        more, same, less = standing.beside(key, not self._tails)
        signs = [(sign, weight) for sign, weight in ((1, less), (0, same), (-1, more)) if weight]
        return self.branch(Weighted(signs, standing.denominator)), None

    def reach(
        self, limits: Sequence[Any], step: Callable[..., Any], *arguments: Hashable
    ) -> tuple[int, Any]:
        standing = self._standing(step, arguments)
        exact = self._beside(limits, standing) if limits else None
        if exact is not None:
            least = [Fraction(1), *[more + same for more, same, _ in exact], Fraction(0)]
            shares = {i: a - b for i, (a, b) in enumerate(pairwise(least))}
            count = self.branch(of_chances(shares))
            self._narrow(count, lambda places, beside: between(places, beside, count))
            return count, None
        self._lose()
        weights = enumerate(standing.between(limits, not self._tails))
        counts = [(count, weight) for count, weight in weights if weight]
        return self.branch(Weighted(counts, standing.denominator)), None

    def _standing(self, step: Callable[..., Any], arguments: tuple[Hashable, ...]) -> Standing:
        known = (Standing, step, arguments)
        standing: Any = self._chances.get(known)
        if standing is None:
            weighted = self._sure(step, arguments)
            standing = self._chances[known] = Standing(weighted)  # type: ignore[assignment]  # beside chances, by its own key
        return standing  # type: ignore[no-any-return]  # as the step gives it

    def _sure(
        self, step: Callable[..., Any], arguments: tuple[Hashable, ...], few: bool = False
    ) -> Weighted:
        """Weigh a step; tails whose keys do not move as their first two do lose their law.

        Where they do, ``few`` rows serve as well as many, if that is asked.
        """
        key = (step, arguments, few)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._judged(step, arguments, few)
        return found

    def _judged(
        self, step: Callable[..., Any], arguments: tuple[Hashable, ...], few: bool
    ) -> Weighted:
        """See whether tails move as their first two values do."""
        if few and self._depth > DEPTH:
            short, more = (Walk(n)._weighed(step, arguments) for n in (DEPTH, DEPTH + FURTHER))
            if short.tails and agree(short, more):
                return short
        weighted = self._weighed(step, arguments)
        if weighted.tails and all(tail.places is not None for tail in weighted.tails):
            depth = min(self._depth, DEPTH)
            short, more = (Walk(n)._weighed(step, arguments) for n in (depth, depth + FURTHER))
            if not agree(short, more):
                weighted.tails = tuple(tail.parted() for tail in weighted.tails)
        return weighted

    def order(self, rolls: Sequence[tuple[Any, ...]], again: bool = False) -> list[Place]:
        weighted = [self._sure(step, tuple(arguments), few=True) for step, *arguments in rolls]
        found = []
        for chances in places(weighted, again):
            place = Place(None)
            place.place = of_chances(dict(enumerate(chances, 1)))  # type: ignore[assignment]  # a law stands for it
            found.append(place)
        return found

    def judge(self, rolled: Roll, test: Callable[..., Any], *arguments: Hashable) -> Any:
        tree = rolled.tree
        assert isinstance(tree, Ranked)
        kept = min(rolled.total, tree.sides)
        return self.chance(judged, tree, kept, test, arguments)

    def gather(self, before: Any, n: int, step: Callable[..., int], *arguments: Hashable) -> Any:
        known = (step, arguments)
        if known not in self._gathered:
            self._gathered.append(known)
        counts = dict(before)
        kind = self._gathered.index(known)
        counts[kind] = counts.get(kind, 0) + n
        return tuple(sorted((kind, count) for kind, count in counts.items() if count))

    def summed(self, gathered: Any) -> Any:
        key = (Dice.summed, gathered)
        weighted = self._chances.get(key)
        if weighted is None:
            weighted = NOTHING
            for kind, count in gathered:
                step, arguments = self._gathered[kind]
                more = self._multiple(count, step, arguments)
                weighted = both(weighted, more, self._budget)
            self._chances[key] = weighted
        return weighted

    def folded(
        self, gathered: Any, step: Callable[..., Any], state: Any, *arguments: Hashable
    ) -> Any:
        # Grown from what is known of fewer, one number at a time.
        numbers = [kind for kind, count in gathered for _ in range(count)]
        keys = [
            (Dice.folded, tuple(numbers[:end]), step, state, arguments)
            for end in range(len(numbers) + 1)
        ]
        at = len(numbers)
        while at and keys[at] not in self._chances:
            at -= 1
        weighted = self._chances.setdefault(keys[at], Weighted([(state, 1)], 1))
        for end in range(at, len(numbers)):
            one = self._weighed(*self._gathered[numbers[end]])
            self._budget.spend(STATE * len(weighted.items) * len(one.items))
            weights: dict[Any, int] = {}
            for before, share in weighted.items:
                for number, weight in one.items:
                    after = step(before, number, *arguments)
                    weights[after] = weights.get(after, 0) + share * weight
            weighted = Weighted(list(weights.items()), weighted.denominator * one.denominator)
            if len(weights) > MAX_LEAVES:
                raise too_many_leaves(step.__name__)
            self._chances[keys[end + 1]] = weighted
        return weighted

    def amount(
        self, expression: Node, what: str, n: int = 0, die: Pool | None = None
    ) -> Any:
        self._step = what
        self._budget.node = expression
        key = (Dice.amount, expression, die)
        kind: Any = self._chances.get(key)
        if kind is None:
            base = floored(distribution(expression).total, self._budget)
            if die is None:
                kind = with_tail(base, self._depth)
            else:
                one = distribution(Pool(Literal(1), die.sides, die.modifiers)).total
                kind = GrowingAmount(base, one, self._depth, self._budget)
            self._chances[key] = kind
        return kind if die is None else Grown(kind, n)

    def derive(self, value: Any, step: Callable[..., Any], *arguments: Hashable) -> Any:
        if isinstance(value, Grown):
            return Grown(value.kind, value.n, (*value.maps, (step, arguments)))
        if not isinstance(value, Weighted):
            return step(value, *arguments)
        key = (Dice.derive, value, step, arguments)
        weighted = self._chances.get(key)
        if weighted is None:
            weighted = self._chances[key] = mapped(value, step, *arguments)
        return weighted

    def early(self, step: Callable[..., Any], *arguments: Hashable) -> None:
        return None

    def foresee(self, value: Any, step: Callable[..., Any], *arguments: Hashable) -> Any:
        return step(self, value, *arguments)

    def seen(self, value: Any) -> Any:
        return None

    def tell(self, words: Callable[..., None], *arguments: Any) -> None:
        """Tell nothing: only outcomes matter here."""

    def modifier(self, name: str, value: Number, rule: str, unit: str = "") -> None:
        """Record nothing: only outcomes matter here."""

    def step(self, label: Message, value: Message | Number | str, rule: str) -> None:
        """Record nothing: only outcomes matter here."""
