"""What an evaluation throws dice with: what gives faces, and what it keeps meanwhile."""

from __future__ import annotations

from rolcli.notation import MAX_DICE, MAX_LOOKS
from rolcli.notation.reckon import Reckoning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.exact import Number
    from rolcli.messages import Message
    from rolcli.modifiers.base import Deed, DiceModifier
    from rolcli.notation.node import Node
    from rolcli.result import Term


MAX_AGAIN = 1000
"""How often a tie may be thrown again before the program gives up."""


class Thrower:
    """Gives the faces of dice. Nothing else in the program may draw."""

    __slots__ = ()

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


class Throwing(Reckoning):
    """One evaluation with dice: where they come from, what fell, how many are left to throw.

    ``left`` is what remains of the most dice of one result, ``looks`` of how often
    modifiers may look at one. ``terms`` are the
    dice as they fell, ``groups`` which members of each group count.
    """

    __slots__ = ("groups", "left", "looks", "source", "terms")

    def __init__(self, source: Thrower, variables: dict[str, Number] | None) -> None:
        self.source = source
        self.variables = variables
        self.terms: list[Term] = []
        self.groups: list[list[bool]] = []
        self.left = MAX_DICE
        self.looks = MAX_LOOKS

    def spend(self, count: int, node: Node) -> None:
        """Take dice of a term from the budget; raise LimitError when it is used up."""
        self.left -= count
        if self.left < 0:
            from rolcli.notation.limits import too_many_dice

            raise too_many_dice(MAX_DICE - self.left, node)

    def look_at(self, count: int, node: Node) -> None:
        """Take looks of a modifier from the budget; raise LimitError when it is used up."""
        self.looks -= count
        if self.looks < 0:
            from rolcli.notation.limits import too_many_looks

            raise too_many_looks(node)

    def bound(self, modifier: DiceModifier, highest: int) -> Deed:
        """Work out a modifier's arguments, and give what it does then."""
        deed = modifier.literally(highest)
        if deed is None:
            deed = modifier.bind([self.value(node) for node in modifier.arguments], highest)
        return deed
