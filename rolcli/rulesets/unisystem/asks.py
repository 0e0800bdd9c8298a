"""What the verb attack asks by the core rules: its record."""

from __future__ import annotations

from rolcli.declare import Ask, Distance, Excludes, Flag, Needs, Text, Whole, Word
from rolcli.messages import N_
from rolcli.rulesets.unisystem.groups import Burdened, Modified
from rolcli.rulesets.unisystem.hit_groups import Striking, Struck
from rolcli.rulesets.unisystem.tables import BANDS, PARRIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

OF_DAMAGE = ("life", "life_max", "endurance", "armour", "sealed", "heat_proof")
"""What only damage asks for."""


class Ranged(Ask):
    """How far the target is."""

    HEADING = N_("The range")

    band = Word(
        N_("How far the target is."), BANDS, default=None, name="--range", rule="UNI-22",
        es="alcance",
    )
    distance = Distance(
        N_("Metres to the target; needs --bands, or a weapon that has them."), default=None,
        rule="UNI-28", es="distancia", unit="m",
    )
    bands = Text(
        N_("The weapon's five ranges in metres, such as 10/30/50/100/200, or table (published)."),
        default=None, metavar="M/M/M/M/M|table", rule="UNI-28", es="alcances",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("bands", "distance", rule="UNI-28"),
        Needs("distance", "bands", "weapon", rule="UNI-28"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("band", "distance", "bands", rule="UNI-28"),
    )


class Defended(Ask):
    """How the target defends itself."""

    HEADING = N_("The defence")

    dodge = Whole(
        N_("The target dodges: its Dexterity + Dodge (or Acrobatics; without either, Dexterity)."),
        default=None, metavar="BONUS", rule="UNI-19", of="target", bare="dodge",
        es=("esquiva", "esquivar"),
    )
    parry = Whole(
        N_("The target parries: its Dexterity + the skill it parries with."), default=None,
        metavar="BONUS", rule="UNI-17", es=("parada", "parar"), of="target",
    )
    parry_with = Word(
        N_("What the target parries with."), PARRIES, default=None, rule="UNI-18", es="parar-con",
        of="target",
    )
    unarmed = Flag(N_("The blow is struck without a weapon."), rule="UNI-18", es="sin-arma")

    NEEDS: ClassVar[tuple[Needs, ...]] = (Needs("parry_with", "parry", rule="UNI-18"),)
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (Excludes("dodge", "parry", rule="UNI-19"),)


class SetAlight(Ask):
    """Fire on the target."""

    HEADING = N_("The target")

    burning = Flag(
        N_("Roll what the fire does in the next round, too."), rule="UNX-73", es="ardiendo"
    )


class Attack(Modified, Burdened, Striking, Ranged, Defended, Struck, SetAlight):
    """What an attack asks; what only the combat rules know stays at nothing here."""

    HEADING = N_("Who attacks")

    dex = Whole(
        N_("The attacker's Dexterity."), positional=True, rule="UNI-16", es="destreza",
        sheet="dexterity",
    )
    skill = Whole(
        N_("The attacker's skill."), positional=True, default=0, rule="UNI-16", es="habilidad"
    )

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
