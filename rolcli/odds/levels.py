"""Shares of many values over one denominator, and their powers."""

from __future__ import annotations

from math import lcm

from rolcli.odds.shares import multiplied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.odds.budget import Budget
    from rolcli.odds.distribution import Inner
    from rolcli.odds.shares import ShareOf, Terms


def level(values: Sequence[Inner], share: ShareOf) -> tuple[dict[Inner, Terms], int]:
    """Give the shares of all values over one denominator."""
    found = {value: share(value) for value in values}
    common = lcm(1, *[denominator for _, denominator in found.values()])
    if common == 1:
        return {value: terms for value, (terms, _) in found.items()}, 1
    return {
        value: {key: weight * (common // denominator) for key, weight in terms.items()}
        for value, (terms, denominator) in found.items()
    }, common


class Powers:
    """Powers of the shares, each worked out once."""

    __slots__ = ("_budget", "_known", "_shares")

    def __init__(self, shares: dict[Inner, Terms], budget: Budget) -> None:
        self._shares = shares
        self._budget = budget
        self._known: dict[Inner, list[Terms]] = {}

    def get(self, value: Inner, count: int) -> Terms:
        """Give the share of ``count`` dice of one value."""
        known = self._known.get(value)
        if known is None:
            known = self._known[value] = [{0: 1}, self._shares[value]]
        one = self._shares[value]
        if len(one) == 1 and count >= len(known):
            ((key, weight),) = one.items()
            return {key * count: weight**count}
        while len(known) <= count:
            known.append(multiplied(known[-1], one, self._budget))
        return known[count]
