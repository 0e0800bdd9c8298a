"""Two rolls against each other: levels are compared, never margins (COC-06, COC-07)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.coc7.levels import RANK, level_of
from rolcli.rulesets.coc7.percentile import percentile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House

    Side = tuple[str, int, int]

FAILURE, REGULAR = RANK["failure"], RANK["regular"]

HOW: dict[str, Message] = {
    "level": msg("the better level"),
    "value": msg("the higher value"),
    "roll": msg("the dice, at equal levels"),
    "nobody": msg("both failed"),
    "tie": msg("equal: roll again"),
}


def side(dice: Dice, house: House, value: int, net: int, what: str) -> tuple[str, int]:
    """Roll one side, which always demands Regular: its level, and its total.

    The total is only told, unless the house settles ties by it.
    """
    total = percentile(dice, net, what)
    level = level_of(house, total, value, "regular")
    return level, total if ties_by_roll(house) else dice.seen(total)


def ties_by_roll(house: House) -> bool:
    """Tell whether equal levels are settled by the numbers rolled."""
    return house["opposed_tie"] in ("higher-roll", "lower-roll")


def compare(house: House, own: Side, other: Side) -> tuple[str, str]:
    """Compare two sides of (level, total, value): win, lose, tie or no_winner, and what decided.

    Failure and fumble both lose to a regular success; two of them have no
    winner (COC-07, D3). Equal successes are settled by the setting (D4).
    """
    mine, theirs = RANK[own[0]], RANK[other[0]]
    if house["fumble_rank"] == "failure":
        mine, theirs = max(mine, FAILURE), max(theirs, FAILURE)
    if mine != theirs:
        return ("win" if mine > theirs else "lose"), "level"
    if mine < REGULAR:
        return "no_winner", "nobody"
    tie = house["opposed_tie"]
    if tie == "higher-value":
        difference, decided = own[2] - other[2], "value"
    elif tie == "reroll":
        difference, decided = 0, "tie"
    else:
        difference = own[1] - other[1] if tie == "higher-roll" else other[1] - own[1]
        decided = "roll"
    if difference == 0:
        return "tie", "tie"
    return ("win" if difference > 0 else "lose"), decided
