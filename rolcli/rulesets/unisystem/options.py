"""The parameters of the verbs of Unisystem, as the command line must know them."""

from __future__ import annotations

from typing import Annotated, Any

from rolcli.messages import N_
from rolcli.params import Param
from rolcli.rulesets.unisystem.choices import (
    AMMO,
    BANDS,
    BURDENS,
    BURSTS,
    DODGES,
    FACINGS,
    HAZARDS,
    KINDS,
    LOADS,
    LOCATIONS,
    MODES,
    PARRIES,
    ZONES,
)  # fmt: skip

# test and check
Attribute = Annotated[int | None, Param(N_("The attribute."), positional=True, rule="UNI-06")]
Skill = Annotated[int | None, Param(N_("The skill."), positional=True, rule="UNI-06")]
AttributeOption = Annotated[
    int | None,
    Param(N_("The attribute, by name: a test of it alone."), name="--attribute", rule="UNI-01"),
]
SkillOption = Annotated[
    int | None, Param(N_("The skill, by name: a test of it alone."), name="--skill", rule="UNI-01")
]
CheckedAttribute = Annotated[int, Param(N_("The attribute."), positional=True, rule="UNI-07")]
Simple = Annotated[bool, Param(N_("A simple check: the attribute counts twice."), rule="UNI-08")]
Difficult = Annotated[
    bool, Param(N_("A difficult check: the attribute counts once."), rule="UNI-09")
]
Mod = Annotated[int, Param(N_("Added to the total."), rule="UNI-05")]
Target = Annotated[
    int | None, Param(N_("What the total must reach (9 when left out)."), rule="UNI-02")
]
Vs = Annotated[
    int | None,
    Param(N_("The other side's attribute + skill: it rolls too."), metavar="BONUS", rule="UNI-21"),
]
VsMod = Annotated[int | None, Param(N_("Added to the other side's total."), rule="UNI-05")]
Encumbrance = Annotated[
    str | None,
    Param(
        N_("What the character carries, where it lowers the skill (melee, Stealth, Speed)."),
        kind="choice", choices=BURDENS, rule="UNX-78",
    ),
]  # fmt: skip

# the attack and its defence
Dex = Annotated[int, Param(N_("The attacker's Dexterity."), positional=True, rule="UNI-16")]
AttackSkill = Annotated[
    int, Param(N_("The attacker's skill."), name="skill", positional=True, rule="UNI-16")
]
Weapon = Annotated[
    str | None, Param(N_("A weapon of the tables."), kind="item", metavar="NAME", rule="UNX-17")
]
Damage = Annotated[
    str | None,
    Param(N_("Damage such as 1d8*5 or 1d6*STR."), kind="expr", metavar="EXPR", rule="UNI-34"),
]
Kind = Annotated[
    str | None, Param(N_("The kind of damage."), kind="choice", choices=KINDS, rule="UNX-21")
]
Strength = Annotated[
    int | None, Param(N_("The attacker's Strength, where damage asks for it."), rule="UNI-34")
]
Range = Annotated[
    str | None,
    Param(
        N_("How far the target is."), name="--range", kind="choice", choices=BANDS, rule="UNI-22"
    ),
]
Distance = Annotated[
    int | None, Param(N_("Metres to the target; needs --bands."), least=0, rule="UNI-28")
]
Bands = Annotated[
    str | None,
    Param(
        N_("The weapon's five ranges in metres, such as 10/30/50/100/200."),
        metavar="M/M/M/M/M", rule="UNI-28",
    ),
]  # fmt: skip
Dodge = Annotated[
    int | None,
    Param(
        N_("The target dodges: its Dexterity + Dodge (or Acrobatics; without either, Dexterity)."),
        metavar="BONUS", rule="UNI-19",
    ),
]  # fmt: skip
Parry = Annotated[
    int | None,
    Param(
        N_("The target parries: its Dexterity + the skill it parries with."),
        metavar="BONUS", rule="UNI-17",
    ),
]  # fmt: skip
ParryWith = Annotated[
    str | None,
    Param(N_("What the target parries with."), kind="choice", choices=PARRIES, rule="UNI-18"),
]
Unarmed = Annotated[bool, Param(N_("The blow is struck without a weapon."), rule="UNI-18")]

# the target
Armours = Annotated[
    tuple[str, ...],
    Param(
        N_("The target's armour: a name, a number or an expression; repeat for a shield."),
        name="--armour", kind="armour", metavar="NAME|EXPR", rule="UNI-30",
    ),
]  # fmt: skip
Life = Annotated[int | None, Param(N_("The target's Life Points now."), rule="UNI-32")]
LifeMax = Annotated[
    int | None, Param(N_("The target's Life Points when unhurt."), least=1, rule="UNX-32")
]
Endurance = Annotated[int | None, Param(N_("The target's Endurance Points now."), rule="UNX-48")]
Facing = Annotated[
    str,
    Param(
        N_("The side from which the target is hit."), kind="choice", choices=FACINGS, rule="UNX-77"
    ),
]
Sealed = Annotated[
    bool, Param(N_("The armour is a sealed bomb suit: whole against explosives."), rule="UNX-71")
]
HeatProof = Annotated[
    bool, Param(N_("The armour is heat-proof: it counts against flames."), rule="UNX-75")
]
Burning = Annotated[
    bool, Param(N_("Roll what the fire does in the next round, too."), rule="UNX-73")
]
EquipmentFiles = Annotated[
    tuple[tuple[str, dict[str, Any]], ...],
    Param(
        N_("A TOML file of weapons and armour that add to the tables."),
        name="--equipment", kind="toml", metavar="FILE", rule="UNX-81",
    ),
]  # fmt: skip

# the combat house rules
Location = Annotated[
    str | None,
    Param(N_("The part aimed at."), kind="choice", choices=LOCATIONS, rule="UNX-13"),
]
Aim = Annotated[
    int | None,
    Param(
        N_("Take aim first, until the end of the round, with this Perception."),
        metavar="PERCEPTION", rule="UNX-09",
    ),
]  # fmt: skip
Scope = Annotated[bool, Param(N_("The weapon has a scope: +2 to take aim."), rule="UNX-12")]
Load = Annotated[
    str | None,
    Param(
        N_("The shell in the weapon, for shotguns and autocannon."),
        kind="choice", choices=LOADS, rule="UNX-52",
    ),
]  # fmt: skip
Ammo = Annotated[
    str | None,
    Param(N_("The bullets in the weapon."), kind="choice", choices=AMMO, rule="UNX-22"),
]
Automatic = Annotated[
    bool, Param(N_("The shotgun is the automatic model of 12 shells."), rule="UNX-62")
]
BuiltStrength = Annotated[
    int | None, Param(N_("The Strength that the crossbow was made for."), rule="UNX-50")
]
Mode = Annotated[
    str | None,
    Param(N_("How the weapon is fired."), kind="choice", choices=MODES, rule="UNX-36"),
]
Shots = Annotated[
    int | None, Param(N_("Shots of each burst: 3 to 5 (3 when left out)."), least=1, rule="UNX-36")
]
Attacks = Annotated[
    int | None, Param(N_("Attacks (or bursts) this round; all are rolled."), least=1, rule="UNX-34")
]
Bursts = Annotated[
    tuple[str, ...],
    Param(
        N_("Attacks of different modes this round, such as single,burst."),
        kind="choice", choices=BURSTS, split=",", metavar="KIND,KIND", rule="UNX-42",
    ),
]  # fmt: skip
Stay = Annotated[
    int | None,
    Param(N_("How many stay up under suppressive fire."), least=0, rule="UNX-45"),
]
Cover = Annotated[
    int | None,
    Param(N_("How many take cover from suppressive fire."), least=0, rule="UNX-45"),
]
Rounds = Annotated[
    int | None,
    Param(N_("Rounds in the weapon (its capacity when left out)."), least=0, rule="UNX-43"),
]
Zone = Annotated[
    str | None,
    Param(N_("How near the explosion the target is."), kind="choice", choices=ZONES, rule="UNX-65"),
]
Splashed = Annotated[
    bool, Param(N_("The target stands near and is only splashed by the fire."), rule="UNX-61")
]
Dodging = Annotated[
    str | None,
    Param(
        N_("The attacker, too, dodges this round, with this skill."),
        kind="choice", choices=DODGES, rule="UNX-05",
    ),
]  # fmt: skip
Dodges = Annotated[
    int | None, Param(N_("How many dodges the target makes this round."), least=1, rule="UNX-08")
]
Prone = Annotated[bool, Param(N_("The target is on the ground."), rule="UNX-46")]

# damage, heal, initiative, hazard, life
Hurt = Annotated[
    str | None,
    Param(
        N_("Damage such as 1d8*5 or 1d6*STR."),
        name="damage", kind="expr", metavar="EXPR", positional=True, rule="UNI-34",
    ),
]  # fmt: skip
Earlier = Annotated[
    dict[str, Any] | None,
    Param(
        N_("An earlier result of this program in JSON, or - for standard input."),
        name="--from", kind="result", metavar="FILE", rule="UNI-29",
    ),
]  # fmt: skip
OnFire = Annotated[
    bool, Param(N_("The target is on fire: roll what one round of it does."), rule="UNX-73")
]
PutOut = Annotated[
    bool, Param(N_("The target spends the round on stop, drop and roll."), rule="UNX-74")
]
Points = Annotated[
    str, Param(N_("How many points come back."), kind="expr", positional=True, rule="UNI-32")
]
Who = Annotated[
    tuple[str, ...],
    Param(
        N_("NAME:DEX[:fast], or NAME[:surprise][:started][:struck][:ranged] by the story."),
        kind="who", positional=True, rule="UNI-11",
    ),
]  # fmt: skip
Turn = Annotated[
    int | None, Param(N_("The turn of the combat (1 when left out)."), least=1, rule="UNI-12")
]
HazardKind = Annotated[
    str, Param(N_("The hazard."), kind="choice", choices=HAZARDS, positional=True, rule="UNX-67")
]
Score = Annotated[
    int | None,
    Param(
        N_("Will against tear gas, Perception against a flashbang."),
        positional=True, rule="UNX-68",
    ),
]  # fmt: skip
HazardRounds = Annotated[
    int | None,
    Param(N_("How many rounds, as the referee says."), name="--rounds", least=0, rule="UNX-69"),
]
LifeStrength = Annotated[int, Param(N_("Strength."), positional=True, rule="UNI-P3")]
Constitution = Annotated[int, Param(N_("Constitution."), positional=True, rule="UNI-P3")]
