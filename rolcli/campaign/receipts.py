"""Receipts in a forum post: commands that roll again, each with what was claimed before it."""

from __future__ import annotations

from re import IGNORECASE, compile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

COMMAND = compile(r"(?:^|[\s`\]>*])(rolcli[ \t]+[^\n`]+)")
TAGS = compile(r"\[/?(?:b|i|u|s|list|code|color|spoiler|quote|size|url|\*)(?:=[^\]\n]*)?\]",
               IGNORECASE)
WORDS = compile(r"[^\W_]+(?:[.,/+-][^\W_]+)*")


class Receipt:
    """A command in a post: its words, the number of its line, the text that it goes with."""

    __slots__ = ("claim", "line", "words")

    def __init__(self, words: list[str] | None, line: int, claim: str) -> None:
        self.words = words
        self.line = line
        self.claim = claim


def receipts_in(text: str) -> Iterator[Receipt]:
    """Yield the receipts of a post; ``words`` is None for one whose quotes do not close."""
    from shlex import split

    begun = 0
    for found in COMMAND.finditer(text):
        command = TAGS.sub("", found[1]).strip()
        try:
            words: list[str] | None = split(command)[1:]
        except ValueError:
            words = None
        yield Receipt(words, text.count("\n", 0, found.start(1)) + 1, text[begun : found.start(1)])
        begun = found.end()


def claims(text: str, headline: str) -> bool:
    """Tell whether a text says what a headline says, whatever it was marked up with."""
    said, wanted = words_of(text), words_of(headline)
    size = len(wanted)
    first = wanted[0] if wanted else ""
    return any(
        said[place : place + size] == wanted for place, word in enumerate(said) if word == first
    )


def words_of(text: str) -> list[str]:
    """Give the words and numbers of a text without its marks."""
    return WORDS.findall(TAGS.sub(" ", text).replace("\\", "").casefold())
