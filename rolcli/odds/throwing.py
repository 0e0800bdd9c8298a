"""One dice term with settled numbers -> its distribution, by the shortest road there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, pairwise
from math import lcm

from rolcli.odds.algebra import compounded, mixed, powered
from rolcli.odds.budget import bits_of
from rolcli.odds.chains import changed, crowd_of
from rolcli.odds.crowd import Crowd, windowed
from rolcli.odds.differing import set_sums, window_of_set, window_of_uneven
from rolcli.odds.distribution import Distribution, constant, gathered, lattice, reduced
from rolcli.odds.multisets import throws
from rolcli.odds.polynomial import exploding_power
from rolcli.odds.pools import (
    all_but_cost,
    all_but_lowest,
    highest_cost,
    highest_sum,
    middle_cost,
    middle_sum,
    one_place,
    one_place_cost,
    powers,
)  # fmt: skip
from rolcli.odds.settled import before_keeps, scorer, span
from rolcli.odds.shares import averaged, shares

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Inner
    from rolcli.odds.settled import Change
    from rolcli.odds.shares import ShareOf, Terms

    Chances = dict[Inner, Fraction]


class Die:
    """The faces of a die: 1 to ``sides``, or ``special`` ones."""

    __slots__ = ("_weights", "sides", "special")

    def __init__(self, sides: int, special: tuple[int, ...] | None = None) -> None:
        self.sides = sides
        self.special = special
        self._weights: Terms | None = None

    @property
    def highest(self) -> int:
        """The highest face."""
        return self.sides if self.special is None else max(self.special)

    def weights(self, budget: Budget) -> Terms:
        """Give how many faces show each value."""
        if self._weights is None:
            budget.fit_terms(self.sides, 64)
            out: Terms = {}
            for face in self.special or range(1, self.sides + 1):
                out[face] = out.get(face, 0) + 1
            self._weights = dict(sorted(out.items()))
        return self._weights

    def distribution(self, budget: Budget) -> Distribution:
        """Give the distribution of one die."""
        if self.special is None:
            budget.fit(self.sides, 64)
            return lattice(1, 1, [1] * self.sides, self.sides)
        return gathered(self.weights(budget), self.sides)


def thrown(
    counts: Distribution, die: Die, changes: Sequence[Change], budget: Budget
) -> Distribution:
    """Give the distribution of a dice term; the number of dice may be random."""
    if any(change.kind in ("keep", "unique") for change in changes):
        parts = [
            (weight, kept(count, die, changes, budget))
            for count, weight in counts.items()
        ]
        return mixed(parts, counts.denominator, budget)
    if len(counts) == 1 and budget.depth and explodes_plainly(die, changes):
        return plainly_exploding(counts.values[0], die.sides, budget)
    one = single(die, changes, budget)
    if len(counts) == 1:
        return powered(one, counts.values[0], budget)
    return compounded(counts, one, budget)


def explodes_plainly(die: Die, changes: Sequence[Change]) -> bool:
    """Tell whether dice of 1 to 2 or more sides explode on the highest face, and no more."""
    if len(changes) != 1 or die.special is not None or die.sides < 2:
        return False
    change = changes[0]
    plain = change.kind == "compound" or change.style == "!"
    return plain and change.points == (("=", die.sides),)


def plainly_exploding(count: int, sides: int, budget: Budget) -> Distribution:
    """Give the distribution of uniform dice that explode on their highest face."""
    depth = budget.depth
    rows, bits = count * (sides - 2 + sides * depth) + 1, bits_of(sides, count * (depth + 1))
    budget.fit(rows, bits)
    budget.spend(rows * 16 * (0.25 + bits / 9_000))
    weights = exploding_power(sides, count, depth)
    return lattice(count, 1, weights, sides ** (count * (depth + 1)))


def single(die: Die, changes: Sequence[Change], budget: Budget) -> Distribution:
    """Give the distribution of what one die comes to."""
    if not changes:
        return die.distribution(budget)
    score = scorer([change for change in changes if change.kind == "count"])
    others = [change for change in changes if change.kind != "count"]
    if score is not None and not others and die.special is None:
        return reduced(gathered(scored_faces(die.sides, changes, score), die.sides))
    weights = die.weights(budget)
    budget.fit(len(weights), 1024)
    share = shares(others, weights, score, budget)
    terms, denominator = averaged([(w, share(face)) for face, w in weights.items()], die.sides)
    return reduced(gathered(terms, denominator))


def scored_faces(
    sides: int, changes: Sequence[Change], score: Callable[[Inner], int]
) -> Terms:
    """Count the faces by what they score, without listing them."""
    cuts = {1, sides + 1}
    for change in changes:
        for _, point in change.points:
            whole = point if isinstance(point, int) else point.__floor__()
            cuts |= {cut for cut in (whole, whole + 1) if 1 < cut <= sides}
    edges = sorted(cuts)
    out: Terms = {}
    for first, last in pairwise(edges):
        points = score(first)
        out[points] = out.get(points, 0) + last - first
    return out


def kept(count: int, die: Die, changes: Sequence[Change], budget: Budget) -> Distribution:
    """Give the distribution of ``count`` dice some of which are kept, or made to differ."""
    score = scorer([change for change in changes if change.kind == "count"])
    rest = before_keeps([change for change in changes if change.kind != "count"])
    first = next(i for i, change in enumerate(rest) if change.kind in ("keep", "unique"))
    last = first + (rest[first].kind == "unique")
    while last < len(rest) and rest[last].kind == "keep":
        last += 1
    before, keeps, after = rest[:first], rest[first:last], rest[last:]
    if any(change.kind in ("keep", "unique") for change in after):
        return listed(count, die, rest, score, budget)
    if keeps[0].kind == "unique":
        return differing(count, die, rest, (before, keeps[1:], after), score, budget)
    if not before and not after and score is None:
        low, high = span(keeps, count)
        even = spacing(die, None)
        if even:
            return window_of_even(count, low, high, even, budget)
    weights = die.weights(budget)
    share = shares(after, weights, score, budget)
    if any(change.kind == "explode" for change in before):
        crowd = crowd_of(count, weights, before, budget)
        if not crowd.lines:
            return Distribution((), [], 1)
        terms, below = windowed(crowd, lambda size: span(keeps, size), share, budget)
        return reduced(gathered(terms, below))
    law, scale = weights, die.sides
    for change in before:
        law, scale = changed(law, scale, change, weights, budget)
    low, high = span(keeps, count)
    if not after and score is None and sum(law.values()) == scale:
        even = spacing(die, law)
        if even:
            return window_of_even(count, low, high, even, budget)
    return window_of_law(count, low, high, law, scale, share, budget)


def spacing(die: Die, law: Terms | None) -> tuple[int, int, int] | None:
    """Give start, step and number of equally likely, evenly spaced values, if they are."""
    if law is None and die.special is None:
        return 1, 1, die.sides
    if law is None:
        law = {}
        for face in die.special or ():
            law[face] = law.get(face, 0) + 1
    values = sorted(law)
    step = values[1] - values[0] if len(values) > 1 else 1
    if any(b - a != step for a, b in pairwise(values)) or len(set(law.values())) != 1:
        return None
    start = values[0]
    return (start, step, len(values)) if type(start) is type(step) is int else None


def window_of_even(
    count: int, low: int, high: int, even: tuple[int, int, int], budget: Budget
) -> Distribution:
    """Weigh a window of sorted dice with equally likely, evenly spaced values."""
    start, step, faces = even
    keep = high - low
    if keep == 0:
        return constant(0)
    if keep == count:
        budget.fit(count * (faces - 1) + 1, bits_of(faces, count))
        one = lattice(start, step, [1] * faces, faces)
        return powered(one, count, budget)
    budget.fit(keep * (faces - 1) + 1, bits_of(faces, count))
    if keep == 1:
        reach = range(1, faces + 1)
        budget.spend(one_place_cost(count, reach, low))
        weights = one_place(count, reach, low)
    elif high == count or low == 0:
        cost = highest_cost(count, faces, keep)
        other = all_but_cost(count, faces, count - keep)
        budget.spend(min(cost, other))
        if cost <= other:
            weights = highest_sum(count, faces, keep)
        else:
            weights = all_but_lowest(count, faces, count - keep)
        if low == 0:
            weights.reverse()
    else:
        budget.spend(middle_cost(count, faces, low, high))
        weights = middle_sum(count, faces, low, high)
    return lattice(start * keep, step, weights, powers([faces], count)[0])


def window_of_law(
    count: int, low: int, high: int, law: Terms, scale: int, share: ShareOf, budget: Budget
) -> Distribution:
    """Weigh a window of sorted dice with any values, and what becomes of those kept."""
    if high - low == count:
        terms, below = averaged([(w, share(value)) for value, w in law.items()], scale)
        return powered(gathered(terms, below), count, budget)
    budget.fit_terms(len(law), bits_of(scale, count))
    if high - low == 1:
        values = sorted(law)
        reach = list(accumulate([law[value] for value in values]))
        budget.spend(one_place_cost(count, reach, low))
        places = one_place(count, reach, low)
        terms, below = averaged(
            [(w, share(value)) for value, w in zip(values, places, strict=True)], scale**count
        )
        return reduced(gathered(terms, below))
    crowd = Crowd([law], [scale], [(1, (count,))])
    budget.fit_terms(1, bits_of(scale, count))
    terms, below = windowed(crowd, lambda size: (low, high), share, budget)
    return reduced(gathered(terms, below))


def differing(
    count: int,
    die: Die,
    rest: list[Change],
    parts: tuple[list[Change], list[Change], list[Change]],
    score: Callable[[Inner], int] | None,
    budget: Budget,
) -> Distribution:
    """Give the distribution of dice that all differ."""
    before, keeps, after = parts
    if die.special is None and count > die.sides:
        raise budget.endless()
    low, high = span(keeps, count)
    plain = die.special is None and not before and not after and score is None
    if plain and high - low == count:
        sums = set_sums(count, die.sides, budget)
        return lattice(count * (count + 1) // 2, 1, sums, sum(sums))
    weights = die.weights(budget)
    if count > len(weights):
        raise budget.endless()
    share = shares(after, weights, score, budget)
    if before or len(set(weights.values())) > 1:
        law, scale = weights, die.sides
        for change in before:
            if change.kind not in ("reroll", "clamp"):
                return listed(count, die, rest, score, budget)
            law, scale = changed(law, scale, change, weights, budget)
        terms, below = window_of_uneven(count, low, high, (law, weights), share, budget)
    else:
        terms, below = window_of_set(count, low, high, list(weights), share, budget)
    return reduced(gathered(terms, below))



def listed(
    count: int,
    die: Die,
    changes: list[Change],
    score: Callable[[Inner], int] | None,
    budget: Budget,
) -> Distribution:
    """Give the distribution by listing every throw up to order."""
    out: Chances = {}
    for throw, chance in throws(count, die.weights(budget), changes, budget).items():
        total = sum(throw) if score is None else sum(map(score, throw))
        out[total] = out.get(total, Fraction(0)) + chance
    return from_chances(out)


def from_chances(chances: Chances) -> Distribution:
    """Put chances over one denominator."""
    common = lcm(1, *[chance.denominator for chance in chances.values()])
    terms = {v: c.numerator * (common // c.denominator) for v, c in chances.items()}
    return gathered(terms, common)
