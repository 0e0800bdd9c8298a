"""Rolls against somebody: a skill or attribute against the same or another (D6-01).

Holding somebody down, for instance, is Strength against Strength (D6-02).
"""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.d6.codes import code_text
from rolcli.rulesets.d6.modified import changed
from rolcli.rulesets.d6.throwing import throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.d6.codes import Code
    from rolcli.rulesets.frame import House

WIN, LOSE, AGAIN = "win", "lose", "again"


def tie_rule(pc: bool, npc: bool, vs_pc: bool, vs_npc: bool) -> str:
    """Say what a tie means for the one who rolls, by default a player character against another.

    Raise UsageError for a side that is both.
    """
    if (pc and npc) or (vs_pc and vs_npc):
        raise UsageError(
            "both_sides",
            msg("Nobody is both a player character and a non-player character."),
            hint=msg("Give one of --pc and --npc, and one of --vs-pc and --vs-npc."),
        )
    if npc == (not vs_pc):
        return AGAIN  # D6-05, and the same for two non-player characters
    return LOSE if npc else WIN  # D6-04


def oppose(
    dice: Dice,
    house: House,
    result: Result,
    code: Code,
    mod: int,
    vs: Code,
    vs_mod: int,
    vs_dice: int,
    tie: str,
) -> Result:
    """Roll both sides; the higher wins (D6-03)."""
    if vs_mod:
        dice.modifier("vs_modifier", vs_mod, "D6-06")
    if vs_dice:
        dice.modifier("vs_dice_modifier", vs_dice, "D6-06", "D")
    other = changed(dice, house, vs, vs_dice, "D6-27" if vs_dice else None)
    if other is None:
        result.outcome = "win"
        result.success = True
        result.details["vs_code"] = "0D"
        result.headline = msg("{code} meets no resistance: win", code=code_text(code))
        return result
    result.details["vs_code"] = code_text(other)
    won, seen = dice.chance(contest, house, code, mod, other, vs_mod, tie)
    result.outcome = WIN if won else LOSE
    result.success = won
    if seen is None:
        return result
    total, vs_total, complication = seen
    result.total = total
    result.target = vs_total if tie == WIN else vs_total + 1
    result.margin = total - result.target
    result.details["vs_total"] = vs_total
    result.details["ties"] = sum(step.rule == "D6-05" for step in dice.steps)
    told(result, dice, total, vs_total, won)
    if complication:
        from rolcli.rulesets.d6.attempt import complicate

        complicate(result)
    return result


def contest(
    dice: Dice, house: House, code: Code, mod: int, vs: Code, vs_mod: int, tie: str
) -> tuple[bool, tuple[int, int, bool] | None]:
    """Roll both sides, again as long as a tie asks for it; give who won and what was seen."""
    total, complication = throw(dice, house, code, "test")
    vs_total, _ = throw(dice, house, vs, "opposition")
    total += mod
    vs_total += vs_mod
    if total == vs_total and tie == AGAIN:
        dice.step(msg("Tied at {total}", total=total), msg("both roll again"), "D6-05")
        dice.again()
    won = total > vs_total or (total == vs_total and tie == WIN)
    return won, None if dice.enumerating else (total, vs_total, complication)


def told(result: Result, dice: Dice, total: int, vs_total: int, won: bool) -> None:
    """Record how it was decided, and the headline."""
    words = {"total": total, "target": vs_total}
    if total == vs_total:
        dice.step(msg("Tied at {total}", **words), msg("the player character wins"), "D6-04")
        if won:
            result.headline = msg("Tied at {total}, and won as the player character", **words)
        else:
            result.headline = msg("Tied at {total}, and lost to the player character", **words)
        return
    dice.step(msg("{total} against {target}", **words), WIN if won else LOSE, "D6-03")
    if won:
        result.headline = msg("{total} against {target}: win", **words)
    else:
        result.headline = msg("{total} against {target}: lose", **words)
