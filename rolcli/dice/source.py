"""Where dice come from: the interface and the seeded stream.

Nothing else in the program may draw.
"""

from __future__ import annotations

from rolcli.dice.stream import Bytes, new_seed
from rolcli.dice.throwing import MAX_AGAIN, Thrower
from rolcli.notation.node import Number as Literal
from rolcli.notation.tree import Binary, Pool
from rolcli.result import Modifier, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence
    from typing import Any, TypeVar

    from rolcli.dice.order import Place
    from rolcli.exact import Number
    from rolcli.messages import Message
    from rolcli.notation.node import Node
    from rolcli.result import Roll

    T = TypeVar("T", bound=Hashable)


known: Callable[..., Roll] | None = None


def evaluation() -> Callable[..., Roll]:
    """Give what rolls a tree, imported once: some verbs throw without an expression."""
    global known
    if known is None:
        from rolcli.dice.evaluate import roll

        known = roll
    return known


class Again(Exception):  # noqa: N818 - a signal, not an error
    """Raised by ``again()``: the current chance starts over from the same state."""


class Dice(Thrower):
    """The interface through which everything asks for dice.

    Subclasses give faces. A verb rolls with ``roll`` and ``die``. What it does with dice
    beside that it says in words that exact odds answer in their own, cheap way, so that
    no verb asks which source it has:

    - ``chance`` a sub-procedure of which only what it returns matters; ``again`` starts
      the current one over (tied rolls).
    - ``repeat`` a step from state to state; ``total`` what independent steps add up to;
      ``run_on`` the same for as long as a step says that there is more.
    - ``contest`` a key against another's roll; ``reach`` rising limits by a roll;
      ``order`` several rolls by their keys.
    - ``judge`` the faces of an objective die.
    - ``gather`` what will be added up or folded at the end (``summed``, ``folded``,
      ``derive``): damage of hits, while only their number matters to what comes next.
      ``amount`` is such a number that is rolled once.
    - ``early`` dice that fall before others but are read after them.
    - ``foresee`` what the player means to do next, which a roll leaves to them.
    - ``tell`` what is only told: working, notes, headline; ``seen`` marks a value that
      serves for nothing else.
    """

    __slots__ = ("modifiers", "rolls", "steps")

    seed: str | None = None
    """The text from which this source's rolls can be replayed, if there is one."""

    def __init__(self) -> None:
        self.rolls: list[Roll] = []
        self.modifiers: list[Modifier] = []
        self.steps: list[Step] = []

    def roll(
        self,
        expression: str | Node,
        what: str | None = None,
        variables: dict[str, Number] | None = None,
    ) -> Roll:
        """Roll an expression; ``what`` is the snake_case name of its purpose.

        The roll is kept in ``rolls``, in order.
        """
        rolled = evaluation()(expression, self, variables, what)
        self.rolls.append(rolled)
        return rolled

    def die(self, sides: int, what: str) -> int:
        """Roll one die, recorded like any expression; ``what`` is its snake_case purpose."""
        face = self.roll(one_die(sides), what).total
        assert isinstance(face, int)
        return face

    def modifier(self, name: str, value: Number, rule: str, unit: str = "") -> None:
        """Record a number that was added, by its snake_case name and rule id.

        ``unit`` is that of a number of dice: ``die``, or ``D`` for those of a code.
        """
        self.modifiers.append(Modifier(name, value, rule, unit))

    def step(self, label: Message, value: Message | Number | str, rule: str) -> None:
        """Record a line of the working with its rule id."""
        self.steps.append(Step(label, value, rule))

    def chance(self, step: Callable[..., T], *arguments: Hashable) -> T:
        """Run a sub-procedure ``step(dice, *arguments)`` and give what it returns.

        Exact odds collapse it to the distribution of its (hashable) return
        value, so it returns only what the rest of the verb reads, and depends
        on nothing but its arguments.
        """
        for _ in range(MAX_AGAIN):
            try:
                return step(self, *arguments)
            except Again:
                continue
        from rolcli.dice.order import endless

        raise endless()

    def repeat(self, n: int, step: Callable[..., T], state: T, *arguments: Hashable) -> T:
        """Run ``state = step(dice, state, *arguments)`` n times; exact odds merge equal states."""
        for _ in range(n):
            state = step(self, state, *arguments)
        return state

    def total(self, n: int, step: Callable[..., int], *arguments: Hashable) -> int:
        """Add up what ``step(dice, *arguments)`` gives, run n times.

        Exact odds raise the distribution of one step to a power.
        """
        return sum([step(self, *arguments) for _ in range(n)])

    def run_on(self, step: Callable[..., tuple[int, bool]], *arguments: Hashable) -> int:
        """Add up the points of ``step(dice, *arguments) -> (points, more)`` while there is more.

        Exact odds follow it as they follow an exploding die, to their depth.
        """
        total, more = 0, True
        while more:
            points, more = step(self, *arguments)
            total += points
        return total

    def contest(self, key: Any, step: Callable[..., Any], *arguments: Hashable) -> tuple[int, Any]:
        """Set a key against that of another's roll, ``step(dice, *arguments)``.

        Give 1, 0 or -1 as the own one is greater, equal or less, and the other's key as a
        value to be told (see ``seen``). A rule for ties or fumbles belongs in the keys.
        """
        other = step(self, *arguments)
        return (key > other) - (key < other), other

    def reach(
        self, limits: Sequence[Any], step: Callable[..., Any], *arguments: Hashable
    ) -> tuple[int, Any]:
        """Count how many of the rising ``limits`` a roll, ``step(dice, *arguments)``, reaches.

        Give the count and the roll's key as a value to be told (see ``seen``).
        """
        other = step(self, *arguments)
        return sum([other >= limit for limit in limits]), other

    def order(self, rolls: Sequence[tuple[Any, ...]], again: bool = False) -> list[Place]:
        """Give each of several rolls its place, in the order in which they are given.

        A roll is a step and its arguments: ``step(dice, *arguments)`` gives a key, and the
        greatest is in place 1. Equal keys share the better place; with ``again`` they are
        rolled anew, among themselves, until they differ. Exact odds (of at most 12) reckon
        pair by pair; a place is then a distribution, which a verb puts into the key
        ``place`` of a row of ``details["order"]`` beside its ``name``. Raise LimitError for
        a tie without end.
        """
        from rolcli.dice.order import placed

        return placed(self, rolls, again)

    def judge(self, rolled: Roll, test: Callable[..., T], *arguments: Hashable) -> T:
        """Ask something of the faces first thrown for an objective die such as ``1o3d10``.

        Give ``test(faces, *arguments)``. Exact odds, which know the roll by its total, weigh
        the throws that may have led to it.
        """
        count = getattr(rolled.tree, "count", None)  # later faces are of throws after a 10
        return test(rolled.terms[0].faces[:count], *arguments)

    def gather(self, before: Any, n: int, step: Callable[..., int], *arguments: Hashable) -> Any:
        """Roll n times ``step(dice, *arguments)`` and put the numbers with those ``before``.

        Begin with ``()``. What comes back is hashable and serves for ``summed`` and
        ``folded`` only. Exact odds just count the steps here.
        """
        return (*before, *[step(self, *arguments) for _ in range(n)])

    def summed(self, gathered: Any) -> int:
        """Add up what was gathered.

        Exact odds give a distribution, which may be put into a result's details or state
        or be handed to ``derive``; nothing else may depend on it.
        """
        return sum(gathered)

    def folded(self, gathered: Any, step: Callable[..., T], state: T, *arguments: Hashable) -> T:
        """Let ``state = step(state, number, *arguments)`` take in what was gathered.

        Exact odds do so in any order and give a distribution, as ``summed`` does.
        """
        for number in gathered:
            state = step(state, number, *arguments)
        return state

    def amount(self, expression: Node, what: str, n: int = 0, die: Pool | None = None) -> int:
        """Roll an expression for a whole amount, rounded down; n more dice like ``die`` added.

        It is one roll, ``expression + Nd...``. Exact odds give a distribution, as ``summed``
        does.
        """
        if n:
            assert die is not None
            more = Pool(Literal(n), die.sides, die.modifiers)
            expression = Binary("+", expression, more)
        return self.roll(expression, what).whole

    def derive(self, value: Any, step: Callable[..., T], *arguments: Hashable) -> T:
        """Give ``step(value, *arguments)`` of what ``summed`` or ``folded`` gave."""
        return step(value, *arguments)

    def early(self, step: Callable[..., T], *arguments: Hashable) -> T | None:
        """Run ``step(dice, *arguments)`` now, since its dice fall first; it is read later.

        Exact odds know no order of dice and give None: what is not thrown yet is thrown
        where it is read, which then knows what came between.
        """
        return step(self, *arguments)

    def foresee(self, value: T, step: Callable[..., T], *arguments: Hashable) -> T:
        """Give ``value``: what comes next is for the player to decide, once they have read it.

        Exact odds follow what the player means to do: ``step(dice, value, *arguments)``.
        """
        return value

    def seen(self, value: T) -> T:
        """Mark a value that is only told: exact odds give None, and leaves become equal."""
        return value

    def tell(self, words: Callable[..., None], *arguments: Any) -> None:
        """Run ``words(dice, *arguments)``, which tells: steps, notes, headline, details.

        Exact odds, which nobody reads so, do not.
        """
        words(self, *arguments)

    def again(self) -> None:
        """Start the current chance over (a tied roll). Does not return."""
        raise Again

    def finish(self) -> None:
        """Say that no more dice will be asked for; scripted dice must be used up."""


class Stream(Dice):
    """Dice from a seeded stream; any roll can be replayed from ``seed``."""

    __slots__ = ("_bytes", "seed", "throw")

    def __init__(self, seed: str | None = None) -> None:
        self.rolls = []
        self.modifiers = []
        self.steps = []
        self.seed = new_seed() if seed is None else seed
        self._bytes = Bytes(self.seed)

        # The hottest call, without a step between.
        self.throw = self._bytes.faces  # type: ignore[method-assign]  # the hottest call, bound once


def one_die(sides: int) -> Pool:
    """Make the tree of ``1dS``."""
    return Pool(Literal(1), Literal(sides))
