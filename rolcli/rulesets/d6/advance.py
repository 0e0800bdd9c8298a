"""The verb ``advance``: skill points raise skill codes, pip by pip (D6-77)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.d6.codes import MAX_DICE, code_text, read_code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.codes import Code
    from rolcli.rulesets.d6.options import Attribute, FromCode, Normalise, Points, ToCode
    from rolcli.rulesets.frame import House

TOP = (MAX_DICE, 2)


def advance(
    dice: Dice,
    house: House,
    from_: FromCode,
    to: ToCode = None,
    points: Points = None,
    attribute: Attribute = False,
    normalise: Normalise = False,
) -> Result:
    """Raise a skill to a code, or as far as the points go; say what is left.

    Raise UsageError for an attribute (D6-78) and for a code that is no higher.
    """
    if attribute:
        raise UsageError(
            "attribute_fixed",
            msg("An attribute can never be raised (D6-78)."),
            hint=msg("Skill points raise skills only."),
        )
    if to is None and points is None:
        raise UsageError(
            "points_or_code",
            msg("Neither a code to reach nor points to spend are given."),
            hint=msg("Give the code wanted, --points N, or both."),
        )
    start = read_code(from_, normalise)
    goal = None if to is None else read_code(to, normalise)
    if goal is not None and goal <= start:
        raise UsageError(
            "not_higher",
            msg("{to} is no higher than {code}.", to=code_text(goal), code=code_text(start)),
            hint=msg("Codes go up: {code} comes next.", code=code_text(after(start))),
        )
    climb = climbing(start, goal or TOP, None if goal else points)
    cost = sum(spent for _, spent in climb)
    result = Result("advance")
    result.details = {"from": code_text(start), "cost": cost}
    if points is not None and (cost > points or not climb):
        return refused(dice, result, start, goal, points)
    reached = climb[-1][0]
    for code, spent in climb:
        rule = "D6-80" if code[1] == 0 else "D6-79"  # +2 gives way to one more die
        dice.step(msg("To {code}", code=code_text(code)), spent, rule)
    dice.step(msg("Cost of all steps"), cost, "D6-77")
    result.outcome = "raised"
    result.success = True
    result.details |= {"reached": code_text(reached), "steps": [spent for _, spent in climb]}
    result.state["code"] = code_text(reached)
    words = {"code": code_text(start), "to": code_text(reached), "cost": cost}
    if points is None:
        result.headline = msg("{code} to {to} costs {cost}", **words)
        return result
    result.details["left"] = result.state["points"] = points - cost
    dice.step(msg("Points saved for later"), points - cost, "D6-82")
    result.headline = msg("{code} to {to} costs {cost}, {left} left", left=points - cost, **words)
    return result


def refused(dice: Dice, result: Result, start: Code, goal: Code | None, points: int) -> Result:
    """Say that the points do not suffice (D6-81), and how far they would go."""
    within = climbing(start, goal or TOP, points)
    affordable = code_text(within[-1][0] if within else start)
    needed = result.details["cost"] if goal else start[0]
    result.details |= {
        "cost": needed,
        "reached": code_text(start),
        "affordable": affordable,
        "left": points,
    }
    result.state = {"code": code_text(start), "points": points}
    result.outcome = "refused"
    result.success = False
    dice.step(msg("Points needed"), needed, "D6-81")  # type: ignore[arg-type]
    dice.step(msg("Points there are"), points, "D6-81")
    result.headline = msg(
        "{code} to {to} costs {cost}, and there are {points}: refused",
        code=code_text(start),
        to=code_text(goal or after(start)),
        cost=needed,
        points=points,
    )
    return result


def after(code: Code) -> Code:
    """Give the next code: no + becomes +1, +1 becomes +2, +2 one more die (D6-80)."""
    count, pips = code
    return (count + 1, 0) if pips == 2 else (count, pips + 1)


def climbing(start: Code, goal: Code, points: int | None) -> list[tuple[Code, int]]:
    """List the codes on the way and what each costs: the number before the D (D6-79)."""
    climb: list[tuple[Code, int]] = []
    code = start
    while code < goal and (points is None or points >= code[0]):
        cost = code[0]
        code = after(code)
        climb.append((code, cost))
        if points is not None:
            points -= cost
    return climb
