"""The D6 System: die codes, difficulty numbers, wounds by ratio.

The titles of the text that it follows (D6-00) state no rule.
"""

from __future__ import annotations

from rolcli.declare.game import Ruleset, Verb
from rolcli.messages import N_

HERE = "rolcli.rulesets.d6"

D6 = Ruleset(
    "d6",
    "D6 System",
    HERE,
    (
        Verb(
            "test",
            f"{HERE}.attempt:attempt",
            N_("Roll a skill against a difficulty or against somebody."),
            "d6 test 4D+2 --difficulty 15",
            odds=("total",),
            es=("prueba", "probar"),
        ),
        Verb(
            "check",
            f"{HERE}.attempt:attempt",
            N_("Roll an attribute against a difficulty or against somebody."),
            "d6 check 3D --difficulty 10",
            odds=("total",),
            es=("chequeo", "chequear"),
        ),
        Verb(
            "attack",
            f"{HERE}.attack:attack",
            N_("Shoot, throw a grenade or strike, with defence, damage and wound."),
            "d6 attack 4D --range short --dodge 3D --damage 4D --strength 3D",
            odds=("damage",),
            es=("atacar", "ataca", "ataque"),
        ),
        Verb(
            "damage",
            f"{HERE}.damage:damage",
            N_("Roll damage against Strength and find the wound."),
            "d6 damage 4D --strength 3D --state wounded",
            es="daño",
        ),
        Verb(
            "dying",
            f"{HERE}.dying:dying",
            N_("Roll at the end of a round for somebody mortally wounded."),
            "d6 dying 4",
            odds=("total",),
            es="moribundo",
        ),
        Verb(
            "heal",
            f"{HERE}.heal:heal",
            N_("Note that somebody is healed."),
            "d6 heal --state incapacitated --to wounded",
            es=("curar", "cura", "curación"),
        ),
        Verb(
            "initiative",
            f"{HERE}.initiative:initiative",
            N_("Find who goes first, with the rolls that also decide the actions."),
            "d6 initiative Lia:4D:pc Trooper:3D+1:npc:10",
            es="iniciativa",
        ),
        Verb(
            "advance",
            f"{HERE}.advance:advance",
            N_("Raise a skill code with skill points."),
            "d6 advance 3D 4D --points 9",
            es=("mejorar", "mejora", "avanzar"),
        ),
    ),
    prefixes=("D6",),
    order=(
        "success", "win", "hit", "landed", "alive", "failure", "lose", "miss",
        "out_of_range", "impossible",
        "heroic", "very_difficult", "difficult", "moderate", "easy", "very_easy", "none",
        "healthy", "stunned", "wounded", "wounded_twice", "incapacitated", "mortally_wounded",
        "killed", "dead",
    ),
    equipment=f"{HERE}.equipment:catalogue",
    roll_hint="rolcli roll 1d6",
    tables=HERE + ".tables",
)
