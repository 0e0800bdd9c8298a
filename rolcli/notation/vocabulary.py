"""The words of the dice language, each once, and which names they leave free.

Both readers and every hint are made from what stands here and from the words
of the modifiers, which come with a list of them (``rolcli.modifiers``).
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rolcli.notation.modifier import ModifierNode

FUNCTIONS = ("abs", "ceil", "floor", "max", "min", "round", "sign", "trunc")
"""Functions of numbers; those of EXTREMES take two or more, the others one."""

EXTREMES = ("max", "min")

COMPARE_WORDS = {"ge": ">=", "le": "<=", "gt": ">", "lt": "<", "eq": "="}
"""Comparisons that need no quotes in a shell."""

COMPARE_SIGNS = {">=": ">=", "<=": "<=", ">": ">", "<": "<", "==": "=", "=": "="}
"""Comparisons by sign, as written and as kept in the tree."""

TIMES = "x"
"""The word for ``*`` that needs no quotes in a shell."""

RANKS = {"m": "mid", "h": "high", "+": "high", "l": "low", "-": "low"}
"""What may follow 1o3d10: as written and as kept in the tree."""

DIE_WORDS = ("df",)
"""Dice that are words by themselves."""

ADVANTAGE = {
    "adv": "2d20kh1",
    "advantage": "2d20kh1",
    "ventaja": "2d20kh1",
    "dis": "2d20kl1",
    "disadv": "2d20kl1",
    "disadvantage": "2d20kl1",
    "desventaja": "2d20kl1",
}
"""Words of other rollers, and how the dice they stand for are written here."""

RANK = "o"
"""The letter of 1o3d10."""


class Entry:
    """A modifier in the list: its class, and its words with what they are printed as.

    ``kind()`` gives the class, which is imported only then. ``unless`` says of a
    word before which letters it is not read (``kmin2`` is ``k`` and ``min2``);
    ``touching`` are words that never stand after a space. A comparison straight
    after dice reads as the word ``comparison`` with it, in the one entry that has it.
    """

    __slots__ = ("comparison", "kind", "touching", "unless", "words")

    def __init__(
        self,
        kind: Callable[[], type[ModifierNode]],
        words: dict[str, str],
        unless: dict[str, tuple[str, ...]] | None = None,
        touching: tuple[str, ...] = (),
        comparison: str | None = None,
    ) -> None:
        self.kind = kind
        self.words = words
        self.unless = unless or {}
        self.touching = touching
        self.comparison = comparison


class Vocabulary:
    """All words of the language: those above, and those of a list of modifiers."""

    __slots__ = ("_reserved", "comparison", "entries", "longest", "words")

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.words = {word: entry for entry in entries for word in entry.words}
        """The entry of each word of a modifier."""
        self.longest = max(map(len, self.words))
        self.comparison = next(entry for entry in entries if entry.comparison is not None)
        self._reserved: frozenset[str] | None = None

    @property
    def numbered(self) -> frozenset[str]:
        """Words that a number may follow at once, such as the kh of kh3."""
        if self._reserved is None:
            self._reserved = frozenset((*self.words, *COMPARE_WORDS, *DIE_WORDS, TIMES))
        return self._reserved

    def is_reserved(self, name: str) -> bool:
        """Tell whether a name, bare, would be read as a word of the language: e, kh3, floor."""
        name = name.casefold()
        return (
            name in FUNCTIONS
            or name == RANK
            or name in self.numbered
            or name.rstrip("0123456789") in self.numbered
        )

    def word_at(self, text: str, at: int) -> str:
        """Give the longest word of a modifier that begins at a column of a text in lower case.

        Empty where there is none, or where a longer word of another kind begins.
        """
        for size in range(self.longest, 0, -1):
            word = text[at : at + size]
            entry = self.words.get(word)
            if entry is not None:
                end = at + len(word)
                if word in entry.unless and text.startswith(entry.unless[word], end):
                    continue
                return "" if size == 1 and text[at : at + 2] in COMPARE_WORDS else word
        return ""


def is_name(text: str) -> bool:
    """Tell whether a text is a name: letters, digits and ``_``, no digit first."""
    return (
        text != ""
        and not text[0].isdigit()
        and all(c.isalnum() or c == "_" or "\u0300" <= c <= "\u036f" for c in text)
        and (text[0].isalpha() or text[0] == "_")
    )
