"""The verb ``harm``: what gets past the armour, on a clock of six."""

from __future__ import annotations

from rolcli.declare import Ask, Expr, Whole
from rolcli.messages import msg
from rolcli.result import Result

FULL, UNSTABLE = 6, 4


class Harm(Ask):
    amount = Expr("The harm: a number or dice.", positional=True, rule="PB-08", es="daño")
    armour = Whole("Armour.", default=0, least=0, rule="PB-08", es="armadura", also=("armor",),
                   sheet="armour")
    taken = Whole("Harm taken before.", default=0, least=0, most=FULL, rule="PB-09", es="sufrido",
                  sheet="harm")


def harm(dice, house, ask: Harm) -> Result:
    """Take the armour off, and move the clock on."""
    result = Result("harm")
    raw = dice.roll(ask.amount, "harm").total
    final = max(0, raw - ask.armour)
    clock = min(FULL, ask.taken + final)
    dice.step(msg("Harm less armour"), final, "PB-08")
    dice.step(msg("Clock of harm"), clock, "PB-09")
    result.details, result.state = {"raw": raw, "final": final}, {"harm": clock}
    result.done, result.answer = "final", final
    result.outcome = "dead" if clock == FULL else "hurt" if final else "unharmed"
    words = {"final": final, "clock": clock, "outcome": msg(result.outcome)}
    result.headline = msg("{final} harm, {clock} of 6: {outcome}", **words)
    if UNSTABLE <= clock < FULL:
        result.effects.append("unstable")
        result.notes.append(msg("Unstable: it gets worse without help."))
    return result
