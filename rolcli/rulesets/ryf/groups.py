"""Parameters that several verbs of RyF share: the roll, the other side, the target."""

from __future__ import annotations

from rolcli.declare import Ask, Excludes, Flag, Needs, Whole, Word
from rolcli.messages import N_
from rolcli.rulesets.ryf.choices import RANKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar


class Roll(Ask):
    """What changes a roll: a number added, and which of the three dice counts (RYF-03..11)."""

    HEADING = N_("The roll")

    mod = Whole(N_("Added to the roll."), default=0, rule="RYF-01", es="modificador")
    keep = Word(
        N_("The die to keep, instead of its causes."), RANKS, default=None,
        rule="RYF-03", es="guardar",
    )
    badly_hurt = Flag(
        N_("Malherido: a lower die."), rule="RYF-07", es=("malherido", "malherida")
    )
    unskilled = Flag(
        N_("An unknown skill: a lower die."), rule="RYF-08",
        es=("sin-habilidad", "habilidad-desconocida"),
    )
    token = Flag(
        N_("The token is given: a higher die."), rule="RYF-09",
        es="ficha",
    )
    token_returned = Flag(
        N_("The token comes back: a lower die."), rule="RYF-10",
        es="ficha-devuelta",
    )
    two_actions = Flag(
        N_("One of two actions at once: the low die."), rule="RYF-57", es="dos-acciones"
    )

    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes(
            "keep", "badly_hurt", "unskilled", "token", "token_returned", "two_actions",
            rule="RYF-03",
        ),
    )


class Opposition(Ask):
    """Another's roll instead of a difficulty (RYF-14, RYF-17)."""

    HEADING = N_("The other side")

    vs = Whole(
        N_("The other side's attribute (+ skill); it rolls."), metavar="BONUS", default=None,
        rule="RYF-17", es="contra",
    )
    vs_keep = Word(
        N_("The die that the other side keeps."), RANKS, default=None, rule="RYF-03",
        es="guardar-contrario",
    )

    NEEDS = (Needs("vs_keep", "vs", rule="RYF-03"),)


class Target(Ask):
    """Whose wounds are counted (RYF-42..48)."""

    HEADING = N_("The target")

    fisico = Whole(
        N_("Físico of the one who is hurt: gives the life points."), default=None, least=1,
        rule="RYF-48", sheet="fisico", of="target", es="físico", also=("physique",),
    )
    wounds = Whole(
        N_("Wounds that the one who is hurt already has."), default=None, least=0, rule="RYF-47",
        sheet="wounds", of="target", es="heridas",
    )
