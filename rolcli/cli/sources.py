"""Where the dice of a call's results come from, one after the other."""

from __future__ import annotations

from rolcli.dice.source import Stream
from rolcli.dice.stream import new_seed
from rolcli.errors import LimitError, UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.values import Shared
    from rolcli.dice.source import Dice

MAX_RESULTS = 1_000_000
"""The most results of one call."""


class Sources:
    """Give each result of a call its dice.

    Result k >= 2 of a seeded call has the seed ``SEED#k``. One list of dice
    rolled by hand feeds all results in order.
    """

    __slots__ = ("_dice", "_hand", "_made", "_seed")

    def __init__(self, seed: str | None, hand: Sequence[int] | None) -> None:
        self._hand = hand
        self._seed = new_seed() if seed is None and hand is None else seed
        self._made = 0
        self._dice: Dice | None = None

    def allow(self, count: int) -> None:
        """Raise LimitError when so many further results are more than a call gives."""
        if self._made + count > MAX_RESULTS:
            raise LimitError(
                "too_many_results",
                msg(
                    "One call gives at most {limit} results, and {count} were asked for.",
                    limit=MAX_RESULTS,
                    count=self._made + count,
                ),
            )

    def next(self, last: bool = False) -> Dice:
        """Make the dice of the next result; ``last`` if no other is to come."""
        self._made += 1
        if self._hand is not None:
            from rolcli.dice.scripted import Share

            used = self._dice.used if isinstance(self._dice, Share) else 0
            self._dice = Share(self._hand, used, last)
        else:
            assert self._seed is not None
            self._dice = Stream(self._seed if self._made == 1 else f"{self._seed}#{self._made}")
        return self._dice

    def close(self) -> None:
        """Complain of dice left over after results of which none was known to be the last."""
        if self._hand is None:
            return
        from rolcli.dice.scripted import Scripted, Share

        if isinstance(self._dice, Share):
            Scripted.finish(self._dice)
        else:
            Scripted(self._hand).finish()


def take_link(shared: Shared, state: str) -> None:
    """Take the next link of the chain for a call; the seed is made of it. Raise DataError."""
    from rolcli.campaign.fair import Secrets, is_link, seed_of

    second = shared.fair_link
    if second is not None and not is_link(second):
        raise UsageError(
            "bad_link",
            msg("{text} is no link: 64 hexadecimal digits.", text=second[:80]),
        )
    assert shared.fair is not None
    link = Secrets(state).take()
    shared.link = link.number
    shared.seed = seed_of(link.link, shared.fair, second)
