"""Parameters of whoever strikes or is struck, in groups as help shows them."""

from __future__ import annotations

from rolcli.declare import Ask, Expr, Flag, Many, Needs, OneOf, Text, Toml, Whole, Word
from rolcli.messages import N_
from rolcli.rulesets.coc7.before import Before
from rolcli.rulesets.coc7.tables import CONDITIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar


class Armed(Ask):
    """A weapon of the list."""

    HEADING = N_("The weapon")

    weapon = Text(
        N_("A weapon of the list, published; it fills what is not given."), "item", default=None,
        rule="COC-P0", es="arma",
    )
    equipment = Many(
        Toml(N_("A file with weapons of your own; repeatable."), rule="COC-P0", es="equipo")
    )


class Striking(Ask):
    """What a hit does."""

    HEADING = N_("The weapon")

    db = Expr(
        N_("The damage bonus, such as 1d4 or -1."), default=None, rule="COC-25", es="bd",
        sheet="db",
    )
    strength = Whole(
        N_("STR, to take the damage bonus from the table with --siz."), name="--str", default=None,
        least=1, rule="COC-25", es="fue", sheet="str",
    )
    size = Whole(
        N_("SIZ, to take the damage bonus from the table with --str."), name="--siz", default=None,
        least=1, rule="COC-25", es="tam", sheet="siz",
    )
    half_db = Flag(
        N_("Half the damage bonus: bows, thrown weapons."), rule="COC-25", es="media-bd"
    )
    impale = Flag(
        N_("The weapon impales: an extreme hit rolls its dice once more."), rule="COC-23",
        es=("empala", "empalar"),
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("strength", "size", rule="COC-25"),
        Needs("size", "strength", rule="COC-25"),
        Needs("half_db", "db", "strength", rule="COC-25"),
    )
    ONE_OF: ClassVar[tuple[OneOf, ...]] = (OneOf("db", "strength", rule="COC-25", optional=True),)


class Target(Ask):
    """Who is hit; what it already suffers from, an earlier result says."""

    HEADING = N_("The target")

    armour = Whole(
        N_("Armour, taken off every hit."), default=0, least=0, rule="COC-35", es="blindaje",
        also=("armor",), sheet="armour", of="target",
    )
    hp = Whole(
        N_("The target's hit points now."), default=None, least=0, rule="COC-35", es=("pv", "vida"),
        sheet="hp", of="target",
    )
    hp_max = Whole(
        N_("The target's maximum of hit points."), default=None, least=1, rule="COC-35",
        es=("pv-max", "pv-máximos", "vida-max"), sheet="hp_max", of="target",
    )

    major_wound = Flag(
        N_("The target has a major wound already."), rule="COC-35",
        es=("herida-grave", "herida-crítica"), sheet="major_wound", of="target",
    )
    condition = Word(
        N_("The target's condition."), CONDITIONS, default="conscious", rule="COC-37",
        hidden=True, es="estado", sheet="condition", of="target",
    )


class Hit(Striking, Target):
    """What a hit does, and who takes it."""


class Struck(Armed, Hit, Before):
    """A hit of a weapon that is said."""

    HEADING = N_("The weapon")

    damage = Text(
        N_("The weapon's damage: 1d8, 1d8+DB, or of shot by range 4d6/2d6/1d6."), default=None,
        metavar="EXPR", rule="COC-23", es=("daño", "dano"),
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        *(
            Needs(key, "damage", "weapon", rule="COC-23")
            for key in ("db", "strength", "impale", "half_db")
        ),
        *(
            Needs(key, "damage", "weapon", "earlier", rule="COC-23")
            for key in ("armour", "hp", "hp_max")
        ),
        Needs("hp", "hp_max", rule="COC-35"),
    )
