"""The verb ``move``: 2d6 and a stat, and how well it goes."""

from __future__ import annotations

from rolcli.declare import Ask, Excludes, Flag, Whole
from rolcli.messages import msg
from rolcli.result import Result

BANDS = ((12, "advanced_hit", "PB-05"), (10, "strong_hit", "PB-02"), (7, "weak_hit", "PB-03"))
"""The least total of each outcome, and its rule; below all of them it is a miss."""


class Move(Ask):
    stat = Whole("The stat.", positional=True, least=-3, most=5, rule="PB-01", es="rasgo")
    forward = Whole("What was gained for it.", default=0, rule="PB-06", es="siguiente")
    advantage = Flag("Throw three dice, keep two.", rule="PB-07", es="ventaja")
    disadvantage = Flag("The same, the lowest two.", rule="PB-07", es="desventaja")

    EXCLUDES = (Excludes("advantage", "disadvantage", rule="PB-07"),)


def move(dice, house, ask: Move) -> Result:
    """Throw the dice and find the band that the total falls into."""
    text = "3d6kh2" if ask.advantage else "3d6kl2" if ask.disadvantage else "2d6"
    result = Result("move")
    dice.modifier("stat", ask.stat, "PB-01")
    if ask.forward:
        dice.modifier("forward", ask.forward, "PB-06")
    total = dice.roll(text, "move").total + ask.stat + ask.forward
    bands = [band for band in BANDS if house["advanced_moves"] or band[1] != "advanced_hit"]
    result.total, result.outcome, rule = total, "miss", "PB-04"
    for least, outcome, its_rule in reversed(bands):
        if total >= least:
            result.outcome, rule = outcome, its_rule
    result.success = result.outcome != "miss"
    dice.step(msg("The total falls into"), result.outcome, rule)
    result.headline = msg("{total}: {outcome}", total=total, outcome=msg(result.outcome))
    return result
