"""The order of a combat: who is in which place, shared or not, and what decided it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.result import Result


class Placed:
    """One of those in the order.

    ``index`` is the place in the list that was given, ``key`` what the step gave and
    ``again`` the keys of rolls after ties. ``shared`` tells that others have the same place,
    ``decided`` what set it apart from those nearest: one of the names of the parts of a key,
    ``new_roll``, or ``tie``.
    """

    __slots__ = ("again", "decided", "index", "key", "place", "shared")

    def __init__(self, index: int, place: int, key: Any, again: list[Any]) -> None:
        self.index = index
        self.place = place
        self.key = key
        self.again = again
        self.shared = False
        self.decided = "tie"


def order(
    dice: Dice,
    result: Result,
    names: Sequence[str],
    rolls: Sequence[tuple[Any, ...]],
    parts: tuple[str, ...],
    again: bool = False,
) -> list[Placed]:
    """Roll for everybody, put the order into the result and give it, the first place first.

    Each of ``rolls`` is a step and its arguments whose key is a tuple, of which ``parts``
    names what each entry is; the greater key acts first. Equal ones share a place, or roll
    ``again`` until they differ. ``details["order"]`` has a row with name and place for each;
    what a game adds to it, it adds in what ``dice.tell`` runs.
    """
    found = [
        Placed(index, place.place, place.key, place.again)
        for index, place in enumerate(dice.order(rolls, again))
    ]
    dice.tell(settle, found, parts)
    result.details["order"] = [
        {"place": one.place, "name": names[one.index]} for one in found
    ]
    return found


def settle(dice: Dice, found: list[Placed], parts: tuple[str, ...]) -> None:
    """Sort by place and say of each what decided it."""
    for one in found:
        others = [other for other in found if other is not one]
        one.shared = any(other.place == one.place for other in others)
        if one.shared:
            continue
        if one.again and any(other.key == one.key for other in others):
            one.decided = "new_roll"
            continue
        alike = max((common(one.key, other.key) for other in others), default=0)
        one.decided = parts[min(alike, len(parts) - 1)]
    found.sort(key=lambda one: one.place)


def common(one: tuple[Any, ...], other: tuple[Any, ...]) -> int:
    """Count the leading entries that two keys have in common."""
    count = 0
    for mine, theirs in zip(one, other, strict=True):
        if mine != theirs:
            break
        count += 1
    return count
