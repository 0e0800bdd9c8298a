"""One hit: damage, armour and level, and how hits add up (UNX-20, UNI-30, UNI-31)."""

from __future__ import annotations

from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.unisystem.multiplied import Multiplied
    from rolcli.rulesets.unisystem.protection import Protection

    Sums = tuple[int | None, int | None, int]


class Shot:
    """What a hit does to its target: the dice, the armour and the level.

    ``multiplier`` has the range in it already; ``least`` is the floor of the
    multiplier. Compared by content, so that exact odds weigh equal shots once.
    """

    __slots__ = ("_hash", "damage", "key", "least", "level", "multiplier", "protection")

    def __init__(
        self, damage: Multiplied, multiplier: int, least: int, level: int, protection: Protection
    ) -> None:
        self.damage = damage
        self.multiplier = multiplier
        self.least = least
        self.level = level
        self.protection = protection
        self.key = (damage.key, multiplier, least, level, protection.key)
        self._hash = hash(self.key)

    def __eq__(self, other: object) -> bool:
        return type(other) is Shot and self.key == other.key

    def __hash__(self) -> int:
        return self._hash


class Wound:
    """One hit as it went, kept while rolling."""

    __slots__ = ("armour", "final", "level", "multiplier", "net", "raw")

    def __init__(
        self, multiplier: int, raw: int, armour: int, net: int, level: int, final: int
    ) -> None:
        self.multiplier = multiplier
        self.raw = raw
        self.armour = armour
        self.net = net
        self.level = level
        self.final = final


class Wounds:
    """The hits of one attack, in order; exact odds keep none."""

    __slots__ = ("hits",)

    def __init__(self) -> None:
        self.hits: list[Wound] = []


def hit(
    dice: Dice, shot: Shot, higher: int, bonus: int, wounds: Wounds | None
) -> tuple[int, int, int]:
    """Roll one hit and give its damage, what got past the armour and what it comes to.

    ``higher`` raises the multiplier (UNX-18) and ``bonus`` the die before it is
    multiplied (UNI-P2). Nothing goes below zero (UNI-30).
    """
    die = shot.damage.roll(dice, "damage") + bonus
    multiplier = max(shot.least, shot.multiplier + higher)
    if multiplier > shot.multiplier + higher:
        dice.step(msg("Least damage multiplier"), multiplier, "UNI-27")
    raw = max(0, die * multiplier)
    dice.step(msg("Damage {die} x {multiplier}", die=die, multiplier=multiplier), raw, "UNI-34")
    return soak(dice, shot, multiplier, raw, wounds)


def soak(
    dice: Dice, shot: Shot, multiplier: int, raw: int, wounds: Wounds | None
) -> tuple[int, int, int]:
    """Take the armour off damage and multiply what is left by the level (UNX-20, UNX-24)."""
    protection = shot.protection
    armour = protection.stop(dice)
    net = max(0, raw - armour)
    final = net * shot.level
    if protection.worn:
        dice.step(msg("Stopped by armour"), min(raw, armour), protection.rule)
        label = msg("{net} past the armour, level {level}", net=net, level=shot.level)
        dice.step(label, final, "UNX-20")
    elif shot.level != 1:
        dice.step(msg("{net} at level {level}", net=net, level=shot.level), final, "UNX-20")
    if wounds is not None:
        wounds.hits.append(Wound(multiplier, raw, armour, net, shot.level, final))
    return raw, net, final


def hurt(
    dice: Dice, sums: Sums, shot: Shot, higher: int, bonus: int, wounds: Wounds | None
) -> Sums:
    """Add one hit to the sums of damage, net and final damage.

    Sums of None are left alone: exact odds of many hits follow the final damage only.
    """
    if sums[0] is None or sums[1] is None:
        return (None, None, sums[2] + dice.chance(final_of_hit, shot, higher, bonus))
    raw, net, final = dice.chance(hit, shot, higher, bonus, wounds)
    return (sums[0] + raw, sums[1] + net, sums[2] + final)


def final_of_hit(dice: Dice, shot: Shot, higher: int, bonus: int) -> int:
    """Roll one hit and give what it comes to."""
    return hit(dice, shot, higher, bonus, None)[2]
