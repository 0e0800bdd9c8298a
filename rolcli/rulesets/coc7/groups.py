"""Parameters that several verbs of d100 horror share, in groups as help shows them."""

from __future__ import annotations

from rolcli.declare import Ask, Excludes, Flag, Many, Needs, Text, Whole, Word
from rolcli.messages import N_
from rolcli.rulesets.coc7.percentile import Thrown
from rolcli.rulesets.coc7.tables import DIFFICULTIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar


class Demanded(Ask):
    """What the Keeper demands."""

    difficulty = Word(
        N_("The difficulty demanded: the value, half of it, a fifth, or only a critical."),
        DIFFICULTIES,
        default=None, rule="COC-02", es="dificultad",
    )


class Opposed(Ask):
    """The side against which somebody rolls."""

    HEADING = N_("The other side")

    vs = Whole(
        N_("The other side's value: an opposed roll."), default=None, metavar="VALUE", least=0,
        rule="COC-06", es="contra", unit="%", of="target",
    )
    vs_bonus = Whole(
        N_("The other side's bonus dice."), default=0, least=0, rule="COC-09",
        es="bonificación-contraria", bare="1",
    )
    vs_penalty = Whole(
        N_("The other side's penalty dice."), default=0, least=0, rule="COC-09",
        es="penalización-contraria", bare="1",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("vs_bonus", "vs", rule="COC-06"),
        Needs("vs_penalty", "vs", rule="COC-06"),
    )


class Limited(Ask):
    """What may be faced at all."""

    HEADING = N_("The limit")

    limit = Whole(
        N_("The value faced: beyond 100 + one's own it is impossible."), default=None,
        metavar="OPPOSING", least=0, rule="COC-10", es="límite",
    )
    helper = Many(
        Whole(N_("A helper's value, taken off the value faced."), least=0, rule="COC-12",
              es="ayudante")
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (Needs("helper", "limit", rule="COC-12"),)


class Afterwards(Ask):
    """What may be done about a failure."""

    HEADING = N_("After a failure")

    luck = Whole(
        N_("Luck left: says what success would cost; with --odds it is spent."), default=None,
        least=0, rule="COC-44", es="suerte", sheet="luck",
    )
    pushable = Flag(N_("A failure may be pushed; with --odds it is."), rule="COC-04", es="forzable")


class Paced(Ask):
    """How long it takes."""

    time = Text(
        N_("How much longer it takes, as the Keeper says."), default=None, rule="COC-05",
        es="tiempo",
    )


class Together(Ask):
    """Several values that one roll is for."""

    HEADING = N_("One roll for several values")

    and_ = Many(
        Whole(
            N_("Another value that the same roll must make (published)."), name="--and", least=0,
            rule="COC-P10", es="y", unit="%",
        )
    )
    or_ = Many(
        Whole(
            N_("Another value that the same roll may make instead (published)."), name="--or",
            least=0, rule="COC-P10", es="o", unit="%",
        )
    )

    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("and_", "or_", "vs", "limit", "luck", rule="COC-P10"),
        Excludes("or_", "vs", "limit", rule="COC-P10"),
    )


class Attempt(Demanded, Thrown, Opposed, Limited, Together, Afterwards, Paced):
    """What a test and a check ask alike."""

    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes(
            "vs", ("difficulty", "hard"), ("difficulty", "extreme"), ("difficulty", "critical"),
            rule="COC-06",
        ),
        Excludes("vs", "pushable", rule="COC-08"),
    )
