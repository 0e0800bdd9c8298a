"""Levels: what multiplies the damage that got past the armour, by kind and place hit."""

from __future__ import annotations

from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

BULLETS = ("bullet", "hollowpoint", "ap")

LEVELS = {
    "blunt": (1, "UNX-21"),
    "slashing": (2, "UNX-21"),
    "stabbing": (2, "UNX-21"),
    "bullet": (2, "UNX-21"),
    "hollowpoint": (3, "UNX-22"),
    "ap": (2, "UNX-53"),
    "explosive": (1, "UNX-21"),
    "fire": (1, "UNX-21"),
}
"""The level of each kind; a level is a multiplier, so one more adds 1 to it (UNX-23)."""

TO_HIT = {
    "head": (-4, "UNX-13"),
    "neck": (-5, "UNX-14"),
    "limb": (-2, "UNX-15"),
    "hand": (-4, "UNX-16"),
    "foot": (-4, "UNX-16"),
}
"""What aiming at a part takes off the attack."""

RAISES = {
    "head": {
        "blunt": (1, "UNX-26"),
        "stabbing": (1, "UNX-27"),
        "slashing": (1, "UNX-27"),
        "bullet": (2, "UNX-28"),
        "hollowpoint": (2, "UNX-28"),
        "ap": (2, "UNX-28"),
    },
    "neck": {
        "blunt": (1, "UNX-29"),
        "stabbing": (2, "UNX-30"),
        "slashing": (2, "UNX-30"),
        "bullet": (1, "UNX-31"),
        "hollowpoint": (1, "UNX-31"),
        "ap": (1, "UNX-31"),
    },
}
"""Levels that a part adds; limbs, hands and feet add none (UNX-32, UNX-33)."""

CRIPPLING = {"limb": (3, "UNX-32"), "hand": (4, "UNX-33"), "foot": (4, "UNX-33")}
"""A part is crippled by more than this fraction of the Life Points in one attack."""
PARTS = tuple(CRIPPLING)
"""The parts that can be crippled."""


def level_of(dice: Dice, house: House, kind: str | None, location: str | None) -> int:
    """Give the level of a kind of damage at a place hit, and record where it comes from."""
    if kind is None:
        level, rule = 1, "UNX-20"
    elif house["levels"] == "bullets-only":
        level, rule = (2 if kind in BULLETS else 1), "UNI-31"
    else:
        level, rule = LEVELS[kind]
    if kind == "ap" and house["ap"] == "piercing":
        level, rule = 1, "UNX-53"
    dice.step(msg("Level by kind of damage"), level, rule)
    if location is not None and kind is not None:
        more, rule = RAISES.get(location, {}).get(kind, (0, ""))
        if more:
            level += more
            dice.step(msg("Level by place hit"), f"+{more}", rule)
    return level


def crippled(final: int, location: str, whole: int) -> bool:
    """Tell whether the damage of one attack cripples the part it hit.

    ``final`` is after armour and level, ``whole`` the Life Points of the unhurt target;
    strictly more than the fraction is needed (UNX-32, UNX-33).
    """
    return final * CRIPPLING[location][0] > whole


def cripple(dice: Dice, location: str, final: int, whole: int) -> bool:
    """Tell the same and record it."""
    share, rule = CRIPPLING[location]
    over = crippled(final, location, whole)
    label = msg("Crippled by more than 1/{share} of {whole} Life Points", share=share, whole=whole)
    dice.step(label, msg("yes") if over else msg("no"), rule)
    return over
