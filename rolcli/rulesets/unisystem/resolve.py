"""The course of an attack: what strikes, what helps and hinders, the rolls, what comes of it."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.aim import aiming
from rolcli.rulesets.unisystem.attempt import Attempt
from rolcli.rulesets.unisystem.d10 import burden, modified
from rolcli.rulesets.unisystem.defence import defence_of
from rolcli.rulesets.unisystem.equipment import catalogue
from rolcli.rulesets.unisystem.levels import TO_HIT
from rolcli.rulesets.unisystem.manoeuvres import (
    attacks_of,
    check_manoeuvre,
    rounds_in,
    several,
    spend,
)
from rolcli.rulesets.unisystem.means import is_melee, is_unarmed, means_of, remark
from rolcli.rulesets.unisystem.outcome import finish, miss_by_range
from rolcli.rulesets.unisystem.plan import Plan, ToHit
from rolcli.rulesets.unisystem.ranges import OUT_OF_RANGE, band_of, range_effect
from rolcli.rulesets.unisystem.record import Record
from rolcli.rulesets.unisystem.target import Target
from rolcli.rulesets.unisystem.volley import play_out

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.asks import Attack

LOAD_RULES = {"birdshot": "UNX-55", "buckshot": "UNX-56", "slug": "UNX-57"}


def resolve(dice: Dice, house: House, ask: Attack) -> Result:
    """Resolve an attack to the end.

    Damage is worked out at once; at the table it waits until everybody has
    struck (UNI-29), which changes no number of one attack.
    """
    if ask.mode == "suppressive":
        from rolcli.rulesets.unisystem.suppressive import suppress

        return suppress(dice, house, ask)
    attempt = dice.chance(prepare, house, ask)
    result = attempt.result()
    if attempt.plan is None or attempt.target is None:
        return miss_by_range(dice, result)
    record = Record()
    came = dice.chance(play_out, house, attempt.plan, record)
    if attempt.band is not None:
        result.details["range"] = attempt.band
    if attempt.rounds_left is not None:
        result.details["rounds_left"] = attempt.rounds_left
        if "rounds" in ask:  # what was told carries on from attack to attack
            result.state["rounds_left"] = attempt.rounds_left
    return finish(dice, house, ask, attempt, result, came, record)


def prepare(dice: Dice, house: House, ask: Attack) -> Attempt:
    """Settle everything that the options decide; refuse what the rules do not allow."""
    gear = catalogue(ask.equipment)
    means = means_of(ask, gear)
    attempt = Attempt(means)
    if means.weapon is not None:
        attempt.details["weapon"] = means.weapon.id
    if (ask.burning or ask.splashed) and means.burning is None:
        raise UsageError(
            "forbidden",
            msg("This attack sets nothing on fire."),
            hint=msg("Use a weapon of the incendiary table, or incendiary shells."),
        )
    band = attempt.band = band_of(dice, ask, means.weapon)
    attempt.melee = is_melee(means, ask.unarmed, band is not None or ask.aim is not None)
    attempt.unarmed = is_unarmed(means, ask.unarmed)
    if attempt.melee and band is not None and means.weapon is not None:
        raise UsageError(
            "forbidden",
            msg("A blow has no range."),
            hint=msg("Leave out --range, --distance and --bands."),
        )
    attacks = attacks_of(ask)
    check_manoeuvre(house, means.weapon, [fire.mode for fire in attacks], ask.automatic)
    may_attack(dice, house, ask, attempt)
    attempt.rounds_left = spend(rounds_in(means.weapon, ask), attacks)
    defence = defence_of(dice, house, ask, attempt)
    if band == OUT_OF_RANGE and house["range_rules"]:
        return attempt
    bonus = bonuses(dice, ask, attempt)
    by_range, more = range_effect(dice, house, band, attempt.notes)
    bonus += by_range + several(dice, house, attacks)
    remark(dice, house, means, attempt.notes)
    target = attempt.target = Target(dice, house, ask, gear, attempt.notes)
    shot = None
    if means.damage is not None and not ask.splashed:
        dice.step(msg("Damage multiplier"), means.damage.multiplier, "UNI-34")
        shot = target.shot(dice, house, means.damage, means.kind, more)
    to_hit = ToHit(bonus, attack_rule(house, attempt.melee), aiming(dice, ask, attempt))
    attempt.plan = Plan(attacks, to_hit, defence, shot, means.aimed)
    return attempt


def attack_rule(house: House, melee: bool) -> str:
    """Give the rule that an attack is rolled by."""
    if house.ruleset == "unisystem-combat":
        return "UNX-03"
    return "UNI-16" if melee else "UNI-22"


def may_attack(dice: Dice, house: House, ask: Attack, attempt: Attempt) -> None:
    """Refuse an attack by someone who gave it up by dodging (UNX-05, UNX-06).

    In melee one may dodge and strike (UNX-07); with Acrobatics, fire a handgun.
    """
    if ask.dodging is None:
        return
    if attempt.melee or house["dodge_ranged_cost"] == "none":
        rule = "UNX-07" if attempt.melee else "UNI-19"
        dice.step(msg("Dodges and still attacks"), msg("yes"), rule)
        return
    if ask.dodging == "dodge":
        raise UsageError(
            "forbidden",
            msg("Who dodges does not fire back this round (UNX-05)."),
            hint=msg("With --dodging acrobatics a handgun may be fired."),
        )
    weapon = attempt.means.weapon
    if weapon is None or weapon.category != "handgun":
        raise UsageError(
            "forbidden",
            msg("Who dodges with Acrobatics fires back with a handgun only (UNX-06)."),
            hint=msg("Name a handgun with --weapon."),
        )
    dice.step(msg("Dodges and still attacks"), msg("yes"), "UNX-06")


def bonuses(dice: Dice, ask: Attack, attempt: Attempt) -> int:
    """Add up what goes to every attack roll of the round, but range and number of attacks."""
    rule = "UNI-16" if attempt.melee else "UNI-22"
    dice.modifier("dexterity", ask.dex, rule)
    dice.modifier("skill", ask.skill, rule)
    bonus = ask.dex + ask.skill + modified(dice, ask)
    if ask.encumbrance is not None and not attempt.melee:
        attempt.notes.append(msg("Encumbrance does not touch shooting or throwing."))
    else:
        bonus += burden(dice, ask.encumbrance)
    if ask.location is not None:
        value, rule = TO_HIT[ask.location]
        dice.modifier(ask.location, value, rule)
        bonus += value
    weapon, load = attempt.means.weapon, attempt.means.load
    if weapon is not None and load in weapon.to_hit:
        value = weapon.to_hit[load]
        dice.modifier(load, value, LOAD_RULES[load])
        bonus += value
    return bonus
