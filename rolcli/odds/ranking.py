"""Chances of each place in an order of independent rolls, rolled anew on ties if asked.

Conditioned on one's own roll the others are independent, so each is ahead, behind or
tied with its own chance; those tied face each other anew. The polynomial in z of one
roll has as coefficient of z^k the chance that k others go before.
"""

from __future__ import annotations

from bisect import bisect_left
from fractions import Fraction
from itertools import accumulate
from math import comb, prod

from rolcli.errors import LimitError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.odds.weighted import Weighted

    Sets = dict[tuple[int, ...], list[int]]

MAX_COMBATANTS = 12
"""The most combatants whose order is given odds."""
MAX_TIES = 1000
"""The most combinations of ties that are all followed; beyond, ties of up to four."""
FEW = 3
"""How many others may be tied with one where not all combinations are followed."""


class Standing:
    """What a roll may come to: sortable keys, ascending, with integer weights."""

    __slots__ = ("denominator", "keys", "sum", "sums", "weights")

    def __init__(self, weighted: Weighted) -> None:
        items = sorted(weighted.items)
        self.keys = [key for key, _ in items]
        self.weights = [weight for _, weight in items]
        self.sums = [0, *accumulate(self.weights)]
        self.sum = self.sums[-1]
        self.denominator = weighted.denominator

    def beside(self, key: Any) -> tuple[int, int, int]:
        """Give the weights of more, the same and less than a key."""
        at = bisect_left(self.keys, key)
        less = self.sums[at]
        same = self.weights[at] if at < len(self.keys) and self.keys[at] == key else 0
        return self.sum - less - same, same, less

    def between(self, limits: Sequence[Any]) -> list[int]:
        """Give the weights below the first of rising limits, from each on, and from the last."""
        below = [self.sums[bisect_left(self.keys, limit)] for limit in limits]
        return [high - low for low, high in zip([0, *below], [*below, self.sum], strict=True)]


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
            add(found, product(before, self.again(counts)))
        return [chance / whole for chance in found]

    def first_roll(self, counts: tuple[int, ...], apart: list[Standing]) -> tuple[Sets, int]:
        """Roll once: for each set of those tied, the polynomial of who is ahead already.

        Give it with the denominator of its weights.
        """
        there = [i for i, count in enumerate(counts) if count]
        found: Sets = {}
        for key, weight in zip(self.own.keys, self.own.weights, strict=True):
            start = [weight]
            for other in apart:
                more, same, less = other.beside(key)
                start = product(start, [same + less, more])
            sets: Sets = {(): start}
            for i in there:
                sets = split(sets, self.kinds[i].beside(key), counts[i], self.few)
            for tied, polynomial in sets.items():
                add(found.setdefault(tied, []), polynomial)
        whole = self.own.sum * prod(other.sum for other in apart)
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
                found[(*before, tied)] = product(polynomial, apart)
    return found


def product(a: list[Any], b: list[Any]) -> list[Any]:
    """Multiply two polynomials."""
    if len(b) == 1:
        return [x * b[0] for x in a]
    found: list[Any] = [0] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        if x:
            for j, y in enumerate(b):
                found[i + j] += x * y
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
    all chances; so are, among more than six or so different rolls that may tie, ties of
    more than four at once. Raise LimitError above 12 rolls.
    """
    if len(rolls) > MAX_COMBATANTS:
        raise LimitError(
            "too_many_combatants",
            msg(
                "Odds of an order are given for at most {limit}, and there are {size}.",
                limit=MAX_COMBATANTS,
                size=len(rolls),
            ),
        )
    known = {id(roll): Standing(roll) for roll in rolls}
    standings = [known[id(roll)] for roll in rolls]
    followed = prod(
        (Fraction(standing.sum, standing.denominator) for standing in standings), start=Fraction(1)
    )
    found = []
    for own, standing in enumerate(standings):
        others = standings[:own] + standings[own + 1 :]
        keys = set(standing.keys)
        tying = [other for other in others if again and not keys.isdisjoint(other.keys)]
        apart = [other for other in others if other not in tying]
        kinds = list(dict.fromkeys(tying))
        counts = tuple(tying.count(kind) for kind in kinds)
        many = prod(comb(count + 2, 2) for count in counts) > MAX_TIES
        chances = Race(standing, kinds, apart, FEW if many else None).places(counts)
        found.append([chance * followed for chance in chances])
    return found
