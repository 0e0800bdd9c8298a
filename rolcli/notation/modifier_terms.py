"""Modifiers as the grammar read them, made into nodes, and put on their terms."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.notation import operands, tree
from rolcli.notation.errors.characters import error
from rolcli.notation.parts import Part, Sign
from rolcli.notation.terms import attach
from rolcli.notation.text import Notation, limited

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.notation.vocabulary import Entry


def modifier(entry: Entry, s: Notation, loc: int, tokens: Sequence[Any]) -> Part:
    """Read a modifier: its word, and its argument or condition if there is one."""
    word = tokens[0].lower()
    node, deep = (tokens[1].node, tokens[1].deep) if len(tokens) > 1 else (None, 0)
    return Part(entry.kind().read(entry.words[word], node, loc), loc, deep, word=word)


def bare_count(entry: Entry, s: Notation, loc: int, tokens: Sequence[Part]) -> Part:
    """Read a comparison straight after dice."""
    condition = tokens[0]
    assert entry.comparison is not None
    node = entry.kind().read(entry.comparison, condition.node, loc)
    return Part(node, loc, condition.deep, word=condition.node.operator)


def condition(s: Notation, loc: int, tokens: Sequence[Any]) -> Part:
    """Read a condition: a comparison and its point, or a point alone to be equal to."""
    operator = tokens[0].text if type(tokens[0]) is Sign else "="
    point = tokens[-1]
    return Part(tree.Condition(operator, point.node, loc), loc, point.deep)


def signed_point(s: Notation, loc: int, tokens: Sequence[Any]) -> Part:
    """Read a comparison point with its sign."""
    sign, point = tokens
    return Part(operands.Unary(sign.text, point.node, loc), loc, point.deep)


def label(s: Notation, loc: int, tokens: Sequence[str]) -> Part:
    """Read a label."""
    text = tokens[0][1:-1]
    if text.strip() == "":
        raise error(
            s,
            loc,
            "empty",
            msg("This label is empty."),
            msg("Leave it out, or write what the dice are, such as 1d8[fire]."),
        )
    return Part(None, loc, word=text)


def term(s: Notation, loc: int, tokens: Sequence[Part]) -> Part:
    """Put an operand, its modifiers and its labels together."""
    part = tokens[0]
    labels = [one.word for one in tokens[1:] if one.node is None]
    modifiers = [one for one in tokens[1:] if one.node is not None]
    while isinstance(part.node, operands.Labelled) and modifiers:  # a count after a label
        labels.insert(0, part.node.label)
        part = Part(part.node.operand, part.at, part.deep - 1, part.kind)
    if modifiers:
        part = attach(s, part, modifiers)
    for text in labels:
        node = operands.Labelled(part.node, text, part.at)
        part = limited(s, Part(node, part.at, part.deep + 1, part.kind))
    s.last = part
    return part


def may_count(s: Notation, loc: int, tokens: Sequence[Any]) -> bool:
    """Tell whether a bare comparison here counts the dice of the term just read."""
    last = s.last
    return (
        last is not None and last.kind in ("dice", "code", "group") and tree.would_count(last.node)
    )
