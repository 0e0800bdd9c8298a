"""The parameters of a Sanity roll, in groups."""

from __future__ import annotations

from rolcli.declare import Ask, Excludes, Flag, Needs, Text, Under, Whole
from rolcli.messages import N_
from rolcli.rulesets.coc7.before import Before

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar


class Going(Ask):
    """What is already wrong with the mind."""

    HEADING = N_("The mind")

    int_ = Whole(
        N_("INT: rolled when 5 or more are lost at once."), name="--int", default=None, least=0,
        rule="COC-39", es="int", sheet="int",
    )
    day_start = Whole(
        N_("Sanity when the day began."), default=None, least=1, rule="COC-41", es="inicio-día",
        sheet="day_start",
    )
    lost_today = Whole(
        N_("Sanity lost earlier today."), default=0, least=0, rule="COC-41", es="perdida-hoy",
        sheet="lost_today",
    )
    cap = Whole(
        N_("The most that this horror can still take."), default=None, least=0, rule="COC-38",
        es="tope",
    )
    alone = Flag(
        N_("Nobody sane is there: the bout is told as a summary."), rule="COC-43", es="a-solas"
    )
    underlying = Flag(
        N_("Mad already: any loss is a new bout."), rule="COC-43", es="subyacente",
        sheet="underlying",
    )
    phobia = Flag(
        N_("Has a phobia or mania and is exposed to it."), rule="COC-43", es="fobia"
    )


class Hardening(Ask):
    """What the published rules know beyond."""

    HEADING = N_("Published rules")

    hardened = Flag(
        N_("Hardened by the Mythos: half the loss, down (published)."), rule="COC-P13",
        es="curtido",
    )
    halve = Flag(
        N_("Halve the loss for twice as much Luck (published, pulp)."), rule="COC-P9",
        es="reducir",
    )
    luck = Whole(
        N_("Luck left, for --halve."), default=None, least=0, rule="COC-46", es="suerte"
    )
    mythos = Whole(
        N_("Cthulhu Mythos: madness by the Mythos adds to it (published)."), default=None,
        least=0, most=99, rule="COC-P14", es="mitos",
    )
    first_mythos = Flag(
        N_("It is the first madness by the Mythos: 5 points instead of 1."), rule="COC-P14",
        es="primera-por-mitos",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("halve", "luck", rule="COC-P9"),
        Needs("luck", "halve", rule="COC-46"),
        Needs("first_mythos", "mythos", rule="COC-P14"),
    )
    UNDER: ClassVar[tuple[Under, ...]] = (Under("halve", "luck_spends", "pulp", rule="COC-P9"),)


class Refused(Ask):
    """What never touches a Sanity roll (COC-04, COC-09, COC-46)."""

    bonus = Whole(
        N_("Refused: Sanity takes no dice."), default=None, rule="COC-38", hidden=True,
        es=("bonificación", "ventaja"),
    )
    penalty = Whole(
        N_("Refused: Sanity takes no dice."), default=None, rule="COC-38", hidden=True,
        es=("penalización", "desventaja"),
    )
    pushable = Flag(
        N_("Refused: Sanity is not pushed."), rule="COC-38", hidden=True, es="forzable"
    )

    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("san", "bonus", "penalty", rule="COC-38"),
        Excludes("san", "pushable", rule="COC-38"),
    )


class Sanity(Going, Hardening, Refused, Before):
    """What the verb asks."""

    san = Whole(
        N_("Current Sanity."), positional=True, least=0, most=99, rule="COC-38", es="cordura",
        sheet="san",
    )
    loss = Text(
        N_("What is lost on a pass and on a failure: 0/1d6."), default=None, metavar="LOSS/LOSS",
        positional=True, rule="COC-38", es="perdida",
    )
    reality_check = Flag(
        N_("Tries to see through a delusion: 1 point and a bout if it fails."), rule="COC-43",
        es="prueba-de-realidad",
    )
