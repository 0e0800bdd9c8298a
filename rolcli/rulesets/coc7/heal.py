"""Healing: First Aid, Medicine, day by day, week by week (COC-37)."""

from __future__ import annotations

from rolcli.errors import DataError, UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.coc7.earlier import needed_word, number, part, refused, verb_of
from rolcli.rulesets.coc7.percentile import net_dice, refuse_dice
from rolcli.rulesets.coc7.rolls import alone
from rolcli.rulesets.coc7.wounds import CONDITIONS, left

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.earlier import Earlier
    from rolcli.rulesets.coc7.options import (
        Bonus,
        Days,
        Difficulty,
        DyingFlag,
        FromState,
        HealSkill,
        Hp,
        HpMax,
        MajorWound,
        Method,
        Penalty,
    )  # fmt: skip
    from rolcli.rulesets.frame import House

    Patient = tuple[int | None, int | None, bool, str]

ROLLED = ("first_aid", "medicine", "weekly")
"""The ways of healing that are a roll."""
WORN_OUT = ("dying", "stabilised")


def heal(
    dice: Dice,
    house: House,
    method: Method,
    skill: HealSkill = None,
    hp: Hp = None,
    hp_max: HpMax = None,
    dying: DyingFlag = False,
    major_wound: MajorWound = False,
    difficulty: Difficulty = None,
    bonus: Bonus = 0,
    penalty: Penalty = 0,
    days: Days = None,
    earlier: FromState = None,
) -> Result:
    """Heal somebody in one of the four ways."""
    result = Result("heal")
    patient = patient_of(hp, hp_max, dying, major_wound, earlier)
    if days is not None and method != "natural":
        raise UsageError("days_natural", msg("--days belongs to natural healing (COC-37)."))
    if method == "natural":
        return natural(dice, result, patient, skill, days or 1, earlier)
    if skill is None:
        raise UsageError(
            "no_skill",
            msg("This way of healing is a roll, and no skill is given (COC-37)."),
            hint=msg("Give First Aid, Medicine, or CON for a week's healing."),
        )
    refuse_dice(house, bonus, penalty)
    net = net_dice(dice, house, bonus, penalty)
    alone(dice, house, result, skill, difficulty or "regular", net)
    return treat(dice, result, method, patient)


def treat(dice: Dice, result: Result, method: str, patient: Patient) -> Result:
    """Do what a roll, whose level the result has, brings about in one of the three ways."""
    result.details["method"] = method
    if method == "first_aid":
        return first_aid(dice, result, patient)
    if method == "medicine":
        return medicine(dice, result, patient)
    return weekly(dice, result, patient)


def again(dice: Dice, result: Result, earlier: Earlier) -> Result:
    """Do it after an earlier roll was pushed, or bought with Luck (COC-04, COC-44)."""
    method = part(earlier, "details").get("method")
    if method not in ROLLED:
        raise refused("never_rolled", msg("Nothing was rolled: natural healing only takes days."))
    return treat(dice, result, method, patient_of(None, None, False, False, earlier))


def patient_of(
    hp: int | None, hp_max: int | None, dying: bool, major: bool, earlier: Earlier | None
) -> Patient:
    """Make the patient from options or a result: hit points, maximum, major wound, condition."""
    condition = "dying" if dying else "conscious"
    if earlier is not None:
        verb_of(earlier, ("damage", "attack", "heal", "dying", "push", "luck"))
        state = part(earlier, "state")
        hp = number(earlier, "state", "hp") if hp is None else hp
        hp_max = number(earlier, "state", "hp_max") if hp_max is None else hp_max
        major = major or state.get("major_wound") is True
        if not dying:
            condition = needed_word(
                state.get("condition", condition), CONDITIONS, "state.condition"
            )
    if condition == "dead":
        raise refused(
            "dead_patient",
            msg("The patient is dead, and nothing here heals that (COC-37)."),
            msg("Give the state of somebody alive."),
        )
    if hp is not None and hp_max is not None and hp > hp_max:
        raise UsageError(
            "hp_over_max",
            msg("{hp} hit points are more than the maximum of {most}.", hp=hp, most=hp_max),
            hint=msg("--hp is what is left now, --hp-max the maximum."),
        )
    if condition == "dying" and hp is None:
        hp = 0
    return hp, hp_max, major, condition


def first_aid(dice: Dice, result: Result, patient: Patient) -> Result:
    """Give 1 point, or stabilise who is dying at 1 temporary point (D17)."""
    hp, hp_max, major, condition = patient
    result.notes.append(msg("First Aid: once, within the hour; another try is pushed (COC-37)."))
    if not result.success:
        return finished(dice, result, patient, 0)
    if condition == "dying":
        result.effects.append("stabilised")
        result.details["temporary"] = True
        result.notes.append(msg("The point is temporary: a CON roll every hour, or dying again."))
        return finished(dice, result, (hp, hp_max, major, "stabilised"), 1)
    return finished(dice, result, patient, 1)


def medicine(dice: Dice, result: Result, patient: Patient) -> Result:
    """Give 1D3 points after an hour of treatment, and end the dying."""
    hp, hp_max, major, condition = patient
    if not result.success:
        return finished(dice, result, patient, 0)
    if condition in WORN_OUT:
        result.effects.append("no_longer_dying")
        condition = "unconscious" if condition == "dying" else "conscious"
    points = dice.die(3, "healing")
    return finished(dice, result, (hp, hp_max, major, condition), points)


def natural(
    dice: Dice, result: Result, patient: Patient, skill: int | None, days: int,
    earlier: Earlier | None,
) -> Result:  # fmt: skip
    """Give 1 point a day to who has no major wound."""
    if patient[2] or patient[3] in WORN_OUT:
        kind = UsageError if earlier is None else DataError
        raise kind(
            "major_wound_weekly",
            msg("A major wound heals week by week, not day by day (COC-37)."),
            hint=msg("Roll CON once a week: heal weekly CON --major-wound."),
        )
    if skill is not None:
        result.notes.append(msg("Natural healing rolls nothing; the skill is not used."))
    result.outcome, result.success = "healed", True
    dice.step(msg("Days, a point each"), days, "COC-37")
    return finished(dice, result, patient, days)


def weekly(dice: Dice, result: Result, patient: Patient) -> Result:
    """Give 1D3 points a week for a success, 2D3 and no more major wound for an extreme one."""
    hp, hp_max, _, condition = patient
    if result.level == "fumble":
        result.effects.append("lasting_harm")
        result.notes.append(msg("A fumble: some harm of the wound stays for good (COC-37)."))
    if not result.success:
        return finished(dice, result, patient, 0)
    if result.level in ("extreme", "critical"):
        points: int = dice.roll("2d3", "healing").total  # type: ignore[assignment]
        return finished(dice, result, (hp, hp_max, False, condition), points)
    return finished(dice, result, patient, dice.die(3, "healing"))


def finished(dice: Dice, result: Result, patient: Patient, points: int) -> Result:
    """Add the points, up to the maximum; from half of it on a major wound is over."""
    hp, hp_max, major, condition = patient
    after = None if hp is None else hp + points
    if after is not None and hp_max is not None:
        after = min(after, hp_max)
        if 2 * after >= hp_max and points:
            major = False
    if condition == "unconscious" and after and points and not major:
        condition = "conscious"
    healed = points if after is None or hp is None else after - hp
    dice.step(msg("Hit points healed"), healed, "COC-37")
    result.details["healed"] = healed
    if after is not None:
        result.state["hp"] = after
        if hp_max is not None:
            result.state["hp_max"] = hp_max
    result.state |= {"condition": condition, "major_wound": major}
    if patient[2] and not major:
        result.effects.append("major_wound_over")
    said = msg("{points} healed", points=healed)
    if after is not None:
        said = msg("{told}, {left}", told=said, left=left(after))
    if condition != "conscious":
        said = msg("{said}, {condition}", said=said, condition=CONDITIONS[condition])
    if result.total is not None:
        said = msg("{roll}: {said}", roll=result.headline, said=said)
    result.headline = said
    return result
