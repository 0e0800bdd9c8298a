"""Keep and drop: ``kh3 kl dh dl2 km``, and the bare ``d`` for ``dl``."""

from __future__ import annotations

from rolcli.errors import NotationError
from rolcli.messages import N_, msg
from rolcli.modifiers.base import DiceModifier, Window
from rolcli.notation.modifier import NUMBER
from rolcli.notation.node import Number, argument

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli import exact
    from rolcli.messages import Message
    from rolcli.notation.modifier import Position
    from rolcli.notation.node import Node
    from rolcli.notation.possible import Possible

KEPT = N_("The number to keep or drop")
BARE = "d"


class Keep(DiceModifier):
    """Keep or drop: ``what`` is kh, kl, km, dh or dl; ``count`` is a node."""

    __slots__ = ("count", "what")
    fields = ("what", "count")
    takes, optional = NUMBER, True
    of_groups = True

    def __init__(self, what: str, count: Node, at: int | None = None) -> None:
        self.what = what
        self.count = count
        self.at = at

    @classmethod
    def read(cls, name: str, following: Node | None, at: int) -> Keep:
        return cls(name, Number(1, at) if following is None else following, at)

    def __str__(self) -> str:
        return self.what + argument(self.count)

    @property
    def arguments(self) -> tuple[Node, ...]:
        return (self.count,)

    def bind(self, values: Sequence[exact.Number], highest: int) -> Kept:
        number = values[0]
        if type(number) is not int or number < 0:
            from rolcli.notation import limits

            number = limits.count(number, self.count, KEPT)
        return Kept(self.what, number)

    def surely(self, sides: int) -> bool:
        return literal(self.count) is not None

    def check(self, possible: Possible) -> None:
        number = possible.whole(self.count, KEPT)
        drops = self.what[0] == "d"
        if number is None:
            possible.least = 0
        elif drops:
            possible.least = max(0, possible.least - number)
            possible.most = None if possible.most is None else max(0, possible.most - number)
        else:
            possible.least = min(number, possible.least)
            possible.most = number if possible.most is None else min(number, possible.most)

    def misplaced(self, place: Position) -> NotationError | None:
        if place.word != BARE:
            return None
        if place.kind != "dice":
            dice = "" if place.kind == "group" else str(place.term)
            return NotationError(
                "misplaced_modifier",
                msg("The short d for dropping works only straight after a number of sides."),
                hint=msg("Write {form}.", form=f"{dice}{self}"),
            )
        left, dropped = dice_left(place), literal(self.count)
        if left is None or dropped is None or dropped < left:
            return None
        return NotationError(
            "misplaced_modifier",
            msg("This d drops the lowest dice, and it would drop every one."),
            hint=msg(
                "To drop them all the same, write {drop}; to throw that many d{sides}, {dice}.",
                drop=f"{place.text}{self}",
                sides=str(dropped),
                dice=f"({place.text})d{dropped}",
            ),
        )

    def lonely(self, word: str, operand: str, bracketed: bool) -> Message | None:
        if word != BARE:
            return None
        return msg(
            "For that many dice, put it in parentheses: {form}.",
            form=f"({operand})d{argument(self.count)}",
        )


class Kept(Window):
    """A keep or drop of a known number."""

    __slots__ = ("count", "what")

    def __init__(self, what: str, count: int) -> None:
        self.what = what
        self.count = count

    def window(self, size: int) -> tuple[int, int]:
        """More than there are means all; ``km`` drops evenly, an odd one from the top."""
        what, count = self.what, self.count
        if count > size:
            count = size
        if what == "kh":
            return size - count, size
        if what == "kl":
            return 0, count
        if what == "dh":
            return 0, size - count
        if what == "dl":
            return count, size
        low = (size - count) // 2
        return low, low + count


def dice_left(place: Position) -> int | None:
    """Give how many dice the modifiers before leave, where that is known."""
    left = literal(place.term.count)
    for earlier in place.before:
        deed = earlier.literally() if isinstance(earlier, DiceModifier) else None
        if left is None or deed is None or deed.role == "explosion":
            return None
        if isinstance(deed, Window):
            low, high = deed.window(left)
            left = high - low
    return left


def literal(node: Node) -> int | None:
    """Give the value of a whole number as it was written."""
    return node.value if type(node) is Number and isinstance(node.value, int) else None
