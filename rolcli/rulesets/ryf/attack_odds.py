"""The exact odds of an attack: the blow by a walk, its damage by algebra (RYF-26, RYF-27)."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate

from rolcli.chances import OddsReport, Table
from rolcli.exact import floor
from rolcli.odds.budget import Budget
from rolcli.odds.enumerate import Walk
from rolcli.odds.expression import distribution
from rolcli.rulesets.ryf.attack import HITS, OUTCOMES, Aim, aimed, blow
from rolcli.rulesets.ryf.health import STATE_RULE, full_life, state_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Node
    from rolcli.rulesets.frame import House

    Weights = dict[Any, int]

SIDES = 6
"""The sides of a die of the margin (RYF-27)."""


def odds(
    house: House,
    depth: int,
    fisico: int | None = None,
    wounds: int | None = None,
    **parameters: Any,
) -> OddsReport:
    """Give the chances of each outcome, and of the damage and what it leaves of a target.

    Of every die ``depth`` explosions are followed. Raise LimitError where that
    would be too much work.
    """
    walk = Walk(depth)
    aim = aimed(walk, house, **parameters)
    weighted = walk.weigh(struck, house, aim)
    blows, whole = dict(weighted.items), weighted.denominator
    report = OddsReport("attack")
    if aim.weapon is None:
        enter_outcomes(report, blows, whole)
        return report
    margins: Weights = {}
    for (outcome, extra), weight in blows.items():
        if outcome in HITS:
            margins[extra] = margins.get(extra, 0) + weight
    missed = sum(blows.values()) - sum(margins.values())
    harm = Harm(aim.weapon.with_dice(0), max(margins, default=0), depth)
    harm.afford(whole)
    followed = {
        (outcome, extra): weight * (harm.followed(extra) if outcome in HITS else harm.denominator)
        for (outcome, extra), weight in blows.items()
    }
    whole *= harm.denominator
    enter_outcomes(report, followed, whole)
    dealt = harm.dealt(margins, missed)
    report.tables["damage"] = table(dealt, whole)
    enter_target(house, report, dealt, whole, fisico, wounds)
    return report


def struck(dice: Dice, house: House, aim: Aim) -> tuple[str, int]:
    """Roll to hit: the outcome and the dice of the margin."""
    return blow(dice, house, aim)[:2]


def table(weights: Weights, denominator: int) -> Table:
    """Make a table of weights that are in order."""
    return Table([pair for pair in weights.items() if pair[1]], denominator)


def enter_outcomes(report: OddsReport, blows: Weights, whole: int) -> None:
    """Enter the chance of each outcome, and of what was not followed to its end."""
    outcomes = dict.fromkeys(reversed(OUTCOMES.values()), 0)
    for (outcome, _), weight in blows.items():
        outcomes[outcome] += weight
    report.tables["outcome"] = table(outcomes, whole)
    report.truncated = Fraction(whole - sum(outcomes.values()), whole)


class Harm:
    """The damage of a hit: the weapon's, and exploding d6 of the margin, ``most`` at most.

    All weights are over one ``denominator``.
    """

    __slots__ = ("budget", "denominator", "depth", "law", "least", "most", "scale", "weapon")

    def __init__(self, tree: Node, most: int, depth: int) -> None:
        self.law = distribution(tree).total.listed(depth)
        points: Weights = {}
        for value, weight in self.law.items():
            points[floor(value)] = points.get(floor(value), 0) + weight
        self.least = min(points, default=0)
        end = max(points, default=0) + 1
        self.weapon = [points.get(value, 0) for value in range(self.least, end)]
        self.most, self.depth, self.scale = most, depth, SIDES ** (depth + 1)
        self.denominator = self.law.denominator * self.scale**most
        self.budget = Budget()
        self.budget.node = tree

    def afford(self, whole: int) -> None:
        """Raise LimitError where this would be too much work."""
        rows = self.most * (SIDES * (self.depth + 1) - 1) + len(self.weapon)
        bits = (whole * self.denominator).bit_length()
        self.budget.fit(rows, bits)
        self.budget.spend(self.most * rows * (1 + bits / 1_000) / 2)

    def followed(self, extra: int) -> int:
        """Give the weight of damage with so many margin dice that is followed to its end."""
        rest: int = self.scale ** (self.most - extra)
        whole: int = self.law.followed * (self.scale - 1) ** extra * rest
        return whole

    def dealt(self, margins: Weights, missed: int) -> Weights:
        """Weigh damage, in order: that of hits with their margin dice, and none of a miss."""
        dealt: Weights = {0: missed * self.denominator}
        if margins:
            sums = with_margin(self.weapon, margins, self.depth)
            for value, weight in enumerate(sums, self.least):
                dealt[max(value, 0)] = dealt.get(max(value, 0), 0) + weight
        return dealt


def with_margin(weapon: list[int], margins: Weights, depth: int) -> list[int]:
    """Weigh each sum of weapon and margin dice, by Horner's rule over the number of dice.

    ``margins`` are the weights of each number of dice. The denominator grows by
    6 ** (depth + 1) for each of the most dice there may be.
    """
    scale = SIDES ** (depth + 1)
    factor = 1
    out = [0] * len(weapon)
    for count in range(max(margins), -1, -1):
        weight = margins.get(count, 0) * factor
        if weight:
            for i, share in enumerate(weapon):
                out[i] += share * weight
        if count:
            out = with_a_die(out, depth)
            factor *= scale
    return out


def with_a_die(weights: list[int], depth: int) -> list[int]:
    """Add an exploding d6 to sums, its weights over 6 ** (depth + 1).

    The die is (x + ... + x^5) * (6^depth + 6^(depth-1) x^6 + ... + x^(6 depth)):
    a sliding sum of five, and a geometric series that divides without remainder.
    """
    size, last = len(weights), SIDES - 1
    sums = [0] * SIDES + list(accumulate(weights)) + [sum(weights)] * last
    faces = [sums[i + last] - sums[i] for i in range(size + last)] + [0] * (SIDES * depth)
    scale, cut = SIDES ** (depth + 1), SIDES * (depth + 1)
    out = [0] * SIDES
    for i, weight in enumerate(faces):
        share = weight * scale + out[i]
        if i >= cut:
            share -= faces[i - cut]
        out.append(share // SIDES)
    return out[SIDES:]


def enter_target(
    house: House,
    report: OddsReport,
    dealt: Weights,
    denominator: int,
    fisico: int | None,
    wounds: int | None,
) -> None:
    """Turn damage into wounds, life points and states of health of a known target."""
    if fisico is None and wounds is None:
        return
    after = {(wounds or 0) + points: weight for points, weight in dealt.items()}
    report.tables["wounds"] = table(after, denominator)
    if fisico is None:
        return
    life = full_life(house, fisico)
    left = {life - hurt: after[hurt] for hurt in reversed(after)}
    report.tables["pv"] = table(left, denominator)
    states = dict.fromkeys(STATE_RULE, 0)
    for hurt, weight in after.items():
        states[state_of(house, fisico, hurt)] += weight
    report.tables["health"] = table(states, denominator)
