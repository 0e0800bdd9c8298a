"""Exact chances of each place in initiative, reckoned pair by pair (RYF-21)."""

from __future__ import annotations

from bisect import bisect_right
from fractions import Fraction
from itertools import accumulate
from math import prod

from rolcli.errors import LimitError
from rolcli.messages import msg
from rolcli.odds.enumerate import Walk
from rolcli.odds.ranking import MAX_COMBATANTS
from rolcli.odds.verb import VerbOdds
from rolcli.rulesets.ryf.initiative import read_all, throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.ryf.options import BadlyHurt, Keep, TokenReturned, Who

    Key = tuple[int, int]


class Standing:
    """What a combatant may come to: (total, base) with integer weights, ascending."""

    __slots__ = ("denominator", "keys", "sums", "weights")

    def __init__(self, weights: dict[Key, int], denominator: int) -> None:
        self.keys = sorted(weights)
        self.weights = [weights[key] for key in self.keys]
        self.sums = [0, *accumulate(self.weights)]
        self.denominator = denominator

    def ahead(self, key: Key) -> tuple[int, int]:
        """Give the weights of standing ahead of a key, and of not doing so."""
        behind = self.sums[bisect_right(self.keys, key)]
        return self.sums[-1] - behind, behind


def odds(
    house: House,
    depth: int,
    who: Who,
    keep: Keep = None,
    badly_hurt: BadlyHurt = False,
    token_returned: TokenReturned = False,
) -> VerbOdds:
    """Give each one's chance of each place, with ``depth`` explosions followed.

    Those who tie share the better place. What is cut off in anybody's roll is
    left out of all chances and told as truncated.
    """
    everybody = read_all(house, who, keep, badly_hurt, token_returned)
    if len(everybody) > MAX_COMBATANTS:
        raise LimitError(
            "too_many_combatants",
            msg(
                "Odds of an order are given for at most {limit}, and there are {size}.",
                limit=MAX_COMBATANTS,
                size=len(everybody),
            ),
        )
    walk = Walk(depth)
    standings = []
    for one in everybody:
        weighted = walk.weigh(throw, one)
        totals = {(total, one.base): weight for total, weight in weighted.items}
        standings.append(Standing(totals, weighted.denominator))
    whole = prod(standing.denominator for standing in standings)
    found = VerbOdds()
    for own, one in enumerate(everybody):
        chances = places(standings[own], [*standings[:own], *standings[own + 1 :]])
        found.quantities[one.name] = {
            place: Fraction(weight, whole) for place, weight in enumerate(chances, 1) if weight
        }
    found.truncated = 1 - Fraction(prod(standing.sums[-1] for standing in standings), whole)
    return found


def places(own: Standing, others: list[Standing]) -> list[int]:
    """Give the weights of 0, 1, 2 ... others standing ahead."""
    found = [0] * (len(others) + 1)
    for key, weight in zip(own.keys, own.weights, strict=True):
        ahead = [weight]
        for other in others:
            more, rest = other.ahead(key)
            ahead = [
                (ahead[n] * rest if n < len(ahead) else 0) + (ahead[n - 1] * more if n else 0)
                for n in range(len(ahead) + 1)
            ]
        found = [a + b for a, b in zip(found, ahead, strict=True)]
    return found
