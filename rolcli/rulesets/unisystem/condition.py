"""What is left of somebody: Life or Endurance Points, and the condition."""

from __future__ import annotations

from rolcli.declare import Ask, Earlier, Whole
from rolcli.errors import UsageError
from rolcli.messages import N_, msg, nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result

EARLIER = N_("An earlier result of this program in JSON, or - for standard input.")
GRAVE = "gravely_wounded"
CRIPPLED = {
    "limb": msg("limb crippled"),
    "hand": msg("hand crippled"),
    "foot": msg("foot crippled"),
}


class Points(Ask):
    """What is left of somebody."""

    HEADING = N_("The target")

    life = Whole(
        N_("The target's Life Points now."), default=None, rule="UNI-32",
        es=("vida", "pv"), sheet="life", of="target",
    )
    life_max = Whole(
        N_("The target's Life Points when unhurt."), default=None, least=1, rule="UNX-32",
        es=("vida-máxima", "vida-max", "pv-max"), sheet="life_max", of="target",
    )
    endurance = Whole(
        N_("The target's Endurance Points now."), default=None, rule="UNX-48",
        es=("resistencia", "pr"), sheet="endurance", of="target",
    )
    earlier = Earlier(EARLIER, metavar="FILE", rule="UNI-29", es="desde")


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


def condition_of(life: int) -> str:
    """Name a condition: at 0 or less gravely wounded and in danger of death (UNI-33)."""
    return "able" if life > 0 else GRAVE


def less(damage: int, points: int) -> int:
    """Take damage off points; negative points are kept (UNI-33)."""
    return points - damage


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


