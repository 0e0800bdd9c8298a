"""The verbs ``test`` and ``check``: a skill or attribute against a number or somebody."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.d6.codes import code_text, read_code, read_dice
from rolcli.rulesets.d6.difficulty import settle
from rolcli.rulesets.d6.modified import modified
from rolcli.rulesets.d6.opposed import oppose, tie_rule
from rolcli.rulesets.d6.throwing import throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.codes import Code as DieCode
    from rolcli.rulesets.d6.options import (
        Code,
        DiceMod,
        Difficulty,
        Mod,
        Normalise,
        Npc,
        Pc,
        Prepared,
        Reacted,
        Running,
        Uses,
        Versus,
        VersusDiceMod,
        VersusMod,
        VersusNpc,
        VersusPc,
        Wounded,
    )  # fmt: skip
    from rolcli.rulesets.frame import House


def attempt(
    dice: Dice,
    house: House,
    code: Code,
    difficulty: Difficulty = None,
    vs: Versus = None,
    prepared: Prepared = False,
    reacted: Reacted = False,
    running: Running = False,
    wounded: Wounded = False,
    uses: Uses = 1,
    dice_mod: DiceMod = None,
    mod: Mod = 0,
    vs_mod: VersusMod = 0,
    vs_dice_mod: VersusDiceMod = None,
    pc: Pc = False,
    npc: Npc = False,
    vs_pc: VersusPc = False,
    vs_npc: VersusNpc = False,
    normalise: Normalise = False,
) -> Result:
    """Roll a code against a difficulty, or against the code of somebody who resists."""
    tie = tie_rule(pc, npc, vs_pc, vs_npc)
    if (difficulty is None) == (vs is None):
        raise UsageError(
            "difficulty_or_vs",
            msg("A roll needs either a difficulty or another side."),
            hint=msg("Give --difficulty N or --vs CODE."),
        )
    if vs is None and (vs_mod or vs_dice_mod is not None or vs_pc or vs_npc):
        raise UsageError(
            "vs_missing",
            msg("There is no other side that this could be about."),
            hint=msg("Give its code: --vs 3D."),
        )
    own = read_code(code, normalise, least=0)
    other = None if vs is None else read_code(vs, normalise, least=0)
    result = Result("test")
    rolled = modified(
        dice,
        house,
        own,
        prepared=prepared,
        reacted=reacted,
        running=running,
        wounded=wounded,
        uses=uses,
        dice_mod=read_dice(dice_mod),
    )
    if rolled is None:
        return no_dice(result, own)
    result.details["code"] = code_text(rolled)
    if mod:
        dice.modifier("modifier", mod, "D6-06")
    if other is not None:
        return oppose(dice, house, result, rolled, mod, other, vs_mod, read_dice(vs_dice_mod), tie)
    assert difficulty is not None
    return against(dice, house, result, rolled, mod, settle(dice, difficulty, "D6-07"))


def against(
    dice: Dice, house: House, result: Result, code: DieCode, mod: int, target: int
) -> Result:
    """Roll against a number: equal or higher succeeds (D6-08), anything else fails (D6-09)."""
    total, complication = throw(dice, house, code, "test")
    result.total = total + mod
    result.target = target
    result.margin = result.total - target
    result.success = result.total >= target
    if result.success:
        result.outcome = "success"
        dice.step(msg("{total} against {target}", total=result.total, target=target), "success",
                  "D6-08")  # fmt: skip
        result.headline = msg(
            "{code}: {total} against {target}, success",
            code=code_text(code), total=result.total, target=target,
        )  # fmt: skip
    else:
        result.outcome = "failure"
        dice.step(msg("{total} against {target}", total=result.total, target=target), "failure",
                  "D6-09")  # fmt: skip
        result.headline = msg(
            "{code}: {total} against {target}, failure",
            code=code_text(code), total=result.total, target=target,
        )  # fmt: skip
    if complication:
        complicate(result)
    return result


def no_dice(result: Result, code: DieCode) -> Result:
    """Say that the code has no dice left, so that nothing is rolled (D6-83)."""
    result.outcome = "impossible"
    result.success = False
    result.details["code"] = "0D"
    result.headline = msg("{code} has no dice left: it cannot be tried", code=code_text(code))
    return result


def complicate(result: Result) -> None:
    """Note that the wild die brings a complication (D6-P1)."""
    result.effects.append("complication")
    result.notes.append(msg("The wild die shows 1: whatever comes of it, something goes wrong."))
