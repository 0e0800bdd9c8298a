"""Groups: members that compete by total, or the dice of a single sum."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from rolcli.dice.group import pools_in
from rolcli.notation.tree import Binary, Labelled, Unary
from rolcli.odds import algebra
from rolcli.odds.chains import crowd_of
from rolcli.odds.crowd import Crowd, crossed, windowed
from rolcli.odds.distribution import Distribution, gathered, reduced
from rolcli.odds.multisets import listed, throws
from rolcli.odds.settle import counts_of, settled, sides_law
from rolcli.odds.settled import Change, scorer, span
from rolcli.odds.throwing import from_chances

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rolcli.notation.tree import Group, Node, Pool
    from rolcli.odds.distribution import Inner
    from rolcli.odds.expression import Run
    from rolcli.odds.shares import Share
    from rolcli.odds.throwing import Chances, Die

    Score = Callable[[Inner], int] | None


def compete(node: Group, run: Run) -> Distribution:
    """Give the distribution of a group."""
    choices, whole = settled(node.modifiers, 0, run)
    if len(node.members) == 1:
        return algebra.mixed(
            [(weight, alone(node, changes, run)) for weight, changes in choices],
            whole, run.budget,
        )  # fmt: skip
    laws = [run.law(member) for member in node.members]
    run.budget.node = node
    return algebra.mixed(
        [(weight, members_compete(laws, changes, run)) for weight, changes in choices],
        whole, run.budget,
    )  # fmt: skip


def alone(node: Group, changes: Sequence[Change], run: Run) -> Distribution:
    """Let the dice of a single sub-roll compete; a count looks at its total."""
    score = scorer([change for change in changes if change.kind == "count"])
    law = dice_compete(node, [change for change in changes if change.kind != "count"], run)
    return law if score is None else algebra.mapped(law, score, run.budget)


def members_compete(
    laws: list[Distribution], changes: Sequence[Change], run: Run
) -> Distribution:
    """Let totals compete."""
    budget = run.budget
    score = scorer([change for change in changes if change.kind == "count"])
    keeps = [change for change in changes if change.kind == "keep"]
    low, high = span(keeps, len(laws))
    if low == 0 and high == len(laws):
        if score is not None:
            laws = [algebra.mapped(law, score, budget) for law in laws]
        return algebra.total_of(laws, budget)
    if high - low == 1 and score is None and (low == 0 or high == len(laws)):
        return algebra.extreme(laws, low > 0, budget)
    for law in laws:
        budget.fit(len(law), law.denominator.bit_length())
    crowd = crossed(
        [
            Crowd([dict(law.items())], [law.denominator], [(1, (1,))])
            for law in laws
        ]
    )
    terms, below = windowed(crowd, lambda size: (low, high), simple(score), budget)
    return reduced(gathered(terms, below))


def simple(score: Score) -> Callable[[Inner], Share]:
    """Give the share of a value that counts for itself or for its score."""
    if score is None:
        return lambda value: ({value: 1}, 1)
    return lambda value: ({score(value): 1}, 1)


def dice_compete(node: Group, changes: Sequence[Change], run: Run) -> Distribution:
    """Let the dice of a sum compete; its numbers stay."""
    member = node.members[0]
    pools = pools_in(member)
    fixed = rest_of(member, run)
    score = scorer([change for change in changes if change.kind == "count"])
    keeps = [change for change in changes if change.kind == "keep"]
    lists: list[list[tuple[int, int, Die, list[Change]]]] = []
    whole = 1
    for pool in pools:
        run.budget.node = pool
        options, below = choices_of(pool, run)
        whole *= below
        lists.append(options)
    parts: list[tuple[int, Distribution]] = []
    for chosen in product(*lists):
        run.budget.node = node
        run.budget.spend(20.0)
        weight = 1
        for share, _, _, _ in chosen:
            weight *= share
        dice = [(count, die, inner) for _, count, die, inner in chosen]
        if any(change.kind in ("keep", "unique") for _, _, inner in dice for change in inner):
            parts.append((weight, by_listing(node, dice, keeps, score, run)))
            continue
        crowd = crossed(
            [
                crowd_of(count, die.weights(run.budget), inner, run.budget)
                for count, die, inner in dice
            ]
        )
        if not crowd.lines:
            parts.append((weight, Distribution((), [], 1)))
            continue
        terms, below = windowed(crowd, lambda size: span(keeps, size), simple(score), run.budget)
        parts.append((weight, reduced(gathered(terms, below))))
    return algebra.added(algebra.mixed(parts, whole, run.budget), fixed, run.budget)


def choices_of(pool: Pool, run: Run) -> tuple[list[tuple[int, int, Die, list[Change]]], int]:
    """List what count, sides and arguments of a term may come to, with weights."""
    counts = counts_of(pool.count, run)
    run.budget.throw(counts.values[-1] if counts.weights else 0)
    dice, below = sides_law(pool.sides, run)
    out = []
    whole = 1
    for weight, die in dice:
        found, whole = settled(pool.modifiers, die.highest, run)
        out += [
            (weight * share * often, count, die, changes)
            for share, changes in found
            for count, often in counts.items()
        ]
    return out, below * whole * counts.denominator


def by_listing(
    node: Group,
    dice: list[tuple[int, Die, list[Change]]],
    keeps: list[Change],
    score: Score,
    run: Run,
) -> Distribution:
    """List the throws of every term, and put them together."""
    budget = run.budget
    together: dict[tuple[Inner, ...], Fraction] = {(): Fraction(1)}
    for count, die, changes in dice:
        one = throws(count, die.weights(budget), changes, budget)
        listed(len(one) * len(together), budget)
        budget.spend(len(one) * len(together) * 20)
        both: dict[tuple[Inner, ...], Fraction] = {}
        for throw, chance in together.items():
            for more, p in one.items():
                key = tuple(sorted(throw + more))
                both[key] = both.get(key, Fraction(0)) + chance * p
        together = both
    out: Chances = {}
    for throw, chance in together.items():
        low, high = span(keeps, len(throw))
        kept = throw[low:high]
        total = sum(kept) if score is None else sum(map(score, kept))
        out[total] = out.get(total, Fraction(0)) + chance
    return from_chances(out)


def rest_of(node: Node, run: Run) -> Distribution:
    """Give the sum of what is no dice term in the only member of a group."""
    from rolcli.notation.tree import Number, Pool

    if type(node) is Pool:
        return run.law(Number(0))
    if type(node) is Labelled:
        return rest_of(node.operand, run)
    if type(node) is Unary:
        rest = rest_of(node.operand, run)
        return algebra.negated(rest) if node.operator == "-" else rest
    if type(node) is Binary:
        left, right = rest_of(node.left, run), rest_of(node.right, run)
        right = algebra.negated(right) if node.operator == "-" else right
        return algebra.added(left, right, run.budget)
    return run.law(node)
