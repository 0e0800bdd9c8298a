"""The verb attack of the combat house rules: the core's, and everything they add."""

from __future__ import annotations

from rolcli.declare import Ask, Excludes, Flag, Many, Needs, Whole, Word
from rolcli.messages import N_
from rolcli.rulesets.unisystem.asks import Attack as PlainAttack
from rolcli.rulesets.unisystem.asks import Defended
from rolcli.rulesets.unisystem.hit_groups import Loaded, Located
from rolcli.rulesets.unisystem.resolve import resolve
from rolcli.rulesets.unisystem.tables import BURSTS, DODGES, MODES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

MOST_PEOPLE = 1000
"""The most people under suppressive fire."""


class Aiming(Ask):
    """Taking aim."""

    HEADING = N_("Who attacks")

    aim = Whole(
        N_("Take aim first, until the end of the round, with this Perception."), default=None,
        metavar="PERCEPTION", rule="UNX-09", es="apuntar",
    )
    scope = Flag(N_("The weapon has a scope: +2 to take aim."), rule="UNX-12", es="mira")
    dodging = Word(
        N_("The attacker, too, dodges this round, with this skill."), DODGES, default=None,
        rule="UNX-05", es="esquivando",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (Needs("scope", "aim", rule="UNX-12"),)


class Shooting(Ask):
    """How the weapon is fired, and who is under suppressive fire."""

    HEADING = N_("Manoeuvres")

    mode = Word(N_("How the weapon is fired."), MODES, default=None, rule="UNX-36", es="modo")
    shots = Whole(
        N_("Shots of each burst: 3 to 5 (3 when left out)."), default=None, least=1,
        rule="UNX-36", es="disparos",
    )
    attacks = Whole(
        N_("Attacks (or bursts) this round; all are rolled."), default=None, least=1,
        most=100, rule="UNX-34", es="ataques",
    )
    bursts = Many(
        Word(
            N_("Attacks of different modes this round, such as single,burst."), BURSTS,
            metavar="KIND,KIND", rule="UNX-42", es="ráfagas",
        ),
        split=",",
    )
    rounds = Whole(
        N_("Rounds in the weapon (its capacity when left out)."), default=None, least=0,
        rule="UNX-43", es="balas", sheet="magazine",
    )
    automatic = Flag(
        N_("The shotgun is the automatic model of 12 shells."), rule="UNX-62", es="automática"
    )
    stay = Whole(
        N_("How many stay up under suppressive fire."), default=None, least=0, most=MOST_PEOPLE,
        rule="UNX-45", es="en-pie",
    )
    cover = Whole(
        N_("How many take cover from suppressive fire."), default=None, least=0, most=MOST_PEOPLE,
        rule="UNX-45", es="a-cubierto",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs(("mode", "suppressive"), "stay", "cover", rule="UNX-45"),
        Needs("stay", ("mode", "suppressive"), rule="UNX-45"),
        Needs("cover", ("mode", "suppressive"), rule="UNX-45"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("bursts", "mode", "attacks", rule="UNX-42"),
        Excludes(
            ("mode", "suppressive"), "mod", "difficulty", "encumbrance", "attacks", "shots",
            "location", "aim", "scope", "dodge", "dodges", "parry", "parry_with", "unarmed",
            "band", "distance", "zone", "dodging", "burning", "splashed", rule="UNX-43",
        ),
    )


class Dodging(Defended):
    """How the target defends itself, by the combat rules."""

    HEADING = N_("The defence")

    dodges = Whole(
        N_("How many dodges the target makes this round."), default=None, least=1, most=100,
        rule="UNX-08", es="esquivas", of="target",
    )
    prone = Flag(
        N_("The target is on the ground."), rule="UNX-46", es=("tumbado", "tumbada"), of="target"
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (Needs("dodges", "dodge", rule="UNX-08"),)
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (Excludes("prone", "dodge", rule="UNX-46"),)


class Splashed(Ask):
    """Fire beside the target."""

    HEADING = N_("The target")

    splashed = Flag(
        N_("The target stands near and is only splashed by the fire."), rule="UNX-61",
        es="salpicado",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (Needs("splashed", "weapon", rule="UNX-61"),)


class Attack(Aiming, Loaded, Shooting, Dodging, Located, Splashed, PlainAttack):
    """What an attack asks by the combat rules."""

    APART: ClassVar[tuple[str, ...]] = ("rounds",)


def attack(dice: Dice, house: House, ask: Attack) -> Result:
    """Attack with everything the combat rules offer (UNX-03..75).

    Several attacks are rolled one after the other, each with its hits. Raise
    UsageError for what the rules forbid together, such as shooting while
    dodging (UNX-05).
    """
    return resolve(dice, house, ask)
