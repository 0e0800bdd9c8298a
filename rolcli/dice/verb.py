"""``roll`` as a verb: an expression in, a Result out."""

from __future__ import annotations

from rolcli.dice.evaluate import verdict
from rolcli.messages import msg
from rolcli.notation.tree import Count, Faces, Number, Pool
from rolcli.result import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli import exact
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.notation.tree import Node


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
    remark = never_counts(rolled.tree)
    if remark is not None:
        result.notes.append(remark)
    return result


def never_counts(tree: Node) -> Message | None:
    """Remark on a count that no die can meet: ``2d6 >= 9`` was meant for the total."""
    if type(tree) is not Pool or len(tree.modifiers) != 1:
        return None
    count = tree.modifiers[0]
    if type(count) is not Count or count.what != "cs":
        return None
    point, sides = count.condition.point, tree.sides
    if type(point) is not Number:
        return None
    if type(sides) is Faces:
        faces = sides.values
    elif type(sides) is Number:
        faces = (1, sides.value)  # type: ignore[assignment]
    else:
        return None
    ends = min(faces), max(faces)
    operator = count.condition.operator
    if operator == "=":
        met = ends[0] <= point.value <= ends[1]
    else:
        met = any(verdict(operator, face, point.value)[1] for face in ends)
    if met:
        return None
    dice = Pool(tree.count, sides)
    return msg(
        "No die here can show that. To compare the total, write {text}.",
        text=f"({dice}) {operator} {point}",
    )
