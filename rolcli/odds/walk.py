"""Every throw up to order, where nothing shorter is known: keeps after keeps, dice that differ.

For small pools only. A throw is a sorted tuple of values; equal throws are one. Which
of equal dice is meant never matters, not even for dice that differ: the order of
duplicates does not change what they end as. How many throws there are is reckoned
before they are listed.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from rolcli.errors import LimitError
from rolcli.messages import msg
from rolcli.modifiers.base import Window
from rolcli.modifiers.deeds import Change, Explosion
from rolcli.odds.distribution import from_chances

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rolcli.modifiers.base import Deed
    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Distribution
    from rolcli.odds.settled import Settled, Terms

    Throw = tuple[int, ...]
    Throws = dict[Throw, Fraction]

MAX_THROWS = 30_000
"""The most different throws, up to order, that are listed."""
DEPTHS = (40, 20, 10, 5, 3, 2, 1)
"""How far chains are followed that have no end: as far as the throws can be listed."""


def by_listing(pool: Settled, budget: Budget) -> Distribution:
    """Give the distribution of dice by listing every throw up to order."""
    out: dict[int, Fraction] = {}
    for throw, chance in throws(pool.count, pool.die.weights(budget), pool.deeds, budget).items():
        total = sum(map(pool.end.points, throw))
        out[total] = out.get(total, Fraction(0)) + chance
    return from_chances(out)


def throws(count: int, die: Terms, deeds: Sequence[Deed], budget: Budget) -> Throws:
    """Give the chance of every throw, up to order, after all deeds.

    The chances add up to less than 1 where chains without end were cut off.
    """
    listed(comb(count + len(die) - 1, count), budget)
    endless = any(isinstance(deed, Explosion) and not deed.once for deed in deeds)
    for depth in DEPTHS if endless else (1,):
        attempt = budget.part(3 if endless else 1)
        try:
            return followed(count, die, deeds, depth, attempt)
        except LimitError:
            if depth == 1:
                raise
        finally:
            budget.left -= attempt.used
    raise AssertionError


def followed(
    count: int, die: Terms, deeds: Sequence[Deed], depth: int, budget: Budget
) -> Throws:
    """Give the chance of every throw, chains followed to a depth."""
    budget.spend(comb(count + len(die) - 1, count) * 250)
    out = first_throws(count, die)
    for deed in deeds:
        budget.spend(len(out) * 120)
        if isinstance(deed, Window):
            out = merged((throw[slice(*deed.window(len(throw)))], p) for throw, p in out.items())
        elif deed.role == "differ":
            out = merged(
                (end, p * q) for throw, p in out.items() for end, q in differing(throw, die, budget)
            )
        elif deed.role != "order":
            out = spread(out, deed, die, depth, budget)
        listed(len(out), budget)
    return out


def listed(count: int, budget: Budget) -> None:
    """Refuse more throws than are listed."""
    if count > MAX_THROWS:
        raise LimitError(
            "odds_too_big",
            msg(
                "Exact odds of this order of modifiers list every throw, and {term} has {count} "
                "different ones; at most {limit} are listed.",
                term=budget.term,
                count=count,
                limit=MAX_THROWS,
            ),
            hint=budget.hint,
            column=None if budget.node is None else budget.node.at,
        )


def first_throws(count: int, die: Terms) -> Throws:
    """List what ``count`` dice may show, up to order."""
    whole = sum(die.values()) ** count
    partial: dict[Throw, int] = {(): 1}
    last = max(die)
    for face, weight in sorted(die.items()):
        longer: dict[Throw, int] = {}
        for throw, ways in partial.items():
            rest = count - len(throw)
            for more in range(rest if face == last else 0, rest + 1):
                longer[throw + (face,) * more] = ways * comb(rest, more) * weight**more
        partial = longer
    return {throw: Fraction(ways, whole) for throw, ways in partial.items()}


def merged(parts: Iterable[tuple[Throw, Fraction]]) -> Throws:
    """Add up the chances of equal throws."""
    out: Throws = {}
    for throw, chance in parts:
        out[throw] = out.get(throw, Fraction(0)) + chance
    return out


def differing(throw: Throw, die: Terms, budget: Budget) -> list[tuple[Throw, Fraction]]:
    """Throw duplicates again until all differ."""
    different = tuple(sorted(set(throw)))
    out: Throws = {different: Fraction(1)}
    for _ in range(len(throw) - len(different)):
        longer: Throws = {}
        for seen, chance in out.items():
            free = {face: weight for face, weight in die.items() if face not in seen}
            whole = sum(free.values())
            if not whole:
                raise budget.endless()
            for face, weight in free.items():
                key = tuple(sorted((*seen, face)))
                longer[key] = longer.get(key, Fraction(0)) + chance * Fraction(weight, whole)
        out = longer
        budget.spend(len(out) * len(die) * 80)
        listed(len(out), budget)
    return list(out.items())


def spread(before: Throws, deed: Deed, die: Terms, depth: int, budget: Budget) -> Throws:
    """Apply a deed that looks at each die by itself."""
    becomes: dict[int, list[tuple[Throw, Fraction]]] = {}
    out: Throws = {}
    for throw, chance in before.items():
        partial: Throws = {(): chance}
        for value in throw:
            ends = becomes.get(value)
            if ends is None:
                ends = becomes[value] = endings(value, deed, die, depth, budget)
            budget.spend(len(partial) * len(ends) * 60)
            partial = merged(
                (tuple(sorted(some + end)), p * q) for some, p in partial.items() for end, q in ends
            )
            listed(len(partial), budget)
        for end, p in partial.items():
            out[end] = out.get(end, Fraction(0)) + p
    return out


def endings(
    value: int, deed: Deed, die: Terms, depth: int, budget: Budget
) -> list[tuple[Throw, Fraction]]:
    """List what one die becomes: its values, and the chance."""
    if isinstance(deed, Change):
        pairs, whole = deed.becomes(value, die)
        if not pairs:
            raise budget.endless()
        return [((v,), Fraction(weight, whole)) for v, weight in pairs]
    assert isinstance(deed, Explosion)
    if not deed.goes_on(value):
        return [((value,), Fraction(1))]
    whole = sum(die.values())
    if not deed.once and all(map(deed.goes_on, die)):
        raise budget.endless()
    out: Throws = {}
    going: Throws = {(value,): Fraction(1)}
    for _ in range(depth):
        further: Throws = {}
        budget.spend(len(going) * len(die) * 60)
        for throw, chance in going.items():
            for face, weight in die.items():
                if deed.apart:
                    end: Throw = tuple(sorted((*throw, deed.adds(face))))
                else:
                    end = (throw[0] + deed.adds(face),)
                more = deed.goes_on(face) and not deed.once
                into = further if more else out
                into[end] = into.get(end, Fraction(0)) + chance * Fraction(weight, whole)
        going = further
        listed(len(going) + len(out), budget)
        if not going:
            break
    return list(out.items())
