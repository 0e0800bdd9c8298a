"""The exact odds of an attack: its hits by a walk, then what so many hits do, by algebra."""

from __future__ import annotations

from fractions import Fraction

from rolcli.odds.enumerate import Walk
from rolcli.odds.verb import VerbOdds, verb_odds
from rolcli.odds.weighted import Weighted
from rolcli.rulesets.coc7.attack import attack
from rolcli.rulesets.coc7.strike import blow_of, strike
from rolcli.rulesets.coc7.wounds import body_of, is_major, wound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

    Chances = dict[Any, Fraction]
    Weights = dict[Any, int]
    Counts = tuple[int, int, int]

KINDS = ((True, True), (True, False), (False, False))
"""Impaling hits, extreme ones that do not impale, and all others: (extreme, impaling)."""
NO_HIT = (0, 0, 0)


def odds(house: House, depth: int, **parameters: Any) -> VerbOdds:
    """Work out outcome and level, and of several shots the hits.

    With damage also its sum, and with hit points what is left of them.
    """
    several = bool(parameters.get("burst")) or (parameters.get("shots") or 1) > 1
    found = verb_odds(
        lambda dice: attack(dice, house, **parameters),
        ("hits", "impaling") if several else (),
        depth,
    )
    if parameters.get("damage") is None:
        return found
    counts = hits_of(house, depth, parameters)
    singles = [single(house, depth, parameters, kind) for kind in KINDS]
    found.quantities["final"] = ordered(sums(counts, singles))
    hp_max = parameters.get("hp_max")
    if hp_max is not None:
        start = (body_of(parameters.get("hp"), hp_max), False)
        bodies = wounded(house, counts, singles, start, hp_max)
        for name, value in (
            ("hp", lambda body, major: body[0]),
            ("major_wound", lambda body, major: fact(major)),
            ("dying", lambda body, major: fact(body[2] == "dying")),
            ("dead", lambda body, major: fact(body[2] == "dead")),
        ):
            table: Chances = {}
            for (body, major), chance in bodies.items():
                key = value(body, major)
                table[key] = table.get(key, Fraction(0)) + chance
            found.quantities[name] = ordered(table)
    missing = 1 - sum(found.quantities["final"].values())
    found.truncated = max(found.truncated, Fraction(missing))
    return found


def fact(true: bool) -> str:
    """Name what is so or not."""
    return "yes" if true else "no"


def hits_of(house: House, depth: int, parameters: dict[str, Any]) -> dict[Counts, Fraction]:
    """Give the chances of each number of hits of the three kinds."""

    def counted(dice: Dice) -> Counts:
        details: dict[str, Any] = attack(dice, house, **parameters).details
        hits, impaling = details.get("hits", 0), details.get("impaling", 0)
        extreme = details.get("extreme", 0)
        return impaling, extreme, hits - impaling - extreme

    weighted = Walk(depth).weigh(counted)
    return {key: Fraction(weight, weighted.denominator) for key, weight in weighted.items}


def single(
    house: House, depth: int, parameters: dict[str, Any], kind: tuple[bool, bool]
) -> Weighted:
    """Weigh one hit's damage through armour."""
    blow = blow_of(
        house, parameters.get("damage"), parameters.get("db"), parameters.get("strength"),
        parameters.get("size"), parameters.get("half_db", False), parameters.get("impale", False),
        parameters.get("armour", 0),
    )  # fmt: skip
    assert blow is not None
    return Walk(depth).weigh(lambda dice: strike(dice, blow, *kind)[0])


def sums(counts: dict[Counts, Fraction], singles: list[Weighted]) -> Chances:
    """Give the chances of the sum of all hits."""

    def add(total: Weights, kind: int) -> Weights:
        after: Weights = {}
        for a, p in total.items():
            for b, q in singles[kind].items:
                after[a + b] = after.get(a + b, 0) + p * q
        return after

    return mixed(counts, singles, {NO_HIT: {0: 1}}, add)


def wounded(
    house: House, counts: dict[Counts, Fraction], singles: list[Weighted], start: Any, hp_max: int
) -> Chances:
    """Give the chances of each state of the body, and of a fresh major wound."""

    def hurt(bodies: Weights, kind: int) -> Weights:
        after: Weights = {}
        for (body, major), p in bodies.items():
            for damage, q in singles[kind].items:
                key = wound(house, body, hp_max, damage), major or is_major(damage, hp_max)
                after[key] = after.get(key, 0) + p * q
        return after

    return mixed(counts, singles, {NO_HIT: {start: 1}}, hurt)


def mixed(
    counts: dict[Counts, Fraction],
    singles: list[Weighted],
    known: dict[Counts, Weights],
    grow: Callable[[Weights, int], Weights],
) -> Chances:
    """Mix what each number of hits comes to by the chance of that number."""
    total: Chances = {}
    for count, chance in sorted(counts.items()):
        whole = chance
        for one, n in zip(singles, count, strict=True):
            whole /= one.denominator**n
        for value, weight in after_hits(count, known, grow).items():
            total[value] = total.get(value, Fraction(0)) + whole * weight
    return total


def after_hits(
    count: Counts, known: dict[Counts, Weights], grow: Callable[[Weights, int], Weights]
) -> Weights:
    """Grow what is known of fewer hits, one hit at a time, and remember it."""
    wanted = []
    while count not in known:
        kind = max(kind for kind in range(len(KINDS)) if count[kind])
        wanted.append((count, kind))
        fewer = list(count)
        fewer[kind] -= 1
        count = (fewer[0], fewer[1], fewer[2])
    found = known[count]
    for more, kind in reversed(wanted):
        found = known[more] = grow(found, kind)
    return found


def ordered(table: Chances) -> Chances:
    """Put the values in ascending order."""
    return {value: table[value] for value in sorted(table)}
