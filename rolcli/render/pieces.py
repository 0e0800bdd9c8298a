"""The pieces that lines are made of, how plain text shows them, and the dice of a term as pieces.

A piece is a pair (style, text), which each format decorates in its own way. The styles
of dice are ``out`` (left out), ``hit`` and ``double`` (counted once, twice) and ``bad``
(taken off).
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from rolcli.result import Term

    Piece = tuple[str, str]
    Line = list[Piece]

COLORS = {
    "total": "\x1b[1m",
    "critical": "\x1b[1;7;32m",
    "extreme": "\x1b[1;4;32m",
    "hard": "\x1b[1;32m",
    "regular": "\x1b[32m",
    "success": "\x1b[32m",
    "failure": "\x1b[31m",
    "fumble": "\x1b[1;7;31m",
    "code": "\x1b[2m",
    "out": "\x1b[2;9m",
    "hit": "\x1b[32m",
    "double": "\x1b[1;32m",
    "bad": "\x1b[31m",
    "note": "\x1b[2m",
    "rule": "\x1b[2m",
}
MARKS = {"out": ("(", ")"), "hit": ("", "*"), "double": ("", "**"), "bad": ("", "-")}
"""What stands around a die."""
LOUD = ("critical", "fumble")
"""Levels that must not be missed: in capitals where there are no colours."""

DICE_NODES = ("Pool", "Ranked", "Group")

MOST_LISTED = 100
"""Above this many dice in one term, faces are counted instead of listed."""

NAMES: dict[str, dict[int, str]] = {"fudge": {1: "+", 0: "0", -1: "-"}, "tens": {0: "00"}}
"""What is printed for faces of special dice."""


def line(pieces: Line, color: bool = False) -> str:
    """Write one line."""
    text = ""
    for style, words in pieces:
        if not words.isascii() or not words.isprintable():
            words = clean(words)
        if not style:
            text += words
            continue
        if style in MARKS:  # in colour too, so that what is copied keeps its meaning
            left, right = MARKS[style]
            words = left + words + right
        if style in LOUD and not color:
            words = words.upper()
        if color:
            lead = len(words) - len(words.lstrip())  # no colour before a word begins
            words = f"{words[:lead]}{COLORS[style]}{words[lead:]}\x1b[0m"
        text += words
    return text


def clean(text: str) -> str:
    """Take out what would break a line or command a terminal, and halves of characters."""
    if text.isprintable():
        return text
    return "".join([char if printable(char) else stand_in(char) for char in text])


def printable(char: str) -> bool:
    """Tell whether a character may be printed as it is: spaces that part no words may, and
    what joins letters or the parts of an emoji.
    """
    return char.isprintable() or char in "\xa0\u202f\u200c\u200d"


def stand_in(char: str) -> str:
    """Give what is printed for a character that cannot be."""
    return " " if char.isspace() else "\ufffd"


def between(marks: tuple[str, str], text: str) -> str:
    """Write text between marks, which stand behind the spaces before it."""
    bare = text.lstrip()
    return text[: len(text) - len(bare)] + marks[0] + bare.rstrip() + marks[1]


def dice(term: Term, left_out: bool = True) -> Iterator[Piece]:
    """Write the dice of a term, in brackets.

    ``6!`` exploded (its further die follows it), ``6!+4`` is one chain, ``1→2``
    was changed by a modifier, and dice thrown again stand before their successor.
    """
    size = len(term.faces)
    kept = term.kept if left_out else None
    if size > MOST_LISTED:
        from rolcli.render.many import counts

        names = NAMES.get(term.kind or "", {})
        yield from counts(term, kept, scored(term.score), names)
        return
    node: Any = term.node
    if type(node).__name__ == "Ranked":
        yield from throws(term, kept, node.count, size)
        return
    units, exploded = [[i] for i in range(size)], set[int]()
    if term.parents or term.falling is not None:
        units, exploded = ordered(term)
    style = scored(term.score)
    text = "["
    for position, unit in enumerate(units):
        if position:
            text += ", "
        words = "+".join([face(term, i, i in exploded) for i in unit])
        how = ""
        if kept is not None and not kept[unit[0]]:
            how = "out"
        elif style is not None:
            how = style(sum([term.values[i] for i in unit]))
        if how:
            yield "", text
            yield how, words
            text = ""
        else:
            text += words
    yield "", text + "]"


def face(term: Term, index: int, exploded: bool = False) -> str:
    """Write one die: its face, ``!`` where it exploded, and what it counts for if that differs."""
    shown, value = term.faces[index], term.values[index]
    text = NAMES.get(term.kind or "", {}).get(shown) or str(shown)
    if exploded:
        text += "!"
    return text if shown == value else f"{text}→{value}"


def throws(term: Term, kept: Any, size: int, count: int) -> Iterator[Piece]:
    """Write the throws of one die kept by rank, added up: ``[10!, (7), (10)] + [4, (4), (2)]``."""
    for first in range(0, count, size):
        yield "", " + [" if first else "["
        for i in range(first, first + size):
            if i > first:
                yield "", ", "
            counts = kept is None or kept[i]
            yield "" if counts else "out", face(term, i, bool(counts) and first + size < count)
        yield "", "]"


def ordered(term: Term) -> tuple[list[list[int]], set[int]]:
    """Put dice behind the one that they came from; a chain that counts as one is one unit.

    Where a modifier asks for an order, units stand in that order of their values.
    Give the units and the dice that exploded.
    """
    thrown = len(term.faces) - len(term.parents)
    children: dict[int, list[int]] = {}
    exploded: set[int] = set()
    for index, parent in enumerate(term.parents, thrown):
        children.setdefault(parent, []).append(index)
        if term.reasons[index - thrown] == "exploded":
            exploded.add(parent)
    units: list[list[int]] = []
    stack = list(range(thrown - 1, -1, -1))
    while stack:
        index = stack.pop()
        if index in term.chained:
            units[-1].append(index)
        else:
            units.append([index])
        stack += reversed(children.get(index, ()))
    if term.falling is not None:
        values = term.values
        units.sort(key=lambda unit: unit[0])
        units.sort(key=lambda unit: sum([values[i] for i in unit]), reverse=term.falling)
    return units, exploded


def scored(score: Callable[[int], int] | None) -> Callable[[int], str] | None:
    """Make a function value -> style from what a value counts."""
    if score is None:
        return None

    def style(value: int) -> str:
        points = score(value)
        return "" if points == 0 else "bad" if points < 0 else "hit" if points == 1 else "double"

    return style


def inside(node: Any) -> Iterator[Any]:
    """Yield the nodes directly inside a node."""
    for field in getattr(node, "fields", ()):
        value = getattr(node, field)
        for child in value if type(value) is tuple else (value,):
            if hasattr(child, "fields"):
                yield child


def has_dice(node: Any) -> bool:
    """Tell whether a node is dice or has dice in it."""
    return any(type(one).__name__ in DICE_NODES for one in within(node))


def within(node: Any) -> Iterator[Any]:
    """Yield a node and all that is inside it, without recursion: long sums are deep."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        waiting += inside(one)
