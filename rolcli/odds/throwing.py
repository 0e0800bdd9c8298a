"""One dice term with known numbers -> its distribution.

Dice that do not look at each other are a power of one die's share; a keep is a scan
over the crowd; what is left is listed. The accelerators of ``fast`` are asked first.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import gcd, lcm

from rolcli.modifiers.deeds import Explosion
from rolcli.odds import fast
from rolcli.odds.algebra import compounded, mixed, negated, powered
from rolcli.odds.chains import best_chains
from rolcli.odds.crowd import Kind, all_but, best, window_of
from rolcli.odds.distinct import distinct
from rolcli.odds.distribution import Distribution, constant, lattice, reduced
from rolcli.odds.endless import NOTHING, Endless
from rolcli.odds.extremes import extreme
from rolcli.odds.running import from_chances
from rolcli.odds.series import Series, weighted
from rolcli.odds.settled import DieFaces, Settled, before_windows, span
from rolcli.odds.share import PLAIN, End, NoSeriesError, identity, shares
from rolcli.odds.walk import throws

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.modifiers.base import Deed
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.share import ShareOf, Terms

FEW = Fraction(1, 1 << 40)
"""What a random number of dice is cut at, each of whose values is worked out by itself."""


def thrown(counts: Law, die: DieFaces, deeds: Sequence[Deed], budget: Budget) -> Law:
    """Give the distribution of a dice term; the number of dice may be random."""
    if isinstance(counts, Distribution) and counts.complete and len(counts) == 1:
        return of_count(Settled(counts.values[0], die, deeds), budget)
    if Settled(0, die, deeds).apart:
        return compounded(counts, alone(Settled(1, die, deeds), budget), budget)
    rows = counts.cut(FEW, budget) if isinstance(counts, Endless) else counts
    parts = [
        (weight, of_count(Settled(count, die, deeds), budget)) for count, weight in rows.items()
    ]
    return mixed(parts, rows.denominator, budget, rows)


def of_count(pool: Settled, budget: Budget) -> Law:
    """Give the distribution of a known number of dice."""
    found = fast.shortest(pool, budget)
    if found is not None:
        return found
    if pool.apart:
        return powered(alone(pool, budget), pool.count, budget)
    try:
        return kept(pool, budget)
    except NoSeriesError:
        return listed(pool, budget)


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
    return listed(Settled(1, die, pool.deeds, pool.end), budget)


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


def kept(pool: Settled, budget: Budget) -> Law:
    """Give the distribution of dice some of which are kept.

    Raise NoSeriesError where all throws have to be listed.
    """
    deeds = before_windows(pool.deeds)
    first = next(i for i, deed in enumerate(deeds) if deed.role in ("window", "differ"))
    last = first
    while last < len(deeds) and deeds[last].role == "window":
        last += 1
    before, windows, after = deeds[:first], deeds[first:last], deeds[last:]
    if not windows and deeds[first].role == "differ":
        return differing(pool, before, deeds[first + 1 :], budget)
    if not windows or any(deed.role in ("window", "differ") for deed in after):
        raise NoSeriesError
    weights = pool.die.weights(budget)
    share = shares(after, weights, pool.end, budget)
    goes_on = chance_to_go_on(pool.deeds, weights)
    if any(isinstance(deed, Explosion) and deed.apart for deed in before):
        kind = kind_of(pool.count, weights, before, budget)
        series = window_of_kinds([kind], pool.count, windows, share, budget)
        return of_series(series, goes_on, budget)
    low, high = span(windows, pool.count)
    if low == high:
        return constant(0)
    law = one_die(before, weights, PLAIN, budget)
    if law.factors:
        unit = Endless(law, NOTHING, goes_on, budget.node)
        plain = not after and not pool.end.scores
        return kept_chains(unit, (pool.count, low, high), None if plain else share, budget)
    terms = {value: weight for value, weight in enumerate(law.top, law.start) if weight}
    return of_series(
        window_of(pool.count, low, high, terms, law.below, share, budget), goes_on, budget
    )


def differing(
    pool: Settled, before: Sequence[Deed], after: Sequence[Deed], budget: Budget
) -> Law:
    """Give the distribution of dice that are made to differ, and of which none are kept apart.

    Raise NoSeriesError where all throws have to be listed.
    """
    weights = pool.die.weights(budget)
    law = one_die(before, weights, PLAIN, budget)
    if law.factors or any(isinstance(deed, Explosion) and deed.apart for deed in before):
        raise NoSeriesError
    terms = {value: weight for value, weight in enumerate(law.top, law.start) if weight}
    share = shares(after, weights, pool.end, budget)
    series = distinct(pool.count, terms, weights, share, budget)
    if series is None:
        raise NoSeriesError
    return of_series(series, chance_to_go_on(after, weights), budget)


def kept_chains(
    unit: Endless, places: tuple[int, int, int], share: ShareOf | None, budget: Budget
) -> Law:
    """Weigh a window of dice each of which may be of any value; None counts what they show."""
    count, low, high = places
    if share is None:
        if high - low == count:
            return powered(unit, count, budget)
        if high - low == 1 and (low == 0 or high == count):
            return extreme([unit] * count, low > 0, budget)
        found = best_chains(unit.up, count, high - low, budget) if high == count else None
        if found is not None:
            return Endless(found, NOTHING, unit.goes_on, budget.node)
    rows = unit.cut(budget=budget)
    series = window_of(
        count, low, high, dict(rows.items()), rows.denominator, share or identity, budget
    )
    if series.factors:
        raise NoSeriesError
    return lattice(series.start, 1, series.top, series.below)


def kind_of(count: int, die: Terms, before: Sequence[Deed], budget: Budget) -> Kind:
    """Give dice of one kind with the further dice that they throw, before they are kept.

    Raise NoSeriesError where more than one explosion adds dice.
    """
    apart = [i for i, deed in enumerate(before) if isinstance(deed, Explosion) and deed.apart]
    place = apart[0] if apart else None
    first = one_die(before if place is None else before[:place], die, PLAIN, budget)
    if first.factors:
        raise NoSeriesError
    terms = {value: weight for value, weight in enumerate(first.top, first.start) if weight}
    if place is None:
        return Kind(count, terms, first.below)
    explosion, later = before[place], before[place + 1 :]
    if any(deed.role != "change" for deed in later):
        raise NoSeriesError
    assert isinstance(explosion, Explosion)
    goes, adds = explosion.goes_on, explosion.adds
    kind = Kind(count, {v: w for v, w in terms.items() if not goes(v)}, first.below)
    kind.going = {v: w for v, w in terms.items() if goes(v)}
    kind.more = sum(die.values())
    for face, weight in die.items():
        into = kind.further if goes(face) and not explosion.once else kind.last
        into[adds(face)] = into.get(adds(face), 0) + weight
    if not kind.last:
        raise budget.endless()
    if later:
        change_kind(kind, later, die, budget)
    return kind


def change_kind(kind: Kind, later: Sequence[Deed], die: Terms, budget: Budget) -> None:
    """Apply changes to all dice of a kind."""
    share = shares(later, die, PLAIN, budget)
    for names in (("staying", "going", "whole"), ("last", "further", "more")):
        whole = getattr(kind, names[2])
        laws = [
            weighted([(w, share(v)) for v, w in getattr(kind, name).items()], 1, budget)
            for name in names[:2]
        ]
        common = lcm(*[law.below for law in laws])
        for name, law in zip(names, laws, strict=False):
            terms = {v: w * (common // law.below) for v, w in enumerate(law.top, law.start) if w}
            setattr(kind, name, terms)
        setattr(kind, names[2], whole * common)


def window_of_kinds(
    kinds: Sequence[Kind], count: int, windows: Sequence[Deed], share: ShareOf, budget: Budget
) -> Series:
    """Weigh what a window keeps of several kinds; ``count`` is the least number of dice.

    Raise NoSeriesError for a window that moves with the number of dice.
    """
    random = any(kind.going for kind in kinds)
    sizes = range(count, count + 40) if random else (count,)
    spans = [span(windows, size) for size in sizes]
    if all(high - low == size for size, (low, high) in zip(sizes, spans, strict=True)):
        return every(kinds, share, budget)
    size, (low, high) = sizes[-1], spans[-1]
    if low == high:
        return Series(0, [1])
    if high == size and spans == [(max(s - (high - low), 0), s) for s in sizes]:
        return best(kinds, high - low, True, share, budget)
    if low == 0 and spans == [(0, min(high, s)) for s in sizes]:
        return best(kinds, high, False, share, budget)
    if high == size and spans == [(min(low, s), s) for s in sizes]:
        return all_but(kinds, low, True, share, budget)
    if low == 0 and spans == [(0, max(s - (size - high), 0)) for s in sizes]:
        return all_but(kinds, size - high, False, share, budget)
    raise NoSeriesError


def every(kinds: Sequence[Kind], share: ShareOf, budget: Budget) -> Series:
    """Weigh the sum of all dice."""
    from rolcli.odds.crowd import crowd

    return crowd(kinds, lambda value: (False, share(value)), 0, budget)[0]


def listed(pool: Settled, budget: Budget) -> Distribution:
    """Give the distribution by listing every throw up to order."""
    out: dict[int, Fraction] = {}
    for throw, chance in throws(pool.count, pool.die.weights(budget), pool.deeds, budget).items():
        total = sum(map(pool.end.points, throw))
        out[total] = out.get(total, Fraction(0)) + chance
    return from_chances(out)
