"""What gives faces: the part of a dice source that rolling an expression needs."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.messages import Message


class Thrower:
    """Gives the faces of dice. Nothing else in the program may draw."""

    __slots__ = ()

    def throw(self, count: int, sides: int, what: object = None) -> Sequence[int]:
        """Throw ``count`` dice of ``sides`` sides: faces 1 to ``sides``, in order.

        ``what`` names what is being rolled, for errors; it is printed with str().
        """
        raise NotImplementedError

    def pick(
        self,
        count: int,
        faces: tuple[int, ...],
        what: object = None,
        name: Message | None = None,
    ) -> Sequence[int]:
        """Throw ``count`` dice with faces of their own: values out of ``faces``.

        ``name`` is what such a die is called, for errors.
        """
        return [faces[face - 1] for face in self.throw(count, len(faces), what)]
