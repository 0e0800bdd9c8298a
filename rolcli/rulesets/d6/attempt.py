"""The verbs ``test`` and ``check``: a skill or attribute against a number or somebody."""

from __future__ import annotations

from rolcli.declare import Ladder, OneOf, Text
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.d6.codes import Code, complicate, read_code, read_dice, settle, throw
from rolcli.rulesets.d6.modified import modified, no_dice
from rolcli.rulesets.d6.opposed import Other, oppose
from rolcli.rulesets.d6.tables.words import DIFFICULTIES, DIFFICULTY_NUMBERS, DIFFICULTY_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House


class Attempt(Other):
    """A skill or attribute; without a target the total and the difficulty that it reaches."""

    code = Text(N_("Die code, such as 4D+2."), "code", positional=True, rule="D6-83", es="código")
    difficulty = Ladder(
        N_("Number to reach, or a published name of one."),
        DIFFICULTIES, default=None, least=0, rule="D6-07", es="dificultad",
    )

    ONE_OF: ClassVar[tuple[OneOf, ...]] = (OneOf("difficulty", "vs", optional=True, rule="D6-07"),)


def attempt(dice: Dice, house: House, ask: Attempt) -> Result:
    """Roll a code against a difficulty, against the code of somebody who resists, or alone."""
    own = read_code(ask.code, ask.normalise, least=0)
    other = None if ask.vs is None else read_code(ask.vs, ask.normalise, least=0)
    read_dice(ask.vs_dice_mod)
    result = Result("test")
    rolled = modified(dice, house, own, ask)
    if rolled is None:
        return no_dice(result, own)
    result.details["code"] = str(rolled)
    if ask.mod:
        dice.modifier("modifier", ask.mod, "D6-06")
    if ask.character_points:
        dice.step(msg("Character points spent (published)"), ask.character_points, "D6-P2")
    if other is not None:
        return oppose(dice, house, result, ask, rolled, other)
    target = None if ask.difficulty is None else settle(dice, ask.difficulty, "D6-07")
    thrown = throw(dice, house, rolled, "test", ask.character_points)
    result.total = thrown + ask.mod
    if target is None:
        alone(dice, result, rolled)
    else:
        against(dice, result, rolled, target)
    if thrown.complication:
        complicate(result)
    return result


def against(dice: Dice, result: Result, code: Code, target: int) -> None:
    """Compare with a number: equal or higher succeeds (D6-08), anything else fails (D6-09)."""
    total: int = result.total  # type: ignore[assignment]  # codes are whole
    result.target = target
    result.margin = total - target
    result.success = total >= target
    result.outcome = "success" if result.success else "failure"
    words = {"code": str(code), "total": total, "target": target}
    rule = "D6-08" if result.success else "D6-09"
    dice.step(msg("{total} against {target}", total=total, target=target), result.outcome, rule)
    if result.success:
        result.headline = msg("{code} rolls {total} against {target}: success", **words)
    else:
        result.headline = msg("{code} rolls {total} against {target}: failure", **words)


def alone(dice: Dice, result: Result, code: Code) -> None:
    """Say what a total reaches, for a difficulty that the referee keeps (D6-P6)."""
    total: int = result.total  # type: ignore[assignment]  # codes are whole
    result.level = named(total)
    words = {"code": str(code), "total": total}
    if result.level == "none":
        dice.step(msg("Difficulty reached, by its published name"), "none", "D6-P6")
        result.headline = msg("{code} rolls {total}: below every named difficulty", **words)
        return
    number = DIFFICULTY_NUMBERS[result.level]
    name = msg(DIFFICULTY_WORDS[result.level])
    dice.step(msg("Difficulty reached, by its published name"), name, "D6-P6")
    result.headline = msg(
        "{code} rolls {total}: reaches {name}, {number}", name=name, number=number, **words
    )


def named(total: int) -> str:
    """Name the highest difficulty that a total reaches; ``none`` below all of them."""
    name = "none"
    for name_of_it, number in DIFFICULTY_NUMBERS.items():
        if total >= number:
            name = name_of_it
    return name
