"""What is refused before any die is thrown, as far as it is known by then."""

from __future__ import annotations

from rolcli.exact import short
from rolcli.messages import msg
from rolcli.notation import MAX_DICE, MAX_SIDES, limits, spans
from rolcli.notation.operands import Faces, Group, Ranked
from rolcli.notation.possible import Possible, refused, whole
from rolcli.notation.readings import Readings, looks
from rolcli.notation.reckon import constant
from rolcli.notation.tree import Number, Pool, walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli import exact
    from rolcli.messages import Message
    from rolcli.notation.node import Node
    from rolcli.notation.possible import Constant
    from rolcli.notation.reckon import Variables


TWO_DIGITS = 66
"""A number of sides that stands for two dice in some games."""


def check(expression: Node, variables: Variables | None) -> None:
    """Refuse what cannot work whatever the dice show, going by the variables known.

    Raise NotationError for a condition that always holds, for dice that cannot
    all differ, and for counts and sides that are none; LimitError for too many
    dice or sides.
    """

    remarks(expression, variables)


def remarks(expression: Node, variables: Variables | None) -> list[Message]:
    """Check an expression, and give what there is to say of what can be done but was hardly meant.

    Conditions that no die can meet, and d66, which is a die of 66 sides.
    """

    def known(node: Node) -> exact.Number | None:
        return constant(node, variables)

    found: list[Message] = []
    for node in walk(expression):
        if isinstance(node, Pool):
            found += check_pool(node, known)
        elif isinstance(node, Ranked):
            check_ranked(node)
        elif isinstance(node, Readings):
            for look in looks(node):
                found += check_pool(node.seen(look), known)
        elif isinstance(node, Group):
            members = len(node.members)
            possible = Possible(node, spans.ANYTHING, None, members, known)
            for modifier in node.modifiers:
                modifier.check(possible)
    return found


def check_pool(node: Pool, known: Constant) -> list[Message]:
    """Check count and sides of a dice term, then its modifiers in order; give remarks."""
    count = whole(known(node.count), node.count, limits.DICE)
    if count is not None and count > MAX_DICE:
        raise limits.too_many_dice(count, node)
    if isinstance(node.sides, Faces):
        faces = spans.of_values(node.sides.values)
        highest: int | None = max(node.sides.values)
    else:
        highest = check_sides(node.sides, known)
        faces = [(1, highest)]
    possible = Possible(node, faces, highest, count, known)
    for modifier in node.modifiers:
        modifier.check(possible)
    if highest == TWO_DIGITS and not isinstance(node.sides, Faces):
        possible.remarks.append(
            msg(
                "{die} is a die of 66 sides. Two six-sided dice read as digits are {form}.",
                die=f"d{TWO_DIGITS}",
                form="1d6*10 + 1d6",
            )
        )
    return possible.remarks


def check_sides(sides: Node, known: Constant) -> int | None:
    """Give the number of sides if it is known; raise for one that no die has."""
    value = whole(known(sides), sides, limits.SIDES, least=None)
    if value is None:
        return None
    if value < 1:
        raise refused(
            "undefined_value",
            sides,
            msg("A die of {sides} sides cannot be thrown.", sides=short(value)),
            msg("The least is d1."),
        )
    if value > MAX_SIDES:
        raise limits.too_many_sides(value, sides)
    return value


def check_ranked(node: Ranked) -> None:
    """Check the dice of 1oNdS."""
    check_sides(Number(node.sides, node.at), lambda literal: node.sides)
    if node.sides == 1:  # it would never end
        raise refused(
            "impossible",
            node,
            msg(
                "A die of one side always shows its highest face, so this would be thrown again"
                " for ever."
            ),
            msg("The least is {form}.", form=f"1o{node.count}d2"),
        )
    if node.count > MAX_DICE:
        raise limits.too_many_dice(node.count, node)
    if node.count < 1:
        raise refused(
            "impossible",
            node,
            msg("There are no dice here to keep one of."),
            msg("Write {form}.", form=f"1o3d{node.sides}"),
        )
    if node.rank == "mid" and node.count % 2 == 0:
        raise refused(
            "impossible",
            node,
            msg(
                "Of {count} dice none is in the middle: the number must be odd.",
                count=node.count,
            ),
            msg(
                "Write {form}, or take the highest with {high}.",
                form=f"1o{node.count + 1}d{node.sides}",
                high=f"1o{node.count}d{node.sides}h",
            ),
        )
