"""The parse actions that look at words: which they are, and whether they belong here."""

from __future__ import annotations

import re

import pyparsing as pp

from rolcli.errors import LimitError
from rolcli.exact import short
from rolcli.messages import msg
from rolcli.notation import MAX_TIMES
from rolcli.notation import dice_terms as dice
from rolcli.notation.errors import characters, inner, trailing
from rolcli.notation.errors import operand as wrong
from rolcli.notation.parts import Part, Sign
from rolcli.notation.patterns import TWISTED
from rolcli.notation.text import Notation, die_at, folded, is_variable, run_at, split_run
from rolcli.notation.vocabulary import COMPARE_SIGNS, COMPARE_WORDS, EXTREMES, FUNCTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

REPEAT_LATE = re.compile(r"[ ,#]([0-9]+)#\S$")
OPERAND_AHEAD = re.compile(r"[0-9.@({+-]")


def times(s: Notation, loc: int, tokens: Sequence[str]) -> int:
    """Read the 6# of 6#4d6kh3."""
    number = int(tokens[0][:-1])
    if number == 0:
        raise characters.error(
            s, loc, "undefined_value", msg("A roll can be repeated once or more, and not 0 times.")
        )
    if number > MAX_TIMES:
        raise LimitError(
            "limit",
            msg(
                "A roll may be repeated at most {limit} times, and {size} were asked for.",
                limit=MAX_TIMES,
                size=short(number),
            ),
            text=s.original,
            column=loc,
        )
    return number


def comment(s: Notation, loc: int, tokens: Sequence[str]) -> list[str]:
    """Read a comment; one of blanks is none."""
    if REPEAT_LATE.search(s, 0, loc + 2):
        raise trailing.late_repeat(s, loc)
    text = tokens[0][1:].strip()
    return [text] if text else []


def words_ahead(s: Notation, loc: int, tokens: Sequence[str]) -> None:
    """Look at letters after a term: words of the language, an expression, or a mistake.

    Fail to match where an expression of its own begins; raise for letters that
    do not come apart into words.
    """
    if loc < s.approved:
        return
    run = run_at(s, loc)
    end = loc + len(run)
    spaced = s[loc - 1] == " "
    if spaced:
        function = folded(run) in FUNCTIONS and folded(run) not in EXTREMES
        if function or is_variable(s, loc) or die_at(s, loc):
            raise pp.ParseException(s, loc, "an expression of its own")
    if not split_run(s, loc, end)[1]:
        raise trailing.free_words(s, loc) if spaced else trailing.unknown_word(s, loc, end)
    s.approved = end


def bare_name(s: Notation, loc: int, tokens: Sequence[str]) -> Part:
    """Read a name where an operand is expected, or raise for a word that cannot be one."""
    name = tokens[0]
    if s.vocabulary.is_reserved(name):
        wrong.refuse_word(s, loc)
    if not (name[0].isalpha() or name[0] == "_"):
        wrong.refuse_operand(s, loc) if ord(name[0]) not in characters.LOOKALIKES else None
        characters.strange_character(s, loc)
    if s.startswith("(", loc + len(name)):
        raise wrong.unknown_function(s, loc, name)
    return dice.bare_name(s, loc, tokens)


def beside(s: Notation, loc: int, tokens: Sequence[str]) -> None:
    """Look at what begins side by side with an expression."""
    word = run_at(s, loc)
    if not word[:1].isalpha() or not s.vocabulary.is_reserved(word) or die_at(s, loc):
        return
    if folded(word) not in FUNCTIONS or not s[loc + len(word) :].lstrip().startswith("("):
        raise trailing.misplaced_word(s, loc, word)


def comparison(s: Notation, loc: int, tokens: Sequence[str]) -> Sign:
    """Read a comparison; words and doubles are written in their one form."""
    written = tokens[0].lower()
    if written in TWISTED:
        raise inner.wrong_comparison(s, loc, written)
    return Sign(COMPARE_WORDS.get(written) or COMPARE_SIGNS[written], loc)


def no_operand_ahead(s: Notation, loc: int, tokens: Sequence[str]) -> bool:
    """Tell whether a + or - after 1o3d10 is its rank: no operand follows it."""
    if not s.startswith(("+", "-"), loc):
        return False
    rest = s[loc + 1 :].lstrip()
    if OPERAND_AHEAD.match(rest):
        return False
    word = run_at(rest, 0)
    if word == "":
        return True
    if folded(word) in FUNCTIONS:
        return not rest[len(word) :].lstrip().startswith("(")
    at = len(s) - len(rest)
    return s.vocabulary.is_reserved(word) and not die_at(s, at)


def point_name(s: Notation, loc: int, tokens: Sequence[str]) -> Part:
    """Read a name as a comparison point; fail to match a word of the language."""
    if s.vocabulary.is_reserved(tokens[0]):
        raise pp.ParseException(s, loc, "a name")
    return dice.bare_name(s, loc, tokens)
