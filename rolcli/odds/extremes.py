"""The highest and lowest of several distributions, and one against another."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, pairwise
from operator import mul

from rolcli.errors import LimitError
from rolcli.exact import parts as numerator_and
from rolcli.odds import spans
from rolcli.odds.algebra import added, negated, rows_of
from rolcli.odds.budget import Budget
from rolcli.odds.distribution import Between, Contest, Distribution, as_fraction, contest, gathered
from rolcli.odds.endless import Endless
from rolcli.odds.pairs import ONE_LESS, term_by_term, without_pole
from rolcli.odds.running import marks_at, offset_of, together
from rolcli.odds.series import Series, multiplied
from rolcli.odds.series import added as sum_of
from rolcli.odds.series import gathered as in_lowest_terms
from rolcli.odds.unreduced import ratio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.odds.algebra import Law


def extreme(several: Sequence[Law], highest: bool, budget: Budget) -> Law:
    """Give the highest (or lowest) of several that are thrown apart."""
    endless = any(isinstance(one, Endless) for one in several)
    if endless and all(one.complete for one in several):
        for turn in (False, True):
            laws = [negated(one) for one in several] if turn else list(several)
            if any(isinstance(one, Endless) and one.down.top for one in laws):
                continue
            attempt = budget.part(2)
            try:
                found = endless_extreme(laws, highest != turn, attempt)
                return negated(found) if turn else found
            except LimitError:
                break  # too long for the quotient: its rows, as far as matters
            finally:
                budget.left -= attempt.used
    return listed_extreme(several, highest, budget)


def listed_extreme(several: Sequence[Law], highest: bool, budget: Budget) -> Distribution:
    """Give the highest or lowest of several row by row, endless ones as far as matters."""
    listed = [rows_of(one, budget) for one in several]
    values = sorted({value for one in listed for value in one.values}, reverse=not highest)
    denominator = 1
    for one in listed:
        denominator *= one.denominator
    bits = denominator.bit_length()
    budget.fit(len(values), bits)
    budget.spend(len(values) * len(listed), bits, bits // len(listed))
    reach = [1] * len(values)
    for one in listed:
        weights = dict(one.items())
        sums = accumulate([weights.get(value, 0) for value in values])
        reach = list(map(mul, reach, sums))
    out = dict(zip(values, [b - a for a, b in zip([0, *reach], reach, strict=False)], strict=True))
    made = gathered(out, denominator)
    if not made.complete:
        loose = [one.beyond for one in listed if not one.complete]
        ends = [spans.extent(one) for one in listed]
        low, high = spans.hull(loose)
        made.beyond = (low, spans.hull(ends)[1]) if highest else (spans.hull(ends)[0], high)
        made.bounds = mean_between(several, listed, made)
    return made


def mean_between(
    laws: Sequence[Law], listed: Sequence[Distribution], made: Distribution, keep: int = 1
) -> Between | None:
    """Give two numbers between which the mean of the sum of ``keep`` of some values lies.

    Where one is beyond its rows, the sum is at most that of all, counted from the least.
    None where there is no least.
    """
    ends = [law.minimum for law in laws]
    means = [mean for mean in [law.mean for law in laws] if isinstance(mean, Fraction)]
    if None in ends or len(means) < len(laws):
        return None
    least = min(map(as_fraction, ends))
    total = sum(means, Fraction(0)) - least * len(laws)
    most = Fraction(0)
    for mean, rows in zip(means, listed, strict=True):
        own = mean - least
        most += own - above(rows, least) + rows.truncated * (total - own)
    low = above(made, keep * least) + keep * least
    return Between(low, low + most)


def above(rows: Distribution, least: Fraction | int) -> Fraction:
    """Add up chance times distance from a number, row by row."""
    sums = [(as_fraction(value) - least) * weight for value, weight in rows.items()]
    return sum(sums, Fraction(0)) / rows.denominator


def endless_extreme(several: Sequence[Law], highest: bool, budget: Budget) -> Law:
    """Give the highest or lowest of several that run upwards.

    The chances to stay below (or to reach) each value are multiplied term by term.
    """
    base = offset_of(several[0])
    points = [offset_of(one) - base for one in several]
    pairs, unit = together(*several, marks_at(points))
    n, d = numerator_and(unit)
    ups = []
    for (up, _), point in zip(pairs[:-1], points, strict=True):
        a, b = numerator_and(point)
        ups.append(up.shifted(a * d // (b * n)))
    lowest = min(up.start for up in ups)
    first, *others = [reaching(up, lowest, highest, budget) for up in ups]
    for other in others:
        first = term_by_term(first, other, budget)
    if highest:
        law = without_pole(multiplied(first, Series(0, [1, -1]), budget))
    else:
        less = multiplied(first, Series(-1, [-1, 1]), budget)
        law = sum_of([less, Series(lowest - 1, [1])], budget)
    goes_on = max(one.goes_on for one in several if isinstance(one, Endless))
    law = in_lowest_terms(law)
    law.lister = lambda count, work: rows_of_extreme(ups, law.start, highest, count, work)
    return Endless(law, Series(0, []), goes_on, budget.node, base, unit)


def rows_of_extreme(
    ups: Sequence[Series], start: int, highest: bool, count: int, budget: Budget
) -> tuple[list[int], int]:
    """Give the chances of the highest or lowest from ``start`` on, and what they are out of.

    The chances to stay below each value, or to reach it, are multiplied row by row.
    """
    reach = [1] * (count + 1)  # of start - 1 (or, to reach it, of start) and the values after it
    below = 1
    for up in ups:
        first = start - up.start - (1 if highest else 0)  # how many rows lie below the first
        rows, whole = up.rows(max(first + count + 1, 1), budget)
        sums = [0, *accumulate(rows)]
        mine = [sums[min(max(first + (1 if highest else 0) + k, 0), len(sums) - 1)]
                for k in range(count + 1)]
        if not highest:
            mine = [whole - ways for ways in mine]
        budget.spend(count, below.bit_length(), whole.bit_length())
        reach = list(map(mul, reach, mine))
        below *= whole
    return [b - a if highest else a - b for a, b in pairwise(reach)], below


def reaching(one: Series, lowest: int, below: bool, budget: Budget) -> Series:
    """Give, for each k from ``lowest``, the chance of k or less, or of k or more."""
    added_up = Series(0, [1], 1, {ONE_LESS: 1})
    if below:
        return multiplied(one, added_up, budget)
    missing = sum_of([Series(lowest, [1]), one.shifted(1).scaled(-1)], budget)
    return without_pole(multiplied(missing, added_up, budget))


def versus(a: Law, b: Law, budget: Budget | None = None) -> Contest:
    """Give the chances of one to come out above, equal to and below another, thrown apart."""
    budget = budget or Budget()
    if isinstance(a, Distribution) and isinstance(b, Distribution) and a.complete and b.complete:
        bits = a.denominator.bit_length(), b.denominator.bit_length()
        budget.spend(2 * len(a) + 2 * len(b), *bits)
        win, tie, lose = contest(a, b)
        both = a.denominator * b.denominator
        return Contest(ratio(win, both), ratio(tie, both), ratio(lose, both))
    apart = added(a, negated(b), budget)
    same, more = apart.probability(0), apart.at_least(0)
    if isinstance(same, Between) or isinstance(more, Between):
        rows = rows_of(apart, budget)
        rest = rows.truncated
        sums = [Fraction(0)] * 3
        for value, weight in rows.items():
            sums[0 if value > 0 else 1 if value == 0 else 2] += Fraction(weight, rows.denominator)
        return Contest(*[Between(low, low + rest) for low in sums])  # type: ignore[arg-type]  # they are three
    return Contest(more - same, same, 1 - more)


def made(operator: str, contest: Contest) -> Fraction | Between:
    """Give the chance that a comparison holds."""
    chances = [{">": contest.win, "<": contest.lose, "=": contest.tie}[operator[0]]]
    if len(operator) == 2:
        chances.append(contest.tie)
    spans = [chance if isinstance(chance, Between) else Between(chance, chance)
             for chance in chances]
    low = sum([span.low for span in spans], Fraction(0))
    rest = max(span.high - span.low for span in spans)
    return Between(low, low + rest) if rest else low
