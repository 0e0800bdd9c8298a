"""The house rules of Unisystem; the defaults are those of the core profile."""

from __future__ import annotations

from rolcli.declare.game import Setting
from rolcli.messages import N_

SETTINGS = {
    "book": Setting(
        "house",
        "UNI-P2",
        N_("The house documents, or the published book for every setting that differs in it."),
        values=("house", "published"),
    ),
    "initiative": Setting(
        "narrative",
        "UNX-01",
        N_("How the order of a turn is found: by what happened, or by 1d10 + Dexterity."),
        values={"narrative": ("narrativa",), "rolled": ()},
    ),
    "armour": Setting(
        "rolled",
        "UNX-25",
        N_("Whether armour is rolled by the target or takes off a fixed average."),
        values={"rolled": (), "fixed": ("fijo", "fija")},
    ),
    "levels": Setting(
        "bullets-only",
        "UNX-21",
        N_("What is multiplied once past the armour: bullets alone, or each kind by its level."),
        values={"bullets-only": ("solo_balas",), "table": ("tabla",)},
    ),
    "success_bonus": Setting(
        "off",
        "UNX-18",
        N_("Whether a high attack total raises damage: its multiplier, or the die (published)."),
        values=("off", "on", "published"),
        published="published",
    ),
    "range_rules": Setting(
        True,
        "UNI-22",
        N_("Whether a range given changes the attack and the damage multiplier."),
        kind="bool",
    ),
    "medium_range": Setting(
        (0, 0),
        "UNI-25",
        N_("What medium range adds to the attack and to the damage multiplier."),
        kind="pair",
    ),
    "dodge_ranged_cost": Setting(
        "none",
        "UNX-05",
        N_("What dodging a shot costs: nothing, or the right to fire back this round."),
        values={"none": (), "no-fire-back": ("sin_devolver_fuego",)},
    ),
    "part_four": Setting(
        False,
        "UNX-00",
        N_("Whether the special combat manoeuvres (several attacks, bursts ...) are in use."),
        kind="bool",
    ),
    "multiplier_floor": Setting(
        1,
        "UNI-27",
        N_("The least damage multiplier of a hit."),
        kind="int",
        least=0,
    ),
    "attack_needs_nine": Setting(
        True,
        "UNI-21",
        N_("Whether an attack that is resisted must also reach 9."),
        kind="bool",
    ),
    "tie": Setting(
        "attacker",
        "UNI-21",
        N_("Who wins when both sides of a resisted roll have the same total."),
        values={"attacker": ("atacante",), "defender": ("defensor",)},
    ),
    "rule_of_ten": Setting(
        False,
        "UNI-P1",
        N_("Whether a 10 and a 1 on the die are rolled on (published)."),
        kind="bool",
        published=True,
    ),
    "action_penalty": Setting(
        -1,
        "UNX-34",
        N_("What each attack beyond the first costs all of them; -2 is the published number."),
        kind="int",
        published=-2,
    ),
    "ap": Setting(
        "plain",
        "UNX-53",
        N_("Whether armour-piercing bullets are plain bullets, or halve the armour at level 1."),
        values={"plain": ("normal", "normales"), "piercing": ("perforante",)},
    ),
}
