"""What damage leaves of the target: Life or Endurance Points, and its condition."""

from __future__ import annotations

from rolcli.messages import msg, nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.unisystem.target import Target

GRAVE = "gravely_wounded"


def condition_of(life: int) -> str:
    """Name a condition: at 0 or less gravely wounded and in danger of death (UNI-33)."""
    return "able" if life > 0 else GRAVE


def less(damage: int, points: int) -> int:
    """Take damage off points; negative points are kept (UNI-33)."""
    return points - damage


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


def show(
    dice: Dice, result: Result, life: int | None, life_max: int | None, endurance: int | None
) -> None:
    """Write points and condition into the state of a result."""
    points = {"life": life, "life_max": life_max, "endurance": endurance}
    result.state |= {name: value for name, value in points.items() if value is not None}
    if life is not None:
        dice.tell(weigh, result, life)


def weigh(dice: Dice, result: Result, life: int) -> None:
    """Write the condition that Life Points mean."""
    condition = result.state["condition"] = condition_of(life)
    if condition == GRAVE:
        result.effects.append("danger_of_death")
        label = msg("Life Points at 0 or less")
        dice.step(label, msg("gravely wounded, in danger of death"), "UNI-33")


def left(pool: str, state: dict[str, object]) -> Message | None:
    """Word what is left of the points that were hit, for a headline."""
    points = state.get(pool)
    if not isinstance(points, int):
        return None
    if pool == "endurance":
        return nmsg("{n} Endurance left", "{n} Endurance left", points)
    said = nmsg("{n} Life left", "{n} Life left", points)
    if points > 0:
        return said
    return msg("{left}: in danger of death", left=said)


def lost(pool: str, damage: object, state: dict[str, object]) -> Message:
    """Word damage by the points that it goes against, which ``left`` names where it knows them."""
    if pool == "endurance" and pool not in state:
        return msg("{final} damage to Endurance", final=damage)
    return msg("{final} damage", final=damage)
