"""The attacks of one round, one after the other: to hit, the defence, then each hit."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem.aim import aim_roll
from rolcli.rulesets.unisystem.d10 import TARGET, d10, success_level
from rolcli.rulesets.unisystem.defence import needed
from rolcli.rulesets.unisystem.harm import Wounds, hurt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.defence import Defence
    from rolcli.rulesets.unisystem.harm import Shot, Sums

    State = tuple[int, int | None, int, int, Sums]
    """Attacks made, the defence total, hits still to roll, hits, sums of the damage."""


class Swing(Wounds):
    """One attack as it went: mode, totals, and its hits."""

    __slots__ = ("guard", "landed", "mode", "shots", "total")

    def __init__(self, mode: str, shots: int) -> None:
        super().__init__()
        self.mode = mode
        self.shots = shots
        self.total = 0
        self.guard: int | None = None
        self.landed = 0


class Record:
    """The attacks of a round as they went, kept while rolling."""

    __slots__ = ("aim", "aim_total", "swings")

    def __init__(self) -> None:
        self.swings: list[Swing] = []
        self.aim_total: int | None = None
        self.aim = 0


class Plan:
    """All that the attacks of a round have in common; compared by content.

    ``attacks`` are (mode, shots); ``bonus`` is added to each d10. ``aiming`` is
    what is added to the d10 of taking aim, or None. ``shot`` is None where the
    attack ends at the hit. ``aimed`` says whether a high total raises the damage.
    """

    __slots__ = (
        "_hash", "aimed", "aiming", "attacks", "bonus", "defence", "defence_rule", "key", "shot",
    )  # fmt: skip

    def __init__(
        self,
        attacks: tuple[tuple[str, int], ...],
        bonus: int,
        aiming: int | None,
        defence: Defence | None,
        defence_rule: str,
        shot: Shot | None,
        aimed: bool,
    ) -> None:
        self.attacks = attacks
        self.bonus = bonus
        self.aiming = aiming
        self.defence = defence
        self.defence_rule = defence_rule
        self.shot = shot
        self.aimed = aimed
        self.key = (attacks, bonus, aiming, defence, shot, aimed)
        self._hash = hash(self.key)

    def __eq__(self, other: object) -> bool:
        return type(other) is Plan and self.key == other.key

    def __hash__(self) -> int:
        return self._hash


def play_out(
    dice: Dice, house: House, plan: Plan, wide: bool, record: Record | None
) -> tuple[int, Sums]:
    """Take aim if asked, make every attack of the round and give hits and damage."""
    aim = 0 if plan.aiming is None else take_aim(dice, house, plan.aiming, record)
    start: State = (0, None, 0, 0, (0, 0, 0) if wide else (None, None, 0))
    n = len(plan.attacks)
    _, _, pending, hits, sums = dice.repeat(n, volley, start, house, plan, aim, record)
    if pending and plan.shot is not None:
        sums = dice.repeat(pending, hurt, sums, plan.shot, 0, 0, None)
    return hits, sums


def take_aim(dice: Dice, house: House, bonus: int, record: Record | None) -> int:
    """Roll to aim and give what it adds to the attack; aiming serves the first one only."""
    added, total = dice.chance(aim_roll, bonus, house["rule_of_ten"] is True)
    dice.modifier("aim", added, "UNX-10")
    if record is not None:
        record.aim = added
        record.aim_total = total
    return added


def volley(
    dice: Dice, state: State, house: House, plan: Plan, aim: int, record: Record | None
) -> State:
    """Make the next attack of the round and add what it did."""
    index, guard, pending, hits, (raw, net, final) = state
    swing = None
    if record is not None:
        swing = Swing(*plan.attacks[index])
        record.swings.append(swing)
    wide = raw is not None
    landed, later, guard, more = dice.chance(
        one_attack, house, plan, aim if index == 0 else 0, index, guard, wide, swing
    )
    if raw is not None and net is not None:
        raw += more[0] or 0
        net += more[1] or 0
    return (index + 1, guard, pending + later, hits + landed, (raw, net, final + more[2]))


def one_attack(
    dice: Dice,
    house: House,
    plan: Plan,
    aim: int,
    index: int,
    guard: int | None,
    wide: bool,
    swing: Swing | None,
) -> tuple[int, int, int | None, Sums]:
    """Roll to hit, then the hits in order: hits, hits still to roll, defence and damage.

    Shots of a burst all do the same damage, so exact odds first count them
    and weigh their damage together at the end.
    """
    landed, higher, bonus, guard = dice.chance(strike, house, plan, aim, index, guard, swing)
    sums: Sums = (0, 0, 0) if wide else (None, None, 0)
    if plan.shot is None or not landed:
        return landed, 0, guard, sums
    if dice.enumerating and plan.attacks[index][0] != "single":
        return landed, landed, guard, sums
    return landed, 0, guard, dice.repeat(landed, hurt, sums, plan.shot, higher, bonus, swing)


def strike(
    dice: Dice,
    house: House,
    plan: Plan,
    aim: int,
    index: int,
    guard: int | None,
    swing: Swing | None,
) -> tuple[int, int, int, int | None]:
    """Roll one attack, and the defence after the first: one defence meets all of them.

    Give the hits, what a high total adds to the multiplier and to the die, and
    the defence total where more attacks follow.
    """
    mode, shots = plan.attacks[index]
    ten = house["rule_of_ten"] is True
    total = d10(dice, "attack", ten) + plan.bonus + aim
    dice.step(msg("Attack"), total, "UNX-03" if house.ruleset == "unisystem-combat" else "UNI-16")
    if plan.defence is not None and guard is None:
        name, defending = plan.defence
        guard = d10(dice, name, ten) + defending
        dice.step(msg("Dodge") if name == "dodge" else msg("Parry"), guard, plan.defence_rule)
    target = needed(house, guard)
    if guard is not None:
        dice.step(
            msg("Needed against this defence"), target, "UNX-04" if guard == total else "UNI-21"
        )
    landed = hits_of(mode, shots, total) if total >= target else 0
    if mode != "single":
        dice.step(
            msg("Hits of {shots} shots", shots=shots),
            landed,
            "UNX-37" if mode == "burst" else "UNX-41",
        )
    higher = bonus = 0
    if landed and plan.shot is not None and plan.aimed and mode == "single":
        higher, bonus = raised(dice, house, total)
    if swing is not None:
        swing.total = total
        swing.guard = guard
        swing.landed = landed
    return landed, higher, bonus, guard if index + 1 < len(plan.attacks) else None


def hits_of(mode: str, shots: int, total: int) -> int:
    """Count the hits of an attack that is not defended: bursts hit once at 9, again every 2.

    A three-shot burst with 11 hits twice (UNX-36..38); ten shots need 27 for
    all of them (UNX-41).
    """
    if mode == "single":
        return 1
    return min(shots, 1 + (total - TARGET) // 2) if total >= TARGET else 0


def raised(dice: Dice, house: House, total: int) -> tuple[int, int]:
    """Give what a high total adds to the damage: to the multiplier, or to the die.

    One to the multiplier at 15 and one more for every 2 (UNX-18, UNX-19); the
    published rule adds to the die by success level instead (UNI-P2). Shots of a
    burst do normal damage (UNX-39).
    """
    if house["success_bonus"] == "on":
        higher = 1 + (total - 15) // 2 if total >= 15 else 0
        if higher:
            dice.step(msg("Damage multiplier by success"), f"+{higher}", "UNX-18")
        return higher, 0
    if house["success_bonus"] == "published":
        name, rank, bonus = success_level(total)
        if name is not None:
            dice.step(msg("Success level"), rank, "UNI-P2")
        return 0, bonus
    return 0, 0
