"""A percentile roll for a value that the Keeper keeps: the total, and what it would make."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.coc7.levels import DIVISOR
from rolcli.rulesets.coc7.percentile import candidates, net_dice, percentile, refuse_dice
from rolcli.rulesets.coc7.tables import LEVEL_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.coc7.percentile import Thrown
    from rolcli.rulesets.frame import House

SURE = {1: "critical", 100: "fumble"}
"""What two totals are whatever the value (COC-03)."""


def unaimed(dice: Dice, house: House, result: Result, ask: Thrown) -> Result:
    """Roll, and tell from which values on the total makes each level (COC-01, COC-02)."""
    refuse_dice(house, ask.bonus, ask.penalty)
    net = net_dice(dice, house, ask.bonus, ask.penalty)
    total = percentile(dice, net, "test")
    result.total = result.details["rolled"] = total
    result.level = SURE.get(total)
    dice.tell(tell, result, net)
    return result


def tell(dice: Dice, result: Result, net: int) -> None:
    """Say the total and what it would make."""
    total = int(str(result.total))
    found = candidates(dice.rolls[-1:])
    result.details |= {"net_dice": net, "candidates": found}
    if len(found) > 1:
        dice.step(msg("Candidates"), ", ".join(map(str, found)), "COC-09")
    if result.level is not None:
        result.headline = msg(
            "{total}: {level}, whatever the value", total=total, level=LEVEL_WORDS[result.level]
        )
        return
    least = {level: total * part for level, part in DIVISOR.items()}
    result.details["value_needed"] = least
    for level, value in least.items():
        dice.step(LEVEL_WORDS[level], value, "COC-02")
    result.headline = msg(
        "{total}: a success from a value of {regular} on, hard from {hard}, extreme from {extreme}",
        total=total,
        **least,
    )
