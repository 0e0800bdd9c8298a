"""The verbs ``test`` and ``check``: a skill or attribute against a number or somebody.

Against somebody it is against the same or another (D6-01); holding somebody down, for instance,
is Strength against Strength (D6-02).
"""

from __future__ import annotations

from rolcli.declare import Excludes, Flag, Ladder, Needs, OneOf, Text, Whole
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.by_value import ByValue
from rolcli.rulesets.d6.codes import complicate, read_code, read_dice, settle, throw
from rolcli.rulesets.d6.modified import Modified, changed, modified, no_dice
from rolcli.rulesets.d6.tables import DIFFICULTIES, DIFFICULTY_NUMBERS, DIFFICULTY_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.codes import Code, Thrown
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
