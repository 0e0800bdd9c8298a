"""The verb ``dying``: the roll of somebody mortally wounded at the end of a round."""

from __future__ import annotations

from rolcli.messages import msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.d6.throwing import tree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.options import Rounds
    from rolcli.rulesets.frame import House


def dying(dice: Dice, house: House, rounds: Rounds) -> Result:
    """Roll 2D (D6-53); less than the rounds since the wound is death (D6-54).

    The count starts at 0 when the wound falls and grows at each end of round,
    so that nobody dies before it is 3. The wild die has no part in this roll.
    """
    count = rounds + int(str(house["death_count_start"]))
    result = Result("dying")
    if count != rounds:
        dice.step(msg("The count of rounds starts at"), count - rounds, "D6-54")
    dice.step(msg("Rounds since the mortal wound"), count, "D6-54")
    total: int = dice.roll(tree(2, 0), "survival").total  # type: ignore[assignment]
    dice.step(msg("2D at the end of the round"), total, "D6-53")
    result.total = total
    result.target = count
    result.margin = total - count
    result.success = total >= count
    if result.success:
        result.outcome = "alive"
        result.state = {"wound": "mortally_wounded", "rounds": rounds}
        result.headline = nmsg(
            "{total} after {n} round: still alive", "{total} after {n} rounds: still alive",
            count, total=total,
        )  # fmt: skip
    else:
        result.outcome = "dead"
        result.state = {"wound": "dead"}
        result.effects.append("dead")
        result.headline = nmsg(
            "{total} after {n} round: dead", "{total} after {n} rounds: dead", count, total=total
        )
    return result

