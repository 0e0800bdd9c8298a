"""The attacks of one round: what they have in common, and how they go one after the other."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem.d10 import TARGET, d10
from rolcli.rulesets.unisystem.harm import (
    PLAIN,
    Content,
    Raise,
    Telling,
    Wounds,
    damage_of_hit,
    raw_of_hit,
    stopped,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.harm import Shot, Wound

    Fires = tuple["Fire", ...]


class Defence(Content):
    """A dodge or a parry: what is added to its d10, and the rule it is rolled by."""

    __slots__ = ("bonus", "name", "rule")

    def __init__(self, name: str, bonus: int, rule: str) -> None:
        super().__init__(name, bonus)
        self.name = name
        self.bonus = bonus
        self.rule = rule


class Fire(Content):
    """One attack of the round: its mode, and its shots."""

    __slots__ = ("mode", "shots")

    def __init__(self, mode: str, shots: int) -> None:
        super().__init__(mode, shots)
        self.mode = mode
        self.shots = shots


ONE_SHOT = (Fire("single", 1),)
"""A round of one plain attack."""


class Plan(Content):
    """All that the attacks of a round have in common.

    ``bonus`` goes to each attack roll, made by ``rule``, and ``aiming`` to the roll of taking
    aim. ``shot`` is None where the attack ends at the hit. ``aimed`` says whether a high
    total raises the damage.
    """

    __slots__ = ("aimed", "aiming", "attacks", "bonus", "defence", "rule", "shot")

    def __init__(
        self,
        attacks: Fires,
        bonus: int,
        rule: str,
        aiming: int | None,
        defence: Defence | None,
        shot: Shot | None,
        aimed: bool,
    ) -> None:
        super().__init__(attacks, bonus, aiming, defence, shot, aimed)
        self.attacks = attacks
        self.bonus = bonus
        self.rule = rule
        self.aiming = aiming
        self.defence = defence
        self.shot = shot
        self.aimed = aimed


class Swing(Wounds):
    """One attack as it went: its mode, totals, and its hits."""

    __slots__ = ("fire", "guard", "landed", "target", "total")

    def __init__(self, fire: Fire, total: int, guard: int | None, target: int, landed: int) -> None:
        super().__init__()
        self.fire = fire
        self.total = total
        self.guard = guard
        self.target = target
        self.landed = landed


class Record(Telling):
    """The attacks of a round as they went."""

    __slots__ = ("aim", "aim_total", "swings")

    def __init__(self) -> None:
        self.swings: list[Swing] = []
        self.aim_total: int | None = None
        self.aim = 0

    @property
    def wounds(self) -> list[Wound]:
        """All hits of the round."""
        return [wound for swing in self.swings for wound in swing.hits]

    def aimed(self, dice: Dice, total: int, added: int) -> None:
        """Note how the aim went."""
        self.aim_total = total
        self.aim = added

    def latest(self) -> Wounds:
        """Give the latest attack."""
        return self.swings[-1]

    def struck(self, dice: Dice, swing: Swing) -> None:
        """Note an attack."""
        self.swings.append(swing)


def needed(house: House, guard: int | None) -> int:
    """Give the total that an attack needs against a defence total, or None for no defence.

    An attack is a task and needs 9 (UNX-03, a setting where it is resisted); the
    better total wins (UNI-21), so the defender must roll better (UNX-04), unless
    the setting gives ties to the defender.
    """
    if guard is None:
        return TARGET
    beat = guard if house["tie"] == "attacker" else guard + 1
    return max(TARGET, beat) if house["attack_needs_nine"] else beat


class Met(Content):
    """What an attack met: all that was added to its die, and the total that it needed.

    ``defence`` is what it met where nobody saw the total of that fall.
    """

    __slots__ = ("bonus", "defence", "target")

    def __init__(self, bonus: int, target: int, defence: Defence | None) -> None:
        super().__init__(bonus, target, defence)
        self.bonus = bonus
        self.target = target
        self.defence = defence


class Blow(Content):
    """What an attack roll came to: hits, what it met, and the defence that met it.

    ``met`` is None where its total adds nothing to the damage. ``total`` and ``guard`` are known
    to those who saw them fall. ``target`` is what the defence asks of attacks that follow.
    """

    __slots__ = ("guard", "hits", "met", "target", "total")

    def __init__(
        self, hits: int, met: Met | None, target: int | None, total: int | None, guard: int | None
    ) -> None:
        super().__init__(hits, met, target)
        self.hits = hits
        self.met = met
        self.target = target
        self.total = total
        self.guard = guard


class Progress(Content):
    """How far a round has come: attacks made, what the defence asks, hits, damage gathered.

    Of a single attack ``taken`` is what got past the armour and ``rolled`` what was rolled.
    ``guard`` is the defence total of those who saw it fall.
    """

    __slots__ = ("guard", "hits", "made", "rolled", "taken", "target")

    def __init__(
        self, made: int, target: int | None, hits: int, taken: Any, rolled: Any = (),
        guard: int | None = None,
    ) -> None:
        super().__init__(made, target, hits, taken, rolled)
        self.made = made
        self.target = target
        self.guard = guard
        self.hits = hits
        self.taken = taken
        self.rolled = rolled


NOTHING_YET = Progress(0, None, 0, ())
"""How a round begins."""


def play_out(dice: Dice, house: House, plan: Plan, record: Record) -> Progress:
    """Take aim, then make every attack of the round."""
    aim = 0
    if plan.aiming is not None:
        aim = dice.chance(take_aim, house, plan.aiming, record)
    if plan.attacks == ONE_SHOT:
        return one_shot(dice, house, plan, aim, record)
    return dice.repeat(
        len(plan.attacks), next_attack, NOTHING_YET, house, plan, aim, record
    )


def one_shot(dice: Dice, house: House, plan: Plan, aim: int, record: Record) -> Progress:
    """Make a single attack; its hit is followed number by number."""
    blow = dice.chance(strike, house, plan, aim, NOTHING_YET, record)
    if not blow.hits or plan.shot is None:
        return Progress(1, None, blow.hits, ())
    rolled = dice.gather((), 1, raw_of_blow, house, plan.shot, blow.met, blow.total, record)
    past = dice.gather(rolled, 1, stopped, plan.shot, record)
    return Progress(1, None, blow.hits, past, rolled)


def next_attack(
    dice: Dice, done: Progress, house: House, plan: Plan, aim: int, record: Record
) -> Progress:
    """Make the next attack of the round, then its hits in order."""
    blow = dice.chance(
        strike, house, plan, 0 if done.made else aim,
        Progress(done.made, done.target, 0, (), guard=done.guard), record,
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
    return Progress(
        done.made + 1, blow.target, done.hits + blow.hits, taken, guard=blow.guard
    )


def strike(
    dice: Dice, house: House, plan: Plan, aim: int, done: Progress, record: Record
) -> Blow:
    """Roll one attack, and the defence after the first: one defence meets all of them."""
    fire = plan.attacks[done.made]
    total = d10(dice, "attack", house) + plan.bonus + aim
    dice.step(msg("Attack"), total, plan.rule)
    following = done.made + 1 < len(plan.attacks)
    target, guard, unseen = done.target, done.guard, None
    if plan.defence is None:
        target = TARGET
    elif target is None and following:
        thrown = d10(dice, plan.defence.name, house) + plan.defence.bonus
        target, guard = needed(house, thrown), dice.seen(thrown)
    if target is not None:
        lands = total >= target
    else:
        assert plan.defence is not None
        lands, guard = against(dice, house, total, plan.defence)
        target, unseen = needed(house, guard), plan.defence if guard is None else None
    if plan.defence is not None and guard is not None:
        if done.target is None:
            label = msg("Dodge") if plan.defence.name == "dodge" else msg("Parry")
            dice.step(label, guard, plan.defence.rule)
        combat = house.ruleset == "unisystem-combat"
        dice.step(msg("Needed against this defence"), target, "UNX-04" if combat else "UNI-21")
    landed = hits_of(fire, total) if lands else 0
    if fire.mode != "single":
        rule = "UNX-37" if fire.mode == "burst" else "UNX-41"
        dice.step(msg("Hits of {shots} shots", shots=fire.shots), landed, rule)
    dice.tell(record.struck, Swing(fire, total, guard, target, landed))
    met = None
    if landed and plan.aimed and fire.mode == "single" and house["success_bonus"] != "off":
        met = Met(plan.bonus + aim, target, unseen)
    return Blow(landed, met, target if following else None, dice.seen(total), guard)


def against(
    dice: Dice, house: House, total: int, defence: Defence
) -> tuple[bool, int | None]:
    """Roll a defence: tell whether the attack gets past it, and its total where that is seen."""
    sign, other = dice.contest(total - defence.bonus, d10, defence.name, house)
    better = sign > 0 or (sign == 0 and house["tie"] == "attacker")
    lands = better and (total >= TARGET or not house["attack_needs_nine"])
    return lands, None if other is None else other + defence.bonus


def added(dice: Dice, house: House, met: Met | None, total: int | None) -> Raise:
    """Give what the total of an attack adds to its damage.

    Whoever did not see it fall knows only that it landed.
    """
    if met is None:
        return PLAIN
    more = dice.chance(raised, house, met, total)
    if not more:
        return PLAIN
    return Raise(more) if house["success_bonus"] == "on" else Raise(0, more)


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
    lands = total >= met.target
    if met.defence is not None:
        lands, _ = against(dice, house, total, met.defence)
    if not lands:
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


def raised(dice: Dice, house: House, met: Met, total: int | None) -> int:
    """Give what the total of an attack that landed raises in its damage.

    The multiplier goes up by one at 15 and by one more for every 2 (UNX-18, UNX-19); the
    published rule adds to the die by success level instead (UNI-P2, UNI-P5). Shots of a
    burst do normal damage (UNX-39).
    """
    if total is None:
        total = landing(dice, house, met)
    if house["success_bonus"] == "published":
        from rolcli.rulesets.unisystem.success import success_level

        level = success_level(total)
        dice.step(msg("Success level"), level.rank, level.rule)
        if level.bonus:
            dice.step(msg("Damage die by success"), f"+{level.bonus}", level.rule)
        return level.bonus
    higher = 1 + (total - 15) // 2 if total >= 15 else 0
    if higher:
        dice.step(msg("Damage multiplier by success"), f"+{higher}", "UNX-18")
    return higher


def take_aim(dice: Dice, house: House, bonus: int, record: Record) -> int:
    """Roll 1d10 + Perception + skill: +1 to the attack at 9, one more for every 2 above (UNX-10).
    """
    total = d10(dice, "aim", house) + bonus
    dice.step(msg("Aim"), total, "UNX-09")
    added = 1 + (total - TARGET) // 2 if total >= TARGET else 0
    dice.step(msg("Added to the attack by aiming"), f"+{added}", "UNX-10")
    dice.tell(record.aimed, total, added)
    return added
