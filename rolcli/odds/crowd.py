"""A keep is a scan over a crowd: its values from one end, and how many dice show each.

Only how many dice were placed so far is remembered, never a throw. Equal dice have
binomial counts. For dice of several kinds, and such as throw further dice, the
chances of so many dice beyond a value serve, for every value and one beside it:
where the count passes the number kept, the kept dice end.
"""

from __future__ import annotations

from math import comb, prod

from rolcli.odds.series import Series, added, geometric, multiplied, raised, weighted
from rolcli.odds.share import NoSeriesError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import Terms
    from rolcli.odds.share import ShareOf

    Counts = tuple[int, ...]
    Marks = list[Series]  # by how many dice are marked: 0, 1, 2 ...

ONE = Series(0, [1])


def window_of(
    kinds: Sequence[Kind], low: int, high: int, share: ShareOf, budget: Budget
) -> Series:
    """Weigh the dice at places ``low`` to ``high - 1`` of all, sorted upwards.

    None of them throws a further die.
    """
    count = sum(kind.count for kind in kinds)
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
                    budget.spend(len(series.top) + 8, bits, factor.bit_length())
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
    out = [0] * (max(one.start + len(one.top) for one in several) - start)
    for one in several:
        for k, weight in enumerate(one.top, one.start - start):
            out[k] += weight
    return Series(start, out)


class Kind:
    """Dice of one kind as they are first thrown, and the further dice that some throw.

    ``staying`` and ``going`` are the weights of the values of a first die that throws no
    further die, and that does; ``last`` and ``further`` those of further dice. All are out
    of ``whole``, or ``more`` for further dice.
    """

    __slots__ = ("count", "further", "going", "last", "more", "staying", "whole")

    def __init__(self, count: int, staying: Terms, whole: int) -> None:
        self.count = count
        self.staying = staying
        self.whole = whole
        self.going: Terms = {}
        self.last: Terms = {}
        self.further: Terms = {}
        self.more = 1

    @property
    def values(self) -> set[int]:
        """All values that a die may have."""
        return {*self.staying, *self.going, *self.last, *self.further}

    def marks(self, mark: Callable[[int], tuple[bool, Series]], most: int, budget: Budget) -> Marks:
        """Weigh all dice of the kind by how many are marked, up to ``most``."""
        one = marked(self.staying, self.whole, mark, budget)
        if self.going:
            go = marked(self.going, self.whole, mark, budget)
            chain = marked(self.last, self.more, mark, budget)
            if self.further:
                step = marked(self.further, self.more, mark, budget)
                chain = product(chain, endless(step, most, budget), most, budget)
            one = total_marks(one, product(go, chain, most, budget), budget)
        return power(one, self.count, most, budget)


def marked(
    law: Terms, whole: int, mark: Callable[[int], tuple[bool, Series]], budget: Budget
) -> Marks:
    """Split a law by whether a die is marked."""
    parts: tuple[list[tuple[int, Series]], list[tuple[int, Series]]] = ([], [])
    for value, weight in law.items():
        is_marked, share = mark(value)
        parts[is_marked].append((weight, share))
    return [weighted(some, whole, budget) for some in parts]


def product(a: Marks, b: Marks, most: int, budget: Budget) -> Marks:
    """Put independent dice together."""
    out: list[list[Series]] = [[] for _ in range(min(len(a) + len(b) - 1, most + 1))]
    for i, one in enumerate(a):
        for j, other in enumerate(b[: len(out) - i]):
            if one.top and other.top:
                out[i + j].append(multiplied(one, other, budget))
    return [added(several, budget) for several in out]


def total_marks(a: Marks, b: Marks, budget: Budget) -> Marks:
    """Add up, number of marks by number of marks."""
    size = max(len(a), len(b))
    nothing = Series(0, [])
    return [
        added([one[i] if i < len(one) else nothing for one in (a, b)], budget) for i in range(size)
    ]


def power(one: Marks, count: int, most: int, budget: Budget) -> Marks:
    """Put ``count`` equal dice together."""
    out: Marks = [ONE]
    if len(one) == 2 and not one[0].factors and len(one[0].top) <= 1:
        powers = [ONE]
        for _ in range(min(count, most)):
            powers.append(multiplied(powers[-1], one[1], budget))
        return [
            multiplied(
                powers[i], raised(one[0], count - i, budget), budget
            ).scaled(comb(count, i)) for i in range(len(powers))
        ]
    for bit in bin(count)[2:] if count else "":
        out = product(out, out, most, budget)
        if bit == "1":
            out = product(out, one, most, budget)
    return out


def endless(step: Marks, most: int, budget: Budget) -> Marks:
    """Give ``1 / (1 - step)``."""
    if step[0].start < 0:
        raise NoSeriesError
    first = geometric(step[0], budget)
    out = [first]
    for number in range(1, most + 1):
        parts = [
            multiplied(step[i], out[number - i], budget)
            for i in range(1, min(number, len(step) - 1) + 1)
        ]
        out.append(multiplied(first, added(parts, budget), budget))
    return out


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
        mark = lambda v: (True, share(v)) if v in some else (False, ONE)  # noqa: E731
        return crowd(kinds, mark, keep - 1, budget)

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
        mark = lambda v: (True, ONE) if v in some else (False, share(v))  # noqa: E731
        return crowd(kinds, mark, drop - 1, budget)

    def without(value: int, rest: int) -> Series:
        one = share(value)
        if one.factors or len(one.top) != 1:
            raise NoSeriesError
        return Series(-one.start * rest, [one.below**rest], one.top[0] ** rest)

    return by_passing(values, drop, beyond, without, budget)


def crowd(
    kinds: Sequence[Kind], mark: Callable[[int], tuple[bool, Series]], most: int, budget: Budget
) -> Marks:
    """Weigh all dice by how many are marked, up to ``most``."""
    out: Marks = [ONE]
    for kind in kinds:
        out = product(out, kind.marks(mark, most, budget), most, budget)
    return out


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
                if a < len(marks) and marks[a].top:
                    parts.append(multiplied(powers, marks[a], budget).scaled(turn))
        before = after
    return added([*parts, *before[:number]], budget)
