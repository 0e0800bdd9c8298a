"""How a language spells a value that is one of some words."""

from __future__ import annotations

from rolcli.words import canonical, fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Protocol

    class Speaker(Protocol):
        """What words a canonical name, as a translator does."""

        @property
        def words(self) -> Mapping[str, str]: ...

        def __call__(self, message: object) -> str: ...

        def word(self, key: str, rules: str | None = None) -> str: ...


def spoken(
    word: str, choices: dict[str, tuple[str, ...]], tr: Speaker, rules: str | None = None
) -> str:
    """Give the word of a language for a choice, with its accents, in a form that is accepted."""
    if rules is None and choices[word]:  # no game tells: what the record shows first
        shown = spelled(tr).get(choices[word][0], "")
        if shown:
            return shown.replace(" ", "-")
    for shown in (tr.word(word, rules), tr.word(word), tr(word), *choices[word]):
        if fold(shown) != word and canonical(shown, choices) == word:
            first = choices[word][0]  # it has the gender that is meant
            if fold(shown) != first and fold(shown)[:-1] == first[:-1]:
                shown = first
            if shown in choices[word]:  # a name in its folded form
                shown = spelled(tr).get(shown, shown)
            return shown.replace(" ", "-").replace("_", "-")
    return word.replace("_", "-")


def spelled(tr: Speaker) -> dict[str, str]:
    """Give the words of a language by their folded forms, which have no accents."""
    return {fold(shown): shown for key, shown in tr.words.items() if not key.isupper()}
