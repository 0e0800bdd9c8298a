"""Rolls of skill and of attribute, against a difficulty or opposed (RYF-01)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.ryf.die import kept_rank, objective, one_way

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.ryf.options import (
        Attribute,
        AttributeDifficulty,
        BadlyHurt,
        Difficulty,
        Keep,
        Mod,
        Skill,
        Token,
        TokenReturned,
        TwoActions,
        Unskilled,
        Vs,
        VsKeep,
    )

ATTRIBUTE_LADDER = {"easy": 9, "normal": 12, "hard": 15, "very_hard": 18, "nearly_impossible": 21}
"""Difficulties of attribute rolls (RYF-13)."""
SKILL_LADDER = {"easy": 10, "normal": 15, "hard": 20, "very_hard": 25, "nearly_impossible": 30}
"""Difficulties of skill rolls (RYF-16)."""
CRITICAL = 10
"""The margin that makes a critical (RYF-18)."""
HEADLINES = {
    "critical": N_("{total} against {target}: critical, by {margin}"),
    "success": N_("{total} against {target}: success by {margin}"),
    "just": N_("{total} against {target}: success, just enough"),
    "failure": N_("{total} against {target}: failure by {margin}"),
    "failed_anyway": N_("{total} against {target}: failure, a 1 on the kept die"),
    "fumble": N_("{total} against {target}: fumble"),
    "win": N_("{total} against {target}: win by {margin}"),
    "lose": N_("{total} against {target}: lose by {margin}"),
    "win_critical": N_("{total} against {target}: critical win, by {margin}"),
    "lose_critical": N_("{total} against {target}: lose by {margin}, the other's critical"),
    "tie": N_("{total} against {target}: tie"),
    "lose_fumble": N_("{total} against {target}: lose by a fumble"),
    "win_fumble": N_("{total} against {target}: win by the other's fumble"),
    "tie_fumble": N_("{total} against {target}: both fumble, tie"),
    "lose_one": N_("{total} against {target}: lose, a 1 on the kept die fails"),
    "win_one": N_("{total} against {target}: win, the other's kept die is a 1"),
    "tie_one": N_("{total} against {target}: both fail by a kept 1, tie"),
}


def skill_roll(
    dice: Dice,
    house: House,
    attribute: Attribute,
    skill: Skill,
    difficulty: Difficulty = None,
    vs: Vs = None,
    vs_keep: VsKeep = None,
    mod: Mod = 0,
    keep: Keep = None,
    badly_hurt: BadlyHurt = False,
    unskilled: Unskilled = False,
    token: Token = False,
    token_returned: TokenReturned = False,
    two_actions: TwoActions = False,
) -> Result:
    """Roll attribute + skill + 1o3d10 (RYF-15) against a difficulty (RYF-16) or a roll (RYF-17)."""
    target, rank, bonus = skill_ready(
        dice, house, attribute, skill, difficulty, vs, vs_keep, mod,
        keep, badly_hurt, unskilled, token, token_returned, two_actions,
    )  # fmt: skip
    result = Result("test")
    if target is None:
        return opposed(dice, house, result, rank, bonus, vs, vs_keep, "RYF-17")
    return against(dice, house, result, rank, bonus, target, "RYF-16")


def skill_ready(
    dice: Dice,
    house: House,
    attribute: int,
    skill: int,
    difficulty: int | str | None = None,
    vs: int | None = None,
    vs_keep: str | None = None,
    mod: int = 0,
    keep: str | None = None,
    badly_hurt: bool = False,
    unskilled: bool = False,
    token: bool = False,
    token_returned: bool = False,
    two_actions: bool = False,
) -> tuple[int | None, str, int]:
    """Give what a skill roll must reach (None: another's roll), the die kept and what is added."""
    target = difficulty_of(difficulty, SKILL_LADDER, vs, vs_keep)
    one_way(keep, badly_hurt, unskilled, token, token_returned, two_actions)
    rank = kept_rank(
        dice, house, keep, badly_hurt, unskilled or skill == 0, token, token_returned, two_actions
    )
    bonus = add_up(dice, (("attribute", attribute), ("skill", skill), ("mod", mod)), "RYF-15")
    if target is not None:
        dice.step(msg("Difficulty"), target, "RYF-16")
    return target, rank, bonus


def attribute_roll(
    dice: Dice,
    house: House,
    attribute: Attribute,
    difficulty: AttributeDifficulty = None,
    vs: Vs = None,
    vs_keep: VsKeep = None,
    mod: Mod = 0,
    keep: Keep = None,
    badly_hurt: BadlyHurt = False,
    unskilled: Unskilled = False,
    token: Token = False,
    token_returned: TokenReturned = False,
    two_actions: TwoActions = False,
) -> Result:
    """Roll attribute + 1o3d10 (RYF-12) against a difficulty (RYF-13) or a roll (RYF-14)."""
    target, rank, bonus = attribute_ready(
        dice, house, attribute, difficulty, vs, vs_keep, mod,
        keep, badly_hurt, unskilled, token, token_returned, two_actions,
    )  # fmt: skip
    result = Result("check")
    if target is None:
        return opposed(dice, house, result, rank, bonus, vs, vs_keep, "RYF-14")
    return against(dice, house, result, rank, bonus, target, "RYF-13")


def attribute_ready(
    dice: Dice,
    house: House,
    attribute: int,
    difficulty: int | str | None = None,
    vs: int | None = None,
    vs_keep: str | None = None,
    mod: int = 0,
    keep: str | None = None,
    badly_hurt: bool = False,
    unskilled: bool = False,
    token: bool = False,
    token_returned: bool = False,
    two_actions: bool = False,
) -> tuple[int | None, str, int]:
    """Give what an attribute roll must reach, the die kept and what is added, as of a skill."""
    target = difficulty_of(difficulty, ATTRIBUTE_LADDER, vs, vs_keep)
    one_way(keep, badly_hurt, unskilled, token, token_returned, two_actions)
    rank = kept_rank(
        dice, house, keep, badly_hurt, unskilled, token, token_returned, two_actions
    )
    bonus = add_up(dice, (("attribute", attribute), ("mod", mod)), "RYF-12")
    if target is not None:
        dice.step(msg("Difficulty"), target, "RYF-13")
    return target, rank, bonus


def difficulty_of(
    difficulty: int | str | None, ladder: dict[str, int], vs: int | None, vs_keep: str | None
) -> int | None:
    """Give the number to reach, or None for an opposed roll; just one of the two is wanted."""
    if (difficulty is None) == (vs is None):
        raise UsageError(
            "difficulty_or_vs",
            msg("A roll is made either against a difficulty or against another roll."),
            hint=msg("Give --difficulty or --vs, one of them."),
        )
    if vs_keep is not None and vs is None:
        raise UsageError(
            "vs_keep_without_vs",
            msg("--vs-keep says which die the other side keeps, and no other side rolls."),
            hint=msg("Give the other side's bonus with --vs."),
        )
    return ladder[difficulty] if isinstance(difficulty, str) else difficulty


def add_up(dice: Dice, parts: tuple[tuple[str, int], ...], rule: str) -> int:
    """Add what is added to the die, recording each part that is not zero."""
    for name, value in parts:
        if value:
            dice.modifier(name, value, rule)
    return sum(value for _, value in parts)


def against(
    dice: Dice, house: House, result: Result, rank: str, bonus: int, target: int, rule: str
) -> Result:
    """Roll against a difficulty: to meet it is enough; a fumble fails whatever the total."""
    die, fumble, fails = objective(dice, house, rank, result.verb)
    total = die + bonus
    margin = total - target
    outcome = verdict(margin, fumble, fails)
    dice.step(msg("{total} against {target}", total=total, target=target), outcome, rule)
    if outcome == "critical":
        dice.step(msg("Margin of 10 or more"), msg("a critical"), "RYF-18")
    result.total, result.target, result.outcome = total, target, outcome
    result.success = outcome in ("critical", "success")
    if result.success or margin < 0:  # a margin would contradict a failure by the die alone
        result.margin = margin
    said = outcome
    if outcome == "failure" and result.margin is None:
        said = "failed_anyway"
    elif outcome == "success" and not margin:
        said = "just"
    result.headline = msg(HEADLINES[said], total=total, target=target, margin=abs(margin))
    return result


def verdict(margin: int, fumble: bool, fails: bool) -> str:
    """Name the outcome of a roll against a number (RYF-13, 16, 18, 19)."""
    if fumble:
        return "fumble"
    if fails or margin < 0:
        return "failure"
    return "critical" if margin >= CRITICAL else "success"


def opposed(
    dice: Dice,
    house: House,
    result: Result,
    rank: str,
    bonus: int,
    vs: int | None,
    vs_keep: str | None,
    rule: str,
) -> Result:
    """Roll against another's roll: the higher wins, equal totals tie (RYF-14, RYF-17)."""
    assert vs is not None
    die, fumble, fails = objective(dice, house, rank, result.verb)
    total = die + bonus
    other_die, vs_fumble, vs_fails = objective(dice, house, vs_keep or "mid", "opposition")
    other = other_die + vs
    outcome = settled(total, fails, other, vs_fails)
    by_die = fails or vs_fails
    result.total, result.target, result.outcome = total, other, outcome
    result.success = outcome == "win"
    result.details = {
        "critical": not by_die and total - other >= CRITICAL,
        "fumble": fumble,
        "vs_critical": not by_die and other - total >= CRITICAL,
        "vs_fumble": vs_fumble,
        "vs_total": other,
    }
    dice.step(
        msg("The other side's total"),
        msg("{die} + {bonus} = {total}", die=other_die, bonus=vs, total=other),
        rule,
    )
    dice.step(msg("{total} against {target}", total=total, target=other), outcome, rule)
    said = outcome
    if by_die:
        said = f"{outcome}_{'fumble' if fumble or vs_fumble else 'one'}"
    else:
        result.margin = total - other
        if abs(result.margin) >= CRITICAL:
            said += "_critical"
            theirs = msg("The other side's margin of 10 or more")
            label = msg("Margin of 10 or more") if outcome == "win" else theirs
            dice.step(label, msg("a critical"), "RYF-18")
    result.headline = msg(HEADLINES[said], total=total, target=other, margin=abs(total - other))
    if outcome == "tie":
        result.notes.append(msg("A tie: the referee decides (RYF-17)."))
    return result


def settled(total: int, fails: bool, other: int, vs_fails: bool) -> str:
    """Say who wins: who fails by the die alone loses, and two who do so tie (RYF-19)."""
    if fails or vs_fails:
        return "tie" if fails and vs_fails else "lose" if fails else "win"
    return "tie" if total == other else "win" if total > other else "lose"
