"""Healing: First Aid, Medicine, day by day, week by week (COC-37)."""

from __future__ import annotations

from rolcli.declare import Ask, Excludes, Flag, Whole, Word
from rolcli.errors import DataError, UsageError
from rolcli.messages import N_, in_two_parts, msg
from rolcli.result import Result
from rolcli.rulesets.coc7.before import Before
from rolcli.rulesets.coc7.earlier import refused
from rolcli.rulesets.coc7.groups import Demanded
from rolcli.rulesets.coc7.levels import Trial
from rolcli.rulesets.coc7.percentile import Thrown, net_dice, refuse_dice
from rolcli.rulesets.coc7.rolls import alone
from rolcli.rulesets.coc7.tables import CONDITION_WORDS, CONDITIONS
from rolcli.rulesets.coc7.wounds import not_above, standing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.earlier import EarlierResult
    from rolcli.rulesets.frame import House

ROLLED = ("first_aid", "medicine", "weekly")
"""The ways of healing that are a roll."""
WORN_OUT = ("dying", "stabilised")
METHODS: dict[str, tuple[str, ...]] = {
    "first_aid": ("primeros_auxilios", "auxilios"),
    "medicine": ("medicina",),
    "natural": ("diaria", "diario", "daily"),
    "weekly": ("semanal",),
}
"""Natural healing is day by day."""


class Patient(Ask):
    """Who is healed."""

    HEADING = N_("The patient")

    hp = Whole(
        N_("The patient's hit points now."), default=None, least=0, rule="COC-37",
        es=("pv", "vida"), sheet="hp", of="target",
    )
    hp_max = Whole(
        N_("The patient's maximum of hit points."), default=None, least=1, rule="COC-37",
        es=("pv-max", "pv-máximos", "vida-max"), sheet="hp_max", of="target",
    )
    dying = Flag(N_("The patient is dying."), rule="COC-37", es="moribundo")
    condition = Word(
        N_("The patient's condition."), CONDITIONS, default="conscious", rule="COC-37",
        hidden=True, es="estado", sheet="condition", of="target",
    )
    major_wound = Flag(
        N_("The patient has a major wound."), rule="COC-37",
        es=("herida-grave", "herida-crítica"), sheet="major_wound", of="target",
    )


class Heal(Patient, Demanded, Thrown, Before):
    """What the verb asks."""

    method = Word(
        N_("How it is healed."), METHODS, positional=True, rule="COC-37", es="metodo"
    )
    skill = Whole(
        N_("First Aid, Medicine, or for a week CON."), default=None, positional=True, least=0,
        rule="COC-37", es="habilidad", unit="%",
    )
    days = Whole(
        N_("Days of natural healing."), default=None, least=1, rule="COC-37", es="días"
    )

    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes(
            "days", ("method", "first_aid"), ("method", "medicine"), ("method", "weekly"),
            rule="COC-37",
        ),
    )


class Hurt:
    """The patient: hit points and their maximum where known, major wound, condition."""

    __slots__ = ("condition", "hp", "hp_max", "major")

    def __init__(self, hp: int | None, hp_max: int | None, major: bool, condition: str) -> None:
        self.hp = hp
        self.hp_max = hp_max
        self.major = major
        self.condition = condition


def heal(dice: Dice, house: House, ask: Heal) -> Result:
    """Heal somebody in one of the four ways."""
    result = Result("heal")
    patient = patient_of(ask, ask.earlier)
    if ask.method == "natural":
        return natural(dice, result, patient, ask)
    if ask.skill is None:
        raise UsageError(
            "missing_value",
            msg("This way of healing is a roll, and no skill is given (COC-37)."),
            hint=msg("Give First Aid, Medicine, or CON for a week's healing."),
        )
    refuse_dice(house, ask.bonus, ask.penalty)
    net = net_dice(dice, house, ask.bonus, ask.penalty)
    alone(dice, house, result, Trial(ask.skill, ask.difficulty or "regular", net))
    return treat(dice, result, ask.method, patient)


def treat(dice: Dice, result: Result, method: str, patient: Hurt) -> Result:
    """Do what a roll, whose level the result has, brings about in one of the three ways."""
    result.details["method"] = method
    if method == "first_aid":
        return first_aid(dice, result, patient)
    if method == "medicine":
        return medicine(dice, result, patient)
    return weekly(dice, result, patient)


def again(dice: Dice, result: Result, past: EarlierResult) -> Result:
    """Do it after an earlier roll was pushed, or bought with Luck (COC-04, COC-44)."""
    if past.find("details.method") is None:
        raise refused(
            "forbidden", msg("Nothing was rolled: natural healing only takes days.")
        )
    method = past.word("details.method", ROLLED) or ""
    return treat(dice, result, method, patient_of(None, past))


def patient_of(ask: Patient | None, past: EarlierResult | None) -> Hurt:
    """Make the patient from options or an earlier result, where options count more."""
    found = Hurt(None, None, False, "conscious")
    if ask is not None:
        condition = "dying" if ask.dying else ask.condition
        found = Hurt(ask.hp, ask.hp_max, ask.major_wound, condition)
    if past is not None:
        if found.hp is None:
            found.hp = past.whole("state.hp")
        if found.hp_max is None:
            found.hp_max = past.whole("state.hp_max", 1)
        found.major = found.major or (past.fact("state.major_wound") is True)
        if found.condition == "conscious":
            found.condition = past.word("state.condition", CONDITIONS) or "conscious"
    if found.condition == "dead":
        raise refused(
            "forbidden",
            msg("The patient is dead, and nothing here heals that (COC-37)."),
            msg("Use the state of somebody alive."),
        )
    not_above(found.hp, found.hp_max)
    if found.condition == "dying" and found.hp is None:
        found.hp = 0
    return found


def first_aid(dice: Dice, result: Result, patient: Hurt) -> Result:
    """Give 1 point, or stabilise who is dying at 1 temporary point (D17)."""
    dice.step(msg("First Aid"), msg("once, within the hour; another try is pushed"), "COC-37")
    if not result.success:
        return finished(dice, result, patient, patient, 0)
    if patient.condition == "dying":
        result.effects.append("stabilised")
        result.details["temporary"] = True
        result.notes.append(msg("The point is temporary: a CON roll every hour, or dying again."))
        after = Hurt(patient.hp, patient.hp_max, patient.major, "stabilised")
        return finished(dice, result, patient, after, 1)
    return finished(dice, result, patient, patient, 1)


def medicine(dice: Dice, result: Result, patient: Hurt) -> Result:
    """Give 1D3 points after an hour of treatment, and end the dying."""
    if not result.success:
        return finished(dice, result, patient, patient, 0)
    condition = patient.condition
    if condition in WORN_OUT:
        result.effects.append("no_longer_dying")
        condition = "unconscious" if condition == "dying" else "conscious"
    dice.step(
        msg("With First Aid on the same wound"), msg("they add up (published)"), "COC-P12"
    )
    points = dice.die(3, "healing")
    after = Hurt(patient.hp, patient.hp_max, patient.major, condition)
    return finished(dice, result, patient, after, points)


def natural(dice: Dice, result: Result, patient: Hurt, ask: Heal) -> Result:
    """Give 1 point a day to who has no major wound."""
    if patient.major or patient.condition in WORN_OUT:
        kind = UsageError if ask.earlier is None else DataError
        raise kind(
            "forbidden",
            msg("A major wound heals week by week, not day by day (COC-37)."),
            hint=msg("Roll CON once a week: heal weekly CON --major-wound."),
        )
    if ask.skill is not None:
        result.notes.append(msg("Natural healing rolls nothing; the skill is not used."))
    result.outcome, result.success = "healed", True
    days = ask.days or 1
    dice.step(msg("Days, a point each"), days, "COC-37")
    return finished(dice, result, patient, patient, days)


def weekly(dice: Dice, result: Result, patient: Hurt) -> Result:
    """Give 1D3 points a week for a success, 2D3 and no more major wound for an extreme one."""
    if result.level == "fumble":
        result.effects.append("lasting_harm")
        result.notes.append(msg("A fumble: some harm of the wound stays for good (COC-37)."))
    if not result.success:
        return finished(dice, result, patient, patient, 0)
    if result.level in ("extreme", "critical"):
        points = dice.roll("2d3", "healing").whole
        after = Hurt(patient.hp, patient.hp_max, False, patient.condition)
        return finished(dice, result, patient, after, points)
    return finished(dice, result, patient, patient, dice.die(3, "healing"))


def finished(dice: Dice, result: Result, before: Hurt, healed: Hurt, points: int) -> Result:
    """Add the points, up to the maximum; from half of it on a major wound is over.

    ``healed`` is what the treatment itself made of the patient.
    """
    hp, hp_max, major, condition = before.hp, before.hp_max, healed.major, healed.condition
    after = None if hp is None else hp + points
    if after is not None and hp_max is not None:
        after = min(after, hp_max)
        if 2 * after >= hp_max and points:
            major = False
    if condition == "unconscious" and after and points and not major:
        condition = "conscious"
    gained = points if after is None or hp is None else after - hp
    dice.step(msg("Hit points healed"), gained, "COC-37")
    result.details["healed"] = gained
    if after is not None:
        result.state["hp"] = after
        if hp_max is not None:
            result.state["hp_max"] = hp_max
    result.state |= {"condition": condition, "major_wound": major}
    if before.major and not major:
        result.effects.append("major_wound_over")
    said = msg("{points} healed", points=gained)
    if after is not None:
        said = in_two_parts(said, standing(after, condition, False))
    elif condition != "conscious":
        said = msg("{said}, {condition}", said=said, condition=CONDITION_WORDS[condition])
    result.answer = gained if after is None else after
    result.done = "healed"
    if result.total is not None:
        said = in_two_parts(result.headline, said)
    result.headline = said
    return result
