"""What one die comes to in the end: its further modifiers, read backwards.

A share is a polynomial in the total, as a dict value -> weight and a
denominator: the distribution of what a die, and all dice that it causes, adds
to the total. Weights may sum to less than the denominator where explosions
beyond the depth were cut off.
"""

from __future__ import annotations

from math import lcm

from rolcli.odds.polynomial import pair_cost

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Inner
    from rolcli.odds.settled import Change

    Terms = dict[Inner, int]
    Share = tuple[Terms, int]
    ShareOf = Callable[[Inner], Share]


def multiplied(a: Terms, b: Terms, budget: Budget) -> Terms:
    """Multiply two polynomials."""
    if len(a) == 1:
        a, b = b, a
    if len(b) == 1:
        ((move, factor),) = b.items()
        return {value + move: weight * factor for value, weight in a.items()}
    if a and b:
        bits = max(a.values()).bit_length() + max(b.values()).bit_length()
        budget.spend(len(a) * len(b) * (pair_cost(bits) + 0.3))
    out: Terms = {}
    for value, weight in a.items():
        for move, factor in b.items():
            key = value + move
            out[key] = out.get(key, 0) + weight * factor
    return out


def accrue(into: Terms, terms: Terms, factor: int = 1) -> None:
    """Add a polynomial, multiplied by a number, to another in place."""
    for value, weight in terms.items():
        into[value] = into.get(value, 0) + weight * factor


def averaged(parts: Iterable[tuple[int, Share]], total: int) -> Share:
    """Mix shares, each with its weight out of ``total``."""
    several = list(parts)
    common = lcm(1, *[denominator for _, (_, denominator) in several])
    out: Terms = {}
    for weight, (terms, denominator) in several:
        accrue(out, terms, weight * (common // denominator))
    return out, common * total


def shares(
    changes: Sequence[Change], die: Terms, score: Callable[[Inner], int] | None, budget: Budget
) -> ShareOf:
    """Give the function from the value of a die to its share after ``changes``.

    ``die`` are the weights of the faces of a fresh die; ``score`` is what a
    value counts, or None where it counts for itself.
    """
    if score is None:
        share: ShareOf = lambda value: ({value: 1}, 1)  # noqa: E731
    else:
        count = score
        share = lambda value: ({count(value): 1}, 1)  # noqa: E731
    for change in reversed(changes):
        share = BEFORE[change.kind](change, die, remembered(share), budget)
    return remembered(share)


def remembered(function: ShareOf) -> ShareOf:
    """Work every share out once."""
    known: dict[Inner, Share] = {}

    def share(value: Inner) -> Share:
        found = known.get(value)
        if found is None:
            found = known[value] = function(value)
        return found

    return share


def before_clamp(change: Change, die: Terms, after: ShareOf, budget: Budget) -> ShareOf:
    """Raise or lower the value to a limit."""
    limit = change.number
    if change.style == "min":
        return lambda value: after(value if value >= limit else limit)
    return lambda value: after(value if value <= limit else limit)


def before_reroll(change: Change, die: Terms, after: ShareOf, budget: Budget) -> ShareOf:
    """Throw a value that meets a condition again: once, or until it does not."""
    holds, once = change.holds, change.style == "ro"
    fresh: list[Share] = []

    def share(value: Inner) -> Share:
        if not holds(value):
            return after(value)
        if not fresh:
            faces = [(face, w) for face, w in die.items() if once or not holds(face)]
            if not faces:
                raise budget.endless()
            budget.spend(len(faces) * 2.5)
            fresh.append(averaged([(w, after(f)) for f, w in faces], sum(w for _, w in faces)))
        return fresh[0]

    return share


def before_explosion(change: Change, die: Terms, after: ShareOf, budget: Budget) -> ShareOf:
    """Add the share of the dice that a value makes explode."""
    holds, style = change.holds, change.style
    less = 1 if style == "!p" else 0
    chain: list[Share] = []

    def share(value: Inner) -> Share:
        terms, denominator = after(value)
        if not holds(value):
            return terms, denominator
        if not chain:
            chain.append(chained(change, die, lambda face: after(face - less), budget))
        more, below = chain[0]
        return multiplied(terms, more, budget), denominator * below

    return share


def before_compound(change: Change, die: Terms, after: ShareOf, budget: Budget) -> ShareOf:
    """Add to the value itself the dice that it makes explode."""
    holds = change.holds
    chain: list[Share] = []

    def share(value: Inner) -> Share:
        if not holds(value):
            return after(value)
        if not chain:
            chain.append(chained(change, die, lambda face: ({face: 1}, 1), budget))
        more, below = chain[0]
        budget.spend(len(more) * 2.5)
        return averaged([(weight, after(value + move)) for move, weight in more.items()], below)

    return share


def chained(change: Change, die: Terms, after: ShareOf, budget: Budget) -> Share:
    """Give the share of all dice that one explosion causes, to the depth."""
    holds, depth = change.holds, budget.depth
    weight = sum(die.values())
    going = averaged([(w, after(face)) for face, w in die.items() if holds(face)], weight)
    ending = averaged([(w, after(face)) for face, w in die.items() if not holds(face)], weight)
    if depth == 0:
        return {}, 1
    if change.style == "!o":
        return averaged([(1, going), (1, ending)], 1)
    if not ending[0]:
        raise budget.endless()
    common = lcm(going[1], ending[1])
    step = {value: w * (common // going[1]) for value, w in going[0].items()}
    last = {value: w * (common // ending[1]) for value, w in ending[0].items()}
    power: Terms = {0: 1}  # of `step`, over common^k
    out: Terms = {}
    size = common.bit_length() * depth
    budget.fit_terms(len(step) and len(last), size)
    if len(step) == 1 and depth > 1:
        budget.fit_terms(len(last) * depth, size)
    for k in range(depth):
        budget.fit_terms(len(power) + len(out), size)
        accrue(out, multiplied(power, last, budget), common ** (depth - 1 - k))
        if k < depth - 1:
            power = multiplied(power, step, budget)
            if not power:
                break
    return out, common**depth


BEFORE: dict[str, Callable[[Change, Terms, ShareOf, Budget], ShareOf]] = {
    "clamp": before_clamp,
    "reroll": before_reroll,
    "explode": before_explosion,
    "compound": before_compound,
}
