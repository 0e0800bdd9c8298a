"""One hit: damage, armour and level (UNX-20, UNI-30, UNI-31)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem.content import Content, Telling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.rulesets.unisystem.multiplied import Multiplied
    from rolcli.rulesets.unisystem.protection import Protection


class Shot(Content):
    """What a hit does to its target: the dice, the armour and the level.

    ``multiplier`` has the range in it already; ``least`` is the floor of the multiplier.
    """

    __slots__ = ("damage", "least", "level", "multiplier", "protection")

    def __init__(
        self, damage: Multiplied, multiplier: int, least: int, level: int, protection: Protection
    ) -> None:
        super().__init__(damage, multiplier, least, level, protection)
        self.damage = damage
        self.multiplier = multiplier
        self.least = least
        self.level = level
        self.protection = protection


class Raise(Content):
    """What a good attack adds to its damage: to the multiplier (UNX-18), to the die (UNI-P2)."""

    __slots__ = ("die", "multiplier")

    def __init__(self, multiplier: int = 0, die: int = 0) -> None:
        super().__init__(multiplier, die)
        self.multiplier = multiplier
        self.die = die


PLAIN = Raise()
"""Damage as it is."""


class Wound(Content):
    """One hit as it went."""

    __slots__ = ("armour", "final", "level", "multiplier", "net", "raw")

    def __init__(self, multiplier: int, raw: int, armour: int, level: int) -> None:
        self.multiplier = multiplier
        self.raw = raw
        self.armour = armour
        self.net = max(0, raw - armour)
        self.level = level
        self.final = self.net * level
        super().__init__(raw, self.net, self.final)  # what decides anything further

    def laid_out(self) -> dict[str, int]:
        """Lay it out as plain data."""
        names = ("multiplier", "raw", "armour", "net", "level", "final")
        return {name: getattr(self, name) for name in names}


class Teller(Telling):
    """Whoever is told of hits: of a single one in two parts, of others whole."""

    __slots__ = ()

    def latest(self) -> Wounds:
        """Give the wounds that a hit now belongs to."""
        raise NotImplementedError


class Wounds(Teller):
    """The hits of one attack, or of one who is shot at, as they are told.

    A single hit is told in two parts: its damage, then what the armour stopped of it.
    """

    __slots__ = ("hits", "multiplier", "raw")

    def __init__(self) -> None:
        self.hits: list[Wound] = []
        self.multiplier = 1
        self.raw = 0

    def latest(self) -> Wounds:
        """Give these."""
        return self

    @property
    def final(self) -> int:
        """What they come to together."""
        return sum([wound.final for wound in self.hits])


def noted(dice: Dice, told: Teller, wound: Wound) -> None:
    """Note a hit."""
    told.latest().hits.append(wound)


def rolled(dice: Dice, told: Teller, multiplier: int, raw: int) -> None:
    """Note the damage of a hit whose armour is still to come."""
    wounds = told.latest()
    wounds.multiplier = multiplier
    wounds.raw = raw


def soaked(dice: Dice, told: Teller, shot: Shot, armour: int) -> None:
    """Note what the armour is worth against it."""
    wounds = told.latest()
    wound = Wound(wounds.multiplier, wounds.raw, armour, shot.level)
    past_armour(dice, shot, wound)
    wounds.hits.append(wound)


def multiplier_of(dice: Dice, shot: Shot, more: Raise) -> int:
    """Give the multiplier of a hit, which has a least one (UNI-27)."""
    multiplier = max(shot.least, shot.multiplier + more.multiplier)
    if multiplier > shot.multiplier + more.multiplier:
        dice.step(msg("Least damage multiplier"), multiplier, "UNI-27")
    return multiplier


def roll_raw(dice: Dice, shot: Shot, more: Raise, multiplier: int) -> int:
    """Roll the damage of a hit before armour; nothing goes below zero (UNI-30)."""
    die = shot.damage.roll(dice, "damage") + more.die
    raw = max(0, die * multiplier)
    dice.step(msg("Damage {die} x {multiplier}", die=die, multiplier=multiplier), raw, "UNI-34")
    return raw


def hit(dice: Dice, shot: Shot, more: Raise) -> Wound:
    """Roll one hit of several."""
    multiplier = multiplier_of(dice, shot, more)
    return soak(dice, shot, multiplier, roll_raw(dice, shot, more, multiplier))


def soak(dice: Dice, shot: Shot, multiplier: int, raw: int) -> Wound:
    """Take the armour off damage and multiply what is left by the level (UNX-20, UNX-24)."""
    wound = Wound(multiplier, raw, shot.protection.stop(dice), shot.level)
    past_armour(dice, shot, wound)
    return wound


def past_armour(dice: Dice, shot: Shot, wound: Wound) -> None:
    """Record what the armour stopped and what the level made of the rest."""
    protection = shot.protection
    if protection.worn:
        dice.step(msg("Stopped by armour"), min(wound.raw, wound.armour), protection.rule)
        label = msg("{net} past the armour, level {level}", net=wound.net, level=shot.level)
        dice.step(label, wound.final, "UNX-20")
    elif shot.level != 1:
        label = msg("{net} at level {level}", net=wound.net, level=shot.level)
        dice.step(label, wound.final, "UNX-20")


class Harm:
    """What a single hit comes to: rolled, past the armour, in the end; exact odds know each."""

    __slots__ = ("final", "net", "raw")

    def __init__(self, dice: Dice, rolled: Any, past: Any, level: int) -> None:
        self.raw = dice.summed(rolled)
        self.net = dice.derive(dice.summed(past), above_nothing)
        self.final = dice.derive(self.net, times, level)


def above_nothing(number: int) -> int:
    """Give a number, or 0 for a lesser one."""
    return max(0, number)


def times(number: int, factor: int) -> int:
    """Multiply."""
    return number * factor


def raw_of_hit(dice: Dice, shot: Shot, more: Raise, told: Teller) -> int:
    """Roll the damage of a single hit."""
    multiplier = multiplier_of(dice, shot, more)
    raw = roll_raw(dice, shot, more, multiplier)
    dice.tell(rolled, told, multiplier, raw)
    return raw


def stopped(dice: Dice, shot: Shot, told: Teller) -> int:
    """Roll the armour against a single hit; give what it takes off, as a negative number."""
    armour = shot.protection.stop(dice)
    dice.tell(soaked, told, shot, armour)
    return -armour


def damage_of_hit(dice: Dice, shot: Shot, more: Raise, told: Teller) -> int:
    """Roll one hit of several and give what it comes to."""
    wound = hit(dice, shot, more)
    dice.tell(noted, told, wound)
    return wound.final
