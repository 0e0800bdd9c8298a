"""Chances of each place in an order of independent rolls."""

from __future__ import annotations

from fractions import Fraction

from rolcli.errors import LimitError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

MAX_COMBATANTS = 12
"""The most combatants whose order is given odds."""


def positions(rolls: Sequence[dict[Any, Fraction]]) -> list[list[Fraction]]:
    """Give, for each roll, its chance of each place (1st, 2nd ...).

    Each roll maps sortable keys to probabilities; the greater key goes first
    and equal keys share the better place, so a rule for ties belongs in the
    key. Raise LimitError above 12 rolls.
    """
    size = len(rolls)
    if size > MAX_COMBATANTS:
        raise LimitError(
            "too_many_combatants",
            msg(
                "Odds of an order are given for at most {limit}, and there are {size}.",
                limit=MAX_COMBATANTS,
                size=size,
            ),
        )
    places = []
    for own, roll in enumerate(rolls):
        others = [other for i, other in enumerate(rolls) if i != own]
        chances = [Fraction(0)] * size
        for key, probability in roll.items():
            ahead = [Fraction(1)]  # chances that 0, 1, 2 ... of the others are ahead
            for other in others:
                greater = sum((p for k, p in other.items() if k > key), Fraction(0))
                behind = 1 - greater
                ahead = [
                    (ahead[n] * behind if n < len(ahead) else Fraction(0))
                    + (ahead[n - 1] * greater if n else Fraction(0))
                    for n in range(len(ahead) + 1)
                ]
            for place, chance in enumerate(ahead):
                chances[place] += probability * chance
        places.append(chances)
    return places
