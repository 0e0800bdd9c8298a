"""What a chance found out, as a thing with names."""

from __future__ import annotations


class Facts:
    """Named facts, compared and hashed by content; subclasses name them in ``__slots__``."""

    __slots__: tuple[str, ...] = ()

    def __init__(self, *facts: object) -> None:
        for name, fact in zip(self.__slots__, facts, strict=True):
            setattr(self, name, fact)

    @property
    def all(self) -> tuple[object, ...]:
        """The facts in order."""
        return tuple([getattr(self, name) for name in self.__slots__])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.all == other.all

    def __hash__(self) -> int:
        return hash(self.all)
