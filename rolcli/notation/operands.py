"""The nodes of a dice expression that few rolls have: signs, labels, names, calls, groups..."""

from __future__ import annotations

from rolcli.notation.modifier import joined
from rolcli.notation.node import TERM, UNARY, Node, Number, wrap
from rolcli.notation.tree import Binary, Pool, Taker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number as Value
    from rolcli.notation.asked import Reckoner
    from rolcli.notation.modifier import ModifierNode


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

    @property
    def last(self) -> Node:
        return self.operand

    def value_in(self, reckoning: Reckoner) -> Value:
        return reckoning.unary(self)

    def __str__(self) -> str:
        return self.operator + wrap(self.operand, UNARY)


class Labelled(Node):
    """An operand with a label in square brackets, as typed."""

    __slots__ = ("label", "operand")
    fields = ("operand", "label")

    def __init__(self, operand: Node, label: str, at: int | None = None) -> None:
        self.operand = operand
        self.label = label
        self.at = at

    def unlabelled(self) -> Node:
        return self.operand.unlabelled()

    def value_in(self, reckoning: Reckoner) -> Value:
        return self.operand.value_in(reckoning)

    def __str__(self) -> str:
        return f"{wrap(self.operand, TERM)}[{self.label}]"


class Name(Node):
    """A variable, stored in lower case (casefolded), printed as ``@name``."""

    __slots__ = ("name",)
    fields = ("name",)
    is_name = True

    def __init__(self, name: str, at: int | None = None) -> None:
        self.name = name
        self.at = at

    def value_in(self, reckoning: Reckoner) -> Value:
        return reckoning.name(self)

    def __str__(self) -> str:
        return "@" + self.name


class FunctionCall(Node):
    """A function of numbers: floor, ceil, round, trunc, abs, sign, min or max."""

    __slots__ = ("arguments", "name")
    fields = ("name", "arguments")

    def __init__(self, name: str, arguments: tuple[Node, ...], at: int | None = None) -> None:
        self.name = name
        self.arguments = arguments
        self.at = at

    def value_in(self, reckoning: Reckoner) -> Value:
        return reckoning.call(self)

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

    @property
    def special(self) -> tuple[int, ...]:  # type: ignore[override]  # read only, like the tree
        return self.values

    def as_sides(self) -> str:
        return str(self)

    def __str__(self) -> str:
        if self.kind == "tens":
            return "00"
        if self.kind == "fudge":
            return "F" if len(self.values) == 3 else "F.1"
        return "{" + ",".join(runs(self.values)) + "}"


TENS = tuple(range(0, 100, 10))
FUDGE = (-1, 0, 1)
FUDGE_ONE = (-1, 0, 0, 0, 0, 1)


class Ranked(Node):
    """``1oNdS``: of N dice keep one by rank (``low``, ``mid``, ``high``).

    While the kept die shows its highest face it is added and all N are thrown
    again at the same rank (RYF-02..04).
    """

    __slots__ = ("count", "rank", "sides")
    throws = True
    fields = ("count", "sides", "rank")

    def __init__(self, count: int, sides: int, rank: str = "mid", at: int | None = None) -> None:
        self.count = count
        self.sides = sides
        self.rank = rank
        self.at = at

    def value_in(self, reckoning: Reckoner) -> Value:
        return reckoning.ranked(self)

    def __str__(self) -> str:
        return f"1o{self.count}d{self.sides}{ {'low': 'l', 'mid': '', 'high': 'h'}[self.rank] }"


class Group(Taker):
    """Sub-rolls in braces that compete by total; a single one lets its dice compete."""

    __slots__ = ("members",)
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

    def value_in(self, reckoning: Reckoner) -> Value:
        return reckoning.group(self)

    def __str__(self) -> str:
        return "{" + ", ".join(map(str, self.members)) + "}" + joined(self.modifiers)

    def modified(self, modifiers: tuple[ModifierNode, ...] = ()) -> Group:
        return Group(self.members, modifiers, self.at)


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


def not_a_sum(node: Node) -> Node | None:
    """Give the part of a group's only sub-roll that is neither dice nor a number to add."""
    waiting = [(node, True)]
    while waiting:
        one, plus = waiting.pop()
        if isinstance(one, Labelled):
            waiting.append((one.operand, plus))
        elif isinstance(one, Unary):
            waiting.append((one.operand, plus and one.operator == "+"))
        elif isinstance(one, Binary) and one.operator in "+-":
            waiting.append((one.right, plus and one.operator == "+"))
            waiting.append((one.left, plus))
        elif not (isinstance(one, Pool) and plus and not one.counts) and not isinstance(
            one, Number | Name
        ):
            return one
    return None
