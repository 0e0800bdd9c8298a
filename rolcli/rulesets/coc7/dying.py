"""Holding on while dying: a CON roll a round, or an hour once stabilised (COC-37)."""

from __future__ import annotations

from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.coc7.levels import LEVEL_WORDS
from rolcli.rulesets.coc7.rolls import alone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.options import ConPositional, Stabilised
    from rolcli.rulesets.frame import House

HEADLINES = {
    "alive": N_("CON {total} against {con}: alive for another round ({level})"),
    "dead": N_("CON {total} against {con}: dead ({level})"),
    "stabilised": N_("CON {total} against {con}: stable for another hour ({level})"),
    "dying": N_("CON {total} against {con}: dying again ({level})"),
}
CONDITIONS = {"alive": "dying", "dead": "dead", "stabilised": "stabilised", "dying": "dying"}
"""What the body is in after each outcome."""


def dying(dice: Dice, house: House, con: ConPositional, stabilised: Stabilised = False) -> Result:
    """Roll CON: the first failure kills, or once stabilised makes one dying again (D17)."""
    result = Result("dying")
    alone(dice, house, result, con, "regular", 0)
    held = result.success
    if stabilised:
        result.outcome = "stabilised" if held else "dying"
    else:
        result.outcome = "alive" if held else "dead"
    condition = CONDITIONS[result.outcome]
    result.state["condition"] = condition
    result.effects.append(condition)
    every = msg("CON, every hour") if stabilised else msg("CON, every round")
    dice.step(every, msg("held") if held else msg("failed"), "COC-37")
    result.headline = msg(
        HEADLINES[result.outcome],
        total=result.total,
        con=con,
        level=LEVEL_WORDS[result.level or "failure"],
    )
    return result
