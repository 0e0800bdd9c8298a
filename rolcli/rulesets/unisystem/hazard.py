"""The verb hazard: grenades that do no damage (UNX-67..70)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.unisystem.d10 import TARGET, d10

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.options import HazardKind, HazardRounds, Score

AFTER_GAS = 2
"""Rounds for which tear gas works on after leaving it (UNX-68)."""


def hazard(
    dice: Dice,
    house: House,
    kind: HazardKind,
    score: Score = None,
    rounds: HazardRounds = None,
) -> Result:
    """Roll against tear gas (Will) or a flashbang (Perception); smoke needs no roll.

    The total must reach 9. ``rounds`` is what the referee says: in the gas, of
    blindness, of smoke. Raise UsageError for a score that is missing or has no use.
    """
    result = Result("hazard")
    if kind == "smoke":
        return smoke(dice, score, rounds, result)
    if score is None:
        raise UsageError(
            "score_wanted",
            msg("Tear gas is resisted with Will.")
            if kind == "tear_gas"
            else msg("A flashbang is resisted with Perception."),
            hint=msg("Give the number after the hazard."),
        )
    rule = "UNX-68" if kind == "tear_gas" else "UNX-69"
    dice.modifier("will" if kind == "tear_gas" else "perception", score, rule)
    total = d10(dice, "test", house["rule_of_ten"] is True) + score
    result.total = total
    result.target = TARGET
    result.margin = total - TARGET
    result.success = total >= TARGET
    dice.step(msg("Total against {target}", target=TARGET), total, rule)
    result.details["hazard"] = kind
    if kind == "tear_gas":
        return gas(dice, rounds, result)
    return flash(dice, rounds, result)


def gas(dice: Dice, rounds: int | None, result: Result) -> Result:
    """Tell whether one acts this round in tear gas."""
    result.outcome = "acts" if result.success else "cannot_act"
    if rounds is not None:
        result.details["rounds"] = rounds + AFTER_GAS
        dice.step(msg("Rounds to roll for: in the gas and two after"), rounds + AFTER_GAS, "UNX-68")
    result.notes.append(
        msg("Rolled again every round in the cloud, and for two rounds after leaving it.")
    )
    result.headline = msg(
        "Tear gas {total} against {target}: {outcome}",
        total=result.total,
        target=result.target,
        outcome=msg("acts") if result.success else msg("cannot act this round"),
    )
    return result


def flash(dice: Dice, rounds: int | None, result: Result) -> Result:
    """Tell whether one turned away from a flashbang in time; the ears are never saved."""
    result.outcome = "protected" if result.success else "blinded"
    result.effects.append("deafened")
    dice.step(msg("Nothing saves the ears"), msg("deafened"), "UNX-69")
    outcome = msg("eyes saved, deafened")
    if not result.success:
        result.effects.append("blinded")
        if rounds is None:
            outcome = msg("blinded and deafened, for as many rounds as the referee says")
        else:
            result.details["rounds"] = rounds
            outcome = msg(
                "blinded and deafened, {rounds} (referee)",
                rounds=nmsg("{n} round", "{n} rounds", rounds),
            )
    result.headline = msg(
        "Flashbang {total} against {target}: {outcome}",
        total=result.total,
        target=result.target,
        outcome=outcome,
    )
    return result


def smoke(dice: Dice, score: int | None, rounds: int | None, result: Result) -> Result:
    """Say what smoke does; nothing is rolled (UNX-70)."""
    if score is not None:
        raise UsageError(
            "smoke_rolls_nothing",
            msg("Smoke is not resisted: nothing is rolled."),
            hint=msg("Leave out the number."),
        )
    result.outcome = "obscured"
    result.details["hazard"] = "smoke"
    if rounds is not None:
        result.details["rounds"] = rounds
    result.effects += ["obscured", "may_suffocate_indoors"]
    dice.step(msg("Smoke"), msg("hides what is in it, and may suffocate indoors"), "UNX-70")
    result.headline = msg("Smoke: nothing can be seen through it, and indoors it may suffocate")
    return result
