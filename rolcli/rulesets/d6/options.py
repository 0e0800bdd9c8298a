"""The parameters of the D6 verbs."""

from __future__ import annotations

from typing import Annotated, Any

from rolcli.messages import N_
from rolcli.params import Param

RANGES: dict[str, tuple[str, ...]] = {
    "point_blank": ("quemarropa", "a_quemarropa", "bocajarro", "a_bocajarro"),
    "short": ("corto", "corta", "corto_alcance", "a_corto_alcance"),
    "medium": ("medio", "media", "medio_alcance", "a_medio_alcance"),
    "long": ("largo", "larga", "largo_alcance", "a_largo_alcance"),
}
LADDER: dict[str, tuple[str, ...]] = {
    "very_easy": ("muy_facil",),
    "easy": ("facil",),
    "moderate": ("moderada", "moderado"),
    "difficult": ("dificil",),
    "very_difficult": ("muy_dificil",),
}
STATES: dict[str, tuple[str, ...]] = {
    "healthy": ("sano", "sana", "ileso", "ilesa"),
    "stunned": ("aturdido", "aturdida"),
    "wounded": ("herido", "herida"),
    "incapacitated": ("incapacitado", "incapacitada"),
    "mortally_wounded": ("mortalmente_herido", "mortalmente_herida"),
}

Code = Annotated[
    str, Param(N_("Die code, such as 4D+2."), kind="code", positional=True, rule="D6-83")
]
DamageCode = Annotated[
    str | None,
    Param(
        N_("Damage code, such as 4D+2."), kind="code", metavar="CODE", positional=True, rule="D6-40"
    ),
]
Difficulty = Annotated[
    int | str | None,
    Param(
        N_("Number to reach, or a published name of one; the weapon's in hand-to-hand combat."),
        kind="ladder",
        choices=LADDER,
        least=0,
        rule="D6-07",
    ),
]
Mod = Annotated[int, Param(N_("Added to the total."), rule="D6-06")]
DiceMod = Annotated[
    str | None,
    Param(N_("Dice added to the code or taken off, such as -1D."), metavar="nD", rule="D6-06"),
]
Prepared = Annotated[bool, Param(N_("The round before was spent preparing: +1D."), rule="D6-11")]
Reacted = Annotated[
    bool, Param(N_("A reaction skill was used, so that preparing is lost."), rule="D6-20")
]
Running = Annotated[bool, Param(N_("Running in the same round: -1D."), rule="D6-12")]
Wounded = Annotated[bool, Param(N_("Wounded: -1D."), rule="D6-13")]
Uses = Annotated[
    int,
    Param(
        N_("Skill uses of the round as they count when rolling, reactions included: -1D each "
           "after the first."),
        least=1,
        most=1000,
        rule="D6-16",
    ),
]  # fmt: skip
Normalise = Annotated[
    bool, Param(N_("Accept codes with more than 2 pips: 3 pips are 1D."), rule="D6-83")
]
Versus = Annotated[
    str | None, Param(N_("Code of the other side, which rolls too."), kind="code", rule="D6-03")
]
VersusMod = Annotated[int, Param(N_("Added to the other side's total."), rule="D6-06")]
VersusDiceMod = Annotated[
    str | None,
    Param(N_("Dice added to the other side's code or taken off."), metavar="nD", rule="D6-06"),
]
Pc = Annotated[bool, Param(N_("The one who rolls is a player character (default)."), rule="D6-04")]
Npc = Annotated[bool, Param(N_("The one who rolls is a non-player character."), rule="D6-04")]
VersusPc = Annotated[bool, Param(N_("The other side is a player character."), rule="D6-05")]
VersusNpc = Annotated[
    bool, Param(N_("The other side is a non-player character (default)."), rule="D6-04")
]
Range = Annotated[
    str | None,
    Param(N_("Range of the shot or throw."), kind="choice", choices=RANGES, rule="D6-34"),
]
Distance = Annotated[
    int | None, Param(N_("Distance in metres, with --ranges."), metavar="M", least=0, rule="D6-39")
]
Ranges = Annotated[
    str | None,
    Param(
        N_("The weapon's furthest metres at point blank, short, medium and long range."),
        metavar="A/B/C/D",
        rule="D6-39",
    ),
]
Grenade = Annotated[bool, Param(N_("A grenade is thrown."), rule="D6-68")]
FromBlast = Annotated[
    int | None,
    Param(
        N_("How far from the grenade the target is; it reaches 10 metres."),
        metavar="M",
        least=0,
        rule="D6-72",
    ),
]
Dodge = Annotated[
    str | None,
    Param(
        N_("The target's dodge against shots and grenades, as it stands when rolled."),
        kind="code",
        rule="D6-56",
    ),
]
DodgeTotal = Annotated[
    int | None,
    Param(N_("A dodge already rolled in this segment."), least=0, rule="D6-58"),
]
Parry = Annotated[
    str | None,
    Param(N_("The target's parry with a weapon, against any blow."), kind="code", rule="D6-66"),
]
ParryUnarmed = Annotated[
    str | None,
    Param(N_("The target's parry without a weapon, against unarmed blows."), kind="code",
          rule="D6-65"),
]  # fmt: skip
Unarmed = Annotated[bool, Param(N_("An attack without a weapon."), rule="D6-60")]
OwnStrength = Annotated[
    str | None,
    Param(
        N_("The attacker's Strength, which is the damage of an unarmed attack."),
        kind="code",
        rule="D6-62",
    ),
]
Damage = Annotated[
    str | None, Param(N_("The weapon's damage code, rolled on a hit."), kind="code", rule="D6-40")
]
Strength = Annotated[
    str | None,
    Param(N_("The victim's Strength, never modified."), kind="code", rule="D6-41"),
]
State = Annotated[
    str | None,
    Param(N_("The victim's state before the hit (healthy)."), kind="choice", choices=STATES,
          rule="D6-49"),
]  # fmt: skip
Earlier = Annotated[
    dict[str, Any] | None,
    Param(N_("An earlier result as JSON: its damage total."), name="--from", kind="result"),
]
HurtState = Annotated[
    str | None,
    Param(N_("The state that is healed."), kind="choice", choices=STATES, rule="D6-50"),
]
HealedState = Annotated[
    str,
    Param(N_("The state that healing leads to."), kind="choice", choices=STATES, rule="D6-52"),
]
HurtResult = Annotated[
    dict[str, Any] | None,
    Param(N_("An earlier result as JSON: its wound."), name="--from", kind="result"),
]
Rounds = Annotated[
    int,
    Param(
        N_("Rounds since the mortal wound, the one that ends now included."),
        positional=True,
        least=0,
        rule="D6-54",
    ),
]
Combatants = Annotated[
    list[str],
    Param(
        N_("NAME:CODE[:pc|:npc][:DIFFICULTY], the code of what each one does; Dexterity to move."),
        kind="who",
        metavar="WHO",
        positional=True,
        rule="D6-28",
    ),
]
FromCode = Annotated[
    str, Param(N_("The skill code now."), kind="code", positional=True, rule="D6-77")
]
ToCode = Annotated[
    str | None,
    Param(N_("The skill code wanted; without it, as far as the points go."), kind="code",
          positional=True, rule="D6-81"),
]  # fmt: skip
Points = Annotated[
    int | None, Param(N_("Skill points to spend from."), least=0, rule="D6-81")
]
Attribute = Annotated[
    bool, Param(N_("The code is an attribute, which can never be raised."), rule="D6-78")
]
