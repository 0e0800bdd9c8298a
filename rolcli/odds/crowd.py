"""Keep and drop among dice of several kinds: those thrown, those exploded, members of a group.

A crowd is a number of dice of each kind, where the numbers themselves may be
random. The values are gone through once, from the best down; only how many of
each kind were kept so far is remembered, never a throw.
"""

from __future__ import annotations

from itertools import product
from math import comb, lcm, prod

from rolcli.odds.best import best
from rolcli.odds.budget import bits_of
from rolcli.odds.levels import Powers, level
from rolcli.odds.shares import accrue, multiplied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Inner
    from rolcli.odds.shares import Share, ShareOf, Terms

    State = tuple[int, ...]


class Crowd:
    """Dice of several kinds.

    ``laws[i]`` are the weights of the values of a die of kind i, out of
    ``scales[i]``. A line (coefficient, numbers) of ``lines`` stands for that many
    dice of each kind; the chance of a throw is the sum over lines of coefficient
    times the product of law / scale over all dice.
    """

    __slots__ = ("laws", "lines", "scales")

    def __init__(
        self, laws: list[Terms], scales: list[int], lines: list[tuple[int, State]]
    ) -> None:
        self.laws = laws
        self.scales = scales
        self.lines = lines

    def only(self, lines: list[tuple[int, State]]) -> Crowd:
        """Give the same kinds with other lines."""
        return Crowd(self.laws, self.scales, lines)

    @property
    def most(self) -> list[int]:
        """The greatest number of each kind."""
        return [max(numbers) for numbers in zip(*[n for _, n in self.lines], strict=True)]

    def common(self) -> tuple[list[tuple[int, State]], int]:
        """Give the lines over one denominator, and that denominator."""
        most = self.most
        lines = [
            (c * prod(s ** (m - k) for s, m, k in zip(self.scales, most, n, strict=True)), n)
            for c, n in self.lines
        ]
        return lines, prod(s**m for s, m in zip(self.scales, most, strict=True))


def windowed(
    crowd: Crowd,
    window: Callable[[int], tuple[int, int]],
    share: ShareOf,
    budget: Budget,
) -> Share:
    """Weigh what the dice in a window of the sorted values come to.

    ``window`` gives the places kept of so many dice.
    """
    bits = sum(bits_of(s, m) for s, m in zip(crowd.scales, crowd.most, strict=True))
    budget.fit_terms(len(crowd.lines), bits)
    budget.spend(len(crowd.lines) * (4 + bits / 1_500))
    groups: dict[tuple[str, int, int], list[tuple[int, State]]] = {}
    for line in crowd.lines:
        size = sum(line[1])
        low, high = window(size)
        if low == 0 and high == size:
            key = ("all", 0, 0)
        elif low == high:
            key = ("none", 0, 0)
        elif high == size:
            key = ("highest", high - low, 0)
        elif low == 0:
            key = ("lowest", high, 0)
        else:
            key = ("middle", low, high)
        groups.setdefault(key, []).append(line)
    values = sorted({value for law in crowd.laws for value, weight in law.items() if weight})
    parts: list[Share] = []
    for (what, low, high), lines in groups.items():
        some = crowd.only(lines)
        if what == "all":
            parts.append(everything(some, share, budget))
        elif what == "none":
            lines, denominator = some.common()
            followed = [sum(law.values()) for law in crowd.laws]
            ways = sum(c * prod(map(pow, followed, n)) for c, n in lines)
            parts.append(({0: ways}, denominator))
        elif what == "middle":
            parts.append(middle(some, low, high, values, share, budget))
        else:
            order = values if what == "lowest" else values[::-1]
            parts.append(best(some, low or high, order, share, budget))
    common = lcm(1, *[denominator for _, denominator in parts])
    out: Terms = {}
    for terms, denominator in parts:
        accrue(out, terms, common // denominator)
    return out, common


def everything(crowd: Crowd, share: ShareOf, budget: Budget) -> Share:
    """Weigh the sum of all dice."""
    lines, denominator = crowd.common()
    values = {value for law in crowd.laws for value in law}
    shares, below = level(sorted(values), share)
    one: list[Terms] = []
    for law in crowd.laws:
        terms: Terms = {}
        for value, weight in law.items():
            accrue(terms, shares[value], weight)
        one.append(terms)
    powers = Powers(dict(enumerate(one)), budget)
    size = max(sum(n) for _, n in lines)
    budget.spend(len(lines) * (5 + denominator.bit_length() / 1_500))
    out: Terms = {}
    for coefficient, numbers in lines:
        terms = {0: 1}
        for kind, count in enumerate(numbers):
            terms = multiplied(terms, powers.get(kind, count), budget)
        accrue(out, terms, coefficient * below ** (size - sum(numbers)))
    return out, denominator * below**size


def middle(
    crowd: Crowd, low: int, high: int, values: Sequence[Inner], share: ShareOf, budget: Budget
) -> Share:
    """Weigh the sum of the dice at places ``low`` to ``high - 1``; all lines are of one size."""
    shares, below = level(values, share)
    powers = Powers(shares, budget)
    lines, denominator = crowd.common()
    bits = (denominator - 1).bit_length()
    out: Terms = {}
    for coefficient, numbers in lines:
        rest = [sum(law.values()) for law in crowd.laws]
        held: dict[State, Terms] = {tuple([0] * len(numbers)): {0: 1}}
        for value in values:
            at = [law.get(value, 0) for law in crowd.laws]
            rest = [left - here for left, here in zip(rest, at, strict=True)]
            for kind, weight in enumerate(at):
                if not weight:
                    continue
                reached: dict[State, Terms] = {}
                for state, terms in held.items():
                    placed, mine = sum(state), state[kind]
                    factor = 1  # comb(mine + more, more) * weight^more
                    for more in range(numbers[kind] - mine + 1):
                        kept = max(0, min(placed + more, high) - max(placed, low))
                        budget.spend(6 + bits / 3_000 + len(terms) * (0.8 + bits / 3_000))
                        longer = (*state[:kind], mine + more, *state[kind + 1 :])
                        accrue(
                            reached.setdefault(longer, {}),
                            multiplied(terms, powers.get(value, kept), budget),
                            factor,
                        )
                        factor = factor * weight * (mine + more + 1) // (more + 1)
                held = reached
            for state in [state for state in held if sum(state) >= high]:
                ways = coefficient
                for count, taken, left in zip(numbers, state, rest, strict=True):
                    ways *= comb(count, taken) * left ** (count - taken)
                terms = held.pop(state)
                if ways:
                    accrue(out, terms, ways)
    return out, denominator * below ** (high - low)


def merged(crowd: Crowd) -> Crowd:
    """Put kinds of one law together where that loses nothing: a single line of numbers."""
    if len(crowd.lines) != 1:
        return crowd
    coefficient, numbers = crowd.lines[0]
    laws: list[Terms] = []
    scales: list[int] = []
    counts: list[int] = []
    for law, scale, count in zip(crowd.laws, crowd.scales, numbers, strict=True):
        for i, known in enumerate(laws):
            if known == law and scales[i] == scale:
                counts[i] += count
                break
        else:
            laws.append(law)
            scales.append(scale)
            counts.append(count)
    return Crowd(laws, scales, [(coefficient, tuple(counts))])


def crossed(crowds: Sequence[Crowd]) -> Crowd:
    """Put crowds that are thrown apart together."""
    laws = [law for crowd in crowds for law in crowd.laws]
    scales = [scale for crowd in crowds for scale in crowd.scales]
    lines = [
        (prod(c for c, _ in parts), tuple(n for _, numbers in parts for n in numbers))
        for parts in product(*[crowd.lines for crowd in crowds])
    ]
    return merged(Crowd(laws, scales, lines))
