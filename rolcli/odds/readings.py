"""Exact odds of a reading of dice that are thrown once and read several ways.

A reading with one look is the odds of the dice with its modifiers. Several looks that
add up what they make of each die are one count of the dice. Otherwise the dice are
weighed by what all looks see: die by die where none keeps some, else throw by throw.
"""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from math import comb, lcm

from rolcli.dice.group import Contest
from rolcli.errors import LimitError
from rolcli.messages import msg
from rolcli.modifiers.deeds import Change, Explosion, Score, Steady
from rolcli.notation.node import Node
from rolcli.notation.operands import FunctionCall, Labelled, Unary
from rolcli.notation.readings import Look, Readings, looks
from rolcli.notation.reckon import Reckoning
from rolcli.notation.tree import Binary, Compare
from rolcli.odds import algebra
from rolcli.odds.algebra import certain
from rolcli.odds.box import boxed
from rolcli.odds.distribution import Between, Distribution, constant, from_chances
from rolcli.odds.extremes import made, versus
from rolcli.odds.given import law_given
from rolcli.odds.keeping import kind_of
from rolcli.odds.settle import bound, choices
from rolcli.odds.share import NoSeriesError
from rolcli.odds.tally import Watched
from rolcli.odds.throwing import few_of
from rolcli.odds.walk import first_throws, listed, throws

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from rolcli.exact import Number
    from rolcli.modifiers.base import Deed
    from rolcli.odds.algebra import Law
    from rolcli.odds.budget import Budget
    from rolcli.odds.settle import LawOf
    from rolcli.odds.settled import DieFaces, Terms

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
    if isinstance(reading, FunctionCall):
        arguments = tuple(with_dice(argument, node) for argument in reading.arguments)
        return FunctionCall(reading.name, arguments, reading.at)
    return reading


class Throw:
    """Dice that readings look at, where their number, sides and modifiers may be random."""

    __slots__ = ("budget", "counts", "law_of", "loose", "node", "options", "variables", "whole")

    def __init__(
        self, node: Readings, law_of: LawOf, budget: Budget, variables: dict[str, Any] | None
    ) -> None:
        budget.node = node.dice
        self.node = node
        self.law_of = law_of
        self.budget = budget
        self.variables = variables
        self.counts = law_of(node.dice.count)
        if isinstance(self.counts, Distribution):
            budget.throw(self.counts.values[-1])
        self.options, self.whole, self.loose = choices(node.dice, law_of, budget)

    def watched(self, counts: Law, die: DieFaces, deeds: Sequence[Deed]) -> Watched:
        """Give dice whose sides and modifiers are known."""
        known: dict[int, list[Deed]] = {}

        def deeds_of(look: Look) -> Sequence[Deed]:
            if id(look) not in known:
                some, _, _ = bound(look.modifiers, die.highest, self.law_of, self.budget)
                if len(some) != 1:
                    raise random_look(look, self.node.at)
                known[id(look)] = [deed for deed in some[0][1] if deed.role != "order"]
            return known[id(look)]

        done = [deed for deed in deeds if deed.role != "order"]
        return Watched(counts, die, done, deeds_of, self.variables, self.budget)

    def counted(self) -> Iterator[tuple[Fraction, Watched]]:
        """Give dice whose number is known too, and the chance of each."""
        rows = few_of(self.counts, self.budget)
        for count, weight in rows.items():
            for share, die, deeds in self.options:
                chance = Fraction(weight * share, rows.denominator * self.whole)
                yield chance, self.watched(constant(count), die, deeds)

    @property
    def endless(self) -> bool:
        """Tell whether dice may explode without end."""
        return any(endless(deeds) for _, _, deeds in self.options)

    def law(self, reading: Node) -> Law | None:
        """Give the distribution of a reading where it adds up die by die, or one look runs on."""
        laws = []
        for share, die, deeds in self.options:
            some = self.watched(self.counts, die, deeds)
            try:
                law = some.law(reading)
                if law is None and endless(deeds) and certain(self.counts):
                    law = law_given(some, reading)
            except NoSeriesError:
                law = None
            if law is None:
                return None
            laws.append((share, law))
        return algebra.mixed(laws, self.whole, self.budget, self.loose)

    def seen(self, found: Sequence[Look]) -> dict[Seen, Fraction]:
        """Give the chance of all that the looks may see together, as far as it matters."""
        out: dict[Seen, Fraction] = {}
        self.budget.node = self.node.dice
        for weight, some in self.counted():
            for seen, chance in sights(some, found).items():
                out[seen] = out.get(seen, Fraction(0)) + chance * weight
        self.budget.spend(len(out) * 40)
        return out


def random_look(look: Look, column: int | None) -> LimitError:
    """Word that a look whose numbers are thrown is not weighed with others."""
    return LimitError(
        "no_exact_odds",
        msg(
            "Readings that look at their dice several times are weighed where no number of a look "
            "is thrown, as it is in {look}.",
            look=str(look),
        ),
        hint=msg("Ask for readings that look once, such as {form}.", form="10d6!: >=5, =1"),
        column=column,
    )


def joint(
    node: Readings, law_of: LawOf, budget: Budget, variables: dict[str, Any] | None
) -> tuple[Law, Law | None, Fraction | Between | None]:
    """Weigh a reading with several looks: its total and, of a test, target and success."""
    (reading,) = node.readings
    while isinstance(reading, Labelled):
        reading = reading.operand
    throw = Throw(node, law_of, budget, variables)
    if isinstance(reading, Compare):
        both = Binary("-", reading.left, reading.right, reading.at)
        left, right, apart = (throw.law(one) for one in (reading.left, reading.right, both))
        if left is not None and right is not None and apart is not None:
            found = versus(apart, constant(0), budget)
            return left, right, made(reading.operator, found)
    else:
        law = throw.law(reading)
        if law is not None:
            return law, None, None
    seen = looks(reading)
    return outcomes(reading, seen, throw.seen(seen), variables)


def sights(some: Watched, found: Sequence[Look]) -> dict[Seen, Fraction]:
    """Give the chance of all that looks may see together of dice of a known number."""
    deeds = [some.deeds_of(look) for look in found]
    budget = some.budget
    apart = all(isinstance(deed, Steady | Score) for one in deeds for deed in one)
    if apart and endless(some.deeds):
        with suppress(NoSeriesError):
            return in_box(some, found)
    if any(not isinstance(deed, Change) for deed in some.deeds):
        thrown = throws(some.count, some.die.weights(budget), some.deeds, budget)
        return merged((all_totals(throw, deeds), p) for throw, p in thrown.items())
    law = some.die.weights(budget)
    for deed in some.deeds:
        assert isinstance(deed, Change)
        law = changed(law, deed, some.die.weights(budget))
    if apart:
        return summed(some.count, law, deeds, budget)
    listed(comb(some.count + len(law) - 1, some.count), budget)
    thrown = first_throws(some.count, law)
    return merged((all_totals(throw, deeds), p) for throw, p in thrown.items())


def endless(deeds: Sequence[Deed]) -> bool:
    """Tell whether dice may explode without end."""
    return any(isinstance(deed, Explosion) and not deed.once for deed in deeds)


def in_box(some: Watched, found: Sequence[Look]) -> dict[Seen, Fraction]:
    """Weigh what looks that add up die by die see together of dice without end, row by row.

    Raise NoSeriesError where that cannot be.
    """
    laws = [some.law(look) for look in found]
    highest = [algebra.rows_of(law, some.budget).values[-1] for law in laws if law is not None]
    deeds = [some.deeds_of(look) for look in found]
    kind = kind_of(some.count, some.die.weights(some.budget), some.deeds, some.budget)
    return boxed(kind, lambda value: all_totals([value], deeds), highest, some.budget)


def all_totals(values: Sequence[int], deeds: Sequence[Sequence[Deed]]) -> Seen:
    """Give what each look makes of a throw."""
    return tuple(Contest(values, some).total(0) for some in deeds)


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


def summed(
    count: int, die: Terms, deeds: Sequence[Sequence[Deed]], budget: Budget
) -> dict[Seen, Fraction]:
    """Weigh the sums of what each look makes of each die, all together."""
    one: dict[Seen, int] = {}
    for value, weight in die.items():
        key = all_totals([value], deeds)
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


def merged(parts: Iterable[tuple[Seen, Fraction]]) -> dict[Seen, Fraction]:
    """Add up the chances of what is seen alike."""
    out: dict[Seen, Fraction] = {}
    for seen, chance in parts:
        out[seen] = out.get(seen, Fraction(0)) + chance
    return out


class Seeing(Reckoning):
    """An evaluation of a reading whose looks are known numbers."""

    __slots__ = ("seen",)

    def __init__(self, looks: Sequence[Look], seen: Seen, variables: dict[str, Any] | None) -> None:
        super().__init__(variables)
        self.seen = {id(look): value for look, value in zip(looks, seen, strict=True)}

    def look(self, node: Look) -> Number:  # type: ignore[override]  # here it is known
        """Give the number that a look sees."""
        value: Number = self.seen[id(node)]
        return value


def outcomes(
    reading: Node, found: Sequence[Look], seen: dict[Seen, Fraction], variables: Any
) -> tuple[Distribution, Distribution | None, Fraction | Between | None]:
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
        return from_chances(totals), None, None
    rest = 1 - sum(seen.values())
    chance_made = Between(success, success + rest) if rest else success
    return from_chances(totals), from_chances(targets), chance_made
