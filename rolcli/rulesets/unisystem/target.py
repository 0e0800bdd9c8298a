"""Who is hit: armour, points and place, as the options of attack and damage give them."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem import remembered
from rolcli.rulesets.unisystem.condition import check_points
from rolcli.rulesets.unisystem.d10 import number
from rolcli.rulesets.unisystem.harm import Shot, soak
from rolcli.rulesets.unisystem.levels import level_of
from rolcli.rulesets.unisystem.protection import protect, put_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.notation.tree import Node
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.equipment import Catalogue
    from rolcli.rulesets.unisystem.multiplied import Multiplied


class Target:
    """The one who is hit. ``whole`` are the Life Points when unhurt, if known.

    Raise UsageError for more Life Points than those.
    """

    __slots__ = (
        "endurance", "fixed", "heat_proof", "life", "life_max", "location", "rolled", "sealed",
        "whole",
    )  # fmt: skip

    def __init__(
        self,
        life: int | None,
        life_max: int | None,
        endurance: int | None,
        location: str | None,
        sealed: bool,
        heat_proof: bool,
    ) -> None:
        check_points(life, life_max)
        self.life = life
        self.life_max = life_max
        self.whole = life if life_max is None else life_max
        self.endurance = endurance
        self.location = location
        self.sealed = sealed
        self.heat_proof = heat_proof
        self.fixed = 0
        self.rolled: tuple[Node, ...] = ()

    def wear(
        self,
        dice: Dice,
        house: House,
        gear: Catalogue,
        armour: tuple[str, ...],
        facing: str,
        notes: list[Message],
    ) -> None:
        """Put the armour on."""
        pieces = remembered.worn(dice, gear, armour, house["armour"] == "fixed")
        self.fixed, self.rolled = put_on(dice, house, pieces, facing, notes)

    @property
    def armoured(self) -> bool:
        """Whether any armour is worn."""
        return bool(self.fixed or self.rolled)

    def shot(
        self, dice: Dice, house: House, damage: Multiplied, more: int, kind: str | None,
        rolled: bool = True,
    ) -> Shot:  # fmt: skip
        """Make what one hit of this damage does to the target; ``more`` is added by the range.

        Damage that is not ``rolled`` here has its multiplier in it already.
        """
        if rolled:
            dice.step(msg("Damage multiplier"), damage.multiplier, "UNI-34")
        return Shot(
            damage,
            damage.multiplier + more,
            number(house, "multiplier_floor"),
            level_of(dice, house, kind, self.location),
            protect(house, self.fixed, self.rolled, kind, self.sealed, self.heat_proof),
        )


def burn(dice: Dice, house: House, target: Target, fire: Multiplied) -> int:
    """Roll what one round on fire does: no armour but heat-proof one, no level (UNX-73, UNX-75)."""
    protection = protect(house, target.fixed, target.rolled, "fire", False, target.heat_proof)
    shot = Shot(fire, fire.multiplier, 1, 1, protection)
    return dice.chance(burning_round, shot)


def burning_round(dice: Dice, shot: Shot) -> int:
    """Roll one round of burning."""
    raw = max(0, shot.damage.roll(dice, "burning") * shot.multiplier)
    dice.step(msg("Burning"), raw, "UNX-73")
    return soak(dice, shot, shot.multiplier, raw, None)[2]


def warn_of_fire(target: Target, notes: list[Message]) -> None:
    """Say what flames do to armour (UNX-75)."""
    if target.armoured and not target.heat_proof:
        notes.append(msg("Armour is no help against flames, and may be destroyed by them."))


def alight(result: Result, fire: str) -> None:
    """Write that the target is on fire, and how to put it out (UNX-73, UNX-74)."""
    result.effects.append("on_fire")
    result.details["burns"] = fire
    result.notes.append(
        msg("On fire: {fire} at the end of every round, beginning with the next.", fire=fire)
    )
    result.notes.append(msg("A round spent on stop, drop and roll puts the fire out."))
