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
from rolcli.odds.distribution import constant
from rolcli.odds.keeping import kind_of, window_of_kinds
from rolcli.odds.settle import bound, choices, counts_of
from rolcli.odds.settled import PLAIN, DieFaces, End, Settled, span
from rolcli.odds.share import NoSeriesError, identity
from rolcli.odds.walk import by_listing
from rolcli.odds.window import scored, window_of_laws

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.modifiers.base import Deed
    from rolcli.notation.operands import Group
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
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


def alone(node: Group, deeds: Sequence[Deed], law_of: LawOf, budget: Budget) -> Law:
    """Let the dice of a single sub-roll compete; a count looks at its total."""
    return scored(dice_compete(node, deeds, law_of, budget), End(score_of(deeds)), budget)


def members_compete(laws: list[Law], deeds: Sequence[Deed], budget: Budget) -> Law:
    """Let totals compete."""
    for change in steady(deeds):
        laws = [algebra.mapped(law, change.changed, budget) for law in laws]
    low, high = span(deeds, len(laws))
    return window_of_laws(laws, low, high, End(score_of(deeds)), budget)


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
    if of_chains([deed for _, _, some in dice for deed in some]):
        units: list[Law] = []
        for number, die, deeds in dice:
            units += [alone_of(Settled(1, die, deeds), budget)] * number
        return window_of_laws(units, *span(windows, count), PLAIN, budget)
    try:
        kinds = [kind_of(number, die.weights(budget), deeds, budget) for number, die, deeds in dice]
        series = window_of_kinds(kinds, count, windows, identity, budget)
    except NoSeriesError:
        return by_listing([Settled(*one) for one in dice], windows, budget)
    return of_series(series, goes_on, budget)


def of_chains(deeds: Sequence[Deed]) -> bool:
    """Tell whether dice go on without end, each chain as one value."""
    chains = [deed for deed in deeds if isinstance(deed, Explosion) and not deed.apart]
    return bool(chains) and all(isinstance(deed, Change) or deed in chains for deed in deeds)


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
