"""What one evaluation of a tree keeps while dice are thrown."""

from __future__ import annotations

from rolcli.notation.limits import MAX_DICE, too_many_dice
from rolcli.notation.reckon import Reckoning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.faces import Thrower
    from rolcli.exact import Number
    from rolcli.modifiers.base import Deed, Modifier
    from rolcli.notation.node import Node
    from rolcli.result import Term


class Throwing(Reckoning):
    """One evaluation with dice: where they come from, what fell, how many are left to throw.

    ``left`` is what remains of the most dice of one result. ``terms`` are the
    dice as they fell, ``groups`` which members of each group count.
    """

    __slots__ = ("groups", "left", "source", "terms")

    def __init__(self, source: Thrower, variables: dict[str, Number] | None) -> None:
        self.source = source
        self.variables = variables
        self.terms: list[Term] = []
        self.groups: list[list[bool]] = []
        self.left = MAX_DICE

    def spend(self, count: int, node: Node) -> None:
        """Take dice of a term from the budget; raise LimitError when it is used up."""
        self.left -= count
        if self.left < 0:
            raise too_many_dice(MAX_DICE - self.left, node)

    def bound(self, modifier: Modifier, highest: int) -> Deed:
        """Work out a modifier's arguments, and give what it does then."""
        return modifier.bind([self.value(node) for node in modifier.arguments], highest)
