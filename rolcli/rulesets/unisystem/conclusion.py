"""What damage comes to, written into the result of the verb damage."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem.condition import left, lost, take
from rolcli.rulesets.unisystem.headline import CRIPPLED
from rolcli.rulesets.unisystem.levels import PARTS, crippled
from rolcli.rulesets.unisystem.outcome import lamed, plus

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.unisystem.target import Target


class Taken:
    """What was taken by whom: the kind of damage, what it goes against, its level, the target."""

    __slots__ = ("kind", "level", "pool", "target")

    def __init__(self, kind: str | None, pool: str, level: int, target: Target) -> None:
        self.kind = kind
        self.pool = pool
        self.level = level
        self.target = target


def conclude(
    dice: Dice, result: Result, taken: Taken, final: Any, attacks: list[int] | None
) -> Result:
    """Write down the damage and what it leaves.

    ``final`` is a number or what ``summed`` gave. ``attacks`` is the damage of each attack,
    any of which may cripple the part that it hit; None where only their sum is known. Fire
    that the details tell of comes on top.
    """
    target, details = taken.target, result.details
    details |= {"level": taken.level, "final": final, "pool": taken.pool}
    details.setdefault("armour_applied", target.worn.any)
    if taken.kind is not None:
        details["kind"] = taken.kind
    if target.location is not None:
        details["location"] = target.location
    if attacks and target.location in PARTS and target.whole is not None:
        if len(attacks) == 1:
            details["crippled"] = dice.derive(final, crippled, target.location, target.whole)
        dice.tell(lamed, result, target, attacks)
    result.total = final
    result.done = "final"
    burning = details.get("burning", 0)
    take(dice, result, taken.pool, dice.derive(final, plus, burning), target)
    dice.tell(said, result)
    return result


def said(dice: Dice, result: Result) -> None:
    """Word the damage: what it comes to, what stopped some, and what is left."""
    details = result.details
    done = lost(str(details["pool"]), details["final"], result.state)
    stopped = details.get("armour")
    if "fire_out" in result.effects:
        words = msg("The fire is out")
    elif stopped:
        words = msg("{damage} ({raw} against armour {armour})",
                    damage=done, raw=details["raw"], armour=stopped)
    elif details["raw"] == details["final"]:
        words = done
    else:
        words = msg("{damage} ({raw} rolled)", damage=done, raw=details["raw"])
    if details.get("burning") and details["raw"] != details["burning"]:
        words = msg("{said} and {burning} by fire", said=words, burning=details["burning"])
    if details.get("crippled"):
        words = more(words, CRIPPLED[str(details["location"])])
    rest = left(str(details["pool"]), result.state)
    result.headline = words if rest is None else more(words, rest)
    final = details["final"]
    assert isinstance(final, int)  # nobody reads a headline of odds
    result.answer = final


def more(said: Message, words: Message) -> Message:
    """Add words to a line."""
    return msg("{said}, {more}", said=said, more=words)
