"""Dice that look at each other: some are kept, or all must differ.

A keep is a scan over the crowd; what is left is listed.
"""

from __future__ import annotations

from math import lcm

from rolcli.modifiers.deeds import Explosion
from rolcli.odds.alone import chance_to_go_on, of_series, one_die
from rolcli.odds.crowd import all_but, best, crowd, window_of
from rolcli.odds.distinct import Kinds, distinct
from rolcli.odds.distribution import constant
from rolcli.odds.endless import NOTHING, Endless
from rolcli.odds.kinds import ONE, Kind
from rolcli.odds.series import Series, weighted
from rolcli.odds.settled import PLAIN, before_windows, keeps_order, span
from rolcli.odds.share import NoSeriesError, shares
from rolcli.odds.walk import by_listing
from rolcli.odds.window import listed_window, window_of_laws

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.modifiers.base import Deed
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import Settled, Terms
    from rolcli.odds.share import ShareOf


def kept(pool: Settled, budget: Budget) -> Law:
    """Give the distribution of dice some of which are kept, or which are made to differ."""
    try:
        return weighed(pool, budget)
    except NoSeriesError:
        return by_listing([pool], (), budget)


def weighed(pool: Settled, budget: Budget) -> Law:
    """Give the same without a look at any throw; raise NoSeriesError where that cannot be."""
    before, windows, after = around(pool.deeds)
    differ = any(deed.role == "differ" for deed in before)
    if differ:
        before = before[:-1]
    weights = pool.die.weights(budget)
    share = shares(after, weights, pool.end, budget)
    goes_on = chance_to_go_on(pool.deeds, weights)
    if any(isinstance(deed, Explosion) and deed.apart for deed in before):
        if differ:
            raise NoSeriesError
        kind = kind_of(pool.count, weights, before, budget)
        series = window_of_kinds([kind], pool.count, windows, share, budget)
        return of_series(series, goes_on, budget)
    low, high = span(windows, pool.count)
    if low == high and not differ:
        return constant(0)
    law = one_die(before, weights, PLAIN, budget)
    if law.factors:
        if differ:
            raise NoSeriesError
        units = [Endless(law, NOTHING, goes_on, budget.node)] * pool.count
        if after:
            return listed_window(units, low, high, share, budget)
        return window_of_laws(units, low, high, pool.end, budget)
    terms = {value: weight for value, weight in enumerate(law.top, law.start) if weight}
    if differ:
        series = distinct((pool.count, low, high), Kinds(terms, weights), share, budget)
    else:
        series = window_of([Kind(pool.count, terms, law.below)], low, high, share, budget)
    return of_series(series, goes_on, budget)


def around(deeds: Sequence[Deed]) -> tuple[list[Deed], list[Deed], list[Deed]]:
    """Part deeds into the first windows, what is done before them, and what is done after.

    What makes dice differ stands last before the windows. Raise NoSeriesError where there are
    more such deeds, or more windows.
    """
    deeds = before_windows(deeds)
    first = next(i for i, deed in enumerate(deeds) if deed.role in ("window", "differ"))
    start = first
    if deeds[first].role == "differ":
        start = first = first + 1
        while start < len(deeds) and keeps_order(deeds[start]):
            start += 1
    last = start
    while last < len(deeds) and deeds[last].role == "window":
        last += 1
    after = [*deeds[first:start], *deeds[last:]]
    if any(deed.role in ("window", "differ") for deed in after):
        raise NoSeriesError
    return list(deeds[:first]), list(deeds[start:last]), after


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
    if kind.going and not kind.last:
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
    if not any(kind.going for kind in kinds):
        low, high = span(windows, count)
        return window_of(kinds, low, high, share, budget) if low < high else ONE
    sizes = range(count, count + 40)
    spans = [span(windows, size) for size in sizes]
    if all(high - low == size for size, (low, high) in zip(sizes, spans, strict=True)):
        return every(kinds, share, budget)
    size, (low, high) = sizes[-1], spans[-1]
    if low == high:
        return ONE
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
    return crowd(kinds, lambda value: (share(value), (0,)), 0, budget)[0]
