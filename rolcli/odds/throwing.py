"""One dice term with known numbers -> its distribution.

Dice that do not look at each other are a power of one die's share; a keep is a scan
over the crowd; what is left is listed. The accelerators of ``fast`` are asked first.
"""

from __future__ import annotations

from fractions import Fraction

from rolcli.odds import fast
from rolcli.odds.algebra import certain, compounded, mixed, powered
from rolcli.odds.alone import alone
from rolcli.odds.endless import Endless
from rolcli.odds.settled import PLAIN, DieFaces, End, Settled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.modifiers.base import Deed
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Distribution

FEW = Fraction(1, 1 << 40)
"""What a random number of dice is cut at, each of whose values is worked out by itself."""


def thrown(
    counts: Law, die: DieFaces, deeds: Sequence[Deed], budget: Budget, end: End = PLAIN
) -> Law:
    """Give the distribution of a dice term; the number of dice may be random."""
    if certain(counts):
        return of_count(Settled(counts.values[0], die, deeds, end), budget)  # type: ignore[union-attr]  # certain ones have values
    if Settled(0, die, deeds).apart:
        return compounded(counts, alone(Settled(1, die, deeds, end), budget), budget)
    rows = few_of(counts, budget)
    parts = [
        (weight, of_count(Settled(count, die, deeds, end), budget))
        for count, weight in rows.items()
    ]
    return mixed(parts, rows.denominator, budget, rows)


def few_of(counts: Law, budget: Budget) -> Distribution:
    """Give a number of dice as rows each of which is worked out by itself."""
    return counts.cut(FEW, budget) if isinstance(counts, Endless) else counts


def of_count(pool: Settled, budget: Budget) -> Law:
    """Give the distribution of a known number of dice."""
    found = fast.shortest(pool, budget)
    return by_core(pool, budget) if found is None else found


def by_core(pool: Settled, budget: Budget) -> Law:
    """Give the same without any accelerator."""
    if pool.apart:
        return powered(alone(pool, budget), pool.count, budget)
    from rolcli.odds.keeping import kept  # dice that look at each other are rarer

    return kept(pool, budget)
