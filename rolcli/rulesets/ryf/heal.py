"""Healing: rest after a combat, the first-aid kit and the healing skill (RYF-52..56, 60..63)."""

from __future__ import annotations

from rolcli.declare import Earlier, Excludes, Needs, Whole, Word
from rolcli.errors import DataError, UsageError
from rolcli.messages import N_, in_two_parts, msg, nmsg
from rolcli.notation.tree import Binary, Number, Pool
from rolcli.result import Result
from rolcli.rulesets.ryf.die import Modified, add_up, kept_rank, objective
from rolcli.rulesets.ryf.health import DEAD, Target, briefly, full_life, record, state_of, worded
from rolcli.rulesets.ryf.rolls import against
from rolcli.rulesets.ryf.tables import METHODS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

REST = Binary("-", Pool(Number(1), Number(6)), Number(2))
"""Life points that rest gives back, without explosion (RYF-52)."""
KIT = Pool(Number(1), Number(6))
"""Life points that a kit gives back, without explosion (RYF-60)."""
BASE = 10
"""What is added to the patient's wounds for the difficulty (RYF-61)."""
MENDING = 10
"""The sides of the die of life points that the skill gives back (RYF-63)."""


class Heal(Target, Modified):
    """Who is healed and how; attribute and skill are the healer's."""

    method = Word(N_("How to heal."), METHODS, positional=True, rule="RYF-52", es="método")
    attribute = Whole(
        N_("The healer's attribute, to heal by skill."), default=None, positional=True, least=0,
        rule="RYF-61", es="atributo",
    )
    skill = Whole(
        N_("The healer's skill, to heal by skill."), default=None, positional=True, least=0,
        rule="RYF-61", es="habilidad",
    )
    combat_wounds = Whole(
        N_("Wounds received in the last combat."), default=None, least=0, rule="RYF-53",
        sheet="combat_wounds", of="target", es="heridas-del-combate",
    )
    healed = Whole(
        N_("How many of those wounds are healed already."), default=None, least=0, rule="RYF-60",
        sheet="healed", of="target", es="curadas",
    )
    life_max = Whole(
        N_("The patient's total life points (PV)."), default=None, least=1, rule="RYF-61",
        sheet="pv_max", of="target", es=("pv-max", "pv-totales"),
    )
    life = Whole(
        N_("The patient's present life points."), default=None, rule="RYF-62",
        sheet="pv", of="target", es=("pv", "pv-actuales"),
    )
    earlier = Earlier(
        N_("An earlier attack, damage or healing, as JSON."),
        metavar="FILE", rule="RYF-47", es="desde",
    )

    NEEDS = (
        Needs(("method", "skill"), "attribute", rule="RYF-61"),
        Needs(("method", "skill"), "skill", rule="RYF-61"),
        Needs(("method", "rest"), "wounds", "earlier", rule="RYF-53"),
        Needs(("method", "rest"), "combat_wounds", "earlier", rule="RYF-53"),
        Needs(("method", "kit"), "wounds", "earlier", rule="RYF-60"),
        Needs(("method", "kit"), "combat_wounds", "earlier", rule="RYF-60"),
        Needs("life", "life_max", rule="RYF-62"),
        Needs("life_max", "life", "wounds", "earlier", rule="RYF-62"),
    )
    EXCLUDES = (
        Excludes(
            ("method", "rest"), "attribute", "skill", "mod", "keep", "badly_hurt", "unskilled",
            "token", "token_returned", "two_actions", "life", "life_max", rule="RYF-52",
        ),
        Excludes(
            ("method", "kit"), "attribute", "skill", "mod", "keep", "badly_hurt", "unskilled",
            "token", "token_returned", "two_actions", "life", "life_max", rule="RYF-60",
        ),
        Excludes(("method", "skill"), "combat_wounds", "healed", rule="RYF-63"),
        Excludes("life", "wounds", rule="RYF-62"),
    )
    APART = ("combat_wounds", "healed", "life", "life_max")


class Patient:
    """Who is healed: wounds, Físico and all life points where they are known."""

    __slots__ = ("everything", "fisico", "wounds")

    def __init__(self, fisico: int | None, wounds: int, everything: int | None) -> None:
        self.fisico = fisico
        self.wounds = wounds
        self.everything = everything


def heal(dice: Dice, house: House, ask: Heal) -> Result:
    """Heal somebody by rest, by a first-aid kit or by a healing skill."""
    patient = patient_of(house, ask)
    refuse_dead(house, ask, patient)
    if ask.method != "skill":
        return recover(dice, house, ask, patient)
    if patient.everything is None:
        raise UsageError(
            "missing_value",
            msg("The difficulty depends on the life points that the patient has lost."),
            hint=msg("Give --life-max and --life, or else --fisico and --wounds."),
        )
    return treat(dice, house, ask, patient)


def patient_of(house: House, ask: Heal) -> Patient:
    """Read who is healed: told in life points (RYF-62), in wounds, or by an earlier result.

    Raise UsageError where what is told does not agree, DataError for an earlier result
    that does not say how many wounds there are.
    """
    fisico, wounds, most = ask.fisico, ask.wounds, ask.life_max
    if ask.earlier is not None:
        if wounds is None and ask.life is None:
            raise DataError(
                "earlier_result_lacks",
                msg("The earlier result does not say how many wounds there are."),
                hint=msg("Give it --fisico N and --wounds N, or give --wounds here."),
            )
        if most is None and fisico is None:
            most = ask.earlier.whole("state.pv_max", 1)
    if ask.life is not None and most is not None:
        if ask.life > most:
            raise UsageError(
                "bad_value",
                msg("{life} life points are more than all {most}.", life=ask.life, most=most),
            )
        wounds = most - ask.life
    multiplier = house.number("pv_multiplier")
    if most is None:
        most = None if fisico is None else full_life(house, fisico)
    elif fisico is None:
        fisico = most // multiplier if most % multiplier == 0 else None
    elif full_life(house, fisico) != most:
        raise UsageError(
            "bad_value",
            msg("Físico {fisico} gives {right} life points, not {most}.",
                fisico=fisico, right=full_life(house, fisico), most=most),
            hint=msg("Leave out --fisico."),
        )
    if wounds is None:
        most = None
    return Patient(fisico, wounds or 0, most)


def refuse_dead(house: House, ask: Heal, patient: Patient) -> None:
    """Refuse to heal the dead (RYF-46)."""
    fisico, wounds = patient.fisico, patient.wounds
    if fisico is None or state_of(house, fisico, wounds) != DEAD:
        return
    told = msg("{wounds} wounds with Físico {fisico}: dead, beyond healing.",
               wounds=wounds, fisico=fisico)
    raise (UsageError if ask.earlier is None else DataError)("forbidden", told)


def recover(dice: Dice, house: House, ask: Heal, patient: Patient) -> Result:
    """Rest, or use a kit on oneself or a companion.

    Both draw on one allowance: what the last combat cost, less what has been healed of it
    (RYF-53, RYF-60). What rest takes away knows no such bound (RYF-55).
    """
    result = Result("heal")
    cost, healed = cost_of(ask, result)
    if healed > cost:
        raise UsageError(
            "bad_value",
            msg("{healed} wounds cannot be healed already: the combat cost {cost}.",
                healed=healed, cost=cost),
        )
    rest = ask.method == "rest"
    fell = dice.roll(REST if rest else KIT, str(ask.method)).whole
    dice.step(msg("Rest") if rest else msg("First-aid kit"), fell, "RYF-52" if rest else "RYF-60")
    points = min(fell, cost - healed, patient.wounds)
    if 0 < fell > points:
        rule = "RYF-53" if rest else "RYF-60"
        if points == cost - healed:
            dice.step(msg("No more than the last combat cost"), points, rule)
        else:
            dice.step(msg("No more than there are wounds"), points, rule)
    if points < 0:
        dice.step(msg("The wound gets worse"), points, "RYF-55")
    finish(dice, house, result, patient, points)
    result.details |= {"combat_wounds": cost, "healed_of_combat": healed + max(0, points)}
    result.state |= {"combat_wounds": cost, "healed": healed + max(0, points)}
    result.outcome = "healed" if points > 0 else "worse" if points < 0 else "unchanged"
    dice.tell(tell_recovery, result, rest, points)
    return result


def cost_of(ask: Heal, result: Result) -> tuple[int, int]:
    """Give what the last combat cost and what of it is healed, as typed or as told before."""
    cost, healed = ask.combat_wounds, ask.healed
    if ask.earlier is not None:
        before = ask.earlier.whole("details.combat_wounds", 0)
        if healed is None:
            healed = ask.earlier.whole("details.healed_of_combat", 0)
        if cost is None:
            cost = before
        if cost is None:
            cost = ask.earlier.whole("details.damage", 0)
            if cost is not None:
                result.notes.append(
                    msg("That hit counts as all that the combat cost; more: --combat-wounds N.")
                )
    if cost is None:
        assert ask.earlier is not None  # the record asks for one of the two
        raise ask.earlier.lacks("details.damage")
    return cost, healed or 0


def tell_recovery(dice: Dice, result: Result, rest: bool, points: int) -> None:
    """Tell rest or the kit in one line."""
    if rest:
        result.notes.insert(0, msg("Only when about five minutes have passed (RYF-56)."))
        if "recovers" in result.effects:
            dice.step(msg("Rest ends a state"), "recovers", "RYF-54")
    state = worded(result)
    if points < 0:
        result.headline = nmsg(
            "{n} wound more: {state}", "{n} wounds more: {state}", -points, state=state
        )
    else:
        result.headline = nmsg(
            "{n} point healed: {state}", "{n} points healed: {state}", points, state=state
        )


def treat(dice: Dice, house: House, ask: Heal, patient: Patient) -> Result:
    """Heal by skill: the patient's wounds + 10 is the difficulty (RYF-61, RYF-62).

    Success gives 1d10, never beyond full life points (RYF-63).
    """
    assert ask.attribute is not None  # the record asks for both
    assert ask.skill is not None
    rank = kept_rank(dice, house, ask, ask.skill > 0)
    bonus = add_up(
        dice, (("attribute", ask.attribute), ("skill", ask.skill), ("mod", ask.mod)), "RYF-15"
    )
    target = patient.wounds + BASE
    dice.step(msg("Life points lost"), patient.wounds, "RYF-62")
    dice.step(msg("Difficulty"), target, "RYF-61")
    thrown = objective(dice, house, rank, "heal")
    result = against(dice, Result("heal"), thrown, bonus, target, "RYF-61")
    result.details["difficulty"] = target
    points = 0
    if result.success:
        points = min(dice.die(MENDING, "healing"), patient.wounds)
        dice.step(msg("Healed"), points, "RYF-63")
    finish(dice, house, result, patient, points)
    dice.tell(tell_treatment, result, points)
    return result


def tell_treatment(dice: Dice, result: Result, points: int) -> None:
    """Tell a cure by skill in one line."""
    said = result.headline
    if result.success:
        said = nmsg("{roll}, {n} point healed", "{roll}, {n} points healed", points, roll=said)
    state = worded(result) if "recovers" in result.effects else briefly(result)
    result.headline = in_two_parts(said, state)


def finish(dice: Dice, house: House, result: Result, patient: Patient, points: int) -> None:
    """Record what was healed and the state it leaves."""
    result.done = "healed"
    result.details["healed"] = points
    wounds = patient.wounds - points
    record(dice, house, result, patient.fisico, patient.wounds, wounds)
    if patient.everything is not None:
        result.state.setdefault("pv", patient.everything - wounds)
        result.state.setdefault("pv_max", patient.everything)
    result.answer = result.state.get("pv", wounds)  # type: ignore[assignment]  # numbers
