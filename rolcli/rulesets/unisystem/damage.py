"""The verb damage: roll it or take it from an attack, and apply it to a target."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.unisystem.conclusion import (
    Damage,
    Flames,
    Taken,
    burns_nothing,
    conclude,
    one_round,
)
from rolcli.rulesets.unisystem.equipment import catalogue
from rolcli.rulesets.unisystem.harm import PLAIN, Wounds, one_hit, raw_of_hit, stopped
from rolcli.rulesets.unisystem.means import MOLOTOV, Means, means_of, remark
from rolcli.rulesets.unisystem.target import Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.harm import Shot


class Prepared:
    """Damage as it is settled before any die falls."""

    __slots__ = ("flames", "means", "notes", "shot", "target")

    def __init__(self, means: Means, target: Target) -> None:
        self.means = means
        self.target = target
        self.shot: Shot | None = None
        self.flames = ""
        self.notes: list[Message] = []


def damage(dice: Dice, house: House, ask: Damage) -> Result:
    """Work out damage: armour off (UNI-30), the level (UNX-20), the points left (UNI-32).

    With ``earlier`` alone an attack's raw damage is taken up, hit by hit; a miss is 0.
    Raise DataError for an earlier result that does not serve.
    """
    if ask.damage is None and ask.weapon is None:
        from rolcli.rulesets.unisystem.applied import apply

        return apply(dice, house, ask)
    ready = dice.chance(prepare, house, ask)
    result = Result("damage")
    result.notes += ready.notes
    if ready.means.weapon is not None:
        result.details["weapon"] = ready.means.weapon.id
    if ask.burning:
        fire = Flames(ready.flames, ask.strength)
        return one_round(dice, house, ready.target, fire, ask.put_out, result)
    return rolled(dice, ready, result)


def prepare(dice: Dice, house: House, ask: Damage) -> Prepared:
    """Settle everything that the options decide; refuse what the rules do not allow."""
    gear = catalogue(ask.equipment)
    if ask.burning:
        means = Means(None if ask.weapon is None else gear.weapon(ask.weapon))
    else:
        means = means_of(ask, gear)
    notes: list[Message] = []
    points = None
    if ask.earlier is not None:
        from rolcli.rulesets.unisystem.earlier import points_left

        points = points_left(ask, ask.earlier)
    ready = Prepared(means, Target(dice, house, ask, gear, notes, points))
    ready.notes = notes
    if ask.burning:
        ready.flames = flames_of(ask, means)
        return ready
    remark(dice, house, means, notes)
    if means.damage is None:
        assert means.weapon is not None  # an expression is damage
        raise UsageError(
            "forbidden",
            msg("{name} does no damage.", name=means.weapon.called),
            hint=msg("See the verb hazard."),
        )
    dice.step(msg("Damage multiplier"), means.damage.multiplier, "UNI-34")
    ready.shot = ready.target.shot(dice, house, means.damage, means.kind)
    return ready


def flames_of(ask: Damage, means: Means) -> str:
    """Give what a round on fire does: by the expression, the row, or incendiary shells."""
    if ask.damage is not None:
        return str(ask.damage)
    assert means.weapon is not None  # the record needs one of them
    fire = MOLOTOV if ask.load == "incendiary" else means.weapon.value("burning")
    if fire is None:
        raise burns_nothing()
    return fire


def rolled(dice: Dice, ready: Prepared, result: Result) -> Result:
    """Roll the damage and apply it."""
    shot, means, target = ready.shot, ready.means, ready.target
    assert shot is not None  # whatever does no damage is refused before
    wounds = Wounds()
    raw = dice.gather((), 1, raw_of_hit, shot, PLAIN, wounds)
    past = dice.gather(raw, 1, stopped, shot, wounds)
    final = one_hit(dice, result, raw, past, shot.level)
    dice.tell(told, result, wounds)
    if means.burning is not None:
        from rolcli.rulesets.unisystem.fire import alight

        alight(dice, target, result, means.burning)
    taken = Taken(means.kind, means.pool, shot.level, target)
    return conclude(dice, result, taken, final, [final])


def told(dice: Dice, result: Result, wounds: Wounds) -> None:
    """Write how the hit went."""
    result.details["multiplier"] = wounds.hits[0].multiplier
    result.details["armour"] = wounds.hits[0].armour
