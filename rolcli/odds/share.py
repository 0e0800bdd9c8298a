"""One die comes to a share: what it, and all dice that it causes, add to the total.

A share is a series in x, the total its exponent; it is read off the deeds of a term
from the last one backwards. A die that may go on without end has an endless share.
"""

from __future__ import annotations

from rolcli.odds.polynomial import scaled
from rolcli.odds.series import Series, added, geometric, multiplied, weighted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rolcli.modifiers.base import Deed
    from rolcli.modifiers.deeds import Change, Explosion
    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import End, Terms

    ShareOf = Callable[[int], Series]


class NoSeriesError(Exception):
    """What is asked for is no quotient of polynomials, or none that is found here."""


def identity(value: int) -> Series:
    """Give the share of a die that counts what it shows."""
    return Series(value, [1])


def of_end(end: End) -> ShareOf:
    """Give the share of a value after the last deed, in 1/x where the sign is negative."""
    return lambda value: Series(end.sign * end.points(value), [1])


def shares(deeds: Sequence[Deed], die: Terms, end: End, budget: Budget) -> ShareOf:
    """Give the function from the value of a die to its share after ``deeds``.

    ``die`` are the weights of the faces of a fresh die, ``end`` what a value comes
    to in the end. Raise NoSeriesError for deeds that look at more than one die.
    """
    share = remembered(of_end(end))
    edge = edge_of(end.scores)
    for deed in reversed(deeds):
        share = remembered(before(deed, edge, die, share, budget))
        mine = edge_of([deed])
        edge = None if edge is None or mine is None else max(edge, mine)
    return share


def before(
    deed: Deed, edge: int | None, die: Terms, after: ShareOf, budget: Budget
) -> ShareOf:
    """Give the share of a value before a deed from that after it."""
    if deed.role == "change":
        return before_change(deed, die, after, budget)  # type: ignore[arg-type]  # by its role
    if deed.role == "explosion":
        return before_explosion(deed, edge, die, after, budget)  # type: ignore[arg-type]  # by its role
    raise NoSeriesError


def remembered(function: ShareOf) -> ShareOf:
    """Work every share out once."""
    known: dict[int, Series] = {}

    def share(value: int) -> Series:
        found = known.get(value)
        if found is None:
            found = known[value] = function(value)
        return found

    return share


def before_change(change: Change, die: Terms, after: ShareOf, budget: Budget) -> ShareOf:
    """Put in the place of a value what it becomes."""
    known: dict[int, Series] = {}  # by what it becomes: the same object for all rerolls

    def share(value: int) -> Series:
        becomes = change.becomes(value, die)
        found, whole = becomes
        if not found:
            raise budget.endless()
        if len(found) == 1:
            return after(found[0][0])
        one = known.get(id(found))
        if one is None:
            one = weighted([(weight, after(v)) for v, weight in found], whole, budget)
            known[id(found)] = one
        return one

    return share


def before_explosion(
    deed: Explosion, edge: int | None, die: Terms, after: ShareOf, budget: Budget
) -> ShareOf:
    """Add what a die that goes on throws further: dice of their own, or to its own value."""
    chains: list[Series] = []

    def chain() -> Series:
        if not chains:
            chains.append(chain_of(deed, die, after if deed.apart else identity, budget))
        return chains[0]

    def share(value: int) -> Series:
        if not deed.goes_on(value):
            return after(value)
        if deed.apart:
            return multiplied(after(value), chain(), budget)
        return through(chain().shifted(value), after, edge, budget)

    return share


def chain_of(deed: Explosion, die: Terms, after: ShareOf, budget: Budget) -> Series:
    """Give the share of all dice that one explosion causes: ending / (1 - going)."""
    whole = sum(die.values())
    goes = {face: deed.goes_on(face) and not deed.once for face in die}
    ending = [(w, after(deed.adds(face))) for face, w in die.items() if not goes[face]]
    going = [(w, after(deed.adds(face))) for face, w in die.items() if goes[face]]
    if not ending:
        raise budget.endless()
    last = weighted(ending, whole, budget)
    if not going:
        return last
    step = weighted(going, whole, budget)
    if step.start < 0:
        raise NoSeriesError
    return multiplied(last, geometric(step, budget), budget)


def edge_of(deeds: Sequence[Deed]) -> int | None:
    """Give a value from which on no condition of the deeds changes."""
    edge = 0
    for deed in deeds:
        cuts = deed.cuts()
        if cuts is None:
            return None
        edge = max([edge, *[abs(cut) + 1 for cut in cuts]])
    return edge


def through(law: Series, after: ShareOf, edge: int | None, budget: Budget) -> Series:
    """Give the share of a value whose chances are a series.

    From ``edge`` on, values meet the same conditions: each has the share of the one
    before, moved by one, or just the same.
    """
    if not law.factors:
        rows = enumerate(law.top, law.start)
        return weighted([(w, after(value)) for value, w in rows if w], law.below, budget)
    if edge is None:
        raise NoSeriesError
    count = max(edge - law.start, 0)
    known, below = law.rows(count, budget) if count else ([], 1)
    known = known[:count]
    first = max(edge, law.start)
    tail = added([law, Series(law.start, scaled(known, -1), below)], budget)
    here, there = after(first), after(first + 1)
    if same(here.shifted(1), there):
        rest = multiplied(tail.shifted(-first), here, budget)
    elif same(here, there):
        whole = tail.whole()
        rest = here.scaled(whole.numerator, whole.denominator)
    else:
        raise NoSeriesError
    listed = [(weight, after(value)) for value, weight in enumerate(known, law.start) if weight]
    return added([weighted(listed, below, budget), rest], budget)


def same(a: Series, b: Series) -> bool:
    """Tell whether two series are written the same way."""
    return (a.start, a.top, a.below, a.factors) == (b.start, b.top, b.below, b.factors)
