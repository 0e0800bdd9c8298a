"""The working of a roll: the expression with its dice in place of its terms."""

from __future__ import annotations

from rolcli.render.pieces import DICE_NODES, dice, has_dice, inside, within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Any

    from rolcli.render.pieces import Line, Piece
    from rolcli.result import Roll, Term

PRODUCT, UNARY, POWER, TERM = 2, 3, 4, 5


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
        if node.level == POWER:
            yield from self.write(node.left, TERM)
            yield "", "^"
            yield from self.write(node.right, UNARY)
            return
        chain = [node]  # a long sum is deep on its left, so it is not written recursively
        left = node.left
        while type(left).__name__ == "Binary" and chain[-1].level <= left.level < POWER:
            chain.append(left)
            left = left.left
        yield from self.write(left, chain[-1].level)
        for part in reversed(chain):
            yield "", f" {part.operator} "
            yield from self.write(part.right, part.level + 1)

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
            if not has_dice(modifier):
                continue
            word = getattr(modifier, "what", getattr(modifier, "style", ""))
            for part in inside(modifier):
                if has_dice(part):
                    condition = type(part).__name__ == "Condition"
                    yield "", f" {word}{part.operator if condition else ''}("
                    yield from self.write(part.point if condition else part)
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
    "FunctionCall": Writer.call,
    "Labelled": Writer.labelled,
    "Pool": Writer.pool,
    "Ranked": Writer.term,
    "Group": Writer.group,
}


def contains_dice(node: Any) -> bool:
    """Tell whether anything must be written out inside a node: dice, or a name's value."""
    if type(node).__name__ == "Name":
        return False
    return any(
        one is not node and type(one).__name__ in (*DICE_NODES, "Name") for one in within(node)
    )


