"""Who is hit: armour, points and place; what multiplies the damage, and what it leaves."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem.condition import check_points, less, show
from rolcli.rulesets.unisystem.harm import Protection, Shot, plain_rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.earlier import PointsLeft
    from rolcli.rulesets.unisystem.equipment import Catalogue
    from rolcli.rulesets.unisystem.harm import Multiplied
    from rolcli.rulesets.unisystem.hit_groups import Struck

UNARMOURED = Protection(0, ())
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


class Target:
    """The one who is hit. ``whole`` are the Life Points when unhurt, if known.

    Raise UsageError for more Life Points than those.
    """

    __slots__ = (
        "endurance", "heat_proof", "life", "life_max", "location", "sealed", "whole", "worn",
    )

    def __init__(
        self,
        dice: Dice,
        house: House,
        ask: Struck,
        gear: Catalogue,
        notes: list[Message],
        points: PointsLeft | None = None,
    ) -> None:
        have = points or ask
        check_points(have.life, have.life_max)
        self.life = have.life
        self.life_max = have.life_max
        self.whole = have.life if have.life_max is None else have.life_max
        self.endurance = have.endurance
        self.location = ask.location
        self.sealed = ask.sealed
        self.heat_proof = ask.heat_proof
        self.worn = UNARMOURED
        if ask.armour:
            from rolcli.rulesets.unisystem.worn import put_on

            self.worn = put_on(dice, house, ask, gear, notes)

    def shot(
        self, dice: Dice, house: House, damage: Multiplied, kind: str | None, more: int = 0
    ) -> Shot:
        """Make what one hit of this damage does; ``more`` goes to its multiplier (range)."""
        return Shot(
            damage,
            damage.multiplier + more,
            house.number("multiplier_floor"),
            level_of(dice, house, kind, self.location),
            protect(house, self.worn, kind, self.sealed, self.heat_proof),
        )


def take(dice: Dice, result: Result, pool: str, damage: Any, target: Target) -> None:
    """Take damage off the points it goes against and write the target's state.

    ``damage`` is a number or what ``summed`` gave. Damage against Endurance leaves Life
    alone (UNX-48).
    """
    life, endurance = target.life, target.endurance
    if pool == "endurance":
        result.effects.append("endurance_damage")
        if endurance is not None:
            endurance = dice.derive(damage, less, endurance)
            dice.step(msg("Endurance Points left"), endurance, "UNX-48")
    elif life is not None:
        life = dice.derive(damage, less, life)
        dice.step(msg("Life Points left"), life, "UNI-32")
    show(dice, result, life, target.life_max, endurance)


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


def plus(damage: int, more: int) -> int:
    """Add to damage."""
    return damage + more


def lamed(dice: Dice, result: Result, target: Target, finals: list[int]) -> None:
    """Write that a part is crippled, or not, by one of several attacks."""
    assert target.location is not None
    assert target.whole is not None  # whoever tells it knows both
    told = [cripple(dice, target.location, final, target.whole) for final in finals]
    result.details["crippled"] = any(told)
    if any(told):
        result.effects.append(f"crippled_{target.location}")


def protect(
    house: House, worn: Protection, kind: str | None, sealed: bool, heat_proof: bool
) -> Protection:
    """Settle what the armour is worth against a kind of damage."""
    worth, rule = "full", plain_rule(house)
    if kind == "explosive":
        worth, rule = "full" if sealed else "half", "UNX-71"
    elif kind == "fire":
        worth, rule = "full" if heat_proof else "none", "UNX-75"
    elif kind == "ap" and house["ap"] == "piercing":
        worth, rule = "half", "UNX-53"
    return Protection(worn.fixed, worn.rolled, worth, rule)
