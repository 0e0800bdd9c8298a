"""The objective die: which of three d10 counts, what it comes to, when it is a fumble."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg, nmsg
from rolcli.notation.tree import Ranked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
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


def kept_rank(
    dice: Dice,
    house: House,
    keep: str | None,
    badly_hurt: bool,
    unskilled: bool,
    token: bool,
    token_returned: bool,
    two_actions: bool,
) -> str:
    """Settle which die is kept, recording every cause with its rule (RYF-03, 07..11, 57..59).

    ``keep`` says it outright. Raise UsageError for two actions at once where
    the low die is kept already.
    """
    given = (badly_hurt, unskilled, token, token_returned)
    causes = [cause for cause, there in zip(CAUSES, given, strict=True) if there]
    if keep is not None:
        causes = []
        rank = keep
    else:
        rank = moved(house, causes)
    for cause in causes:
        name, places, rule = CAUSES[cause]
        told = RETURNED if cause == "token_returned" else LOWER
        dice.step(name, HIGHER if places > 0 else told, rule)
    if len(causes) > 1:
        dice.step(msg("Causes together"), rank, "RYF-11")
    if two_actions:
        if rank == "low":
            raise low_already([CAUSES[cause][0] for cause in causes if CAUSES[cause][1] < 0])
        rank = "low"
        dice.step(msg("Two actions at once"), msg("the low die on both"), "RYF-58")
    dice.step(msg("Die kept"), rank, "RYF-03")
    return rank


def moved(house: House, causes: list[str]) -> str:
    """Move the kept die from the middle: ups less downs, within low and high (RYF-11)."""
    places = [CAUSES[cause][1] for cause in causes]
    if house["rank_stacking"] == "low-wins" and -1 in places:
        return "low"
    return RANKS[1 + max(-1, min(1, sum(places)))]


def one_way(keep: str | None, *causes: bool) -> None:
    """Refuse ``--keep`` beside what it stands for."""
    if keep is not None and any(causes):
        raise UsageError(
            "keep_and_causes",
            msg("--keep says which die counts, so nothing else can move it."),
            hint=msg("Leave out --keep, or the causes."),
        )


def low_already(causes: list[Message]) -> UsageError:
    """Word why two actions at once are not possible, naming the causes (RYF-59)."""
    if len(causes) == 1:
        named = causes[0]
    elif len(causes) == 2:
        named = msg("{one} and {other}", one=causes[0], other=causes[1])
    else:
        named = msg("{one}, {other} and {third}", one=causes[0], other=causes[1], third=causes[2])
    return UsageError(
        "two_actions_on_low_die",
        msg("Two actions at once need a better die than the low one, kept already: {causes}.",
            causes=named),
        hint=msg("Take one action (RYF-59)."),
    )  # fmt: skip


def objective(dice: Dice, house: House, rank: str, what: str) -> tuple[int, bool, bool]:
    """Throw 1o3d10: what it comes to, whether it is a fumble, whether it fails by itself.

    Only the first throw can be a fumble, and a total of 1 is always a first
    throw whose kept die is a 1 (RYF-19).
    """
    rolled = dice.roll(TREES[rank], what)
    total: int = rolled.total  # type: ignore[assignment]
    if total != 1:
        if dice.enumerating:
            return total, False, False
        throws = len(rolled.terms[0].faces) // 3
        if throws > 1:
            other = msg("The other side's kept 10 is added")
            dice.step(
                other if what == "opposition" else msg("A kept 10 is added"),
                nmsg("thrown once more", "thrown {n} times more", throws - 1),
                "RYF-04",
            )
        return total, False, False
    if house["pifia"] == "plain-one":
        fumble = True
    elif dice.enumerating:  # the two other dice, given that the kept one shows 1
        fumble = dice.chance(around_one, rank)
    else:
        fumble = is_fumble(rolled.terms[0].faces, rank)
    fails = fumble or bool(house["natural_one_fails"])
    if fails:
        dice.step(
            msg("The other side's kept 1") if what == "opposition" else msg("Kept 1"),
            msg("a fumble") if fumble else msg("fails, by a house rule"),
            "RYF-19",
        )
    return total, fumble, fails


def around_one(dice: Dice, rank: str) -> bool:
    """Throw three dice until the kept one is a 1; tell whether that is a fumble."""
    faces = dice.throw(3, 10, "1o3d10")
    if sorted(faces)[INDEX[rank]] != 1:
        dice.again()
    return is_fumble(faces, rank)


def is_fumble(faces: Sequence[int], rank: str) -> bool:
    """Tell whether the first throw is a fumble: a kept 1, and 5 or less on the next higher die.

    The high die has none above it: only three ones are a fumble there (RYF-19).
    """
    ordered = sorted(faces[:3])
    kept = INDEX[rank]
    return ordered[kept] == 1 and ordered[min(kept + 1, 2)] <= FUMBLE_MOST
