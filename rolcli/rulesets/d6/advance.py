"""The verb ``advance``: skill points raise skill codes, pip by pip (D6-77)."""

from __future__ import annotations

from rolcli.declare import Excludes, Flag, OneOf, Text, Under, Whole
from rolcli.errors import UsageError
from rolcli.messages import N_, msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.d6.codes import MAX_DICE, Code, Pips, read_code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

TOP = Code(MAX_DICE, 2)


class Advance(Pips):
    """A skill code and what is there to raise it."""

    from_ = Text(
        N_("The skill code now."), "code", positional=True, rule="D6-77", es="desde", name="from"
    )
    to = Text(
        N_("The skill code wanted; without it, as far as the points go."),
        "code", default=None, positional=True, rule="D6-81", es="hasta",
    )
    points = Whole(
        N_("Skill points to spend from."),
        default=None, least=0, most=1_000_000_000, rule="D6-81", es="puntos", sheet="points",
    )
    specialisation = Flag(
        N_("The code is a specialisation: a pip costs half the number before the D, up."),
        rule="D6-P3", es=("especialización", "especializacion"), also=("specialization",),
    )
    attribute = Flag(
        N_("The code is an attribute, which can never be raised."),
        rule="D6-78", es="atributo", hidden=True,
    )

    ONE_OF: ClassVar[tuple[OneOf, ...]] = (OneOf("to", unless=("points",), rule="D6-81"),)
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (Excludes("attribute", "from_", rule="D6-78"),)
    UNDER: ClassVar[tuple[Under, ...]] = (
        Under("specialisation", "specialisations", "on", rule="D6-P3"),
    )


class StepUp:
    """One step up: the code that it leads to, and its cost."""

    __slots__ = ("code", "cost")

    def __init__(self, code: Code, cost: int) -> None:
        self.code = code
        self.cost = cost


def advance(dice: Dice, house: House, ask: Advance) -> Result:
    """Raise a skill to a code, or as far as the points go; say what is left.

    Raise UsageError for an attribute (D6-78) and for a lower code.
    """
    points = ask.points
    start = read_code(ask.from_, ask.normalise)
    goal = None if ask.to is None else read_code(ask.to, ask.normalise)
    if goal is not None and goal.worth < start.worth:
        raise UsageError(
            "forbidden",
            msg("{to} is lower than {code}.", to=str(goal), code=str(start)),
            hint=msg("Codes go up: {code} comes next.", code=str(after(start))),
        )
    climb = climbing(start, goal or TOP, ask.specialisation, None if goal else points)
    cost = sum(step.cost for step in climb)
    result = Result("advance")
    result.details = {"from": str(start), "cost": cost}
    if points is not None and (cost > points or not (climb or goal)):
        return refused(dice, result, ask, start, goal)
    reached = climb[-1].code if climb else start
    for step in climb:
        rule = "D6-80" if step.code.pips == 0 else "D6-79"  # +2 gives way to one more die
        dice.step(msg("To {code}", code=str(step.code)), step.cost,
                  "D6-P3" if ask.specialisation else rule)
    dice.step(msg("Cost of all steps"), cost, "D6-77")
    result.outcome = "raised" if climb else "unchanged"
    result.success = True
    result.details |= {"reached": str(reached), "steps": [step.cost for step in climb]}
    result.state["code"] = result.answer = str(reached)
    words = {"code": str(start), "to": str(reached), "cost": cost}
    if points is None:
        result.headline = msg("{code} to {to} costs {cost}", **words)
        return result
    left = points - cost
    result.details["left"] = result.state["points"] = left
    dice.step(msg("Points saved for later"), left, "D6-82")
    result.headline = nmsg(
        "{code} to {to} costs {cost}, {n} point left",
        "{code} to {to} costs {cost}, {n} points left", left, **words,
    )
    return result


def refused(
    dice: Dice, result: Result, ask: Advance, start: Code, goal: Code | None
) -> Result:
    """Say that the points do not suffice (D6-81), and how far they would go."""
    points = ask.points
    assert points is not None
    within = climbing(start, goal or TOP, ask.specialisation, points)
    needed = result.details["cost"] if goal else price(start, ask.specialisation)
    result.details |= {
        "cost": needed,
        "reached": str(start),
        "affordable": str(within[-1].code if within else start),
        "left": points,
    }
    result.state = {"code": str(start), "points": points}
    result.outcome = "refused"
    result.success = False
    dice.step(msg("Points needed"), needed, "D6-81")  # type: ignore[arg-type] # details hold objects
    dice.step(msg("Points there are"), points, "D6-81")
    result.headline = nmsg(
        "{code} to {to} costs {cost}, and there is {n} point: refused",
        "{code} to {to} costs {cost}, and there are {n} points: refused",
        points, code=str(start), to=str(goal or after(start)), cost=needed,
    )
    return result


def after(code: Code) -> Code:
    """Give the next code: no + becomes +1, +1 becomes +2, +2 one more die (D6-80)."""
    return Code.of(code.worth + 1)


def price(code: Code, specialisation: bool) -> int:
    """Give the cost of one pip: the number before the D (D6-79), half of it, up (D6-P3)."""
    return (code.dice + 1) // 2 if specialisation else code.dice


def climbing(
    start: Code, goal: Code, specialisation: bool, points: int | None
) -> list[StepUp]:
    """List the steps from a code up to another, or as far as the points go."""
    climb: list[StepUp] = []
    code = start
    while code.worth < goal.worth:
        cost = price(code, specialisation)
        if points is not None:
            if cost > points:
                break
            points -= cost
        code = after(code)
        climb.append(StepUp(code, cost))
    return climb
