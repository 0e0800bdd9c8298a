"""The line that answers an attack, and the rows under it."""

from __future__ import annotations

from rolcli.messages import msg, nmsg
from rolcli.rulesets.unisystem.condition import left, lost
from rolcli.rulesets.unisystem.success import called

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.unisystem.plan import Plan
    from rolcli.rulesets.unisystem.record import Record, Swing

CRIPPLED = {
    "limb": msg("limb crippled"),
    "hand": msg("hand crippled"),
    "foot": msg("foot crippled"),
}


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
    level = None if result is None else called(result)
    return msg("hit") if level is None else msg("hit ({level})", level=level)


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
        said = msg("{said}, {more}", said=said, more=CRIPPLED[str(details["location"])])
    rest = left(pool, result.state)
    return said if rest is None else msg("{said}, {more}", said=said, more=rest)
