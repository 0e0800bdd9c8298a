"""The verb heal: points that come back. How many is for the table to say: no rule does."""

from __future__ import annotations

from rolcli.declare import Excludes, Expr, OneOf
from rolcli.errors import DataError
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.unisystem.condition import Points, check_points, show
from rolcli.rulesets.unisystem.earlier import PointsLeft, left_by
from rolcli.rulesets.unisystem.tables import POOLS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.earlier import EarlierResult
    from rolcli.rulesets.frame import House


class Heal(Points):
    """What the verb heal asks."""

    points = Expr(
        N_("How many points come back."), positional=True, rule="UNI-32", es="puntos"
    )

    ONE_OF: ClassVar[tuple[OneOf, ...]] = (
        OneOf("life", "endurance", "earlier", rule="UNI-32", several=True),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (Excludes("life", "endurance", rule="UNX-48"),)
    APART: ClassVar[tuple[str, ...]] = ("life", "life_max", "endurance")


def heal(dice: Dice, house: House, ask: Heal) -> Result:
    """Give Life Points back, up to those of the unhurt character, or Endurance Points.

    Endurance is healed when it alone is given, or when the earlier result
    took from it.
    """
    result = Result("heal")
    have = PointsLeft(ask.life, ask.life_max, ask.endurance)
    if ask.earlier is not None:
        have = taken_up(ask.earlier, have)
    check_points(have.life, have.life_max)
    total = dice.roll(ask.points, "heal").whole
    rolled = max(0, total)
    if total < 0:
        dice.step(msg("Points that come back, never below nothing"), rolled, "UNI-32")
        result.notes.append(
            msg("{total} is below nothing: no points come back, and none are lost.", total=total)
        )
    else:
        dice.step(msg("Points that come back"), rolled, "UNI-32")
    if have.endurance is not None:
        healed = rolled
        points = have.endurance = have.endurance + rolled
        dice.step(msg("Endurance Points"), points, "UNX-48")
        said = msg("{healed} Endurance back, {points} in all", healed=healed, points=points)
    else:
        assert have.life is not None  # the record needs one of them
        points = have.life + rolled
        if have.life_max is not None:
            points = max(have.life, min(points, have.life_max))
            dice.step(msg("No more than when unhurt"), have.life_max, "UNI-32")
        healed, have.life = points - have.life, points
        dice.step(msg("Life Points"), points, "UNI-32")
        said = msg("{healed} Life back, {points} in all", healed=healed, points=points)
    result.total = result.details["healed"] = healed
    result.done = "healed"
    result.answer = points
    result.headline = said
    show(dice, result, have.life, have.life_max, have.endurance)
    return result


def taken_up(earlier: EarlierResult, given: PointsLeft) -> PointsLeft:
    """Take the points that an earlier result left; what is given here counts instead."""
    left = left_by(earlier)
    pool = earlier.word("details.pool", POOLS)
    life_max = left.life_max if given.life_max is None else given.life_max
    if given.life is not None or given.endurance is not None:
        return PointsLeft(given.life, life_max, given.endurance)
    if left.endurance is not None and (pool == "endurance" or left.life is None):
        return PointsLeft(None, life_max, left.endurance)
    if left.life is None:
        raise DataError(
            "earlier_result_lacks",
            msg("The earlier result does not say what points are left."),
            hint=msg("Give it --life N, or give --life N here."),
        )
    return PointsLeft(left.life, life_max, None)
