"""Whether results are what their own seeds give, and a journal's lines what they were.

Nothing in a file is trusted: a result is rolled again from its input and seed, and only
what comes of it is compared. Whoever runs verbs gives the function that rolls again.
"""

from __future__ import annotations

from rolcli.campaign.fair import Anchored, parts_of
from rolcli.campaign.journal import BEGINNING, MAX_LINE
from rolcli.campaign.sha import sha256
from rolcli.campaign.sums import thing_of
from rolcli.errors import RolcliError
from rolcli.messages import Message, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    Again = Callable[[Mapping[str, Any]], Mapping[str, Any]]
    """Rolls a result again from its input and seed; raises RolcliError when it cannot."""

COMPARED = ("total", "total_exact", "target", "margin", "outcome", "level", "success", "state")
"""What must come out the same, besides the dice."""
UNCHECKED = "cannot_repeat"
"""The code of the refusal of a result that cannot be rolled again."""
MOST_TOLD = 100
"""How many differences are told one by one."""


class Report:
    """What a check came to.

    ``same`` results are as rolled, ``by_hand`` had dice of their own, ``unchecked`` went on
    from a result that is not at hand, ``entries`` are lines of a journal that rolled
    nothing. ``told`` lists differences, ``wrong`` counts them; ``cautions`` are none.
    """

    __slots__ = (
        "by_hand", "cautions", "chained", "entries", "fair", "same", "told", "unchecked", "wrong",
    )

    def __init__(self) -> None:
        self.same = 0
        self.by_hand = 0
        self.unchecked = 0
        self.entries = 0
        self.fair = 0
        self.wrong = 0
        self.chained = False
        self.told: list[Message] = []
        self.cautions: list[Message] = []

    @property
    def results(self) -> int:
        """How many results were looked at."""
        return self.same + self.by_hand + self.unchecked + self.wrong

    def differ(self, where: Message | str, what: object) -> None:
        """Note a difference."""
        self.wrong += 1
        if len(self.told) < MOST_TOLD:
            self.told.append(msg("{where}: {what}", where=where, what=what))

    def caution(self, what: Message) -> None:
        """Note what is worth knowing and no difference."""
        if len(self.cautions) < MOST_TOLD:
            self.cautions.append(what)


class LineChain:
    """Follows the numbers and hashes of a journal's lines."""

    __slots__ = ("_at", "_before", "_hash", "_number", "_report")

    def __init__(self, report: Report) -> None:
        self._report = report
        self._hash = BEGINNING
        self._number = 0
        self._at = ""

    def take(self, place: int, line: bytes, thing: Mapping[str, Any] | None) -> None:
        """Look at the next line, given without its end."""
        number = self._number + 1
        said = None if thing is None else thing.get("n")
        if thing is not None and said != number:
            self._report.differ(
                msg("line {line}", line=place),
                msg("its number is {said}, and {number} was to come", said=str(said)[:20],
                    number=number),
            )
        if thing is not None and thing.get("prev") != self._hash:
            where = msg("line {line}", line=place - 1 if place > 1 else place)
            self._report.differ(where, msg("it was changed after it was written"))
        at = "" if thing is None else str(thing.get("at", ""))
        if at < self._at:
            self._report.caution(
                msg("line {line}: the clock had gone back", line=place)
            )
        self._at = at or self._at
        self._number = said if type(said) is int else number
        self._hash = sha256(line).hexdigest()


def check_lines(
    lines: Iterable[bytes], again: Again, anchor: str | None = None
) -> Report:
    """Check results, one a line; a line with ``n`` and ``prev`` makes it a journal."""
    report = Report()
    chain: LineChain | None = None
    anchored = None if anchor is None else Anchored(anchor)
    for place, line in enumerate(lines, 1):
        if not line.strip():
            continue
        thing = thing_of(line)
        if thing is not None and chain is None and place == 1 and "prev" in thing:
            chain = LineChain(report)
            report.chained = True
        if chain is not None:
            chain.take(place, line, thing)
        where = msg("line {line}", line=place)
        if thing is None:
            long = len(line) > MAX_LINE
            report.differ(
                where,
                msg("it is too long to be checked") if long else msg("it is no JSON object"),
            )
        else:
            check_result(report, where, thing, again, anchored)
    return report


def check_result(
    report: Report, where: Message, thing: Mapping[str, Any], again: Again,
    anchored: Anchored | None,
) -> None:
    """Roll a result again and compare; count it."""
    problem = no_result(thing)
    if problem is not None:
        if report.chained and isinstance(thing.get("verb"), str) and "rolls" not in thing:
            report.entries += 1
        else:
            report.differ(where, problem)
        return
    seed = thing.get("seed")
    if not isinstance(seed, str):
        report.by_hand += 1
        return
    if anchored is not None:
        check_link(report, where, seed, anchored)
    try:
        found = again(thing)
    except RolcliError as error:
        if error.code == UNCHECKED:
            report.unchecked += 1
            report.caution(msg("{where}: {what}", where=where, what=error.message))
        else:
            report.differ(where, error.message)
        return
    what = difference(thing, found)
    if what is None:
        report.same += 1
    else:
        report.differ(where, what)


def check_link(report: Report, where: Message, seed: str, anchored: Anchored) -> None:
    """Check that a seed's link is the next of the chain."""
    if parts_of(seed) is None:
        report.caution(msg("{where}: its seed is of no chain", where=where))
        return
    number, left_out = anchored.take(seed)
    if number is None:
        report.differ(
            where, msg("its link does not come next in the chain of this anchor")
        )
        return
    report.fair += 1
    if left_out:
        report.differ(where, msg("{n} links before it were left out", n=left_out))


def no_result(thing: Mapping[str, Any]) -> Message | None:
    """Say why an object is no result that rolled, or None."""
    if thing.get("rolcli") != 1:
        return msg("it was not made by this version of rolcli")
    if "error" in thing or "odds" in thing:
        return msg("it is no result of a roll")
    if not isinstance(thing.get("verb"), str) or not isinstance(thing.get("input"), dict):
        return msg("it is no result of a roll")
    rolls = thing.get("rolls")
    if not isinstance(rolls, list) or not rolls:
        return msg("it is no result of a roll")
    return None


def difference(said: Mapping[str, Any], found: Mapping[str, Any]) -> Message | None:
    """Say in what a result differs from what comes when it is rolled again, or None."""
    dice, true = faces(said), faces(found)
    if dice != true:
        return msg("the dice are said to be {said}; the seed gives {found}",
                   said=listed(dice), found=listed(true))
    for key in COMPARED:
        if said.get(key) != found.get(key):
            return msg("{key} is said to be {said}; it is {found}", key=key,
                       said=short(said.get(key)), found=short(found.get(key)))
    return None


def faces(thing: Mapping[str, Any]) -> list[Any]:
    """Give the dice of a result, by roll; of very many, how often each face came."""
    found: list[Any] = []
    rolls = thing.get("rolls")
    for roll in rolls if isinstance(rolls, list) else ():
        if not isinstance(roll, dict):
            return [None]
        dice = roll.get("dice")
        if isinstance(dice, list):
            found.append([die.get("value") if isinstance(die, dict) else None for die in dice])
        else:
            counts = roll.get("counts")
            found.append({str(k): v for k, v in counts.items()} if isinstance(counts, dict) else 0)
    return found


def listed(dice: list[Any]) -> str:
    """List the dice of some rolls."""
    text = " | ".join(
        ", ".join(map(str, roll[:20])) if isinstance(roll, list) else "..." for roll in dice[:5]
    )
    return short(text) or "-"


def short(value: object) -> str:
    """Write a value of a file, not too long, in characters that can be printed."""
    text = "-" if value is None else str(value)[:100]
    return "".join(sign if sign.isprintable() else "?" for sign in text)
