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
        better = beaten(places)
        tied = [i for i, (more, same) in enumerate(better) if same > 1]
        if not tied:
            break
        for i in tied:
            step, *arguments = rolls[i]
            places[i].again.append(step(dice, *arguments))
    else:
        if again:
            raise endless()
    for place, (more, _) in zip(places, beaten(places), strict=True):
        place.place = 1 + more
    return places


def beaten(places: Sequence[Place]) -> list[tuple[int, int]]:
    """Count for each place how many have a greater rank, and how many the same."""
    from bisect import bisect_left, bisect_right

    rising = sorted([place.rank for place in places])
    found = []
    for place in places:
        upto = bisect_right(rising, place.rank)
        found.append((len(rising) - upto, upto - bisect_left(rising, place.rank)))
    return found


def endless() -> LimitError:
    """Word a tie that no throw ends."""
    return LimitError(
        "chain_too_long", msg("The throw was still tied after {limit} tries.", limit=MAX_AGAIN)
    )
