"""What the grammar read, made into nodes: the parse actions.

While reading, a node travels in a Part, which remembers what the node itself
does not: how deep it is nested, and whether it may take modifiers.
"""

from __future__ import annotations

from functools import partial

from rolcli.dice import exact, tree
from rolcli.dice.notation_errors import error
from rolcli.dice.notation_terms import attach, single_member
from rolcli.dice.notation_text import MAX_NESTING, Text, too_deep
from rolcli.dice.words import (
    COUNT_WORDS, EXPLODE_WORDS, KEEP_WORDS, REROLL_WORDS,
)  # fmt: skip
from rolcli.errors import LimitError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Part:
    """A node being read.

    ``kind`` is ``dice``, ``code`` (dice without sides, 4D), ``group``,
    ``ranked`` or ``other``; only the first three take modifiers, and in a
    parenthesis everything is ``other``. Of a die whose count is yet to come the
    node is its sides. ``word`` is a modifier as it was written.
    """

    __slots__ = ("at", "deep", "kind", "node", "word")

    def __init__(
        self, node: Any, at: int, deep: int = 0, kind: str = "other", word: str = ""
    ) -> None:
        self.node = node
        self.at = at
        self.deep = deep
        self.kind = kind
        self.word = word


class Sign:
    """An operator, a comparison or a run of signs, and where it stands."""

    __slots__ = ("at", "text")

    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.at = at


def limited(s: Text, part: Part) -> Part:
    """Give the part back, or raise LimitError when it is nested too deep."""
    if part.deep > MAX_NESTING:
        raise too_deep(s, part.at)
    return part


# Numbers, names and what holds other expressions


def number(s: Text, loc: int, tokens: Sequence[str]) -> Part:
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


def at_name(s: Text, loc: int, tokens: Sequence[str]) -> Part:
    """Read ``@name``."""
    return Part(tree.Name(tokens[0][1:].casefold(), loc), loc)


def bare_name(s: Text, loc: int, tokens: Sequence[str]) -> Part:
    """Read a name without its ``@``."""
    return Part(tree.Name(tokens[0].casefold(), loc), loc)


def parenthesis(s: Text, loc: int, tokens: Sequence[Part]) -> Part:
    """Read what stands in parentheses; they leave no node."""
    inner = tokens[0]
    return limited(s, Part(inner.node, loc, inner.deep + 1))


def call(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read a function and its arguments."""
    name, arguments = tokens[0].lower(), tokens[1:]
    two = name in ("min", "max")
    if two and len(arguments) < 2:
        raise error(
            s, loc, "wrong_arguments",
            msg("{name} takes two numbers or more.", name=name),
            msg("Write {form}.", form=f"{name}({arguments[0].node}, 3)"),
        )  # fmt: skip
    if not two and len(arguments) != 1:
        raise error(
            s, arguments[1].at, "wrong_arguments",
            msg("{name} takes one number.", name=name),
            msg("Write {form}.", form=f"{name}({arguments[0].node})"),
        )  # fmt: skip
    deep = max(part.deep for part in arguments) + 1
    node = tree.Call(name, tuple(part.node for part in arguments), loc)
    return limited(s, Part(node, loc, deep))


def group(s: Text, loc: int, tokens: Sequence[Part]) -> Part:
    """Read a group: what stands in braces."""
    if len(tokens) == 1:
        single_member(s, tokens[0].node, loc)
    deep = max(part.deep for part in tokens) + 1
    node = tree.Group(tuple(part.node for part in tokens), (), loc)
    return limited(s, Part(node, loc, deep, "group"))


# Dice


def plain_die(s: Text, loc: int, tokens: Sequence[str]) -> Part:
    """Read d6, d% or dF: the sides, to which a count may be added."""
    sides = tokens[0][1:].lower()
    at = loc + 1
    if sides == "%":
        return Part(tree.Number(100, at), loc, 0, "dice")
    if sides[0] == "f":
        if sides not in ("f", "f.1"):
            raise error(
                s, at, "unknown_die",
                msg("There is no Fudge die {die}.", die="d" + sides.upper()),
                msg("Write dF, or dF.1 for the one with a single plus and a single minus."),
            )  # fmt: skip
        values = tree.FUDGE if sides == "f" else tree.FUDGE_ONE
        return Part(tree.Faces(values, "fudge", at), loc, 0, "dice")
    return Part(number(s, at, (sides,)).node, loc, 0, "dice")


def sideless(s: Text, loc: int, tokens: Sequence[str]) -> Part:
    """Read the D of 4D."""
    return Part(tree.Number(6, loc), loc, 0, "code")


def computed_die(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read d(2*3)."""
    return Part(tokens[1].node, loc, tokens[1].deep, "dice")


def faces_die(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read d{1,2,4}."""
    values = [value for spread in tokens[1:] for value in spread.node]
    if len(values) > 1000:
        raise too_many_faces(s, loc, len(values))
    return Part(tree.Faces(tuple(values), "faces", loc + 1), loc, 0, "dice")


def face(s: Text, loc: int, tokens: Sequence[str]) -> Part:
    """Read one face, or a range of them."""
    first, _, last = tokens[0].replace(" ", "").partition("..")
    low = int(first)
    high = int(last) if last else low
    if max(abs(low), abs(high)).bit_length() > exact.MAX_BITS:
        limit = exact.too_big()
        raise LimitError(limit.code, limit.message, text=s.original, column=loc)
    if high < low:
        raise error(
            s, loc, "falling_range",
            msg("A range of faces rises."),
            msg("Write {form}.", form=f"{high}..{low}"),
        )  # fmt: skip
    if high - low >= 1000:
        raise too_many_faces(s, loc, high - low + 1)
    return Part(range(low, high + 1), loc)


def too_many_faces(s: Text, loc: int, size: int) -> LimitError:
    """Word the limit on faces of one's own."""
    from rolcli.dice.evaluate import short

    return LimitError(
        "too_many_faces",
        msg(
            "A die may have at most {limit} faces of its own, and this one has {size}.",
            limit=1000,
            size=short(size),
        ),
        text=s.original,
        column=loc,
    )


def counted_die(s: Text, loc: int, tokens: Sequence[Part]) -> Part:
    """Put count and die together; without a die the count is what it is."""
    count = tokens[0]
    if len(tokens) == 1:
        return count
    die = tokens[1]
    node = tree.Pool(count.node, die.node, (), loc)
    return Part(node, loc, max(count.deep, die.deep), die.kind)


def single_die(s: Text, loc: int, tokens: Sequence[Part]) -> Part:
    """Read a die without a count: one die."""
    die = tokens[0]
    return Part(tree.Pool(tree.Number(1, loc), die.node, (), loc), loc, die.deep, die.kind)


def ranked(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read 1o3d10 and its rank."""
    rolls, _, dice = tokens[0].lower().partition("o")
    count, _, sides = dice.partition("d")
    at = loc + len(rolls)
    if not sides:
        raise error(
            s, loc, "unknown_die",
            msg("{form} is no complete roll: three numbers are expected.", form=tokens[0]),
            msg("Write 1o3d10: of three ten-sided dice keep the middle one."),
        )  # fmt: skip
    if int(rolls) != 1:
        raise error(
            s, loc, "rolls_of_rank",
            msg("Before the o only 1 can stand."),
            msg("Write {form}; {times} repeats it.", form="1" + s[at : loc + len(tokens[0])],
                times=f"{int(rolls)}#1{s[at : loc + len(tokens[0])]}"),
        )  # fmt: skip
    if "." in sides:
        raise error(
            s, loc + tokens[0].lower().index("d") + 1, "not_whole",
            msg("{what} must be a whole number, and {value} is not.",
                what=msg("The number of sides"), value=sides),
        )  # fmt: skip
    rank = {"h": "high", "+": "high", "l": "low", "-": "low"}.get(
        tokens[1].lower() if len(tokens) > 1 else "m", "mid"
    )
    many = 100 if sides == "%" else number(s, at, (sides,)).node.value
    node = tree.Ranked(number(s, at + 1, (count,)).node.value, many, rank, loc)
    return Part(node, loc, 0, "ranked")


# Modifiers and terms


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


# Arithmetic


def sign(s: Text, loc: int, tokens: Sequence[str], words: dict[str, str] | None = None) -> Sign:
    """Read an operator; words and doubles are written in their one form."""
    text = tokens[0].lower()
    return Sign(words.get(text, text) if words else text, loc)


operator = partial(sign, words={"x": "*", "×": "*", "**": "^"})  # noqa: RUF001


def with_signs(s: Text, signs: Sign, part: Part) -> Part:
    """Put a run of signs before an operand."""
    for i in range(len(signs.text) - 1, -1, -1):
        if signs.text[i] != " ":
            at = signs.at + i
            node = tree.Unary(signs.text[i], part.node, at)
            part = limited(s, Part(node, at, part.deep + 1))
    return part


def signed(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read an operand with signs before it."""
    return with_signs(s, tokens[0], tokens[1])


def power(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
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


def chain(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read sums or products, from left to right."""
    left: Part = tokens[0]
    for i in range(1, len(tokens) - 1, 2):
        one, right = tokens[i], tokens[i + 1]
        node = tree.Binary(one.text, left.node, right.node, one.at)
        left = Part(node, loc, max(left.deep, right.deep))
    return left


def compare(s: Text, loc: int, tokens: Sequence[Any]) -> Part:
    """Read a test of a total; without a comparison the total is what it is."""
    if len(tokens) == 1:
        return tokens[0]  # type: ignore[no-any-return]
    left, one, right = tokens
    return Part(tree.Compare(one.text, left.node, right.node, one.at), loc,
                max(left.deep, right.deep))  # fmt: skip
