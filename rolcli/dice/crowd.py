"""Keep and drop among dice of several kinds: those thrown, those exploded, members of a group.

A crowd is a number of dice of each kind, where the numbers themselves may be
random. The values are gone through once, from the best down; only how many of
each kind were kept so far is remembered, never a throw.
"""

from __future__ import annotations

from itertools import product
from math import comb, lcm, prod

from rolcli.dice.budget import bits_of
from rolcli.dice.shares import accrue, multiplied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rolcli.dice.budget import Budget
    from rolcli.dice.distribution import Inner
    from rolcli.dice.shares import Share, ShareOf, Terms

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
    budget.spend(len(crowd.lines) * (1 + bits / 1_500))
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


def level(values: Sequence[Inner], share: ShareOf) -> tuple[dict[Inner, Terms], int]:
    """Give the shares of all values over one denominator."""
    found = {value: share(value) for value in values}
    common = lcm(1, *[denominator for _, denominator in found.values()])
    if common == 1:
        return {value: terms for value, (terms, _) in found.items()}, 1
    return {
        value: {key: weight * (common // denominator) for key, weight in terms.items()}
        for value, (terms, denominator) in found.items()
    }, common


class Powers:
    """Powers of the shares, each worked out once."""

    __slots__ = ("_budget", "_known", "_shares")

    def __init__(self, shares: dict[Inner, Terms], budget: Budget) -> None:
        self._shares = shares
        self._budget = budget
        self._known: dict[Inner, list[Terms]] = {}

    def get(self, value: Inner, count: int) -> Terms:
        """Give the share of ``count`` dice of one value."""
        known = self._known.get(value)
        if known is None:
            known = self._known[value] = [{0: 1}, self._shares[value]]
        one = self._shares[value]
        if len(one) == 1 and count >= len(known):
            ((key, weight),) = one.items()
            return {key * count: weight**count}
        while len(known) <= count:
            known.append(multiplied(known[-1], one, self._budget))
        return known[count]


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
    out: Terms = {}
    for coefficient, numbers in lines:
        terms = {0: 1}
        for kind, count in enumerate(numbers):
            terms = multiplied(terms, powers.get(kind, count), budget)
        accrue(out, terms, coefficient * below ** (size - sum(numbers)))
    return out, denominator * below**size


def vectors(limits: Sequence[int], total: int) -> Iterator[State]:
    """List the vectors below ``limits`` (included) that sum to at most ``total``."""
    if len(limits) == 1:
        for count in range(min(limits[0], total) + 1):
            yield (count,)
        return
    for count in range(min(limits[0], total) + 1):
        for rest in vectors(limits[1:], total - count):
            yield (count, *rest)


def best(
    crowd: Crowd, keep: int, values: Sequence[Inner], share: ShareOf, budget: Budget
) -> Share:
    """Weigh the sum of the first ``keep`` dice in the order of ``values`` (all if fewer)."""
    if len(crowd.lines) == len(crowd.laws) == 1:
        return best_alike(crowd, keep, values, share, budget)
    lines, denominator = crowd.common()
    most = crowd.most
    kinds = range(len(most))
    shares, below = level(values, share)
    powers = Powers(shares, budget)
    states = list(vectors(most, keep - 1))
    size = (denominator - 1).bit_length()
    remaining = Remaining(lines, states, size, budget)
    budget.spend(len(values) * len(states) * (1 + len(states) * (0.5 + size / 10_000)))
    held: dict[State, Terms] = {tuple([0] * len(most)): {0: 1}}
    rest = [sum(law.values()) for law in crowd.laws]
    ways = remaining.count(rest)
    out: Terms = {}
    for value in values:
        at = [law.get(value, 0) for law in crowd.laws]
        rest = [all_left - here for all_left, here in zip(rest, at, strict=True)]
        after = remaining.count(rest)
        here = [i for i in kinds if at[i]]
        for state, terms in held.items():
            kept = sum(state)
            factor = ways[state] - settled_here(state, after, at, here, most, keep - kept)
            if factor:
                budget.spend(len(terms) * (0.7 + size / 4_000))
                accrue(out, multiplied(terms, powers.get(value, keep - kept), budget), factor)
        for kind in here:
            held = widened(held, kind, at[kind], most[kind], keep, value, powers, budget)
        ways = after
    for state, terms in held.items():  # fewer dice than are to be kept
        if ways[state]:
            accrue(out, terms, ways[state] * below ** (keep - sum(state)))
    return out, denominator * below**keep


def best_alike(
    crowd: Crowd, keep: int, values: Sequence[Inner], share: ShareOf, budget: Budget
) -> Share:
    """Do the same where all dice are of one kind and more than ``keep``."""
    coefficient, (count,) = crowd.lines[0]
    law, whole = crowd.laws[0], crowd.scales[0] ** count
    shares, below = level(values, share)
    powers = Powers(shares, budget)
    drop = count - keep
    bits = whole.bit_length()
    budget.spend(len(values) * keep * (1 + bits / 3_000 + (bits / 8_000) ** 1.6))
    held: list[Terms] = [{0: 1}] + [{} for _ in range(keep - 1)]  # by how many are kept
    left = sum(law.values())
    out: Terms = {}
    for value in values:
        weight = law[value]
        rest = left - weight
        # ways for the dice not yet placed to be here or later, enough of them here
        ways, among = left**drop, 1
        edge, here = rest ** (drop + 1), 1
        for kept in range(keep - 1, -1, -1):
            size = count - kept
            ways = left * ways - among * edge * here
            among = among * size // (size - drop)
            here *= weight
            if held[kept] and ways:
                budget.spend(len(held[kept]) * (0.7 + bits / 4_000))
                terms = multiplied(held[kept], powers.get(value, keep - kept), budget)
                accrue(out, terms, ways * comb(count, kept) * coefficient)
        steps = [(more, weight**more) for more in range(1, keep)]
        for kept in range(keep - 1, 0, -1):
            for more, factor in steps[:kept]:
                before = held[kept - more]
                if before:
                    budget.spend(2 + len(before) * (0.8 + bits / 2_000))
                    terms = multiplied(before, powers.get(value, more), budget)
                    accrue(held[kept], terms, factor * comb(kept, more))
        left = rest
    return out, whole * below**keep


class Remaining:
    """Counts the ways of choosing dice for a state and throwing all others among what is left."""

    __slots__ = ("_budget", "_cost", "_groups", "_lines", "_states")

    def __init__(
        self, lines: list[tuple[int, State]], states: list[State], bits: int, budget: Budget
    ) -> None:
        self._lines = lines
        self._states = states
        self._budget = budget
        self._cost = 1.0 + bits / 2_500 + (bits / 8_000) ** 1.6
        self._groups: dict[tuple[int, ...], dict[State, list[tuple[int, State]]]] = {}

    def count(self, rest: list[int]) -> dict[State, int]:
        """Count, for each state, with ``rest`` the weight that is left of a die of each kind."""
        empty = tuple(kind for kind, left in enumerate(rest) if not left)
        groups = self._groups.get(empty)
        if groups is None:  # of a kind with nothing left, all dice must be chosen
            groups = self._groups[empty] = {}
            for line in self._lines:
                key = tuple(line[1][kind] for kind in empty)
                groups.setdefault(key, []).append(line)
        out = {}
        for state in self._states:
            total = 0
            lines = groups.get(tuple(state[kind] for kind in empty), ())
            self._budget.spend(0.8 + len(lines) * self._cost)
            for coefficient, numbers in lines:
                ways = coefficient
                for count, taken, left in zip(numbers, state, rest, strict=True):
                    if taken > count:
                        ways = 0
                        break
                    ways *= comb(count, taken)
                    if left > 1 and count > taken:
                        ways *= left ** (count - taken)
                total += ways
            out[state] = total
        return out

def settled_here(
    state: State,
    after: dict[State, int],
    at: list[int],
    here: list[int],
    most: list[int],
    wanted: int,
) -> int:
    """Count the ways in which fewer than ``wanted`` further dice show the present value."""
    if not here:
        return after[state]
    total = 0
    for more in vectors([most[i] - state[i] for i in here], wanted - 1):
        reached = list(state)
        ways = 1
        for i, count in zip(here, more, strict=True):
            reached[i] += count
            ways *= comb(reached[i], count) * at[i] ** count
        total += ways * after[tuple(reached)]
    return total


def widened(
    held: dict[State, Terms],
    kind: int,
    weight: int,
    most: int,
    keep: int,
    value: Inner,
    powers: Powers,
    budget: Budget,
) -> dict[State, Terms]:
    """Let further dice of one kind show the present value."""
    out: dict[State, Terms] = {}
    for state, terms in held.items():
        kept = state[kind]
        for more in range(min(most - kept, keep - 1 - sum(state)) + 1):
            reached = (*state[:kind], kept + more, *state[kind + 1 :])
            factor = comb(kept + more, more) * weight**more
            into = out.setdefault(reached, {})
            budget.spend(1 + len(terms) * (0.7 + factor.bit_length() / 4_000))
            accrue(into, multiplied(terms, powers.get(value, more), budget), factor)
    return out


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
                    for more in range(numbers[kind] - mine + 1):
                        kept = max(0, min(placed + more, high) - max(placed, low))
                        budget.spend(3 + bits / 3_000 + len(terms) * (0.8 + bits / 3_000))
                        accrue(
                            reached.setdefault((*state[:kind], mine + more, *state[kind + 1 :]), {}),
                            multiplied(terms, powers.get(value, kept), budget),
                            comb(mine + more, more) * weight**more,
                        )
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
