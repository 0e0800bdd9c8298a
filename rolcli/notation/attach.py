"""Which modifiers a term may take, and in what order: what both readers go by."""

from __future__ import annotations

from rolcli.errors import NotationError
from rolcli.messages import msg
from rolcli.notation.modifier import Position
from rolcli.notation.tree import Binary, Group, Labelled, Name, Number, Pool, Unary, counts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.notation.modifier import ModifierNode
    from rolcli.notation.node import Node

    Written = Sequence[tuple[ModifierNode, str, str]]

TAKERS = ("dice", "code", "group")
"""Kinds of operands that take modifiers; ``code`` is dice without sides, 4D."""


def attached(node: Pool | Group, kind: str, written: Written) -> Pool | Group:
    """Give a term with further modifiers: each with its word, and the term before it, as written.

    ``kind`` is one of TAKERS. Raise NotationError, without a text, where a
    modifier cannot stand.
    """
    done = list(node.modifiers)
    for modifier, word, text in written:
        wrong = modifier.misplaced(Position(word, node, kind, text, done)) or out_of_place(
            modifier, word, kind == "group", any(one.counts for one in done)
        )
        if wrong is not None:
            wrong.column = modifier.at
            raise wrong
        both = modifier.joined(done[-1]) if done else None
        if both is None:
            done.append(modifier)
        else:
            done[-1] = both
    if isinstance(node, Group):
        return Group(node.members, tuple(done), node.at)
    return Pool(node.count, node.sides, tuple(done), node.at)


def out_of_place(
    modifier: ModifierNode, word: str, in_group: bool, counted: bool
) -> NotationError | None:
    """Word what is wrong with a modifier after a count, or on a group."""
    if counted and not modifier.after_count:
        return NotationError(
            "modifier_after_count",
            msg("{word} comes too late: the dice are counted already.", word=word),
            hint=msg("Write it before the count, such as {form}.", form=f"10d10{modifier}cs>=8"),
        )
    if in_group and not modifier.of_groups:
        return NotationError(
            "modifier_of_group",
            msg("{word} works on dice, and a group holds sub-rolls.", word=word),
            hint=msg(
                "Write it inside, straight after the dice. A group takes keep, drop, count and"
                " sort."
            ),
        )
    return None


def not_a_sum(node: Node) -> Node | None:
    """Give the part of a group's only sub-roll that is neither dice nor a number to add."""
    waiting = [(node, True)]
    while waiting:
        one, plus = waiting.pop()
        if isinstance(one, Labelled):
            waiting.append((one.operand, plus))
        elif isinstance(one, Unary):
            waiting.append((one.operand, plus and one.operator == "+"))
        elif isinstance(one, Binary) and one.operator in "+-":
            waiting.append((one.right, plus and one.operator == "+"))
            waiting.append((one.left, plus))
        elif not (isinstance(one, Pool) and plus and not counts(one)) and not isinstance(
            one, Number | Name
        ):
            return one
    return None
