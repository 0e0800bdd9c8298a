"""The verb heal: points that come back. How many is for the table to say: no rule does."""

from __future__ import annotations

from rolcli.errors import DataError, UsageError
from rolcli.exact import floor
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.unisystem.condition import check_points, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.options import Earlier, Endurance, Life, LifeMax, Points


def heal(
    dice: Dice,
    house: House,
    points: Points,
    life: Life = None,
    life_max: LifeMax = None,
    endurance: Endurance = None,
    earlier: Earlier = None,
) -> Result:
    """Give Life Points back, up to those of the unhurt character, or Endurance Points.

    Endurance is healed when it alone is given, or when the earlier result
    took from it. Raise UsageError where there is nothing to heal.
    """
    result = Result("heal")
    if life is not None and endurance is not None:
        raise UsageError(
            "two_pools",
            msg("Points come back to Life or to Endurance, not to both."),
            hint=msg("Heal them one after the other."),
        )
    if earlier is not None:
        life, life_max, endurance = take_up(earlier, life, life_max, endurance)
    if life is None and endurance is None:
        raise UsageError(
            "nothing_to_heal",
            msg("Healing needs the points that are left."),
            hint=msg("Give --life N, --endurance N or --from FILE."),
        )
    check_points(life, life_max)
    total = floor(dice.roll(points, "heal").total)
    rolled = max(0, total)
    if total < 0:
        dice.step(msg("Points that come back, never below nothing"), rolled, "UNI-32")
        result.notes.append(below_nothing(total))
    else:
        dice.step(msg("Points that come back"), rolled, "UNI-32")
    if endurance is not None:
        healed, endurance = rolled, endurance + rolled
        dice.step(msg("Endurance Points"), endurance, "UNX-48")
        result.headline = msg(
            "{healed} Endurance back, {points} in all", healed=healed, points=endurance
        )
    else:
        assert life is not None
        whole = life + rolled
        if life_max is not None:
            whole = max(life, min(whole, life_max))
            dice.step(msg("No more than when unhurt"), life_max, "UNI-32")
        healed, life = whole - life, whole
        dice.step(msg("Life Points"), life, "UNI-32")
        result.headline = msg("{healed} Life back, {points} in all", healed=healed, points=life)
    result.total = healed
    result.details["healed"] = healed
    show(dice, result, life, life_max, endurance)
    return result


def below_nothing(total: int) -> Message:
    """Word points below 0."""
    return msg("{total} is below nothing: no points come back, and none are lost.", total=total)


def take_up(
    earlier: dict[str, object], life: int | None, life_max: int | None, endurance: int | None
) -> tuple[int | None, int | None, int | None]:
    """Take the points that an earlier result left; what is given here counts instead."""
    from rolcli.rulesets.unisystem.earlier import Earlier as Taken
    from rolcli.rulesets.unisystem.earlier import check_game

    check_game(earlier, ("attack", "damage", "heal"))
    taken = Taken(earlier)
    if life_max is None:
        life_max = taken.life_max
    if life is not None or endurance is not None:
        return life, life_max, endurance
    if taken.endurance_left is not None and (taken.pool == "endurance" or taken.life_left is None):
        return None, life_max, taken.endurance_left
    if taken.life_left is None:
        raise DataError(
            "no_state",
            msg("The earlier result does not say what points are left."),
            hint=msg("Give it --life N, or give --life N here."),
        )
    return taken.life_left, life_max, None
