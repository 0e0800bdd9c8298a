"""The damage of an earlier attack, applied hit by hit (UNI-29, UNX-39)."""

from __future__ import annotations

from rolcli.errors import DataError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.unisystem.conclusion import Flames, Taken, burns_nothing, conclude, one_round
from rolcli.rulesets.unisystem.earlier import PointsLeft, read_hits
from rolcli.rulesets.unisystem.equipment import catalogue
from rolcli.rulesets.unisystem.fire import alight
from rolcli.rulesets.unisystem.harm import NOTHING, Wound, Wounds, noted, soak
from rolcli.rulesets.unisystem.target import Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.conclusion import Damage
    from rolcli.rulesets.unisystem.earlier import Earlier
    from rolcli.rulesets.unisystem.harm import Shot


class Application:
    """An earlier attack beside the target that it is applied to."""

    __slots__ = ("earlier", "kind", "notes", "shot", "target")

    def __init__(self, earlier: Earlier, kind: str | None, target: Target, shot: Shot) -> None:
        self.earlier = earlier
        self.kind = kind
        self.target = target
        self.shot = shot
        self.notes: list[Message] = []


def apply(dice: Dice, house: House, ask: Damage) -> Result:
    """Apply the hits of an earlier attack, each with its own armour; a miss is 0."""
    ready = dice.chance(prepare, house, ask)
    earlier, target = ready.earlier, ready.target
    result = Result("damage")
    result.notes += ready.notes
    if ask.burning:
        if earlier.burns is None:
            raise burns_nothing()
        return one_round(dice, house, target, Flames(earlier.burns), ask.put_out, result)
    wounds = Wounds()
    details = result.details
    taken: Any = ()
    for struck in earlier.hits:
        if earlier.armoured:
            taken = dice.gather(taken, 1, done_already, ready.shot, struck.net, wounds)
        else:
            taken = dice.gather(taken, 1, soaked, ready.shot, struck.raw, wounds)
    final = dice.summed(taken)
    details["raw"] = sum([struck.raw for struck in earlier.hits])
    dice.tell(told, result, earlier, wounds)
    if earlier.hits and earlier.burns is not None:
        alight(dice, target, result, earlier.burns)
    if earlier.burning:
        details["burning"] = earlier.burning
        dice.step(msg("Burning"), earlier.burning, "UNX-73")
    details["armour_applied"] = earlier.armoured or target.worn.any
    level = Taken(ready.kind, earlier.pool, ready.shot.level, target)
    return conclude(dice, result, level, final, by_attack(earlier.attacks, wounds, final))


def prepare(dice: Dice, house: House, ask: Damage) -> Application:
    """Read the earlier result, and settle to whom it is applied."""
    assert ask.earlier is not None  # the record needs it here
    earlier = read_hits(ask.earlier)
    if earlier.armoured and ask.armour:
        raise DataError(
            "forbidden",
            msg("The earlier result has its armour already taken off."),
            hint=msg("Leave out --armour here or there."),
        )
    known = earlier.left if ask.burning else earlier.before
    points = PointsLeft(
        known.life if ask.life is None else ask.life,
        known.life_max if ask.life_max is None and ask.life is None else ask.life_max,
        known.endurance if ask.endurance is None else ask.endurance,
    )
    notes: list[Message] = []
    target = Target(dice, house, ask, catalogue(ask.equipment), notes, points)
    target.location = ask.location or earlier.location
    kind = ask.kind or earlier.kind
    ready = Application(earlier, kind, target, target.shot(dice, house, NOTHING, kind))
    ready.notes = notes
    return ready


def soaked(dice: Dice, shot: Shot, raw: int, wounds: Wounds) -> int:
    """Take the armour off one more hit of the earlier attack."""
    dice.step(msg("Damage of the earlier result"), raw, "UNI-29")
    wound = soak(dice, shot, 1, raw)
    dice.tell(noted, wounds, wound)
    return wound.final


def done_already(dice: Dice, shot: Shot, net: int, wounds: Wounds) -> int:
    """Take one more hit whose armour is off already."""
    label = msg("{net} past the armour, level {level}", net=net, level=shot.level)
    dice.step(label, net * shot.level, "UNX-20")
    dice.tell(noted, wounds, Wound(1, net, 0, shot.level))
    return net * shot.level


def told(dice: Dice, result: Result, earlier: Earlier, wounds: Wounds) -> None:
    """Write how each hit went; say that a miss does nothing."""
    result.details["net"] = sum([wound.net for wound in wounds.hits])
    if len(wounds.hits) == 1 and not earlier.armoured:
        result.details["armour"] = wounds.hits[0].armour
    elif len(wounds.hits) > 1:
        result.details["each"] = [wound.final for wound in wounds.hits]
    if not earlier.hits:
        result.notes.append(msg("The earlier attack missed: no damage."))


def by_attack(attacks: list[int], wounds: Wounds, whole: Any) -> list[Any]:
    """Add up the damage of each attack; of one alone it is the whole."""
    struck = [hits for hits in attacks if hits]
    if len(struck) < 2:
        return [whole] if struck else []
    finals = [wound.final for wound in wounds.hits]
    ends = [sum(struck[: n + 1]) for n in range(len(struck))]
    return [sum(finals[end - n : end]) for end, n in zip(ends, struck, strict=True)]
