"""Where dice come from, and rolling expressions with them. Knows no game.

``roll("4d6kh3")`` is the door for Python programs; it imports only what it needs.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.exact import Number
    from rolcli.notation.node import Node
    from rolcli.result import Result, Roll


def roll(
    expression: str | Node,
    source: Dice | None = None,
    *,
    seed: str | None = None,
    variables: dict[str, Number] | None = None,
) -> Roll:
    """Roll one expression of the dice language.

    Dice come from ``source``, or else from the stream of ``seed`` (a new one by
    default). ``variables`` are looked up by casefolded name. Raise RolcliError
    for an expression that cannot be read, is undefined or is beyond a limit.
    """
    from rolcli.dice.evaluate import roll as evaluate

    if source is None:
        from rolcli.dice.source import Stream

        source = Stream(seed)
    return evaluate(expression, source, variables)


def roll_verb(
    dice: Dice, expression: str | Node, variables: dict[str, Number] | None = None,
    sure: bool = False,
) -> Result:
    """``roll`` as a verb: roll one expression; of a test give target, margin and success too.

    It is ``sure`` where nothing is to be remarked on, as ``doubtful`` tells. Raise what
    rolling an expression raises, and ScriptError when dice given by hand are left over.
    """
    from rolcli.result import Result

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
    if not sure and doubtful(rolled.tree):
        from rolcli.notation.check import remarks

        result.notes += remarks(rolled.tree, variables)
    return result


TWO_DIGITS = 66
"""The sides of a d66, which is hardly meant as one die."""


def doubtful(tree: Node) -> bool:
    """Tell whether there may be something to remark on: conditions of dice, or a d66."""
    from rolcli.notation.modifier import surely
    from rolcli.notation.tree import Pool, walk

    for node in walk(tree):
        if isinstance(node, Pool):
            sides = node.plain_sides
            if sides == TWO_DIGITS or not surely(node.modifiers, sides):
                return True
    return False
