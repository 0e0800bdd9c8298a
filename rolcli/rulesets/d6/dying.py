"""The verb ``dying``: the roll of somebody mortally wounded at the end of a round."""

from __future__ import annotations

from rolcli.declare import Ask, Earlier, OneOf, Whole
from rolcli.earlier import MAX_NUMBER
from rolcli.messages import N_, msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.d6.codes import Code, tree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.earlier import EarlierResult
    from rolcli.rulesets.frame import House


class Dying(Ask):
    """How long somebody has been mortally wounded."""

    rounds = Whole(
        N_("Rounds since the mortal wound, the one that ends now included."),
        default=None, positional=True, least=0, most=MAX_NUMBER, rule="D6-54", es="rondas",
    )
    earlier = Earlier(
        N_("An earlier result as JSON: its count of rounds, and one more."), rule="D6-54",
        es="desde",
    )

    ONE_OF: ClassVar[tuple[OneOf, ...]] = (OneOf("rounds", "earlier", rule="D6-54"),)


def dying(dice: Dice, house: House, ask: Dying) -> Result:
    """Roll 2D (D6-53); less than the rounds since the wound is death (D6-54).

    The count starts at 0 when the wound falls and grows at each end of round,
    so that nobody dies before it is 3. The wild die has no part in this roll.
    """
    rounds = ask.rounds
    if rounds is None:
        assert ask.earlier is not None
        rounds = rounds_after(ask.earlier)
    count = rounds + int(str(house["death_count_start"]))
    result = Result("dying")
    if count != rounds:
        dice.step(msg("The count of rounds starts at"), count - rounds, "D6-54")
    dice.step(msg("Rounds since the mortal wound"), count, "D6-54")
    total = dice.roll(tree(Code(2)), "survival").whole
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
        )
    else:
        result.outcome = "dead"
        result.state = {"wound": "dead"}
        result.effects.append("dead")
        result.headline = nmsg(
            "{total} after {n} round: dead", "{total} after {n} rounds: dead", count, total=total
        )
    return result


def rounds_after(earlier: EarlierResult) -> int:
    """Count one round more than an earlier result has. Raise DataError when it has none."""
    return earlier.needed("state.rounds", 0) + 1
