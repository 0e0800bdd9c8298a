"""The verb hazard: grenades that do no damage (UNX-67..70)."""

from __future__ import annotations

from rolcli.declare import Ask, Excludes, Needs, Whole, Word
from rolcli.messages import N_, msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.unisystem.d10 import TARGET, d10
from rolcli.rulesets.unisystem.tables import HAZARDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

AFTER_GAS = 2
"""Rounds for which tear gas works on after leaving it (UNX-68)."""


class Hazard(Ask):
    """What the verb hazard asks."""

    kind = Word(N_("The hazard."), HAZARDS, positional=True, rule="UNX-67", es="peligro")
    score = Whole(
        N_("Will against tear gas, Perception against a flashbang."), positional=True,
        default=None, rule="UNX-68", es="valor",
    )
    rounds = Whole(
        N_("How many rounds, as the referee says."), default=None, least=0, rule="UNX-69",
        es="rondas",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs(("kind", "tear_gas"), "score", rule="UNX-68"),
        Needs(("kind", "flashbang"), "score", rule="UNX-69"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes(("kind", "smoke"), "score", rule="UNX-70"),
    )


def hazard(dice: Dice, house: House, ask: Hazard) -> Result:
    """Roll against tear gas (Will) or a flashbang (Perception); smoke needs no roll.

    The total must reach 9. ``rounds`` is what the referee says: in the gas, of
    blindness, of smoke.
    """
    result = Result("hazard")
    result.details["hazard"] = ask.kind
    if ask.kind == "smoke":
        return smoke(dice, ask, result)
    gassed = ask.kind == "tear_gas"
    rule = "UNX-68" if gassed else "UNX-69"
    score = ask.score
    assert score is not None  # the record needs it
    dice.modifier("will" if gassed else "perception", score, rule)
    total = d10(dice, "test", house) + score
    result.total = total
    result.target = TARGET
    result.margin = total - TARGET
    result.success = total >= TARGET
    dice.step(msg("Total against {target}", target=TARGET), total, rule)
    return gas(dice, ask.rounds, result) if gassed else flash(dice, ask.rounds, result)


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


def smoke(dice: Dice, ask: Hazard, result: Result) -> Result:
    """Say what smoke does; nothing is rolled (UNX-70)."""
    result.outcome = "obscured"
    if ask.rounds is not None:
        result.details["rounds"] = ask.rounds
    result.effects += ["obscured", "may_suffocate_indoors"]
    dice.step(msg("Smoke"), msg("hides what is in it, and may suffocate indoors"), "UNX-70")
    result.headline = msg("Smoke: nobody sees through it, and indoors it may suffocate")
    return result
