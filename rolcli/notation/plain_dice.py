"""Dice that are typed now and then, read by hand: faces of their own, codes, 1o3d10."""

from __future__ import annotations

from rolcli.exact import divide
from rolcli.notation import MAX_DICE, MAX_FACES, MAX_SIDES
from rolcli.notation.everyday import DIGITS, END, SIGNS, Doubt, Everyday
from rolcli.notation.node import Node, Number
from rolcli.notation.operands import FUDGE, FUDGE_ONE, TENS, Faces, Ranked
from rolcli.notation.tree import Pool
from rolcli.notation.vocabulary import RANK, RANKS

AFTER_RANK = END + " +-*/%^,)}#[<>=x"
"""What may follow the rank of 1o3d10."""
NO_OPERAND = END + ",)}#<>="
"""What, after a + or -, shows that it is the rank of 1o3d10."""


class DiceReader(Everyday):
    """A reader that knows all kinds of dice; what stands in parentheses is left to others."""

    __slots__ = ()

    def parenthesis(self) -> Node:
        """Read an expression in parentheses."""
        raise NotImplementedError

    def no_whole(self, digits: str, start: int) -> tuple[Node, str]:
        """Read the places of a decimal number, or the rest of 1o3d10."""
        if self.low[self.at] == RANK:
            return self.ranked(start), "ranked"
        if self.low[self.at + 1] not in DIGITS:
            raise Doubt
        self.at += 1
        places = self.digits()
        if self.low[self.at].isalpha():
            raise Doubt
        return Number(divide(int(digits + places), 10 ** len(places)), start), "other"

    def no_sides(self, digits: str, start: int) -> Node:
        """Read d00, the tens of percentile dice."""
        if digits != "00":
            raise Doubt
        return Faces(TENS, "tens", start)

    def special(self, char: str) -> Node:
        """Read faces in braces, those of Fudge dice, or sides in parentheses."""
        place = self.at
        if char == "{":
            return self.faces(place)
        if char == "(":
            self.sure = False
            return self.parenthesis()
        self.at += 1
        return self.fudge(place)

    def code(self, count: Node, start: int, place: int) -> tuple[Pool, str]:
        """Read a die code, 4D."""
        if start == place or self.skip() in DIGITS + "@":
            raise Doubt
        self.at = place + 1
        return Pool(count, Number(6, place), (), start), "code"

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
