"""Damage bonus and Build by STR + SIZ (COC-25)."""

from __future__ import annotations

from rolcli.declare import Needs, OneOf, Text
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.coc7.builds import row
from rolcli.rulesets.coc7.investigator_groups import Investigator
from rolcli.rulesets.coc7.tables import CHARACTERISTICS
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

PLACES = {"str": 0, "siz": 1}
"""The two characteristics and their places."""


class Build(Investigator):
    """What the verb asks."""

    strength = Text(
        N_("STR, or STR:N."), name="str", default=None, positional=True, rule="COC-25", es="fue",
        sheet="str",
    )
    size = Text(
        N_("SIZ, or SIZ:N."), name="siz", default=None, positional=True, rule="COC-25", es="tam",
        sheet="siz",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (Needs("strength", "size", rule="COC-25"),)
    ONE_OF: ClassVar[tuple[OneOf, ...]] = (OneOf("strength", "roll", "quick", rule="COC-25"),)


def build(dice: Dice, house: House, ask: Build) -> Result:
    """Look up damage bonus and Build; ``FUE:60`` or ``siz=70`` may name which is which."""
    result = Result("build")
    if ask.roll or ask.quick:
        from rolcli.rulesets.coc7.investigators import investigator

        return investigator(dice, result, ask)
    assert ask.strength is not None
    assert ask.size is not None
    first, second = read(ask.strength), read(ask.size)
    places = (0 if first[0] is None else first[0], 1 if second[0] is None else second[0])
    if first[0] is not None and second[0] is None:
        places = (first[0], 1 - first[0])
    elif second[0] is not None and first[0] is None:
        places = (1 - second[0], second[0])
    if places[0] == places[1]:
        raise UsageError(
            "bad_value",
            msg("STR and SIZ are both needed, and one is given twice (COC-25)."),
            hint=msg("Give build STR SIZ, such as build 60 70."),
        )
    values = {places[0]: first[1], places[1]: second[1]}
    total = values[0] + values[1]
    bonus, size_class = row(total)
    dice.modifier("str", values[0], "COC-25")
    dice.modifier("siz", values[1], "COC-25")
    dice.step(msg("STR + SIZ"), total, "COC-25")
    dice.step(msg("Damage bonus"), bonus, "COC-25")
    dice.step(msg("Build"), size_class, "COC-25")
    result.details = {"sum": total, "damage_bonus": bonus, "build": size_class}
    shown = f"+{bonus}" if "d" in bonus else bonus
    result.headline = msg(
        "STR + SIZ {total}: damage bonus {bonus}, Build {build}",
        total=total,
        bonus=shown,
        build=size_class,
    )
    return result


def read(text: str) -> tuple[int | None, int]:
    """Read a value, with or without the name of its characteristic before it."""
    name, _, value = text.replace("=", ":").rpartition(":")
    digits = value.strip()
    place = PLACES.get(canonical(name, CHARACTERISTICS) or "") if name else None
    good = digits.isascii() and digits.isdigit() and len(digits) < 10 and int(digits) > 0
    if good and (not name or place is not None):
        return place, int(digits)
    raise UsageError(
        "bad_value",
        msg("{text} is neither a value of STR nor of SIZ.", text=text),
        hint=msg("Give a number from 1 up, such as 60 or STR:60."),
    )
