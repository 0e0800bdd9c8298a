"""What damage leaves of the target: Life or Endurance Points, and its condition."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result

    State = dict[str, object]


def check_points(life: int | None, life_max: int | None) -> None:
    """Refuse more Life Points than those of the unhurt character."""
    if life is not None and life_max is not None and life > life_max:
        raise UsageError(
            "life_above_max",
            msg(
                "{life} Life Points are more than the {most} when unhurt.", life=life, most=life_max
            ),
            hint=msg("--life is what is left, --life-max the whole."),
        )


def condition_of(life: int) -> str:
    """Name a condition: at 0 or less gravely wounded and in danger of death (UNI-33)."""
    return "able" if life > 0 else "gravely_wounded"


def take(
    dice: Dice,
    result: Result,
    pool: str,
    damage: int,
    life: int | None,
    life_max: int | None,
    endurance: int | None,
) -> None:
    """Take damage off the points it goes against and write the target's state.

    Negative points are kept (UNI-33). Damage against Endurance leaves Life alone (UNX-48).
    """
    if pool == "endurance":
        result.effects.append("endurance_damage")
        if endurance is not None:
            endurance -= damage
            dice.step(msg("Endurance Points left"), endurance, "UNX-48")
        else:
            result.notes.append(
                msg("This damage goes against Endurance Points, as a rule, not Life Points.")
            )
    elif life is not None:
        life -= damage
        dice.step(msg("Life Points left"), life, "UNI-32")
    show(dice, result, life, life_max, endurance)


def show(
    dice: Dice, result: Result, life: int | None, life_max: int | None, endurance: int | None
) -> None:
    """Write points and condition into the state of a result."""
    if life is not None:
        result.state["life"] = life
    if life_max is not None:
        result.state["life_max"] = life_max
    if endurance is not None:
        result.state["endurance"] = endurance
    if life is not None:
        condition = condition_of(life)
        result.state["condition"] = condition
        if condition == "gravely_wounded":
            result.effects.append("danger_of_death")
            dice.step(
                msg("Life Points at 0 or less"),
                msg("gravely wounded, in danger of death"),
                "UNI-33",
            )


def left(pool: str, state: State) -> Message | None:
    """Word what is left of the points that were hit, for a headline."""
    points = state.get(pool)
    if not isinstance(points, int):
        return None
    if pool == "endurance":
        return msg("{points} Endurance left", points=points)
    if points <= 0:
        return msg("{points} Life left, gravely wounded", points=points)
    return msg("{points} Life left", points=points)
