"""Values with integer weights over one denominator, and what is made of several of them."""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from rolcli.errors import LimitError
from rolcli.odds.algebra import added, powered, rows_of
from rolcli.odds.budget import Budget
from rolcli.odds.distribution import gathered
from rolcli.odds.series import Series
from rolcli.odds.series import added as sum_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from rolcli.odds.algebra import Law
    from rolcli.odds.distribution import Distribution


TENTH = 10
"""The part of the work allowed that the law of a tail may take."""
FURTHER = (2, 5, 11, 29, 71)
"""The places of a tail at which it is seen whether it goes on as it begins."""
BLOCK = 12
"""How many values of a tail are listed at a time."""
MOST_LISTED = 20
"""How often, at most."""
MOST_MOVED = 500
"""The most tails that come of a sum of two numbers."""


class Tail:
    """All that comes of the values beyond the rows of dice that have no last one.

    The first of them comes to ``here``, the next to ``next``, and so on by the same
    step. ``mass`` is the chance of all of them, ``first`` and ``second`` the sums of
    chance times place (0, 1, 2 ...), and times its square. ``origin`` knows the law of the
    places, where it is still that of the dice.
    """

    __slots__ = ("first", "here", "mass", "next", "origin", "second")

    def __init__(
        self, here: Any, following: Any, mass: Fraction, first: Fraction, second: Fraction,
        origin: Origin | None = None,
    ) -> None:
        self.here = here
        self.next = following
        self.mass = mass
        self.first = first
        self.second = second
        self.origin = origin

    def at(self, place: int) -> Any:
        """Give the value of a place; raise ValueError beyond the second where none is known."""
        if place < 2:
            return self.next if place else self.here
        if isinstance(self.here, int) and isinstance(self.next, int):
            return type(self.here)(self.here + place * (self.next - self.here))
        raise ValueError(place)

    @property
    def places(self) -> Series | None:
        """The chances of the places, which add up to 1, where they are known."""
        return None if self.origin is None else self.origin.places

    def scaled(self, by: Fraction) -> Tail:
        """Multiply all chances."""
        return Tail(
            self.here, self.next, self.mass * by, self.first * by, self.second * by, self.origin
        )

    def of(self, here: Any, following: Any) -> Tail:
        """Give the same tail with other outcomes."""
        return Tail(here, following, self.mass, self.first, self.second, self.origin)

    def parted(self) -> Tail:
        """Give the same tail where the law of its places is no longer that of the dice."""
        return Tail(self.here, self.next, self.mass, self.first, self.second)


class Origin:
    """Where the law of a tail comes from: series, each with its weight, that add up to it.

    Those of a roll are all of it, and less the rows that are listed.
    """

    __slots__ = ("_places", "_sought", "parts")

    def __init__(self, parts: Sequence[tuple[Fraction, Series]]) -> None:
        self.parts = parts
        self._places: Series | None = None
        self._sought = False

    @property
    def places(self) -> Series | None:
        """The chances of the places of the tail, which add up to 1; None where that is too much."""
        if not self._sought:
            self._sought = True
            weighed = [one.scaled(w.numerator, w.denominator) for w, one in self.parts]
            try:
                self._places = sum_of(weighed, Budget().part(TENTH))
            except LimitError:
                self._places = None
        return self._places


class Weighted:
    """A distribution: values with integer weights over one denominator.

    What the weights lack of the denominator belongs to ``tails``, or was cut off.
    """

    __slots__ = ("denominator", "items", "tails")

    def __init__(self, items: list[tuple[Any, int]], denominator: int) -> None:
        self.items = items
        self.denominator = denominator
        self.tails: tuple[Tail, ...] = ()

    @property
    def branches(self) -> int:
        """How many runs it takes to see all of it: a tail takes two."""
        return len(self.items) + 2 * len(self.tails)


def joined(tails: Sequence[Tail]) -> tuple[Tail, ...]:
    """Put tails of whole numbers with the same step together, where their laws are known."""
    alike: dict[int, list[Tail]] = {}
    out: list[Tail] = []
    for tail in tails:
        if isinstance(tail.here, int) and tail.here < tail.next and tail.origin is not None:
            alike.setdefault((tail.next - tail.here), []).append(tail)
        else:
            out.append(tail)
    for step, some in alike.items():
        lowest = min(some, key=lambda tail: int(tail.here))
        if any((tail.here - lowest.here) % step for tail in some):
            out += some
            continue
        mass = sum([tail.mass for tail in some], Fraction(0))
        parts = []
        first = second = Fraction(0)
        for tail in some:
            off = (tail.here - lowest.here) // step
            assert tail.places is not None
            parts.append((tail.mass / mass, tail.places.shifted(off)))
            first += tail.first + off * tail.mass
            second += tail.second + 2 * off * tail.first + off * off * tail.mass
        out.append(Tail(lowest.here, lowest.next, mass, first, second, Origin(parts)))
    return tuple(out)


NOTHING = Weighted([(0, 1)], 1)
"""The sum of no numbers."""


class Mixture:
    """Weighted distributions put together, their outer denominator not yet applied."""

    __slots__ = ("inner", "weights")

    def __init__(self, weights: dict[Any, int], inner: int) -> None:
        self.weights = weights
        self.inner = inner

    def over(self, denominator: int) -> Weighted:
        """Apply the denominator of the outer weights."""
        return Weighted(list(self.weights.items()), self.inner * denominator)


def mixed(parts: Iterable[tuple[int, Weighted]]) -> Mixture:
    """Mix distributions by outer weights."""
    listed = list(parts)
    inner = lcm(*(weighted.denominator for _, weighted in listed))
    weights: dict[Any, int] = {}
    for outer, weighted in listed:
        factor = outer * (inner // weighted.denominator)
        for value, weight in weighted.items:
            weights[value] = weights.get(value, 0) + factor * weight
    return Mixture(weights, inner)


def multiple(weighted: Weighted, n: int, budget: Budget) -> Weighted:
    """Add up n independent whole numbers; raise LimitError where it is too much work."""
    if n == 0:
        return NOTHING
    if not weighted.items:
        return weighted
    if not weighted.tails:
        return of_law(powered(law_of(weighted), n, budget))
    made = weighted
    for _ in range(n - 1):
        made = both(made, weighted, budget)
    return made


def both(one: Weighted, other: Weighted, budget: Budget) -> Weighted:
    """Add up two independent whole numbers; where both are in tails nothing is known.

    Neither is of tails of which too many would come of it.
    """
    if one is NOTHING:
        return other
    if not one.items or not other.items:
        return Weighted([], one.denominator * other.denominator)
    made = of_law(added(law_of(one), law_of(other), budget))
    tails = []
    for some, rows in ((one, other), (other, one)):
        if len(some.tails) * len(rows.items) > MOST_MOVED:
            return made
        for tail in some.tails:
            for value, weight in rows.items:
                share = Fraction(weight, rows.denominator)
                tails.append(tail.of(tail.here + value, tail.next + value).scaled(share))
    made.tails = joined(tails)
    return made


def law_of(weighted: Weighted) -> Distribution:
    """Give whole numbers as a distribution of the odds of expressions."""
    return gathered(dict(weighted.items), weighted.denominator)


def of_law(law: Law) -> Weighted:
    """Give a distribution of the odds of expressions as weights."""
    rows = rows_of(law)
    return Weighted(list(rows.items()), rows.denominator)


def mapped(weighted: Weighted, step: Callable[..., Any], *arguments: Any) -> Weighted:
    """Apply a function to every value.

    Of a tail that does not go on as its first two values do, more values are listed until
    one does.
    """
    for _ in range(MOST_LISTED if weighted.tails else 0):
        if all(steady(tail, step, arguments) for tail in weighted.tails):
            break
        weighted = unrolled(weighted)
    weights: dict[Any, int] = {}
    for value, weight in weighted.items:
        made = step(value, *arguments)
        weights[made] = weights.get(made, 0) + weight
    out = Weighted(list(weights.items()), weighted.denominator)
    out.tails = tuple(
        [tail.of(step(tail.here, *arguments), step(tail.next, *arguments))
         for tail in weighted.tails]
    )
    return out


def steady(tail: Tail, step: Callable[..., Any], arguments: tuple[Any, ...]) -> bool:
    """Tell whether what a function makes of a tail goes on as it begins, as far as can be seen."""
    if tail.places is None:
        return True
    try:
        made = [(n, step(tail.at(n), *arguments)) for n in (0, 1, *FURTHER)]
    except ValueError:
        return True
    (_, here), (_, there), *further = made
    return all(goes_on(here, there, after, place) for place, after in further)


def unrolled(weighted: Weighted) -> Weighted:
    """List the first values of the tails whose law is known."""
    chances = {value: Fraction(weight, weighted.denominator) for value, weight in weighted.items}
    tails = []
    for tail in weighted.tails:
        if tail.places is None:
            tails.append(tail)
            continue
        places, mass = tail.places, tail.mass
        rows, below = places.rows(BLOCK, Budget())
        listed = {n: w for n, w in enumerate(rows, places.start) if w and n < BLOCK}
        for place, weight in listed.items():
            value = tail.at(place)
            chances[value] = chances.get(value, Fraction(0)) + Fraction(weight, below) * mass
        left = 1 - Fraction(sum(listed.values()), below)
        first = tail.first - mass * Fraction(sum([n * w for n, w in listed.items()]), below)
        second = tail.second - mass * Fraction(sum([n * n * w for n, w in listed.items()]), below)
        beyond = places.shifted(-BLOCK), Series.of(listed, below).shifted(-BLOCK)
        mass *= left
        tails.append(Tail(
            tail.at(BLOCK), tail.at(BLOCK + 1), mass, first - BLOCK * mass,
            second - 2 * BLOCK * first + BLOCK * BLOCK * mass,
            Origin([(1 / left, beyond[0]), (-1 / left, beyond[1])]),
        ))
    made = of_chances(chances)
    made.tails = tuple(tails)
    return made


def goes_on(here: Any, there: Any, after: Any, place: int) -> bool:
    """Tell whether a value goes on as it begins: at ``place`` it is what the first two foretell."""
    if isinstance(here, tuple):
        same = type(after) is type(here) and len(here) == len(there) == len(after)
        return same and all(
            goes_on(a, b, c, place) for a, b, c in zip(here, there, after, strict=True)
        )
    if isinstance(here, bool) or not isinstance(here, (int, Fraction)):
        return bool(here != there or after == there)
    if isinstance(there, (int, Fraction)) and isinstance(after, (int, Fraction)):
        return bool(after == here + place * (there - here))
    return False


def of_chances(chances: dict[Any, Fraction]) -> Weighted:
    """Make a distribution of chances."""
    denominator = lcm(1, *(chance.denominator for chance in chances.values()))
    items = [
        (value, chance.numerator * (denominator // chance.denominator))
        for value, chance in chances.items()
        if chance
    ]
    return Weighted(items, denominator)
