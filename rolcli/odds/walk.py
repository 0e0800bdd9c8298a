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
from rolcli.odds.distribution import EVERYWHERE, from_chances
from rolcli.odds.settled import span

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rolcli.modifiers.base import Deed
    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Distribution, Span
    from rolcli.odds.settled import Settled, Terms

    Throw = tuple[int, ...]
    Throws = dict[Throw, Fraction]

MAX_THROWS = 30_000
"""The most different throws, up to order, that are listed."""
MANY = 1 << 40
"""More dice than there are ever, where their number has no end."""
DEPTHS = (40, 20, 10, 5, 3, 2, 1)
"""How far dice are followed that have no end: as far as the throws can be listed."""
HORIZON = Fraction(1, 1 << 62)
"""What dice without end are cut at."""


def by_listing(dice: Sequence[Settled], windows: Sequence[Deed], budget: Budget) -> Distribution:
    """List the throws of dice of several kinds up to order, and keep some of all together."""
    thrown: Throws = {(): Fraction(1)}
    for pool in dice:
        one = throws(pool.count, pool.die.weights(budget), pool.deeds, budget)
        if len(dice) > 1:
            budget.spend(len(one) * len(thrown) * 100)
            listed(len(one) * len(thrown), budget)
        thrown = merged(
            (tuple(sorted(throw + more)), chance * share)
            for throw, chance in thrown.items() for more, share in one.items()
        )
    out: dict[int, Fraction] = {}
    for throw, chance in thrown.items():
        total = sum(map(dice[0].end.points, throw[slice(*span(windows, len(throw)))]))
        out[total] = out.get(total, Fraction(0)) + chance
    made = from_chances(out)
    if len(dice) == 1 and not made.complete:
        made.beyond = extent(dice[0], budget)
    return made


def extent(pool: Settled, budget: Budget) -> Span:
    """Give two numbers between which everything lies that some dice may come to, if there are."""
    die = pool.die.weights(budget)
    values, most = set(die), pool.count
    for deed in pool.deeds:
        if isinstance(deed, Change):
            values = {end for value in values for end, _ in deed.becomes(value, die)[0]}
        elif isinstance(deed, Explosion):
            if not deed.apart:
                return EVERYWHERE
            values |= {deed.adds(face) for face in die}
            most = MANY
        elif isinstance(deed, Window):
            low, high = deed.window(most)
            most = MANY if most == MANY and high - low > MANY // 2 else high - low
        elif deed.role == "differ":
            values |= set(die)
    if most == MANY:
        return EVERYWHERE
    points = [0, *map(pool.end.points, values)]  # 0: there may be fewer dice
    return min(points) * most, max(points) * most


def throws(count: int, die: Terms, deeds: Sequence[Deed], budget: Budget) -> Throws:
    """Give the chance of every throw, up to order, after all deeds.

    The chances add up to less than 1 where chains without end were cut off.
    """
    listed(comb(count + len(die) - 1, count), budget)
    if too_many_to_differ(deeds, die):
        raise budget.endless()
    endless = [deed for deed in deeds if isinstance(deed, Explosion) and not deed.once]
    chains = not all(deed.apart for deed in endless)
    for depth in DEPTHS if endless else (1,):
        attempt = budget.part(3 if chains else 1.5 if endless else 1)
        try:
            return followed(count, die, deeds, depth, attempt)
        except LimitError:
            if depth == 1:
                raise
        finally:
            budget.left -= attempt.used
    raise AssertionError


def too_many_to_differ(deeds: Sequence[Deed], die: Terms) -> bool:
    """Tell whether so many dice may have to differ that there are not faces enough."""
    growing, values = False, set(die)
    for deed in deeds:
        if isinstance(deed, Change):
            values = {end for value in values for end, _ in deed.becomes(value, die)[0]}
        elif isinstance(deed, Explosion):
            begins, goes_on = any(map(deed.goes_on, values)), any(map(deed.goes_on, die))
            growing = growing or (deed.apart and not deed.once and begins and goes_on)
        elif isinstance(deed, Window):
            growing = False
        elif deed.role == "differ" and growing:
            return True
    return False


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
        elif isinstance(deed, Explosion) and deed.apart:
            out = further(out, deed, die, depth, budget)
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


def further(
    before: Throws, deed: Explosion, die: Terms, depth: int, budget: Budget
) -> Throws:
    """Throw what dice add as dice of their own, one by one, as far as it matters or can be.

    After a first attempt so many, at most.
    """
    out: Throws = {}
    waiting: dict[tuple[Throw, int], Fraction] = {}  # by how many dice are still to be thrown
    for throw, chance in before.items():
        left = sum(map(deed.goes_on, throw))
        if left:
            waiting[throw, left] = chance
        else:
            out[throw] = chance
    faces = further_faces(deed, die, budget) if waiting else []
    spare = budget.left / 2  # for what is done to them afterwards
    thrown = 0
    while waiting:
        work = len(waiting) * len(faces) * 30
        if not deed.once and (
            budget.left - work < spare or 4 * len(waiting) + len(out) > MAX_THROWS
            or sum(waiting.values()) < HORIZON or (depth < DEPTHS[0] and thrown >= depth)
        ):
            break
        budget.spend(work)
        thrown += 1
        then: dict[tuple[Throw, int], Fraction] = {}
        for (throw, left), chance in waiting.items():
            for value, goes_on, share in faces:
                longer = tuple(sorted((*throw, value)))
                if left > 1 or goes_on:
                    key = longer, left - 1 + goes_on
                    then[key] = then.get(key, Fraction(0)) + chance * share
                else:
                    out[longer] = out.get(longer, Fraction(0)) + chance * share
        waiting = then
    listed(len(out), budget)
    return out


def further_faces(
    deed: Explosion, die: Terms, budget: Budget
) -> list[tuple[int, bool, Fraction]]:
    """List what a further die may count, whether it goes on, and the chance."""
    whole = sum(die.values())
    found = [(deed.adds(face), deed.goes_on(face) and not deed.once, Fraction(weight, whole))
             for face, weight in die.items()]
    if all(goes_on for _, goes_on, _ in found):
        raise budget.endless()
    return found


def endings(
    value: int, deed: Deed, die: Terms, depth: int, budget: Budget
) -> list[tuple[Throw, Fraction]]:
    """List what one die becomes, and the chance."""
    if isinstance(deed, Change):
        pairs, whole = deed.becomes(value, die)
        if not pairs:
            raise budget.endless()
        return [((v,), Fraction(weight, whole)) for v, weight in pairs]
    assert isinstance(deed, Explosion)
    if not deed.goes_on(value):
        return [((value,), Fraction(1))]
    faces = further_faces(deed, die, budget)
    out: Throws = {}
    going: Throws = {(value,): Fraction(1)}
    for _ in range(depth):
        more: Throws = {}
        budget.spend(len(going) * len(faces) * 60)
        for (total,), chance in going.items():
            for adds, goes_on, share in faces:
                into = more if goes_on else out
                into[total + adds,] = into.get((total + adds,), Fraction(0)) + chance * share
        going = more
        listed(len(going) + len(out), budget)
        if not going:
            break
    return list(out.items())
