"""``roll`` as a verb: an expression in, a Result out."""

from __future__ import annotations

from rolcli.notation.modifier import surely
from rolcli.notation.node import walk
from rolcli.notation.tree import Pool
from rolcli.result import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli import exact
    from rolcli.dice.source import Dice
    from rolcli.notation.node import Node


def roll(
    dice: Dice, expression: str | Node, variables: dict[str, exact.Number] | None = None
) -> Result:
    """Roll one expression; of a test give target, margin and success too.

    Raise what rolling an expression raises, and ScriptError when dice given by
    hand are left over.
    """
    rolled = dice.roll(expression, None, variables)
    dice.finish()
    result = Result("roll")
    result.rolls = dice.rolls
    result.total = rolled.total
    result.seed = dice.seed
    if rolled.success is not None:
        result.target = rolled.target
        result.margin = rolled.margin
        result.success = rolled.success
        result.outcome = "success" if rolled.success else "failure"
    if doubtful(rolled.tree):
        from rolcli.notation.check import remarks

        result.notes += remarks(rolled.tree, variables)
    return result


TWO_DIGITS = 66
"""The sides of a d66, which is hardly meant as one die."""


def doubtful(tree: Node) -> bool:
    """Tell whether there may be something to remark on: conditions of dice, or a d66."""
    for node in walk(tree):
        if isinstance(node, Pool):
            sides = node.plain_sides
            if sides == TWO_DIGITS or not surely(node.modifiers, sides):
                return True
    return False
