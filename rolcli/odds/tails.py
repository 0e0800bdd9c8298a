"""What a verb makes of dice that have no last row: the rows, and the tail behind them.

Nobody can walk every value of such dice. A tail stands for all values beyond the rows:
the verb is run for the first of them and for the next. Where both come to the same, so
does all of the tail; where they differ by a step, the tail's own mean is known all the
same.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from rolcli.errors import EvaluationError
from rolcli.exact import parts
from rolcli.messages import msg
from rolcli.odds.algebra import rows_of
from rolcli.odds.budget import Budget
from rolcli.odds.endless import NOTHING, Endless
from rolcli.odds.series import Series, geometric, multiplied, sections
from rolcli.odds.weighted import Origin, Tail, Weighted, goes_on, joined

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from rolcli.chances import OddsReport
    from rolcli.odds.algebra import Law
    from rolcli.odds.distribution import Distribution

AGAIN = object()
"""What a run comes to that starts over."""


def with_tail(law: Law, depth: int) -> Weighted:
    """Give the rows of a distribution to a depth, and its tail where it runs on one way."""
    rows = law.listed(depth)
    weighted = Weighted(list(rows.items()), rows.denominator)
    if not isinstance(law, Endless) or (law.up.factors and law.down.factors):
        return weighted
    turn = 1 if law.up.factors else -1
    start = law.next(rows.values[-1 if turn > 0 else 0], turn)
    step = law.next(start, turn) - start
    mean, square = law.moments
    mass = 1 - Fraction(rows.followed, rows.denominator)
    first, second = mean - start, square - 2 * start * mean + start * start
    listed = moments([(value - start, weight) for value, weight in rows.items()], rows.denominator)
    first, second = first - listed[0], second - listed[1]
    if mass:
        origin = origin_of(law, rows, law.place(start).numerator, turn, mass)
        weighted.tails = (
            Tail(start, start + step, mass, first / step, second / step**2, origin),
        )
    return weighted


def origin_of(
    law: Endless, rows: Distribution, start: int, turn: int, mass: Fraction
) -> Origin | None:
    """Tell where the law of the tail of a distribution that runs one way comes from."""
    running, other = (law.up, law.down) if turn > 0 else (law.down, law.up)
    if other.top:
        return None
    listed = {turn * int(law.place(value)): weight for value, weight in rows.items()}
    first = turn * start
    rest = running.shifted(-first), Series.of(listed, rows.denominator).shifted(-first)
    return Origin([(1 / mass, rest[0]), (-1 / mass, rest[1])])


def moments(items: Iterable[tuple[Any, int]], denominator: int) -> tuple[Fraction, Fraction]:
    """Add up values and their squares, each by its weight; whole ones cost one division."""
    once: Any = 0
    twice: Any = 0
    for value, weight in items:
        exact = value if type(value) is int else Fraction(*parts(value))
        once += exact * weight
        twice += exact * exact * weight
    return Fraction(once) / denominator, Fraction(twice) / denominator


def running_on(one: Weighted, depth: int, budget: Budget) -> Weighted:
    """Add up points for as long as there is more: rows to a depth, and the tail."""
    ending: dict[int, int] = {}
    going: dict[int, int] = {}
    for (points, more), weight in one.items:
        into = going if more else ending
        into[points] = into.get(points, 0) + weight
    last, step = Series.of(ending, one.denominator), Series.of(going, one.denominator)
    if not step.top:
        return Weighted(sorted(ending.items()), one.denominator)
    series = multiplied(last, geometric(step, budget), budget)
    law = Endless(series, NOTHING, step.whole(), budget.node)
    if not series.factors:
        rows = rows_of(law, budget)
        return Weighted(list(rows.items()), rows.denominator)
    return with_tail(law, depth)


def combined(
    gathered: dict[int, dict[Any, int]], again: dict[int, int], pairs: Neighbours
) -> Weighted:
    """Bring leaves to one denominator and divide by the chance of not starting over."""
    denominator = lcm(*gathered, *again)
    weights: dict[Any, int] = {}
    for own, leaves in gathered.items():
        factor = denominator // own
        for value, weight in leaves.items():
            weights[value] = weights.get(value, 0) + weight * factor
    over = sum(weight * (denominator // own) for own, weight in again.items())
    if pairs.found:
        weighted = Weighted(list(weights.items()), denominator)
        return pairs.into(weighted, Fraction(over, denominator))
    if over == denominator:
        raise EvaluationError("no_exact_odds", msg("This throw is tied whatever falls."))
    return Weighted(list(weights.items()), denominator - over)


class Neighbours:
    """What runs through a tail came to: for its first value, and for the next."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: dict[tuple[int, ...], list[Any]] = {}

    def add(self, key: tuple[int, ...], side: int, value: Any, tail: Tail, share: Fraction) -> None:
        """Note what a run came to; ``key`` are its branches, ``share`` the chance of the others."""
        pair = self.found.setdefault(key, [None, None, tail, share])
        pair[side] = (value,)

    def part(self, key: tuple[int, ...], values: list[Any]) -> bool:
        """Part a tail by places from which on values go on alike, a few apart; tell if it can be.

        ``values`` are, in brackets, what its first places come to.
        """
        *_, tail, share = self.found[key]
        period = period_of(values)
        if not period or tail.places is None:
            return False
        del self.found[key]
        for place, series in enumerate(sections(tail.places, period, Budget())):
            mass, first, second = series.moments()
            if mass:
                origin = Origin([(1 / mass, series)])
                m = tail.mass
                mine = Tail(None, None, m * mass, m * first, m * second, origin)
                self.found[*key, place] = [values[place], values[place + period], mine, share]
        return True

    def into(self, weighted: Weighted, over: Fraction) -> Weighted:
        """Add the tails to what all other runs came to; ``over`` started over already."""
        sure: list[tuple[Any, Fraction]] = []
        tails: list[Tail] = []
        for here, there, tail, share in self.found.values():
            if here is None or there is None:
                continue
            if here[0] is AGAIN and there[0] is AGAIN:
                over += share * tail.mass
            elif here == there:
                sure.append((here[0], share * tail.mass))
            elif AGAIN not in (here[0], there[0]):
                tails.append(tail.scaled(share).of(here[0], there[0]))
        return settled(weighted, sure, tails, over)


def settled(
    weighted: Weighted, sure: list[tuple[Any, Fraction]], tails: list[Tail], over: Fraction
) -> Weighted:
    """Put everything over the chance of not starting over."""
    scale = 1 / (1 - over)
    shares = [(value, chance * scale) for value, chance in sure]
    left = Fraction(weighted.denominator) / scale  # the weights are out of this
    common = lcm(left.numerator, *[chance.denominator for _, chance in shares])
    factor = Fraction(common) / left
    while factor.denominator != 1:
        common *= factor.denominator
        factor = Fraction(common) / left
    weights: dict[Any, int] = {}
    for value, weight in weighted.items:
        weights[value] = weights.get(value, 0) + weight * int(factor)
    for value, chance in shares:
        weights[value] = weights.get(value, 0) + int(chance * common)
    made = Weighted(list(weights.items()), common)
    made.tails = joined([tail.scaled(scale) for tail in tails])
    return made


def enter_tails(report: OddsReport, name: str, tails: list[Tail]) -> None:
    """Say of a quantity what lies beyond its rows, and its figures, which are exact."""
    table = report.tables[name]
    d = table.denominator
    first, second = moments(table.items, d)
    whole = Fraction(sum(w for _, w in table.items), d)
    for tail in tails:
        step = tail.next - tail.here
        whole += tail.mass
        first += tail.here * tail.mass + step * tail.first
        second += tail.here**2 * tail.mass + 2 * tail.here * step * tail.first
        second += step**2 * tail.second
    mean = first / whole
    unlisted = Fraction(0)
    ends: list[Any] = [table.items[0][0], table.items[-1][0]]
    for rising, side in ((True, 1), (False, 0)):
        mine = [tail for tail in tails if (tail.next > tail.here) == rising]
        if not mine:
            continue
        ends[side] = None
        start = min(t.here for t in mine) if rising else max(t.here for t in mine)
        listed = [(v, w) for v, w in table.items if (v < start if rising else v > start)]
        beyond = sum(w for _, w in table.items) - sum(w for _, w in listed)
        table.items = listed
        chance = sum([t.mass for t in mine], Fraction(beyond, d))
        if rising:
            table.above = start, chance
        else:
            table.below = start, chance
        unlisted += chance
    report.truncated = max(report.truncated, unlisted)
    reached, median = table.below[1] if table.below else Fraction(0), None
    for value, weight in table.items:
        reached += Fraction(weight, d)
        if 2 * reached >= whole:
            median = value
            break
    report.summary[name] = {
        "mean": mean, "variance": second / whole - mean * mean, "median": median,
        "minimum": ends[0], "maximum": ends[1],
    }


def period_of(values: list[Any]) -> int:
    """Give after how many places values, in brackets, go on alike; 0 where that is not seen."""
    if any(value is None or value[0] is AGAIN for value in values):
        return 0
    bare = [value[0] for value in values]
    for period in range(2, len(bare) // 2 + 1):
        threes = zip(bare, bare[period:], bare[2 * period :], strict=False)
        if all(goes_on(*three, 2) for three in threes):
            return period
    return 0
