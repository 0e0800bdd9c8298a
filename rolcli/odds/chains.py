"""Keep the highest of dice whose chains count as one value: ``4d6!!kh2``, exactly."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from rolcli.odds.crowd import window_of
from rolcli.odds.kinds import Kind
from rolcli.odds.roots import lone
from rolcli.odds.series import Series, added, geometric, multiplied, raised
from rolcli.odds.share import identity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.odds.budget import Budget


def best_chains(law: Series, count: int, keep: int, budget: Budget) -> Series | None:
    """Weigh the sum of the ``keep`` highest of ``count`` values of a law that repeats itself.

    A value either stops, or goes on with chance p and is m more than a fresh one; every
    value that goes on lies above all that stop. Of ``j`` that go on, all are kept where
    they are fewer than ``keep``; else only they count, each m more, which leads back to
    the same question. None where the law is not of this kind.
    """
    if len(law.factors) != 1:
        return None
    ((factor, times),) = law.factors.items()
    single = lone(factor)
    if times != 1 or single is None or single[1] <= 0:
        return None
    first, value, m = single
    p = Fraction(value, first)
    stops = added([law, law.shifted(m).scaled(-value, first)], budget)  # law = stops + p x^m law
    if stops.factors:  # the numerator holds the factor once
        stops = Series(law.start, law.top, law.below * first)
    if min(stops.top) < 0 or stops.start + len(stops.top) > m + law.start:
        return None
    terms = {v: w for v, w in enumerate(stops.top, stops.start) if w}
    known: dict[tuple[int, int], Series] = {}

    def highest(dice: int, some: int) -> Series:
        if some >= dice:
            return raised(law, dice, budget)
        if some == 0:
            return Series(0, [1])
        if (dice, some) not in known:
            parts = []
            for j in range(dice):
                ways = p**j * comb(dice, j)
                if j < some:
                    kind = Kind(dice - j, terms, stops.below)
                    stop = window_of([kind], dice - some, dice - j, identity, budget)
                    part = multiplied(raised(law.shifted(m), j, budget), stop, budget)
                else:
                    rest = Fraction(sum(stops.top), stops.below) ** (dice - j)
                    ways *= rest
                    part = highest(j, some).shifted(m * some)
                parts.append(part.scaled(ways.numerator, ways.denominator))
            back = Series(m * some, [value**dice], first**dice)
            known[dice, some] = multiplied(added(parts, budget), geometric(back, budget), budget)
        return known[dice, some]

    return highest(count, keep)


