"""Every throw up to order, where nothing shorter is known: keeps after rerolls after keeps.

The slow road of the odds, for small pools only. A throw is a sorted tuple of
values; equal throws are one. Which of equal dice is meant never matters, not
even for ``u``: the order of duplicates does not change what they end as.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from rolcli.errors import LimitError
from rolcli.messages import msg
from rolcli.odds.settled import span

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Inner
    from rolcli.odds.settled import Change
    from rolcli.odds.shares import Terms

    Throw = tuple[Inner, ...]
    Throws = dict[Throw, Fraction]

MAX_THROWS = 30_000
"""The most different throws, up to order, that are listed."""


def throws(count: int, die: Terms, changes: Sequence[Change], budget: Budget) -> Throws:
    """Give the chance of every throw, up to order, after all modifiers."""
    kinds = len(die)
    size = comb(count + kinds - 1, count)
    listed(size, budget)
    budget.spend(size * (40 + 4 * kinds + count / 5))
    out = first_throws(count, die)
    for change in changes:
        budget.spend(len(out) * 20)
        if change.kind == "keep":
            out = merged((kept(throw, change), p) for throw, p in out.items())
        elif change.kind == "unique":
            out = merged(
                (end, p * q) for throw, p in out.items() for end, q in unique(throw, die, budget)
            )
        else:
            out = spread(out, change, die, budget)
        listed(len(out), budget)
    return out


def listed(count: int, budget: Budget) -> None:
    """Refuse more throws than are listed."""
    if count > MAX_THROWS:
        raise LimitError(
            "odds_too_big",
            msg(
                "Exact odds of this order of modifiers list every throw, and {term} has {count} "
                "different ones; at most {limit} are listed.",
                term=str(budget.node),
                count=count,
                limit=MAX_THROWS,
            ),
            hint=budget.hint,
            column=None if budget.node is None else budget.node.at,
        )


def first_throws(count: int, die: Terms) -> Throws:
    """List what ``count`` dice may show, up to order."""
    whole = sum(die.values())
    partial: dict[Throw, int] = {(): 1}
    last = max(die)
    for face, weight in sorted(die.items()):
        longer: dict[Throw, int] = {}
        for throw, ways in partial.items():
            rest = count - len(throw)
            for more in range(rest if face == last else 0, rest + 1):
                longer[throw + (face,) * more] = (
                    ways * comb(count - len(throw), more) * weight**more
                )
        partial = longer
    return {throw: Fraction(ways, whole**count) for throw, ways in partial.items()}


def merged(parts: Iterable[tuple[Throw, Fraction]]) -> Throws:
    """Add up the chances of equal throws."""
    out: Throws = {}
    for throw, chance in parts:
        out[throw] = out.get(throw, Fraction(0)) + chance
    return out


def kept(throw: Throw, change: Change) -> Throw:
    """Apply a keep or drop."""
    low, high = span([change], len(throw))
    return throw[low:high]


def unique(throw: Throw, die: Terms, budget: Budget) -> list[tuple[Throw, Fraction]]:
    """Throw duplicates again until all differ."""
    different = tuple(sorted(set(throw)))
    out: dict[Throw, Fraction] = {different: Fraction(1)}
    for _ in range(len(throw) - len(different)):
        longer: dict[Throw, Fraction] = {}
        for seen, chance in out.items():
            free = {face: weight for face, weight in die.items() if face not in seen}
            whole = sum(free.values())
            if not whole:
                raise budget.endless()
            for face, weight in free.items():
                key = tuple(sorted((*seen, face)))
                longer[key] = longer.get(key, Fraction(0)) + chance * Fraction(weight, whole)
        out = longer
        budget.spend(len(out) * len(die) * 12)
        listed(len(out), budget)
    return list(out.items())


def spread(before: Throws, change: Change, die: Terms, budget: Budget) -> Throws:
    """Apply a modifier that looks at each die by itself."""
    becomes: dict[Inner, list[tuple[Throw, Fraction]]] = {}
    out: Throws = {}
    for throw, chance in before.items():
        partial: Throws = {(): chance}
        for value in throw:
            ends = becomes.get(value)
            if ends is None:
                ends = becomes[value] = endings(value, change, die, budget)
            budget.spend(len(partial) * len(ends) * 9)
            partial = merged(
                (tuple(sorted(some + end)), p * q) for some, p in partial.items() for end, q in ends
            )
            listed(len(partial), budget)
        for end, p in partial.items():
            out[end] = out.get(end, Fraction(0)) + p
    return out


def endings(
    value: Inner, change: Change, die: Terms, budget: Budget
) -> list[tuple[Throw, Fraction]]:
    """List what one die becomes: its values, and the chance."""
    sure = Fraction(1)
    if change.kind == "clamp":
        clamp = max if change.style == "min" else min
        return [((clamp(value, change.number),), sure)]
    holds, whole = change.holds, sum(die.values())
    if not holds(value):
        return [((value,), sure)]
    if change.kind == "reroll":
        fresh = {f: w for f, w in die.items() if change.style == "ro" or not holds(f)}
        if not fresh:
            raise budget.endless()
        return [((f,), Fraction(w, sum(fresh.values()))) for f, w in fresh.items()]
    once, less = change.style == "!o", 1 if change.style == "!p" else 0
    if not once and all(map(holds, die)):
        raise budget.endless()
    compound = change.kind == "compound"
    out: Throws = {}
    going: Throws = {(value,): sure}
    for _ in range(budget.depth):
        further: Throws = {}
        budget.spend(len(going) * len(die) * 9)
        for throw, chance in going.items():
            for face, weight in die.items():
                if compound:
                    end: Throw = (throw[0] + face,)
                else:
                    end = tuple(sorted((*throw, face - less)))
                into = further if holds(face) and not once else out
                into[end] = into.get(end, Fraction(0)) + chance * Fraction(weight, whole)
        going = further
        listed(len(going) + len(out), budget)
        if not going or once:
            break
    return list(out.items())
