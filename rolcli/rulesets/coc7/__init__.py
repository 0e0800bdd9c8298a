"""d100 horror, 7th edition, by the house document: roll under a skill on percentile dice."""

from __future__ import annotations

from rolcli.declare.game import Ruleset, Verb
from rolcli.messages import N_

COC7 = Ruleset(
    "coc7",
    "d100 horror, 7th edition (house rules)",
    "rolcli.rulesets.coc7",
    (
        Verb(
            "test",
            "rolcli.rulesets.coc7.test:test",
            N_("Roll a skill against a difficulty or another roll."),
            "-r coc7 test 60 --difficulty hard --bonus 1",
            odds=("rolled",),
            es=("prueba", "probar"),
        ),
        Verb(
            "check",
            "rolcli.rulesets.coc7.test:check",
            N_("Roll a characteristic against a difficulty or another roll, within its limit."),
            "-r coc7 check 70 --limit 170",
            es=("chequeo", "chequear"),
        ),
        Verb(
            "push",
            "rolcli.rulesets.coc7.push:push",
            N_("Roll a failed test or check once more."),
            "-r coc7 push --from result.json --time '10 min'",
            odds=("healed", "hp"),
            es="forzar",
        ),
        Verb(
            "luck",
            "rolcli.rulesets.coc7.luck:luck",
            N_("Roll Luck, or spend it on an earlier failure."),
            "-r coc7 luck 60",
            odds=("recovered", "healed"),
            es="suerte",
        ),
        Verb(
            "attack",
            "rolcli.rulesets.coc7.attack:attack",
            N_("Attack hand to hand or with a firearm, with damage and what it does."),
            "-r coc7 attack 60 --vs 45 --dodge --damage 1d6 --db 1d4",
            odds=("hits", "impaling", "final", "hp", "major_wound", "dying", "dead"),
            es=("atacar", "ataca", "ataque"),
        ),
        Verb(
            "damage",
            "rolcli.rulesets.coc7.damage:damage",
            N_("Roll damage and take it off somebody's hit points."),
            "-r coc7 damage 1d6+1 --db 1d4 --hp 9 --hp-max 12 --con 55",
            odds=("final", "hp", "major_wound"),
            es="daño",
        ),
        Verb(
            "dying",
            "rolcli.rulesets.coc7.dying:dying",
            N_("Roll whether somebody dying holds on."),
            "-r coc7 dying 55",
            es="moribundo",
        ),
        Verb(
            "heal",
            "rolcli.rulesets.coc7.heal:heal",
            N_("Heal by First Aid, Medicine, or time."),
            "-r coc7 heal first-aid 40 --hp 6 --hp-max 12",
            odds=("healed", "hp"),
            es=("curar", "cura", "curación"),
        ),
        Verb(
            "sanity",
            "rolcli.rulesets.coc7.sanity:sanity",
            N_("Roll Sanity, lose it, and see whether the mind gives way."),
            "-r coc7 sanity 50 1/1d6 --int 70 --day-start 52 --lost-today 2",
            odds=(
                "loss", "sanity", "temporary_insanity", "indefinite_insanity",
                "permanent_insanity",
            ),
            es="cordura",
        ),
        Verb(
            "advance",
            "rolcli.rulesets.coc7.advance:advance",
            N_("Roll whether a skill improves (published)."),
            "-r coc7 advance 45",
            odds=("new_value", "sanity_gain"),
            es=("mejorar", "mejora", "avanzar"),
        ),
        Verb(
            "initiative",
            "rolcli.rulesets.coc7.initiative:initiative",
            N_("Roll the order of a combat."),
            "-r coc7 initiative ana:60 bruno:45:2x",
            es="iniciativa",
        ),
        Verb(
            "chase",
            "rolcli.rulesets.coc7.chase:chase",
            N_("Roll the speeds before a chase (published)."),
            "-r coc7 chase ana:50:8:prey ghoul:60:9:hunter",
            es=("persecución", "perseguir"),
        ),
        Verb(
            "build",
            "rolcli.rulesets.coc7.build:build",
            N_("Look up damage bonus and Build, or roll an investigator (published)."),
            "-r coc7 build 60 70",
            odds=("str", "con", "siz", "dex", "app", "int", "pow", "edu", "luck"),
            es="corpulencia",
        ),
    ),
    prefixes=("COC",),
    equipment="rolcli.rulesets.coc7.equipment:catalogue",
    order=(
        "critical", "extreme", "hard", "regular",
        "alive", "success", "win", "hit", "stabilised", "healed", "recovered", "improved",
        "unchanged",
        "chase", "escaped", "tie", "no_winner", "failure", "lose", "miss", "hit_back", "jam",
        "fumble", "impossible",
        "unharmed", "wounded", "major_wound", "unconscious", "dying", "dead",
    ),
    roll_hint=N_("To throw these dice: rolcli roll d100, or rolcli coc7 test SKILL."),
    tables="rolcli.rulesets.coc7.tables",
)
"""The game as the program knows it."""
