"""Readings of one throw as the grammar read them, made into nodes."""

from __future__ import annotations

from rolcli.errors import NotationError
from rolcli.messages import msg
from rolcli.notation.errors.characters import error
from rolcli.notation.node import Number
from rolcli.notation.operands import Labelled
from rolcli.notation.parts import Part
from rolcli.notation.readings import Look, Readings
from rolcli.notation.text import Notation, limited
from rolcli.notation.tree import Pool, attached

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn


def plain(s: Notation, loc: int, tokens: Sequence[str]) -> Part:
    """Read ``sum``: the dice as they are."""
    return Part(Look((), loc), loc)


def chain(s: Notation, loc: int, tokens: Sequence[Part]) -> Part:
    """Read a chain of modifiers; one that takes off, in first place, is a count of its own."""
    first = tokens[0]
    entry = s.vocabulary.words[first.word]
    if entry is s.vocabulary.comparison and first.node.condition is not None:
        counting = entry.comparison or ""
        node = entry.kind().read(counting, first.node.condition, first.at)
        tokens = [Part(node, first.at, first.deep, word=first.word), *tokens[1:]]
    for one in tokens:
        if one.node.throws:
            raise error(
                s,
                one.at,
                "wrong_form",
                msg("{word} throws further dice, and readings look at one throw.", word=one.word),
                msg("Write it before the colon, such as 10d10!: cs>=8, cs=1."),
            )
    written = [(one.node, one.word, s[loc : one.at].strip()) for one in tokens]
    try:
        term = attached(Pool(Number(1), Number(1)), "dice", written)
    except NotationError as wrong:
        wrong.text = s.original
        raise
    return Part(Look(term.modifiers, loc), loc, max(one.deep for one in tokens))


def counted(s: Notation, loc: int, tokens: Sequence[Part]) -> Part:
    """Read a bare comparison, which counts, and what follows it."""
    first = tokens[0]
    first.word = s.vocabulary.comparison.comparison or ""
    return chain(s, loc, tokens)


def inside(s: Notation, loc: int, tokens: Sequence[Part]) -> Part:
    """Read what stands in parentheses."""
    return limited(s, Part(tokens[0].node, loc, tokens[0].deep + 1))


def look(s: Notation, loc: int, tokens: Sequence[Part]) -> Part:
    """Put a look and its labels together."""
    part = tokens[0]
    for one in tokens[1:]:
        node = Labelled(part.node, one.word, part.at)
        part = limited(s, Part(node, part.at, part.deep + 1))
    return part


def readings(s: Notation, loc: int, tokens: Sequence[Part]) -> list[Part]:
    """Read all readings; the dice before the colon are put to them afterwards."""
    return [Part(tuple(part.node for part in tokens), loc, 0, "readings")]


def together(s: Notation, dice: Part, several: Part) -> Readings:
    """Put dice and their readings together."""
    if not isinstance(dice.node, Pool) or dice.kind not in ("dice", "code"):
        raise error(
            s,
            dice.at,
            "wrong_form",
            msg("Before a colon stands one dice term, which is then read in several ways."),
            msg("Write it such as {form}.", form="10d6: >=5, =1"),
        )
    if any(modifier.counts for modifier in dice.node.modifiers):
        raise error(
            s,
            dice.at,
            "wrong_form",
            msg("These dice are counted already."),
            msg("Count after the colon, such as {form}.", form="10d6: >=5, =1"),
        )
    return Readings(dice.node, several.node, dice.at)


def refuse_reading(s: Notation, loc: int) -> NoReturn:
    """Raise for what is no reading of the dice before the colon."""
    raise error(
        s,
        loc,
        "wrong_form",
        msg(
            "After a colon the dice are read: by counts and modifiers, sum, and arithmetic of them."
        ),
        msg("Write it such as {form}.", form="10d6: >=5, =1"),
    )
