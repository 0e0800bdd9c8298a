"""Rolls of skill and of characteristic: alone, opposed, at the limit (COC-01..12)."""

from __future__ import annotations

from rolcli.declare import Needs, Whole
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.coc7.groups import Attempt
from rolcli.rulesets.coc7.levels import Trial
from rolcli.rulesets.coc7.percentile import net_dice, refuse_dice
from rolcli.rulesets.coc7.rolls import against, alone, took

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House


class Test(Attempt):
    """What a test asks."""

    skill = Whole(
        N_("The skill's value, 0 or more; without it the total alone is told."), default=None,
        positional=True, least=0, rule="COC-01", es="habilidad", unit="%",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = tuple(
        Needs(key, "skill", rule="COC-01")
        for key in ("difficulty", "vs", "limit", "and_", "or_", "luck", "pushable")
    )


class Check(Attempt):
    """What a check asks."""

    characteristic = Whole(
        N_("The characteristic's value, 0 or more."), positional=True, least=0, rule="COC-01",
        es="caracteristica", unit="%",
    )


def test(dice: Dice, house: House, ask: Test) -> Result:
    """Roll a skill (COC-01), or without one only the dice."""
    if ask.skill is None:
        from rolcli.rulesets.coc7.unaimed import unaimed

        return unaimed(dice, house, Result("test"), ask)
    return attempt(dice, house, Result("test"), ask.skill, ask)


def check(dice: Dice, house: House, ask: Check) -> Result:
    """Roll a characteristic (COC-01)."""
    return attempt(dice, house, Result("check"), ask.characteristic, ask)


def attempt(dice: Dice, house: House, result: Result, value: int, ask: Attempt) -> Result:
    """See whether it can be tried at all, and roll."""
    if ask.vs is None:
        refuse_dice(house, ask.bonus, ask.penalty)
    if ask.limit is not None:
        from rolcli.rulesets.coc7.limits import within

        if not within(dice, house, result, value, ask.limit, ask.helper):
            return result
    net = net_dice(dice, house, ask.bonus, ask.penalty)
    if ask.vs is None and (ask.bonus or ask.penalty) and house["book"] == "house":
        dice.step(
            msg("Caution"), msg("the document has these dice in opposed and combat rolls"),
            "COC-09",
        )
    if ask.and_ or ask.or_:
        from rolcli.rulesets.coc7.combined import Combined, combined

        values = (value, *ask.and_, *ask.or_)
        mode = "all" if ask.and_ else "any"
        tried = Combined(values, mode, Trial(value, ask.difficulty or "regular", net))
        combined(dice, house, result, tried, ask)
    elif ask.vs is not None:
        against(dice, house, result, Trial(value, "regular", net), ask)
    else:
        alone(dice, house, result, Trial(value, ask.difficulty or "regular", net), ask)
    if ask.time:
        took(result, ask.time)
    return result
