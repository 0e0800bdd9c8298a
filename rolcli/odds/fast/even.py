"""Keep and drop among dice with equally likely, evenly spaced faces."""

from __future__ import annotations

from itertools import accumulate, pairwise

from rolcli.odds.budget import bits_of
from rolcli.odds.distribution import Distribution, constant, gathered, lattice
from rolcli.odds.fast.kept import all_but_lowest, highest_sum, middle_sum, one_place, powers
from rolcli.odds.settled import span

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import Die, Settled


def kept_of_even(pool: Settled, budget: Budget) -> Distribution | None:
    """Serve dice that are kept or dropped, and no more."""
    if pool.end.scores or not pool.deeds or any(deed.role != "window" for deed in pool.deeds):
        return None
    count = pool.count
    low, high = span(pool.deeds, count)
    keep = high - low
    if keep == 0:
        return constant(0)
    if keep == count:
        return None
    even = spacing(pool.die)
    if even is None:
        return kept_of_any(pool, low, budget) if keep == 1 else None
    start, step, faces = even
    bits = bits_of(faces, count)
    budget.fit(keep * (faces - 1) + 1, bits)
    if keep == 1:
        outer = low in (0, count - 1)
        budget.spend(faces * (1 if outer else min(count - low, low + 1)), bits, 30)
        budget.spend(faces, bits // 2, bits // 2)  # powers
        weights = one_place(count, range(1, faces + 1), low)
    elif high == count or low == 0:
        inner = budget.work(faces * keep * keep // 2 + keep * keep * faces, bits)
        outer_work = budget.work(count * faces * faces * (count - keep), bits)
        budget.work_off(min(inner, outer_work))
        if inner <= outer_work:
            weights = highest_sum(count, faces, keep)
        else:
            weights = all_but_lowest(count, faces, count - keep)
        if low == 0:
            weights.reverse()
    else:
        budget.spend(faces * faces * keep * keep // 4, bits, bits // 2)
        budget.spend(faces * keep * keep * faces + faces * count, bits)
        budget.spend(faces * (low + 1), bits, bits)
        weights = middle_sum(count, faces, low, high)
    return lattice(start * keep, step, weights, powers([faces], count)[0])


def kept_of_any(pool: Settled, place: int, budget: Budget) -> Distribution:
    """Serve one die kept of some with any faces."""
    law = pool.die.weights(budget)
    whole, count = pool.die.sides, pool.count
    budget.fit_terms(len(law), bits_of(whole, count))
    budget.spend(len(law) * min(count - place, place + 1), bits_of(whole, count), 30)
    places = one_place(count, list(accumulate(law.values())), place)
    return gathered(dict(zip(law, places, strict=True)), whole**count)


def spacing(die: Die) -> tuple[int, int, int] | None:
    """Give start, step and number of equally likely, evenly spaced faces, if they are."""
    if die.special is None:
        return 1, 1, die.sides
    values = sorted(set(die.special))
    step = values[1] - values[0] if len(values) > 1 else 1
    if any(b - a != step for a, b in pairwise(values)):
        return None
    if len({die.special.count(value) for value in values}) > 1:
        return None
    return values[0], step, len(values)
