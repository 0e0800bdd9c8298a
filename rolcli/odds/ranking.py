"""Chances of each place in an order of independent rolls, rolled anew on ties if asked.

Conditioned on one's own roll the others are independent, so each is ahead, behind or
tied with its own chance; those tied face each other anew. The polynomial in z of one
roll has as coefficient of z^k the chance that k others go before.
"""

from __future__ import annotations

from bisect import bisect_left
from fractions import Fraction
from itertools import accumulate
from math import comb, lcm, prod

from rolcli.errors import LimitError
from rolcli.messages import msg
from rolcli.odds.onward import prolonged
from rolcli.odds.polynomial import pair_by_pair
from rolcli.odds.weighted import Weighted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    Sets = dict[tuple[int, ...], list[int]]

MAX_COMBATANTS = 12
"""The most combatants whose order is given odds."""
FEW = (None, 4, 3, 2, 1)
"""How many others may be tied with one, the most that the work allows; None is all of them."""
MAX_WORK = 2_000_000.0
"""The most microseconds that the places of one order may be estimated to take."""


class Standing:
    """What a roll may come to: sortable keys, ascending, with integer weights.

    Of keys that run on upwards ``tails`` holds the first beyond the rows, and their weight;
    ``running`` are all tails, ``opposed`` how it stands to what is compared first, as far as
    somebody asked.
    """

    __slots__ = (
        "denominator", "keys", "mine", "opposed", "running", "sum", "sums", "tails", "weights",
        "whole",
    )

    def __init__(self, weighted: Weighted) -> None:
        self.running = weighted.tails
        rising = [tail for tail in weighted.tails if tail.here < tail.next]
        self.opposed: dict[tuple[Any, ...], Any] = {}
        self.denominator = lcm(weighted.denominator, *[tail.mass.denominator for tail in rising])
        scale = self.denominator // weighted.denominator
        items = sorted(weighted.items)
        self.keys = [key for key, _ in items]
        self.weights = [weight * scale for _, weight in items]
        self.sums = [0, *accumulate(self.weights)]
        self.sum = self.whole = self.sums[-1]
        self.mine = self.weights
        self.tails = [(tail.here, int(tail.mass * self.denominator)) for tail in rising]

    @classmethod
    def prolonged(cls, chances: dict[Any, Fraction], mine: dict[Any, Fraction]) -> Standing:
        """Make that of a roll whose rows end where nothing is looked at any more.

        ``mine`` is what its own keys weigh, where it is its own places that are asked for.
        """
        common = lcm(*[chance.denominator for chance in chances.values()])
        made = cls(Weighted([(key, int(p * common)) for key, p in chances.items()], common))
        made.sum = common
        made.whole = lcm(*[weight.denominator for weight in mine.values()])
        made.mine = [int(mine[key] * made.whole) for key in made.keys]
        return made

    def above(self, key: Any) -> int:
        """Give the weight of tails that begin above a key."""
        return sum([weight for here, weight in self.tails if here > key])

    def beside(self, key: Any, listed: bool = True) -> tuple[int, int, int]:
        """Give the weights of more, the same and less than a key.

        Beside a key that is not ``listed``, but stands for all beyond it, no tail counts.
        """
        at = bisect_left(self.keys, key)
        less = self.sums[at]
        same = self.weights[at] if at < len(self.keys) and self.keys[at] == key else 0
        more = self.above(key) if listed else 0
        return self.sum - less - same + more, same, less

    def between(self, limits: Sequence[Any], listed: bool = True) -> list[int]:
        """Give the weights below the first of rising limits, from each on, and from the last."""
        below = [self.sums[bisect_left(self.keys, limit)] for limit in limits]
        ends = [*below, self.sum + (self.above(limits[-1]) if limits and listed else 0)]
        return [high - low for low, high in zip([0, *below], ends, strict=True)]


class Race:
    """One roll against others, grouped by ``kinds``; those that cannot tie stand ``apart``."""

    __slots__ = ("apart", "few", "kinds", "known", "own")

    def __init__(
        self, own: Standing, kinds: list[Standing], apart: list[Standing], few: int | None
    ) -> None:
        self.own = own
        self.kinds = kinds
        self.apart = apart
        self.few = few
        self.known: dict[tuple[int, ...], list[Fraction]] = {}

    def places(self, counts: tuple[int, ...]) -> list[Fraction]:
        """Give the chances of each place against so many of each kind and those apart."""
        tied, whole = self.first_roll(counts, self.apart)
        return self.after(tied, whole)

    def again(self, counts: tuple[int, ...]) -> list[Fraction]:
        """Give the same for those who are tied and roll again, as often as it takes."""
        if not any(counts):
            return [Fraction(1)]
        found = self.known.get(counts)
        if found is None:
            tied, whole = self.first_roll(counts, [])
            stuck = tied.pop(counts, [0])[0]  # all tied once more: start over
            found = [chance / (1 - Fraction(stuck, whole)) for chance in self.after(tied, whole)]
            self.known[counts] = found
        return found

    def after(self, tied: Sets, whole: int) -> list[Fraction]:
        """Put together what each set of tied ones leads to."""
        found: list[Fraction] = []
        for counts, before in tied.items():
            later: list[Any] = self.again(counts)
            add(found, pair_by_pair(before, later))
        return [Fraction(chance) / whole for chance in found]

    def first_roll(self, counts: tuple[int, ...], apart: list[Standing]) -> tuple[Sets, int]:
        """Roll once: for each set of those tied, the polynomial of who is ahead already.

        Give it with the denominator of its weights.
        """
        there = [i for i, count in enumerate(counts) if count]
        found: Sets = {}
        for key, weight in zip(self.own.keys, self.own.mine, strict=True):
            start = [weight]
            for other in apart:
                more, same, less = other.beside(key, False)
                start = pair_by_pair(start, [same + less, more])
            sets: Sets = {(): start}
            for i in there:
                sets = split(sets, self.kinds[i].beside(key, False), counts[i], self.few)
            for tied, polynomial in sets.items():
                add(found.setdefault(tied, []), polynomial)
        whole = self.own.whole * prod(other.sum for other in apart)
        whole *= prod(kind.sum**count for kind, count in zip(self.kinds, counts, strict=True))
        return {spread(tied, there, len(counts)): p for tied, p in found.items()}, whole


def spread(tied: tuple[int, ...], there: list[int], size: int) -> tuple[int, ...]:
    """Spread the counts of the kinds that are there over all kinds."""
    counts = [0] * size
    for i, count in zip(there, tied, strict=True):
        counts[i] = count
    return tuple(counts)


def split(sets: Sets, beside: tuple[int, int, int], count: int, few: int | None) -> Sets:
    """Let ``count`` equal ones be ahead, tied or behind."""
    more, same, less = beside
    found: Sets = {}
    for tied in range(count + 1):
        share = comb(count, tied) * same**tied
        if not share:
            continue
        rest = count - tied
        apart = [share * comb(rest, k) * more**k * less ** (rest - k) for k in range(rest + 1)]
        for before, polynomial in sets.items():
            if few is None or sum(before) + tied <= few:
                found[(*before, tied)] = pair_by_pair(polynomial, apart)
    return found


def add(total: list[Any], polynomial: list[Any]) -> None:
    """Add a polynomial to another, in place."""
    total += [0] * (len(polynomial) - len(total))
    for i, value in enumerate(polynomial):
        total[i] += value


def places(rolls: Sequence[Weighted], again: bool) -> list[list[Fraction]]:
    """Give, for each roll, its chance of each place (1st, 2nd ...).

    The greater key goes first. Equal ones share the better place, or are rolled ``again``
    among themselves until they differ. What was cut off in anybody's roll is left out of
    all chances; so are, among many different rolls that may tie, ties of more at once than
    can be followed. Raise LimitError above 12 rolls and for too much work.
    """
    if len(rolls) > MAX_COMBATANTS:
        raise LimitError(
            "limit",
            msg(
                "Odds of an order are given for at most {limit}, and there are {size}.",
                limit=MAX_COMBATANTS,
                size=len(rolls),
            ),
        )
    known = {id(roll): Standing(roll) for roll in rolls}
    exact = prolonged(rolls)
    if exact is not None:
        known = {id(roll): Standing.prolonged(*one) for roll, one in zip(rolls, exact, strict=True)}
    standings = [known[id(roll)] for roll in rolls]
    followed = prod(
        (Fraction(standing.sum, standing.denominator) for standing in standings), start=Fraction(1)
    )
    fields = {standing: Rivals(standing, standings, again) for standing in standings}
    few = most_followed(list(fields.values()))
    found = {
        standing: [chance * followed for chance in field.places(few)]
        for standing, field in fields.items()
    }
    return [found[standing] for standing in standings]


class Rivals:
    """All whom one roll is up against: those who may tie, by kind, and those apart."""

    __slots__ = ("apart", "counts", "kinds", "own", "size")

    def __init__(self, own: Standing, standings: list[Standing], again: bool) -> None:
        others = list(standings)
        others.remove(own)
        keys = set(own.keys)
        tying = [other for other in others if again and not keys.isdisjoint(other.keys)]
        self.own = own
        self.apart = [other for other in others if other not in tying]
        self.kinds = list(dict.fromkeys(tying))
        self.counts = tuple(tying.count(kind) for kind in self.kinds)
        self.size = len(others)

    def race(self, few: int | None) -> Race:
        """Make the race in which so many others may tie."""
        return Race(self.own, self.kinds, self.apart, few)

    @property
    def alike(self) -> bool:
        """Whether all rolls are the same, so that each place is as likely as any other."""
        return self.kinds == [self.own] and not self.apart

    def places(self, few: int | None) -> list[Fraction]:
        """Give the chances of each place."""
        if self.alike:
            return [Fraction(1, self.size + 1)] * (self.size + 1)
        return self.race(few).places(self.counts)

    def work(self, few: int | None) -> float:
        """Estimate how many microseconds the race takes."""
        if self.alike:
            return 0
        most = sum(self.counts) if few is None else few
        sets = sum(ways(self.counts, most, lambda tied: 1))
        later = sum(ways(self.counts, most, lambda tied: tied + 1))
        bits = self.own.sum.bit_length() + sum(other.sum.bit_length() for other in self.apart)
        bits += sum(
            kind.sum.bit_length() * count
            for kind, count in zip(self.kinds, self.counts, strict=True)
        )
        each: float = 0.65 * (self.size + 1) * (1 + (bits / 2000) ** 1.58)
        return len(self.own.keys) * (sets + later) * each


def ways(counts: tuple[int, ...], most: int, each: Callable[[int], int]) -> list[int]:
    """Weigh the choices of up to so many of each kind, by how many they are in all."""
    found = [1]
    for count in counts:
        found = pair_by_pair(found, [each(tied) for tied in range(count + 1)])[: most + 1]
    return found


def most_followed(fields: list[Rivals]) -> int | None:
    """Give how many others may tie in a race; raise LimitError where even one is too much."""
    for few in FEW:
        work = sum(field.work(few) for field in fields)
        if work <= MAX_WORK:
            return few
    raise LimitError(
        "odds_too_long",
        msg(
            "The exact odds of this order would take too long: about {times} times as much "
            "work as is allowed.",
            times=f"{work / MAX_WORK:.1f}",
        ),
        hint=msg("Name fewer at once, or those with fewer dice."),
    )
