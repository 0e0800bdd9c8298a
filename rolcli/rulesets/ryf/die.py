"""The objective die: which of three d10 counts, what it comes to, what it decides by itself."""

from __future__ import annotations

from rolcli.declare import Ask, Excludes, Flag, Whole, Word
from rolcli.errors import UsageError
from rolcli.messages import N_, msg, nmsg
from rolcli.notation.operands import Ranked
from rolcli.rulesets.ryf.tables import RANKS as RANK_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Roll
    from rolcli.rulesets.frame import House

RANKS = ("low", "mid", "high")
"""The die that counts, by its place among the three in order (RYF-02, RYF-03)."""
INDEX = {"low": 0, "mid": 1, "high": 2}
TREES = {rank: Ranked(3, 10, rank) for rank in RANKS}
"""What is thrown: a kept 10 is added and all three fall again (RYF-04..06)."""
CAUSES = {
    "badly_hurt": (msg("Badly hurt"), -1, "RYF-07"),
    "unskilled": (msg("Unknown skill"), -1, "RYF-08"),
    "token": (msg("Token given"), 1, "RYF-09"),
    "token_returned": (msg("Token returned"), -1, "RYF-10"),
}
"""What moves the kept die: its name, how many places, and its rule."""
HIGHER, LOWER = msg("one die higher"), msg("one die lower")
RETURNED = msg("one die lower, and then it is the player's again")
FUMBLE_MOST = 5
"""The most that the next higher die may show in a fumble (RYF-19)."""
CRITICAL_LEAST = 5
"""The least that the die beside a kept 10 shows in a published critical (RYF-P1)."""
CRITICAL = 10
"""The margin that makes a critical (RYF-18)."""


class KeptDie(Ask):
    """Which of the three dice counts: said outright, or moved by what happens in a combat."""

    HEADING = N_("The roll")

    keep = Word(
        N_("The die to keep, instead of its causes."), RANK_WORDS, default=None,
        rule="RYF-03", es="guardar",
    )
    badly_hurt = Flag(
        N_("Malherido: a lower die."), rule="RYF-07", es=("malherido", "malherida")
    )
    token_returned = Flag(
        N_("The token comes back: a lower die."), rule="RYF-10",
        es="ficha-devuelta",
    )


class Modified(KeptDie):
    """What changes a roll: a number added, and which of the three dice counts (RYF-03..11)."""

    HEADING = N_("The roll")

    mod = Whole(N_("Added to the roll."), default=0, rule="RYF-01", es="modificador")
    unskilled = Flag(
        N_("An unknown skill: a lower die."), rule="RYF-08",
        es=("sin-habilidad", "habilidad-desconocida"),
    )
    token = Flag(
        N_("The token is given: a higher die."), rule="RYF-09",
        es="ficha",
    )
    two_actions = Flag(
        N_("One of two actions at once: the low die."), rule="RYF-57", es="dos-acciones"
    )

    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes(
            "keep", "badly_hurt", "unskilled", "token", "token_returned", "two_actions",
            rule="RYF-03",
        ),
    )


class Thrown:
    """What an objective die came to.

    ``fumble`` and ``critical`` are decided by the dice alone, and so is ``fails``: a fumble,
    or a kept 1 by a house rule. ``by_margin`` says whether a margin makes a critical, and
    ``more`` counts the throws after a kept 10.
    """

    __slots__ = ("by_margin", "critical", "fails", "fumble", "more", "total")

    def __init__(self, total: int) -> None:
        self.total = total
        self.fumble = False
        self.fails = False
        self.critical = False
        self.by_margin = True
        self.more = 0

    @property
    def decided(self) -> bool:
        """Whether the dice alone decide, whatever the numbers say."""
        return self.fails or self.critical


def kept_rank(dice: Dice, house: House, ask: Modified, known: bool = True) -> str:
    """Settle which die is kept, recording every cause with its rule (RYF-03, 07..11, 57..59).

    ``--keep`` says it outright; a skill that is not ``known`` moves it too. Raise UsageError
    for two actions at once where the low die is kept already.
    """
    there = (ask.badly_hurt, ask.unskilled or not known, ask.token, ask.token_returned)
    causes = [cause for cause, is_so in zip(CAUSES, there, strict=True) if is_so]
    if ask.keep is not None:
        causes = []
    rank = ask.keep or moved(house, causes)
    for cause in causes:
        name, places, rule = CAUSES[cause]
        told = RETURNED if cause == "token_returned" else LOWER
        dice.step(name, HIGHER if places > 0 else told, rule)
    if len(causes) > 1:
        dice.step(msg("Causes together"), rank, "RYF-11")
    if ask.two_actions:
        if rank == "low":
            raise low_already([CAUSES[cause][0] for cause in causes if CAUSES[cause][1] < 0])
        rank = "low"
        dice.step(msg("Two actions at once"), msg("the low die on both"), "RYF-58")
    dice.step(msg("Die kept"), rank, "RYF-03")
    return rank


def moved(house: House, causes: Sequence[str]) -> str:
    """Move the kept die from the middle: ups less downs, within low and high (RYF-11)."""
    places = [CAUSES[cause][1] for cause in causes]
    if house["rank_stacking"] == "low-wins" and -1 in places:
        return "low"
    return RANKS[1 + max(-1, min(1, sum(places)))]


def low_already(causes: list[Message]) -> UsageError:
    """Word why two actions at once are not possible, naming the causes (RYF-59)."""
    if len(causes) == 1:
        named = causes[0]
    elif len(causes) == 2:
        named = msg("{one} and {other}", one=causes[0], other=causes[1])
    else:
        named = msg("{one}, {other} and {third}", one=causes[0], other=causes[1], third=causes[2])
    return UsageError(
        "excludes",
        msg("Two actions at once need a better die than the low one, kept already: {causes}.",
            causes=named),
        hint=msg("Take one action (RYF-59)."),
    )


def objective(dice: Dice, house: House, rank: str, what: str) -> Thrown:
    """Throw 1o3d10: what it comes to, and what its dice decide by themselves.

    Only the first throw can be a fumble or a published critical. A total of 1 is always a
    first throw whose kept die is a 1, and one above 10 begins with a kept 10 (RYF-19).
    """
    rolled = dice.roll(TREES[rank], what)
    total = rolled.whole
    thrown = Thrown(total)
    if total == 1:
        plain = house["pifia"] == "plain-one"
        thrown.fumble = plain or dice.judge(rolled, is_fumble, rank)
        thrown.fails = thrown.fumble or bool(house["natural_one_fails"])
    if house["critical"] == "ten-five":
        thrown.by_margin = False
        thrown.critical = total > 10 and dice.judge(rolled, is_ten_five, rank)
    dice.tell(tell_thrown, rolled, thrown, what == "opposition")
    return thrown


def tell_thrown(dice: Dice, rolled: Roll, thrown: Thrown, theirs: bool) -> None:
    """Tell what the dice did: kept tens, and what they decided by themselves."""
    thrown.more = len(rolled.terms[0].faces) // 3 - 1
    if thrown.more:
        dice.step(
            msg("The other side's kept 10 is added") if theirs else msg("A kept 10 is added"),
            nmsg("thrown once more", "thrown {n} times more", thrown.more),
            "RYF-04",
        )
    if thrown.fails:
        dice.step(
            msg("The other side's kept 1") if theirs else msg("Kept 1"),
            msg("a fumble") if thrown.fumble else msg("fails, by a house rule"),
            "RYF-19",
        )
    if thrown.critical:
        dice.step(
            msg("The other side's kept 10 with 5 or more beside it, published") if theirs
            else msg("Kept 10 with 5 or more beside it, published"),
            msg("a critical"),
            "RYF-P1",
        )


def is_fumble(faces: Sequence[int], rank: str) -> bool:
    """Tell whether a throw is a fumble: a kept 1, and 5 or less on the next higher die.

    The high die has none above it: only three ones are a fumble there (RYF-19).
    """
    ordered = sorted(faces)
    kept = INDEX[rank]
    return ordered[kept] == 1 and ordered[min(kept + 1, 2)] <= FUMBLE_MOST


def is_ten_five(faces: Sequence[int], rank: str) -> bool:
    """Tell whether a throw is a published critical: a kept 10, and 5 or more beside it.

    Beside is the next higher die, for the high die the next lower (RYF-P1).
    """
    ordered = sorted(faces)
    kept = INDEX[rank]
    beside = ordered[kept + 1] if kept < 2 else ordered[1]
    return ordered[kept] == 10 and beside >= CRITICAL_LEAST


def add_up(dice: Dice, parts: tuple[tuple[str, int], ...], rule: str) -> int:
    """Add what is added to the die, recording each part that is not zero."""
    for name, value in parts:
        if value:
            dice.modifier(name, value, rule)
    return sum(value for _, value in parts)


def verdict(margin: int, thrown: Thrown) -> str:
    """Name the outcome of a roll against a number (RYF-13, 16, 18, 19, RYF-P1)."""
    if thrown.fumble:
        return "fumble"
    if thrown.critical:
        return "critical"
    if thrown.fails or margin < 0:
        return "failure"
    return "critical" if thrown.by_margin and margin >= CRITICAL else "success"
