"""Temporary insanity's first phase, the bout of madness, and how long each phase lasts (COC-43)."""

from __future__ import annotations

from rolcli.messages import msg, nmsg
from rolcli.rulesets.coc7.tables.bouts import REAL_TIME, SUMMARY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result

LASTING = ("phobia", "mania")
"""Bouts that also roll 1D100 on the table's own list."""


def bout(dice: Dice, result: Result, alone: bool, underlying: bool) -> None:
    """Roll a bout of madness, its duration and that of the madness underneath.

    In company it lasts 1D10 rounds, alone 1D10 hours are told as a summary.
    The underlying insanity of 1D10 hours is not rolled anew for who is in it.
    """
    table, unit = (SUMMARY, "hours") if alone else (REAL_TIME, "rounds")
    number = dice.die(10, "bout_of_madness")
    name, told = table[number - 1]
    found: dict[str, object] = {"kind": "summary" if alone else "real_time", "number": number,
                                "name": name}
    dice.step(msg("Bout of madness {number}", number=number), told, "COC-43")
    if name in LASTING:
        found["list_number"] = dice.die(100, name)
        dice.step(msg("Number on the list of phobias or manias"), found["list_number"], "COC-43")  # type: ignore[arg-type]  # a number, beside words
    duration = dice.die(10, "bout_duration")
    found |= {"duration": duration, "unit": unit}
    dice.step(msg("Hours it lasts") if alone else msg("Rounds it lasts"), duration, "COC-43")
    result.details["bout"] = found
    result.effects.append("bout_of_madness")
    result.notes.append(
        nmsg("Bout of madness, {n} hour: {told}.", "Bout of madness, {n} hours: {told}.", duration,
             told=told)
        if alone
        else nmsg("Bout of madness, {n} round: {told}.", "Bout of madness, {n} rounds: {told}.",
                  duration, told=told)
    )
    dice.step(msg("While the bout lasts"), msg("no more Sanity is lost"), "COC-43")
    if not underlying:
        hours = dice.die(10, "underlying_duration")
        result.details["underlying_hours"] = hours
        result.effects.append("underlying_insanity")
        result.state["underlying"] = True
        dice.step(msg("Hours of underlying insanity"), hours, "COC-43")
        result.notes.append(
            nmsg(
                "Then underlying insanity for {n} hour: any loss of Sanity is a new bout.",
                "Then underlying insanity for {n} hours: any loss of Sanity is a new bout.",
                hours,
            )
        )
