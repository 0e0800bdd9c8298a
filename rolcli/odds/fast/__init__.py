"""Accelerators: each saves time on something that people type, and nothing else.

Each is ``f(pool, budget) -> Distribution or None``: None where it does not serve. They
are tried in a row, each on dice to which first of all a deed of its role is done; without
any of them the core comes to the same numbers.
"""

from __future__ import annotations

from rolcli.odds.fast.differ import all_different
from rolcli.odds.fast.even import kept_of_even
from rolcli.odds.fast.plain import plain_dice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Distribution
    from rolcli.odds.settled import Settled

    Road = Callable[[Settled, Budget], Distribution | None]

SHELF: list[tuple[str, Road]] = [
    ("", plain_dice), ("window", kept_of_even), ("differ", all_different)
]


def shortest(pool: Settled, budget: Budget) -> Distribution | None:
    """Give the distribution by the first accelerator that serves, or None."""
    first = pool.deeds[0].role if pool.deeds else "score" if pool.end.scores else ""
    for role, road in SHELF:
        if role == first:
            found = road(pool, budget)
            if found is not None:
                return found
    return None
