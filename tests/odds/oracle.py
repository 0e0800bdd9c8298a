"""Odds by brute force: the real evaluator run over every branch, for small expressions."""

from __future__ import annotations

from fractions import Fraction

from rolcli.dice import evaluate
from rolcli.dice.evaluate import roll
from rolcli.dice.source import Dice
from rolcli.errors import LimitError
from rolcli.exact import Ratio
from rolcli.modifiers import play

MAX_LEAVES = 20_000


class TooManyLeavesError(Exception):
    """The expression is too large for brute force."""


class Branches(Dice):
    """Dice that show, run after run, every combination of faces."""

    def __init__(self):
        super().__init__()
        self.path = []
        self.at = 0
        self.ways = 1

    def throw(self, count, sides, what=None):
        faces = []
        for _ in range(count):
            if self.at == len(self.path):
                self.path.append([1, sides])
            faces.append(self.path[self.at][0])
            self.at += 1
        self.ways *= sides**count
        return faces

    def next(self):
        """Go to the next branch; tell whether there is one."""
        while self.path and self.path[-1][0] == self.path[-1][1]:
            self.path.pop()
        if not self.path:
            return False
        self.path[-1][0] += 1
        self.at = 0
        self.ways = 1
        return True


def brute(tree, variables=None, depth=20, most=MAX_LEAVES):
    """Give ({total: chance}, chance of success, chance of what goes beyond the depth).

    Chains, of rerolls too, are followed to the depth. Errors of any branch are raised, and
    TooManyLeavesError above ``most`` branches.
    """
    before = evaluate.MAX_CHAIN, play.MAX_CHAIN
    evaluate.MAX_CHAIN = play.MAX_CHAIN = depth
    try:
        return _brute(tree, variables, most)
    finally:
        evaluate.MAX_CHAIN, play.MAX_CHAIN = before


def _brute(tree, variables, most):
    source = Branches()
    chances, success, beyond = {}, Fraction(0), Fraction(0)
    for _ in range(most):
        try:
            rolled = roll(tree, source, variables)
        except LimitError as error:
            if error.code != "chain_too_long":
                raise
            beyond += Fraction(1, source.ways)
        else:
            total = rolled.total
            if type(total) is Ratio:
                total = Fraction(total.numerator, total.denominator)
            chances[total] = chances.get(total, 0) + Fraction(1, source.ways)
            if rolled.success:
                success += Fraction(1, source.ways)
        if not source.next():
            return chances, success, beyond
    raise TooManyLeavesError
