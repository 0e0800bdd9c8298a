"""The attacks of one round, one after the other: to hit, the defence, then each hit."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem.aim import take_aim
from rolcli.rulesets.unisystem.content import Content
from rolcli.rulesets.unisystem.d10 import TARGET, d10
from rolcli.rulesets.unisystem.defence import needed
from rolcli.rulesets.unisystem.harm import PLAIN, Raise, damage_of_hit, raw_of_hit, stopped
from rolcli.rulesets.unisystem.manoeuvres import ONE_SHOT
from rolcli.rulesets.unisystem.record import Swing
from rolcli.rulesets.unisystem.success import success_level

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.harm import Shot
    from rolcli.rulesets.unisystem.manoeuvres import Fire
    from rolcli.rulesets.unisystem.plan import Plan
    from rolcli.rulesets.unisystem.record import Record


class Met(Content):
    """What an attack met: all that was added to its die, and the total that it needed."""

    __slots__ = ("bonus", "target")

    def __init__(self, bonus: int, target: int) -> None:
        super().__init__(bonus, target)
        self.bonus = bonus
        self.target = target


class Blow(Content):
    """What an attack roll came to: hits, what it met, and the defence that met it.

    ``met`` is None where its total adds nothing to the damage. ``total`` is known to those
    who saw it fall. ``guard`` is None where no attack follows that it would meet too.
    """

    __slots__ = ("guard", "hits", "met", "total")

    def __init__(self, hits: int, met: Met | None, total: int | None, guard: int | None) -> None:
        super().__init__(hits, met, guard)
        self.hits = hits
        self.met = met
        self.total = total
        self.guard = guard


class Progress(Content):
    """How far a round has come: attacks made, the defence total, hits, damage gathered."""

    __slots__ = ("guard", "hits", "made", "taken")

    def __init__(self, made: int, guard: int | None, hits: int, taken: Any) -> None:
        super().__init__(made, guard, hits, taken)
        self.made = made
        self.guard = guard
        self.hits = hits
        self.taken = taken


class Came(Content):
    """What a round came to: its hits, and the damage gathered.

    Of a single attack ``taken`` is what got past the armour and ``rolled`` what was rolled.
    """

    __slots__ = ("hits", "rolled", "taken")

    def __init__(self, hits: int, taken: Any, rolled: Any = ()) -> None:
        super().__init__(hits, taken, rolled)
        self.hits = hits
        self.taken = taken
        self.rolled = rolled


def play_out(dice: Dice, house: House, plan: Plan, record: Record) -> Came:
    """Take aim, then make every attack of the round."""
    aim = 0
    if plan.to_hit.aiming is not None:
        aim = dice.chance(take_aim, house, plan.to_hit.aiming, record)
    if plan.attacks == ONE_SHOT:
        return one_shot(dice, house, plan, aim, record)
    start = Progress(0, None, 0, ())
    done = dice.repeat(len(plan.attacks), next_attack, start, house, plan, aim, record)
    return Came(done.hits, done.taken)


def one_shot(dice: Dice, house: House, plan: Plan, aim: int, record: Record) -> Came:
    """Make a single attack; its hit is followed number by number."""
    blow = dice.chance(strike, house, plan, aim, Progress(0, None, 0, ()), record)
    if not blow.hits or plan.shot is None:
        return Came(blow.hits, ())
    rolled = dice.gather((), 1, raw_of_blow, house, plan.shot, blow.met, blow.total, record)
    return Came(blow.hits, dice.gather(rolled, 1, stopped, plan.shot, record), rolled)


def next_attack(
    dice: Dice, done: Progress, house: House, plan: Plan, aim: int, record: Record
) -> Progress:
    """Make the next attack of the round, then its hits in order."""
    blow = dice.chance(
        strike, house, plan, 0 if done.made else aim, Progress(done.made, done.guard, 0, ()), record
    )
    taken = done.taken
    if plan.shot is not None and blow.hits:
        shot = plan.shot
        if blow.met is None:
            taken = dice.gather(taken, blow.hits, damage_of_hit, shot, PLAIN, record)
        else:
            taken = dice.gather(
                taken, 1, damage_of_blow, house, shot, blow.met, blow.total, record
            )
    return Progress(done.made + 1, blow.guard, done.hits + blow.hits, taken)


def strike(
    dice: Dice, house: House, plan: Plan, aim: int, done: Progress, record: Record
) -> Blow:
    """Roll one attack, and the defence after the first: one defence meets all of them."""
    fire = plan.attacks[done.made]
    total = d10(dice, "attack", house) + plan.to_hit.bonus + aim
    dice.step(msg("Attack"), total, plan.to_hit.rule)
    guard = done.guard
    if plan.defence is not None and guard is None:
        guard = d10(dice, plan.defence.name, house) + plan.defence.bonus
        label = msg("Dodge") if plan.defence.name == "dodge" else msg("Parry")
        dice.step(label, guard, plan.defence.rule)
    target = needed(house, guard)
    if guard is not None:
        combat = house.ruleset == "unisystem-combat"
        dice.step(msg("Needed against this defence"), target, "UNX-04" if combat else "UNI-21")
    landed = hits_of(fire, total) if total >= target else 0
    if fire.mode != "single":
        rule = "UNX-37" if fire.mode == "burst" else "UNX-41"
        dice.step(msg("Hits of {shots} shots", shots=fire.shots), landed, rule)
    dice.tell(record.struck, Swing(fire, total, guard, target, landed))
    met = None
    if landed and plan.aimed and fire.mode == "single" and house["success_bonus"] != "off":
        met = Met(plan.to_hit.bonus + aim, target)
    following = done.made + 1 < len(plan.attacks)
    return Blow(landed, met, dice.seen(total), guard if following else None)


def added(dice: Dice, house: House, met: Met | None, total: int | None) -> Raise:
    """Give what the total of an attack adds to its damage.

    Whoever did not see it fall knows only that it landed.
    """
    if met is None:
        return PLAIN
    return raised(dice, house, landing(dice, house, met) if total is None else total)


def raw_of_blow(
    dice: Dice, house: House, shot: Shot, met: Met | None, total: int | None, record: Record
) -> int:
    """Roll the damage of a single attack."""
    return raw_of_hit(dice, shot, added(dice, house, met, total), record)


def damage_of_blow(
    dice: Dice, house: House, shot: Shot, met: Met, total: int | None, record: Record
) -> int:
    """Roll the hit of one of several attacks and give what it comes to."""
    return damage_of_hit(dice, shot, added(dice, house, met, total), record)


def landing(dice: Dice, house: House, met: Met) -> int:
    """Roll the total of an attack of which is known that it landed."""
    total = d10(dice, "attack", house) + met.bonus
    if total < met.target:
        dice.again()
    return total


def hits_of(fire: Fire, total: int) -> int:
    """Count the hits of an attack that is not defended: bursts hit once at 9, again every 2.

    A three-shot burst with 11 hits twice (UNX-36..38); ten shots need 27 for
    all of them (UNX-41).
    """
    if fire.mode == "single":
        return 1
    return min(fire.shots, 1 + (total - TARGET) // 2) if total >= TARGET else 0


def raised(dice: Dice, house: House, total: int) -> Raise:
    """Give what a high total adds to the damage.

    One to the multiplier at 15 and one more for every 2 (UNX-18, UNX-19); the
    published rule adds to the die by success level instead (UNI-P2, UNI-P5). Shots of a
    burst do normal damage (UNX-39).
    """
    if house["success_bonus"] == "on" and total >= 15:
        higher = 1 + (total - 15) // 2
        dice.step(msg("Damage multiplier by success"), f"+{higher}", "UNX-18")
        return Raise(higher)
    if house["success_bonus"] == "published":
        level = success_level(total)
        dice.step(msg("Success level"), level.rank, level.rule)
        if level.bonus:
            dice.step(msg("Damage die by success"), f"+{level.bonus}", level.rule)
        return Raise(0, level.bonus)
    return PLAIN
