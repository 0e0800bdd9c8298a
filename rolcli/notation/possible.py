"""What the dice of a term may show, followed through its modifiers before any is thrown.

Values are spans of integers, never too few, so that a condition said to hold
always does.
"""

from __future__ import annotations

from rolcli.errors import NotationError
from rolcli.exact import Ratio, short
from rolcli.messages import msg
from rolcli.notation import spans

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from rolcli.exact import Number
    from rolcli.messages import Message
    from rolcli.notation.node import Node
    from rolcli.notation.spans import Spans

    Constant = Callable[[Node], Number | None]


class Possible:
    """What is known of the dice of one term while its modifiers are gone through.

    ``faces`` are what a fresh die may show and ``highest`` its highest face
    (None where that depends on dice), ``values`` what the dice in play may
    count for, ``least`` and ``most`` how many they are (None: no bound).
    ``constant`` gives the value of an expression that needs no dice, else None.
    ``remarks`` are said of what can be done and was hardly meant.
    """

    __slots__ = ("constant", "faces", "highest", "least", "most", "remarks", "term", "values")

    def __init__(
        self, term: Node, faces: Spans, highest: int | None, count: int | None, constant: Constant
    ) -> None:
        self.term: Any = term
        self.faces = faces
        self.highest = highest
        self.values = faces
        self.least = 0 if count is None else count
        self.most = count
        self.constant = constant
        self.remarks: list[Message] = []

    def meeting(self, conditions: Iterable[tuple[str, Node]]) -> tuple[Spans, bool]:
        """Give the integers known to meet one of the conditions, and whether that is all."""
        known: Spans = []
        all_known = True
        for operator, node in conditions:
            point = self.constant(node)
            if point is None:
                all_known = False
            else:
                known = spans.union(known, spans.meeting(operator, point))
        return known, all_known

    def refuse_always(self, met: Spans, modifier: Node, hint: Message) -> None:
        """Raise when every die, as it is or as it falls anew, meets the condition."""
        some = spans.common(self.values, met)
        if some and (not spans.without(self.values, met) or not spans.without(self.faces, met)):
            raise refused(
                "impossible",
                modifier,
                msg(
                    "The condition of {modifier} in {term} always holds.",
                    modifier=str(modifier),
                    term=str(self.term),
                ),
                hint,
            )

    def remark_never(self, met: Spans, modifier: Node, meant: str | None) -> None:
        """Remark on a condition that no die can meet; ``meant`` is what was perhaps meant."""
        if not self.values or spans.common(self.values, met):
            return
        term, word = str(self.term), str(modifier)
        if meant is None:
            self.remarks.append(
                msg("The condition of {modifier} in {term} never holds.", modifier=word, term=term)
            )
        else:
            self.remarks.append(
                msg(
                    "The condition of {modifier} in {term} never holds. Perhaps {form} was meant.",
                    modifier=word,
                    term=term,
                    form=meant,
                )
            )

    def whole(self, node: Node, what: str, least: int | None = 0) -> int | None:
        """Give a whole number if it is known; raise NotationError if it cannot serve."""
        return whole(self.constant(node), node, what, least)


def whole(value: Number | None, node: Node, what: str, least: int | None = 0) -> int | None:
    """Give a whole number of at least ``least``; None is not known yet."""
    if value is None:
        return None
    if isinstance(value, Ratio):
        raise refused(
            "undefined_value",
            node,
            msg(
                "{what} must be a whole number, and {value} is not.",
                what=msg(what),
                value=str(node),
            ),
        )
    if least is not None and value < least:
        raise refused(
            "undefined_value",
            node,
            msg("{what} cannot be negative: {value}.", what=msg(what), value=short(value)),
        )
    return value


def refused(code: str, node: Node, message: Message, hint: Message | None = None) -> NotationError:
    """Make the error that points at a node."""
    return NotationError(code, message, hint=hint, column=node.at)
