"""Odds by brute force: the real evaluator run over every branch, for small expressions."""

from __future__ import annotations

from fractions import Fraction

from rolcli.dice import ranked
from rolcli.dice.evaluate import roll
from rolcli.dice.source import Dice
from rolcli.errors import LimitError
from rolcli.exact import Ratio
from rolcli.modifiers import play
from rolcli.odds.distribution import Between, Distribution

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
    before = ranked.MAX_CHAIN, play.MAX_CHAIN
    ranked.MAX_CHAIN = play.MAX_CHAIN = depth
    try:
        return _brute(tree, variables, most)
    finally:
        ranked.MAX_CHAIN, play.MAX_CHAIN = before


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


def agree(odds, chances, success, beyond):
    """Hold exact odds against what brute force gave.

    What brute force found of a value is a lower bound of its chance, and all that it did
    not follow together is what the bounds lack.
    """
    total = odds.total
    if isinstance(total, Distribution):
        assert list(total.values) == sorted(total.values)
        assert all(
            type(v) is int or (type(v) is Fraction and v.denominator > 1) for v in total.values
        )
        assert all(weight > 0 for weight in total.weights)
    else:
        assert sum(total.sums) == 1
    lacking = Fraction(0)
    for value, chance in chances.items():
        found = total.probability(value)
        if isinstance(found, Between):
            assert found.low - chance <= beyond
            assert chance <= found.high
            continue
        assert 0 <= found - chance <= beyond, (value, found, chance)
        lacking += found - chance
    assert lacking <= beyond
    rows = total.listed(20)
    extra = [w for v, w in rows.items() if Fraction(v.numerator, v.denominator) not in chances]
    rest = Fraction(sum(extra), rows.denominator)
    if odds.target is None:
        assert rest + lacking <= beyond
    if odds.success is not None:
        low = high = odds.success
        if isinstance(odds.success, Between):
            low, high = odds.success
        assert low - beyond <= success <= high
    if not beyond:
        assert total.complete
        assert odds.success is None or odds.success == success
