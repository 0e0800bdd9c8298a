"""Exact odds of a reading of dice that are thrown once and read several ways.

A reading with one look is the odds of the dice with its modifiers. With several,
the dice are counted by what all looks make of them: where each look adds up what it
makes of each die, the sums of all looks are found die by die; where one keeps some
dice, the throws are listed up to order.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, lcm

from rolcli.dice.group import Contest
from rolcli.errors import LimitError
from rolcli.messages import msg
from rolcli.modifiers.base import Change, Score, Steady
from rolcli.notation.node import Node
from rolcli.notation.readings import Look, Readings, looks
from rolcli.notation.reckon import Reckoning
from rolcli.notation.tree import Binary, Call, Compare, Labelled, Unary
from rolcli.odds.distribution import Distribution, gathered
from rolcli.odds.settle import choices
from rolcli.odds.walk import first_throws, listed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from rolcli.exact import Number
    from rolcli.modifiers.base import Deed
    from rolcli.odds.budget import Budget
    from rolcli.odds.settle import LawOf
    from rolcli.odds.share import Terms

    Seen = tuple[Any, ...]

MAX_SEEN = 100_000
"""The most different sums of all looks together."""


def alone(node: Readings) -> Node | None:
    """Give the reading as an expression with dice, where it looks at them once or not at all."""
    (reading,) = node.readings
    found = looks(reading)
    if len(found) > 1:
        return None
    return with_dice(reading, node) if found else reading


def with_dice(reading: Node, node: Readings) -> Node:
    """Put the dice, with the modifiers of the look, in its place."""
    if isinstance(reading, Look):
        return node.seen(reading)
    if isinstance(reading, Binary | Compare):
        left, right = with_dice(reading.left, node), with_dice(reading.right, node)
        return type(reading)(reading.operator, left, right, reading.at)
    if isinstance(reading, Unary):
        return Unary(reading.operator, with_dice(reading.operand, node), reading.at)
    if isinstance(reading, Labelled):
        return Labelled(with_dice(reading.operand, node), reading.label, reading.at)
    if isinstance(reading, Call):
        arguments = tuple(with_dice(argument, node) for argument in reading.arguments)
        return Call(reading.name, arguments, reading.at)
    return reading


def joint(
    node: Readings, law_of: LawOf, budget: Budget, variables: dict[str, Any] | None
) -> tuple[Distribution, Distribution | None, Fraction | None]:
    """Weigh a reading with several looks: its total and, of a test, target and success."""
    (reading,) = node.readings
    while isinstance(reading, Labelled):
        reading = reading.operand
    budget.node = node.dice
    found = looks(reading)
    count, die = settled(node, law_of, budget)
    deeds = [deeds_of(look, node, law_of, budget) for look in found]
    if all(isinstance(deed, Steady | Score) for some in deeds for deed in some):
        seen = summed(count, die, deeds, budget)
    else:
        listed(len_throws(count, len(die)), budget)
        throws = first_throws(count, die).items()
        seen = merged(
            (tuple(Contest(throw, some).total(0) for some in deeds), p) for throw, p in throws
        )
    budget.spend(len(seen) * 40)
    return outcomes(reading, found, seen, variables)


def settled(node: Readings, law_of: LawOf, budget: Budget) -> tuple[int, Terms]:
    """Give how many dice there are, and the weights of what one counts for."""
    counts = law_of(node.dice.count)
    options, whole, _ = choices(node.dice, law_of, budget)
    if not isinstance(counts, Distribution) or len(counts) != 1 or len(options) != 1:
        raise too_much(node)
    ((_, die, done),) = options
    law = die.weights(budget)
    for deed in done:
        if deed.role == "order":
            continue
        if not isinstance(deed, Change):
            raise too_much(node)
        law = changed(law, deed, die.weights(budget))
    count = counts.values[0]
    assert whole == 1
    budget.throw(count)
    return count, law


def changed(law: Terms, deed: Change, fresh: Terms) -> Terms:
    """Give the weights of what dice become."""
    ends = {value: deed.becomes(value, fresh) for value in law}
    whole = lcm(1, *[below for _, below in ends.values()])
    out: Terms = {}
    for value, weight in law.items():
        pairs, below = ends[value]
        for end, share in pairs:
            out[end] = out.get(end, 0) + weight * share * (whole // below)
    return out


def deeds_of(look: Look, node: Readings, law_of: LawOf, budget: Budget) -> list[Deed]:
    """Give what a look does; its arguments must be known."""
    options, _, _ = choices(node.seen(look), law_of, budget)
    if len(options) != 1:
        raise too_much(node)
    return [deed for deed in options[0][2][len(node.dice.modifiers) :] if deed.role != "order"]


def summed(
    count: int, die: Terms, deeds: Sequence[Sequence[Deed]], budget: Budget
) -> dict[Seen, Fraction]:
    """Weigh the sums of what each look makes of each die, all together."""
    one: dict[Seen, int] = {}
    for value, weight in die.items():
        key = tuple(Contest([value], some).total(0) for some in deeds)
        one[key] = one.get(key, 0) + weight
    sums: dict[Seen, int] = {tuple(0 for _ in deeds): 1}
    for _ in range(count):
        budget.spend(len(sums) * len(one) * 25)
        longer: dict[Seen, int] = {}
        for some, weight in sums.items():
            for more, share in one.items():
                key = tuple(a + b for a, b in zip(some, more, strict=True))
                longer[key] = longer.get(key, 0) + weight * share
        sums = longer
        budget.fit(len(sums), 64, MAX_SEEN)
    whole = sum(one.values()) ** count
    return {key: Fraction(weight, whole) for key, weight in sums.items()}


def len_throws(count: int, faces: int) -> int:
    """Give how many throws there are, up to order."""
    return comb(count + faces - 1, count)


def merged(parts: Iterable[tuple[Seen, Fraction]]) -> dict[Seen, Fraction]:
    """Add up the chances of what is seen alike."""
    out: dict[Seen, Fraction] = {}
    for seen, chance in parts:
        out[seen] = out.get(seen, Fraction(0)) + chance
    return out


class Seeing(Reckoning):
    """An evaluation of a reading whose looks are known numbers."""

    __slots__ = ("seen", "values")

    def __init__(self, looks: Sequence[Look], seen: Seen, variables: dict[str, Any] | None) -> None:
        super().__init__(variables)
        self.seen = {id(look): value for look, value in zip(looks, seen, strict=True)}
        self.values = {**Reckoning.values, Look: lambda node, seeing: seeing.seen[id(node)]}


def outcomes(
    reading: Node, found: Sequence[Look], seen: dict[Seen, Fraction], variables: Any
) -> tuple[Distribution, Distribution | None, Fraction | None]:
    """Weigh what a reading comes to, given what its looks see."""
    test = reading if isinstance(reading, Compare) else None
    totals: dict[Number, Fraction] = {}
    targets: dict[Number, Fraction] = {}
    success = Fraction(0)
    for some, chance in seen.items():
        seeing = Seeing(found, some, variables)
        total = seeing.value(reading if test is None else test.left)
        totals[total] = totals.get(total, Fraction(0)) + chance
        if test is not None:
            target = seeing.value(test.right)
            targets[target] = targets.get(target, Fraction(0)) + chance
            success += chance if seeing.value(test) else 0
    if test is None:
        return weights(totals), None, None
    return weights(totals), weights(targets), success


def weights(chances: dict[Number, Fraction]) -> Distribution:
    """Put chances over one denominator."""
    common = lcm(1, *[chance.denominator for chance in chances.values()])
    return gathered(
        {v: c.numerator * (common // c.denominator) for v, c in chances.items()}, common
    )


def too_much(node: Readings) -> LimitError:
    """Word that readings of such dice are not weighed together."""
    return LimitError(
        "odds_of_readings",
        msg(
            "Readings that look at {dice} more than once are weighed for a known number of dice"
            " that do not explode, are not kept and need not differ.",
            dice=str(node.dice),
        ),
        hint=msg("Ask for readings that look once, such as {form}.", form="10d6!: >=5, =1"),
        column=node.at,
    )
