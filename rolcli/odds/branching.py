"""A procedure run over every branch: values, tails of values, and what they come to.

The procedure is run again and again; each time ``branch`` answers with another
combination of values, and the weights of the leaves add up. Of a tail, which stands for
all values beyond the rows, the first value and the next are taken.
"""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction

from rolcli.dice.source import Again, Dice
from rolcli.errors import LimitError
from rolcli.messages import msg
from rolcli.odds.beyond import LOOKS, beside_key
from rolcli.odds.budget import Budget
from rolcli.odds.narrow import compared, narrowed, sums_of
from rolcli.odds.tails import AGAIN, Neighbours, combined
from rolcli.odds.weighted import FURTHER, TENTH, goes_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from rolcli.odds.beyond import Beside
    from rolcli.odds.narrow import Three
    from rolcli.odds.ranking import Standing
    from rolcli.odds.series import Series
    from rolcli.odds.weighted import Tail, Weighted

MAX_LEAVES = 200_000
"""The most leaves that the walk of one verb may have."""
WIDE = 1_000
"""How many values make a branch wide."""
LONG = 2_000
"""Products of numbers of more bits are counted as work."""


class Branching(Dice):
    """A source of values by branches; ``weigh`` gives the distribution of a procedure."""

    __slots__ = (
        "_at", "_deep", "_latest", "_leaves", "_look", "_path", "_peeked", "_step", "_tails",
        "_weight", "_work",
    )

    def __init__(self) -> None:
        super().__init__()
        self._leaves = 0
        self._path: list[list[Any]] = []
        self._at = 0
        self._weight = (1, 1)
        self._tails: list[tuple[int, Tail, int]] = []
        self._peeked: dict[tuple[int, ...], Peek] = {}
        self._latest: Peek | None = None
        self._look: int | None = None
        self._deep = 0
        self._step = "roll"
        self._work = Budget()

    def weigh(self, step: Callable[..., Any], *arguments: Any) -> Weighted:
        """Run ``step(dice, *arguments)`` over every branch and weigh what it returns."""
        outer = self._path, self._at, self._weight, self._tails, self._peeked, self._look
        gathered: dict[int, dict[Any, int]] = {}
        again: dict[int, int] = {}
        pairs = Neighbours()
        path: list[list[Any]] = []
        self._peeked, self._look = {}, None
        self._deep += 1
        try:
            while True:
                self._begin(path)
                try:
                    value = step(self, *arguments)
                except Again:
                    value = AGAIN
                except Peek as ask:
                    self._look_on(ask, path, step, arguments)
                    continue
                weight, denominator = self._weight
                if self._tails:
                    self._through_tail(pairs, value, step, arguments)
                elif value is AGAIN:
                    again[denominator] = again.get(denominator, 0) + weight
                else:
                    leaves = gathered.setdefault(denominator, {})
                    leaves[value] = leaves.get(value, 0) + weight
                self._leaves += 1
                if self._leaves > MAX_LEAVES:
                    raise too_many_leaves(self._step)
                while path and path[-1][1] + 1 == path[-1][0].branches:
                    path.pop()
                if not path:
                    return combined(gathered, again, pairs)
                path[-1][1] += 1
        finally:
            self._path, self._at, self._weight, self._tails, self._peeked, self._look = outer
            self._deep -= 1

    def _begin(self, path: list[list[Any]]) -> None:
        """Begin a run along a path."""
        self._path, self._at, self._weight, self._tails = path, 0, (1, 1), []

    def _look_on(
        self, ask: Peek, path: list[list[Any]], step: Callable[..., Any], arguments: Any
    ) -> None:
        """See what is asked at the same place beside further values of a tail."""
        size, index = len(path), path[ask.place][1]
        path[ask.place][1] = ask.index
        try:
            for place in range(LOOKS):
                self._begin(path)
                self._look = place
                try:
                    step(self, *arguments)
                except (Again, Peek, ValueError):
                    pass
                del path[size:]
                if len(ask.keys) <= place:
                    break
        finally:
            self._look = None
            path[ask.place][1] = index
        ask.done = True

    def _through_tail(
        self, pairs: Neighbours, value: Any, step: Callable[..., Any], arguments: Any
    ) -> None:
        """Note what a run came to that took a tail; of two tails at once nothing is known.

        Neither is anything where further values of the tail do not go on as the first two.
        """
        if len(self._tails) > 1:
            return
        place, tail, index = self._tails[0]
        side = self._path[place][1] - index
        key = [index for _, index in self._path]
        key[place] -= side
        share = Fraction(*self._weight)
        pairs.add(tuple(key), side, value, tail, share)
        pair = pairs.found[tuple(key)]
        if pair[0] is None or pair[1] is None:
            return
        looks = {place: self._look_at(place, step, arguments) for place in FURTHER}
        seen = [(place, look[0]) for place, look in looks.items() if look is not None]
        if not all(goes_on(pair[0][0], pair[1][0], after, place) for place, after in seen):
            values = [self._look_at(place, step, arguments) for place in range(LOOKS)]
            if pairs.part(tuple(key), values):
                return
            if self._deep > 1:
                pair[0] = None
        if self._deep == 1 and pair[0] is not None:
            pair[1] = (foretold(pair[0][0], pair[1][0], looks),)

    def _look_at(self, place: int, step: Callable[..., Any], arguments: Any) -> Any:
        """Give, in brackets, what a further value of the tail on this run comes to."""
        path, size, known = self._path, len(self._path), len(self._peeked)
        self._begin(path)
        self._look = place
        try:
            return (step(self, *arguments),)
        except Again:
            return (AGAIN,)
        except (Peek, ValueError):
            return None
        finally:
            self._look = None
            del path[size:]
            for late in list(self._peeked)[known:]:
                del self._peeked[late]

    def branch(self, weighted: Weighted) -> Any:
        """Take the next value of a distribution on this run."""
        at = self._at
        if at == len(self._path):
            if not weighted.branches:  # all of it was cut off
                raise LimitError(
                    "no_exact_odds", msg("Nothing is left at this depth: follow more explosions.")
                )
            self._expect(weighted.branches)
            bits = weighted.denominator.bit_length(), self._weight[1].bit_length()
            if max(bits) > LONG:
                self._long(weighted.branches, *bits)
            self._path.append([weighted, 0])
        taken, index = self._path[at]
        self._at = at + 1
        if index >= len(taken.items):
            which, side = divmod(index - len(taken.items), 2)
            tail = taken.tails[which]
            self._tails.append((at, tail, index - side))
            return tail.at(side if self._look is None else self._look)
        value, weight = taken.items[index]
        weights, denominator = self._weight
        self._weight = (weights * weight, denominator * taken.denominator)
        return value

    def _long(self, branches: int, *bits: int) -> None:
        """Take the products of long numbers from the budget; raise LimitError for too many."""
        try:
            self._work.spend(6 * branches, *bits)
        except LimitError as error:
            error.hint = msg("Follow fewer explosions, or throw fewer dice.")
            raise

    def _expect(self, size: int) -> None:
        """Refuse a branch of which it can be told now that there will be too many leaves.

        Every branch not yet taken has a leaf at least; a wide one is taken to come again
        on the branches beside it.
        """
        waiting = [weighted.branches - index - 1 for weighted, index in self._path]
        again = 1 + (waiting[-1] if waiting and size > WIDE else 0)
        if self._leaves + sum(waiting) + size * again > MAX_LEAVES:
            raise too_many_leaves(self._step)

    def _beside(self, keys: Sequence[Any], other: Standing) -> list[Beside] | None:
        """Give the chances of another roll beside each key, where a tail has a part in them.

        None where none has, and where it is not known well enough.
        """
        self._latest = None
        if not self._tails:
            if not any(tail.here <= key or tail.next < tail.here
                       for tail in other.running for key in keys):
                return None  # rows, and tails that begin above all keys
            found = [beside_key(key, other) for key in keys]
        elif len(self._tails) > 1:
            return None
        else:
            ask = self._asked(keys)
            if ask.other is not other:
                looked_at(ask, self._tails[0][1], other)
            self._latest = ask
            found = [None if part is None else sums_of(part) for part in ask.parts]
        return None if None in found else found  # type: ignore[return-value]  # none is None

    def _narrow(self, outcome: int, part: Callable[[Series, list[Three]], Series]) -> None:
        """Let the tail of this run go on as it does where the latest comparison came out so.

        ``part`` gives the chances of its places there, of all of them and beside each key.
        """
        ask = self._latest
        if ask is None or self._look is not None:
            return
        place, tail, index = self._tails[0]
        if outcome not in ask.tails:
            known = [one for one in ask.parts if one is not None]
            assert tail.places is not None
            ask.tails[outcome] = narrowed(tail, part(tail.places, known))
        self._tails[0] = place, ask.tails[outcome], index

    def _lose(self) -> None:
        """Give up what a run that took a tail comes to."""
        self._tails += self._tails[:1]

    def _asked(self, keys: Sequence[Any]) -> Peek:
        """Give what is asked here beside each of the first values of the tail on this run."""
        place, _, index = self._tails[0]
        at = [one for _, one in self._path[: self._at]]
        at[place] = index
        ask = self._peeked.get(tuple(at))
        if ask is None:
            ask = self._peeked[tuple(at)] = Peek(place, index)
            raise ask
        if not ask.done:
            ask.keys.append(tuple(keys))
            raise ask
        return ask


class Unknown:
    """What cannot be told of the values of a tail."""


def foretold(here: Any, there: Any, looks: dict[int, Any]) -> Any:
    """Give what the second value of a tail comes to, but for what does not go on so."""
    if isinstance(here, tuple) and isinstance(there, tuple) and len(here) == len(there):
        inside = [
            {n: (look[0][i],) if look is not None and len(look[0]) == len(here) else None
             for n, look in looks.items()}
            for i in range(len(here))
        ]
        return tuple(map(foretold, here, there, inside))
    moves = isinstance(here, (int, Fraction)) and here != there
    for place, look in looks.items():
        if (moves and look is None) or (
            look is not None and not goes_on(here, there, look[0], place)
        ):
            return Unknown()
    return there


def looked_at(ask: Peek, tail: Tail, other: Standing) -> None:
    """Find out how another roll compares with each key that moves with a tail."""
    ask.other = other
    ask.parts = [None]
    if len(ask.keys) == LOOKS and len({len(keys) for keys in ask.keys}) == 1:
        budget = Budget().part(TENTH)
        moving = zip(*ask.keys, strict=True)
        with suppress(LimitError):
            ask.parts = [compared(tail, keys, other, budget) for keys in moving]


class Peek(Exception):  # noqa: N818 - a signal, not an error
    """Raised where further values of a tail have to be seen first.

    ``keys`` takes what they ask, ``parts`` how the ``other`` roll compares with it, and
    ``tails`` how the tail goes on after each outcome.
    """

    def __init__(self, place: int, index: int) -> None:
        self.place = place
        self.index = index
        self.keys: list[tuple[Any, ...]] = []
        self.other: Standing | None = None
        self.parts: list[Three | None] = []
        self.tails: dict[int, Tail] = {}
        self.done = False


def too_many_leaves(step: str) -> LimitError:
    """Word the limit on branches."""
    return LimitError(
        "odds_too_big",
        msg(
            "The exact odds would need more than {limit} branches, at the step {step}.",
            limit=MAX_LEAVES,
            step=step,
        ),
    )
