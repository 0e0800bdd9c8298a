"""The enumerating source: a verb run over every branch, for exact odds.

The verb is run again and again; each time a dice source answers with another
combination of outcomes, and the weights of the leaves add up. Chances are
collapsed to the distribution of what they return and remembered; repeated
steps merge equal states; a throw started over divides by the chance of not
starting over. Weights are integers over one denominator, never floats.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from rolcli.dice.evaluate import verdict
from rolcli.dice.source import Again, Dice
from rolcli.errors import EvaluationError, LimitError, UsageError
from rolcli.messages import msg
from rolcli.notation.parse import parse_expression
from rolcli.notation.tree import Compare, Node
from rolcli.odds.expression import distribution
from rolcli.result import Result, Roll

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence
    from typing import Any

    from rolcli.exact import Number
    from rolcli.messages import Message

MAX_LEAVES = 200_000
"""The most leaves that the walk of one verb may have."""


class Weighted:
    """A distribution: values with integer weights over one denominator.

    What the weights lack of the denominator was cut off (explosions beyond the
    depth followed).
    """

    __slots__ = ("denominator", "items")

    def __init__(self, items: list[tuple[Any, int]], denominator: int) -> None:
        self.items = items
        self.denominator = denominator


class Walk(Dice):
    """The enumerating source; ``weigh`` gives the distribution of a procedure."""

    __slots__ = (
        "_at",
        "_chances",
        "_depth",
        "_dice",
        "_leaves",
        "_path",
        "_step",
        "_totals",
        "_weight",
    )
    enumerating = True

    def __init__(self, depth: int = 20) -> None:
        super().__init__()
        self._depth = depth
        self._totals: dict[object, tuple[Any, Weighted, Any]] = {}
        self._dice: dict[int, Weighted] = {}
        self._chances: dict[object, Weighted] = {}
        self._leaves = 0
        self._path: list[list[Any]] = []
        self._at = 0
        self._weight = (1, 1)
        self._step = "roll"

    def weigh(self, step: Callable[..., Any], *arguments: Any) -> Weighted:
        """Run ``step(dice, *arguments)`` over every branch and weigh what it returns."""
        outer = self._path, self._at, self._weight
        gathered: dict[int, dict[Any, int]] = {}
        again: dict[int, int] = {}
        path: list[list[Any]] = []
        try:
            while True:
                self._path, self._at, self._weight = path, 0, (1, 1)
                try:
                    value = step(self, *arguments)
                except Again:
                    weight, denominator = self._weight
                    again[denominator] = again.get(denominator, 0) + weight
                else:
                    weight, denominator = self._weight
                    leaves = gathered.setdefault(denominator, {})
                    leaves[value] = leaves.get(value, 0) + weight
                self._leaves += 1
                if self._leaves > MAX_LEAVES:
                    raise too_many_leaves(self._step)
                while path and path[-1][1] + 1 == len(path[-1][0].items):
                    path.pop()
                if not path:
                    return combined(gathered, again)
                path[-1][1] += 1
        finally:
            self._path, self._at, self._weight = outer

    def branch(self, weighted: Weighted) -> Any:
        """Take the next value of a distribution on this run."""
        at = self._at
        if at == len(self._path):
            if not weighted.items:  # all of it was cut off
                raise LimitError(
                    "depth_too_small", msg("Nothing is left at this depth: follow more explosions.")
                )
            self._path.append([weighted, 0])
        taken, index = self._path[at]
        value, weight = taken.items[index]
        self._at = at + 1
        weights, denominator = self._weight
        self._weight = (weights * weight, denominator * taken.denominator)
        return value

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
        # Texts and trees are told apart, so that a text is read only once.
        key = (expression, tuple(sorted(variables.items())) if variables else ())
        known = self._totals.get(key)
        if known is None:
            if isinstance(expression, str):
                expression = parse_expression(expression, variables)
            known = self._totals[key] = self._expression(expression, variables)
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
        if len(right.items) != 1:
            raise UsageError(
                "random_target",
                msg("{text} has dice on both sides, which odds cannot use here.", text=str(tree)),
            )
        return tree, self._distribution(tree.left, variables), right.items[0][0]

    def _distribution(self, tree: Node, variables: dict[str, Number] | None) -> Weighted:
        odds = distribution(tree, variables, self._depth).total
        return Weighted(list(odds.items()), odds.denominator)

    def die(self, sides: int, what: str) -> int:
        self._step = what
        weighted = self._dice.get(sides)
        if weighted is None:
            faces = [(face, 1) for face in range(1, sides + 1)]
            weighted = self._dice[sides] = Weighted(faces, sides)
        return self.branch(weighted)  # type: ignore[no-any-return]

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

    def modifier(self, name: str, value: Number, rule: str, unit: str = "") -> None:
        """Record nothing: only outcomes matter here."""

    def step(self, label: Message, value: Message | Number | str, rule: str) -> None:
        """Record nothing: only outcomes matter here."""


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


class VerbOdds:
    """The exact odds of a verb.

    ``outcome`` and ``level`` map names to probabilities, ``quantities`` maps
    the name of a number, or of a word such as a state, to its distribution;
    ``truncated`` is what was cut off.
    """

    __slots__ = ("level", "outcome", "quantities", "success", "truncated")

    def __init__(self) -> None:
        self.outcome: dict[str, Fraction] = {}
        self.level: dict[str, Fraction] = {}
        self.success: Fraction | None = None
        self.quantities: dict[str, dict[int | Fraction | str, Fraction]] = {}
        self.truncated = Fraction(0)


def verb_odds(
    run: Callable[[Dice], Result], quantities: Sequence[str] = (), depth: int = 20
) -> VerbOdds:
    """Work out the odds of ``run(dice)``, a verb with its parameters bound.

    ``quantities`` names numbers, words or facts (yes or no) of the result, its details
    or its state, each given where the verb still knows it. Raise LimitError, naming the step,
    for a walk past 200,000 leaves.
    """

    def leaf(dice: Dice) -> tuple[object, ...]:
        result = run(dice)
        numbers = tuple(number_of(result, name) for name in quantities)
        return (result.outcome, result.level, result.success, numbers)

    weighted = Walk(depth).weigh(leaf)
    odds = VerbOdds()
    whole = weighted.denominator
    outcome: dict[str, int] = {}
    level: dict[str, int] = {}
    success: dict[bool, int] = {}
    tables: list[dict[Any, int]] = [{} for _ in quantities]
    for (its_outcome, its_level, its_success, numbers), weight in weighted.items:
        for key, table in ((its_outcome, outcome), (its_level, level), (its_success, success)):
            if key is not None:
                table[key] = table.get(key, 0) + weight
        for number, table in zip(numbers, tables, strict=True):
            if number is not None:
                table[number] = table.get(number, 0) + weight
    odds.outcome = {name: Fraction(weight, whole) for name, weight in outcome.items()}
    odds.level = {name: Fraction(weight, whole) for name, weight in level.items()}
    if success:
        odds.success = Fraction(success.get(True, 0), whole)
    odds.quantities = {
        name: {value: Fraction(table[value], whole) for value in sorted(table)}
        for name, table in zip(quantities, tables, strict=True)
        if table
    }
    odds.truncated = 1 - Fraction(sum(weight for _, weight in weighted.items), whole)
    return odds


def number_of(result: Result, name: str) -> int | Fraction | str | None:
    """Find a named number, word or fact in a result, its details or its state."""
    value: Any = getattr(result, name, None) if name in ("total", "margin") else None
    if value is None:
        value = result.details.get(name, result.state.get(name))
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or isinstance(value, (int, Fraction, str)):
        return value
    return Fraction(value.numerator, value.denominator)


def too_many_leaves(step: str) -> LimitError:
    """Word the limit on branches."""
    return LimitError(
        "too_many_branches",
        msg(
            "The exact odds would need more than {limit} branches, at the step {step}.",
            limit=MAX_LEAVES,
            step=step,
        ),
    )
