"""The nodes of a dice expression, as it was asked for.

Nodes are immutable by habit and compare by content. ``str(node)`` is the one
printed form; reading it again gives an equal tree. ``at`` is the column the
node was read from, for carets; it takes no part in comparisons.
"""

from __future__ import annotations

from rolcli.notation.modifier import Condition, ModifierNode, joined
from rolcli.notation.node import (
    COMPARE,
    POWER,
    PRODUCT,
    SUM,
    TERM,
    UNARY,
    Node,
    Number,
    argument,
    walk,
    wrap,
)

__all__ = [
    "FUDGE",
    "FUDGE_ONE",
    "TENS",
    "Binary",
    "Call",
    "Compare",
    "Condition",
    "Faces",
    "Group",
    "Input",
    "Labelled",
    "ModifierNode",
    "Name",
    "Node",
    "Number",
    "Pool",
    "Ranked",
    "Unary",
    "argument",
    "spine",
    "walk",
]

BINARY_LEVEL = {
    "+": SUM,
    "-": SUM,
    "*": PRODUCT,
    "/": PRODUCT,
    "//": PRODUCT,
    "%": PRODUCT,
    "^": POWER,
}


class Name(Node):
    """A variable, stored in lower case (casefolded), printed as ``@name``."""

    __slots__ = ("name",)
    fields = ("name",)

    def __init__(self, name: str, at: int | None = None) -> None:
        self.name = name
        self.at = at

    def __str__(self) -> str:
        return "@" + self.name


class Unary(Node):
    """A sign, ``-`` or ``+``, before an operand."""

    __slots__ = ("operand", "operator")
    fields = ("operator", "operand")
    level = UNARY

    def __init__(self, operator: str, operand: Node, at: int | None = None) -> None:
        self.operator = operator
        self.operand = operand
        self.at = at

    @property
    def signed(self) -> bool:
        """True for a minus sign before a literal."""
        return self.operator == "-" and type(self.operand) is Number

    def __str__(self) -> str:
        return self.operator + wrap(self.operand, UNARY)


class Binary(Node):
    """Arithmetic: one of ``+ - * / // % ^`` between two operands."""

    __slots__ = ("left", "level", "operator", "right")
    fields = ("operator", "left", "right")

    def __init__(self, operator: str, left: Node, right: Node, at: int | None = None) -> None:
        self.operator = operator
        self.level = BINARY_LEVEL[operator]
        self.left = left
        self.right = right
        self.at = at

    def __str__(self) -> str:
        chain = spine(self)
        text, below = str(chain[-1].left), chain[-1].left.level
        for node in reversed(chain):
            level = node.level
            if below < (TERM if level == POWER else level):
                text = f"({text})"
            if level == POWER:  # right to left, and the exponent may carry a sign
                text += "^" + wrap(node.right, UNARY)
            else:
                text += f" {node.operator} {wrap(node.right, level + 1)}"
            below = level
        return text

    def __eq__(self, other: object) -> bool:
        if type(other) is not Binary:
            return False
        ours, theirs = spine(self), spine(other)
        return (
            len(ours) == len(theirs)
            and all(
                a.operator == b.operator and a.right == b.right
                for a, b in zip(ours, theirs, strict=True)
            )
            and ours[-1].left == theirs[-1].left
        )

    def __hash__(self) -> int:
        chain = spine(self)
        return hash((chain[-1].left, *((node.operator, node.right) for node in reversed(chain))))


class Compare(Node):
    """A test of a total: one of ``>= <= > < =`` between two sums."""

    __slots__ = ("left", "operator", "right")
    fields = ("operator", "left", "right")
    level = COMPARE

    def __init__(self, operator: str, left: Node, right: Node, at: int | None = None) -> None:
        self.operator = operator
        self.left = left
        self.right = right
        self.at = at

    def __str__(self) -> str:
        left = wrap(self.left, SUM)
        # Straight after dice a comparison would count them, after ! it would be its condition.
        if would_count(self.left) or ends_open(self.left):
            left = f"({left})"
        return f"{left} {self.operator} {wrap(self.right, SUM)}"


class Call(Node):
    """A function of numbers: floor, ceil, round, trunc, abs, sign, min or max."""

    __slots__ = ("arguments", "name")
    fields = ("name", "arguments")

    def __init__(self, name: str, arguments: tuple[Node, ...], at: int | None = None) -> None:
        self.name = name
        self.arguments = arguments
        self.at = at

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.arguments))})"


class Faces(Node):
    """Faces of one's own, in written order; ``kind`` is ``faces``, ``fudge`` or ``tens``."""

    __slots__ = ("kind", "values")
    fields = ("kind", "values")

    def __init__(self, values: tuple[int, ...], kind: str = "faces", at: int | None = None) -> None:
        self.values = values
        self.kind = kind
        self.at = at

    def __str__(self) -> str:
        if self.kind == "tens":
            return "00"
        if self.kind == "fudge":
            return "F" if len(self.values) == 3 else "F.1"
        return "{" + ",".join(runs(self.values)) + "}"


TENS = tuple(range(0, 100, 10))
FUDGE = (-1, 0, 1)
FUDGE_ONE = (-1, 0, 0, 0, 0, 1)


class Pool(Node):
    """Equal dice thrown together, with their modifiers in the order written.

    ``count`` is a node; ``sides`` is a node, or Faces for special dice.
    """

    __slots__ = ("count", "modifiers", "sides")
    fields = ("count", "sides", "modifiers")

    def __init__(
        self,
        count: Node,
        sides: Node,
        modifiers: tuple[ModifierNode, ...] = (),
        at: int | None = None,
    ) -> None:
        self.count = count
        self.sides = sides
        self.modifiers = modifiers
        self.at = at

    @property
    def plain_sides(self) -> int | None:
        """The number of sides where it is a whole number as written."""
        sides = self.sides
        return sides.value if type(sides) is Number and isinstance(sides.value, int) else None

    def __str__(self) -> str:
        sides = str(self.sides) if type(self.sides) is Faces else argument(self.sides)
        return f"{argument(self.count)}d{sides}{joined(self.modifiers)}"


class Ranked(Node):
    """``1oNdS``: of N dice keep one by rank (``low``, ``mid``, ``high``).

    While the kept die shows its highest face it is added and all N are thrown
    again at the same rank (RYF-02..04).
    """

    __slots__ = ("count", "rank", "sides")
    fields = ("count", "sides", "rank")

    def __init__(self, count: int, sides: int, rank: str = "mid", at: int | None = None) -> None:
        self.count = count
        self.sides = sides
        self.rank = rank
        self.at = at

    def __str__(self) -> str:
        return f"1o{self.count}d{self.sides}{ {'low': 'l', 'mid': '', 'high': 'h'}[self.rank] }"


class Group(Node):
    """Sub-rolls in braces that compete by total; a single one lets its dice compete."""

    __slots__ = ("members", "modifiers")
    fields = ("members", "modifiers")

    def __init__(
        self,
        members: tuple[Node, ...],
        modifiers: tuple[ModifierNode, ...] = (),
        at: int | None = None,
    ) -> None:
        self.members = members
        self.modifiers = modifiers
        self.at = at

    def __str__(self) -> str:
        return "{" + ", ".join(map(str, self.members)) + "}" + joined(self.modifiers)


class Labelled(Node):
    """An operand with a label in square brackets, as typed."""

    __slots__ = ("label", "operand")
    fields = ("operand", "label")

    def __init__(self, operand: Node, label: str, at: int | None = None) -> None:
        self.operand = operand
        self.label = label
        self.at = at

    def __str__(self) -> str:
        return f"{wrap(self.operand, TERM)}[{self.label}]"


class Input:
    """What one text asks for: expressions, how often each, and a comment.

    ``text`` is what it was read from, for carets; it takes no part in comparisons.
    """

    __slots__ = ("comment", "expressions", "text", "times")

    def __init__(
        self,
        expressions: tuple[Node, ...],
        times: int | None = None,
        comment: str | None = None,
        text: str | None = None,
    ) -> None:
        self.expressions = expressions
        self.times = times
        self.comment = comment
        self.text = text

    def __eq__(self, other: object) -> bool:
        return type(other) is Input and (self.expressions, self.times, self.comment) == (
            other.expressions,
            other.times,
            other.comment,
        )

    def __hash__(self) -> int:
        return hash((self.expressions, self.times, self.comment))

    def __repr__(self) -> str:
        return f"Input({self.expressions!r}, {self.times!r}, {self.comment!r})"

    def __str__(self) -> str:
        head = "" if self.times is None else f"{self.times}#"
        tail = "" if self.comment is None else f" # {self.comment}"
        return head + ", ".join(map(str, self.expressions)) + tail


def would_count(node: Node) -> bool:
    """Tell whether a bare comparison after this printed node would count its dice."""
    while type(node) is Labelled:
        node = node.operand
    return isinstance(node, Pool | Group) and not counts(node)


def counts(node: Pool | Group) -> bool:
    """Tell whether a term counts its dice, so that its value is a count."""
    return any(modifier.counts for modifier in node.modifiers)


def unmodified(node: Pool | Group) -> Pool | Group:
    """Give a term without its modifiers."""
    if isinstance(node, Group):
        return Group(node.members, (), node.at)
    return Pool(node.count, node.sides, (), node.at)


def ends_open(node: Node) -> bool:
    """Tell whether a comparison after this printed node would belong to its last modifier."""
    while isinstance(node, Binary | Unary):
        node = node.right if isinstance(node, Binary) else node.operand
    return isinstance(node, Pool | Group) and bool(node.modifiers) and node.modifiers[-1].open


def runs(values: tuple[int, ...]) -> list[str]:
    """Shorten rising runs of three or more to ``a..b``."""
    out: list[str] = []
    i = 0
    while i < len(values):
        j = i
        while j + 1 < len(values) and values[j + 1] == values[j] + 1:
            j += 1
        if j - i >= 2:
            out.append(f"{values[i]}..{values[j]}")
            i = j + 1
        else:
            out.append(str(values[i]))
            i += 1
    return out


def spine(node: Binary) -> list[Binary]:
    """List a node and the arithmetic down its left side, outermost first.

    A sum of a thousand terms leans to the left, a node in each; whoever goes
    through the list instead of calling itself does not run out of stack.
    """
    chain = [node]
    left = node.left
    while type(left) is Binary:
        chain.append(left)
        left = left.left
    return chain
