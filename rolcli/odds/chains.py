"""What modifiers make of dice before they are kept or dropped, read forwards."""

from __future__ import annotations

from itertools import product
from math import comb, prod

from rolcli.odds.budget import bits_of
from rolcli.odds.crowd import Crowd
from rolcli.odds.polynomial import uniform_power
from rolcli.odds.shares import chained

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.settled import Change
    from rolcli.odds.shares import Terms

    Law = tuple[Terms, int]


def crowd_of(count: int, die: Terms, changes: Sequence[Change], budget: Budget) -> Crowd:
    """Give the crowd that ``count`` dice become by modifiers without keep or unique."""
    crowd = Crowd([dict(die)], [sum(die.values())], [(1, (count,))])
    for change in changes:
        if change.kind == "explode":
            crowd = exploded(crowd, change, die, budget)
        else:
            laws = [changed(law, scale, change, die, budget) for law, scale in kinds(crowd)]
            crowd = gathered([law for law, _ in laws], [scale for _, scale in laws], crowd.lines)
    return crowd


def kinds(crowd: Crowd) -> list[Law]:
    """List the kinds of dice of a crowd: weights, and what they are out of."""
    return list(zip(crowd.laws, crowd.scales, strict=True))


def changed(law: Terms, scale: int, change: Change, die: Terms, budget: Budget) -> Law:
    """Apply a modifier that leaves every die one die."""
    if change.kind == "clamp":
        limit, clamp = change.number, max if change.style == "min" else min
        out: Terms = {}
        for value, weight in law.items():
            to = clamp(value, limit)
            out[to] = out.get(to, 0) + weight
        return out, scale
    holds = change.holds
    hit = {value: weight for value, weight in law.items() if holds(value)}
    if not hit:
        return law, scale
    if change.kind == "reroll":
        fresh = {f: w for f, w in die.items() if change.style == "ro" or not holds(f)}
        if not fresh:
            raise budget.endless()
        below, again = sum(fresh.values()), sum(hit.values())
        out = {face: weight * again for face, weight in fresh.items()}
    else:
        more, below = chained(change, die, lambda face: ({face: 1}, 1), budget)
        out = {}
        for value, weight in hit.items():
            for move, ways in more.items():
                out[value + move] = out.get(value + move, 0) + weight * ways
    for value, weight in law.items():
        if value not in hit:
            out[value] = out.get(value, 0) + weight * below
    return out, scale * below


def exploded(crowd: Crowd, change: Change, die: Terms, budget: Budget) -> Crowd:
    """Let dice that meet the condition add further dice to the crowd."""
    holds, style, depth = change.holds, change.style, budget.depth
    laws: list[Terms] = []
    scales: list[int] = []
    for law, scale in kinds(crowd):
        laws.append({value: weight for value, weight in law.items() if not holds(value)})
        laws.append({value: weight for value, weight in law.items() if holds(value)})
        scales += [scale, scale]
    hit = any(laws[1::2])
    less = 1 if style == "!p" else 0
    going = {face - less: weight for face, weight in die.items() if holds(face)}
    ending = {face - less: weight for face, weight in die.items() if not holds(face)}
    if not hit:
        return crowd
    if style == "!o":
        laws += [{}, dict(die)]
    elif not ending:
        raise budget.endless()
    else:
        laws += [going, ending]
    scales += [sum(die.values())] * 2
    if style == "!" and crowd.laws == [die] and depth and len(crowd.lines) == 1:
        coefficient, (count,) = crowd.lines[0]
        budget.fit_terms(count * depth, bits_of(scales[-1], count * (depth + 1)))
        budget.spend(count * depth * (1 + count * depth / 3_000))
        chances = uniform_power(depth + 1, count)
        return Crowd(
            [ending, going],
            [scales[-1]] * 2,
            [(coefficient * ways, (count, more)) for more, ways in enumerate(chances)],
        )
    lines: dict[tuple[int, ...], int] = {}
    most = sum(crowd.most)
    links = 1 if style == "!o" else depth
    budget.fit_terms(
        sum(1 + sum(n) + sum(n) ** 2 * (links - 1) // 2 for _, n in crowd.lines),
        bits_of(scales[-1], most * (links + 1)),
    )
    for coefficient, numbers in crowd.lines:
        ranges = [
            range(0 if laws[2 * i] else count, (count if laws[2 * i + 1] else 0) + 1)
            for i, count in enumerate(numbers)
        ]
        budget.spend(prod(map(len, ranges)) * (2 + 4 * sum(numbers) * links))
        for split in product(*ranges):
            ways = coefficient * prod(map(comb, numbers, split))
            parts = [n for count, m in zip(numbers, split, strict=True) for n in (count - m, m)]
            more = sum(split)
            if more and not depth:
                continue
            if style == "!o":
                lines[(*parts, 0, more)] = ways
                continue
            for further, chains in enumerate(uniform_power(depth, more) if more else [1]):
                lines[(*parts, further, more)] = ways * chains
    return gathered(laws, scales, [(ways, numbers) for numbers, ways in lines.items()])


def gathered(
    laws: list[Terms], scales: list[int], lines: list[tuple[int, tuple[int, ...]]]
) -> Crowd:
    """Make a crowd, kinds of the same law put together and impossible ones left out."""
    places: list[int | None] = []
    kept: list[Law] = []
    for law in zip(laws, scales, strict=True):
        if not law[0]:
            places.append(None)
            continue
        if law not in kept:
            kept.append(law)
        places.append(kept.index(law))
    out: dict[tuple[int, ...], int] = {}
    for ways, numbers in lines:
        counts = [0] * len(kept)
        for place, dice in zip(places, numbers, strict=True):
            if place is not None:
                counts[place] += dice
            elif dice:
                break
        else:
            key = tuple(counts)
            out[key] = out.get(key, 0) + ways
    return Crowd(
        [law for law, _ in kept],
        [scale for _, scale in kept],
        [(ways, numbers) for numbers, ways in out.items()],
    )
