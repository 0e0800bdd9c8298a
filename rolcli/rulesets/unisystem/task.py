"""The verbs test (a task) and check: an attribute and a skill, or an attribute alone, against 9."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.unisystem.d10 import TARGET, d10, success_level

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.options import (
        Attribute,
        AttributeOption,
        CheckedAttribute,
        Difficult,
        Encumbrance,
        Mod,
        Simple,
        Skill,
        SkillOption,
        Target,
        Vs,
        VsMod,
    )  # fmt: skip

BURDEN = {"light": (-1, "UNX-78"), "medium": (-2, "UNX-79"), "heavy": (-4, "UNX-80")}
"""What carrying takes off Stealth, Speed, Brawling, Martial Arts and Melee Weapons."""


def task(
    dice: Dice,
    house: House,
    attribute: Attribute = None,
    skill: Skill = None,
    attribute_option: AttributeOption = None,
    skill_option: SkillOption = None,
    mod: Mod = 0,
    target: Target = None,
    vs: Vs = None,
    vs_mod: VsMod = None,
    encumbrance: Encumbrance = None,
) -> Result:
    """Roll 1d10 + attribute + skill against 9, or against the other side's roll.

    Either of the two may stand alone (UNI-01). Raise UsageError when none is given.
    """
    attribute = one_of("attribute", attribute, attribute_option)
    skill = one_of("skill", skill, skill_option)
    if attribute is None and skill is None:
        raise UsageError(
            "nothing_to_test",
            msg("A test needs an attribute, a skill or both."),
            hint=msg("For example: test 3 2."),
        )
    resisted = vs is not None
    if resisted and target is not None:
        raise UsageError(
            "target_and_vs",
            msg("A resisted test has no fixed target."),
            hint=msg("Leave out --target or --vs."),
        )
    if vs_mod is not None and not resisted:
        raise UsageError(
            "vs_mod_without_vs",
            msg("--vs-mod changes the other side's roll, and there is none."),
            hint=msg("Give --vs BONUS too."),
        )
    both = attribute is not None and skill is not None
    bonus = 0
    if attribute is not None:
        bonus += attribute
        dice.modifier("attribute", attribute, "UNI-06" if both else "UNI-01")
    if skill is not None:
        bonus += skill
        dice.modifier("skill", skill, "UNI-06" if both else "UNI-01")
    bonus += burden(dice, encumbrance) + modifier(dice, mod)
    if vs is None:
        return against(dice, house, "test", bonus, TARGET if target is None else target)
    return resist(dice, house, bonus, vs, vs_mod or 0)


def check(
    dice: Dice,
    house: House,
    attribute: CheckedAttribute,
    simple: Simple = False,
    difficult: Difficult = False,
    mod: Mod = 0,
) -> Result:
    """Roll 1d10 + attribute, doubled for a simple check, against 9 (UNI-07).

    The referee says which: raise UsageError unless exactly one is given (UNI-10).
    """
    if simple == difficult:
        raise UsageError(
            "simple_or_difficult",
            msg("The referee decides whether a check is simple or difficult."),
            hint=msg("Add --simple (attribute doubled) or --difficult (attribute once)."),
        )
    value = 2 * attribute if simple else attribute
    dice.modifier(
        "attribute_doubled" if simple else "attribute", value, "UNI-08" if simple else "UNI-09"
    )
    return against(dice, house, "check", value + modifier(dice, mod), TARGET)


def one_of(name: str, positional: int | None, option: int | None) -> int | None:
    """Take a value that may be given by place or by name, but not both."""
    if positional is not None and option is not None:
        raise UsageError(
            "given_twice",
            msg("The {name} is given twice.", name=name),
            hint=msg("Give it by its place or by its option."),
        )
    return option if positional is None else positional


def modifier(dice: Dice, mod: int) -> int:
    """Record a modifier of the total; the target stays as it is (UNI-05)."""
    if mod:
        dice.modifier("modifier", mod, "UNI-05")
    return mod


def burden(dice: Dice, encumbrance: str | None) -> int:
    """Record what carrying takes off the skill; it may make it negative (UNX-78..80)."""
    if encumbrance is None:
        return 0
    value, rule = BURDEN[encumbrance]
    dice.modifier(f"{encumbrance}_encumbrance", value, rule)
    return value


def against(dice: Dice, house: House, verb: str, bonus: int, target: int) -> Result:
    """Roll against a fixed target: meeting it succeeds (UNI-02), less fails (UNI-03)."""
    result = Result(verb)
    die = d10(dice, verb, house["rule_of_ten"] is True)
    total = die + bonus
    result.details["die"] = die
    result.total = total
    result.target = target
    result.margin = total - target
    result.success = total >= target
    result.outcome = "success" if result.success else "failure"
    dice.step(
        msg("Total against {target}", target=target),
        total,
        "UNI-02" if result.success else "UNI-03",
    )
    name_level(dice, house, result, total if result.success else 0)
    result.headline = msg(
        "{roll} {total} against {target}: {outcome}",
        roll=msg("Test") if verb == "test" else msg("Check"),
        total=total,
        target=target,
        outcome=msg("success") if result.success else msg("failure"),
    )
    return result


def resist(dice: Dice, house: House, bonus: int, vs: int, vs_mod: int) -> Result:
    """Roll against another's roll: the better total wins, a tie by the setting (UNI-21)."""
    result = Result("test")
    ten = house["rule_of_ten"] is True
    die = d10(dice, "test", ten)
    total = die + bonus
    other = d10(dice, "other", ten) + vs + vs_mod
    result.details["die"] = die
    result.details["other_total"] = other
    result.total = total
    result.target = other if house["tie"] == "attacker" else other + 1
    result.margin = total - result.target
    result.success = total >= result.target
    result.outcome = "win" if result.success else "lose"
    dice.step(msg("Own total"), total, "UNI-06")
    dice.step(msg("The other's total"), other, "UNI-21")
    if total == other:
        dice.step(msg("A tie goes to"), tie_winner(house), "UNI-21")
    name_level(dice, house, result, total)
    result.headline = msg(
        "Test {total} against {other}: {outcome}",
        total=total,
        other=other,
        outcome=msg("won") if result.success else msg("lost"),
    )
    return result


def tie_winner(house: House) -> Message:
    """Word who has a tie."""
    return msg("the one who acts") if house["tie"] == "attacker" else msg("the one who resists")


def name_level(dice: Dice, house: House, result: Result, total: int) -> None:
    """Name the published success level where it is in use; else the margin says it (UNI-04)."""
    dice.step(msg("Margin"), result.margin or 0, "UNI-04")
    if house["success_bonus"] == "published":
        result.level, rank, _ = success_level(total)
        result.details["success_level"] = rank
        dice.step(msg("Success level"), rank, "UNI-P2")
