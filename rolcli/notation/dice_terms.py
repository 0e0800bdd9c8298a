"""Operands as the grammar read them, made into nodes: numbers, names, dice, groups."""

from __future__ import annotations

from rolcli import exact
from rolcli.errors import LimitError
from rolcli.exact import short
from rolcli.messages import msg
from rolcli.notation import MAX_FACES, operands, tree
from rolcli.notation.errors.characters import error
from rolcli.notation.parts import Part
from rolcli.notation.terms import single_member
from rolcli.notation.text import Notation, limited

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


def number(s: Notation, loc: int, tokens: Sequence[str]) -> Part:
    """Read a number, exactly."""
    whole, _, places = tokens[0].partition(".")
    value: exact.Number = int(whole + places)
    try:
        if places:
            value = exact.divide(value, 10 ** len(places))
        exact.checked(value)
    except LimitError as limit:
        raise LimitError(limit.code, limit.message, text=s.original, column=loc) from None
    return Part(tree.Number(value, loc), loc)


def at_name(s: Notation, loc: int, tokens: Sequence[str]) -> Part:
    """Read ``@name``."""
    return Part(operands.Name(tokens[0][1:].casefold(), loc), loc)


def bare_name(s: Notation, loc: int, tokens: Sequence[str]) -> Part:
    """Read a name without its ``@``."""
    return Part(operands.Name(tokens[0].casefold(), loc), loc)


def parenthesis(s: Notation, loc: int, tokens: Sequence[Part]) -> Part:
    """Read what stands in parentheses; they leave no node."""
    inner = tokens[0]
    return limited(s, Part(inner.node, loc, inner.deep + 1))


def call(s: Notation, loc: int, tokens: Sequence[Any]) -> Part:
    """Read a function and its arguments."""
    name, arguments = tokens[0].lower(), tokens[1:]
    two = name in ("min", "max")
    if two and len(arguments) < 2:
        raise error(
            s,
            loc,
            "wrong_form",
            msg("{name} takes two numbers or more.", name=name),
            msg("Write {form}.", form=f"{name}({arguments[0].node}, 3)"),
        )
    if not two and len(arguments) != 1:
        raise error(
            s,
            arguments[1].at,
            "wrong_form",
            msg("{name} takes one number.", name=name),
            msg("Write {form}.", form=f"{name}({arguments[0].node})"),
        )
    deep = max(part.deep for part in arguments) + 1
    node = operands.FunctionCall(name, tuple(part.node for part in arguments), loc)
    return limited(s, Part(node, loc, deep))


def group(s: Notation, loc: int, tokens: Sequence[Part]) -> Part:
    """Read a group: what stands in braces."""
    if len(tokens) == 1:
        single_member(s, tokens[0].node, loc)
    deep = max(part.deep for part in tokens) + 1
    node = operands.Group(tuple(part.node for part in tokens), (), loc)
    return limited(s, Part(node, loc, deep, "group"))


def plain_die(s: Notation, loc: int, tokens: Sequence[str]) -> Part:
    """Read d6, d% or dF: the sides, to which a count may be added."""
    sides = tokens[0][1:].lower()
    at = loc + 1
    if sides == "%":
        return Part(tree.Number(100, at), loc, 0, "dice")
    if sides == "00":
        return Part(operands.Faces(operands.TENS, "tens", at), loc, 0, "dice")
    if sides[0] == "f":
        if sides not in ("f", "f.1"):
            raise error(
                s,
                at,
                "unknown_word",
                msg("There is no Fudge die {die}.", die="d" + sides.upper()),
                msg("Write dF, or dF.1 for the one with a single plus and a single minus."),
            )
        values = operands.FUDGE if sides == "f" else operands.FUDGE_ONE
        return Part(operands.Faces(values, "fudge", at), loc, 0, "dice")
    return Part(number(s, at, (sides,)).node, loc, 0, "dice")


def sideless(s: Notation, loc: int, tokens: Sequence[str]) -> Part:
    """Read the D of 4D."""
    return Part(tree.Number(6, loc), loc, 0, "code")


def computed_die(s: Notation, loc: int, tokens: Sequence[Any]) -> Part:
    """Read d(2*3)."""
    return Part(tokens[1].node, loc, tokens[1].deep, "dice")


def faces_die(s: Notation, loc: int, tokens: Sequence[Any]) -> Part:
    """Read d{1,2,4}."""
    values = [value for spread in tokens[1:] for value in spread.node]
    if len(values) > MAX_FACES:
        raise too_many_faces(s, loc, len(values))
    return Part(operands.Faces(tuple(values), "faces", loc + 1), loc, 0, "dice")


def face(s: Notation, loc: int, tokens: Sequence[str]) -> Part:
    """Read one face, or a range of them."""
    first, _, last = tokens[0].replace(" ", "").partition("..")
    low = int(first)
    high = int(last) if last else low
    if max(abs(low), abs(high)).bit_length() > exact.MAX_BITS:
        limit = exact.too_big()
        raise LimitError(limit.code, limit.message, text=s.original, column=loc)
    if high < low:
        raise error(
            s,
            loc,
            "wrong_form",
            msg("A range of faces rises."),
            msg("Write {form}.", form=f"{high}..{low}"),
        )
    if high - low >= MAX_FACES:
        raise too_many_faces(s, loc, high - low + 1)
    return Part(range(low, high + 1), loc)


def too_many_faces(s: Notation, loc: int, size: int) -> LimitError:
    """Word the limit on faces of one's own."""
    return LimitError(
        "limit",
        msg(
            "A die may have at most {limit} faces of its own, and this one has {size}.",
            limit=MAX_FACES,
            size=short(size),
        ),
        text=s.original,
        column=loc,
    )


def counted_die(s: Notation, loc: int, tokens: Sequence[Part]) -> Part:
    """Put count and die together; without a die the count is what it is."""
    count = tokens[0]
    if len(tokens) == 1:
        return count
    die = tokens[1]
    node = tree.Pool(count.node, die.node, (), loc)
    return Part(node, loc, max(count.deep, die.deep), die.kind)


def single_die(s: Notation, loc: int, tokens: Sequence[Part]) -> Part:
    """Read a die without a count: one die."""
    die = tokens[0]
    return Part(tree.Pool(tree.Number(1, loc), die.node, (), loc), loc, die.deep, die.kind)


def ranked(s: Notation, loc: int, tokens: Sequence[Any]) -> Part:
    """Read 1o3d10 and its rank."""
    rolls, _, dice = tokens[0].lower().partition("o")
    count, _, sides = dice.partition("d")
    at = loc + len(rolls)
    if not sides:
        raise error(
            s,
            loc,
            "unknown_word",
            msg("{form} is no complete roll: three numbers are expected.", form=tokens[0]),
            msg("Write 1o3d10: of three ten-sided dice keep the middle one."),
        )
    if int(rolls) != 1:
        raise error(
            s,
            loc,
            "wrong_form",
            msg("Before the o only 1 can stand."),
            msg(
                "Write {form}; {times} repeats it.",
                form="1" + s[at : loc + len(tokens[0])],
                times=f"{int(rolls)}#1{s[at : loc + len(tokens[0])]}",
            ),
        )
    if "." in sides:
        raise error(
            s,
            loc + tokens[0].lower().index("d") + 1,
            "undefined_value",
            msg(
                "{what} must be a whole number, and {value} is not.",
                what=msg("The number of sides"),
                value=sides,
            ),
        )
    rank = {"h": "high", "+": "high", "l": "low", "-": "low"}.get(
        tokens[1].lower() if len(tokens) > 1 else "m", "mid"
    )
    many = 100 if sides == "%" else number(s, at, (sides,)).node.value
    node = operands.Ranked(number(s, at + 1, (count,)).node.value, many, rank, loc)
    return Part(node, loc, 0, "ranked")
