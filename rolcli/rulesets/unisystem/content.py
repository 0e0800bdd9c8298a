"""Things that are compared by what is in them, so that exact odds weigh equal ones once."""

from __future__ import annotations


class Content:
    """Equal to another of its class with the same ``key``; arguments and values of chances."""

    __slots__ = ("_hash", "key")

    def __init__(self, *key: object) -> None:
        self.key = key
        self._hash = hash(key)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.key == other.key

    def __hash__(self) -> int:
        return self._hash


class Telling:
    """What is only told, as it happens; any two are equal, since they decide nothing."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self)

    def __hash__(self) -> int:
        return hash(type(self))
