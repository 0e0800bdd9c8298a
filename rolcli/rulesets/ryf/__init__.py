"""RyF 3.0, the game of 1o3d10: three ten-sided dice, one of which counts."""

from __future__ import annotations

from rolcli.declare.game import Ruleset, Verb
from rolcli.messages import N_

RYF = Ruleset(
    "ryf",
    "RyF 3.0 (1o3d10)",
    "rolcli.rulesets.ryf",
    (
        Verb(
            "test",
            "rolcli.rulesets.ryf.rolls:skill_roll",
            N_("Roll attribute + skill + 1o3d10 against a difficulty or another roll."),
            "-r ryf test 5 3 --difficulty normal",
            odds=("total", "reached"),
            es=("prueba", "probar"),
        ),
        Verb(
            "check",
            "rolcli.rulesets.ryf.rolls:attribute_roll",
            N_("Roll attribute + 1o3d10 against a difficulty or another roll."),
            "-r ryf check 7 --difficulty hard",
            odds=("total", "reached"),
            es=("chequeo", "chequear"),
        ),
        Verb(
            "attack",
            "rolcli.rulesets.ryf.attack:attack",
            N_("Attack hand to hand or at range, with damage and what it does to the target."),
            "-r ryf attack 6 4 --defence 12 --damage 2d6 --fisico 8 --wounds 3",
            odds=("damage", "wounds", "pv", "health"),
            es=("atacar", "ataca", "ataque"),
        ),
        Verb(
            "damage",
            "rolcli.rulesets.ryf.damage:damage",
            N_("Roll damage, every die exploding, and add it to the wounds."),
            "-r ryf damage 2d6+1 --fisico 8 --wounds 3",
            odds=("damage", "wounds", "pv"),
            es="daño",
        ),
        Verb(
            "heal",
            "rolcli.rulesets.ryf.heal:heal",
            N_("Heal by rest after a combat, by a first-aid kit or by a healing skill."),
            "-r ryf heal rest --wounds 10 --combat-wounds 6 --fisico 8",
            odds=("healed", "wounds", "pv", "health"),
            es=("curar", "cura", "curación"),
        ),
        Verb(
            "initiative",
            "rolcli.rulesets.ryf.initiative:initiative",
            N_("Roll the order of a combat and how many actions each one has."),
            "-r ryf initiative Ana:14 Orc:9:badly-hurt",
            es="iniciativa",
        ),
        Verb(
            "advance",
            "rolcli.rulesets.ryf.advance:advance",
            N_("Reckon what raising a skill costs (a published rule)."),
            "-r ryf advance 3 5 --set skill_cost=new-level",
            es=("mejorar", "mejora", "avanzar"),
        ),
    ),
    prefixes=("RYF",),
    equipment="rolcli.rulesets.ryf.equipment:catalogue",
    order=(
        "critical", "critical_hit", "success", "win", "hit", "healed", "tie", "unchanged",
        "failure", "lose", "miss", "worse", "fumble", "out_of_range",
        "nearly_impossible", "very_hard", "hard", "normal", "easy", "none",
        "badly_hurt", "unconscious", "dead",
    ),
    roll_hint=N_("These dice alone: rolcli roll 1o3d10 (1o3d10+ keeps the high, 1o3d10- the low)."),
    tables="rolcli.rulesets.ryf.tables",
)
