"""What damage comes to, written into the result of the verb damage."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.unisystem.condition import left, take
from rolcli.rulesets.unisystem.levels import crippled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.unisystem.harm import Sums
    from rolcli.rulesets.unisystem.target import Target


def conclude(
    dice: Dice,
    target: Target,
    kind: str | None,
    pool: str,
    level: int,
    sums: Sums,
    attacks: list[int] | None,
    result: Result,
) -> Result:
    """Write down the damage and what it leaves.

    ``attacks`` is the damage of each attack, any of which may cripple the part that it
    hit; None where it is not known. Fire that the details tell of comes on top.
    """
    raw, net, final = sums
    details = result.details
    details |= {"raw": raw, "net": net, "level": level, "final": final, "pool": pool}
    details.setdefault("armour_applied", target.armoured)
    if kind is not None:
        details["kind"] = kind
    if target.location is not None:
        details["location"] = target.location
    told = [crippled(dice, target.location, one, target.whole) for one in attacks or ()]
    if told and None not in told:
        lamed = any(told)
        details["crippled"] = lamed
        if lamed:
            result.effects.append(f"crippled_{target.location}")
    result.total = final
    burning = details.get("burning", 0)
    assert isinstance(burning, int)
    take(dice, result, pool, final + burning, target.life, target.life_max, target.endurance)
    result.headline = said(result)
    return result


def said(result: Result) -> Message:
    """Word the damage in the line that a player pastes."""
    details = result.details
    stopped = details.get("armour")
    if "fire_out" in result.effects:
        words = msg("The fire is out")
    elif stopped:
        words = msg(
            "{raw} damage against armour {armour}: {final} damage",
            raw=details["raw"],
            armour=stopped,
            final=details["final"],
        )
    elif details["raw"] == details["final"]:
        words = msg("{final} damage", final=details["final"])
    else:
        words = msg(
            "{raw} damage rolled: {final} damage", raw=details["raw"], final=details["final"]
        )
    rest = left(str(details["pool"]), result.state)
    return words if rest is None else msg("{said}, {rest}", said=words, rest=rest)
