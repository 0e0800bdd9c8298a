"""Dice rolled by hand, read in the order in which they are asked for."""

from __future__ import annotations

from rolcli.dice.source import Dice
from rolcli.errors import ScriptError
from rolcli.messages import msg, nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.exact import Number
    from rolcli.messages import Message
    from rolcli.notation.tree import Node
    from rolcli.result import Roll


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
                "dice_left_over",
                nmsg(
                    "{given} is too many: {left} left over.",
                    "{given} are too many: {left} left over.",
                    len(self._values),
                    given=dice_given(len(self._values)),
                    left=left,
                ),
            )


class Share(Scripted):
    """The part of dice rolled by hand that one result of several uses."""

    __slots__ = ("last",)

    def __init__(self, values: Sequence[int], at: int, last: bool) -> None:
        super().__init__(values)
        self._at = at
        self.last = last

    @property
    def used(self) -> int:
        """How many dice of the whole list are used up."""
        return self._at

    def finish(self) -> None:
        """Complain of dice left over, after the last result only."""
        if self.last:
            super().finish()


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
