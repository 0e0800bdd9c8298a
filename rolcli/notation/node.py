"""What every part of a dice expression is, and the literal number."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.exact import Ratio
    from rolcli.notation.asked import Reckoner

# How tightly a printed form binds, loosest first.
COMPARE, SUM, PRODUCT, UNARY, POWER, TERM = range(6)


class Node:
    """A part of an expression; subclasses name their content in ``fields``."""

    __slots__ = ("_hash", "at")
    _hash: int
    at: int | None
    fields: tuple[str, ...] = ()
    level = TERM
    several = False
    """True for dice that are read several ways."""
    is_name = False
    """True for a variable."""
    special: tuple[int, ...] | None = None
    """The faces of a die that has its own."""
    throws = False
    """True for what throws dice."""

    @property
    def signed(self) -> bool:
        """True for a minus sign before a literal."""
        return False

    @property
    def last(self) -> Node:
        """The operand that is printed last, if there is one inside, else this."""
        return self

    def unlabelled(self) -> Node:
        """Give this without the labels behind it."""
        return self

    def value_in(self, reckoning: Reckoner) -> int | Ratio:
        """Give what this comes to in a reckoning, which is asked for this kind of node."""
        raise NotImplementedError

    def as_sides(self) -> str:
        """Print this as the sides of a die."""
        return argument(self)

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

    def value_in(self, reckoning: Reckoner) -> int | Ratio:
        return self.value

    @property
    def whole(self) -> int:
        """The value, rounded down."""
        return self.value if isinstance(self.value, int) else self.value.__floor__()

    def __str__(self) -> str:
        return decimal_text(self.value)


def wrap(node: Node, level: int) -> str:
    """Print a node, in parentheses where it binds less tightly than ``level``."""
    return str(node) if node.level >= level else f"({node})"


def argument(node: Node) -> str:
    """Print a count, sides, a modifier's argument or a comparison point without its sign."""
    if type(node) is Number and type(node.value) is int:
        return str(node.value)
    return f"({node})"


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


def has_dice(node: Node) -> bool:
    """Tell whether a node throws dice, or something inside it does."""
    waiting: list[Any] = [node]
    while waiting:
        one = waiting.pop()  # of a long sum the last first: it stands outermost
        if one.throws:
            return True
        for value in [getattr(one, field) for field in one.fields]:
            some = value if isinstance(value, tuple) else (value,)
            waiting += [child for child in some if isinstance(child, Node)]
    return False


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
