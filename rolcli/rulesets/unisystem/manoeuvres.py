"""Manoeuvres of the combat rules: several attacks, bursts, rock and roll (UNX-34..44)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg, nmsg
from rolcli.rulesets.unisystem.d10 import number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.items import Weapon

    Attacks = tuple[tuple[str, int], ...]
    """Mode and shots of each attack of the round."""

BURST_COST = 3
"""What each burst beyond the first takes off all of them (UNX-40)."""
ROCK_COST = 4
"""The same of a rock and roll (UNX-42)."""
ROCK_SHOTS = 10
"""Shots of a rock and roll (UNX-41)."""


def read_attacks(
    mode: str | None, shots: int | None, attacks: int | None, bursts: Sequence[str]
) -> Attacks:
    """Lay out the attacks of the round; raise UsageError for what does not go together."""
    if bursts and (mode is not None or attacks is not None):
        raise UsageError(
            "bursts_and_mode",
            msg("--bursts already says how often and how the weapon is fired."),
            hint=msg("Leave out --mode and --attacks, or --bursts."),
        )
    modes = list(bursts) or [mode or "single"] * (attacks or 1)
    if (
        shots is not None
        and "burst" not in modes
        and not (shots == ROCK_SHOTS and "rock_and_roll" in modes)
    ):
        raise UsageError(
            "shots_without_burst",
            msg("Only a burst has a choice of shots: rock and roll fires 10, a single attack 1."),
            hint=msg("Add --mode burst, or leave out --shots."),
        )
    if "burst" in modes and shots is not None and not 3 <= shots <= 5:
        raise UsageError(
            "burst_size",
            msg("A burst has 3 to 5 shots, and {shots} are asked for (UNX-36).", shots=shots),
            hint=msg("Use --mode rock-and-roll for 10 shots."),
        )
    sizes = {"single": 1, "burst": shots or 3, "rock_and_roll": ROCK_SHOTS}
    return tuple((one, sizes[one]) for one in modes)


def several(dice: Dice, house: House, attacks: Attacks) -> int:
    """Give what several attacks take off each of them (UNX-34, UNX-35, UNX-40, UNX-42).

    Every attack beyond the cheapest costs the number of its own kind, and the
    sum applies to all.
    """
    costs = {
        "single": -number(house, "action_penalty"),
        "burst": BURST_COST,
        "rock_and_roll": ROCK_COST,
    }
    each = [costs[mode] for mode, _ in attacks]
    penalty = min(each) - sum(each)
    if len(attacks) > 1:
        mode = attacks[0][0]
        alike = all(other == mode for other, _ in attacks)
        rules = {"single": "UNX-34", "burst": "UNX-40", "rock_and_roll": "UNX-42"}
        dice.modifier("several_attacks", penalty, rules[mode] if alike else "UNX-42")
    return penalty


def check_manoeuvre(
    house: House, weapon: Weapon | None, mode: str, attacks: Attacks, automatic: bool
) -> None:
    """Refuse a manoeuvre that is switched off or that the weapon cannot do."""
    modes = [mode] if mode == "suppressive" else [one for one, _ in attacks]
    if modes == ["single"]:
        return
    if not house["part_four"]:
        raise UsageError(
            "manoeuvres_off",
            msg("Special combat manoeuvres are not in use (setting part_four)."),
            hint=msg("Allow them with --set part_four=on."),
        )
    if weapon is None or weapon.automatic or automatic:
        return
    if any(one != "single" for one in modes):
        raise UsageError(
            "not_automatic",
            msg("{name} is no automatic weapon: it fires no bursts.", name=weapon.called),
            hint=msg("Use --mode single."),
        )


def rounds_in(weapon: Weapon | None, rounds: int | None, automatic: bool) -> int | None:
    """Give the rounds in the weapon: as told, or its capacity; None where unknown.

    An automatic shotgun of 12 gauge holds 12 shells (UNX-62); the number in brackets is
    the capacity, also of thrown knives, which are carried (UNX-63).
    """
    if automatic and (weapon is None or weapon.id != "shotgun-12"):
        raise UsageError(
            "no_automatic_model",
            msg("Only the 12-gauge shotgun has an automatic model of 12 shells (UNX-62)."),
            hint=msg("Leave out --automatic."),
        )
    if rounds is not None:
        return rounds
    if automatic:
        return 12
    return None if weapon is None else weapon.capacity


def spend(rounds: int | None, attacks: Attacks) -> int | None:
    """Take the shots of a round from the weapon and give what is left; refuse too many."""
    if rounds is None:
        return None
    fired = sum(shots for _, shots in attacks)
    if fired > rounds:
        raise UsageError(
            "not_enough_rounds",
            nmsg(
                "{n} shot is more than the {rounds} in the weapon.",
                "{n} shots are more than the {rounds} in the weapon.",
                fired,
                rounds=rounds,
            ),
            hint=msg("Fire less, or tell how many it holds with --rounds."),
        )
    return rounds - fired
