"""Modifiers put on what stands before them, and the words where that cannot be."""

from __future__ import annotations

from rolcli.errors import NotationError
from rolcli.messages import msg
from rolcli.notation.errors.characters import error, not_equal
from rolcli.notation.operands import not_a_sum
from rolcli.notation.parts import Part
from rolcli.notation.tree import TAKERS, attached

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.notation.node import Node
    from rolcli.notation.text import Notation


def attach(s: Notation, part: Part, modifiers: Sequence[Part]) -> Part:
    """Give a term with further modifiers; raise NotationError where one cannot be."""
    first = modifiers[0]
    if part.kind == "ranked":
        raise error(
            s,
            first.at,
            "misplaced_modifier",
            msg("{term} takes no modifiers.", term=str(part.node)),
            msg("Its rank is m, h or l at its end, such as 1o3d10h."),
        )
    if part.kind not in TAKERS:
        raise without_dice(s, part, first)
    written = [(one.node, one.word, s[part.at : one.at].strip()) for one in modifiers]
    try:
        node = attached(part.node, part.kind, written)
    except NotationError as wrong:
        wrong.text = s.original
        raise
    deep = max(part.deep, *(one.deep for one in modifiers))
    return Part(node, part.at, deep, part.kind)


def without_dice(s: Notation, part: Part, one: Part) -> NotationError:
    """Word a modifier that has no dice to work on."""
    if s.startswith("!=", one.at):
        return not_equal(s, one.at)
    bracketed = s[part.at] == "("
    hint = one.node.lonely(one.word, str(part.node), bracketed)
    if hint is None and bracketed:
        hint = msg(
            "It does not reach into a parenthesis: write it straight after the dice, such"
            " as 4d6kh3, or let sub-rolls compete in braces, such as {{2d6, 1d12}}kh."
        )
    elif hint is None:
        hint = msg("It stands straight after dice, such as {form}.", form=f"4d6{one.node}")
    return error(
        s,
        one.at,
        "misplaced_modifier",
        msg("{word} works only on dice straight before it.", word=one.word),
        hint,
    )


def single_member(s: Notation, node: Node, at: int) -> None:
    """Refuse a group of one sub-roll that is no sum of dice and numbers."""
    part = not_a_sum(node)
    if part is None:
        return
    raise error(
        s,
        at if part.at is None else part.at,
        "wrong_form",
        msg(
            "In a group of one sub-roll the dice compete, so it must be a sum of dice and"
            " numbers, the dice with + before them; {part} is something else.",
            part=str(part),
        ),
        msg("Several sub-rolls that compete are separated by commas, such as {{2d6, 1d12}}kh."),
    )
