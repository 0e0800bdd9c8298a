"""A window of values that are thrown apart, whatever their laws: ``{2d6!, 1d8!, 1d10}km``.

Exact where it is all of them, the highest or the lowest, or repeats itself; else rows as far
as they matter.
"""

from __future__ import annotations

from math import lcm

from rolcli.exact import ceil, divide, parts
from rolcli.odds import algebra
from rolcli.odds.chains import best_chains
from rolcli.odds.crowd import window_of
from rolcli.odds.distribution import Distribution, as_fraction, constant, lattice, reduced
from rolcli.odds.endless import NOTHING, Endless
from rolcli.odds.extremes import extreme, mean_between
from rolcli.odds.kinds import Kind
from rolcli.odds.operators import edge_at
from rolcli.odds.running import Course, mapped
from rolcli.odds.series import Series
from rolcli.odds.share import NoSeriesError, edge_of, identity, of_end

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import End
    from rolcli.odds.share import ShareOf


def window_of_laws(
    laws: Sequence[Law], low: int, high: int, end: End, budget: Budget
) -> Law:
    """Weigh what comes of the values at places ``low`` to ``high - 1``, sorted upwards."""
    count = len(laws)
    if low == high:
        return constant(0)
    if high - low == count:
        times = {law: laws.count(law) for law in laws}
        sums = [algebra.powered(scored(law, end, budget), n, budget) for law, n in times.items()]
        return algebra.total_of(sums, budget)
    if high - low == 1 and (low == 0 or high == count):
        return scored(extreme(laws, low > 0, budget), end, budget)
    if high == count and not end.scores and all(law is laws[0] for law in laws):
        found = best_of_chains(laws[0], count, high - low, budget)
        if found is not None:
            return found
    if not end.scores:
        return listed_window(laws, low, high, None, budget)
    return listed_window(laws, low, high, of_end(end), budget, edge_of(end.scores))


def best_of_chains(law: Law, count: int, keep: int, budget: Budget) -> Endless | None:
    """Weigh the highest of equal values that go on without end, where that is known."""
    if not isinstance(law, Endless) or law.down.top or (law.offset, law.unit) != (0, 1):
        return None
    found = best_chains(law.up, count, keep, budget)
    return None if found is None else Endless(found, NOTHING, law.goes_on, budget.node)


def scored(law: Law, end: End, budget: Budget) -> Law:
    """Give what a count makes of a value."""
    if not end.scores:
        return law
    if isinstance(law, Endless):
        cuts = [deed.cuts() for deed in end.scores]
        if None not in cuts:
            edge = max([edge_at(law, cut) for some in cuts for cut in some or ()], default=1)
            return mapped(law, end.points, Course(edge), budget)
    return algebra.mapped(law, end.points, budget)


def listed_window(
    laws: Sequence[Law], low: int, high: int, share: ShareOf | None, budget: Budget,
    edge: int | None = None,
) -> Distribution:
    """Give the rows of a window; without a share its values count themselves.

    From ``edge`` on all values have the same share. Raise NoSeriesError for shares without end.
    """
    rows, end = algebra.rows_together(laws, edge or 0, budget)
    common = lcm(*[parts(value)[1] for one in rows.values() for value in one.values])
    kinds = []
    beyond = None if end is None else ceil(end) * common
    for law, one in rows.items():
        budget.fit(len(one), one.denominator.bit_length())
        terms = {int(value * common): weight for value, weight in one.items()}
        if beyond is not None and not one.complete:
            terms[beyond] = one.denominator - one.followed
        kinds.append(Kind(laws.count(law), terms, one.denominator))
    mine = share_of(share, common)
    if beyond is not None and edge is None:  # what is kept of there is no row
        series = window_of(
            kinds, low, high, lambda v: Series(0, []) if v == beyond else mine(v), budget
        )
    else:
        series = window_of(kinds, low, high, mine, budget)
    if series.factors:
        raise NoSeriesError
    made = reduced(lattice(series.start, 1, series.top, series.below))
    if share is None:
        if common != 1:
            values = [divide(value, common) for value in made.values]
            made = Distribution(values, made.weights, made.denominator)
        if not made.complete:
            listed = [rows[law] for law in laws]
            made.bounds = mean_between(laws, listed, made, high - low)
            least = [law.minimum for law in laws]
            if end is not None and None not in least:
                made.beyond = end + as_fraction(min(least)) * (high - low - 1), None
    return made


def share_of(share: ShareOf | None, common: int) -> ShareOf:
    """Give the share of a value that was multiplied to be whole."""
    if share is None:
        return identity
    known: Any = share
    return share if common == 1 else lambda value: known(divide(value, common))

