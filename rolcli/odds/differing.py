"""Dice that all differ (``u``): every set of faces is as likely as any other."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, product
from math import comb, lcm, prod
from operator import sub

from rolcli.odds.best import vectors
from rolcli.odds.levels import level
from rolcli.odds.shares import accrue, multiplied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.crowd import State
    from rolcli.odds.distribution import Inner
    from rolcli.odds.shares import Share, ShareOf, Terms


def window_of_set(
    count: int, low: int, high: int, faces: Sequence[Inner], share: ShareOf, budget: Budget
) -> Share:
    """Weigh the dice at places ``low`` to ``high - 1`` of ``count`` different ascending faces."""
    keep, size = high - low, len(faces)
    ways = comb(size, count)
    if keep == 0:
        return {0: 1}, 1
    shares, below = level(faces, share)
    held: list[Terms] = [{} for _ in range(keep)]  # by how many are kept, 1 and more
    out: Terms = {}
    for place, face in enumerate(faces):
        mine = shares[face]
        after = comb(size - 1 - place, count - high)
        for kept in range(min(keep, place + 1 - low), 0, -1):
            start: Terms = {0: comb(place, low)} if kept == 1 else held[kept - 1]
            if not start:
                continue
            budget.spend(1.5 + len(start) * len(mine) * (0.8 + ways.bit_length() / 20_000))
            terms = multiplied(start, mine, budget)
            if kept == keep:
                if after:
                    accrue(out, terms, after)
            else:
                accrue(held[kept], terms)
    return out, ways * below**keep


def window_of_uneven(
    count: int,
    low: int,
    high: int,
    laws: tuple[Terms, Terms],
    share: ShareOf,
    budget: Budget,
) -> Share:
    """Do the same where some faces are likelier: at first, by ``laws[0]``, or thrown again.

    Faces that are alike in both are one kind; how many of each kind there are
    is followed, and within a kind every set is as likely as any other.
    """
    law, die = laws
    faces = sorted({*law, *die})
    numbers: dict[tuple[int, int], int] = {}  # of the kinds
    kinds = [
        numbers.setdefault((law.get(face, 0), die.get(face, 0)), len(numbers)) for face in faces
    ]
    sizes = [kinds.count(kind) for kind in range(len(numbers))]
    chances = ends(count, sizes, list(numbers), budget)
    shares, below = level(faces, share)
    held: dict[State, Terms] = {tuple([0] * len(sizes)): {0: 1}}
    for face, kind in zip(faces, kinds, strict=True):
        longer: dict[State, Terms] = {}
        for state, terms in held.items():
            place = sum(state)
            if place == count:
                continue
            budget.spend(3 + len(terms))
            kept = low <= place < high
            longer[more(state, kind)] = (
                multiplied(terms, shares[face], budget) if kept else dict(terms)
            )
        for state, terms in longer.items():
            accrue(held.setdefault(state, {}), terms)
    common = lcm(*[chance.denominator for chance in chances.values()])
    out: Terms = {}
    for state, chance in chances.items():
        accrue(out, held[state], chance.numerator * (common // chance.denominator))
    return out, common * below ** (high - low)


def ends(
    count: int, sizes: list[int], kinds: list[tuple[int, int]], budget: Budget
) -> dict[State, Fraction]:
    """Give the chance of each set of different faces, by how many it has of each kind."""
    firsts = [
        min(count, size) if weight else 0 for size, (weight, _) in zip(sizes, kinds, strict=True)
    ]
    states = [state for state in vectors(firsts, count) if sum(state)]
    whole = sum(size * weight for size, (weight, _) in zip(sizes, kinds, strict=True)) ** count
    budget.spend(len(states) ** 2 * (1.5 + whole.bit_length() / 2_000))
    chances: dict[State, Fraction] = {}
    for state in states if count else [tuple([0] * len(sizes))]:
        ways = 0  # in which the dice show all these faces and no others
        for some in product(*[range(number + 1) for number in state]):
            among = sum(n * weight for n, (weight, _) in zip(some, kinds, strict=True)) ** count
            among *= prod(map(comb, state, some))
            ways += -among if (sum(state) - sum(some)) & 1 else among
        chances[state] = Fraction(ways * prod(map(comb, sizes, state)), whole)
    for _ in range(count - 1):
        further: dict[State, Fraction] = {}
        for state, chance in chances.items():
            if sum(state) == count or not chance:
                further[state] = further.get(state, Fraction(0)) + chance
                continue
            free = [(size - n) * w for size, n, (_, w) in zip(sizes, state, kinds, strict=True)]
            if not any(free):
                raise budget.endless()
            for kind, weight in enumerate(free):
                if weight:
                    reached = more(state, kind)
                    part = chance * Fraction(weight, sum(free))
                    further[reached] = further.get(reached, Fraction(0)) + part
        chances = further
    return {
        state: chance / prod(map(comb, sizes, state))
        for state, chance in chances.items() if chance
    }


def more(state: State, kind: int) -> State:
    """Add one of a kind."""
    return (*state[:kind], state[kind] + 1, *state[kind + 1 :])


def set_sums(count: int, size: int, budget: Budget) -> list[int]:
    """Weigh the sums of all sets of ``count`` out of ``size`` faces, above the least sum.

    The Gaussian binomial: a product of ``(1 - x^(size-i)) / (1 - x^(i+1))``.
    """
    count = min(count, size - count)
    rows = count * (size - count) + 1
    bits = comb(size, count).bit_length()
    budget.fit(rows, bits)
    budget.spend(count * rows * (0.35 + bits / 8_000))
    out = [1] + [0] * (rows - 1)
    for i in range(count):
        out = list(map(sub, out, [0] * (size - i) + out))
        step = i + 1
        for start in range(step):
            out[start::step] = accumulate(out[start::step])
    return out
