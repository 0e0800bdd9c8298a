"""Groups: members that compete by total, or the dice of a single sum."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from rolcli.dice.group import pools_in
from rolcli.modifiers.base import Window
from rolcli.modifiers.deeds import Change, Explosion, Score, Steady
from rolcli.notation.operands import Labelled, Unary
from rolcli.notation.tree import Binary, Node, Number, Pool
from rolcli.odds import algebra
from rolcli.odds.algebra import rows_of
from rolcli.odds.alone import alone as alone_of
from rolcli.odds.alone import chance_to_go_on, of_series
from rolcli.odds.crowd import Kind, best, window_of
from rolcli.odds.distribution import (
    Distribution,
    constant,
    from_chances,
    gathered,
    lattice,
    reduced,
)
from rolcli.odds.endless import Endless
from rolcli.odds.extremes import extreme
from rolcli.odds.keeping import kind_of, window_of_kinds
from rolcli.odds.operators import edge_at
from rolcli.odds.running import Course, mapped
from rolcli.odds.settle import bound, choices, counts_of
from rolcli.odds.settled import DieFaces, End, Settled, span
from rolcli.odds.share import NoSeriesError, identity, of_end
from rolcli.odds.walk import listed, throws

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.modifiers.base import Deed
    from rolcli.notation.operands import Group
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Inner
    from rolcli.odds.settle import LawOf

    Chosen = tuple[int, DieFaces, list[Deed]]


def compete(node: Group, law_of: LawOf, budget: Budget) -> Law:
    """Give the distribution of a group."""
    options, whole, loose = bound(node.modifiers, 0, law_of, budget)
    if len(node.members) == 1:
        parts = [(weight, alone(node, deeds, law_of, budget)) for weight, deeds in options]
    else:
        laws = [law_of(member) for member in node.members]
        budget.node = node
        parts = [(weight, members_compete(laws, deeds, budget)) for weight, deeds in options]
    return algebra.mixed(parts, whole, budget, loose)


def steady(deeds: Sequence[Deed]) -> list[Steady]:
    """Give the changes of what competes, which may come before any window.

    Raise TypeError for one that may not: no such modifier works on groups.
    """
    for place, deed in enumerate(deeds):
        early = not any(isinstance(before, Window) for before in deeds[:place])
        if isinstance(deed, Change) and not (isinstance(deed, Steady) and (deed.rising or early)):
            raise TypeError(f"exact odds know no {type(deed).__name__} of groups")
    return [deed for deed in deeds if isinstance(deed, Steady)]


def score_of(deeds: Sequence[Deed]) -> list[Score]:
    """Give the deeds that count."""
    return [deed for deed in deeds if isinstance(deed, Score)]


def counted(law: Law, deeds: Sequence[Deed], budget: Budget) -> Law:
    """Give what a count makes of totals."""
    end = End(score_of(deeds))
    if isinstance(law, Endless):
        cuts = [deed.cuts() for deed in score_of(deeds)]
        if all(some is not None for some in cuts):
            edge = max([edge_at(law, cut) for some in cuts for cut in some or ()], default=1)
            return mapped(law, end.points, Course(edge), budget)
    return algebra.mapped(law, end.points, budget)


def alone(node: Group, deeds: Sequence[Deed], law_of: LawOf, budget: Budget) -> Law:
    """Let the dice of a single sub-roll compete; a count looks at its total."""
    law = dice_compete(node, deeds, law_of, budget)
    return counted(law, deeds, budget) if score_of(deeds) else law


def members_compete(laws: list[Law], deeds: Sequence[Deed], budget: Budget) -> Law:
    """Let totals compete."""
    for change in steady(deeds):
        laws = [algebra.mapped(law, change.changed, budget) for law in laws]
    counts = score_of(deeds)
    low, high = span(deeds, len(laws))
    if low == 0 and high == len(laws):
        if counts:
            laws = [counted(law, deeds, budget) for law in laws]
        return algebra.total_of(laws, budget)
    if low == high:
        return constant(0)
    if high - low == 1 and (low == 0 or high == len(laws)):
        one = extreme(laws, low > 0, budget)
        return counted(one, deeds, budget) if counts else one
    rows = [rows_of(law, budget) for law in laws]
    for law in rows:
        budget.fit(len(law), law.denominator.bit_length())
    whole = all(type(value) is int for law in rows for value in law.values)
    if not whole:
        return by_listing_members(rows, low, high, counts, budget)
    share = of_end(End(counts))
    if all(law == rows[0] for law in rows[1:]):
        series = window_of(
            len(rows), low, high, dict(rows[0].items()), rows[0].denominator, share, budget
        )
    elif low == 0 or high == len(laws):
        kinds = [Kind(1, dict(law.items()), law.denominator) for law in rows]
        series = best(kinds, high - low, low > 0, share, budget)
    else:
        return by_listing_members(rows, low, high, counts, budget)
    return reduced(lattice(series.start, 1, series.top, series.below))


def by_listing_members(
    laws: Sequence[Distribution], low: int, high: int, counts: Sequence[Score], budget: Budget
) -> Distribution:
    """List what several totals come to, up to order."""
    together: dict[tuple[int, ...], int] = {(): 1}
    denominator = 1
    for law in laws:
        denominator *= law.denominator
        budget.spend(len(together) * len(law) * 20)
        both: dict[tuple[int, ...], int] = {}
        for throw, weight in together.items():
            for value, share in law.items():
                key = tuple(sorted((*throw, value)))
                both[key] = both.get(key, 0) + weight * share
        listed(len(both), budget)
        together = both
    out: dict[Inner, int] = {}
    for throw, weight in together.items():
        stay = throw[low:high]
        total = sum(map(End(counts).points, stay))
        out[total] = out.get(total, 0) + weight
    return reduced(gathered(out, denominator))


def dice_compete(node: Group, windows: Sequence[Deed], law_of: LawOf, budget: Budget) -> Law:
    """Let the dice of a sum compete; its numbers stay."""
    member = node.members[0]
    fixed = rest_of(member, law_of, budget)
    lists: list[list[tuple[int, Chosen]]] = []
    whole, loose = 1, None
    for pool in pools_in(member):
        budget.node = pool
        options, below, lacking = chosen_of(pool, law_of, budget)
        whole, loose = whole * below, lacking or loose
        lists.append(options)
    size = 1
    for some in lists:
        size *= len(some)
    budget.node = node
    budget.spend(size * 130)
    parts: list[tuple[int, Law]] = []
    changes = steady(windows)
    for picked in product(*lists):
        weight = 1
        for share, _ in picked:
            weight *= share
        dice = [(count, die, [*deeds, *changes]) for _, (count, die, deeds) in picked]
        parts.append((weight, of_dice(dice, windows, budget)))
    return algebra.added(algebra.mixed(parts, whole, budget, loose), fixed, budget)


def chosen_of(
    pool: Pool, law_of: LawOf, budget: Budget
) -> tuple[list[tuple[int, Chosen]], int, Law | None]:
    """List what count, sides and arguments of a term may come to, as ``choices`` does."""
    counts = rows_of(counts_of(pool.count, law_of), budget)
    budget.throw(counts.values[-1])
    options, whole, loose = choices(pool, law_of, budget)
    out = [
        (weight * often, (count, die, deeds))
        for weight, die, deeds in options
        for count, often in counts.items()
    ]
    return out, whole * counts.denominator, loose if counts.complete else counts


def of_dice(dice: Sequence[Chosen], windows: Sequence[Deed], budget: Budget) -> Law:
    """Weigh what is kept of dice of several kinds."""
    goes_on = max(
        [chance_to_go_on(deeds, die.weights(budget)) for _, die, deeds in dice],
        default=Fraction(0),
    )
    count = sum(number for number, _, _ in dice)
    if all(low == high for low, high in [span(windows, size) for size in range(count + 40)]):
        return constant(0)
    single = one_of_chains(dice, span(windows, count), count, budget)
    if single is not None:
        return single
    try:
        kinds = [kind_of(number, die.weights(budget), deeds, budget) for number, die, deeds in dice]
        if len(kinds) == 1 and not kinds[0].going:
            low, high = span(windows, count)
            series = window_of(
                count, low, high, kinds[0].staying, kinds[0].whole, identity, budget
            )
        else:
            series = window_of_kinds(kinds, count, windows, identity, budget)
    except NoSeriesError:
        return by_listing(dice, windows, budget)
    return of_series(series, goes_on, budget)


def one_of_chains(
    dice: Sequence[Chosen], places: tuple[int, int], count: int, budget: Budget
) -> Law | None:
    """Weigh the highest or lowest of dice whose chains count as one; None for anything else."""
    low, high = places
    deeds = [deed for _, _, some in dice for deed in some]
    chains = any(isinstance(deed, Explosion) and not deed.apart for deed in deeds)
    alike = all(
        isinstance(deed, Change) or (isinstance(deed, Explosion) and not deed.apart)
        for deed in deeds
    )
    if not chains or not alike or high - low != 1 or (low > 0 and high < count):
        return None
    units: list[Law] = []
    for number, die, some in dice:
        units += [alone_of(Settled(1, die, some), budget)] * number
    return extreme(units, low > 0, budget)


def by_listing(dice: Sequence[Chosen], windows: Sequence[Deed], budget: Budget) -> Distribution:
    """List the throws of every term, and put them together."""
    together: dict[tuple[int, ...], Fraction] = {(): Fraction(1)}
    for count, die, deeds in dice:
        one = throws(count, die.weights(budget), deeds, budget)
        budget.spend(len(one) * len(together) * 100)
        listed(len(one) * len(together), budget)
        both: dict[tuple[int, ...], Fraction] = {}
        for throw, chance in together.items():
            for more, p in one.items():
                key = tuple(sorted(throw + more))
                both[key] = both.get(key, Fraction(0)) + chance * p
        together = both
    out: dict[int, Fraction] = {}
    for throw, chance in together.items():
        low, high = span(windows, len(throw))
        total = sum(throw[low:high])
        out[total] = out.get(total, Fraction(0)) + chance
    return from_chances(out)


def rest_of(node: Node, law_of: LawOf, budget: Budget) -> Law:
    """Give the sum of what is no dice term in the only member of a group."""
    if type(node) is Pool:
        return law_of(Number(0))
    if type(node) is Labelled:
        return rest_of(node.operand, law_of, budget)
    if type(node) is Unary:
        rest = rest_of(node.operand, law_of, budget)
        return algebra.negated(rest) if node.operator == "-" else rest
    if type(node) is Binary:
        left, right = (rest_of(one, law_of, budget) for one in (node.left, node.right))
        right = algebra.negated(right) if node.operator == "-" else right
        return algebra.added(left, right, budget)
    return law_of(node)
