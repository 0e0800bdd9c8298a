"""``roll`` as a verb: an expression in, a Result out."""

from __future__ import annotations

from rolcli.result import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.exact import Number
    from rolcli.dice.source import Dice
    from rolcli.dice.tree import Node


def roll(
    dice: Dice, expression: str | Node, variables: dict[str, Number] | None = None
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
    return result
