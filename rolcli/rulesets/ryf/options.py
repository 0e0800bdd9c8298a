"""The parameters of the verbs of RyF, as the command line must know them."""

from __future__ import annotations

from typing import Annotated, Any

from rolcli.messages import N_
from rolcli.params import Param

RANKS: dict[str, tuple[str, ...]] = {
    "low": ("bajo", "baja", "menor", "l"),
    "mid": ("middle", "medio", "media", "m"),
    "high": ("alto", "alta", "mayor", "h"),
}
DIFFICULTIES: dict[str, tuple[str, ...]] = {
    "easy": ("facil",),
    "normal": (),
    "hard": ("difficult", "dificil"),
    "very_hard": ("very_difficult", "muy_dificil"),
    "nearly_impossible": ("almost_impossible", "casi_imposible"),
}
RANGES: dict[str, tuple[str, ...]] = {
    "point_blank": ("bocajarro", "a_bocajarro", "quemarropa", "a_quemarropa"),
    "short": ("corta", "corto"),
    "medium": ("media", "medio"),
    "long": ("larga", "largo"),
}
COVERS: dict[str, tuple[str, ...]] = {
    "light": ("ligera", "lamp_post", "farola"),
    "medium": ("media", "car", "coche"),
    "heavy": ("large", "grande", "bunker"),
}
METHODS: dict[str, tuple[str, ...]] = {
    "rest": ("descanso", "descansar", "recuperacion"),
    "kit": (
        "first_aid", "first_aid_kit", "primeros_auxilios", "botiquin", "pack",
        "pack_de_primeros_auxilios",
    ),
    "skill": ("habilidad", "curar", "medicina"),
}

Attribute = Annotated[
    int, Param(N_("The attribute's value."), positional=True, least=0, rule="RYF-12")
]
Skill = Annotated[
    int,
    Param(N_("The skill; 0 is an unknown one."), positional=True, least=0, rule="RYF-15"),
]
HealerAttribute = Annotated[
    int | None,
    Param(
        N_("The healer's attribute, to heal by skill."),
        name="attribute", positional=True, least=0, rule="RYF-61",
    ),
]  # fmt: skip
HealerSkill = Annotated[
    int | None,
    Param(
        N_("The healer's skill, to heal by skill."),
        name="skill", positional=True, least=0, rule="RYF-61",
    ),
]  # fmt: skip
Difficulty = Annotated[
    int | str | None,
    Param(
        N_("A difficulty's name, or a number."),
        kind="ladder", choices=DIFFICULTIES, least=0, rule="RYF-16",
    ),
]  # fmt: skip
AttributeDifficulty = Annotated[
    int | str | None,
    Param(
        N_("A difficulty's name on the attribute ladder, or a number."),
        kind="ladder", choices=DIFFICULTIES, least=0, rule="RYF-13",
    ),
]  # fmt: skip
Vs = Annotated[
    int | None,
    Param(N_("The other side's attribute (+ skill); it rolls."), metavar="BONUS", rule="RYF-17"),
]
VsKeep = Annotated[
    str | None,
    Param(N_("The die that the other side keeps."), kind="choice", choices=RANKS, rule="RYF-03"),
]
Mod = Annotated[int, Param(N_("Added to the roll."), rule="RYF-01")]

Keep = Annotated[
    str | None,
    Param(
        N_("The die to keep, instead of naming what moves it."),
        kind="choice", choices=RANKS, rule="RYF-03",
    ),
]  # fmt: skip
BadlyHurt = Annotated[bool, Param(N_("Malherido: keep a lower die."), rule="RYF-07")]
Unskilled = Annotated[bool, Param(N_("The skill is unknown: keep a lower die."), rule="RYF-08")]
Token = Annotated[
    bool, Param(N_("The token is given to the referee: keep a higher die."), rule="RYF-09")
]
TokenReturned = Annotated[
    bool, Param(N_("The referee gives the token back: keep a lower die."), rule="RYF-10")
]
TwoActions = Annotated[
    bool, Param(N_("One of two actions at once: keep the low die."), rule="RYF-57")
]

Defence = Annotated[
    int | None, Param(N_("The target's Defence: an attack hand to hand."), least=0, rule="RYF-25")
]
Range = Annotated[
    str | None,
    Param(
        N_("The distance of the target: an attack at range."),
        kind="choice", choices=RANGES, rule="RYF-28",
    ),
]  # fmt: skip
InCrowd = Annotated[bool, Param(N_("The target is among other people."), rule="RYF-34")]
Running = Annotated[bool, Param(N_("The target is running."), rule="RYF-35")]
Prone = Annotated[bool, Param(N_("The target is lying down."), rule="RYF-36")]
Cover = Annotated[
    str | None,
    Param(N_("The target's cover."), kind="choice", choices=COVERS, rule="RYF-33"),
]
Called = Annotated[bool, Param(N_("Aim at one particular part or thing."), rule="RYF-40")]
TwoWeapons = Annotated[bool, Param(N_("Attack with two light weapons."), rule="RYF-49")]
Damage = Annotated[
    tuple[str, ...],
    Param(
        N_("The weapon's damage, every die exploding; one for each of two weapons."),
        kind="expr", rule="RYF-26",
    ),
]  # fmt: skip
Amount = Annotated[
    str | None,
    Param(
        N_("The damage to roll, every die exploding."),
        kind="expr", metavar="EXPR", positional=True, rule="RYF-20",
    ),
]  # fmt: skip
Earlier = Annotated[
    dict[str, Any] | None,
    Param(
        N_("An earlier attack or damage, as JSON; - reads standard input."),
        name="--from", kind="result", metavar="FILE", rule="RYF-47",
    ),
]  # fmt: skip
Fisico = Annotated[
    int | None,
    Param(N_("Físico of the one who is hurt: gives the life points."), least=1, rule="RYF-48"),
]
Wounds = Annotated[
    int | None, Param(N_("Wounds that the one who is hurt already has."), least=0, rule="RYF-47")
]

HurtBefore = Annotated[
    dict[str, Any] | None,
    Param(
        N_("An earlier attack, damage or healing, as JSON; - reads standard input."),
        name="--from", kind="result", metavar="FILE", rule="RYF-47",
    ),
]  # fmt: skip
Method = Annotated[
    str,
    Param(
        N_("How to heal."), kind="choice", choices=METHODS, positional=True, rule="RYF-52"
    ),
]
CombatWounds = Annotated[
    int | None, Param(N_("Wounds received in the last combat."), least=0, rule="RYF-53")
]
Healed = Annotated[
    int | None, Param(N_("How many of those wounds are healed already."), least=0, rule="RYF-60")
]
LifeMax = Annotated[
    int | None, Param(N_("The patient's total life points (PV)."), least=1, rule="RYF-61")
]
Life = Annotated[int | None, Param(N_("The patient's present life points."), rule="RYF-62")]

Who = Annotated[
    tuple[str, ...],
    Param(
        N_("A combatant: NAME:BASE, and :badly-hurt, :token-returned, :low, :mid or :high."),
        kind="who", metavar="NAME:BASE[:badly-hurt]", positional=True, rule="RYF-21",
    ),
]  # fmt: skip
