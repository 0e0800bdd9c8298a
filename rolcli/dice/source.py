"""Where dice come from: the interface, the seeded stream and dice rolled by hand.

Nothing else in the program may draw.
"""

from __future__ import annotations

from rolcli.dice.stream import Bytes, new_seed
from rolcli.errors import LimitError, ScriptError
from rolcli.messages import msg, nmsg
from rolcli.notation.tree import Number as Literal
from rolcli.notation.tree import Pool
from rolcli.result import Modifier, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence
    from typing import TypeVar

    from rolcli.exact import Number
    from rolcli.messages import Message
    from rolcli.notation.tree import Node
    from rolcli.result import Roll

    T = TypeVar("T", bound=Hashable)

MAX_AGAIN = 1000
"""How often a tie may be thrown again before the program gives up."""


class Again(Exception):  # noqa: N818 - a signal, not an error
    """Raised by ``again()``: the current chance starts over from the same state."""


class Dice:
    """The interface through which everything asks for dice.

    Subclasses give faces. A verb uses ``roll`` and ``die``, and three words
    that keep exact odds small: ``chance``, ``repeat`` and ``again``.
    """

    __slots__ = ("modifiers", "rolls", "steps")

    seed: str | None = None
    """The text from which this source's rolls can be replayed, if there is one."""

    enumerating = False
    """True for the source that walks every branch; a verb may then skip notes."""

    def __init__(self) -> None:
        self.rolls: list[Roll] = []
        self.modifiers: list[Modifier] = []
        self.steps: list[Step] = []

    def throw(self, count: int, sides: int, what: object = None) -> Sequence[int]:
        """Throw ``count`` dice of ``sides`` sides: faces 1 to ``sides``, in order.

        ``what`` names what is being rolled, for errors; it is printed with str().
        """
        raise NotImplementedError

    def pick(
        self,
        count: int,
        faces: tuple[int, ...],
        what: object = None,
        name: Message | None = None,
    ) -> Sequence[int]:
        """Throw ``count`` dice with faces of their own: values out of ``faces``.

        ``name`` is what such a die is called, for errors.
        """
        return [faces[face - 1] for face in self.throw(count, len(faces), what)]

    def roll(
        self,
        expression: str | Node,
        what: str | None = None,
        variables: dict[str, Number] | None = None,
    ) -> Roll:
        """Roll an expression; ``what`` is the snake_case name of its purpose.

        The roll is kept in ``rolls``, in order.
        """
        from rolcli.dice.evaluate import roll

        rolled = roll(expression, self, variables, what)
        self.rolls.append(rolled)
        return rolled

    def die(self, sides: int, what: str) -> int:
        """Roll one die, recorded like any expression; ``what`` is its snake_case purpose."""
        return self.roll(one_die(sides), what).total  # type: ignore[return-value]

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
        raise LimitError(
            "too_many_ties", msg("The throw was still tied after {limit} tries.", limit=MAX_AGAIN)
        )

    def repeat(self, n: int, step: Callable[..., T], state: T, *arguments: Hashable) -> T:
        """Run ``state = step(dice, state, *arguments)`` n times; exact odds merge equal states."""
        for _ in range(n):
            state = step(self, state, *arguments)
        return state

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
        self.throw = self._bytes.faces  # type: ignore[method-assign]


class Scripted(Dice):
    """Dice rolled by hand, read in the order in which they are asked for."""

    __slots__ = ("_at", "_purpose", "_values")

    def __init__(self, values: Sequence[int]) -> None:
        super().__init__()
        self._values = values
        self._at = 0
        self._purpose: str | None = None

    def roll(
        self,
        expression: str | Node,
        what: str | None = None,
        variables: dict[str, Number] | None = None,
    ) -> Roll:
        self._purpose = what  # for errors
        rolled = super().roll(expression, what, variables)
        self._purpose = None
        return rolled

    def _take(self, count: int, die: object, what: object) -> Sequence[int]:
        start = self._at
        taken = self._values[start : start + count]
        if len(taken) < count:
            raise ScriptError(
                "too_few_dice",
                nmsg(
                    "{n} die is not enough: die {number}, a {die}{purpose}, is missing.",
                    "{n} dice are not enough: die {number}, a {die}{purpose}, is missing.",
                    len(self._values),
                    number=len(self._values) + 1,
                    die=die,
                    purpose=purpose(what, self._purpose),
                ),
            )
        self._at = start + count
        return taken

    def throw(self, count: int, sides: int, what: object = None) -> Sequence[int]:
        first = self._at
        taken = self._take(count, f"d{sides}", what)
        for i, face in enumerate(taken):
            if not 1 <= face <= sides:
                meant = purpose(what, self._purpose)
                raise impossible(first + i + 1, f"d{sides}", meant, face, f"1-{sides}")
        return taken

    def pick(
        self,
        count: int,
        faces: tuple[int, ...],
        what: object = None,
        name: Message | None = None,
    ) -> Sequence[int]:
        first = self._at
        die: object = name or "d{" + ",".join(map(str, faces)) + "}"
        taken = self._take(count, die, what)
        for i, face in enumerate(taken):
            if face not in faces:
                listed = ", ".join(map(str, dict.fromkeys(faces)))
                raise impossible(first + i + 1, die, purpose(what, self._purpose), face, listed)
        return taken

    def finish(self) -> None:
        left = len(self._values) - self._at
        if left:
            raise ScriptError(
                "too_many_dice",
                nmsg(
                    "{given} is too many: {left} left over.",
                    "{given} are too many: {left} left over.",
                    len(self._values),
                    given=dice_given(len(self._values)),
                    left=left,
                ),
            )


def one_die(sides: int) -> Pool:
    """Make the tree of ``1dS``."""
    return Pool(Literal(1), Literal(sides))


def dice_given(count: int) -> object:
    """Word how many dice were given by hand."""
    return nmsg("{n} die", "{n} dice", count)


def purpose(what: object, aim: str | None) -> object:
    """Word what a die is for, after its name: its expression, and the purpose of that.

    A text says the purpose by itself.
    """
    if type(what) is str:
        return msg(" for {purpose}", purpose=msg(what))
    if what is None:
        return ""
    if aim is None:
        return msg(" of {what}", what=str(what))
    return msg(" of {what} for {purpose}", what=str(what), purpose=msg(aim))


def impossible(number: int, die: object, meant: object, face: int, faces: str) -> ScriptError:
    """Word a face that the die does not have."""
    return ScriptError(
        "impossible_face",
        msg(
            "Die {number} cannot show {face}: it is a {die}{purpose} with the faces {faces}.",
            number=number,
            face=face,
            die=die,
            purpose=meant,
            faces=faces,
        ),
    )
