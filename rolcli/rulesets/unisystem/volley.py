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

    State = tuple[int, int | None, int, Sums]
    """Attacks made, the defence total, hits, sums of the damage."""
    Tally = tuple[tuple[int, int, int], ...]
    """Hits by what a high total adds to them: to the multiplier, to the die, how many."""
    Count = tuple[Tally, int, int]
    """Hits whose damage is not added yet, all hits, and the final damage so far."""


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
    """All that the attacks of a round have in common; compared by content, rules aside.

    ``attacks`` are (mode, shots); ``bonus`` is added to each d10. ``aiming`` is
    what is added to the d10 of taking aim, or None. ``shot`` is None where the
    attack ends at the hit. ``aimed`` says whether a high total raises the damage.
    """

    __slots__ = (
        "_hash", "aimed", "aiming", "attacks", "bonus", "defence", "defence_rule", "key", "rule",
        "shot",
    )  # fmt: skip

    def __init__(
        self,
        attacks: tuple[tuple[str, int], ...],
        bonus: int,
        aiming: int | None,
        defence: Defence | None,
        rule: str,
        defence_rule: str,
        shot: Shot | None,
        aimed: bool,
    ) -> None:
        self.attacks = attacks
        self.bonus = bonus
        self.aiming = aiming
        self.defence = defence
        self.rule = rule
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
    """Take aim if asked, make every attack of the round and give hits and damage.

    Unless ``wide``, only hits and final damage are followed: hits that do the same
    damage are counted first, and their damage is added up afterwards.
    """
    if not wide:
        nothing: Count | None = None
        counted = dice.repeat(1 + len(plan.attacks), add_up, nothing, house, plan)
        assert counted is not None
        return counted[1], (None, None, counted[2])
    aim = 0 if plan.aiming is None else take_aim(dice, house, plan.aiming, record)
    start: State = (0, None, 0, (0, 0, 0))
    n = len(plan.attacks)
    _, _, hits, sums = dice.repeat(n, volley, start, house, plan, aim, record)
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
    """Make the next attack of the round, then its hits in order, and add what they did."""
    index, guard, hits, sums = state
    swing = None
    if record is not None:
        swing = Swing(*plan.attacks[index])
        record.swings.append(swing)
    landed, higher, bonus, guard = dice.chance(
        strike, house, plan, aim if index == 0 else 0, index, guard, swing
    )
    if plan.shot is not None and landed:
        sums = dice.repeat(landed, hurt, sums, plan.shot, higher, bonus, swing)
    return (index + 1, guard, hits + landed, sums)


def add_up(dice: Dice, state: Count | None, house: House, plan: Plan) -> Count | None:
    """Count all hits of the round, then add the damage of one sort of them after the other."""
    if state is None:
        tally, hits = dice.chance(count_hits, house, plan)
        return (tally if plan.shot is not None else (), hits, 0)
    tally, hits, final = state
    if not tally or plan.shot is None:
        return state
    higher, bonus, n = tally[-1]
    start: Sums = (None, None, 0)
    done = dice.repeat(n, hurt, start, plan.shot, higher, bonus, None)
    return (tally[:-1], hits, final + done[2])


def count_hits(dice: Dice, house: House, plan: Plan) -> tuple[Tally, int]:
    """Make every attack of the round and count its hits by the damage that they do."""
    aim = 0 if plan.aiming is None else take_aim(dice, house, plan.aiming, None)
    start: tuple[int, int | None, Tally, int] = (0, None, (), 0)
    n = len(plan.attacks)
    _, _, tally, hits = dice.repeat(n, one_more, start, house, plan, aim)
    return tally, hits


def one_more(
    dice: Dice, state: tuple[int, int | None, Tally, int], house: House, plan: Plan, aim: int
) -> tuple[int, int | None, Tally, int]:
    """Make the next attack of the round and count its hits."""
    index, guard, tally, hits = state
    landed, higher, bonus, guard = dice.chance(
        strike, house, plan, aim if index == 0 else 0, index, guard, None
    )
    if landed:
        counts = {(more, extra): n for more, extra, n in tally}
        counts[higher, bonus] = counts.get((higher, bonus), 0) + landed
        tally = tuple(sorted((more, extra, n) for (more, extra), n in counts.items()))
    return (index + 1, guard, tally, hits + landed)


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
    dice.step(msg("Attack"), total, plan.rule)
    if plan.defence is not None and guard is None:
        name, defending = plan.defence
        guard = d10(dice, name, ten) + defending
        dice.step(msg("Dodge") if name == "dodge" else msg("Parry"), guard, plan.defence_rule)
    target = needed(house, guard)
    if guard is not None:
        combat = house.ruleset == "unisystem-combat"
        dice.step(msg("Needed against this defence"), target, "UNX-04" if combat else "UNI-21")
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
