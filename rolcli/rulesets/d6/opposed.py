"""Rolls against somebody: a skill or attribute against the same or another (D6-01).

Holding somebody down, for instance, is Strength against Strength (D6-02).
"""

from __future__ import annotations

from rolcli.declare import Excludes, Flag, Needs, Text, Whole
from rolcli.messages import N_, msg
from rolcli.rulesets.by_value import ByValue
from rolcli.rulesets.d6.codes import Code, complicate, read_dice, throw
from rolcli.rulesets.d6.modified import Modified, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.d6.codes import Thrown
    from rolcli.rulesets.frame import House

WIN, LOSE, AGAIN = "win", "lose", "again"


class Other(Modified):
    """Who resists."""

    HEADING = N_("The other side")

    vs = Text(
        N_("Code of the other side, which rolls too."),
        "code", default=None, rule="D6-03", es="contra", of="target",
    )
    vs_mod = Whole(
        N_("Added to the other side's total."),
        default=0, rule="D6-06", es="modificador-contra", of="target",
    )
    vs_dice_mod = Text(
        N_("Dice added to the other side's code or taken off."),
        default=None, metavar="nD", rule="D6-06", es="mod-dados-contra", of="target",
    )
    pc = Flag(N_("The one who rolls is a player character (default)."), rule="D6-04", es="pj")
    npc = Flag(N_("The one who rolls is a non-player character."), rule="D6-04", es="pnj")
    vs_pc = Flag(N_("The other side is a player character."), rule="D6-05", es="contra-pj")
    vs_npc = Flag(
        N_("The other side is a non-player character (default)."), rule="D6-04", es="contra-pnj"
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("vs_mod", "vs", rule="D6-03"),
        Needs("vs_dice_mod", "vs", rule="D6-03"),
        Needs("vs_pc", "vs", rule="D6-03"),
        Needs("vs_npc", "vs", rule="D6-03"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("pc", "npc", rule="D6-04"),
        Excludes("vs_pc", "vs_npc", rule="D6-04"),
    )


class Match(ByValue):
    """Both sides of an opposed roll, and what a tie means for the one who rolls."""

    __slots__ = ("code", "mod", "points", "tie", "vs", "vs_mod")
    code: Code
    mod: int
    points: int
    tie: str
    vs: Code
    vs_mod: int


class Compared(ByValue):
    """Whether the one who rolls has won, and the totals as they fell, where they are told."""

    __slots__ = ("other", "own", "won")
    other: Thrown | None
    own: Thrown | None
    won: bool


def tie_rule(ask: Other) -> str:
    """Say what a tie means for the one who rolls, by default a player character against another."""
    if ask.npc == (not ask.vs_pc):
        return AGAIN  # D6-05, and the same for two non-player characters
    return LOSE if ask.npc else WIN  # D6-04


def oppose(
    dice: Dice, house: House, result: Result, ask: Other, code: Code, vs: Code
) -> Result:
    """Roll both sides; the higher wins (D6-03)."""
    vs_dice = read_dice(ask.vs_dice_mod)
    if ask.vs_mod:
        dice.modifier("vs_modifier", ask.vs_mod, "D6-06")
    if vs_dice:
        dice.modifier("vs_dice_modifier", vs_dice, "D6-06", "D")
    other = changed(dice, house, vs, vs_dice, "D6-27" if vs_dice else None)
    result.details["vs_code"] = "0D" if other is None else str(other)
    if other is None:
        result.outcome = WIN
        result.success = True
        result.headline = msg("{code} meets no resistance: win", code=str(code))
        return result
    match = Match(code, ask.mod, ask.character_points, tie_rule(ask), other, ask.vs_mod)
    compared = dice.chance(contest, house, match)
    result.outcome = WIN if compared.won else LOSE
    result.success = compared.won
    dice.tell(told, result, match, compared)
    return result


def contest(dice: Dice, house: House, match: Match) -> Compared:
    """Roll both sides, again as long as a tie asks for it."""
    own = throw(dice, house, match.code, "test", match.points)
    key = own + match.mod - match.vs_mod
    sign, other = dice.contest(key, throw, house, match.vs, "opposition")
    if sign == 0 and match.tie == AGAIN:
        dice.step(msg("Tied at {total}", total=own + match.mod), msg("both roll again"), "D6-05")
        dice.again()
    return Compared(other, dice.seen(own), sign > 0 or (sign == 0 and match.tie == WIN))


def told(dice: Dice, result: Result, match: Match, compared: Compared) -> None:
    """Record how it was decided, and the headline."""
    own, other = compared.own, compared.other
    assert own is not None
    assert other is not None
    total, vs_total = own + match.mod, other + match.vs_mod
    result.total = total
    result.target = vs_total if match.tie == WIN else vs_total + 1
    result.margin = total - result.target
    result.details["vs_total"] = vs_total
    result.details["ties"] = sum(step.rule == "D6-05" for step in dice.steps)
    if own.complication:
        complicate(result)
    words = {"total": total, "target": vs_total}
    if total == vs_total:
        dice.step(msg("Tied at {total}", **words), msg("the player character wins"), "D6-04")
        if compared.won:
            result.headline = msg("Tied at {total}, and won as the player character", **words)
        else:
            result.headline = msg("Tied at {total}, and lost to the player character", **words)
        return
    dice.step(msg("{total} against {target}", **words), WIN if compared.won else LOSE, "D6-03")
    if compared.won:
        result.headline = msg("{total} against {target}: win", **words)
    else:
        result.headline = msg("{total} against {target}: lose", **words)
