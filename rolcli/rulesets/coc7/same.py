"""Values that are compared by what they hold, so that exact odds can merge equal ones."""

from __future__ import annotations


class Same:
    """Base of small records with ``__slots__``: equal when all their parts are."""

    __slots__: tuple[str, ...] = ()

    def parts(self) -> tuple[object, ...]:
        """Give what is compared."""
        return tuple([getattr(self, name) for name in type(self).__slots__])

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return False
        assert isinstance(other, Same)
        return self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())
