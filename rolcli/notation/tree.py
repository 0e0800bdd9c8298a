"""The nodes of a dice expression, as it was asked for.

Nodes are immutable by habit and compare by content. ``str(node)`` is the one
printed form; reading it again gives an equal tree. ``at`` is the column the
node was read from, for carets; it takes no part in comparisons.
"""

from __future__ import annotations

from rolcli.exact import Ratio

# How tightly a printed form binds, loosest first.
COMPARE, SUM, PRODUCT, UNARY, POWER, TERM = range(6)

BINARY_LEVEL = {
    "+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT, "//": PRODUCT, "%": PRODUCT, "^": POWER,
}  # fmt: skip


class Node:
    """A part of an expression; subclasses name their content in ``fields``."""

    __slots__ = ("_hash", "at")
    _hash: int
    at: int | None
    fields: tuple[str, ...] = ()
    level = TERM

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, f) == getattr(other, f) for f in self.fields
        )

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:  # the printed form is one for one, and not recursive
            self._hash = hash(str(self))
            return self._hash

    def __repr__(self) -> str:
        inside = ", ".join(repr(getattr(self, f)) for f in self.fields)
        return f"{type(self).__name__}({inside})"


class Number(Node):
    """A literal: an integer or an exact ratio, never negative."""

    __slots__ = ("value",)
    fields = ("value",)

    def __init__(self, value: int | Ratio, at: int | None = None) -> None:
        self.value = value
        self.at = at

    def __str__(self) -> str:
        return decimal_text(self.value)


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

    def __str__(self) -> str:
        return self.operator + wrap(self.operand, UNARY)


class Binary(Node):
    """Arithmetic: one of ``+ - * / // % ^`` between two operands."""

    __slots__ = ("left", "operator", "right")
    fields = ("operator", "left", "right")

    def __init__(self, operator: str, left: Node, right: Node, at: int | None = None) -> None:
        self.operator = operator
        self.left = left
        self.right = right
        self.at = at

    @property
    def level(self) -> int:  # type: ignore[override]
        return BINARY_LEVEL[self.operator]

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
            and all(a.operator == b.operator and a.right == b.right
                    for a, b in zip(ours, theirs, strict=True))
            and ours[-1].left == theirs[-1].left
        )  # fmt: skip

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
        if would_count(self.left) or left.endswith(("!", "!p", "!o")):
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
    """Faces of one's own, in written order; ``kind`` is ``faces`` or ``fudge``."""

    __slots__ = ("kind", "values")
    fields = ("kind", "values")

    def __init__(self, values: tuple[int, ...], kind: str = "faces", at: int | None = None) -> None:
        self.values = values
        self.kind = kind
        self.at = at

    def __str__(self) -> str:
        if self.kind == "fudge":
            return "F" if len(self.values) == 3 else "F.1"
        return "{" + ",".join(runs(self.values)) + "}"


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
        modifiers: tuple[Modifier, ...] = (),
        at: int | None = None,
    ) -> None:
        self.count = count
        self.sides = sides
        self.modifiers = modifiers
        self.at = at

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
        modifiers: tuple[Modifier, ...] = (),
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


class Condition(Node):
    """A comparison of one die (or sub-roll) with a point."""

    __slots__ = ("operator", "point")
    fields = ("operator", "point")

    def __init__(self, operator: str, point: Node, at: int | None = None) -> None:
        self.operator = operator
        self.point = point
        self.at = at

    def __str__(self) -> str:
        point = self.point
        if type(point) is Unary and point.operator == "-" and type(point.operand) is Number:
            return self.operator + str(point)
        return self.operator + argument(point)


class Modifier(Node):
    """What is done to the dice of a term after they fell."""

    __slots__ = ()


class Keep(Modifier):
    """Keep or drop: ``what`` is kh, kl, km, dh or dl; ``count`` is a node."""

    __slots__ = ("count", "what")
    fields = ("what", "count")

    def __init__(self, what: str, count: Node, at: int | None = None) -> None:
        self.what = what
        self.count = count
        self.at = at

    def __str__(self) -> str:
        return self.what + argument(self.count)


class Explode(Modifier):
    """Throw a further die: ``style`` is ``!``, ``!!`` (compound), ``!p`` or ``!o`` (once).

    Without a condition a die explodes on its highest face.
    """

    __slots__ = ("condition", "style")
    fields = ("style", "condition")

    def __init__(
        self, style: str, condition: Condition | None = None, at: int | None = None
    ) -> None:
        self.style = style
        self.condition = condition
        self.at = at

    def __str__(self) -> str:
        return self.style + ("" if self.condition is None else str(self.condition))


class Reroll(Modifier):
    """Throw again: ``style`` is ``r`` (until no condition holds) or ``ro`` (once)."""

    __slots__ = ("conditions", "style")
    fields = ("style", "conditions")

    def __init__(
        self, style: str, conditions: tuple[Condition, ...], at: int | None = None
    ) -> None:
        self.style = style
        self.conditions = conditions
        self.at = at

    def __str__(self) -> str:
        return "".join(self.style + str(c) for c in self.conditions)


class Clamp(Modifier):
    """Raise each die to a least value (``min``) or lower it to a greatest (``max``)."""

    __slots__ = ("limit", "what")
    fields = ("what", "limit")

    def __init__(self, what: str, limit: Node, at: int | None = None) -> None:
        self.what = what
        self.limit = limit
        self.at = at

    def __str__(self) -> str:
        return self.what + argument(self.limit)


class Unique(Modifier):
    """Throw duplicates again until all dice differ."""

    __slots__ = ()

    def __init__(self, at: int | None = None) -> None:
        self.at = at

    def __str__(self) -> str:
        return "u"


class Sort(Modifier):
    """Order the dice for print."""

    __slots__ = ("descending",)
    fields = ("descending",)

    def __init__(self, descending: bool = False, at: int | None = None) -> None:
        self.descending = descending
        self.at = at

    def __str__(self) -> str:
        return "sd" if self.descending else "s"


class Count(Modifier):
    """Count dice: ``what`` is cs (successes), cf (taken off) or ds (count double)."""

    __slots__ = ("condition", "what")
    fields = ("what", "condition")

    def __init__(self, what: str, condition: Condition, at: int | None = None) -> None:
        self.what = what
        self.condition = condition
        self.at = at

    def __str__(self) -> str:
        return self.what + str(self.condition)


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


def wrap(node: Node, level: int) -> str:
    """Print a node, in parentheses where it binds less tightly than ``level``."""
    return str(node) if node.level >= level else f"({node})"


def argument(node: Node) -> str:
    """Print a count, sides, a modifier's argument or a comparison point without its sign."""
    if type(node) is Number and type(node.value) is int:
        return str(node.value)
    return f"({node})"


def joined(modifiers: tuple[Modifier, ...]) -> str:
    """Print modifiers one after the other, apart only where they would run together."""
    text = ""
    for modifier in modifiers:
        word = str(modifier)
        if (text.endswith("s") and word[0] == "d") or (text.endswith("!") and word[0] == "!"):
            text += " "
        text += word
    return text


def would_count(node: Node) -> bool:
    """Tell whether a bare comparison after this printed node would count its dice."""
    while type(node) is Labelled:
        node = node.operand
    return type(node) in (Pool, Group) and not counts(node)


def counts(node: Node) -> bool:
    """Tell whether a term counts successes, so that its value is a count."""
    modifiers = node.modifiers  # type: ignore[attr-defined]
    return any(type(m) is Count for m in modifiers)


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


def decimal_text(value: int | Ratio) -> str:
    """Write a number that came from a decimal literal exactly, in decimal digits."""
    if isinstance(value, int):
        return str(value)
    n, d, places = value.numerator, value.denominator, 0
    while d != 1:
        n, d, places = n * 10, d, places + 1
        if n % d == 0:
            n, d = n // d, 1
        elif places > 8192:
            raise ValueError(value)
    digits = str(n).rjust(places + 1, "0")
    return f"{digits[:-places]}.{digits[-places:]}"


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


def walk(node: Node) -> list[Node]:
    """List a node and everything inside it, in the order of the text."""
    found: list[Node] = []
    waiting = [node]
    while waiting:
        one = waiting.pop()
        found.append(one)
        inside: list[Node] = []
        for field in one.fields:
            value = getattr(one, field)
            for child in value if isinstance(value, tuple) else (value,):
                if isinstance(child, Node):
                    inside.append(child)
        waiting += reversed(inside)
    return found
