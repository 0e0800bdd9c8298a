"""What the verbs attack (by the core rules) and damage ask: their records."""

from __future__ import annotations

from rolcli.declare import Ask, Expr, Flag, Needs, OneOf, Whole
from rolcli.messages import N_
from rolcli.rulesets.unisystem.groups import (
    STRENGTH,
    Burdened,
    Defended,
    Loaded,
    Located,
    Modified,
    Ranged,
    Striking,
    Struck,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

OF_DAMAGE = ("life", "life_max", "endurance", "armour", "sealed", "heat_proof")
"""What only damage asks for."""


class Attacker(Modified, Burdened):
    """Who attacks."""

    HEADING = N_("Who attacks")

    dex = Whole(
        N_("The attacker's Dexterity."), positional=True, rule="UNI-16", es="destreza",
        sheet="dexterity",
    )
    skill = Whole(
        N_("The attacker's skill."), positional=True, default=0, rule="UNI-16", es="habilidad"
    )


class SetAlight(Ask):
    """Fire on the target."""

    HEADING = N_("The target")

    burning = Flag(
        N_("Roll what the fire does in the next round, too."), rule="UNX-73", es="ardiendo"
    )


class Attack(Attacker, Striking, Ranged, Defended, Struck, SetAlight):
    """What an attack asks; what only the combat rules know stays at nothing here."""

    aim: int | None = None
    scope = False
    automatic = False
    mode: str | None = None
    shots: int | None = None
    attacks: int | None = None
    bursts: tuple[str, ...] = ()
    stay: int | None = None
    cover: int | None = None
    rounds: int | None = None
    splashed = False
    dodging: str | None = None
    dodges: int | None = None
    prone = False

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("kind", "weapon", "damage", rule="UNX-21"),
        Needs("earlier", "weapon", "damage", rule="UNI-29"),
        *(Needs(key, "weapon", "damage", rule="UNI-30") for key in OF_DAMAGE),
    )


class Damage(Loaded, Located):
    """What the verb damage asks."""

    damage = Expr(
        N_("Damage such as 1d8*5 or 1d6*STR."), positional=True, default=None, names=STRENGTH,
        metavar="EXPR", rule="UNI-34", es="daño",
    )
    burning = Flag(
        N_("The target is on fire: roll what one round of it does."), rule="UNX-73",
        es="ardiendo",
    )
    put_out = Flag(
        N_("The target spends the round on stop, drop and roll."), rule="UNX-74", es="apagar"
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("put_out", "burning", rule="UNX-74"),
        Needs("strength", "damage", "weapon", rule="UNI-34"),
    )
    ONE_OF: ClassVar[tuple[OneOf, ...]] = (
        OneOf("damage", "weapon", "earlier", rule="UNI-29", several=True),
    )
    APART: ClassVar[tuple[str, ...]] = ("life", "life_max", "endurance")
