"""What came of an attack, written into its result."""

from __future__ import annotations

from rolcli.messages import msg, nmsg
from rolcli.rulesets.unisystem import remembered
from rolcli.rulesets.unisystem.condition import left, take
from rolcli.rulesets.unisystem.d10 import success_level
from rolcli.rulesets.unisystem.defence import needed
from rolcli.rulesets.unisystem.levels import crippled
from rolcli.rulesets.unisystem.target import alight, burn, warn_of_fire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.arming import Armed
    from rolcli.rulesets.unisystem.harm import Sums, Wound
    from rolcli.rulesets.unisystem.order import Order
    from rolcli.rulesets.unisystem.target import Target
    from rolcli.rulesets.unisystem.volley import Plan, Record, Swing


def miss_by_range(dice: Dice, result: Result) -> Result:
    """Write an attack on a target beyond the last range: nothing is rolled (UNI-28)."""
    result.outcome = result.details["range"] = "out_of_range"
    result.success = False
    result.details["hits"] = 0
    dice.step(msg("Distance"), msg("beyond the last range"), "UNI-28")
    result.headline = msg("Out of range: no attack")
    return result


def finish(
    dice: Dice,
    house: House,
    order: Order,
    armed: Armed,
    target: Target,
    plan: Plan,
    result: Result,
    hits: int,
    sums: Sums,
    record: Record | None,
) -> Result:
    """Write down hits, damage and the target's state."""
    result.success = hits > 0
    result.outcome = "hit" if hits else "miss"
    details = result.details
    if record is not None:
        totals(house, record.swings, result)
        if record.aim_total is not None:
            details["aim_total"] = record.aim_total
            details["aim_bonus"] = record.aim
    details["hits"] = hits
    if armed.kind is not None:
        details["kind"] = armed.kind
    if order.location is not None:
        details["location"] = order.location
    if plan.shot is not None or order.splashed:
        raw, net, final = sums
        if raw is not None:
            details["raw"] = raw
            details["net"] = net
        if hits and plan.shot is not None:
            details["level"] = plan.shot.level
        details["final"] = final
        details["pool"] = armed.pool
        details["armour_applied"] = target.armoured
        if record is not None:
            each(record.swings, result)
            lamed = any([cripples(dice, target, swing) for swing in record.swings])
        else:
            lamed = crippled(dice, target.location, final, target.whole) or False
        if may_cripple(dice, target, plan, result):
            details["crippled"] = lamed
            if lamed:
                result.effects.append(f"crippled_{target.location}")
        flames = set_alight(dice, house, order, armed, target, result) if hits else 0
        take(
            dice, result, armed.pool, final + flames, target.life, target.life_max, target.endurance
        )
    if record is not None:
        result.headline = headline(result, plan, record.swings)
    return result


def totals(house: House, swings: list[Swing], result: Result) -> None:
    """Write the rolls to hit: of one attack as total and target, of several as a list."""
    first = swings[0]
    if first.guard is not None:
        result.details["defence_total"] = first.guard
    if len(swings) == 1:
        result.total = first.total
        result.target = needed(house, first.guard)
        result.margin = first.total - result.target
        if house["success_bonus"] == "published":
            result.level, rank, _ = success_level(first.total if first.landed else 0)
            result.details["success_level"] = rank
    result.details["attacks"] = [
        {
            "mode": swing.mode,
            "total": swing.total,
            "hits": swing.landed,
            "shots": [laid_out(wound) for wound in swing.hits],
        }
        for swing in swings
    ]


def laid_out(wound: Wound) -> dict[str, int]:
    """Lay one hit out as plain data."""
    return {
        "multiplier": wound.multiplier,
        "raw": wound.raw,
        "armour": wound.armour,
        "net": wound.net,
        "level": wound.level,
        "final": wound.final,
    }


def each(swings: list[Swing], result: Result) -> None:
    """Write what each hit came to, and the numbers that all hits share."""
    wounds = [wound for swing in swings for wound in swing.hits]
    result.details["each"] = [wound.final for wound in wounds]
    for name in ("multiplier", "armour"):
        found = {getattr(wound, name) for wound in wounds}
        if len(found) == 1:
            result.details[name] = found.pop()


def may_cripple(dice: Dice, target: Target, plan: Plan, result: Result) -> bool:
    """Tell whether crippling can be told; exact odds tell it of one single attack only."""
    if target.location not in ("limb", "hand", "foot"):
        return False
    if target.whole is None:
        result.notes.append(msg("Whether the part is crippled depends on --life-max."))
        return False
    return not dice.enumerating or plan.attacks == (("single", 1),)


def cripples(dice: Dice, target: Target, swing: Swing) -> bool:
    """Tell whether one attack of the round, all its hits together, cripples the part."""
    if not swing.hits:
        return False
    final = sum(wound.final for wound in swing.hits)
    return crippled(dice, target.location, final, target.whole) or False


def set_alight(
    dice: Dice, house: House, order: Order, armed: Armed, target: Target, result: Result
) -> int:
    """Set the target on fire where the attack does that; give the first round's damage if asked."""
    if armed.burning is None:
        return 0
    alight(result, armed.burning)
    warn_of_fire(target, result.notes)
    if armed.load == "incendiary" and not order.splashed:
        result.effects.append("splashes_bystanders")
        dice.step(msg("An incendiary shell also burns those near"), armed.burning, "UNX-61")
    if not order.burning:
        return 0
    flames = burn(dice, house, target, remembered.damage(dice, armed.burning, None))
    result.details["burning"] = flames
    return flames


def headline(result: Result, plan: Plan, swings: list[Swing]) -> Message:
    """Word the attack in the line that a player pastes."""
    hits = result.details["hits"]
    assert isinstance(hits, int)
    if len(swings) == 1:
        rolled = msg("Attack {total} against {target}", total=result.total, target=result.target)
    else:
        rolled = nmsg("{n} attack", "{n} attacks", len(swings))
    if not hits:
        return msg("{rolled}: miss", rolled=rolled)
    if len(swings) == 1 and plan.attacks[0][0] == "single":
        landed: Message = msg("hit")
    else:
        landed = nmsg("{n} hit", "{n} hits", hits)
    if "final" not in result.details:
        return msg("{rolled}: {landed}", rolled=rolled, landed=landed)
    return with_damage(msg("{rolled}: {landed}", rolled=rolled, landed=landed), result)


def with_damage(said: Message, result: Result) -> Message:
    """Add the damage, and what is left of the target, to a headline."""
    details = result.details
    pool = details.get("pool", "life")
    said = msg("{said}, {final} damage", said=said, final=details["final"])
    if details.get("burning"):
        said = msg("{said} and {burning} by fire", said=said, burning=details["burning"])
    rest = left(str(pool), result.state)
    if rest is not None:
        said = msg("{said}, {rest}", said=said, rest=rest)
    return said
