"""The text being read: its words, its brackets, and what is known about it."""

from __future__ import annotations

import re

from rolcli.errors import LimitError
from rolcli.messages import msg
from rolcli.notation import MAX_NESTING
from rolcli.notation.patterns import words_pattern
from rolcli.notation.vocabulary import COMPARE_WORDS, FUNCTIONS, TIMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from rolcli.notation.parts import Part
    from rolcli.notation.vocabulary import Vocabulary

LETTER = r"[^\W\d]"
NAME_PATTERN = LETTER + "[\\w\u0300-\u036f]*"
NUMBER_PATTERN = r"[0-9]+(?:\.[0-9]+)?"
DIE_PATTERN = r"[dD](?:%|[0-9]+(?:\.[0-9]+)?|[fF](?:\.[0-9]+)?|(?=[({]))"
# A number that is the count of a die, so that it cannot be an argument
DICE_AHEAD = r"[0-9]+(?:\.[0-9]+)?(?:[dD](?![lhsLHS])|[oO])"
# A number, spaces and a die: one term where an operand is expected
SPACED_DICE = r"[0-9]+ +[dD][0-9%fF({]"

NAME = re.compile(NAME_PATTERN)
RUN = re.compile("[\\w\u0300-\u036f]*")
DIE = re.compile(DIE_PATTERN)
DICE = re.compile(r"(?:[0-9]+(?:[oO][0-9]+)?)?[dD](?:[0-9]+|[fF]|%)?(?![a-zA-Z]*[lhsLHS])")
REPEAT = re.compile(r"\s*[0-9]+#")


class Notation(str):
    """A text with the words and variables known to it; every kind of space is a blank in it.

    ``original`` is the text as it was given. ``approved`` is the column up to
    which its words were looked at, and ``last`` the term that was read last:
    the two notes that the grammar takes while it reads.
    """

    __slots__ = ("approved", "known", "last", "original", "vocabulary")
    approved: int
    known: Collection[str]
    last: Part | None
    original: str
    vocabulary: Vocabulary

    def __new__(cls, text: str, vocabulary: Vocabulary, known: Collection[str] = ()) -> Notation:
        self = str.__new__(cls, "".join(" " if c.isspace() else c for c in text))
        self.original = text
        self.vocabulary = vocabulary
        self.known = known
        self.approved = 0
        self.last = None
        return self


def folded(name: str) -> str:
    """Write a name as variables are stored."""
    return name.casefold()


def run_at(s: str, loc: int) -> str:
    """Give the letters, digits and ``_`` that stand together from a column on."""
    found = RUN.match(s, loc)  # always there, if empty
    return found.group() if found else ""


def beginning(pattern: str, text: str) -> str:
    """Give what a pattern matches at the beginning of a text, or nothing."""
    found = re.match(pattern, text)
    return found.group() if found else ""


def run_start(s: str, loc: int) -> int:
    """Give the column where the letters and digits around a column begin."""
    while loc > 0 and RUN.fullmatch(s[loc - 1]):
        loc -= 1
    return loc


def die_at(s: Notation, loc: int) -> bool:
    """Tell whether a die without a count begins at a column."""
    found = DIE.match(s, loc)
    return found is not None and not is_variable(s, loc)


def is_variable(s: Notation, loc: int) -> bool:
    """Tell whether a known variable, and no word of the language, begins at a column."""
    name = folded(run_at(s, loc))
    return name in s.known and not s.vocabulary.is_reserved(name)


def split_run(s: Notation, loc: int, end: int) -> tuple[list[str], bool]:
    """Split letters and digits into words, the longest first and without going back.

    Give the words and whether they use up everything to ``end``. After x or a
    comparison the rest may be a known name.
    """
    pieces: list[str] = []
    operand = False
    word = re.compile(words_pattern(s.vocabulary))
    while loc < end:
        if operand:
            rest = folded(s[loc:end])
            if rest in FUNCTIONS or (rest in s.known and not s.vocabulary.is_reserved(rest)):
                return pieces, True
        found = word.match(s, loc, end)
        if found is None:
            return pieces, False
        piece = found.group()
        pieces.append(piece)
        operand = piece.lower() == TIMES or piece.lower() in COMPARE_WORDS
        loc = found.end()
    return pieces, True


def open_bracket(s: str, loc: int) -> int | None:
    """Give the column of the innermost bracket that is open at a column."""
    opened: list[int] = []
    i = 0
    while i < loc:
        if s[i] == "[":
            end = s.find("]", i)
            i = i if end < 0 else end
        elif s[i] in "({":
            opened.append(i)
        elif s[i] in ")}" and opened:
            opened.pop()
        i += 1
    return opened[-1] if opened else None


def check_nesting(s: Notation) -> None:
    """Raise LimitError when brackets stand too deep within each other."""
    repeat = REPEAT.match(s)
    i = repeat.end() if repeat else 0
    deep = 0
    while i < len(s):
        char = s[i]
        if char == "#":
            return
        if char == "[":
            end = s.find("]", i)
            i = i if end < 0 else end
        elif char in "({":
            deep += 1
            if deep > MAX_NESTING:
                raise too_deep(s, i)
        elif char in ")}":
            deep -= 1
        i += 1


def too_deep(s: Notation, column: int) -> LimitError:
    """Word the limit on nesting."""
    return LimitError(
        "limit",
        msg(
            "Brackets, signs, powers and labels may stand {limit} deep within each other, and"
            " here they stand deeper.",
            limit=MAX_NESTING,
        ),
        text=s.original,
        column=column,
    )


def limited(s: Notation, part: Part) -> Part:
    """Give the part back, or raise LimitError when it is nested too deep."""
    if part.deep > MAX_NESTING:
        raise too_deep(s, part.at)
    return part
