"""The course of an attack: what strikes, what helps and hinders, the rolls, what comes of it."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.equipment import catalogue
from rolcli.rulesets.unisystem.groups import burden, modified
from rolcli.rulesets.unisystem.means import (
    Attempt,
    is_melee,
    is_unarmed,
    means_of,
    remark,
    rounds_in,
    spend,
)
from rolcli.rulesets.unisystem.outcome import OUT_OF_RANGE, finish, miss_by_range
from rolcli.rulesets.unisystem.target import TO_HIT, Target
from rolcli.rulesets.unisystem.volley import ONE_SHOT, Plan, Record, play_out

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.asks import Attack
    from rolcli.rulesets.unisystem.means import Means
    from rolcli.rulesets.unisystem.volley import Defence, Fires

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
    band = attempt.band = band_of(dice, ask, means)
    attempt.melee = is_melee(means, ask.unarmed, band is not None or ask.aim is not None)
    attempt.unarmed = is_unarmed(means, ask.unarmed)
    if attempt.melee and band is not None and means.weapon is not None:
        raise UsageError(
            "forbidden",
            msg("A blow has no range."),
            hint=msg("Leave out --range, --distance and --bands."),
        )
    attacks = attacks_of(house, ask, means)
    may_attack(dice, house, ask, attempt)
    attempt.rounds_left = spend(rounds_in(means.weapon, ask), attacks)
    defence = defence_of(dice, house, ask, attempt)
    if band == OUT_OF_RANGE and house["range_rules"]:
        return attempt
    bonus = bonuses(dice, ask, attempt)
    more = 0
    if band is not None:
        from rolcli.rulesets.unisystem.ranges import range_effect

        by_range, more = range_effect(dice, house, band, attempt.notes)
        bonus += by_range
    if len(attacks) > 1:
        from rolcli.rulesets.unisystem.manoeuvres import several

        bonus += several(dice, house, attacks)
    remark(dice, house, means, attempt.notes)
    target = attempt.target = Target(dice, house, ask, gear, attempt.notes)
    shot = None
    if means.damage is not None and not ask.splashed:
        dice.step(msg("Damage multiplier"), means.damage.multiplier, "UNI-34")
        shot = target.shot(dice, house, means.damage, means.kind, more)
    aiming = aim(dice, ask, attempt)
    rule = attack_rule(house, attempt.melee)
    attempt.plan = Plan(attacks, bonus, rule, aiming, defence, shot, means.aimed)
    return attempt


def band_of(dice: Dice, ask: Attack, means: Means) -> str | None:
    """Give the band that the target is in, as named or by its distance."""
    if ask.distance is None:
        return ask.band
    from rolcli.rulesets.unisystem.ranges import measured

    return measured(dice, ask, ask.distance, means.weapon)


def attacks_of(house: House, ask: Attack, means: Means) -> Fires:
    """Lay out the attacks of the round; most often that is one."""
    if not (ask.bursts or ask.mode or ask.attacks or ask.shots):
        return ONE_SHOT
    from rolcli.rulesets.unisystem.manoeuvres import laid_out

    return laid_out(house, ask, means.weapon)


def defence_of(dice: Dice, house: House, ask: Attack, attempt: Attempt) -> Defence | None:
    """Settle how the target defends itself, if it does."""
    if ask.prone:
        attempt.effects += ["cannot_dodge", "cannot_fire_back"]
    if ask.parry is None and ask.dodge is None:
        return None
    from rolcli.rulesets.unisystem.defence import settled

    return settled(dice, house, ask, attempt)


def aim(dice: Dice, ask: Attack, attempt: Attempt) -> int | None:
    """Give what is added to the d10 of taking aim, if the attacker does."""
    if ask.aim is None:
        return None
    from rolcli.rulesets.unisystem.manoeuvres import aiming

    return aiming(dice, ask, ask.aim, attempt)


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
