"""Dice and their modifiers, read by hand: the lower half of the everyday reader."""

from __future__ import annotations

from rolcli.errors import NotationError
from rolcli.notation.attach import TAKERS, attached
from rolcli.notation.limits import MAX_DICE, MAX_FACES, MAX_SIDES
from rolcli.notation.modifier import NOTHING, NUMBER, Condition, ModifierNode, surely
from rolcli.notation.node import Node, Number
from rolcli.notation.tree import FUDGE, FUDGE_ONE, TENS, Faces, Group, Name, Pool, Ranked, Unary
from rolcli.notation.vocabulary import COMPARE_SIGNS, COMPARE_WORDS, RANK, RANKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from rolcli.notation.attach import Written
    from rolcli.notation.vocabulary import Vocabulary

DIGITS = "0123456789"
SIGNS = "+-"
COMPARISONS = "<>="
END = "\n"
"""Stands behind the text; no token contains it."""
AFTER_RANK = END + " +-*/%^,)}#[<>=x"
"""What may follow the rank of 1o3d10."""
NO_OPERAND = END + ",)}#<>="
"""What, after a + or -, shows that it is the rank of 1o3d10."""


class Doubt(Exception):  # noqa: N818 - a signal, not an error
    """Raised for whatever is left to the grammar."""


class Terms:
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

    def parenthesis(self) -> Node:
        """Read an expression in parentheses."""
        raise NotImplementedError

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

    def variable(self) -> bool:
        """Tell whether a known variable, and no word of the language, stands here."""
        run = self.run()
        return run in self.known and not self.vocabulary.is_reserved(run)

    def name(self) -> Name:
        """Read a name after its ``@``, or one that is known."""
        place = self.at
        if self.low[place] == "@":
            self.at += 1
        run = self.run()
        if not run or run[0] in DIGITS:
            raise Doubt
        self.at += len(run)
        return Name(run, place)

    def die_here(self) -> bool:
        """Tell whether a d stands here, with sides."""
        return self.low[self.at] == "d" and self.low[self.at + 1] in DIGITS + "%f({"

    def dice(self, count: Node, start: int) -> tuple[Pool, str]:
        """Read the d and the sides that follow a count; give the term and its kind."""
        low, place = self.low, self.at
        following = low[place + 1]
        self.at += 1
        if following in DIGITS:
            at = self.at
            sides: Node = Number(self.integer(MAX_SIDES), at)
            if low[at : self.at] == "00":
                sides = Faces(TENS, "tens", at)
            elif low[at : self.at].strip("0") == "":
                raise Doubt
        elif following == "%":
            if low[place + 2] in DIGITS + "(@{":
                raise Doubt
            sides = Number(100, place + 1)
            self.at += 1
        elif following == "f":
            self.at += 1
            sides = self.fudge(place + 1)
        elif following == "{":
            sides = self.faces(place + 1)
        elif following == "(":
            sides = self.parenthesis()
            self.sure = False
        elif start == place:
            raise Doubt
        else:  # a die code, 4D
            if self.skip() in DIGITS + "@":
                raise Doubt
            self.at = place + 1
            return Pool(count, Number(6, place), (), start), "code"
        return Pool(count, sides, (), start), "dice"

    def fudge(self, place: int) -> Faces:
        """Read what follows dF."""
        if self.low[self.at] != ".":
            return Faces(FUDGE, "fudge", place)
        if self.low[self.at + 1] != "1" or self.low[self.at + 2] in DIGITS:
            raise Doubt
        self.at += 2
        return Faces(FUDGE_ONE, "fudge", place)

    def faces(self, place: int) -> Faces:
        """Read faces of one's own in braces."""
        values: list[int] = []
        while self.low[self.at] in "{,":
            self.at += 1
            low = high = self.face()
            if self.skip() == "." and self.low[self.at + 1] == ".":
                self.at += 2
                high = self.face()
            if not low <= high < low + MAX_FACES:
                raise Doubt
            values += range(low, high + 1)
            self.skip()
        if self.low[self.at] != "}" or len(values) > MAX_FACES:
            raise Doubt
        self.at += 1
        return Faces(tuple(values), "faces", place)

    def face(self) -> int:
        """Read one face."""
        sign = self.skip()
        if sign in SIGNS:
            self.at += 1
        digits = self.digits()
        if not digits or (self.low[self.at] == "." and self.low[self.at + 1] != "."):
            raise Doubt
        return -int(digits) if sign == "-" else int(digits)

    def ranked(self, start: int) -> Ranked:
        """Read what follows the 1 of 1o3d10, and its rank."""
        low = self.low
        if low[start : self.at] != "1" or low[self.at + 1] not in DIGITS:
            raise Doubt
        self.at += len(RANK)
        count = self.integer(MAX_DICE)
        if low[self.at] != "d":
            raise Doubt
        self.at += 1
        sides = self.integer(MAX_SIDES)
        rank = "mid"
        letter = low[self.at]
        if letter in SIGNS:
            rank = self.signed_rank(letter)
        elif letter in RANKS:
            rank = RANKS[letter]
            self.at += 1
        if low[self.at] not in AFTER_RANK or count < 1 or sides < 2:
            raise Doubt
        if rank == "mid" and count % 2 == 0:
            raise Doubt
        return Ranked(count, sides, rank, start)

    def signed_rank(self, sign: str) -> str:
        """Read a + or - after 1o3d10 as its rank where no operand follows."""
        place = self.at
        self.at += 1
        following = self.skip()
        if following in NO_OPERAND:
            self.at = place + 1
            return RANKS[sign]
        if following not in DIGITS + SIGNS + "({@" and not self.die_here():
            raise Doubt
        self.at = place
        return "mid"

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
        return not (self.die_here() or self.variable() or self.function() not in ("", "min", "max"))

    def function(self) -> str:
        """Give the name of the function that stands here, if one does."""
        raise NotImplementedError

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
        if kind not in TAKERS or not isinstance(node, Pool | Group):
            raise Doubt
        try:
            term = attached(node, kind, written)
        except NotationError:
            raise Doubt from None
        sides = term.plain_sides if isinstance(term, Pool) else MAX_SIDES
        self.sure = self.sure and surely(term.modifiers, sides)
        return term

    def argument(self) -> Node | None:
        """Read a number straight after a word, a parenthesis or ``@name``, if there is one."""
        place = self.at
        if self.low[place] in DIGITS:
            return Number(self.integer(10**9), place)
        char = self.skip()
        if char == "(":
            return self.parenthesis()
        if char == "@":
            return self.name()
        if char in DIGITS:
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
        """Read a comparison point."""
        char = self.skip()
        place = self.at
        if char in SIGNS:
            self.at += 1
            if self.skip() in SIGNS:
                raise Doubt
            return Unary(char, self.point(), place)
        if char == "(":
            return self.parenthesis()
        if char == "@" or self.variable():
            return self.name()
        value = Number(self.integer(10**9), place)
        following = self.low[self.at]
        if following == RANK or (following == "d" and self.low[self.at + 1] not in "lhs"):
            raise Doubt
        return value


def lowered(text: str) -> str:
    """Write a text in lower case up to its comment, which may be in any script."""
    before, mark, comment = text.rpartition(" #")
    return before.lower() + mark + comment
