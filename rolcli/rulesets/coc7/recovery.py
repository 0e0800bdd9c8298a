"""Luck that comes back, by the published rules, core and pulp (COC-51, COC-P7, COC-P8)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.coc7.percentile import percentile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

MOST = 99
"""Luck does not grow beyond this."""
RULES = {"core": "COC-P7", "pulp": "COC-P8"}


def recovery(dice: Dice, house: House, result: Result, points: int) -> Result:
    """Win Luck back: 1D10 for a roll above it; in pulp 2D10+10, and else 1D10+5."""
    rule = RULES.get(str(house["luck_recovery"]))
    if rule is None:
        raise UsageError(
            "needs_setting",
            msg("Luck does not come back here (COC-51)."),
            hint=msg("The published rule does: --set luck_recovery=core."),
        )
    above = dice.chance(rolls_above, points, rule)
    gain = dice.chance(won, above, rule == "COC-P8")
    left = max(points, min(MOST, points + gain))
    result.outcome, result.success = ("recovered" if gain else "unchanged"), gain > 0
    result.details["recovered"] = left - points
    result.state["luck"] = left
    dice.tell(tell, result, points, rule)
    return result


def rolls_above(dice: Dice, points: int, rule: str) -> bool:
    """Roll, and tell whether it is above the Luck left."""
    total = percentile(dice, 0, "recovery")
    dice.step(msg("Rolled, to be above {value} (published)", value=points), total, rule)
    return total > points


def won(dice: Dice, above: bool, pulp: bool) -> int:
    """Roll what is won."""
    if pulp:
        return dice.roll("2d10+10" if above else "1d10+5", "recovered").whole
    return dice.die(10, "recovered") if above else 0


def tell(dice: Dice, result: Result, points: int, rule: str) -> None:
    """Say it in one line."""
    left = int(str(result.state["luck"]))
    result.total, result.target = dice.rolls[0].total, points
    result.answer = left
    dice.step(msg("Luck recovered, up to 99"), left - points, rule)
    result.headline = msg(
        "{total} against Luck {points}: {gain} recovered, now {left}", total=result.total,
        points=points, gain=left - points, left=left,
    )
