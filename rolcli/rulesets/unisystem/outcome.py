"""What came of an attack, written into its result."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem.condition import take
from rolcli.rulesets.unisystem.defence import needed
from rolcli.rulesets.unisystem.harm import Harm
from rolcli.rulesets.unisystem.headline import attack_told
from rolcli.rulesets.unisystem.levels import PARTS, cripple, crippled
from rolcli.rulesets.unisystem.manoeuvres import ONE_SHOT
from rolcli.rulesets.unisystem.success import success_level
from rolcli.rulesets.unisystem.target import alight, burn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.asks import Attack
    from rolcli.rulesets.unisystem.attempt import Attempt
    from rolcli.rulesets.unisystem.plan import Plan
    from rolcli.rulesets.unisystem.record import Record
    from rolcli.rulesets.unisystem.target import Target
    from rolcli.rulesets.unisystem.volley import Came


def miss_by_range(dice: Dice, result: Result) -> Result:
    """Write an attack on a target beyond the last range: nothing is rolled (UNI-28)."""
    result.outcome = result.details["range"] = "out_of_range"
    result.success = False
    result.details["hits"] = 0
    result.headline = msg("Out of range: no attack")
    return result


def finish(
    dice: Dice,
    house: House,
    ask: Attack,
    attempt: Attempt,
    result: Result,
    came: Came,
    record: Record,
) -> Result:
    """Write down hits, damage and the target's state."""
    means, target, plan = attempt.means, attempt.target, attempt.plan
    assert target is not None
    assert plan is not None  # an attack that is rolled has both
    result.success = came.hits > 0
    result.outcome = "hit" if came.hits else "miss"
    dice.tell(totals, house, result, record)
    details = result.details
    details["hits"] = came.hits
    if means.kind is not None:
        details["kind"] = means.kind
    if ask.location is not None:
        details["location"] = ask.location
    if plan.shot is not None or ask.splashed:
        damage = worked_out(dice, result, plan, came, record)
        if came.hits and plan.shot is not None:
            details["level"] = plan.shot.level
        details["final"] = damage
        details["pool"] = means.pool
        details["armour_applied"] = target.worn.any
        dice.tell(each, result, record)
        may_cripple(dice, attempt, result, damage, record)
        flames = set_alight(dice, house, ask, attempt, result) if came.hits else 0
        take(dice, result, means.pool, dice.derive(damage, plus, flames), target)
        result.done = "final"
    dice.tell(attack_told, result, plan, record)
    return result


def plus(damage: int, more: int) -> int:
    """Add to damage."""
    return damage + more


def worked_out(dice: Dice, result: Result, plan: Plan, came: Came, record: Record) -> Any:
    """Give what the hits come to; of one also what was rolled and what got past the armour."""
    if plan.attacks != ONE_SHOT:
        dice.tell(added_up, result, record)
        return dice.summed(came.taken)
    harm = Harm(dice, came.rolled, came.taken, 1 if plan.shot is None else plan.shot.level)
    result.details["raw"] = harm.raw
    result.details["net"] = harm.net
    return harm.final


def added_up(dice: Dice, result: Result, record: Record) -> None:
    """Write what was rolled and what got past the armour, all hits together."""
    result.details["raw"] = sum([wound.raw for wound in record.wounds])
    result.details["net"] = sum([wound.net for wound in record.wounds])


def totals(dice: Dice, house: House, result: Result, record: Record) -> None:
    """Write the rolls to hit: of one attack as total and target, of several as a list."""
    details = result.details
    first = record.swings[0]
    if first.guard is not None:
        details["defence_total"] = first.guard
    if len(record.swings) == 1:
        result.total = first.total
        result.target = needed(house, first.guard)
        result.margin = first.total - result.target
        if house["success_bonus"] == "published":
            level = success_level(first.total if first.landed else 0)
            if first.landed:
                result.level = level.name
            details["success_level"] = level.rank
    details["attacks"] = [
        {
            "mode": swing.fire.mode,
            "total": swing.total,
            "hits": swing.landed,
            "shots": [wound.laid_out() for wound in swing.hits],
        }
        for swing in record.swings
    ]
    if record.aim_total is not None:
        details["aim_total"] = record.aim_total
        details["aim_bonus"] = record.aim


def each(dice: Dice, result: Result, record: Record) -> None:
    """Write what each hit came to, and the numbers that all hits share."""
    wounds = record.wounds
    result.details["each"] = [wound.final for wound in wounds]
    for name in ("multiplier", "armour"):
        found = {getattr(wound, name) for wound in wounds}
        if len(found) == 1:
            result.details[name] = found.pop()


def may_cripple(
    dice: Dice, attempt: Attempt, result: Result, damage: Any, record: Record
) -> None:
    """Tell whether the part that was hit is crippled: by any attack, all its hits together."""
    target, plan = attempt.target, attempt.plan
    assert target is not None
    assert plan is not None  # an attack that is rolled has both
    if target.location not in PARTS:
        return
    if target.whole is None:
        result.notes.append(msg("Whether the part is crippled depends on --life-max."))
    elif len(plan.attacks) == 1:
        result.details["crippled"] = dice.derive(damage, crippled, target.location, target.whole)
    if target.whole is not None:
        dice.tell(lamed, result, target, [swing.final for swing in record.swings if swing.hits])


def lamed(dice: Dice, result: Result, target: Target, finals: list[int]) -> None:
    """Write that a part is crippled, or not, by one of several attacks."""
    assert target.location is not None
    assert target.whole is not None  # whoever tells it knows both
    told = [cripple(dice, target.location, final, target.whole) for final in finals]
    result.details["crippled"] = any(told)
    if any(told):
        result.effects.append(f"crippled_{target.location}")


def set_alight(
    dice: Dice, house: House, ask: Attack, attempt: Attempt, result: Result
) -> int:
    """Set the target on fire where the attack does that; give the first round's damage if asked."""
    means, target = attempt.means, attempt.target
    if means.burning is None or target is None:
        return 0
    alight(dice, target, result, means.burning)
    if means.load == "incendiary" and not ask.splashed:
        result.effects.append("splashes_bystanders")
        dice.step(msg("An incendiary shell also burns those near"), means.burning, "UNX-61")
    if not ask.burning:
        return 0
    flames = burn(dice, house, target, means.burning)
    result.details["burning"] = flames
    return flames
