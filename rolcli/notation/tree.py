"""The nodes of a dice expression, as it was asked for: those of everyday rolls.

Nodes are immutable by habit and compare by content. ``str(node)`` is the one
printed form; reading it again gives an equal tree. ``at`` is the column the
node was read from, for carets; it takes no part in comparisons.
"""

from __future__ import annotations

from rolcli.errors import NotationError
from rolcli.messages import msg
from rolcli.notation.modifier import Condition, ModifierNode, Position, joined
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

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.exact import Number as Value
    from rolcli.notation.asked import Reckoner

    Written = Sequence[tuple[ModifierNode, str, str]]

__all__ = [
    "TAKERS",
    "Binary",
    "Compare",
    "Condition",
    "Input",
    "ModifierNode",
    "Node",
    "Number",
    "Pool",
    "Taker",
    "argument",
    "attached",
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

    @property
    def last(self) -> Node:
        return self.right

    def value_in(self, reckoning: Reckoner) -> Value:
        return reckoning.binary(self)

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

    __hash__ = Node.__hash__  # which remembers it


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

    def value_in(self, reckoning: Reckoner) -> Value:
        return reckoning.compare(self)

    def __str__(self) -> str:
        left = wrap(self.left, SUM)
        # Straight after dice a comparison would count them, after ! it would be its condition.
        if would_count(self.left) or ends_open(self.left):
            left = f"({left})"
        return f"{left} {self.operator} {wrap(self.right, SUM)}"


class Taker(Node):
    """What takes modifiers: equal dice, or a group. They stand in the order written."""

    __slots__ = ("modifiers",)
    throws = True
    modifiers: tuple[ModifierNode, ...]

    @property
    def counts(self) -> bool:
        """True where its dice are counted, so that its value is a count."""
        return any(modifier.counts for modifier in self.modifiers)

    def modified(self, modifiers: tuple[ModifierNode, ...] = ()) -> Taker:
        """Give the same term with these modifiers instead of its own, or without any."""
        raise NotImplementedError


class Pool(Taker):
    """Equal dice thrown together, with their modifiers.

    ``count`` is a node; ``sides`` is a node, or the faces of special dice.
    """

    __slots__ = ("count", "sides")
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

    def value_in(self, reckoning: Reckoner) -> Value:
        return reckoning.pool(self)

    def __str__(self) -> str:
        return f"{argument(self.count)}d{self.sides.as_sides()}{joined(self.modifiers)}"

    def modified(self, modifiers: tuple[ModifierNode, ...] = ()) -> Pool:
        return Pool(self.count, self.sides, modifiers, self.at)


class Input:
    """What one text asks for: expressions, how often each, and a comment.

    ``text`` is what it was read from, for carets; ``sure`` tells of each expression that
    nothing is to be remarked on, where that was found out. Neither takes part in comparisons.
    """

    __slots__ = ("comment", "expressions", "sure", "text", "times")

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
        self.sure: tuple[bool, ...] | None = None

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
    node = node.unlabelled()
    return isinstance(node, Taker) and not node.counts


def ends_open(node: Node) -> bool:
    """Tell whether a comparison after this printed node would belong to its last modifier."""
    while (last := node.last) is not node:
        node = last
    return isinstance(node, Taker) and bool(node.modifiers) and node.modifiers[-1].open


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


TAKERS = ("dice", "code", "group")
"""Kinds of operands that take modifiers; ``code`` is dice without sides, 4D."""


def attached(node: Taker, kind: str, written: Written) -> Taker:
    """Give a term with further modifiers: each with its word, and the term before it, as written.

    ``kind`` is one of TAKERS. Raise NotationError, without a text, where a
    modifier cannot stand.
    """
    done = list(node.modifiers)
    for modifier, word, text in written:
        wrong = modifier.misplaced(Position(word, node, kind, text, done)) or out_of_place(
            modifier, word, kind == "group", any(one.counts for one in done)
        )
        if wrong is not None:
            wrong.column = modifier.at
            raise wrong
        both = modifier.joined(done[-1]) if done else None
        if both is None:
            done.append(modifier)
        else:
            done[-1] = both
    return node.modified(tuple(done))


def out_of_place(
    modifier: ModifierNode, word: str, in_group: bool, counted: bool
) -> NotationError | None:
    """Word what is wrong with a modifier after a count, or on a group."""
    if counted and not modifier.after_count:
        return NotationError(
            "misplaced_modifier",
            msg("{word} comes too late: the dice are counted already.", word=word),
            hint=msg("Write it before the count, such as {form}.", form=f"10d10{modifier}cs>=8"),
        )
    if in_group and not modifier.of_groups:
        return NotationError(
            "misplaced_modifier",
            msg("{word} works on dice, and a group holds sub-rolls.", word=word),
            hint=msg(
                "Write it inside, straight after the dice. A group takes keep, drop, count and"
                " sort."
            ),
        )
    return None
