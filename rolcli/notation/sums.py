"""Signs, powers, products, sums and tests as the grammar read them, made into nodes."""

from __future__ import annotations

from functools import partial

from rolcli.notation import operands, tree
from rolcli.notation.parts import Part, Sign
from rolcli.notation.text import Notation, limited
from rolcli.notation.vocabulary import TIMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


def sign(s: Notation, loc: int, tokens: Sequence[str], words: dict[str, str] | None = None) -> Sign:
    """Read an operator; words and doubles are written in their one form."""
    text = tokens[0].lower()
    return Sign(words.get(text, text) if words else text, loc)


operator = partial(sign, words={TIMES: "*", "×": "*", "**": "^"})  # noqa: RUF001


def with_signs(s: Notation, signs: Sign, part: Part) -> Part:
    """Put a run of signs before an operand."""
    for i in range(len(signs.text) - 1, -1, -1):
        if signs.text[i] != " ":
            at = signs.at + i
            node = operands.Unary(signs.text[i], part.node, at)
            part = limited(s, Part(node, at, part.deep + 1))
    return part


def signed(s: Notation, loc: int, tokens: Sequence[Any]) -> Part:
    """Read an operand with signs before it."""
    return with_signs(s, tokens[0], tokens[1])


def power(s: Notation, loc: int, tokens: Sequence[Any]) -> Part:
    """Read powers, from right to left; an exponent may have signs."""
    right: Part = tokens[-1]
    for i in range(len(tokens) - 2, -1, -1):
        token = tokens[i]
        if type(token) is not Sign:
            continue
        if token.text != "^":
            right = with_signs(s, token, right)
            continue
        left: Part = tokens[i - 1]
        node = tree.Binary("^", left.node, right.node, token.at)
        right = limited(s, Part(node, token.at, max(left.deep, right.deep) + 1))
    return right


def chain(s: Notation, loc: int, tokens: Sequence[Any]) -> Part:
    """Read sums or products, from left to right."""
    left: Part = tokens[0]
    for i in range(1, len(tokens) - 1, 2):
        one, right = tokens[i], tokens[i + 1]
        node = tree.Binary(one.text, left.node, right.node, one.at)
        left = Part(node, loc, max(left.deep, right.deep))
    return left


def compare(s: Notation, loc: int, tokens: Sequence[Any]) -> Part:
    """Read a test of a total; without a comparison the total is what it is."""
    left: Part = tokens[0]
    if len(tokens) == 1:
        return left
    _, one, right = tokens
    return Part(
        tree.Compare(one.text, left.node, right.node, one.at), loc, max(left.deep, right.deep)
    )
