"""The parameters of an investigator that is rolled."""

from __future__ import annotations

from rolcli.declare import Ask, Excludes, Flag, Needs, Text, Whole, Word
from rolcli.messages import N_
from rolcli.rulesets.coc7.tables import CHARACTERISTICS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar



class Investigator(Ask):
    """An investigator that is rolled."""

    HEADING = N_("An investigator (published)")

    roll = Flag(N_("Roll the characteristics of an investigator."), rule="COC-P16", es="tirar")
    age = Whole(
        N_("The age, which takes and teaches: 15 to 89."), default=None, least=15, most=89,
        rule="COC-P16", es="edad",
    )
    take = Text(
        N_("What age takes, from which characteristics: STR:5,CON:5."), default=None,
        metavar="NAME:N,...", rule="COC-P16", es="quitar",
    )
    pulp = Flag(
        N_("A pulp hero: twice the hit points, and no toll of age."), rule="COC-P16", es="pulp"
    )
    core = Word(
        N_("The core characteristic of a pulp hero."), CHARACTERISTICS, default=None,
        rule="COC-P16", es="principal",
    )
    quick = Flag(
        N_("The values to hand out instead of rolling."), rule="COC-P16", es="rápido"
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("age", "roll", rule="COC-P16"),
        Needs("take", "age", rule="COC-P16"),
        Needs("pulp", "roll", rule="COC-P16"),
        Needs("core", "pulp", rule="COC-P16"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (Excludes("pulp", "age", rule="COC-P16"),)
