"""Receipts in a forum post: commands that roll again, each with what was claimed before it."""

from __future__ import annotations

from re import IGNORECASE, compile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

COMMAND = compile(r"(?:^|[\s`\]>*])(rolcli[ \t]+[^\n`]+)")
TAGS = compile(r"\[/?(?:b|i|u|s|list|code|color|spoiler|quote|size|url|\*)(?:=[^\]\n]*)?\]",
               IGNORECASE)
WORDS = compile(r"[^\W_]+(?:[.,/+-][^\W_]+)*|\[|\N{HORIZONTAL ELLIPSIS}")
BRACKET, MORE = "[", "\N{HORIZONTAL ELLIPSIS}"
NAME = 8
"""The most words of the name that a second line begins with."""


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


class Claimed:
    """What a result says: its headline, the dice behind it, and its two parts where it has them.

    A line that would be too wide shows as many brackets of dice as fit, then an ellipsis,
    or goes on with its second part in another line.
    """

    __slots__ = ("dice", "headline", "parts")

    def __init__(
        self, headline: str, dice: str = "", parts: tuple[str, str] | None = None
    ) -> None:
        self.headline = headline
        self.dice = dice
        self.parts = parts


def claims(text: str, told: Claimed) -> bool:
    """Tell whether a text says what a result says, whatever it was marked up with."""
    said, dice = words_of(text), words_of(told.dice)
    if any(shows(said, end, dice) for end in ends(said, words_of(told.headline))):
        return True
    if told.parts is None:
        return False
    first, then = map(words_of, told.parts)
    return any(
        shows(said, end, dice) and goes_on(said, end, len(dice), then) for end in ends(said, first)
    )


def ends(said: list[str], wanted: list[str]) -> list[int]:
    """List where words stand in a text, by the places behind them."""
    size = len(wanted)
    first = wanted[0] if wanted else ""
    return [
        place + size
        for place, word in enumerate(said)
        if word == first and said[place : place + size] == wanted
    ]


def shows(said: list[str], place: int, dice: list[str]) -> bool:
    """Tell whether dice follow as they fell, all of them or as many as fitted; or none."""
    if not dice or said[place : place + 1] != [BRACKET]:
        return True
    size = len(dice)
    if said[place : place + size] == dice:
        return said[place + size : place + size + 1] not in ([BRACKET], [MORE])
    shown = 0
    while shown < size and said[place + shown : place + shown + 1] == [dice[shown]]:
        shown += 1
    return shown > 1 and said[place + shown : place + shown + 1] == [MORE]


def goes_on(said: list[str], place: int, dice: int, then: list[str]) -> bool:
    """Tell whether the second part of a headline follows soon, behind dice and a name.

    No dice stand behind it: those of the line would.
    """
    rest = said[place:]
    return any(
        end - len(then) <= dice + 1 + NAME and rest[end : end + 1] != [BRACKET]
        for end in ends(rest, then)
    )


def words_of(text: str) -> list[str]:
    """Give the words and numbers of a text without its marks; brackets of dice begin with one."""
    return WORDS.findall(TAGS.sub(" ", text).replace("\\", "").replace("...", MORE).casefold())
