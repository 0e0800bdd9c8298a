"""How much work exact odds may be: refused before it is done, in words."""

from __future__ import annotations

from math import log2

from rolcli.errors import LimitError
from rolcli.exact import short
from rolcli.messages import msg
from rolcli.notation import MAX_CHAIN, MAX_DICE
from rolcli.notation.limits import too_many_dice, too_many_explosions
from rolcli.notation.tree import Number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.messages import Message
    from rolcli.notation.tree import Node

MAX_SIZE = 1 << 28
"""The most bits of one distribution: rows times bits of the denominator."""
MAX_ROWS = 1 << 20
"""The most rows of one distribution."""
MAX_BITS = 1 << 23
"""The most bits of a denominator: about 2,500,000 digits."""
MAX_TERMS = 1 << 16
"""The most rows where they are not evenly spaced, or must be looked at one by one."""
MAX_WORK = 10_000_000.0
"""The most work that the odds of one expression may be: see ``Budget.work``."""
MAX_ROOM = 1_100_000_000
"""The most bits of all the distributions that one expression is worked out from."""


MAX_SPAN = 1 << 22
"""The most whole steps from the least to the greatest value of what is held in one list."""


def zeros(size: int) -> list[int]:
    """Give a list to put the weights of values in that may lie far apart.

    Raise LimitError for one that would hold hardly anything but zeros.
    """
    if size > MAX_SPAN:
        raise LimitError(
            "odds_too_big",
            msg(
                "The values of these odds lie too far apart: {size} steps from the least to "
                "the greatest, and at most {limit} are worked out.",
                size=short(size),
                limit=MAX_SPAN,
            ),
            hint=msg("Use fewer dice or fewer sides."),
        )
    return [0] * size


def checked_depth(depth: int) -> None:
    """Raise LimitError for a depth, the number of explosions that rows follow, out of range."""
    if not 0 <= depth <= MAX_CHAIN:
        raise LimitError(
            "limit",
            msg(
                "Odds follow 0 to {limit} explosions of a die, and {depth} were asked for.",
                limit=MAX_CHAIN,
                depth=short(depth),
            ),
        )


class Budget:
    """What the odds of one expression may still cost. ``node`` is the term being worked out."""

    __slots__ = ("dice", "left", "limit", "node", "room")

    def __init__(self) -> None:
        self.dice = MAX_DICE
        self.room = MAX_ROOM
        self.left = self.limit = MAX_WORK
        self.node: Node | None = None

    def part(self, share: float) -> Budget:
        """Give a budget of a share of what is left, for an attempt."""
        some = Budget()
        some.dice, some.room, some.node = self.dice, self.room, self.node
        some.left = some.limit = self.left / share
        return some

    @property
    def used(self) -> float:
        """How much work was taken."""
        return self.limit - max(self.left, 0)

    def endless(self) -> LimitError:
        """Word that a die would be thrown again for ever."""
        return too_many_explosions(self.node or Number(0))

    def throw(self, count: int) -> None:
        """Take dice from the budget of one result; raise LimitError when it is used up."""
        self.dice -= count
        if self.dice < 0:
            raise too_many_dice(count)

    @staticmethod
    def work(steps: int, bits: int = 0, other: int = 1) -> float:
        """Give the work of so many products of a number of ``bits`` and one of ``other`` bits.

        The one measure of work: 1 is a step with small numbers. Long numbers are
        multiplied in halves, so that the shorter one counts by a power below 1.
        """
        if bits < 64 > other:
            return float(steps)
        longer, shorter = (bits, other) if bits > other else (other, bits)
        return float(steps * (1 + longer / 8_000 + longer * max(shorter, 1) ** 0.585 / 9_000))

    def spend(self, steps: int, bits: int = 0, other: int = 1) -> None:
        """Take work before it is done; raise LimitError when it is too much."""
        self.left -= steps if bits < 64 > other else self.work(steps, bits, other)
        if self.left < 0:
            raise self.too_long()

    def work_off(self, work: float) -> None:
        """Take an amount of work before it is done; raise LimitError when it is too much."""
        self.left -= work
        if self.left < 0:
            raise self.too_long()

    def too_long(self) -> LimitError:
        """Word that there is more work than is allowed."""
        return LimitError(
            "odds_too_long",
            msg(
                "The exact odds of {term} would take too long: about {times} times "
                "as much work as is allowed.",
                term=self.term,
                times=f"{max(1.1, 1 - self.left / self.limit):.1f}",
            ),
            hint=self.hint,
            column=self._column,
        )

    def fit(self, rows: int, bits: int, limit: int = MAX_ROWS) -> None:
        """Refuse a distribution with too many rows, or too many bits in all its rows."""
        if rows > limit:
            raise LimitError(
                "odds_too_big",
                msg(
                    "The exact odds of {term} may have {rows} rows, and at most {limit} are "
                    "worked out.",
                    term=self.term,
                    rows=short(rows),
                    limit=limit,
                ),
                hint=self.hint,
                column=self._column,
            )
        if rows * bits > MAX_SIZE:
            raise LimitError(
                "odds_too_big",
                msg(
                    "The exact odds of {term} may have {rows} rows with a denominator of "
                    "{bits} bits: {size} bits in all, and at most {limit} are worked out.",
                    term=self.term,
                    rows=rows,
                    bits=bits,
                    size=rows * bits,
                    limit=MAX_SIZE,
                ),
                hint=self.hint,
                column=self._column,
            )
        if bits > MAX_BITS:
            raise LimitError(
                "odds_too_big",
                msg(
                    "The exact odds of {term} have a denominator of about {bits} bits, and at "
                    "most {limit} are worked out.",
                    term=self.term,
                    bits=bits,
                    limit=MAX_BITS,
                ),
                hint=self.hint,
                column=self._column,
            )
        self.room -= rows * (bits + 300)
        if self.room < 0:
            raise LimitError(
                "odds_too_big",
                msg(
                    "The exact odds of {term} need too much memory: the distributions on the "
                    "way come to more than {limit} bits.",
                    term=self.term,
                    limit=MAX_ROOM,
                ),
                hint=self.hint,
                column=self._column,
            )

    def fit_terms(self, rows: int, bits: int) -> None:
        """Refuse what is held in a dict the same way; its rows are dearer."""
        self.fit(rows, bits, MAX_TERMS)

    @property
    def hint(self) -> Message:
        """Word what would be less work."""
        return msg("Use fewer dice or fewer sides.")

    @property
    def term(self) -> Message | str:
        """What is worked out: a term, or the whole where several are added up."""
        if self.node is None:
            return msg("these dice")
        text = str(self.node)
        return text if len(text) <= 60 else text[:57] + "..."

    @property
    def _column(self) -> int | None:
        return None if self.node is None else self.node.at


def bits_of(sides: int, count: int) -> int:
    """Give about how many bits ``sides ** count`` has, without working it out."""
    return int(count * log2(sides)) + 1
