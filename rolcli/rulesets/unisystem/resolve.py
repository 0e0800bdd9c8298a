"""The course of an attack: what strikes, what helps and hinders, the rolls, what comes of it."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.unisystem import remembered
from rolcli.rulesets.unisystem.aim import aiming
from rolcli.rulesets.unisystem.arming import LOAD_RULES, Armed, arm, is_melee, is_unarmed, remark
from rolcli.rulesets.unisystem.defence import defence_rule, dodge_penalty, read_defence
from rolcli.rulesets.unisystem.levels import TO_HIT
from rolcli.rulesets.unisystem.manoeuvres import (
    check_manoeuvre,
    read_attacks,
    rounds_in,
    several,
    spend,
)  # fmt: skip
from rolcli.rulesets.unisystem.outcome import finish, miss_by_range
from rolcli.rulesets.unisystem.ranges import OUT_OF_RANGE, band_of, range_effect
from rolcli.rulesets.unisystem.target import Target
from rolcli.rulesets.unisystem.task import burden, modifier
from rolcli.rulesets.unisystem.volley import Plan, Record, play_out

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.harm import Shot
    from rolcli.rulesets.unisystem.order import Order


def resolve(dice: Dice, house: House, order: Order) -> Result:
    """Resolve an attack to the end.

    Damage is worked out at once; at the table it waits until everybody has
    struck (UNI-29), which changes no number of one attack.
    """
    result = Result("attack")
    check_target(order)
    gear = remembered.gear(dice, order.equipment)
    weapon = remembered.weapon(dice, gear, order.weapon)
    if weapon is not None:
        result.details["weapon"] = weapon.id
    armed = arm(
        dice, weapon, order.damage, order.kind, order.strength, order.load, order.ammo, order.zone,
        order.built_strength, order.can_choose,
    )  # fmt: skip
    band = band_of(order.band, order.distance, order.bands)
    if order.mode == "suppressive":
        from rolcli.rulesets.unisystem.suppressive import suppress

        return suppress(dice, house, order, armed, gear, result)
    check_order(order, armed)
    melee = is_melee(armed, order.unarmed, band is not None or order.aim is not None)
    if melee and band is not None and order.weapon is not None:
        raise UsageError(
            "range_of_melee",
            msg("A blow has no range."),
            hint=msg("Leave out --range, --distance and --bands."),
        )
    attacks = read_attacks(order.mode, order.shots, order.attacks, order.bursts)
    check_manoeuvre(house, weapon, attacks[0][0], attacks, order.automatic)
    may_attack(dice, house, order, armed, melee)
    rounds_left = spend(rounds_in(weapon, order.rounds, order.automatic), attacks)
    defence = read_defence(
        house, order.dodge, order.parry, order.parry_with, order.dodges, melee,
        is_unarmed(armed, order.unarmed), order.prone, result.effects, result.notes,
    )  # fmt: skip
    if band == OUT_OF_RANGE and house["range_rules"]:
        return miss_by_range(dice, result)
    bonus = bonuses(dice, order, armed, melee, result)
    by_range, more = range_effect(dice, house, band, result.notes)
    bonus += by_range + several(dice, house, attacks)
    remark(dice, house, armed, result.notes)
    target = Target(
        order.life, order.life_max, order.endurance, order.location, order.sealed, order.heat_proof
    )
    target.wear(dice, house, gear, order.armour, order.facing, result.notes)
    shot: Shot | None = None
    if armed.damage is not None and not order.splashed:
        shot = target.shot(dice, house, armed.damage, more, armed.kind)
    if defence is not None and (order.dodges or 1) > 1:
        penalty = dodge_penalty(house, order.dodges)
        dice.step(msg("Each of {n} dodges", n=order.dodges), penalty, "UNX-08")
    plan = Plan(
        attacks, bonus, aiming(dice, order, weapon, result), defence,
        attack_rule(house, melee),
        "" if defence is None else defence_rule(house, defence, order.parry_with),
        shot, armed.aimed,
    )  # fmt: skip
    record = None if dice.enumerating else Record()
    wide = record is not None or attacks == (("single", 1),)
    hits, sums = dice.chance(play_out, house, plan, wide, record)
    if band is not None:
        result.details["range"] = band
    if rounds_left is not None:
        result.details["rounds_left"] = rounds_left
    return finish(dice, house, order, armed, target, plan, result, hits, sums, record)


def attack_rule(house: House, melee: bool) -> str:
    """Give the rule that an attack is rolled by."""
    if house.ruleset == "unisystem-combat":
        return "UNX-03"
    return "UNI-16" if melee else "UNI-22"


def check_target(order: Order) -> None:
    """Refuse what only damage needs where nothing does any."""
    if order.weapon is not None or order.damage is not None:
        return
    for option, given in (
        ("--life", order.life is not None), ("--life-max", order.life_max is not None),
        ("--endurance", order.endurance is not None), ("--armour", bool(order.armour)),
        ("--sealed", order.sealed), ("--heat-proof", order.heat_proof),
    ):  # fmt: skip
        if given:
            raise UsageError(
                "damage_options",
                msg("{option} belongs to damage, and none is given.", option=option),
                hint=msg("Name the weapon with --weapon, or give --damage EXPR --kind KIND."),
            )


def check_order(order: Order, armed: Armed) -> None:
    """Refuse options that have nothing to apply to."""
    for option, value in (("--stay", order.stay), ("--cover", order.cover)):
        if value is not None:
            raise UsageError(
                "not_suppressive",
                msg("{option} belongs to suppressive fire.", option=option),
                hint=msg("Add --mode suppressive."),
            )
    if (order.burning or order.splashed) and armed.burning is None:
        raise UsageError(
            "burns_nothing",
            msg("This attack sets nothing on fire."),
            hint=msg("Use a weapon of the incendiary table, or incendiary shells."),
        )


def may_attack(dice: Dice, house: House, order: Order, armed: Armed, melee: bool) -> None:
    """Refuse an attack by someone who gave it up by dodging (UNX-05, UNX-06).

    In melee one may dodge and strike (UNX-07); with Acrobatics, fire a handgun.
    """
    if order.dodging is None:
        return
    if melee or house["dodge_ranged_cost"] == "none":
        dice.step(msg("Dodges and still attacks"), msg("yes"), "UNX-07" if melee else "UNI-19")
        return
    if order.dodging == "dodge":
        raise UsageError(
            "dodging_shooter",
            msg("Who dodges does not fire back this round (UNX-05)."),
            hint=msg("With --dodging acrobatics a handgun may be fired."),
        )
    if armed.weapon is None or armed.weapon.category != "handgun":
        raise UsageError(
            "acrobat_without_handgun",
            msg("Who dodges with Acrobatics fires back with a handgun only (UNX-06)."),
            hint=msg("Name a handgun with --weapon."),
        )
    dice.step(msg("Dodges and still attacks"), msg("yes"), "UNX-06")


def bonuses(dice: Dice, order: Order, armed: Armed, melee: bool, result: Result) -> int:
    """Add up what goes to every attack roll of the round, but range and number of attacks."""
    rule = "UNI-16" if melee else "UNI-22"
    dice.modifier("dexterity", order.dex, rule)
    dice.modifier("skill", order.skill, rule)
    bonus = order.dex + order.skill + modifier(dice, order.mod)
    if order.encumbrance is not None and not melee:
        result.notes.append(msg("Encumbrance does not touch shooting or throwing."))
    else:
        bonus += burden(dice, order.encumbrance)
    if order.location is not None:
        value, rule = TO_HIT[order.location]
        dice.modifier(order.location, value, rule)
        bonus += value
    if armed.weapon is not None and armed.load in armed.weapon.to_hit:
        value = armed.weapon.to_hit[armed.load]
        dice.modifier(armed.load, value, LOAD_RULES[armed.load])
        bonus += value
    return bonus
