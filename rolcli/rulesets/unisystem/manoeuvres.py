"""Manoeuvres of the combat rules: taking aim, several attacks, bursts, rock and roll.

UNX-09..12 and UNX-34..44.
"""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.volley import Fire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.asks import Attack
    from rolcli.rulesets.unisystem.items import Weapon
    from rolcli.rulesets.unisystem.means import Attempt
    from rolcli.rulesets.unisystem.volley import Fires

BURST_COST = 3
"""What each burst beyond the first takes off all of them (UNX-40)."""
ROCK_COST = 4
"""The same of a rock and roll (UNX-42)."""
PUBLISHED_COST = 2
"""What each single attack beyond the first takes off as published (UNI-P4)."""
ROCK_SHOTS = 10
"""Shots of a rock and roll (UNX-41)."""
MOST_ATTACKS = 100
"""The most attacks of one round that are rolled."""
SCOPE = 2
"""What a scope adds to the aim roll, not to the attack (UNX-12, UNX-59)."""


def laid_out(house: House, ask: Attack, weapon: Weapon | None) -> Fires:
    """Lay out the attacks of the round; refuse what the weapon or the house does not do."""
    attacks = attacks_of(ask)
    check_manoeuvre(house, weapon, [fire.mode for fire in attacks], ask.automatic)
    return attacks


def attacks_of(ask: Attack) -> Fires:
    """List the attacks of the round; raise UsageError for shots that no mode has."""
    modes = list(ask.bursts) or [ask.mode or "single"] * (ask.attacks or 1)
    if len(modes) > MOST_ATTACKS:
        raise UsageError(
            "out_of_bounds",
            msg("{n} attacks are more than anybody makes in a round.", n=len(modes)),
            hint=msg("It is at most {most}.", most=MOST_ATTACKS),
        )
    shots = ask.shots
    rocks = shots == ROCK_SHOTS and "rock_and_roll" in modes
    if shots is not None and "burst" not in modes and not rocks:
        raise UsageError(
            "out_of_bounds",
            msg("Only a burst has a choice of shots: rock and roll fires 10, a single attack 1."),
            hint=msg("Add --mode burst, or leave out --shots."),
        )
    if "burst" in modes and shots is not None and not 3 <= shots <= 5:
        raise UsageError(
            "out_of_bounds",
            msg("A burst has 3 to 5 shots, and {shots} are asked for (UNX-36).", shots=shots),
            hint=msg("Use --mode rock-and-roll for 10 shots."),
        )
    sizes = {"single": 1, "burst": shots or 3, "rock_and_roll": ROCK_SHOTS}
    return tuple([Fire(mode, sizes[mode]) for mode in modes])


def several(dice: Dice, house: House, attacks: Fires) -> int:
    """Give what several attacks take off each of them (UNX-34, UNX-35, UNX-40, UNX-42).

    Every attack beyond the cheapest costs the number of its own kind, and the
    sum applies to all.
    """
    costs = {
        "single": -house.number("action_penalty"),
        "burst": BURST_COST,
        "rock_and_roll": ROCK_COST,
    }
    each = [costs[fire.mode] for fire in attacks]
    penalty = min(each) - sum(each)
    if len(attacks) > 1:
        mode = attacks[0].mode
        alike = all(fire.mode == mode for fire in attacks)
        plain = "UNI-P4" if costs["single"] == PUBLISHED_COST else "UNX-34"
        rules = {"single": plain, "burst": "UNX-40", "rock_and_roll": "UNX-42"}
        dice.modifier("several_attacks", penalty, rules[mode] if alike else "UNX-42")
    return penalty


def check_manoeuvre(
    house: House, weapon: Weapon | None, modes: list[str], automatic: bool
) -> None:
    """Refuse a manoeuvre that is switched off or that the weapon cannot do."""
    if modes == ["single"]:
        return
    if not house["part_four"]:
        raise UsageError(
            "needs_setting",
            msg("Special combat manoeuvres are not in use (setting part_four)."),
            hint=msg("Allow them with --set part_four=on."),
        )
    if weapon is None or weapon.automatic or automatic:
        return
    if any(mode != "single" for mode in modes):
        raise UsageError(
            "forbidden",
            msg("{name} is no automatic weapon: it fires no bursts.", name=weapon.called),
            hint=msg("Use --mode single."),
        )


def aiming(dice: Dice, ask: Attack, perception: int, attempt: Attempt) -> int:
    """Give what is added to the d10 of taking aim; the attack is rolled as ever (UNX-11).

    A sniper rifle brings its scope (UNX-58).
    """
    weapon = attempt.means.weapon
    bonus = perception + ask.skill
    dice.step(msg("Perception and skill, for the aim roll"), bonus, "UNX-09")
    own = weapon is not None and weapon.scope
    if ask.scope or own:
        bonus += SCOPE
        dice.step(msg("Scope, for the aim roll"), f"+{SCOPE}", "UNX-58" if own else "UNX-12")
    attempt.details["scope"] = ask.scope or own
    attempt.effects.append("acts_last")
    dice.step(msg("Aiming delays the attack"), msg("to the end of the round"), "UNX-09")
    return bonus
