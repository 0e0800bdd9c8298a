"""Dice of one kind, and further dice that some throw, weighed by what is seen of all together.

``seen`` gives of a value a share and what else is seen of it, in whole numbers that add up
(whether it is marked, what looks count). All dice of a kind are then
``(staying + going * last / (1 - further)) ^ count``, a series for everything that may be seen.
"""

from __future__ import annotations

from operator import add

from rolcli.odds.polynomial import repeated
from rolcli.odds.series import Series, added, geometric, multiplied, weighted
from rolcli.odds.share import NoSeriesError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import Terms

    Seen = tuple[int, ...]
    See = Callable[[int], tuple[Series, Seen]]
    BySeen = dict[Seen, Series]

ONE = Series(0, [1])


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

    def weighed(self, see: See, most: int | None, budget: Budget) -> BySeen:
        """Weigh all dice by what is seen of them, up to ``most`` in all.

        Without that, nothing is seen of further dice that go on.
        """
        one = parted(self.staying, self.whole, see, budget)
        if self.going:
            chain = parted(self.last, self.more, see, budget)
            if self.further:
                step = parted(self.further, self.more, see, budget)
                chain = product(chain, endless(step, most, budget), most, budget)
            gone = product(parted(self.going, self.whole, see, budget), chain, most, budget)
            one = together([*one.items(), *gone.items()], budget)
        if not self.count:
            _, seen = see(next(iter(self.values)))
            return {(0,) * len(seen): ONE}
        return repeated(one, self.count, lambda a, b: product(a, b, most, budget))


def parted(terms: Terms, whole: int, see: See, budget: Budget) -> BySeen:
    """Part the values of a die by what is seen of them."""
    parts: dict[Seen, list[tuple[int, Series]]] = {}
    for value, weight in terms.items():
        share, seen = see(value)
        parts.setdefault(seen, []).append((weight, share))
    return {seen: weighted(some, whole, budget) for seen, some in parts.items()}


def product(one: BySeen, other: BySeen, most: int | None, budget: Budget) -> BySeen:
    """Put dice together that are thrown apart."""
    parts = []
    for mine, a in one.items():
        for theirs, b in other.items():
            seen = tuple(map(add, mine, theirs))
            if most is None or sum(seen) <= most:
                parts.append((seen, multiplied(a, b, budget)))
    return together(parts, budget)


def together(parts: Iterable[tuple[Seen, Series]], budget: Budget) -> BySeen:
    """Add up the chances of what is seen alike."""
    alike: dict[Seen, list[Series]] = {}
    for seen, series in parts:
        alike.setdefault(seen, []).append(series)
    return {seen: added(several, budget) for seen, several in alike.items()}


def endless(step: BySeen, most: int | None, budget: Budget) -> BySeen:
    """Give ``1 / (1 - step)``."""
    nothing = (0,) * len(next(iter(step)))
    unseen = step.get(nothing, Series(0, []))
    if unseen.start < 0:
        raise NoSeriesError
    first = geometric(unseen, budget)
    rest = {seen: multiplied(one, first, budget) for seen, one in step.items() if seen != nothing}
    out = layer = {nothing: first}
    while layer and rest:
        layer = product(layer, rest, most, budget)
        out = together([*out.items(), *layer.items()], budget)
    return out
