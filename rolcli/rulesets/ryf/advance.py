"""What raising a skill costs, a published rule (RYF-P4)."""

from __future__ import annotations

from rolcli.declare import Ask, Whole
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.result import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House


class Advance(Ask):
    """A skill as it is and as it is to be."""

    start = Whole(
        N_("The skill as it is."), name="from", positional=True, least=0, most=100, rule="RYF-P4",
        es="desde",
    )
    to = Whole(
        N_("The skill as it is to be; one more when left out."), default=None, positional=True,
        least=0, most=100, rule="RYF-P4", es="hasta",
    )
    points = Whole(
        N_("Points there are to spend."), default=None, least=0, rule="RYF-P4", es="puntos"
    )


def advance(dice: Dice, house: House, ask: Advance) -> Result:
    """Reckon what raising a skill costs: each step its new value (RYF-P4).

    Raise UsageError where the house does not play by it, and for a skill that is not raised.
    """
    if house["skill_cost"] == "off":
        raise UsageError(
            "needs_setting",
            msg("The document does not say what a skill costs."),
            hint=msg("A published rule does: --set skill_cost=new-level (RYF-P4)."),
        )
    to = ask.start + 1 if ask.to is None else ask.to
    if to < ask.start:
        raise UsageError(
            "bad_value", msg("A skill of {start} is not raised to {to}.", start=ask.start, to=to)
        )
    cost = sum(range(ask.start + 1, to + 1))
    result = Result("advance")
    result.details["cost"] = cost
    result.answer = cost
    dice.step(msg("Cost, the new value of each step, published"), cost, "RYF-P4")
    words = {"start": ask.start, "to": to, "cost": cost}
    if ask.points is None:
        result.headline = msg("From {start} to {to}: {cost} points", **words)
        return result
    result.success = cost <= ask.points
    result.outcome = "success" if result.success else "failure"
    result.details["left"] = ask.points - cost if result.success else ask.points
    if result.success:
        result.headline = msg(
            "From {start} to {to}: {cost} points, {left} left", left=ask.points - cost, **words
        )
    else:
        result.headline = msg(
            "From {start} to {to}: {cost} points, and there are {points}", points=ask.points,
            **words,
        )
    return result
