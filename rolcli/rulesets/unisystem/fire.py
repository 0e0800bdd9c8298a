"""Fire on somebody: what a round of it does, and how it is put out (UNX-73..75)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem.harm import Shot, read_text, soak
from rolcli.rulesets.unisystem.target import protect

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.target import Target


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
