"""A distribution: how likely each value is, exactly, and what can be asked of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from fractions import Fraction
from math import gcd, lcm
from operator import mul

from rolcli.odds.unreduced import LONG, ratio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any, NamedTuple

    from rolcli.exact import Ratio

    Value = int | Fraction
    Inner = int | Ratio
    Span = tuple[Any, Any]
    Moments = tuple[Fraction, Fraction]

    class Contest(NamedTuple):
        """The chances of a contest."""

        win: Fraction
        tie: Fraction
        lose: Fraction

    class Between(NamedTuple):
        """A number that is known to lie between two others, where no exact one is had."""

        low: Fraction
        high: Fraction
else:
    from collections import namedtuple

    Contest = namedtuple("Contest", "win tie lose")
    Between = namedtuple("Between", "low high")

EVERYWHERE: Span = (None, None)
"""Where what is not listed may be when nothing more is known."""


class Distribution:
    """Values with integer weights over one denominator.

    ``values`` ascend (ints, or Fractions where arithmetic did not come out
    whole); ``weights`` are positive and parallel to them. What the weights lack
    of the denominator belongs to values that are not listed: it is ``truncated``,
    all of it from ``beyond[0]`` to ``beyond[1]`` (None: no end). The chance of a
    value, or of a side of it, is exact where it cannot be told by what is not
    listed, and ``Between`` two numbers elsewhere. ``known`` are mean and mean
    square where they are known although not all is listed, ``bounds`` two numbers between
    which the mean lies where it is not.
    """

    __slots__ = ("_followed", "beyond", "bounds", "denominator", "known", "values", "weights")

    def __init__(
        self, values: Sequence[Any], weights: list[int], denominator: int,
        beyond: Span = EVERYWHERE, known: Moments | None = None,
    ) -> None:
        self.values = values
        self.weights = weights
        self.denominator = denominator
        self.beyond = beyond
        self.known = known
        self.bounds: Between | None = None
        self._followed: int | None = None

    def __len__(self) -> int:
        return len(self.weights)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        a, b = self.denominator, other.denominator
        return (
            len(self) == len(other)
            and all(x == y for x, y in zip(self.values, other.values, strict=True))
            and all(x * b == y * a for x, y in zip(self.weights, other.weights, strict=True))
        )

    def __hash__(self) -> int:
        return hash(tuple(self.values))

    def __repr__(self) -> str:
        return f"Distribution({dict(self.items())!r}, {self.denominator})"

    def items(self) -> Iterator[tuple[Any, int]]:
        """Give (value, weight) pairs, values ascending, no weight 0."""
        return zip(self.values, self.weights, strict=True)

    @property
    def followed(self) -> int:
        """The sum of the weights; raise AssertionError where that is more than the denominator."""
        if self._followed is None:
            followed = sum(self.weights)
            assert followed <= self.denominator, "the chances do not add up"
            self._followed = followed
        return self._followed

    @property
    def complete(self) -> bool:
        """Tell whether every value is listed."""
        return self.followed == self.denominator

    @property
    def truncated(self) -> Fraction:
        """The chance of values that are not listed: 0 to 1."""
        return ratio(self.denominator - self.followed, self.denominator)

    def listed(self, depth: int) -> Distribution:
        """Give the rows to print: all there are."""
        return self

    def published(self) -> Distribution:
        """Give it to the world: ratios of the rolling side among the values as Fractions."""
        if type(self.values) is range or all(type(value) is int for value in self.values):
            return self
        values = [as_fraction(value) for value in self.values]
        low, high = self.beyond
        beyond = as_fraction(low), as_fraction(high)
        out = Distribution(values, self.weights, self.denominator, beyond, self.known)
        out.bounds = self.bounds
        return out

    @property
    def minimum(self) -> Any:
        """The least value, or None where there may be lower ones that are not listed."""
        if self.complete:
            return self.values[0]
        low = self.beyond[0]
        listed = self.values and low is not None and low > self.values[0]
        return self.values[0] if listed else None

    @property
    def maximum(self) -> Any:
        """The greatest value, or None where there may be higher ones that are not listed."""
        if self.complete:
            return self.values[-1]
        high = self.beyond[1]
        listed = self.values and high is not None and high < self.values[-1]
        return self.values[-1] if listed else None

    @property
    def moments(self) -> Moments | None:
        """Mean and mean square, or None where they are not known exactly."""
        if self.known is not None or not self.complete:
            return self.known
        unit, whole = self._unit, self.followed
        return ratio(self._moment(1), unit * whole), ratio(self._moment(2), unit * unit * whole)

    @property
    def mean(self) -> Fraction | Between | None:
        """The mean; None where there is none, or nothing is known of it."""
        if self.complete:
            return ratio(self._moment(1), self._unit * self.followed)
        if self.known is not None:
            return self.known[0]
        if self.bounds is not None:
            return self.bounds
        low, high = self.beyond
        if low is None or high is None:
            return None
        listed = ratio(self._moment(1), self._unit * self.denominator)
        rest = self.truncated
        return Between(listed + low * rest, listed + high * rest)

    @property
    def variance(self) -> Fraction | None:
        """The mean square of the distance from the mean; None where it is not known."""
        if self.complete:
            first, second, whole = self._moment(1), self._moment(2), self.followed
            return ratio(second * whole - first * first, (self._unit * whole) ** 2)
        return None if self.known is None else self.known[1] - self.known[0] ** 2

    @property
    def median(self) -> Any:
        """The lower median: the least value that at least half of the throws do not exceed.

        None where that is not known.
        """
        reached, rest = 0, self.denominator - self.followed
        low, high = self.beyond
        for value, weight in self.items():
            reached += weight
            below = rest if high is not None and high <= value else 0
            unsure = 0 if below or (low is not None and low > value) else rest
            if 2 * (reached + below) >= self.denominator:
                return value
            if 2 * (reached + below + unsure) >= self.denominator:
                return None
        return None

    def probability(self, value: Value) -> Fraction | Between:
        """Give the chance of a value: 0 to 1."""
        at = bisect_left(self.values, value)
        found = at < len(self.values) and self.values[at] == value
        low, high = self.beyond
        apart = (low is not None and value < low) or (high is not None and value > high)
        return self._chance(self.weights[at] if found else 0, False, apart)

    exactly = probability

    def at_least(self, value: Value) -> Fraction | Between:
        """Give the chance of a value or more."""
        low, high = self.beyond
        return self._chance(
            sum(self.weights[bisect_left(self.values, value) :]),
            low is not None and low >= value, high is not None and high < value,
        )

    def at_most(self, value: Value) -> Fraction | Between:
        """Give the chance of a value or less."""
        low, high = self.beyond
        return self._chance(
            sum(self.weights[: bisect_right(self.values, value)]),
            high is not None and high <= value, low is not None and low > value,
        )

    def _chance(self, weight: int, with_rest: bool, without: bool) -> Fraction | Between:
        """Give the chance of listed weight, and of the rest: all, nothing or part of it."""
        rest = self.denominator - self.followed
        if with_rest or without or not rest:
            return ratio(weight + rest if with_rest else weight, self.denominator)
        return Between(
            Fraction(weight, self.denominator), Fraction(weight + rest, self.denominator)
        )

    @property
    def _unit(self) -> int:
        """The least number by which every value becomes whole."""
        if type(self.values) is range:
            return 1
        return lcm(1, *{value.denominator for value in self.values})

    def _moment(self, power: int) -> int:
        """Add up weights times powers of the values, these taken in ``_unit``."""
        values: Iterable[int] = self.values
        unit = self._unit
        if unit != 1:
            values = [v.numerator * (unit // v.denominator) for v in self.values]
        if power == 2:
            values = [value * value for value in values]
        return sum(map(mul, values, self.weights))


def contest(a: Distribution, b: Distribution) -> tuple[int, int, int]:
    """Weigh a above b, equal, and below, over the product of their denominators."""
    values, weights = b.values, b.weights
    if alike(a, b):
        tie = sum(map(mul, weights, weights))
        win = (a.followed * b.followed - tie) // 2
        return win, tie, win
    size = len(weights)
    at = below = tie = win = 0
    for value, weight in zip(a.values, a.weights, strict=True):
        while at < size and values[at] < value:
            below += weights[at]
            at += 1
        win += weight * below
        if at < size and values[at] == value:
            tie += weight * weights[at]
    return win, tie, a.followed * b.followed - win - tie


def alike(a: Distribution, b: Distribution) -> bool:
    """Tell whether two have the same values and weights."""
    if len(a) != len(b) or a.denominator != b.denominator:
        return False
    same = all(x is y or x == y for x, y in zip(a.weights, b.weights, strict=True))
    return same and all(x == y for x, y in zip(a.values, b.values, strict=True))


def constant(value: Inner) -> Distribution:
    """Make the distribution of a value that is certain."""
    return Distribution((value,), [1], 1)


def lattice(start: int, step: int, weights: list[int], denominator: int) -> Distribution:
    """Make a distribution of evenly spaced values; weights may hold zeros."""
    size = len(weights)
    values: Sequence[Any] = range(start, start + step * size, step)
    if 0 in weights:
        values = [value for value, weight in zip(values, weights, strict=True) if weight]
        weights = [weight for weight in weights if weight]
        values = spaced(values)
    return Distribution(values, weights, denominator)


def spaced(values: list[Any]) -> Sequence[Any]:
    """Give ascending integers as a range where they are evenly spaced."""
    if len(values) < 3:
        if not values:
            return values
        return range(values[0], values[-1] + 1, max(1, values[-1] - values[0]))
    step = values[1] - values[0]
    if values[-1] - values[0] != step * (len(values) - 1):
        return values
    span = range(values[0], values[-1] + 1, step)
    return span if list(span) == values else values


def gathered(weights: dict[Inner, int], denominator: int) -> Distribution:
    """Make a distribution of a dict value -> weight, which may hold zeros."""
    values = sorted([value for value, weight in weights.items() if weight])
    spread: Sequence[Any] = values
    if values and set(map(type, values)) == {int}:
        spread = spaced(values)
    return Distribution(spread, [weights[v] for v in values], denominator)


def from_chances(chances: dict[Any, Fraction]) -> Distribution:
    """Put chances over one denominator; they may add up to less than 1."""
    common = lcm(1, *[chance.denominator for chance in chances.values()])
    return gathered(
        {v: c.numerator * (common // c.denominator) for v, c in chances.items()}, common
    )


def reduced(one: Distribution) -> Distribution:
    """Divide weights and denominator by what they have in common, unless they are huge."""
    common = one.denominator
    if common.bit_length() > LONG or common.bit_length() * len(one) > 1 << 22:
        return one
    for weight in one.weights:
        common = gcd(common, weight)
        if common == 1:
            return one
    return Distribution(
        one.values, [weight // common for weight in one.weights], one.denominator // common,
        one.beyond, one.known,
    )


def as_fraction(value: Any) -> Any:
    """Give a ratio of the rolling side as a Fraction, anything else as it is."""
    if value is None or type(value) is int:
        return value
    return Fraction(value.numerator, value.denominator)
