"""What one die comes to: its distribution, whatever it throws further."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import gcd

from rolcli.modifiers.deeds import Explosion
from rolcli.odds.algebra import negated
from rolcli.odds.distribution import lattice, reduced
from rolcli.odds.endless import NOTHING, Endless
from rolcli.odds.series import Series, weighted
from rolcli.odds.settled import End, Settled
from rolcli.odds.share import NoSeriesError, shares

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.modifiers.base import Deed
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import Terms


def alone(pool: Settled, budget: Budget) -> Law:
    """Give the distribution of what one die comes to."""
    die, special = pool.die, pool.die.special
    if not pool.deeds and special is None:
        if not pool.end.scores:
            budget.fit(die.sides, 64)
            return lattice(1, 1, [1] * die.sides, die.sides)
        cuts = [deed.cuts() for deed in pool.end.scores] if pool.end.stepwise else [None]
        if None not in cuts:
            faces = scored_faces(die.sides, cuts, pool.end)  # type: ignore[arg-type]  # none is None
            common, low = gcd(*faces.values()), min(faces)
            spread = [faces.get(v, 0) // common for v in range(low, max(faces) + 1)]
            return lattice(low, 1, spread, die.sides // common)
    weights = die.weights(budget)
    budget.fit(len(weights), 1024)
    goes_on = chance_to_go_on(pool.deeds, weights)
    for sign in (1, -1):  # what runs down is a series in 1/x
        try:
            series = one_die(pool.deeds, weights, End(pool.end.scores, sign), budget)
        except NoSeriesError:
            continue
        law = of_series(series, goes_on, budget)
        return law if sign == 1 else negated(law)
    from rolcli.odds.walk import by_listing  # seldom wanted

    return by_listing([Settled(1, die, pool.deeds, pool.end)], (), budget)


def scored_faces(sides: int, cuts: Sequence[Sequence[int]], end: End) -> Terms:
    """Count the faces by what they score, without listing them."""
    if len(cuts) == 1 and len(cuts[0]) == 1 and 1 < cuts[0][0] <= sides:
        (cut,) = cuts[0]
        low, high = end.scores[0].score(1), end.scores[0].score(sides)
        if low != high:  # a count of dice, by far the most frequent
            return {low: cut - 1, high: sides + 1 - cut}
    edges = sorted({1, sides + 1, *[cut for some in cuts for cut in some if 1 < cut <= sides]})
    points_of = end.scores[0].score if len(end.scores) == 1 else end.points
    out: Terms = {}
    for first, last in pairwise(edges):
        points = points_of(first)
        out[points] = out.get(points, 0) + last - first
    return out


def one_die(deeds: Sequence[Deed], die: Terms, end: End, budget: Budget) -> Series:
    """Give the share of a die that is thrown."""
    share = shares(deeds, die, end, budget)
    return weighted([(w, share(face)) for face, w in die.items()], sum(die.values()), budget)


def chance_to_go_on(deeds: Sequence[Deed], die: Terms) -> Fraction:
    """Give the greatest chance of a die to throw a further one."""
    whole = sum(die.values())
    chances = [
        Fraction(sum([w for face, w in die.items() if deed.goes_on(face)]), whole)
        for deed in deeds if isinstance(deed, Explosion)
    ]
    return max(chances, default=Fraction(0))


def of_series(series: Series, goes_on: Fraction, budget: Budget) -> Law:
    """Make a distribution of a series."""
    if series.factors:
        return Endless(series, NOTHING, goes_on, budget.node)
    return reduced(lattice(series.start, 1, series.top, series.below))
