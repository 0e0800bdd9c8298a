# ruff: noqa: PT028 - the verb is called test
"""Rolls of skill and of characteristic: alone, opposed, at the limit (COC-01..12)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.coc7.percentile import net_dice, refuse_dice
from rolcli.rulesets.coc7.rolls import against, alone, took

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.options import (
        Bonus,
        Characteristic,
        Difficulty,
        Helper,
        Limit,
        Luck,
        Penalty,
        Pushable,
        Skill,
        Time,
        Vs,
        VsBonus,
        VsPenalty,
    )  # fmt: skip
    from rolcli.rulesets.frame import House


def test(
    dice: Dice,
    house: House,
    skill: Skill,
    difficulty: Difficulty = None,
    bonus: Bonus = 0,
    penalty: Penalty = 0,
    vs: Vs = None,
    vs_bonus: VsBonus = 0,
    vs_penalty: VsPenalty = 0,
    limit: Limit = None,
    helper: Helper = None,
    luck: Luck = None,
    pushable: Pushable = False,
    time: Time = None,
) -> Result:
    """Roll a skill (COC-01)."""
    return attempt(
        dice, house, Result("test"), skill, difficulty, (bonus, penalty), vs,
        (vs_bonus, vs_penalty), limit, helper or (), luck, pushable, time,
    )  # fmt: skip


def check(
    dice: Dice,
    house: House,
    characteristic: Characteristic,
    difficulty: Difficulty = None,
    bonus: Bonus = 0,
    penalty: Penalty = 0,
    vs: Vs = None,
    vs_bonus: VsBonus = 0,
    vs_penalty: VsPenalty = 0,
    limit: Limit = None,
    helper: Helper = None,
    luck: Luck = None,
    pushable: Pushable = False,
    time: Time = None,
) -> Result:
    """Roll a characteristic (COC-01)."""
    return attempt(
        dice, house, Result("check"), characteristic, difficulty, (bonus, penalty), vs,
        (vs_bonus, vs_penalty), limit, helper or (), luck, pushable, time,
    )  # fmt: skip


def attempt(
    dice: Dice,
    house: House,
    result: Result,
    value: int,
    difficulty: str | None,
    own_dice: tuple[int, int],
    vs: int | None,
    vs_dice: tuple[int, int],
    limit: int | None,
    helpers: Sequence[int],
    luck: int | None,
    pushable: bool,
    time: str | None,
) -> Result:
    """Check the combination, see whether it can be tried at all, and roll."""
    sensible(difficulty, vs, vs_dice, limit, helpers, pushable)
    if vs is None:
        refuse_dice(house, *own_dice)
    if limit is not None:
        from rolcli.rulesets.coc7.limits import within

        if not within(dice, house, result, value, limit, helpers):
            return result
    net = net_dice(dice, house, *own_dice)
    if vs is not None:
        vs_net = net_dice(dice, house, *vs_dice, whose="vs_")
        against(dice, house, result, value, net, vs, vs_net, luck)
    else:
        alone(dice, house, result, value, difficulty or "regular", net, luck, pushable)
    if time:
        took(result, time)
    return result


def sensible(
    difficulty: str | None,
    vs: int | None,
    vs_dice: tuple[int, int],
    limit: int | None,
    helpers: Sequence[int],
    pushable: bool,
) -> None:
    """Refuse options that contradict each other."""
    if vs is None and any(vs_dice):
        raise UsageError(
            "vs_dice_without_vs",
            msg("--vs-bonus and --vs-penalty are dice of another side, and no other side rolls."),
            hint=msg("Give the other side's value with --vs."),
        )
    if vs is not None and difficulty not in (None, "regular"):
        raise UsageError(
            "opposed_difficulty",
            msg("Opposed rolls compare levels and have no difficulty (COC-06)."),
            hint=msg("Leave --difficulty out, or leave --vs out."),
        )
    if vs is not None and pushable:
        raise UsageError(
            "opposed_push",
            msg("Opposed rolls cannot be pushed (COC-08)."),
            hint=msg("Leave --pushable out."),
        )
    if helpers and limit is None:
        raise UsageError(
            "helper_without_limit",
            msg("--helper helps to reach a limit, and none is given (COC-12)."),
            hint=msg("Give the opposing value with --limit."),
        )
