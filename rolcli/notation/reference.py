"""The dice language: text in, tree out, through a pyparsing grammar."""

from __future__ import annotations

import sys

import pyparsing as pp

from rolcli.errors import LimitError, NotationError
from rolcli.notation.check import check
from rolcli.notation.errors.operand import unexpected
from rolcli.notation.grammar import grammar
from rolcli.notation.parts import Part
from rolcli.notation.text import Notation, check_nesting
from rolcli.notation.tree import Input

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number
    from rolcli.notation.node import Node
    from rolcli.notation.vocabulary import Vocabulary

ROOM = 20_000
"""Frames that reading, printing and rolling the deepest accepted text may need."""


def read(text: str, vocabulary: Vocabulary, variables: dict[str, Number]) -> Input:
    """Read a text of the dice language; ``variables`` are those defined.

    Raise NotationError with the column of the mistake, LimitError for what is
    too deeply nested or too large.
    """
    if sys.getrecursionlimit() < ROOM:  # calls between Python functions take no C stack
        sys.setrecursionlimit(ROOM)
    s = Notation(text, vocabulary, variables)
    check_nesting(s)
    try:
        rules = grammar(vocabulary)
        rules.streamlined = True  # flattening them takes longer than it saves on one text
        tokens = rules.parse_string(s)
    except pp.ParseBaseException as failure:  # every rule refuses in words; this is the net
        raise unexpected(s, min(failure.loc, max(len(s) - 1, 0))) from None
    times: int | None = None
    comment: str | None = None
    expressions: list[Node] = []
    for token in tokens:
        if type(token) is Part:
            expressions.append(token.node)
        elif type(token) is int:
            times = token
        else:
            comment = token
    read_input = Input(tuple(expressions), times, comment, text)
    try:
        for expression in read_input.expressions:
            check(expression, variables)
    except (NotationError, LimitError) as error:
        error.text = text
        raise
    return read_input
