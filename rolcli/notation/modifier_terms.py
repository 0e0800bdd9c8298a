"""Modifiers as the grammar read them, made into nodes, and put on their terms."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.notation import tree
from rolcli.notation.errors.operand import error
from rolcli.notation.parts import Part, Sign, limited
from rolcli.notation.terms import attach
from rolcli.notation.text import Text
from rolcli.notation.vocabulary import COUNT_WORDS, EXPLODE_WORDS, KEEP_WORDS, REROLL_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


def first(tokens: Sequence[Any], default: int, loc: int) -> tuple[tree.Node, int]:
    """Give a modifier's argument, or a number in its place, and how deep it is."""
    if len(tokens) > 1:
        return tokens[1].node, tokens[1].deep
    return tree.Number(default, loc), 0


def keep(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read keep and drop."""
    word = tokens[0].lower()
    node, deep = first(tokens, 1, loc)
    return Part(tree.Keep(KEEP_WORDS[word], node, loc), loc, deep, word=word)


def explode(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read an explosion and its condition."""
    word = tokens[0].lower()
    condition, deep = (tokens[1].node, tokens[1].deep) if len(tokens) > 1 else (None, 0)
    return Part(tree.Explode(EXPLODE_WORDS[word], condition, loc), loc, deep, word=word)


def reroll(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read a reroll and its condition."""
    word = tokens[0].lower()
    node = tree.Reroll(REROLL_WORDS[word], (tokens[1].node,), loc)
    return Part(node, loc, tokens[1].deep, word=word)


def clamp(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read min2 and max5."""
    word = tokens[0].lower()
    return Part(tree.Clamp(word, tokens[1].node, loc), loc, tokens[1].deep, word=word)


def plain_modifier(s: Text, loc: int, tokens: Sequence[str]) -> Part:
    """Read u, s and sd."""
    word = tokens[0].lower()
    node = tree.Unique(loc) if word == "u" else tree.Sort(word == "sd", loc)
    return Part(node, loc, word=word)


def count(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read cs>=7, cf=1 and ds=10."""
    word = tokens[0].lower()
    node = tree.Count(COUNT_WORDS[word], tokens[1].node, loc)
    return Part(node, loc, tokens[1].deep, word=word)


def bare_count(s: Text, loc: int, tokens: Sequence[Part]) -> Part:
    """Read a comparison straight after dice."""
    condition = tokens[0]
    node = tree.Count("cs", condition.node, loc)
    return Part(node, loc, condition.deep, word=condition.node.operator)


def condition(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read a condition: a comparison and its point, or a point alone to be equal to."""
    operator = tokens[0].text if type(tokens[0]) is Sign else "="
    point = tokens[-1]
    return Part(tree.Condition(operator, point.node, loc), loc, point.deep)


def signed_point(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read a comparison point with its sign."""
    sign, point = tokens
    return Part(tree.Unary(sign.text, point.node, loc), loc, point.deep)


def label(s: Text, loc: int, tokens: Sequence[str]) -> Part:
    """Read a label."""
    text = tokens[0][1:-1]
    if text.strip() == "":
        raise error(
            s, loc, "empty_label", msg("This label is empty."),
            msg("Leave it out, or write what the dice are, such as 1d8[fire]."),
        )  # fmt: skip
    return Part(None, loc, word=text)


def term(s: Text, loc: int, tokens: Sequence[Part]) -> Part:
    """Put an operand, its modifiers and its labels together."""
    part = tokens[0]
    labels = [one.word for one in tokens[1:] if one.node is None]
    modifiers = [one for one in tokens[1:] if one.node is not None]
    while type(part.node) is tree.Labelled and modifiers:  # a count after a label
        labels.insert(0, part.node.label)
        part = Part(part.node.operand, part.at, part.deep - 1, part.kind)
    if modifiers:
        part = attach(s, part, modifiers)
    for text in labels:
        node = tree.Labelled(part.node, text, part.at)
        part = limited(s, Part(node, part.at, part.deep + 1, part.kind))
    s.last = part
    return part


def may_count(s: Text, loc: int, tokens: Sequence[Any]) -> bool:
    """Tell whether a bare comparison here counts the dice of the term just read."""
    last = s.last
    return last is not None and last.kind in ("dice", "code", "group") and counts_not(last.node)


def counts_not(node: tree.Node) -> bool:
    """Tell whether a term has no count yet."""
    return tree.would_count(node)
