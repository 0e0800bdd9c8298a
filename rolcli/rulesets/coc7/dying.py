"""Holding on while dying: a CON roll a round, or an hour once stabilised (COC-37)."""

from __future__ import annotations

from rolcli.declare import Flag, Whole
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.coc7.before import Before
from rolcli.rulesets.coc7.levels import Trial
from rolcli.rulesets.coc7.rolls import alone
from rolcli.rulesets.coc7.tables import CONDITIONS, LEVEL_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

HEADLINES = {
    "alive": N_("CON {total} against {con}: alive for another round ({level})"),
    "dead": N_("CON {total} against {con}: dead ({level})"),
    "stabilised": N_("CON {total} against {con}: stable for another hour ({level})"),
    "dying": N_("CON {total} against {con}: dying again ({level})"),
}
BECOMES = {"alive": "dying", "dead": "dead", "stabilised": "stabilised", "dying": "dying"}
"""What the body is in after each outcome."""


class Dying(Before):
    """What the verb asks."""

    con = Whole(
        N_("CON of who is dying."), positional=True, least=0, rule="COC-37", es="con",
        sheet="con", unit="%",
    )
    stabilised = Flag(
        N_("First Aid has stabilised: the roll of an hour."), rule="COC-37", es="estabilizado",
        also=("stabilized",),
    )


def dying(dice: Dice, house: House, ask: Dying) -> Result:
    """Roll CON: the first failure kills, or once stabilised makes one dying again (D17)."""
    result = Result("dying")
    alone(dice, house, result, Trial(ask.con))
    held = result.success
    stable = ask.stabilised
    if ask.earlier is not None:
        stable = stable or ask.earlier.word("state.condition", CONDITIONS) == "stabilised"
    if stable:
        result.outcome = "stabilised" if held else "dying"
    else:
        result.outcome = "alive" if held else "dead"
    condition = BECOMES[result.outcome]
    result.state["condition"] = condition
    result.effects.append(condition)
    every = msg("CON, every hour") if stable else msg("CON, every round")
    dice.step(every, msg("held") if held else msg("failed"), "COC-37")
    result.headline = msg(
        HEADLINES[result.outcome],
        total=result.total,
        con=ask.con,
        level=LEVEL_WORDS[result.level or "failure"],
    )
    return result
