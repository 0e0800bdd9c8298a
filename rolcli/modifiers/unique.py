"""``u``: duplicates are thrown again until all dice differ."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.modifiers.base import DiceModifier
from rolcli.modifiers.deeds import Differ
from rolcli.notation import spans
from rolcli.notation.possible import refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.exact import Number
    from rolcli.notation.node import Node
    from rolcli.notation.possible import Possible


class Unique(DiceModifier):
    """Throw duplicates again until all dice differ."""

    __slots__ = ()
    throws = True

    def __init__(self, at: int | None = None) -> None:
        self.at = at

    @classmethod
    def read(cls, name: str, following: Node | None, at: int) -> Unique:
        return cls(at)

    def __str__(self) -> str:
        return "u"

    def bind(self, values: Sequence[Number], highest: int) -> Differ:
        return Differ()

    def check(self, possible: Possible) -> None:
        possible.values = spans.union(possible.values, possible.faces)
        faces = spans.size(possible.values)
        if faces is not None and possible.least > faces:
            raise refused(
                "impossible",
                self,
                msg(
                    "The {count} dice of {term} cannot all differ: there are {faces} faces.",
                    count=possible.least,
                    term=str(possible.term),
                    faces=faces,
                ),
                msg("Throw {faces} dice or fewer.", faces=faces),
            )
