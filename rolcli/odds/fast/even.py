"""Keep and drop among dice with equally likely, evenly spaced faces."""

from __future__ import annotations

from itertools import accumulate, pairwise

from rolcli.odds.budget import bits_of
from rolcli.odds.distribution import Distribution, constant, gathered, lattice
from rolcli.odds.fast.kept import SHORT, all_but_lowest, highest_sum, middle_sum, one_place, powers
from rolcli.odds.settled import span

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import Settled

WINDOWS = {"window"}
"""The roles of what is done to dice that are only kept and dropped."""


def kept_of_even(pool: Settled, budget: Budget) -> Distribution | None:
    """Serve dice that are kept or dropped, and no more."""
    if pool.roles != WINDOWS or pool.end.scores:
        return None
    count = pool.count
    low, high = span(pool.deeds, count)
    keep = high - low
    if keep == 0:
        return constant(0)
    if keep == count:
        return None
    even = (1, 1, pool.die.sides) if pool.die.special is None else spacing(pool.die.special)
    if even is None:
        return kept_of_any(pool, low, budget) if keep == 1 else None
    start, step, faces = even
    bits = bits_of(faces, count)
    budget.fit(keep * (faces - 1) + 1, bits)
    if keep == 1:
        outer = low in (0, count - 1)
        budget.spend(faces * (1 if outer else count - low), bits, 30)
        if bits > 64:
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
    whole = faces**count if count < SHORT else powers([faces], count)[0]
    return lattice(start * keep, step, weights, whole)


def kept_of_any(pool: Settled, place: int, budget: Budget) -> Distribution:
    """Serve one die kept of some with any faces."""
    law = pool.die.weights(budget)
    whole, count = pool.die.sides, pool.count
    budget.fit_terms(len(law), bits_of(whole, count))
    budget.spend(len(law) * (count - place + 1), bits_of(whole, count), 30)
    places = one_place(count, list(accumulate(law.values())), place)
    return gathered(dict(zip(law, places, strict=True)), whole**count)


def spacing(special: tuple[int, ...]) -> tuple[int, int, int] | None:
    """Give start, step and number of equally likely, evenly spaced faces, if they are."""
    values = sorted(set(special))
    step = values[1] - values[0] if len(values) > 1 else 1
    if any(b - a != step for a, b in pairwise(values)):
        return None
    if len({special.count(value) for value in values}) > 1:
        return None
    return values[0], step, len(values)
