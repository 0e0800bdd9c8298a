"""What people type every day, read by hand and at once: dice, their modifiers, sums, tests.

Nobody must wait for the grammar to be imported who types what the manual shows.
Whatever is doubtful here is left to the next reader, which gives the same tree for all
that is read here: ``plain``, which knows more, and then the grammar, which words every error.
"""

from __future__ import annotations

from rolcli.errors import NotationError
from rolcli.notation import MAX_DICE, MAX_SIDES
from rolcli.notation.modifier import NOTHING, NUMBER, Condition, ModifierNode, surely
from rolcli.notation.node import Node, Number
from rolcli.notation.tree import TAKERS, Binary, Compare, Input, Pool, Taker, attached, would_count
from rolcli.notation.vocabulary import COMPARE_SIGNS, COMPARE_WORDS, RANK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from rolcli.notation.tree import Written
    from rolcli.notation.vocabulary import Vocabulary

LONGEST = 200
"""The most characters that are tried here."""
DIGITS = "0123456789"
SIGNS = "+-"
COMPARISONS = "<>="
NO_WHOLE = "." + RANK
"""What makes digits something else than a whole number."""
NO_ARGUMENT = DIGITS + "(@"
"""What is no number, or not straight after its word, but may be meant for an argument."""
END = "\n"
"""Stands behind the text; no token contains it."""


class Doubt(Exception):  # noqa: N818 - a signal, not an error
    """Raised for whatever is left to the next reader."""


def read_everyday(
    text: str, vocabulary: Vocabulary, known: Collection[str]
) -> tuple[Input, bool] | None:
    """Read a text, or give None to leave it to the next reader.

    The second value tells whether there is nothing left to check before dice fall.
    """
    folded = text.casefold() if known else ""
    if any(name in folded for name in known):  # a variable, it may be
        return None
    return read_by(Everyday, text, vocabulary, known)


def read_by(
    reader: type[Everyday], text: str, vocabulary: Vocabulary, known: Collection[str]
) -> tuple[Input, bool] | None:
    """Read a text with a reader, or give None where that is in doubt."""
    before, _, _ = text.rpartition(" #")  # a comment may be in any script
    if len(text) > LONGEST or not text.isprintable() or not (text.isascii() or before.isascii()):
        return None
    reading = reader(text, vocabulary, known)
    try:
        return reading.input(), reading.sure
    except Doubt:
        return None


class Everyday:
    """A text being read.

    ``low`` is ``text`` in lower case with an end, ``at`` the column that is read
    next and ``known`` the variables. ``sure`` tells whether nothing was read
    that must be checked before dice fall.
    """

    __slots__ = ("at", "known", "low", "sure", "text", "vocabulary")

    def __init__(self, text: str, vocabulary: Vocabulary, known: Collection[str]) -> None:
        self.text = text
        self.low = (text.lower() if text.isascii() else lowered(text)) + END
        self.at = 0
        self.vocabulary = vocabulary
        self.known = known
        self.sure = True

    def skip(self) -> str:
        """Go to the next character that is no blank, and give it."""
        low, at = self.low, self.at
        while low[at] == " ":
            at += 1
        self.at = at
        return low[at]

    def digits(self) -> str:
        """Read digits, if any stand here."""
        low, at = self.low, self.at
        end = at
        while low[end] in DIGITS:
            end += 1
        self.at = end
        return low[at:end]

    def integer(self, most: int) -> int:
        """Read a whole number."""
        digits = self.digits()
        if not digits or (self.low[self.at] == "." and self.low[self.at + 1] in DIGITS):
            raise Doubt
        value = int(digits)
        if value > most:
            raise Doubt
        return value

    def run(self) -> str:
        """Give the letters, digits and ``_`` that stand here."""
        low, end = self.low, self.at
        while low[end].isalnum() or low[end] == "_":
            end += 1
        return low[self.at : end]

    def input(self) -> Input:
        """Read all of the text."""
        expression = self.expression()
        if self.skip() != END or self.at < len(self.text):
            raise Doubt
        return Input((expression,), None, None, self.text)

    def expression(self) -> Node:
        """Read a sum, or a test of one."""
        left = self.total(True)
        char = self.skip()
        place = self.at
        operator = self.comparison(char)
        if operator is None:
            return left
        return Compare(operator, left, self.total(False), place)

    def total(self, first: bool) -> Node:
        """Read operands and what adds them up; only what stands ``first`` may be counted."""
        node = self.product(first)
        char = self.skip()
        while char in SIGNS:
            place = self.at
            self.at += 1
            node = Binary(char, node, self.product(False), place)
            char = self.skip()
        return node

    def product(self, first: bool) -> Node:
        """Read one of the operands that are added up."""
        return self.term(first)

    def term(self, first: bool) -> Node:
        """Read an operand with its modifiers and, where it is first, a count."""
        self.skip()
        start = self.at
        node, kind = self.atom()
        return self.counted(self.modified(node, kind, start), kind, start, first)

    def counted(self, node: Node, kind: str, start: int, first: bool) -> Node:
        """Read the comparison that counts the dice of a term, and what follows it."""
        if not (first and kind in TAKERS and would_count(node)):
            return node
        char = self.skip()
        place = self.at
        operator = self.comparison(char)
        if operator is None:
            return node
        condition = Condition(operator, self.point(), place)
        entry = self.vocabulary.comparison
        assert entry.comparison is not None
        count = entry.kind().read(entry.comparison, condition, place)
        text = self.text[start:place].strip()
        return self.modified(self.attached(node, kind, [(count, operator, text)]), kind, start)

    def atom(self) -> tuple[Node, str]:
        """Read an operand; give it and its kind: dice, code, group, ranked or other."""
        char, start = self.low[self.at], self.at
        if char in DIGITS:
            return self.number(start)
        if self.die_here():
            return self.dice(Number(1, start), start)
        return self.other(char, start)

    def other(self, char: str, start: int) -> tuple[Node, str]:
        """Read an operand that does not begin with a digit, a parenthesis or a d."""
        raise Doubt

    def number(self, start: int) -> tuple[Node, str]:
        """Read a number, and the dice of which it may be the count."""
        digits = self.digits()
        if self.low[self.at] in NO_WHOLE:
            return self.no_whole(digits, start)
        count = Number(int(digits), start)
        place = self.at
        if self.low[place] != "d":
            self.skip()
            if self.at == place or not self.die_here():
                self.at = place
                return count, "other"
        if count.value > MAX_DICE:
            raise Doubt
        return self.dice(count, start)

    def no_whole(self, digits: str, start: int) -> tuple[Node, str]:
        """Read what is neither a whole number nor dice, after its first digits."""
        raise Doubt

    def dice(self, count: Node, start: int) -> tuple[Pool, str]:
        """Read the d and the sides that follow a count; give the term and its kind."""
        low, place = self.low, self.at
        following = low[place + 1]
        self.at += 1
        if following in DIGITS:
            at = self.at
            sides: Node = Number(self.integer(MAX_SIDES), at)
            if low[at : self.at].strip("0") == "":
                sides = self.no_sides(low[at : self.at], at)
        elif following == "%":
            if low[place + 2] in DIGITS + "(@{":
                raise Doubt
            sides = Number(100, place + 1)
            self.at += 1
        elif following in "f{(":
            sides = self.special(following)
        else:
            return self.code(count, start, place)
        return Pool(count, sides, (), start), "dice"

    def no_sides(self, digits: str, start: int) -> Node:
        """Read sides of noughts only."""
        raise Doubt

    def special(self, char: str) -> Node:
        """Read faces of a die's own, or sides in parentheses."""
        raise Doubt

    def code(self, count: Node, start: int, place: int) -> tuple[Pool, str]:
        """Read dice without sides."""
        raise Doubt

    def die_here(self) -> bool:
        """Tell whether a d stands here, with sides."""
        return self.low[self.at] == "d" and self.low[self.at + 1] in DIGITS + "%f({"

    def word_here(self) -> str:
        """Give the word of a modifier that stands here, or nothing."""
        return self.vocabulary.word_at(self.low, self.at)

    def modified(self, node: Node, kind: str, start: int, before: Written = ()) -> Node:
        """Read the modifiers that follow a term, after those read ``before``."""
        written = list(before)
        while True:
            place = self.at
            char = self.skip()
            word = self.word_here() if self.may_modify(char) else ""
            if word == "":
                self.at = place
                break
            text = self.text[start : self.at].strip()
            written.append((self.modifier(word), word, text))
        return self.attached(node, kind, written) if written else node

    def may_modify(self, char: str) -> bool:
        """Tell whether a modifier, and no expression of its own, may begin here."""
        if char in DIGITS or char == END:
            return False
        if not char.isalpha() or self.low[self.at - 1] != " ":
            return True
        return not (self.die_here() or self.other_here())

    def other_here(self) -> bool:
        """Tell whether a name or a function stands here."""
        after = self.low[self.at + len(self.run()) :].lstrip(" ")
        if after[0] == "(":
            raise Doubt
        return False

    def modifier(self, word: str) -> ModifierNode:
        """Read a modifier and what follows its word."""
        place = self.at
        entry = self.vocabulary.words[word]
        if word in entry.touching and self.low[place - 1] == " ":
            raise Doubt
        self.at += len(word)
        kind = entry.kind()
        following: Node | None = None
        if kind.takes != NOTHING:
            following = self.argument() if kind.takes == NUMBER else self.condition()
            if following is None and not kind.optional:
                raise Doubt
        return kind.read(entry.words[word], following, place)

    def attached(self, node: Node, kind: str, written: Written) -> Node:
        """Give a term with its modifiers."""
        if kind not in TAKERS or not isinstance(node, Taker):
            raise Doubt
        try:
            term = attached(node, kind, written)
        except NotationError:
            raise Doubt from None
        sides = term.plain_sides if isinstance(term, Pool) else MAX_SIDES
        self.sure = self.sure and surely(term.modifiers, sides)
        return term

    def argument(self) -> Node | None:
        """Read a number straight after a word, if there is one."""
        place = self.at
        if self.low[place] in DIGITS:
            return Number(self.integer(10**9), place)
        if self.skip() in NO_ARGUMENT:
            raise Doubt
        self.at = place
        return None

    def condition(self) -> Condition | None:
        """Read a comparison and its point, or a point alone to be equal to."""
        place = self.at
        char = self.skip()
        at = self.at
        operator = self.comparison(char)
        if operator is not None:
            return Condition(operator, self.point(), at)
        self.at = place
        point = self.argument()
        return None if point is None else Condition("=", point, at)

    def comparison(self, char: str) -> str | None:
        """Read a comparison, if one stands here."""
        low, at = self.low, self.at
        pair = low[at : at + 2]
        if char in COMPARISONS:
            if pair[1] in COMPARISONS:
                if pair not in COMPARE_SIGNS or low[at + 2] in COMPARISONS:
                    raise Doubt
                self.at += 2
                return COMPARE_SIGNS[pair]
            self.at += 1
            return COMPARE_SIGNS[char]
        if pair in COMPARE_WORDS:
            self.at += 2
            return COMPARE_WORDS[pair]
        return None

    def point(self) -> Node:
        """Read a comparison point: a number."""
        self.skip()
        place = self.at
        value = Number(self.integer(10**9), place)
        following = self.low[self.at]
        if following == RANK or (following == "d" and self.low[self.at + 1] not in "lhs"):
            raise Doubt
        return value


def lowered(text: str) -> str:
    """Write the letters a to z of a text in lower case: no other is a word of the language."""
    return "".join([sign.lower() if sign.isascii() else sign for sign in text])
