"""The verbs test (a task) and check: an attribute and a skill, or an attribute alone, against 9."""

from __future__ import annotations

from rolcli.declare import Flag, Needs, OneOf, Whole
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.unisystem.d10 import TARGET, d10
from rolcli.rulesets.unisystem.groups import Burdened, Modified, burden, modified

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House


class Task(Modified, Burdened):
    """What a test asks."""

    attribute = Whole(
        N_("The attribute."), positional=True, default=None, rule="UNI-06", es="atributo"
    )
    skill = Whole(N_("The skill."), positional=True, default=None, rule="UNI-06", es="habilidad")
    attribute_option = Whole(
        N_("The attribute, by name: a test of it alone."), name="--attribute", default=None,
        rule="UNI-01", es="atributo",
    )
    skill_option = Whole(
        N_("The skill, by name: a test of it alone."), name="--skill", default=None,
        rule="UNI-01", es="habilidad",
    )
    target = Whole(
        N_("What the total must reach (9 when left out)."), default=None, rule="UNI-02",
        es="objetivo",
    )
    no_target = Flag(
        N_("Roll for a total alone; the referee keeps what it must reach."), rule="UNI-04",
        es="sin-objetivo",
    )
    vs = Whole(
        N_("The other side's attribute + skill: it rolls too."), default=None, metavar="BONUS",
        rule="UNI-21", es="contra", of="target",
    )
    vs_mod = Whole(
        N_("Added to the other side's total."), default=0, rule="UNI-05",
        es="modificador-contra", of="target",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (Needs("vs_mod", "vs", rule="UNI-05"),)
    ONE_OF: ClassVar[tuple[OneOf, ...]] = (
        OneOf("attribute", "attribute_option", rule="UNI-01", optional=True),
        OneOf("skill", "skill_option", rule="UNI-01", optional=True),
        OneOf("target", "no_target", "vs", rule="UNI-21", optional=True),
        OneOf(
            "attribute", "skill", "attribute_option", "skill_option", rule="UNI-01", several=True
        ),
    )


class Check(Modified):
    """What a check asks."""

    attribute = Whole(N_("The attribute."), positional=True, rule="UNI-07", es="atributo")
    simple = Flag(
        N_("A simple check: the attribute counts twice."), rule="UNI-08", es="sencillo"
    )
    difficult = Flag(
        N_("A difficult check: the attribute counts once."), rule="UNI-09",
        es=("complicado", "difícil"),
    )

    ONE_OF: ClassVar[tuple[OneOf, ...]] = (OneOf("simple", "difficult", rule="UNI-10"),)


def task(dice: Dice, house: House, ask: Task) -> Result:
    """Roll 1d10 + attribute + skill against 9, or against the other side's roll.

    Either of the two may stand alone (UNI-01).
    """
    attribute = ask.attribute_option if ask.attribute is None else ask.attribute
    skill = ask.skill_option if ask.skill is None else ask.skill
    rule = "UNI-01" if attribute is None or skill is None else "UNI-06"
    bonus = 0
    for name, value in (("attribute", attribute), ("skill", skill)):
        if value is not None:
            bonus += value
            dice.modifier(name, value, rule)
    bonus += burden(dice, ask.encumbrance) + modified(dice, ask)
    if ask.vs is not None:
        return resist(dice, house, bonus, ask.vs + ask.vs_mod)
    if ask.no_target:
        return without_target(dice, house, bonus)
    return against(dice, house, "test", bonus, TARGET if ask.target is None else ask.target)


def check(dice: Dice, house: House, ask: Check) -> Result:
    """Roll 1d10 + attribute, doubled for a simple check, against 9 (UNI-07)."""
    value = 2 * ask.attribute if ask.simple else ask.attribute
    name, rule = ("attribute_doubled", "UNI-08") if ask.simple else ("attribute", "UNI-09")
    dice.modifier(name, value, rule)
    return against(dice, house, "check", value + modified(dice, ask), TARGET)


def rolled(dice: Dice, house: House, result: Result, bonus: int) -> int:
    """Roll 1d10, add the bonus, and give the total."""
    die = d10(dice, result.verb, house)
    result.details["die"] = die
    result.total = total = die + bonus
    return total


def against(dice: Dice, house: House, verb: str, bonus: int, target: int) -> Result:
    """Roll against a fixed target: meeting it succeeds (UNI-02), less fails (UNI-03)."""
    result = Result(verb)
    total = rolled(dice, house, result, bonus)
    result.target = target
    result.margin = total - target
    result.success = total >= target
    result.outcome = "success" if result.success else "failure"
    rule = "UNI-02" if result.success else "UNI-03"
    dice.step(msg("Total against {target}", target=target), total, rule)
    dice.step(msg("Margin"), result.margin, "UNI-04")  # it says how well, without levels
    level = level_of(dice, house, result, total if result.success else 0)
    outcome = msg("success") if result.success else msg("failure")
    result.headline = msg(
        "{roll} {total} against {target}: {outcome}",
        roll=called_verb(verb),
        total=total,
        target=target,
        outcome=with_level(outcome, level),
    )
    return result


def without_target(dice: Dice, house: House, bonus: int) -> Result:
    """Roll for a total that the referee sets against what only he knows (UNI-04)."""
    result = Result("test")
    total = rolled(dice, house, result, bonus)
    dice.step(msg("Total"), total, "UNI-04")
    said = msg("{roll} {total}", roll=called_verb("test"), total=total)
    level = level_of(dice, house, result, total)
    result.headline = said if level is None else msg("{said}: {outcome}", said=said, outcome=level)
    return result


def resist(dice: Dice, house: House, bonus: int, vs: int) -> Result:
    """Roll against another's roll: the better total wins, a tie by the setting (UNI-21)."""
    result = Result("test")
    total = rolled(dice, house, result, bonus)
    sign, other = dice.contest(total - vs, d10, "other", house)
    result.success = sign > 0 or (sign == 0 and house["tie"] == "attacker")
    result.outcome = "win" if result.success else "lose"
    dice.tell(tell_totals, house, result, total, other, vs)
    dice.step(msg("Margin"), result.margin or 0, "UNI-04")
    level = level_of(dice, house, result, total)
    outcome = msg("won") if result.success else msg("lost")
    result.headline = msg(
        "{roll} {total} against {target}: {outcome}",
        roll=called_verb("test"),
        total=total,
        target=result.details.get("other_total"),
        outcome=with_level(outcome, level),
    )
    return result


def tell_totals(
    dice: Dice, house: House, result: Result, total: int, other: int, vs: int
) -> None:
    """Tell both totals, and who has a tie."""
    other += vs
    result.details["other_total"] = other
    result.target = other if house["tie"] == "attacker" else other + 1
    result.margin = total - result.target
    dice.step(msg("Own total"), total, "UNI-06")
    dice.step(msg("The other's total"), other, "UNI-21")
    if total == other:
        dice.step(msg("A tie goes to"), tie_winner(house), "UNI-21")


def tie_winner(house: House) -> Message:
    """Word who has a tie."""
    return msg("the one who acts") if house["tie"] == "attacker" else msg("the one who resists")


def called_verb(verb: str) -> Message:
    """Word what was rolled."""
    return msg("Test") if verb == "test" else msg("Check")


def level_of(dice: Dice, house: House, result: Result, total: int) -> Message | None:
    """Write down and word the published success level where it is in use (UNI-P2)."""
    if house["success_bonus"] != "published":
        return None
    from rolcli.rulesets.unisystem.success import called, name_level

    name_level(dice, result, total)
    return called(result)


def with_level(outcome: Message, level: Message | None) -> Message:
    """Put the success level behind an outcome, where it is named."""
    return outcome if level is None else msg("{outcome} ({level})", outcome=outcome, level=level)
