"""One hit: damage, armour and level (UNX-20, UNI-30, UNI-31)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem.content import Content, Telling

TYPE_CHECKING = False
if TYPE_CHECKING:
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


class Wounds(Telling):
    """The hits of one attack, or of one who is shot at, as they are told."""

    __slots__ = ("hits",)

    def __init__(self) -> None:
        self.hits: list[Wound] = []

    @property
    def final(self) -> int:
        """What they come to together."""
        return sum([wound.final for wound in self.hits])


def noted(dice: Dice, wounds: Wounds, wound: Wound) -> None:
    """Note a hit."""
    wounds.hits.append(wound)


def hit(dice: Dice, shot: Shot, more: Raise) -> Wound:
    """Roll one hit; nothing goes below zero (UNI-30)."""
    die = shot.damage.roll(dice, "damage") + more.die
    multiplier = max(shot.least, shot.multiplier + more.multiplier)
    if multiplier > shot.multiplier + more.multiplier:
        dice.step(msg("Least damage multiplier"), multiplier, "UNI-27")
    raw = max(0, die * multiplier)
    dice.step(msg("Damage {die} x {multiplier}", die=die, multiplier=multiplier), raw, "UNI-34")
    return soak(dice, shot, multiplier, raw)


def soak(dice: Dice, shot: Shot, multiplier: int, raw: int) -> Wound:
    """Take the armour off damage and multiply what is left by the level (UNX-20, UNX-24)."""
    protection = shot.protection
    wound = Wound(multiplier, raw, protection.stop(dice), shot.level)
    if protection.worn:
        dice.step(msg("Stopped by armour"), min(raw, wound.armour), protection.rule)
        label = msg("{net} past the armour, level {level}", net=wound.net, level=shot.level)
        dice.step(label, wound.final, "UNX-20")
    elif shot.level != 1:
        label = msg("{net} at level {level}", net=wound.net, level=shot.level)
        dice.step(label, wound.final, "UNX-20")
    return wound


def damage_of_hit(dice: Dice, shot: Shot, more: Raise, wounds: Wounds) -> int:
    """Roll one hit of several and give what it comes to."""
    wound = hit(dice, shot, more)
    dice.tell(noted, wounds, wound)
    return wound.final
