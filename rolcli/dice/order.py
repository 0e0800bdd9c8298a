"""Places in an order of several rolls, and ties that are thrown again."""

from __future__ import annotations

from rolcli.dice.throwing import MAX_AGAIN
from rolcli.errors import LimitError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Place:
    """One roll's place in an order: from 1, its key, and the keys of rolls after a tie."""

    __slots__ = ("again", "key", "place")

    def __init__(self, key: Any) -> None:
        self.key = key
        self.again: list[Any] = []
        self.place = 1

    @property
    def rank(self) -> tuple[Any, list[Any]]:
        """What decides: the first key, then those after."""
        return self.key, self.again


def placed(dice: object, rolls: Sequence[tuple[Any, ...]], again: bool) -> list[Place]:
    """Roll for everybody in the order given, then for those who are tied, if asked."""
    places = [Place(step(dice, *arguments)) for step, *arguments in rolls]
    for _ in range(MAX_AGAIN if again else 0):
        ranks = [place.rank for place in places]
        tied = [i for i, rank in enumerate(ranks) if ranks.count(rank) > 1]
        if not tied:
            break
        for i in tied:
            step, *arguments = rolls[i]
            places[i].again.append(step(dice, *arguments))
    else:
        if again:
            raise endless()
    ranks = [place.rank for place in places]
    for place in places:
        place.place = 1 + sum(rank > place.rank for rank in ranks)
    return places


def endless() -> LimitError:
    """Word a tie that no throw ends."""
    return LimitError(
        "chain_too_long", msg("The throw was still tied after {limit} tries.", limit=MAX_AGAIN)
    )
