"""Unisystem: the core game, and the combat house rules as a second profile of it.

Rules are numbered as in tables/rules.py; UNI-00 and a part of UNX-00 are titles only.
"""

from __future__ import annotations

from rolcli.declare.game import Ruleset, Verb
from rolcli.messages import N_

PACKAGE = "rolcli.rulesets.unisystem"
EQUIPMENT = PACKAGE + ".equipment:catalogue"
TABLES = PACKAGE + ".tables"

ORDER = (
    "success", "win", "hit", "acts", "protected",
    "failure", "lose", "miss", "out_of_range", "cannot_act", "blinded",
    "mind_boggling", "extraordinary", "excellent", "very_good", "good", "decent", "adequate",
    "none",
)


def verbs(profile: str, attack: str, initiative: str) -> tuple[Verb, ...]:
    """List the verbs; the profiles differ in their attack and their examples."""
    return (*tests(profile), *fight(profile, attack, initiative), *further(profile))


def tests(profile: str) -> tuple[Verb, ...]:
    """List the verbs that test an attribute or a skill."""
    return (
        Verb(
            "test",
            PACKAGE + ".task:task",
            N_("Roll 1d10 + attribute + skill against 9, or against another's roll."),
            f"-r {profile} test 3 2 --mod -1",
            odds=("total",),
            es=("prueba", "probar"),
        ),
        Verb(
            "check",
            PACKAGE + ".task:check",
            N_("Roll 1d10 + attribute, doubled when simple, against 9."),
            f"-r {profile} check 3 --simple",
            odds=("total",),
            es=("chequeo", "chequear"),
        ),
    )


def fight(profile: str, attack: str, initiative: str) -> tuple[Verb, ...]:
    """List the verbs of a fight."""
    return (
        Verb(
            "attack",
            PACKAGE + f".{attack}:attack",
            N_("Attack: to hit, the defence, damage, armour and what is left of the target."),
            f"-r {profile} attack 3 4 --weapon ak-47 --armour 19 --life 40",
            odds=("hits", "raw", "final", "life", "endurance", "crippled"),
            es=("atacar", "ataca", "ataque"),
        ),
        Verb(
            "damage",
            PACKAGE + ".damage:damage",
            N_("Roll damage, or take it from an attack, and apply it to a target."),
            f"-r {profile} damage 1d8*5 --kind bullet --armour 19 --life 40",
            odds=("raw", "final", "life", "endurance", "crippled"),
            es="daño",
        ),
        Verb(
            "heal",
            PACKAGE + ".heal:heal",
            N_("Give Life or Endurance Points back."),
            f"-r {profile} heal 1d6 --life 12 --life-max 40",
            odds=("life", "endurance"),
            es=("curar", "cura", "curación"),
        ),
        Verb(
            "initiative",
            PACKAGE + ".initiative:initiative",
            N_("Put the combatants in order."),
            f"-r {profile} initiative {initiative}",
            es="iniciativa",
        ),
    )


def further(profile: str) -> tuple[Verb, ...]:
    """List the other verbs."""
    return (
        Verb(
            "hazard",
            PACKAGE + ".hazard:hazard",
            N_("Resist tear gas or a flashbang, or stand in smoke."),
            f"-r {profile} hazard tear-gas 3",
            odds=("total",),
            es="peligro",
        ),
        Verb(
            "life",
            PACKAGE + ".life:life",
            N_("Work out Life Points from Strength and Constitution (a published rule)."),
            f"-r {profile} life 3 2",
            odds=("life",),
            es="vida",
        ),
    )


UNISYSTEM = Ruleset(
    "unisystem",
    "Unisystem",
    PACKAGE,
    verbs("unisystem", "attack", "Ana:started Zombie Luis:ranged"),
    prefixes=("UNI", "UNX"),
    kin=("unisystem", "unisystem-combat"),
    equipment=EQUIPMENT,
    tables=TABLES,
    order=ORDER,
)
UNISYSTEM_COMBAT = Ruleset(
    "unisystem-combat",
    "Unisystem, combat house rules",
    PACKAGE,
    verbs("unisystem-combat", "combat", "Ana:4 Zombie:1 Luis:3:fast"),
    prefixes=("UNX", "UNI"),
    kin=("unisystem-combat", "unisystem"),
    overrides={
        "initiative": "rolled",
        "armour": "fixed",
        "levels": "table",
        "success_bonus": "on",
        "dodge_ranged_cost": "no-fire-back",
        "part_four": True,
    },
    equipment=EQUIPMENT,
    tables=TABLES,
    order=ORDER,
    config=("unisystem", "unisystem-combat"),
)
