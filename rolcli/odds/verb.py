"""The exact odds of a verb: its outcomes, levels and quantities over every branch."""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from rolcli.odds.enumerate import Walk
from rolcli.odds.grown import Grown, apply
from rolcli.odds.weighted import Tail, Weighted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.result import Result


class VerbOdds:
    """The exact odds of a verb.

    ``outcome`` and ``level`` map names to probabilities, ``quantities`` maps
    the name of a number, or of a word such as a state, to its distribution;
    ``truncated`` is what was cut off.
    """

    __slots__ = ("level", "outcome", "quantities", "success", "tails", "truncated")

    def __init__(self) -> None:
        self.outcome: dict[Any, Fraction] = {}
        self.level: dict[Any, Fraction] = {}
        self.success: Fraction | None = None
        self.quantities: dict[str, dict[int | Fraction | str, Fraction]] = {}
        self.tails: dict[str, list[Tail]] = {}
        self.truncated = Fraction(0)


def verb_odds(
    run: Callable[[Dice], Result], quantities: Sequence[str] = (), depth: int = 20
) -> VerbOdds:
    """Work out the odds of ``run(dice)``, a verb with its parameters bound.

    ``quantities`` names numbers, words or facts (yes or no) of the result, its details
    or its state, each given where the verb still knows it. Raise LimitError, naming the step,
    for a walk past 200,000 leaves.
    """

    def leaf(dice: Dice) -> tuple[object, ...]:
        result = run(dice)
        numbers = tuple([(name, number_of(result, name)) for name in quantities])
        numbers += places_of(result)
        return (result.outcome, result.level, result.success, numbers)

    weighted = Walk(depth).weigh(leaf)
    odds = VerbOdds()
    common = lcm(weighted.denominator, *[tail.mass.denominator for tail in weighted.tails])
    scale = common // weighted.denominator
    leaves = [(value, weight * scale) for value, weight in weighted.items]
    tables: dict[str, list[tuple[Any, int]]] = {name: [] for name in quantities}
    outcome, level, success = entered(leaves, tables)
    lost: dict[str, Fraction] = {}
    for tail in weighted.tails:
        weight = int(tail.mass * common)
        both = [same(a, b) for a, b in zip(tail.here[:3], tail.next[:3], strict=True)]
        for known, value in zip((outcome, level, success), both, strict=True):
            if value is not None:
                known.append((value, weight))
        for (name, here), (_, there) in zip(tail.here[3], tail.next[3], strict=False):
            if here is not None and here == there:
                tables.setdefault(name, []).append((here, weight))
            elif isinstance(here, (int, Fraction)) and isinstance(there, (int, Fraction)):
                odds.tails.setdefault(name, []).append(tail.of(here, there))
            elif here is not None or there is not None:  # of distributions nothing is known
                lost[name] = lost.get(name, Fraction(0)) + tail.mass
    odds.outcome = quantity(outcome, common)[0]
    odds.level = quantity(level, common)[0]
    if success:
        odds.success = Fraction(sum([weight for yes, weight in success if yes]), common)
    followed = sum([weight for _, weight in leaves])
    named = [known for known in (outcome, level) if known]
    odds.truncated = 1 - Fraction(
        max([sum([weight for _, weight in known]) for known in named], default=followed), common
    )
    most = Fraction(0)
    for name, values in tables.items():
        if values:
            odds.quantities[name], missing, tails = quantity(values, common)
            if tails:
                odds.tails.setdefault(name, []).extend(tails)
            unlisted = [tail.mass for tail in odds.tails.get(name, ())]
            most = max(most, missing + sum(unlisted, lost.get(name, Fraction(0))))
    odds.truncated += most
    return odds


def entered(
    leaves: list[tuple[Any, int]], tables: dict[str, list[tuple[Any, int]]]
) -> tuple[list[tuple[Any, int]], list[tuple[Any, int]], list[tuple[Any, int]]]:
    """Enter leaves in tables, and give the weights of outcomes, levels and success."""
    named: tuple[list[tuple[Any, int]], ...] = ([], [], [])
    for value, weight in leaves:
        for known, one in zip(named, value[:3], strict=True):
            if one is not None:
                known.append((one, weight))
        for name, number in value[3]:
            if number is not None:
                tables.setdefault(name, []).append((number, weight))
    return named[0], named[1], named[2]


def same(here: Any, there: Any) -> Any:
    """Give what the first value of a tail and the next both come to, or None."""
    return here if here == there else None


def quantity(
    values: list[tuple[Any, int]], whole: int
) -> tuple[dict[Any, Fraction], Fraction, list[Tail]]:
    """Add up one quantity over all leaves: the chance of each value, how much is missing, tails.

    A value that is itself a distribution is mixed in, and only what such ones lack is
    missing, since a leaf need not know the quantity.
    """
    values = mixtures(values)
    inner = lcm(1, *(value.denominator for value, _ in values if isinstance(value, Weighted)))
    table: dict[Any, int] = {}
    tails: list[Tail] = []
    missing = 0
    for value, weight in values:
        if not isinstance(value, Weighted):
            table[value] = table.get(value, 0) + weight * inner
            continue
        scale = weight * (inner // value.denominator)
        for one, share in value.items:
            key = fact(one) if isinstance(one, bool) else one
            table[key] = table.get(key, 0) + scale * share
        missing += scale * (value.denominator - sum(share for _, share in value.items))
        tails += [tail.scaled(Fraction(weight, whole)) for tail in value.tails]
    denominator = whole * inner
    chances = {value: Fraction(weight, denominator) for value, weight in table.items()}
    for tail in tails:
        if tail.here == tail.next:
            key = fact(tail.here) if isinstance(tail.here, bool) else tail.here
            chances[key] = chances.get(key, Fraction(0)) + tail.mass
    lacking = Fraction(missing, denominator) - sum([tail.mass for tail in tails], Fraction(0))
    moving = [tail for tail in tails if tail.here != tail.next]
    return {value: chances[value] for value in sorted(chances)}, lacking, moving


def mixtures(values: list[tuple[Any, int]]) -> list[tuple[Any, int]]:
    """Mix amounts that differ only in the number of dice added to them."""
    found: list[tuple[Any, int]] = []
    kinds: dict[tuple[object, ...], dict[int, int]] = {}
    for value, weight in values:
        if isinstance(value, Grown):
            counts = kinds.setdefault((value.kind, value.maps), {})
            counts[value.n] = counts.get(value.n, 0) + weight
        else:
            found.append((value, weight))
    for (kind, maps), counts in kinds.items():
        whole = sum(counts.values())
        weighted = apply(kind.mixed(counts), maps)  # type: ignore[attr-defined, arg-type]  # a kind of summed values
        found.append((weighted, whole))
    return found


def number_of(result: Result, name: str) -> int | Fraction | str | Weighted | Grown | None:
    """Find a named number, word or fact in a result, its details or its state."""
    value: Any = getattr(result, name, None) if name in ("total", "margin") else None
    if value is None:
        value = result.details.get(name, result.state.get(name))
    if isinstance(value, bool):
        return fact(value)
    if value is None or isinstance(value, (int, Fraction, str, Weighted, Grown)):
        return value
    return Fraction(value.numerator, value.denominator)


def places_of(result: Result) -> tuple[tuple[str, Any], ...]:
    """Give the place of each one in an order, by name, where the result has one."""
    rows: Any = result.details.get("order", ())
    return tuple([(str(row["name"]), row["place"]) for row in rows])


def fact(true: bool) -> str:
    """Name what is so or not."""
    return "yes" if true else "no"
