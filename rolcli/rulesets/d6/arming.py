"""What the attack is made with: the options, and reading the damage code."""

from __future__ import annotations

from rolcli.declare import Ask, Excludes, Flag, Many, Needs, Text, Toml
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets.d6.codes import MAX_DICE, Code, doubled, read_code, too_big
from rolcli.words import integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.messages import Message

STRENGTH = ("str", "fue", "for")
"""What a damage code that adds to the wielder's Strength begins with."""


class FromList(Ask):
    """A weapon of the list, or of one's own."""

    HEADING = N_("The weapon")

    weapon = Text(
        N_("A weapon of the list, published; it fills what is not given."),
        "item", default=None, rule="D6-P8", es="arma",
    )
    own_strength = Text(
        N_("The attacker's Strength: the damage of an unarmed attack, and STR in a code."),
        "code", default=None, rule="D6-62", es="fortaleza-propia", sheet="strength",
    )
    equipment = Many(
        Toml(N_("A file with weapons of your own; repeatable."), rule="D6-P8", es="equipo")
    )


class Armed(FromList):
    """What the attack is made with."""

    HEADING = N_("The weapon")

    damage = Text(
        N_("The weapon's damage code, rolled on a hit; STR+1D adds to the attacker's Strength."),
        "code", default=None, rule="D6-40", es=("daño", "dano"),
    )
    unarmed = Flag(N_("An attack without a weapon."), rule="D6-60", es="sin-armas")

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("own_strength", "unarmed", "damage", "weapon", rule="D6-62"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("unarmed", "range", "distance", rule="D6-60"),
        Excludes("unarmed", "damage", "weapon", rule="D6-62"),
    )


def adds_strength(text: str) -> bool:
    """Tell whether a damage code adds to the wielder's Strength."""
    return "".join(text.split()).partition("+")[0].casefold() in STRENGTH


def read_damage(
    dice: Dice, ask: FromList, text: str, normalise: bool, force_point: bool = False
) -> Code:
    """Read a damage code; ``STR+1D`` adds to the wielder's Strength, its pips carried over.

    A Force point doubles the Strength part alone (D6-P1). Raise UsageError for a Strength
    that is missing or goes unused; one of a sheet that goes unused is left out.
    """
    if not adds_strength(text):
        ask.withdraw("own_strength")
        if ask.own_strength is not None:
            raise needs_strength(
                msg("{code} does not add to the attacker's Strength.", code=text),
                N_("Leave {option} out, or write the damage as STR+1D."),
            )
        return read_code(text, normalise)
    if ask.own_strength is None:
        raise needs_strength(
            msg("{code} adds to the attacker's Strength, and it is missing.", code=text),
            N_("Add it: {option} 3D."),
        )
    code = read_code(ask.own_strength, normalise)
    if force_point:
        code = doubled(dice, code)
    _, plus, tail = "".join(text.split()).partition("+")
    pips = integer(tail)
    added = Code(0, pips) if pips is not None and 0 <= pips <= 2 else None
    if added is None:
        added = read_code(tail, normalise) if plus else Code(0)
    code = Code.of(code.worth + added.worth)
    if code.dice > 2 * MAX_DICE:
        raise too_big(text)
    return code


def needs_strength(message: Message, hint: str) -> UsageError:
    """Word a Strength that is missing or goes unused; the hint names the option."""
    from rolcli.rulesets.refusal import Named

    own = Named(FromList.FIELDS["own_strength"])
    return UsageError("needs", message, hint=msg(hint, option=own))
