"""Values that are compared by what they hold, so that exact odds can merge equal ones."""

from __future__ import annotations


class ByValue:
    """Named facts, compared and hashed by content; subclasses name them in ``__slots__``."""

    __slots__: tuple[str, ...] = ()

    def __init__(self, *facts: object) -> None:
        for name, fact in zip(self.__slots__, facts, strict=True):
            setattr(self, name, fact)

    def compared(self) -> tuple[object, ...]:
        """Give what is compared: all of it, unless a subclass says otherwise."""
        return tuple([getattr(self, name) for name in type(self).__slots__])

    def __eq__(self, other: object) -> bool:
        return (
            type(other) is type(self)
            and isinstance(other, ByValue)
            and self.compared() == other.compared()
        )

    def __hash__(self) -> int:
        return hash(self.compared())
