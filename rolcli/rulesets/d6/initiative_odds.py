"""Exact chances of each place in initiative, rolls repeated on ties included.

Equal ones of one side roll again until they differ. Conditioned on one's own
roll the others are independent, so each is ahead, behind or tied with its own
chance; those tied face each other anew. The polynomial in z of a combatant has
as coefficient of z^k the chance that k others go before.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, prod

from rolcli.errors import LimitError
from rolcli.messages import msg
from rolcli.odds.enumerate import Walk
from rolcli.odds.ranking import MAX_COMBATANTS
from rolcli.odds.verb import VerbOdds
from rolcli.rulesets.d6.initiative import read_combatants
from rolcli.rulesets.d6.throwing import throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.codes import Code
    from rolcli.rulesets.d6.options import Combatants, Normalise
    from rolcli.rulesets.frame import House

MAX_TIES = 1000
"""The most combinations of ties that are all followed; beyond, ties of up to four."""
FEW = 3
"""How many others may be tied with one where not all combinations are followed."""


class Throws:
    """The distribution of a code: weights by total, over their sum."""

    __slots__ = ("items", "known", "sum")

    def __init__(self, items: dict[int, int]) -> None:
        self.items = items
        self.sum = sum(items.values())
        self.known: dict[int, tuple[int, int, int]] = {}

    def beside(self, total: int) -> tuple[int, int, int]:
        """Give the weights of more, the same and less than a total."""
        found = self.known.get(total)
        if found is None:
            more = sum(weight for other, weight in self.items.items() if other > total)
            same = self.items.get(total, 0)
            found = self.known[total] = (more, same, self.sum - more - same)
        return found


class Race:
    """One combatant against those of the same side, grouped by code as ``kinds``."""

    __slots__ = ("few", "kinds", "known", "own")

    def __init__(self, own: Throws, kinds: list[Throws], few: int | None) -> None:
        self.own = own
        self.kinds = kinds
        self.few = few
        self.known: dict[tuple[int, ...], list[Fraction]] = {}

    def places(
        self, counts: tuple[int, ...], ties_won: list[Throws], ties_lost: list[Throws]
    ) -> list[Fraction]:
        """Give the chances of each place against so many of each kind and the other side."""
        tied, whole = self.first_roll(counts, ties_won, ties_lost)
        return self.after(tied, whole)

    def again(self, counts: tuple[int, ...]) -> list[Fraction]:
        """Give the same for those who are tied and roll again, as often as it takes."""
        if not any(counts):
            return [Fraction(1)]
        found = self.known.get(counts)
        if found is None:
            tied, whole = self.first_roll(counts, [], [])
            stuck = tied.pop(counts, [0])[0]  # all tied once more: start over
            found = [chance / (1 - Fraction(stuck, whole)) for chance in self.after(tied, whole)]
            self.known[counts] = found
        return found

    def after(self, tied: dict[tuple[int, ...], list[int]], whole: int) -> list[Fraction]:
        """Put together what each set of tied ones leads to."""
        found: list[Fraction] = []
        for counts, before in tied.items():
            add(found, product(before, self.again(counts)))
        return [chance / whole for chance in found]

    def first_roll(
        self, counts: tuple[int, ...], ties_won: list[Throws], ties_lost: list[Throws]
    ) -> tuple[dict[tuple[int, ...], list[int]], int]:
        """Roll once: for each set of those tied, the polynomial of who is ahead already.

        Give it with the denominator of its weights.
        """
        there = [i for i, count in enumerate(counts) if count]
        found: dict[tuple[int, ...], list[int]] = {}
        for total, weight in self.own.items.items():
            start = [weight]
            for other in ties_won:
                more, same, less = other.beside(total)
                start = product(start, [less + same, more])
            for other in ties_lost:
                more, same, less = other.beside(total)
                start = product(start, [less, more + same])
            sets: dict[tuple[int, ...], list[int]] = {(): start}
            for i in there:
                sets = split(sets, self.kinds[i].beside(total), counts[i], self.few)
            for tied, polynomial in sets.items():
                add(found.setdefault(tied, []), polynomial)
        whole = self.own.sum * prod(other.sum for other in (*ties_won, *ties_lost))
        whole *= prod(kind.sum**count for kind, count in zip(self.kinds, counts, strict=True))
        return {placed(tied, there, len(counts)): p for tied, p in found.items()}, whole


def placed(tied: tuple[int, ...], there: list[int], size: int) -> tuple[int, ...]:
    """Spread the counts of the kinds that are there over all kinds."""
    counts = [0] * size
    for i, count in zip(there, tied, strict=True):
        counts[i] = count
    return tuple(counts)


def split(
    sets: dict[tuple[int, ...], list[int]],
    beside: tuple[int, int, int],
    count: int,
    few: int | None,
) -> dict[tuple[int, ...], list[int]]:
    """Let ``count`` equal ones be ahead, tied or behind."""
    more, same, less = beside
    found: dict[tuple[int, ...], list[int]] = {}
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


def initiative_odds(
    house: House, depth: int, combatants: Combatants, normalise: Normalise = False
) -> VerbOdds:
    """Give each one's chance of each place (D6-30, D6-32, D6-33).

    Exact, but for explosions of a wild die beyond the depth and, among more
    than six or so different codes on one side, ties of more than four at once:
    both are cut off and told as truncated.
    """
    everybody = read_combatants(combatants, normalise)
    if len(everybody) > MAX_COMBATANTS:
        raise LimitError(
            "too_many_combatants",
            msg(
                "Odds of an order are given for at most {limit}, and there are {size}.",
                limit=MAX_COMBATANTS,
                size=len(everybody),
            ),
        )
    walk = Walk(depth)
    throws: dict[Code, Throws] = {}
    followed = Fraction(1)
    for one in everybody:
        weighted = walk.weigh(total_of, house, one.code)
        throws[one.code] = Throws(dict(weighted.items))
        followed *= Fraction(throws[one.code].sum, weighted.denominator)
    found = VerbOdds()
    least = Fraction(1)
    for one in everybody:
        same = [other.code for other in everybody if other is not one and other.pc == one.pc]
        cross = [throws[other.code] for other in everybody if other.pc != one.pc]
        codes = sorted(set(same))
        counts = tuple(same.count(code) for code in codes)
        many = prod(comb(count + 2, 2) for count in counts) > MAX_TIES
        race = Race(throws[one.code], [throws[code] for code in codes], FEW if many else None)
        chances = race.places(counts, *((cross, []) if one.pc else ([], cross)))
        found.quantities[one.name] = {
            place: chance * followed for place, chance in enumerate(chances, 1) if chance
        }
        least = min(least, sum(chances, Fraction(0)))
    found.truncated = 1 - least * followed
    return found


def total_of(dice: Dice, house: House, code: Code) -> int:
    """Throw a code for its total."""
    return throw(dice, house, code, "initiative")[0]
