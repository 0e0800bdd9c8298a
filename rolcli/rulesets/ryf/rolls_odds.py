"""The exact odds of rolls; opposed ones by sums over both sides in order (RYF-14, RYF-17)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from fractions import Fraction
from itertools import accumulate

from rolcli.odds.enumerate import Walk
from rolcli.odds.verb import VerbOdds, verb_odds
from rolcli.rulesets.ryf.die import objective
from rolcli.rulesets.ryf.rolls import attribute_ready, attribute_roll, skill_ready, skill_roll

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.rulesets.frame import House


class Side:
    """What one side may come to: totals ascending with weights, and the weight of failing."""

    __slots__ = ("denominator", "fails", "sums", "totals", "weights", "whole")

    def __init__(self, walk: Walk, house: House, rank: str, bonus: int, what: str) -> None:
        weighted = walk.weigh(objective, house, rank, what)
        made: dict[int, int] = {}
        self.fails = 0
        for (die, _, fails), weight in weighted.items:
            if fails:
                self.fails += weight
            else:
                made[die + bonus] = made.get(die + bonus, 0) + weight
        self.totals = sorted(made)
        self.weights = [made[total] for total in self.totals]
        self.sums = [0, *accumulate(self.weights)]
        self.whole = self.sums[-1] + self.fails
        self.denominator = weighted.denominator

    def below(self, total: int) -> int:
        """Give the weight of not failing with less than a total."""
        return self.sums[bisect_left(self.totals, total)]

    def up_to(self, total: int) -> int:
        """Give the weight of not failing with a total or less."""
        return self.sums[bisect_right(self.totals, total)]


def skill_odds(house: House, depth: int, **parameters: Any) -> VerbOdds:
    """Give the chances of a skill roll."""
    if parameters.get("vs") is None:
        return verb_odds(lambda dice: skill_roll(dice, house, **parameters), ("total",), depth)
    walk = Walk(depth)
    _, rank, bonus = skill_ready(walk, house, **parameters)
    return contest(walk, house, rank, bonus, parameters)


def attribute_odds(house: House, depth: int, **parameters: Any) -> VerbOdds:
    """Give the chances of an attribute roll."""
    if parameters.get("vs") is None:
        return verb_odds(lambda dice: attribute_roll(dice, house, **parameters), ("total",), depth)
    walk = Walk(depth)
    _, rank, bonus = attribute_ready(walk, house, **parameters)
    return contest(walk, house, rank, bonus, parameters)


def contest(
    walk: Walk, house: House, rank: str, bonus: int, parameters: dict[str, Any]
) -> VerbOdds:
    """Compare both sides: higher wins, equal ties, failing by the die alone loses (RYF-19)."""
    own = Side(walk, house, rank, bonus, "roll")
    other = Side(walk, house, parameters.get("vs_keep") or "mid", parameters["vs"], "opposition")
    whole = own.denominator * other.denominator
    wins = (own.whole - own.fails) * other.fails
    ties = own.fails * other.fails
    for total, weight in zip(own.totals, own.weights, strict=True):
        below = other.below(total)
        wins += weight * below
        ties += weight * (other.up_to(total) - below)
    both = own.whole * other.whole
    found = VerbOdds()
    found.outcome = {
        name: Fraction(weight, whole)
        for name, weight in (("lose", both - wins - ties), ("tie", ties), ("win", wins))
        if weight
    }
    found.success = Fraction(wins, whole)
    totals = dict(zip(own.totals, own.weights, strict=True))
    if own.fails:  # a kept 1 of the first throw: fumbles, and failures of a house rule
        totals[1 + bonus] = totals.get(1 + bonus, 0) + own.fails
    found.quantities["total"] = {
        total: Fraction(totals[total] * other.whole, whole) for total in sorted(totals)
    }
    found.truncated = 1 - Fraction(both, whole)
    return found
