"""The dice language: text in, tree out, through a pyparsing grammar."""

from __future__ import annotations

import sys

import pyparsing as pp

from rolcli.errors import LimitError, NotationError
from rolcli.notation.check import check
from rolcli.notation.errors import trailing
from rolcli.notation.errors.characters import unexpected
from rolcli.notation.grammar import grammar
from rolcli.notation.looks import together
from rolcli.notation.node import Number
from rolcli.notation.parts import Part
from rolcli.notation.text import Notation, check_nesting
from rolcli.notation.tree import Input, Pool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli import exact
    from rolcli.notation.node import Node
    from rolcli.notation.vocabulary import Vocabulary

ROOM = 20_000
"""Frames that reading, printing and rolling the deepest accepted text may need."""


def read(text: str, vocabulary: Vocabulary, variables: dict[str, exact.Number]) -> Input:
    """Read a text of the dice language; ``variables`` are those defined.

    Raise NotationError with the column of the mistake, LimitError for what is
    too deeply nested or too large.
    """
    found = read_unchecked(text, vocabulary, variables)
    try:
        for expression in found.expressions:
            check(expression, variables)
    except (NotationError, LimitError) as error:
        error.text = text
        raise
    return found


def read_unchecked(text: str, vocabulary: Vocabulary, variables: dict[str, exact.Number]) -> Input:
    """Read a text, whether or not its dice can be thrown."""
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
    dice = Part(None, 0)
    for token in tokens:
        if type(token) is Part and token.kind == "readings":
            expressions = [together(s, dice, token)]
        elif type(token) is Part:
            dice = token
            expressions.append(token.node)
        elif type(token) is int:
            times = token
        else:
            comment = token
    refuse_unmeant(s, expressions)
    return Input(tuple(expressions), times, comment, text)


def refuse_unmeant(s: Notation, expressions: list[Node]) -> None:
    """Refuse what nobody means between several expressions: a number alone, a d1 beside dice."""
    for number, one in enumerate(expressions if len(expressions) > 1 else ()):
        at = one.at or 0
        if type(one) is Number or one.signed:
            raise trailing.lone_number(s, at)
        beside = number > 0 and not s[:at].rstrip(" (").endswith(",")
        if beside and isinstance(one, Pool) and one.sides == Number(1):
            raise trailing.lone_d1(s, at)
