"""What travels between the rules of the grammar while a text is read."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
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
