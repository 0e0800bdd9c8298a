"""What the readers, the checks and print ask of a modifier.

Each modifier is a subclass in ``rolcli.modifiers``; nothing in this room knows
which there are.
"""

from __future__ import annotations

from rolcli.notation.node import Node, argument

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.errors import NotationError
    from rolcli.messages import Message
    from rolcli.notation.possible import Possible

NOTHING, NUMBER, CONDITION = "nothing", "number", "condition"
"""What may follow a modifier's word."""


class Condition(Node):
    """A comparison of one die (or sub-roll) with a point."""

    __slots__ = ("operator", "point")
    fields = ("operator", "point")

    def __init__(self, operator: str, point: Node, at: int | None = None) -> None:
        self.operator = operator
        self.point = point
        self.at = at

    def __str__(self) -> str:
        point = str(self.point) if self.point.signed else argument(self.point)
        return self.operator + point


class ModifierNode(Node):
    """What is done to the dice of a term after they fell."""

    __slots__ = ()

    takes = NOTHING
    """What follows the word: NOTHING, a NUMBER or a CONDITION."""
    optional = False
    """True where that may be left out."""
    counts = False
    """True where the value of the term is a count of its dice from here on."""
    after_count = False
    """True where it may follow a count."""
    throws = False
    """True where it may throw further dice."""
    of_groups = False
    """True where it works on the sub-rolls of a group too."""

    @classmethod
    def read(cls, name: str, following: Node | None, at: int) -> ModifierNode:
        """Make the node of a word: ``name`` is what the word stands for, as printed."""
        raise NotImplementedError

    @property
    def open(self) -> bool:
        """True where a comparison, printed straight after this, would belong to it."""
        return False

    @property
    def runs_into(self) -> str:
        """Letters that, printed straight after this, would be read as part of it."""
        return ""

    def joined(self, before: ModifierNode) -> ModifierNode | None:
        """Give the one modifier that this and the one before it are together, if they are one."""
        return None

    def misplaced(self, place: Position) -> NotationError | None:
        """Word what speaks against this modifier where it stands."""
        return None

    def lonely(self, word: str, operand: str, bracketed: bool) -> Message | None:
        """Give the hint for this modifier after an operand that is no dice."""
        return None

    def surely(self, sides: int) -> bool:
        """Tell at once whether there is nothing to check in this, alone on a die 1 to ``sides``."""
        return False

    def check(self, possible: Possible) -> None:
        """Refuse what cannot work whatever the dice show, and follow what they may show then."""


class Position:
    """Where a modifier was written.

    ``word`` is the word as written, ``text`` all of the term before it,
    ``term`` the dice or group without these modifiers and ``before`` the
    modifiers so far. ``kind`` is ``dice``, ``code`` (no sides) or ``group``.
    """

    __slots__ = ("before", "kind", "term", "text", "word")

    def __init__(
        self, word: str, term: Node, kind: str, text: str, before: Sequence[ModifierNode]
    ) -> None:
        self.word = word
        self.term: Any = term
        self.kind = kind
        self.text = text
        self.before = before


def surely(modifiers: Sequence[ModifierNode], sides: int | None) -> bool:
    """Tell at once whether there is nothing to check in the modifiers of a term.

    ``sides`` is None where they are not known, or where the die has faces of its own.
    """
    if not modifiers:
        return True
    if sides is None or (len(modifiers) > 1 and any(one.takes == CONDITION for one in modifiers)):
        return False
    return all(one.surely(sides) for one in modifiers)


def joined(modifiers: tuple[ModifierNode, ...]) -> str:
    """Print modifiers one after the other, apart only where they would run together."""
    text = into = ""
    for modifier in modifiers:
        word = str(modifier)
        if into and word[0] in into:
            text += " "
        text += word
        into = modifier.runs_into
    return text
