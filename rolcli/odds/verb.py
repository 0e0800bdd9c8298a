"""The exact odds of a verb: its outcomes, levels and quantities over every branch."""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from rolcli.odds.enumerate import Walk
from rolcli.odds.grown import Grown, apply
from rolcli.odds.weighted import Weighted

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

    __slots__ = ("level", "outcome", "quantities", "success", "truncated")

    def __init__(self) -> None:
        self.outcome: dict[Any, Fraction] = {}
        self.level: dict[Any, Fraction] = {}
        self.success: Fraction | None = None
        self.quantities: dict[str, dict[int | Fraction | str, Fraction]] = {}
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
    whole = weighted.denominator
    outcome: list[tuple[Any, int]] = []
    level: list[tuple[Any, int]] = []
    success: dict[bool, int] = {}
    tables: dict[str, list[tuple[Any, int]]] = {name: [] for name in quantities}
    for (its_outcome, its_level, its_success, numbers), weight in weighted.items:
        for key, known in ((its_outcome, outcome), (its_level, level)):
            if key is not None:
                known.append((key, weight))
        if its_success is not None:
            success[its_success] = success.get(its_success, 0) + weight
        for name, number in numbers:
            if number is not None:
                tables.setdefault(name, []).append((number, weight))
    odds.outcome = quantity(outcome, whole)[0]
    odds.level = quantity(level, whole)[0]
    if success:
        odds.success = Fraction(success.get(True, 0), whole)
    odds.truncated = 1 - Fraction(sum(weight for _, weight in weighted.items), whole)
    most = Fraction(0)
    for name, values in tables.items():
        if values:
            odds.quantities[name], missing = quantity(values, whole)
            most = max(most, missing)
    odds.truncated += most
    return odds


def quantity(
    values: list[tuple[Any, int]], whole: int
) -> tuple[dict[Any, Fraction], Fraction]:
    """Add up one quantity over all leaves: the chance of each value, and how much is missing.

    A value that is itself a distribution is mixed in, and only what such ones lack is
    missing, since a leaf need not know the quantity.
    """
    values = mixtures(values)
    inner = lcm(1, *(value.denominator for value, _ in values if isinstance(value, Weighted)))
    table: dict[Any, int] = {}
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
    denominator = whole * inner
    chances = {value: Fraction(table[value], denominator) for value in sorted(table)}
    return chances, Fraction(missing, denominator)


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
        weighted = apply(kind.mixed(counts), maps)  # type: ignore[attr-defined, arg-type]
        found.append((Weighted(weighted.items, weighted.denominator * whole), whole))
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
