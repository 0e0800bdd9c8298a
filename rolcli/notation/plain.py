"""What people type now and then, read by hand: groups, names, functions, faces, readings.

Whatever is doubtful or wrong is left to the grammar, which gives the same tree for all
that is read here.
"""

from __future__ import annotations

from rolcli.notation import MAX_TIMES
from rolcli.notation.everyday import DIGITS, END, SIGNS, Doubt, read_by
from rolcli.notation.modifier import Condition, ModifierNode
from rolcli.notation.node import Node, Number
from rolcli.notation.operands import FunctionCall, Group, Labelled, Name, Unary, not_a_sum
from rolcli.notation.plain_dice import DiceReader
from rolcli.notation.tree import Binary, Input, Pool
from rolcli.notation.vocabulary import EXTREMES, FUNCTIONS, TIMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from rolcli.notation.vocabulary import Vocabulary

DEEPEST = 20
"""How many brackets within each other are tried."""


def read_plain(
    text: str, vocabulary: Vocabulary, known: Collection[str]
) -> tuple[Input, bool] | None:
    """Read a text, or give None to leave it to the grammar.

    The second value tells whether there is nothing left to check before dice fall.
    """
    return read_by(Plain, text, vocabulary, known)


class Plain(DiceReader):
    """A reader that knows all of the language but what is doubtful."""

    __slots__ = ("deep", "reading")

    def __init__(self, text: str, vocabulary: Vocabulary, known: Collection[str]) -> None:
        super().__init__(text, vocabulary, known)
        self.deep = 0
        self.reading = False

    def input(self) -> Input:
        """Read all of the text."""
        times = self.repeat()
        comment: str | None = None
        expressions = [self.expression()]
        if self.skip() == ":":
            expressions = [self.readings(expressions[0])]
        while True:
            spaced = self.low[self.at - 1] == " " or self.low[self.at] == " "
            char = self.skip()
            if char == ",":
                self.at += 1
            elif char == "#" and spaced:
                comment = self.text[self.at + 1 :].strip() or None
                break
            elif char == END:
                break
            elif not (spaced and self.operand_here(char)):
                raise Doubt
            expressions.append(self.expression())
        if self.at < len(self.text) and self.low[self.at] != "#":
            raise Doubt
        if len(expressions) > 1 and not all(map(stands_alone, expressions)):
            raise Doubt
        return Input(tuple(expressions), times, comment, self.text)

    def operand_here(self, char: str) -> bool:
        """Tell whether an expression begins here, side by side with another."""
        return char in DIGITS + "@({" or self.die_here() or self.variable() or self.function() != ""

    def product(self, first: bool) -> Node:
        """Read operands and what multiplies or divides them."""
        node = self.signed(first)
        while True:
            char = self.skip()
            place = self.at
            if char == "/" and self.low[place + 1] == "/":
                char = "//"
            elif char == "*" and self.low[place + 1] == "*":
                raise Doubt
            elif char not in "*/%" + TIMES:
                return node
            self.at += len(char)
            node = Binary("*" if char == TIMES else char, node, self.signed(False), place)

    def signed(self, first: bool) -> Node:
        """Read an operand with the signs before it."""
        signs: list[tuple[str, int]] = []
        char = self.skip()
        while char in SIGNS:
            signs.append((char, self.at))
            self.at += 1
            char = self.skip()
        node = self.power(first and not signs)
        for sign, place in reversed(signs):
            node = Unary(sign, node, place)
        return node

    def power(self, first: bool) -> Node:
        """Read powers, from right to left; an exponent may have signs."""
        base = self.term(first)
        char = self.skip()
        place = self.at
        if char == "^":
            self.at += 1
        elif char == "*" and self.low[place + 1] == "*":
            self.at += 2
        else:
            return base
        return Binary("^", base, self.signed(False), place)

    def term(self, first: bool) -> Node:
        """Read an operand with its modifiers, its labels and, where it is first, a count."""
        if self.reading:
            return self.look()
        self.skip()
        start = self.at
        node, kind = self.atom()
        node, labels = self.modified(node, kind, start), self.labels()
        counted = self.counted(node, kind, start, first)
        if counted is not node:
            node, labels = counted, labels + self.labels()
        for label in labels:
            node = Labelled(node, label, start)
        return node

    def labels(self) -> list[str]:
        """Read labels in square brackets."""
        found: list[str] = []
        place = self.at
        while self.skip() == "[":
            end = self.low.find("]", self.at)
            if end < 0 or not self.text[self.at + 1 : end].strip():
                raise Doubt
            found.append(self.text[self.at + 1 : end])
            self.at = place = end + 1
        self.at = place
        return found

    def atom(self) -> tuple[Node, str]:
        """Read an operand; give it and its kind: dice, code, group, ranked or other."""
        start = self.at
        if self.low[start] == "(":
            node = self.parenthesis()
            if self.low[self.at] != "d":
                return node, "other"
            self.sure = False
            return self.dice(node, start)
        return super().atom() if not self.variable() else (self.name_alone(), "other")

    def name_alone(self) -> Node:
        """Read a name that calls no function."""
        node = self.name()
        if self.low[self.at] == "(":
            raise Doubt
        return node

    def parenthesis(self) -> Node:
        """Read an expression in parentheses."""
        found = self.inside(")")
        if len(found) > 1:
            raise Doubt
        return found[0]

    def inside(self, closing: str) -> list[Node]:
        """Read what stands between brackets, separated by commas if they are braces."""
        self.deep += 1
        if self.deep > DEEPEST:
            raise Doubt
        self.at += 1
        found = [self.expression()]
        while self.skip() == ",":
            self.at += 1
            found.append(self.expression())
        if self.low[self.at] != closing:
            raise Doubt
        self.at += 1
        self.deep -= 1
        return found

    def argument(self) -> Node | None:
        """Read a number straight after a word, a parenthesis or ``@name``, if there is one."""
        place = self.at
        if self.low[place] not in DIGITS:
            char = self.skip()
            if char == "(":
                return self.parenthesis()
            if char == "@":
                return self.name()
            self.at = place
        return super().argument()

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
        return super().point()

    def other_here(self) -> bool:
        return self.variable() or self.function() not in ("", "min", "max")

    def repeat(self) -> int | None:
        """Read the 6# of 6#4d6kh3, if it begins so."""
        self.skip()
        place = self.at
        digits = self.digits()
        if not digits or self.low[self.at] != "#":
            self.at = place
            return None
        self.at += 1
        times = int(digits)
        if not 0 < times <= MAX_TIMES:
            raise Doubt
        return times

    def readings(self, dice: Node) -> Node:
        """Read what stands after the colon that follows dice."""
        from rolcli.notation.readings import Readings

        if not isinstance(dice, Pool) or any(one.counts for one in dice.modifiers):
            raise Doubt
        self.at += 1
        self.reading, self.sure = True, False
        found = [self.expression()]
        while self.skip() == ",":
            self.at += 1
            found.append(self.expression())
        self.reading = False
        return Readings(dice, tuple(found), dice.at)

    def look(self) -> Node:
        """Read what a reading makes of the dice, or another operand of it."""
        from rolcli.notation.readings import SUM, Look

        char = self.skip()
        start = self.at
        if char in DIGITS + "@(" or self.function() != "":
            node, kind = self.atom()
            if kind != "other":
                raise Doubt
        elif self.run() == SUM:
            self.at += len(SUM)
            node = Look((), start)
        else:
            term = self.modified(Pool(Number(1), Number(1)), "dice", start, self.look_count(start))
            if not isinstance(term, Pool) or not term.modifiers:
                raise Doubt
            if any(one.throws for one in term.modifiers):
                raise Doubt
            node = Look(term.modifiers, start)
        for label in self.labels():
            node = Labelled(node, label, start)
        return node

    def look_count(self, start: int) -> list[tuple[ModifierNode, str, str]]:
        """Read the comparison, or the count, that a look begins with, if it does."""
        entry = self.vocabulary.comparison
        operator = self.comparison(self.low[start])
        if operator is not None:
            condition: Node | None = Condition(operator, self.point(), start)
        elif self.vocabulary.words.get(word := self.word_here()) is entry:
            self.at += len(word)
            condition = self.condition()
        else:
            return []
        if condition is None or entry.comparison is None:
            raise Doubt
        return [(entry.kind().read(entry.comparison, condition, start), entry.comparison, "")]

    def other(self, char: str, start: int) -> tuple[Node, str]:
        """Read a group, a name or a function."""
        if char == "{":
            return self.group(start), "group"
        if char == "@":
            return self.name_alone(), "other"
        return self.call(start), "other"

    def variable(self) -> bool:
        """Tell whether a known variable, and no word of the language, stands here."""
        run = self.run()
        if not run.isascii():
            run = run.casefold()
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
        return Name(run if run.isascii() else run.casefold(), place)

    def group(self, start: int) -> Group:
        """Read a group: what stands in braces."""
        members = self.inside("}")
        if len(members) == 1 and not_a_sum(members[0]) is not None:
            raise Doubt
        return Group(tuple(members), (), start)

    def function(self) -> str:
        """Give the name of the function that stands here, if one does."""
        run = self.run()
        after = self.low[self.at + len(run) :].lstrip(" ")
        return run if run in FUNCTIONS and after[0] == "(" else ""

    def call(self, start: int) -> FunctionCall:
        """Read a function and its arguments."""
        name = self.function()
        if name == "":
            raise Doubt
        self.at += len(name)
        self.skip()
        arguments = self.inside(")")
        if (len(arguments) < 2) if name in EXTREMES else (len(arguments) != 1):
            raise Doubt
        return FunctionCall(name, tuple(arguments), start)


def stands_alone(node: Node) -> bool:
    """Tell whether a node may be one of several expressions: a number or a d1 is hardly meant."""
    if isinstance(node, Pool):
        return node.sides != Number(1)
    return not (isinstance(node, Number) or node.signed)
