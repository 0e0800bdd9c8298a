"""Distributions without a last row, exactly: their rows, and what can be asked of them.

Values are ``offset + unit * k``; the chance of k is a coefficient of ``up``, or of
``down`` at -k. Rows are worked out as far as somebody looks; what lies beyond them
is what is left of the whole.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from rolcli.exact import parts
from rolcli.odds.budget import Budget, zeros
from rolcli.odds.distribution import Distribution, as_fraction, lattice, reduced
from rolcli.odds.series import Series

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.notation.tree import Node
    from rolcli.odds.distribution import Moments, Value

NOTHING = Series(0, [])
HORIZON = Fraction(1, 1 << 62)
"""What an endless distribution is cut at where nothing exact can be made of it."""


class Endless:
    """A distribution that runs on upwards, downwards or both ways.

    ``goes_on`` is the chance that one die goes on, which says how many rows a
    depth means. ``node`` is the term, for errors.
    """

    __slots__ = ("_sums", "down", "goes_on", "node", "offset", "unit", "up")

    def __init__(
        self, up: Series, down: Series, goes_on: Fraction, node: Node | None = None,
        offset: Any = 0, unit: Any = 1,
    ) -> None:
        self.up = up
        self.down = down
        self.goes_on = goes_on
        self.node = node
        self.offset = offset
        self.unit = unit
        self._sums: tuple[Fraction, Fraction] | None = None

    def budget(self) -> Budget:
        """Give a budget of its own for a question."""
        budget = Budget()
        budget.node = self.node
        return budget.part(2)

    @property
    def complete(self) -> bool:
        """Tell that all values are known, though not listed."""
        return True

    @property
    def sums(self) -> tuple[Fraction, Fraction]:
        """The whole of ``up`` and that of ``down``."""
        if self._sums is None:
            self._sums = self.up.whole(), self.down.whole()
        return self._sums

    def place(self, value: Value) -> Fraction:
        """Give k of a value, which may lie between two."""
        n, d = parts(self.offset)
        a, b = parts(self.unit)
        point = Fraction(value.numerator, value.denominator)  # a ratio of either kind
        return (point - Fraction(n, d)) / Fraction(a, b)

    def value(self, k: int) -> Any:
        """Give the value of k."""
        return self.offset + self.unit * k

    def below(self, k: int) -> Fraction:
        """Give the chance of less than k."""
        budget = self.budget()
        return leading(self.up, k, budget) + self.sums[1] - leading(self.down, 1 - k, budget)

    def at_least(self, value: Value) -> Fraction:
        """Give the chance of a value or more."""
        return 1 - self.below(self.place(value).__ceil__())

    def at_most(self, value: Value) -> Fraction:
        """Give the chance of a value or less."""
        return self.below(self.place(value).__floor__() + 1)

    def probability(self, value: Value) -> Fraction:
        """Give the chance of a value: 0 to 1."""
        k = self.place(value)
        if k.denominator != 1:
            return Fraction(0)
        budget, at = self.budget(), k.numerator
        return coefficient(self.up, at, budget) + coefficient(self.down, -at, budget)

    exactly = probability

    @property
    def moments(self) -> Moments:
        """Mean and mean square."""
        _, first, second = self.up.moments()
        _, less, more = self.down.moments()
        first, second = first - less, second + more
        offset, unit = Fraction(*parts(self.offset)), Fraction(*parts(self.unit))
        return (
            offset + unit * first,
            offset * offset + 2 * offset * unit * first + unit * unit * second,
        )

    @property
    def mean(self) -> Fraction:
        """The mean."""
        return self.moments[0]

    @property
    def variance(self) -> Fraction:
        """The mean square of the distance from the mean."""
        first, second = self.moments
        return second - first * first

    @property
    def minimum(self) -> Any:
        """The least value, or None where there is none."""
        return None if self.down.factors else as_fraction(self.value(self.lowest))

    @property
    def maximum(self) -> Any:
        """The greatest value, or None where there is none."""
        return None if self.up.factors else as_fraction(self.value(self.highest))

    @property
    def lowest(self) -> int:
        """The least k, where nothing runs down without end."""
        ends = [-(self.down.start + len(self.down.top) - 1)] if self.down.top else []
        return min([*ends, self.up.start] if self.up.top else ends)

    @property
    def highest(self) -> int:
        """The greatest k, where nothing runs up without end."""
        ends = [self.up.start + len(self.up.top) - 1] if self.up.top else []
        return max([*ends, -self.down.start] if self.down.top else ends)

    @property
    def median(self) -> Any:
        """The lower median."""
        rows = self.cut(Fraction(1, 4)).published()
        if not self.up.factors or not self.down.factors:
            return rows.median
        lower = self.at_most(rows.values[0]) - self.probability(rows.values[0])
        least = (Fraction(1, 2) - lower) * rows.denominator
        reached = 0
        for value, weight in rows.items():
            reached += weight
            if reached >= least:
                return value
        raise AssertionError

    def published(self) -> Endless:
        """Give it to the world; raise AssertionError for chances that do not add up."""
        assert sum(self.sums) == 1, "the chances do not add up"
        return self

    def listed(self, depth: int) -> Distribution:
        """Give the rows that leave out no more, at an end, than ``goes_on`` ^ (depth + 1)."""
        return self.cut(self.goes_on ** (depth + 1)).published()

    def cut(self, rest: Fraction = HORIZON, budget: Budget | None = None) -> Distribution:
        """Give the rows that leave out no more than ``rest`` at an end."""
        budget = budget or self.budget()
        up, down = within(self.up, rest, budget), within(self.down, rest, budget)
        return self._listed(up, down)

    def until(self, end: Any, budget: Budget) -> Distribution:
        """Give the rows below a value of one that runs upwards."""
        count = max(self.place(end).__ceil__() - self.up.start, 1)
        rows, below = self.up.rows(count, budget)
        return self._listed(Series(self.up.start, rows[:count], below), self.down)

    def _listed(self, up: Series, down: Series) -> Distribution:
        """Give rows that run so far up and down."""
        last = up.start + len(up.top) if self.up.factors else None
        first = -(down.start + len(down.top)) if self.down.factors else None
        rows = weights(up, down)
        listed = lattice(rows.start, 1, rows.top, rows.below)
        if self.unit != 1 or self.offset != 0:
            listed = Distribution(
                [self.value(k) for k in listed.values], listed.weights, listed.denominator
            )
        listed = reduced(listed)
        listed.beyond = (
            self.value(last) if last is not None and first is None else None,
            self.value(first) if first is not None and last is None else None,
        )
        listed.known = self.moments
        return listed

    def next(self, value: Value, turn: int) -> Any:
        """Give the next value of the lattice beyond one, above (1) or below (-1) it."""
        return as_fraction(self.value(int(self.place(value)) + turn))

    def ends(self, rows: Distribution) -> tuple[Fraction, Fraction]:
        """Give the chance of all values above the rows, and below them."""
        top = 1 - self.at_most(rows.values[-1])
        return top, 1 - top - rows_whole(rows)


def rows_whole(rows: Distribution) -> Fraction:
    """Give the chance of all rows."""
    return Fraction(rows.followed, rows.denominator)


def weights(up: Series, down: Series) -> Series:
    """Put polynomials that run up and down together."""
    if not down.top:
        return up
    turned = Series(-(down.start + len(down.top) - 1), down.top[::-1], down.below)
    if not up.top:
        return turned
    below = lcm(up.below, turned.below)
    start = min(up.start, turned.start)
    top = zeros(max(up.start + len(up.top), turned.start + len(turned.top)) - start)
    for one in (up, turned):
        for k, weight in enumerate(one.top, one.start - start):
            top[k] += weight * (below // one.below)
    return Series(start, top, below)


def leading(one: Series, end: int, budget: Budget) -> Fraction:
    """Add up the coefficients of all exponents below ``end``."""
    count = end - one.start
    if count <= 0 or not one.top:
        return Fraction(0)
    if not one.factors:
        return Fraction(sum(one.top[:count]), one.below)
    rows, below = one.rows(count, budget)
    return Fraction(sum(rows[:count]), below)


def coefficient(one: Series, exponent: int, budget: Budget) -> Fraction:
    """Give one coefficient."""
    at = exponent - one.start
    if at < 0 or not one.top or (not one.factors and at >= len(one.top)):
        return Fraction(0)
    if not one.factors:
        return Fraction(one.top[at], one.below)
    rows, below = one.rows(at + 1, budget)
    return Fraction(rows[at], below)


def expected(one: Series, rest: Fraction) -> int:
    """Estimate how many rows beyond its numerator leave out no more than ``rest``."""
    rows = 0
    if rest > Fraction(1, 8):
        return sum([(len(factor) - 1) * times for factor, times in one.factors.items()])
    far = rest.denominator.bit_length() - rest.numerator.bit_length() + 1
    for factor, times in one.factors.items():
        left = sum(factor)  # out of factor[0] + left, the factor ends
        goes_on = max(factor[0] - left, 1)
        chain = max((factor[0].bit_length() - goes_on.bit_length()), 1)
        most = 2 * times * goes_on // left + far // chain + 4
        rows = max(rows, (len(factor) - 1) * most)
    return rows


def within(one: Series, rest: Fraction, budget: Budget) -> Series:
    """Give the first rows, as few as leave out no more than ``rest``."""
    if not one.factors:
        return one
    whole = one.whole()
    count = len(one.known[0]) if one.known else len(one.top) + expected(one, rest)
    while True:
        rows, below = one.rows(count, budget)
        least = (whole - rest) * below
        if sum(rows) >= least:
            break
        count += count // 2 + 1  # one row alone would stay one row
    reached = 0
    for at, weight in enumerate(rows):
        reached += weight
        if reached >= least:
            return Series(one.start, rows[: at + 1], below)
    raise AssertionError
