"""Parameters about what strikes and who is hit, in groups as help shows them."""

from __future__ import annotations

from rolcli.declare import Ask, Expr, Flag, Many, Needs, OneOf, Text, Toml, Whole, Word
from rolcli.messages import N_
from rolcli.rulesets.unisystem.condition import Points
from rolcli.rulesets.unisystem.tables import AMMO, FACINGS, KINDS, LOADS, LOCATIONS, ZONES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

STRENGTH = ("str", "fue", "strength", "fuerza")
"""What the Strength is called in an expression of damage."""


class Striking(Ask):
    """What somebody strikes with, where the weapon has no choice of loads and zones."""

    HEADING = N_("The weapon")

    load: str | None = None
    ammo: str | None = None
    built_strength: int | None = None
    zone: str | None = None

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
        N_("The part aimed at."), LOCATIONS, default=None, rule="UNX-13",
        es=("localización", "parte"),
    )
