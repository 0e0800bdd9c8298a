"""Who is hit: armour, points and place, as the options of attack and damage give them."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.harm import Shot, soak
from rolcli.rulesets.unisystem.levels import level_of
from rolcli.rulesets.unisystem.multiplied import read_text
from rolcli.rulesets.unisystem.protection import protect, put_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.equipment import Catalogue
    from rolcli.rulesets.unisystem.groups import Struck
    from rolcli.rulesets.unisystem.multiplied import Multiplied


class PointsLeft:
    """What is left of somebody: Life Points, those when unhurt, Endurance Points."""

    __slots__ = ("endurance", "life", "life_max")

    def __init__(
        self, life: int | None, life_max: int | None, endurance: int | None
    ) -> None:
        self.life = life
        self.life_max = life_max
        self.endurance = endurance


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
        points = points or PointsLeft(ask.life, ask.life_max, ask.endurance)
        check_points(points.life, points.life_max)
        self.life = points.life
        self.life_max = points.life_max
        self.whole = points.life if points.life_max is None else points.life_max
        self.endurance = points.endurance
        self.location = ask.location
        self.sealed = ask.sealed
        self.heat_proof = ask.heat_proof
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


def check_points(life: int | None, life_max: int | None) -> None:
    """Refuse more Life Points than those of the unhurt character."""
    if life is not None and life_max is not None and life > life_max:
        raise UsageError(
            "out_of_bounds",
            msg(
                "{life} Life Points are more than the {most} when unhurt.", life=life, most=life_max
            ),
            hint=msg("--life is what is left, --life-max the whole."),
        )


def burn(
    dice: Dice, house: House, target: Target, fire: str, strength: int | None = None
) -> int:
    """Roll what one round on fire does: no armour but heat-proof one, no level (UNX-73, UNX-75)."""
    damage = read_text(fire, strength)
    protection = protect(house, target.worn, "fire", False, target.heat_proof)
    return dice.chance(burning_round, Shot(damage, damage.multiplier, 1, 1, protection))


def burning_round(dice: Dice, shot: Shot) -> int:
    """Roll one round of burning."""
    raw = max(0, shot.damage.roll(dice, "burning") * shot.multiplier)
    dice.step(msg("Burning"), raw, "UNX-73")
    return soak(dice, shot, shot.multiplier, raw).final


def alight(dice: Dice, target: Target, result: Result, fire: str) -> None:
    """Write that the target is on fire, and how to put it out (UNX-73..75)."""
    result.effects.append("on_fire")
    result.details["burns"] = fire
    result.notes.append(
        msg("On fire: {fire} a round from the next on, until one is spent to roll it out.",
            fire=fire)
    )
    if target.worn.any and not target.heat_proof:
        label = msg("Armour against flames")
        dice.step(label, msg("no help, and may be destroyed"), "UNX-75")
