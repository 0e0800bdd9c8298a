"""The working of a roll: its dice as they fell, with the arithmetic around them.

Text is made of pieces, (style, text) pairs, that each format decorates in its
own way. The styles of dice are ``out`` (left out), ``hit`` and ``double``
(counted once, twice) and ``bad`` (taken off).
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Any

    from rolcli.result import Roll, Term

    Piece = tuple[str, str]
    Line = list[Piece]

MOST_LISTED = 100
"""Above this many dice in one term, faces are counted instead of listed."""

DICE_NODES = ("Pool", "Ranked", "Group")
PRODUCT, UNARY, POWER, TERM = 2, 3, 4, 5
FUDGE = {1: "+", 0: "0", -1: "-"}
HOLDS: dict[str, Callable[[int, Any], bool]] = {
    ">=": lambda value, point: bool(value >= point),
    "<=": lambda value, point: bool(value <= point),
    ">": lambda value, point: bool(value > point),
    "<": lambda value, point: bool(value < point),
    "=": lambda value, point: bool(value == point),
}


def working(roll: Roll, variables: Mapping[str, object] | None = None) -> Line:
    """Write the expression with its dice in place of its terms; empty when no dice fell.

    ``variables`` are the values of names, as far as they are known.
    """
    terms = roll.terms
    if not terms:
        return []
    if len(terms) == 1 and terms[0].node is roll.tree:  # the everyday case: nothing but dice
        node = roll.tree
        if type(node).__name__ != "Group" and not any(map(has_dice, inside(node))):
            return list(dice(terms[0]))
    writer = Writer(roll, variables or {})
    if roll.success is not None and not has_dice(getattr(roll.tree, "right", None)):
        return writer.write(roll.tree.left)  # type: ignore[attr-defined]
    return writer.write(roll.tree)


class Writer:
    """Writes one rolled tree; terms and groups are looked up as the walk meets them."""

    __slots__ = ("flat", "groups", "terms", "variables")

    def __init__(self, roll: Roll, variables: Mapping[str, object]) -> None:
        self.terms: dict[int, list[Term]] = {}
        for term in roll.terms:
            self.terms.setdefault(id(term.node), []).append(term)
        self.groups = iter(roll.groups)
        self.variables = variables
        self.flat = 0

    def write(self, node: Any, level: int = 0) -> Line:
        """Write any node, in parentheses where it binds less tightly than ``level``."""
        name = type(node).__name__
        if name in DICE_NODES or contains_dice(node):
            line = list(WRITE[name](self, node))
        elif name == "Name":
            line = [("", self.value(node))]
        else:
            line = [("", str(node))]
        if node.level < level:
            return [("", "("), *line, ("", ")")]
        return line

    def value(self, node: Any) -> str:
        """Write a variable by its value where that is known."""
        value = self.variables.get(node.name)
        return str(node) if value is None else str(value)

    def binary(self, node: Any) -> Iterator[Piece]:
        """Write arithmetic."""
        level = node.level
        if level == POWER:
            yield from self.write(node.left, TERM)
            yield "", "^"
            yield from self.write(node.right, UNARY)
            return
        yield from self.write(node.left, level)
        yield "", f" {node.operator} "
        yield from self.write(node.right, level + 1)

    def unary(self, node: Any) -> Iterator[Piece]:
        """Write a signed operand."""
        yield "", node.operator
        yield from self.write(node.operand, UNARY)

    def compare(self, node: Any) -> Iterator[Piece]:
        """Write a test."""
        yield from self.write(node.left, 1)
        yield "", f" {node.operator} "
        yield from self.write(node.right, 1)

    def call(self, node: Any) -> Iterator[Piece]:
        """Write a function of numbers."""
        yield "", f"{node.name}("
        for i, argument in enumerate(node.arguments):
            if i:
                yield "", ", "
            yield from self.write(argument)
        yield "", ")"

    def labelled(self, node: Any) -> Iterator[Piece]:
        """Write an operand and its label as typed."""
        yield from self.write(node.operand, TERM)
        yield "", f"[{node.label}]"

    def pool(self, node: Any) -> Iterator[Piece]:
        """Write dice; before them what was thrown for their number, behind it for modifiers."""
        if has_dice(node.count) or has_dice(node.sides):
            for part in (node.count, node.sides):
                if part is node.sides:
                    yield "", "d"
                line = self.write(part)
                yield from [("", "("), *line, ("", ")")] if has_dice(part) else line
            yield "", " "
        yield from self.term(node)
        yield from self.modifiers(node)

    def modifiers(self, node: Any) -> Iterator[Piece]:
        """Write the dice that modifiers threw for their arguments."""
        for modifier in node.modifiers:
            if has_dice(modifier):
                for part in inside(modifier):
                    if has_dice(part):
                        yield "", f" {getattr(modifier, 'what', getattr(modifier, 'style', ''))}("
                        yield from self.write(part)
                        yield "", ")"

    def term(self, node: Any) -> Iterator[Piece]:
        """Write the dice of the term that belongs to a node."""
        found = self.terms.get(id(node))
        if not found:
            yield "", str(node)
        elif self.flat:
            yield from dice(found.pop(0), left_out=False)
        else:
            yield from dice(found.pop(0))

    def group(self, node: Any) -> Iterator[Piece]:
        """Write the members of a group; those that do not count as a whole."""
        stay = next(self.groups, [])
        yield "", "{"
        for i, member in enumerate(node.members):
            if i:
                yield "", ", "
            if i < len(stay) and not stay[i]:
                self.flat += 1
                text = "".join(text for _, text in self.write(member))
                self.flat -= 1
                yield "" if self.flat else "out", text
            else:
                yield from self.write(member)
        yield "", "}"
        yield from self.modifiers(node)


WRITE: dict[str, Callable[[Writer, Any], Iterator[Any]]] = {
    "Binary": Writer.binary,
    "Unary": Writer.unary,
    "Compare": Writer.compare,
    "Call": Writer.call,
    "Labelled": Writer.labelled,
    "Pool": Writer.pool,
    "Ranked": Writer.term,
    "Group": Writer.group,
}


def inside(node: Any) -> Iterator[Any]:
    """Yield the nodes directly inside a node."""
    for field in getattr(node, "fields", ()):
        value = getattr(node, field)
        for child in value if type(value) is tuple else (value,):
            if hasattr(child, "fields"):
                yield child


def has_dice(node: Any) -> bool:
    """Tell whether a node is dice or has dice in it."""
    return type(node).__name__ in DICE_NODES or any(has_dice(child) for child in inside(node))


def contains_dice(node: Any) -> bool:
    """Tell whether anything must be written out inside a node: dice, or a name's value."""
    return type(node).__name__ != "Name" and any(
        type(child).__name__ in (*DICE_NODES, "Name") or contains_dice(child)
        for child in inside(node)
    )


def dice(term: Term, left_out: bool = True) -> Iterator[Piece]:
    """Write the dice of a term, in brackets.

    ``6!`` exploded (its further die follows it), ``6!+4`` is one chain, ``1→2``
    was changed by a modifier, and dice thrown again stand before their successor.
    """
    size = len(term.faces)
    kept = term.kept if left_out else None
    if size > MOST_LISTED:
        from rolcli.render.many import counts

        yield from counts(term, kept)
        return
    node: Any = term.node
    if type(node).__name__ == "Ranked":
        yield from throws(term, kept, node.count, size)
        return
    units, exploded = [[i] for i in range(size)], set[int]()
    if term.parents or term.order:
        units, exploded = ordered(term)
    style = counting(node) if term.counted else None
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
    text = FUDGE[shown] if term.kind == "fudge" else str(shown)
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
    """Put dice behind the one that they came from; a compound chain is one unit.

    Where a modifier asks for an order, units stand in that order of their values.
    Give the units and the dice that exploded.
    """
    node: Any = term.node
    compound = any(getattr(m, "style", "") == "!!" for m in node.modifiers)
    thrown = len(term.faces) - len(term.parents)
    children: dict[int, list[int]] = {}
    chained: set[int] = set()
    exploded: set[int] = set()
    for index, parent in enumerate(term.parents, thrown):
        children.setdefault(parent, []).append(index)
        if term.reasons[index - thrown] == "exploded":
            exploded.add(parent)
            if compound:
                chained.add(index)
    units: list[list[int]] = []
    stack = list(range(thrown - 1, -1, -1))
    while stack:
        index = stack.pop()
        if index in chained:
            units[-1].append(index)
        else:
            units.append([index])
        stack += reversed(children.get(index, ()))
    if term.order is not None:
        place = {index: position for position, index in enumerate(term.order)}
        if compound:
            values = term.values
            falling = [m.descending for m in node.modifiers if hasattr(m, "descending")][-1]
            units.sort(key=lambda unit: sum([values[i] for i in unit]), reverse=falling)
        else:
            units.sort(key=lambda unit: place[unit[0]])
    return units, exploded


def counting(node: Any) -> Callable[[int], str] | None:
    """Make a function value -> style from a term's counts, where their points are numbers."""
    tests: list[tuple[str, Callable[[int, Any], bool], object]] = []
    for modifier in node.modifiers:
        if type(modifier).__name__ == "Count":
            point = literal(modifier.condition.point)
            if point is None:
                return None
            tests.append((modifier.what, HOLDS[modifier.condition.operator], point))

    def style(value: int) -> str:
        score = sum([-1 if what == "cf" else 1 for what, holds, at in tests if holds(value, at)])
        return "" if score == 0 else "bad" if score < 0 else "hit" if score == 1 else "double"

    return style


def literal(node: Any) -> object | None:
    """Give the value of a literal number, signed or not, else None."""
    if type(node).__name__ == "Number":
        return node.value  # type: ignore[no-any-return]
    if type(node).__name__ == "Unary":
        value: Any = literal(node.operand)
        return None if value is None else -value if node.operator == "-" else value
    return None
