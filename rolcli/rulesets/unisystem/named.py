"""Words of the game inside messages: in each language as they are typed there."""

from __future__ import annotations

from rolcli.rulesets.unisystem.tables.words import KINDS, VALUES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Formula:
    """Damage of the tables inside a message: its Strength is FUE in Spanish."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    @property
    def es(self) -> str:
        """The expression with the Spanish name."""
        return self.text.replace("STR", "FUE")


class WordPairs:
    """Pairs of a word and what stands behind it, listed."""

    __slots__ = ("pairs",)

    def __init__(self, pairs: Iterable[tuple[str, str]]) -> None:
        self.pairs = tuple(pairs)

    @classmethod
    def words(cls, words: Iterable[str]) -> WordPairs:
        """List words alone."""
        return cls((word, "") for word in words)

    @classmethod
    def one(cls, word: str) -> WordPairs:
        """Name one word."""
        return cls(((word, ""),))

    def __str__(self) -> str:
        return self.listed(False)

    @property
    def es(self) -> str:
        """The words in Spanish."""
        return self.listed(True)

    def listed(self, spanish: bool) -> str:
        """Write the list."""
        found = []
        for word, more in self.pairs:
            others = {**VALUES, **KINDS}.get(word, ())
            shown = others[0] if spanish and others else word
            found.append(f"{shown.replace('_', '-')} {more}".strip())
        return ", ".join(found)
