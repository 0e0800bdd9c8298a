"""What the verb damage asks, and what it comes to; also by fire (UNX-73, UNX-74)."""

from __future__ import annotations

from rolcli.declare import Expr, Flag, Needs, OneOf
from rolcli.errors import UsageError
from rolcli.messages import N_, in_two_parts, msg
from rolcli.rulesets.unisystem.condition import CRIPPLED, left, lost
from rolcli.rulesets.unisystem.hit_groups import STRENGTH, Loaded, Located
from rolcli.rulesets.unisystem.target import PARTS, crippled, lamed, plus, take

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.target import Target


class Damage(Loaded, Located):
    """What the verb damage asks."""

    damage = Expr(
        N_("Damage such as 1d8*5 or 1d6*STR."), positional=True, default=None, names=STRENGTH,
        metavar="EXPR", rule="UNI-34", es="daño",
    )
    burning = Flag(
        N_("The target is on fire: roll what one round of it does."), rule="UNX-73",
        es="ardiendo",
    )
    put_out = Flag(
        N_("The target spends the round on stop, drop and roll."), rule="UNX-74", es="apagar"
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("put_out", "burning", rule="UNX-74"),
        Needs("strength", "damage", "weapon", rule="UNI-34"),
    )
    ONE_OF: ClassVar[tuple[OneOf, ...]] = (
        OneOf("damage", "weapon", "earlier", rule="UNI-29", several=True),
    )
    APART: ClassVar[tuple[str, ...]] = ("life", "life_max", "endurance")


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
    return in_two_parts(said, words)


class Flames:
    """What flames do each round: an expression, and the Strength that it may ask for."""

    __slots__ = ("strength", "text")

    def __init__(self, text: str, strength: int | None = None) -> None:
        self.text = text
        self.strength = strength


def one_round(
    dice: Dice, house: House, target: Target, fire: Flames, put_out: bool, result: Result
) -> Result:
    """Roll one round on fire, or put it out."""
    flames = 0
    if put_out:
        result.effects.append("fire_out")
        dice.step(msg("Stop, drop and roll"), msg("the fire is out"), "UNX-74")
    else:
        from rolcli.rulesets.unisystem.fire import alight, burn

        flames = burn(dice, house, target, fire.text, fire.strength)
        alight(dice, target, result, fire.text)
    result.details |= {"raw": flames, "net": flames}
    taken = Taken("fire", "life", 1, target)
    return conclude(dice, result, taken, flames, [] if put_out else [flames])


def burns_nothing() -> UsageError:
    """Word fire where there is none."""
    return UsageError(
        "forbidden",
        msg("This sets nothing on fire."),
        hint=msg("Use a weapon of the incendiary table, or an expression."),
    )
