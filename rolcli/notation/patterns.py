"""Regular expressions of the language's words, longest first, made from the vocabulary."""

from __future__ import annotations

import re
from functools import cache

from rolcli.notation.vocabulary import COMPARE_SIGNS, COMPARE_WORDS, DIE_WORDS, TIMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rolcli.notation.vocabulary import Entry, Vocabulary

TWISTED = ("=>", "=<", "<>", "><")
"""Comparisons as some write them, which are refused with the right form."""

COMPARISON = (
    "(?ai:"
    + "|".join((*[s for s in COMPARE_SIGNS if len(s) > 1], *TWISTED, "=", ">", "<", *COMPARE_WORDS))
    + ")"
)


def longest_first(words: Iterable[str]) -> list[str]:
    """Order words so that the longest is tried first."""
    return sorted(words, key=lambda word: (-len(word), word))


@cache
def words_pattern(vocabulary: Vocabulary) -> str:
    """Match one word of letters, a number, or 1o3d10."""
    patterns = [
        pattern(word, vocabulary.words.get(word))
        for word in longest_first((*vocabulary.words, *COMPARE_WORDS, *DIE_WORDS, TIMES))
        if word.isalpha()
    ]
    return f"(?ai:{'|'.join(patterns)}|[0-9]+o[0-9]+d[0-9]+[mhl]?|[0-9]+)"


def pattern(word: str, entry: Entry | None) -> str:
    """Match a word, unless letters follow that make it no word."""
    unless = () if entry is None else entry.unless.get(word, ())
    return re.escape(word) + (f"(?!{'|'.join(unless)})" if unless else "")


def entry_pattern(vocabulary: Vocabulary, entry: Entry, letters: bool) -> str | None:
    """Match the words of an entry, of letters or of signs, where no longer word begins."""
    rivals = (*vocabulary.words, *COMPARE_WORDS)
    patterns: list[str] = []
    for word in longest_first(entry.words):
        if word.isalpha() != letters:
            continue
        longer = [
            pattern(rival, vocabulary.words.get(rival))[len(re.escape(word)) :]
            for rival in rivals
            if rival != word and rival.startswith(word)
        ]
        ahead = f"(?!{'|'.join(longer)})" if longer else ""
        before = "(?<! )" if word in entry.touching else ""
        patterns.append(before + pattern(word, entry) + ahead)
    return f"(?ai:{'|'.join(patterns)})" if patterns else None
