"""The attacks of one round, one after the other: to hit, the defence, then each hit."""

from __future__ import annotations

from rolcli.messages import msg
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

    __slots__ = ("swings",)

    def __init__(self) -> None:
        self.swings: list[Swing] = []


class Plan:
    """All that the attacks of a round have in common; compared by content.

    ``attacks`` are (mode, shots); ``bonus`` is added to each d10, ``aim`` to the
    first only. ``shot`` is None where the attack ends at the hit. ``aimed`` says
    whether a high total raises the damage.
    """

    __slots__ = ("_hash", "aim", "aimed", "attacks", "bonus", "defence", "defence_rule", "key", "shot")

    def __init__(
        self,
        attacks: tuple[tuple[str, int], ...],
        bonus: int,
        aim: int,
        defence: Defence | None,
        defence_rule: str,
        shot: Shot | None,
        aimed: bool,
    ) -> None:
        self.attacks = attacks
        self.bonus = bonus
        self.aim = aim
        self.defence = defence
        self.defence_rule = defence_rule
        self.shot = shot
        self.aimed = aimed
        self.key = (attacks, bonus, aim, defence, shot, aimed)
        self._hash = hash(self.key)

    def __eq__(self, other: object) -> bool:
        return type(other) is Plan and self.key == other.key

    def __hash__(self) -> int:
        return self._hash


def volley(
    dice: Dice, state: State, house: House, plan: Plan, record: Record | None
) -> State:
    """Make the next attack of the round: roll to hit, then its hits in order.

    Shots of a burst all do the same damage, so exact odds first count them
    and weigh their damage together at the end.
    """
    index, guard, pending, hits, sums = state
    mode, shots = plan.attacks[index]
    swing = None
    if record is not None:
        swing = Swing(mode, shots)
        record.swings.append(swing)
    landed, higher, bonus, guard = dice.chance(strike, house, plan, index, guard, swing)
    if plan.shot is not None and landed:
        if dice.enumerating and mode != "single":
            pending += landed
        else:
            sums = dice.repeat(landed, hurt, sums, plan.shot, higher, bonus, swing)
    return (index + 1, guard, pending, hits + landed, sums)


def strike(
    dice: Dice, house: House, plan: Plan, index: int, guard: int | None, swing: Swing | None
) -> tuple[int, int, int, int | None]:
    """Roll one attack, and the defence after the first: one defence meets all of them.

    Give the hits, what a high total adds to the multiplier and to the die, and
    the defence total where more attacks follow.
    """
    mode, shots = plan.attacks[index]
    ten = house["rule_of_ten"] is True
    total = d10(dice, "attack", ten) + plan.bonus + (plan.aim if index == 0 else 0)
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
