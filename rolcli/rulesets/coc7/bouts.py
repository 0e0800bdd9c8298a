"""Temporary insanity's first phase, the bout of madness, and how long each phase lasts (COC-43)."""

from __future__ import annotations

from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result

    Row = tuple[str, Message]

REAL_TIME: tuple[Row, ...] = (
    ("amnesia", msg("forgets everything since the last safe place")),
    ("psychosomatic", msg("a sense or a limb fails without a cause")),
    ("violence", msg("strikes out at whoever is near")),
    ("paranoia", msg("trusts nobody: all are enemies")),
    ("significant_person", msg("takes somebody here for a person dear to them")),
    ("faint", msg("faints")),
    ("flee", msg("runs away by any means")),
    ("hysterics", msg("laughs, weeps or screams without end")),
    ("phobia", msg("a new phobia, and its cause seems to be here")),
    ("mania", msg("a new mania, to be given in to at once")),
)
"""Others are present: what happens, by 1D10."""
SUMMARY: tuple[Row, ...] = (
    ("amnesia", msg("wakes somewhere strange, the memory gone")),
    ("robbed", msg("wakes robbed of what was carried")),
    ("battered", msg("wakes beaten: hit points are halved")),
    ("violence", msg("went on a rampage and may not recall it")),
    ("ideology", msg("showed a belief to excess")),
    ("significant_people", msg("did all for somebody who matters, whatever the price")),
    ("institution", msg("wakes in a cell or a ward")),
    ("flee", msg("wakes far away, on the road to somewhere")),
    ("phobia", msg("a new phobia, and hours spent hiding from it")),
    ("mania", msg("a new mania, and hours given up to it")),
)
"""Alone, or all are mad: what the character wakes to, by 1D10."""
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
                                "name": name}  # fmt: skip
    dice.step(msg("Bout of madness {number}", number=number), told, "COC-43")
    if name in LASTING:
        found["list_number"] = dice.die(100, name)
        dice.step(msg("Number on the list of phobias or manias"), found["list_number"], "COC-43")  # type: ignore[arg-type]
    duration = dice.die(10, "bout_duration")
    found |= {"duration": duration, "unit": unit}
    dice.step(msg("Hours it lasts") if alone else msg("Rounds it lasts"), duration, "COC-43")
    result.details["bout"] = found
    result.effects.append("bout_of_madness")
    result.notes.append(
        msg("Bout of madness, {duration} hours: {told}.", duration=duration, told=told)
        if alone
        else msg("Bout of madness, {duration} rounds: {told}.", duration=duration, told=told)
    )
    dice.step(msg("While the bout lasts"), msg("no more Sanity is lost"), "COC-43")
    if not underlying:
        hours = dice.die(10, "underlying_duration")
        result.details["underlying_hours"] = hours
        result.effects.append("underlying_insanity")
        result.state["underlying"] = True
        dice.step(msg("Hours of underlying insanity"), hours, "COC-43")
        result.notes.append(
            msg(
                "Then underlying insanity for {hours} hours: any loss of Sanity is a new bout.",
                hours=hours,
            )
        )
