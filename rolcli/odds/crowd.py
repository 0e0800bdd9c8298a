"""A keep is a scan over a crowd: its values from one end, and how many dice show each.

Only how many dice were placed so far is remembered, never a throw. Equal dice have
binomial counts. For dice of several kinds, and such as throw further dice, the
chances of so many dice beyond a value serve, for every value and one beside it:
where the count passes the number kept, the kept dice end.
"""

from __future__ import annotations

from math import prod

from rolcli.odds.budget import zeros
from rolcli.odds.kinds import ONE, product
from rolcli.odds.series import Series, added, multiplied, raised
from rolcli.odds.share import NoSeriesError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.kinds import BySeen, Kind, See
    from rolcli.odds.share import ShareOf

    Counts = tuple[int, ...]
    Marks = list[Series]  # by how many dice are marked: 0, 1, 2 ...


def window_of(
    kinds: Sequence[Kind], low: int, high: int, share: ShareOf, budget: Budget
) -> Series:
    """Weigh the dice at places ``low`` to ``high - 1`` of all, sorted upwards.

    None of them throws a further die.
    """
    count = sum(kind.count for kind in kinds)
    if len(kinds) > 1 and (low == 0 or high == count):  # which dice are placed is all the same
        return best(kinds, high - low, low > 0, share, budget)
    values = sorted(set().union(*[kind.staying for kind in kinds]))
    if count - high < low:  # from the end that is nearer
        values.reverse()
        low, high = count - high, count - low
    bits = sum((kind.whole - 1).bit_length() * kind.count for kind in kinds)
    left = [sum(kind.staying.values()) for kind in kinds]
    held: dict[Counts, Series] = {(0,) * len(kinds): ONE}  # by how many of each kind are placed
    done: list[Series] = []
    for value in values:
        one = share(value)
        powers = [ONE]
        for _ in range(high - low if one.factors or len(one.top) != 1 else 0):
            powers.append(multiplied(powers[-1], one, budget))
        for at, kind in enumerate(kinds):
            weight = kind.staying.get(value, 0)
            if not weight:
                continue
            left[at] -= weight
            reached: dict[Counts, list[Series]] = {}
            for counts, series in held.items():
                placed, mine = sum(counts), kind.count - counts[at]
                factor = 1  # comb(mine, more) * weight^more
                for more in range(mine + 1):
                    then = placed + more
                    kept = max(0, min(then, high) - max(placed, low))
                    budget.spend(len(series.top) + 8 + len(kinds), bits, factor.bit_length())
                    power = powers[kept] if len(powers) > 1 else raised(one, kept, budget)
                    part = multiplied(series, power, budget).scaled(factor)
                    after = (*counts[:at], counts[at] + more, *counts[at + 1 :])
                    if then < high:
                        reached.setdefault(after, []).append(part)
                    else:
                        rest = [n ** (kind.count - seen)
                                for n, kind, seen in zip(left, kinds, after, strict=True)]
                        done.append(part.scaled(prod(rest)))
                    factor = factor * weight * (mine - more) // (more + 1)
            held = {counts: total(several, budget) for counts, several in reached.items()}
        done = [total(done, budget)]
    return total(done, budget).scaled(1, prod([kind.whole**kind.count for kind in kinds]))


def total(several: list[Series], budget: Budget) -> Series:
    """Add up; polynomials over 1 in one go."""
    if any(one.factors or one.below != 1 for one in several):
        return added(several, budget)
    several = [one for one in several if one.top]
    if not several:
        return Series(0, [])
    start = min(one.start for one in several)
    out = zeros(max(one.start + len(one.top) for one in several) - start)
    for one in several:
        for k, weight in enumerate(one.top, one.start - start):
            out[k] += weight
    return Series(start, out)


def best(
    kinds: Sequence[Kind], keep: int, highest: bool, share: ShareOf, budget: Budget
) -> Series:
    """Weigh the sum of the ``keep`` highest (or lowest) dice; all where there are fewer.

    With exactly ``a`` dice beyond a value, and enough at it, ``keep - a`` of those at it
    are kept. The throws with too few at it are those of ``b`` beyond the value after it,
    each weighed the same way.
    """
    values = sorted(set().union(*[kind.values for kind in kinds]), reverse=highest)

    def beyond(passed: int) -> Marks:
        some = set(values[:passed])
        see = lambda v: (share(v), (1,)) if v in some else (ONE, (0,))  # noqa: E731
        return crowd(kinds, see, keep - 1, budget)

    def at(value: int, rest: int) -> Series:
        return raised(share(value), rest, budget)

    return by_passing(values, keep, beyond, at, budget)


def all_but(
    kinds: Sequence[Kind], drop: int, lowest: bool, share: ShareOf, budget: Budget
) -> Series:
    """Weigh the sum of all but the ``drop`` lowest (or highest) dice; 0 where there are fewer."""
    values = sorted(set().union(*[kind.values for kind in kinds]), reverse=not lowest)

    def beyond(passed: int) -> Marks:
        some = set(values[:passed])
        see = lambda v: (ONE, (1,)) if v in some else (share(v), (0,))  # noqa: E731
        return crowd(kinds, see, drop - 1, budget)

    def without(value: int, rest: int) -> Series:
        one = share(value)
        if one.factors or len(one.top) != 1:
            raise NoSeriesError
        return Series(-one.start * rest, [one.below**rest], one.top[0] ** rest)

    return by_passing(values, drop, beyond, without, budget)


def crowd(kinds: Sequence[Kind], see: See, most: int, budget: Budget) -> Marks:
    """Weigh all dice by how many are marked, up to ``most``."""
    out: BySeen = {(0,): ONE}
    for kind in kinds:
        out = product(out, kind.weighed(see, most, budget), most, budget)
    return [out.get((number,), Series(0, [])) for number in range(most + 1)]


def by_passing(
    values: list[int], number: int, beyond: Callable[[int], Marks],
    at: Callable[[int, int], Series], budget: Budget,
) -> Series:
    """Add up over the value at which the count of dice passes ``number``."""
    parts = []
    before = beyond(0)
    for passed, value in enumerate(values, 1):
        after = beyond(passed)
        for a in range(number):
            powers = at(value, number - a)
            for marks, turn in ((before, 1), (after, -1)):
                if marks[a].top:
                    parts.append(multiplied(powers, marks[a], budget).scaled(turn))
        before = after
    return added([*parts, *before[:number]], budget)
