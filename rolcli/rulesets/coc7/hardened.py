"""Sanity by the published rules: hardened minds, a loss that Luck halves, Mythos learnt."""

from __future__ import annotations

from rolcli.messages import msg, nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.coc7.sanity_groups import Sanity

FIRST, LATER = 5, 1
"""What the first madness by the Mythos teaches, and every later one (COC-P14)."""
MOST_SANITY = 99


def lessened(dice: Dice, result: Result, lost: int, ask: Sanity) -> int:
    """Give what is lost by the hardened (COC-P13), then with Luck that halves it (COC-P9).

    Both round down, and both come before the tests of 5 points and of the day.
    """
    if ask.hardened:
        lost //= 2
        dice.step(msg("Hardened: half the loss (published)"), lost, "COC-P13")
    if not ask.halve:
        return lost
    assert ask.luck is not None
    cost = 2 * lost
    result.state["luck"] = ask.luck
    dice.step(msg("Points of Luck it costs (published)"), cost, "COC-P9")
    if cost > ask.luck:
        result.details["luck_refused"] = cost
        result.notes.append(
            nmsg(
                "Not enough Luck to halve the loss: it costs {n} point (COC-P9).",
                "Not enough Luck to halve the loss: it costs {n} points (COC-P9).",
                cost,
            )
        )
        return lost
    result.details["cost"] = cost
    result.state["luck"] = ask.luck - cost
    dice.step(msg("Half the loss, by Luck (published)"), lost // 2, "COC-P9")
    return lost // 2


def learnt(dice: Dice, result: Result, mad: bool, ask: Sanity) -> None:
    """Add to Mythos what madness teaches, and tell the most that Sanity can be (COC-P14)."""
    assert ask.mythos is not None
    gain = (FIRST if ask.first_mythos else LATER) if mad else 0
    mythos = min(MOST_SANITY, ask.mythos + gain)
    result.details |= {"mythos": mythos, "sanity_max": MOST_SANITY - mythos}
    dice.step(msg("Cthulhu Mythos (published)"), mythos, "COC-P14")
    dice.step(msg("The most that Sanity can be"), MOST_SANITY - mythos, "COC-P14")
    dice.tell(tell_learnt, result, gain, mythos)


def tell_learnt(dice: Dice, result: Result, gain: int, mythos: int) -> None:
    """Say what Mythos comes to, where it has grown."""
    if gain:
        result.notes.append(
            msg("Cthulhu Mythos is {mythos} now, and Sanity at most {most} (COC-P14).",
                mythos=mythos, most=MOST_SANITY - mythos)
        )
