"""One dice term with known numbers -> its distribution.

Dice that do not look at each other are a power of one die's share; a keep is a scan
over the crowd; what is left is listed. The accelerators of ``fast`` are asked first.
"""

from __future__ import annotations

from fractions import Fraction

from rolcli.odds import fast
from rolcli.odds.algebra import compounded, mixed, powered
from rolcli.odds.alone import alone
from rolcli.odds.distribution import Distribution
from rolcli.odds.endless import Endless
from rolcli.odds.settled import DieFaces, Settled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.modifiers.base import Deed
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget

FEW = Fraction(1, 1 << 40)
"""What a random number of dice is cut at, each of whose values is worked out by itself."""


def thrown(counts: Law, die: DieFaces, deeds: Sequence[Deed], budget: Budget) -> Law:
    """Give the distribution of a dice term; the number of dice may be random."""
    if isinstance(counts, Distribution) and counts.complete and len(counts) == 1:
        return of_count(Settled(counts.values[0], die, deeds), budget)
    if Settled(0, die, deeds).apart:
        return compounded(counts, alone(Settled(1, die, deeds), budget), budget)
    rows = counts.cut(FEW, budget) if isinstance(counts, Endless) else counts
    parts = [
        (weight, of_count(Settled(count, die, deeds), budget)) for count, weight in rows.items()
    ]
    return mixed(parts, rows.denominator, budget, rows)


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
