"""A distribution: how likely each value is, exactly, and what can be asked of it."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate
from math import gcd, isqrt, lcm
from operator import mul

from rolcli.errors import LimitError
from rolcli.messages import msg
from rolcli.odds.unreduced import LONG, ratio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any, NamedTuple

    from rolcli.exact import Ratio

    Value = int | Fraction
    Inner = int | Ratio

    class Contest(NamedTuple):
        """The chances of a contest."""

        win: Fraction
        tie: Fraction
        lose: Fraction
else:
    from collections import namedtuple

    Contest = namedtuple("Contest", "win tie lose")


class Distribution:
    """Values with integer weights over one denominator.

    ``values`` ascend (ints, or Fractions where arithmetic did not come out
    whole); ``weights`` are positive and parallel to them. What the weights lack
    of the denominator is ``truncated``: the chance of throws that were not
    followed to their end (explosions beyond the depth). Chances (``probability``,
    ``at_least``, ``versus`` ...) are of all throws, so with a truncated part they
    are lower bounds, off by at most that part. Mean, variance, deviation and
    median are those of the throws that were followed.
    """

    __slots__ = ("_followed", "denominator", "values", "weights")

    def __init__(
        self, values: Sequence[Any], weights: list[int], denominator: int
    ) -> None:
        self.values = values
        self.weights = weights
        self.denominator = denominator
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
        """The sum of the weights."""
        if self._followed is None:
            self._followed = sum(self.weights)
        return self._followed

    @property
    def truncated(self) -> Fraction:
        """The chance of what was not followed: 0 to 1."""
        return ratio(self.denominator - self.followed, self.denominator)

    @property
    def minimum(self) -> Any:
        """The least value. Raise LimitError where nothing was followed."""
        self._needed()
        return self.values[0]

    @property
    def maximum(self) -> Any:
        """The greatest value. Raise LimitError where nothing was followed."""
        self._needed()
        return self.values[-1]

    @property
    def mean(self) -> Fraction:
        """The mean of the throws that were followed."""
        self._needed()
        return ratio(self._moment(1), self._unit * self.followed)

    @property
    def variance(self) -> Fraction:
        """The mean square of the distance from the mean, in throws that were followed."""
        self._needed()
        first, second, whole = self._moment(1), self._moment(2), self.followed
        return ratio(second * whole - first * first, (self._unit * whole) ** 2)

    def deviation(self, places: int = 2) -> Fraction:
        """Give the square root of the variance, rounded correctly to decimal places."""
        variance = self.variance
        scale = 10**places
        doubled = isqrt(4 * variance.numerator * scale * scale // variance.denominator)
        return Fraction((doubled + 1) // 2, scale)

    @property
    def median(self) -> Any:
        """The lower median: the least value that half of the followed throws do not exceed."""
        self._needed()
        half = (self.followed + 1) // 2
        for value, below in zip(self.values, accumulate(self.weights), strict=True):
            if below >= half:
                return value
        raise AssertionError

    def probability(self, value: Value) -> Fraction:
        """Give the chance of a value: 0 to 1."""
        from bisect import bisect_left

        at = bisect_left(self.values, value)
        found = at < len(self.values) and self.values[at] == value
        return ratio(self.weights[at] if found else 0, self.denominator)

    exactly = probability

    def at_least(self, value: Value) -> Fraction:
        """Give the chance of a value or more."""
        from bisect import bisect_left

        return ratio(sum(self.weights[bisect_left(self.values, value) :]), self.denominator)

    def at_most(self, value: Value) -> Fraction:
        """Give the chance of a value or less."""
        from bisect import bisect_right

        return Fraction(sum(self.weights[: bisect_right(self.values, value)]), self.denominator)

    def versus(self, other: Distribution) -> Contest:
        """Give the chances to come out above, equal to and below another, thrown apart.

        Raise LimitError where that would take more than a few seconds.
        """
        from rolcli.odds.budget import MAX_WORK

        if contest_cost(self, other) > MAX_WORK:
            raise LimitError(
                "odds_too_long",
                msg("To weigh these odds against each other exactly would take too long."),
                hint=msg("Use fewer dice."),
            )
        win, tie, lose = contest(self, other)
        both = self.denominator * other.denominator
        return Contest(ratio(win, both), ratio(tie, both), ratio(lose, both))

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

    def _needed(self) -> None:
        if not self.weights:
            raise LimitError(
                "depth_too_small", msg("Nothing is left at this depth: follow more explosions.")
            )


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


def contest_cost(a: Distribution, b: Distribution) -> float:
    """Estimate the microseconds of a contest."""
    one, other = a.denominator.bit_length(), b.denominator.bit_length()
    products = 1 if alike(a, b) else 2
    each = 0.4 + (one + other) / 6_000 + products * one * other / 1_500_000
    return len(a) * each + len(b) * 0.2


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


def reduced(one: Distribution) -> Distribution:
    """Divide weights and denominator by what they have in common, unless they are huge."""
    common = one.denominator
    if common.bit_length() > LONG:
        return one
    for weight in one.weights:
        common = gcd(common, weight)
        if common == 1:
            return one
    return Distribution(
        one.values, [weight // common for weight in one.weights], one.denominator // common
    )


def published(one: Distribution) -> Distribution:
    """Turn the ratios of the rolling side among the values into Fractions."""
    if type(one.values) is range or all(type(value) is int for value in one.values):
        return one
    values = [
        value if type(value) is int else Fraction(value.numerator, value.denominator)
        for value in one.values
    ]
    return Distribution(values, one.weights, one.denominator)
