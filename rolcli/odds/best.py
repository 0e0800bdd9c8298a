"""The best (or worst) dice of a crowd, added up: how many of each kind were kept so far."""

from __future__ import annotations

from math import comb

from rolcli.odds.levels import Powers, level
from rolcli.odds.shares import accrue, multiplied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.crowd import Crowd, State
    from rolcli.odds.distribution import Inner
    from rolcli.odds.shares import Share, ShareOf, Terms


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
    budget.spend((len(values) - 1) * keep * keep / 2 * (2.5 + bits / 8_000))
    budget.spend(len(values) * keep * (1 + bits / 3_000 + (bits / 8_000) ** 1.6))
    choices = [1]  # of `count` dice
    for kept in range(keep - 1):
        choices.append(choices[-1] * (count - kept) // (kept + 1))
    held: list[Terms] = [{} for _ in range(keep)]  # by how many are kept
    held[0][0] = 1
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
                accrue(out, terms, ways * choices[kept] * coefficient)
        for kept in range(keep - 1, 0, -1):
            factor = 1  # comb(kept, more) * weight^more
            for more in range(1, kept + 1):
                factor = factor * weight * (kept - more + 1) // more
                before = held[kept - more]
                if before:
                    budget.spend(2 + len(before) * (0.8 + bits / 2_000))
                    terms = multiplied(before, powers.get(value, more), budget)
                    accrue(held[kept], terms, factor)
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
