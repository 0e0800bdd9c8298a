"""What came of an attack, written into its result and worded."""

from __future__ import annotations

from rolcli.messages import in_two_parts, msg, nmsg
from rolcli.rulesets.unisystem.condition import CRIPPLED, left, lost
from rolcli.rulesets.unisystem.harm import one_hit
from rolcli.rulesets.unisystem.target import PARTS, crippled, lamed, plus, take
from rolcli.rulesets.unisystem.volley import ONE_SHOT, needed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.asks import Attack
    from rolcli.rulesets.unisystem.means import Attempt
    from rolcli.rulesets.unisystem.volley import Plan, Progress, Record, Swing

OUT_OF_RANGE = "out_of_range"


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
    came: Progress,
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


def worked_out(dice: Dice, result: Result, plan: Plan, came: Progress, record: Record) -> Any:
    """Give what the hits come to; of one also what was rolled and what got past the armour."""
    if plan.attacks != ONE_SHOT:
        dice.tell(added_up, result, record)
        return dice.summed(came.taken)
    level = 1 if plan.shot is None else plan.shot.level
    return one_hit(dice, result, came.rolled, came.taken, level)


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
            from rolcli.rulesets.unisystem.success import success_level

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


def set_alight(
    dice: Dice, house: House, ask: Attack, attempt: Attempt, result: Result
) -> int:
    """Set the target on fire where the attack does that; give the first round's damage if asked."""
    means, target = attempt.means, attempt.target
    if means.burning is None or target is None:
        return 0
    from rolcli.rulesets.unisystem.fire import alight, burn

    alight(dice, target, result, means.burning)
    if means.load == "incendiary" and not ask.splashed:
        result.effects.append("splashes_bystanders")
        dice.step(msg("An incendiary shell also burns those near"), means.burning, "UNX-61")
    if not ask.burning:
        return 0
    flames = burn(dice, house, target, means.burning)
    result.details["burning"] = flames
    return flames


def attack_told(dice: Dice, result: Result, plan: Plan, record: Record) -> None:
    """Word an attack: total against target, hits, damage, and what is left."""
    hits = result.details["hits"]
    assert isinstance(hits, int)
    swings = record.swings
    if len(swings) == 1:
        rolled = msg("{total} against {target}", total=result.total, target=result.target)
        landed = hit_or_hits(swings[0], result)
    else:
        rolled = nmsg("{n} attack", "{n} attacks", len(swings))
        landed = nmsg("{n} hit", "{n} hits", hits) if hits else msg("none hits")
        damaged = plan.shot is not None
        result.rows = [row(number, swing, damaged) for number, swing in enumerate(swings, 1)]
    said = msg("{rolled}: {landed}", rolled=rolled, landed=landed)
    if hits and "final" in result.details:
        said = with_damage(said, result)
        result.answer = dealt(result)
    result.headline = said


def hit_or_hits(swing: Swing, result: Result | None) -> Message:
    """Word whether an attack hit, and how often."""
    if not swing.landed:
        return msg("miss")
    if swing.fire.mode != "single":
        return nmsg("{n} hit", "{n} hits", swing.landed)
    if result is None or result.level is None:
        return msg("hit")
    from rolcli.rulesets.unisystem.success import called

    return msg("hit ({level})", level=called(result))


def row(number: int, swing: Swing, damaged: bool) -> Message:
    """Word one of several attacks."""
    rolled = msg("{total} against {target}", total=swing.total, target=swing.target)
    landed = hit_or_hits(swing, None)
    said = msg("{number}. {rolled}: {landed}", number=number, rolled=rolled, landed=landed)
    if swing.landed and damaged:
        said = msg("{said}, {damage}", said=said, damage=lost("life", swing.final, {}))
    return said


def dealt(result: Result) -> int:
    """Give all damage done, that of the fire too."""
    final, flames = result.details["final"], result.details.get("burning", 0)
    assert isinstance(final, int)
    assert isinstance(flames, int)  # nobody reads a headline of odds
    return final + flames


def with_damage(said: Message, result: Result) -> Message:
    """Add the damage, what is crippled, and what is left of the target."""
    details = result.details
    pool = str(details.get("pool", "life"))
    said = msg("{said}, {damage}", said=said, damage=lost(pool, details["final"], result.state))
    if details.get("burning"):
        said = msg("{said} and {burning} by fire", said=said, burning=details["burning"])
    if details.get("crippled"):
        said = in_two_parts(said, CRIPPLED[str(details["location"])])
    rest = left(pool, result.state)
    return said if rest is None else in_two_parts(said, rest)
