"""Parameters that several verbs of Unisystem share, in groups as help shows them."""

from __future__ import annotations

from rolcli.declare import (
    Ask,
    Distance,
    Earlier,
    Excludes,
    Expr,
    Flag,
    Many,
    Needs,
    OneOf,
    Text,
    Toml,
    Whole,
    Word,
)
from rolcli.messages import N_
from rolcli.rulesets.unisystem.tables.words import (
    AMMO,
    BANDS,
    BURDENS,
    DIFFICULTIES,
    FACINGS,
    KINDS,
    LOADS,
    LOCATIONS,
    PARRIES,
    ZONES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar


STRENGTH = ("str", "fue", "strength", "fuerza")
"""What the Strength is called in an expression of damage."""
EARLIER = N_("An earlier result of this program in JSON, or - for standard input.")


class Modified(Ask):
    """What makes a roll easier or harder."""

    HEADING = N_("The roll")

    mod = Whole(N_("Added to the total."), default=0, rule="UNI-05", es="modificador")
    difficulty = Word(
        N_("A published name for a modifier, from easy (+5) to near-impossible (-10)."),
        DIFFICULTIES, default=None, rule="UNI-P7", es="dificultad",
    )


class Burdened(Ask):
    """What the character carries."""

    HEADING = N_("The roll")

    encumbrance = Word(
        N_("What the character carries, where it lowers the skill (melee, Stealth, Speed)."),
        BURDENS, default=None, rule="UNX-78", es="carga",
    )


class Armed(Ask):
    """What somebody strikes with."""

    HEADING = N_("The weapon")

    weapon = Text(
        N_("A weapon of the tables."), "item", default=None, metavar="NAME", rule="UNX-17",
        es="arma",
    )
    damage = Expr(
        N_("Damage such as 1d8*5 or 1d6*STR."), default=None, names=STRENGTH, metavar="EXPR",
        rule="UNI-34", es="daño",
    )
    kind = Word(N_("The kind of damage."), KINDS, default=None, rule="UNX-21", es="tipo")
    strength = Whole(
        N_("The attacker's Strength, where damage asks for it."), default=None, rule="UNI-34",
        es="fuerza", sheet="strength",
    )
    equipment = Many(
        Toml(
            N_("A TOML file of weapons and armour that add to the tables."), name="--equipment",
            metavar="FILE", rule="UNX-81", es="equipo",
        )
    )

    ONE_OF: ClassVar[tuple[OneOf, ...]] = (OneOf("weapon", "damage", rule="UNI-34", optional=True),)


class Striking(Armed):
    """What somebody strikes with, where the weapon has no choice of loads and zones."""

    load: str | None = None
    ammo: str | None = None
    built_strength: int | None = None
    zone: str | None = None


class Loaded(Striking):
    """What is in the weapon, by the combat rules."""

    HEADING = N_("The weapon")

    load = Word(
        N_("The shell in the weapon, for shotguns and autocannon."), LOADS, default=None,
        rule="UNX-52", es="cartucho",
    )
    ammo = Word(
        N_("The bullets in the weapon."), AMMO, default=None, rule="UNX-22", es="munición"
    )
    built_strength = Whole(
        N_("The Strength that the crossbow was made for."), default=None, rule="UNX-50",
        es="fuerza-ballesta",
    )
    zone = Word(
        N_("How near the explosion the target is."), ZONES, default=None, rule="UNX-65", es="zona"
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("load", "weapon", rule="UNX-52"),
        Needs("ammo", "weapon", rule="UNX-22"),
        Needs("built_strength", "weapon", "damage", rule="UNX-50"),
        Needs("zone", "weapon", "damage", rule="UNX-65"),
    )
    ONE_OF: ClassVar[tuple[OneOf, ...]] = (OneOf("kind", "ammo", rule="UNX-22", optional=True),)


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
        default=None, metavar="BONUS", rule="UNI-19", es="esquiva", of="target",
    )
    parry = Whole(
        N_("The target parries: its Dexterity + the skill it parries with."), default=None,
        metavar="BONUS", rule="UNI-17", es="parada", of="target",
    )
    parry_with = Word(
        N_("What the target parries with."), PARRIES, default=None, rule="UNI-18", es="parar-con",
        of="target",
    )
    unarmed = Flag(N_("The blow is struck without a weapon."), rule="UNI-18", es="sin-arma")

    NEEDS: ClassVar[tuple[Needs, ...]] = (Needs("parry_with", "parry", rule="UNI-18"),)
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (Excludes("dodge", "parry", rule="UNI-19"),)


class Points(Ask):
    """What is left of somebody."""

    HEADING = N_("The target")

    life = Whole(
        N_("The target's Life Points now."), default=None, rule="UNI-32", es="vida", sheet="life",
        of="target",
    )
    life_max = Whole(
        N_("The target's Life Points when unhurt."), default=None, least=1, rule="UNX-32",
        es="vida-máxima", sheet="life_max", of="target",
    )
    endurance = Whole(
        N_("The target's Endurance Points now."), default=None, rule="UNX-48", es="resistencia",
        sheet="endurance", of="target",
    )
    earlier = Earlier(EARLIER, metavar="FILE", rule="UNI-29", es="desde")


class Struck(Points):
    """Who is hit: points and armour."""

    HEADING = N_("The target")

    location: str | None = None

    armour = Many(
        Text(
            N_("The target's armour: a name, a number or an expression; repeat for a shield."),
            "armour", metavar="NAME|EXPR", rule="UNI-30", es="blindaje", also=("armor",),
            sheet="armour", of="target",
        )
    )
    facing = Word(
        N_("The side from which the target is hit."), FACINGS, default="front", rule="UNX-77",
        es="lado",
    )
    sealed = Flag(
        N_("The armour is a sealed bomb suit: whole against explosives."), rule="UNX-71",
        es="artificiero",
    )
    heat_proof = Flag(
        N_("The armour is heat-proof: it counts against flames."), rule="UNX-75", es="ignífugo"
    )


class Located(Struck):
    """Who is hit, and where."""

    HEADING = N_("The target")

    location = Word(
        N_("The part aimed at."), LOCATIONS, default=None, rule="UNX-13", es="localización"
    )
