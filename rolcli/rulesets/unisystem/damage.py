"""The verb damage: roll it or take it from an attack, and apply it to a target."""

from __future__ import annotations

from rolcli.errors import DataError, UsageError
from rolcli.messages import msg
from rolcli.notation.tree import Number
from rolcli.result import Result
from rolcli.rulesets.unisystem import remembered
from rolcli.rulesets.unisystem.arming import Armed, arm, remark
from rolcli.rulesets.unisystem.conclusion import conclude
from rolcli.rulesets.unisystem.harm import Wounds, hurt, soak
from rolcli.rulesets.unisystem.multiplied import Multiplied
from rolcli.rulesets.unisystem.target import Target, alight, burn, warn_of_fire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.earlier import Earlier as Taken
    from rolcli.rulesets.unisystem.equipment import Catalogue
    from rolcli.rulesets.unisystem.harm import Shot, Sums
    from rolcli.rulesets.unisystem.options import (
        Ammo,
        Armours,
        BuiltStrength,
        Earlier,
        Endurance,
        EquipmentFiles,
        Facing,
        HeatProof,
        Hurt,
        Kind,
        Life,
        LifeMax,
        Load,
        Location,
        OnFire,
        PutOut,
        Sealed,
        Strength,
        Weapon,
        Zone,
    )  # fmt: skip

    Progress = tuple[int, tuple[int, int, int]]
    """Hits applied, and the sums of raw, net and final damage."""


class Applied(Wounds):
    """The hits of an earlier attack as they are applied, and what each comes to."""

    __slots__ = ("finals",)

    def __init__(self) -> None:
        super().__init__()
        self.finals: list[int] = []


def damage(
    dice: Dice,
    house: House,
    damage: Hurt = None,
    weapon: Weapon = None,
    earlier: Earlier = None,
    kind: Kind = None,
    strength: Strength = None,
    load: Load = None,
    ammo: Ammo = None,
    built_strength: BuiltStrength = None,
    zone: Zone = None,
    location: Location = None,
    armour: Armours = (),
    life: Life = None,
    life_max: LifeMax = None,
    endurance: Endurance = None,
    facing: Facing = "front",
    sealed: Sealed = False,
    heat_proof: HeatProof = False,
    burning: OnFire = False,
    put_out: PutOut = False,
    equipment: EquipmentFiles = (),
) -> Result:
    """Work out damage: armour off (UNI-30), the level (UNX-20), the points left (UNI-32).

    With ``earlier`` an attack's raw damage is taken up, hit by hit; a miss is 0. Raise
    UsageError unless exactly one source is given, DataError for an earlier
    result that does not serve.
    """
    if sum(source is not None for source in (damage, weapon, earlier)) != 1:
        raise UsageError(
            "one_damage",
            msg("Damage comes from one place."),
            hint=msg("Give an expression, --weapon NAME or --from FILE."),
        )
    if put_out and not burning:
        raise UsageError(
            "put_out_without_burning",
            msg("There is no fire to put out."),
            hint=msg("Add --burning."),
        )
    if earlier is not None:
        refuse_rolled(strength, load, ammo, zone, built_strength)
    result = Result("damage")
    gear = remembered.gear(dice, equipment)
    taken = None if earlier is None else take_up(earlier)
    if taken is not None:
        kind = kind or taken.kind
        location = location or taken.location
        if life is None:
            life_max = life_max or taken.life_max
        if life is None:
            life = taken.life_left if burning else taken.life_before
        if endurance is None:
            endurance = taken.endurance_left if burning else taken.endurance_before
        if taken.armoured and armour:
            raise DataError(
                "armour_twice",
                msg("The earlier result has its armour already taken off."),
                hint=msg("Leave out --armour here or there."),
            )
    target = Target(life, life_max, endurance, location, sealed, heat_proof)
    target.wear(dice, house, gear, armour, facing, result.notes)
    if taken is not None and not burning:
        return apply(dice, house, target, taken, kind, result)
    if taken is not None:
        armed = Armed(None)
        armed.burning = taken.burns
        return one_round_of_fire(dice, house, target, armed, put_out, result)
    armed = means(
        dice, gear, damage, weapon, kind, strength, load, ammo, zone, built_strength, burning
    )
    if armed.weapon is not None:
        result.details["weapon"] = armed.weapon.id
    if burning:
        return one_round_of_fire(dice, house, target, armed, put_out, result)
    return roll(dice, house, target, armed, result)


def refuse_rolled(
    strength: int | None,
    load: str | None,
    ammo: str | None,
    zone: str | None,
    built_strength: int | None,
) -> None:
    """Refuse options that say how damage is rolled, where it is rolled already."""
    for option, value in (
        ("--strength", strength),
        ("--load", load),
        ("--ammo", ammo),
        ("--zone", zone),
        ("--built-strength", built_strength),
    ):
        if value is not None:
            raise UsageError(
                "already_rolled",
                msg("{option} changes no damage that is rolled already.", option=option),
                hint=msg("Leave it out."),
            )


def take_up(earlier: dict[str, object]) -> Taken:
    """Read the earlier result."""
    from rolcli.rulesets.unisystem.earlier import read_hits

    return read_hits(earlier)


def means(
    dice: Dice,
    gear: Catalogue,
    damage: str | None,
    weapon: str | None,
    kind: str | None,
    strength: int | None,
    load: str | None,
    ammo: str | None,
    zone: str | None,
    built_strength: int | None,
    burning: bool,
) -> Armed:
    """Settle what does the damage."""
    row = remembered.weapon(dice, gear, weapon)
    if burning and row is not None and row.value("burning") is not None:
        load = zone = None  # the fire is the same whatever set it
    armed = arm(
        dice, row, damage, kind, strength, load, ammo, zone, built_strength, can_choose=True
    )
    if row is None and burning:
        armed.burning = damage
    return armed


def roll(dice: Dice, house: House, target: Target, armed: Armed, result: Result) -> Result:
    """Roll the damage and apply it."""
    remark(dice, house, armed, result.notes)
    if armed.damage is None:
        name = "" if armed.weapon is None else armed.weapon.called
        raise UsageError(
            "no_damage",
            msg("{name} does no damage.", name=name),
            hint=msg("See the verb hazard."),
        )
    shot = target.shot(dice, house, armed.damage, 0, armed.kind)
    wounds = None if dice.enumerating else Wounds()
    none: Sums = (0, 0, 0)
    sums = dice.repeat(1, hurt, none, shot, 0, 0, wounds)
    if wounds is not None:
        result.details["multiplier"] = wounds.hits[0].multiplier
        result.details["armour"] = wounds.hits[0].armour
    if armed.burning is not None:
        alight(result, armed.burning)
        warn_of_fire(target, result.notes)
    return conclude(dice, target, armed.kind, armed.pool, shot.level, sums, [sums[2]], result)


def apply(
    dice: Dice, house: House, target: Target, taken: Taken, kind: str | None, result: Result
) -> Result:
    """Apply the hits of an earlier attack, each with its own armour (UNX-39)."""
    shot = target.shot(dice, house, NOTHING, 0, kind, rolled=False)
    wounds = Applied()
    kept = None if dice.enumerating else wounds
    start: Progress = (0, (0, 0, 0))
    hits = tuple(taken.hits)
    _, sums = dice.repeat(len(hits), next_hit, start, hits, shot, taken.armoured, kept)
    if len(wounds.hits) == 1:
        result.details["armour"] = wounds.hits[0].armour
    elif wounds.hits:
        result.details["each"] = [wound.final for wound in wounds.hits]
    if not taken.hits:
        result.notes.append(msg("The earlier attack missed: no damage."))
    elif taken.burns is not None:
        alight(result, taken.burns)
        warn_of_fire(target, result.notes)
    if taken.burning:
        result.details["burning"] = taken.burning
        dice.step(msg("Burning"), taken.burning, "UNX-73")
    result.details["armour_applied"] = taken.armoured or target.armoured
    attacks = by_attack(taken.attacks, None if kept is None else kept.finals, sums[2])
    return conclude(dice, target, kind, taken.pool, shot.level, sums, attacks, result)


def by_attack(attacks: list[int], finals: list[int] | None, whole: int) -> list[int] | None:
    """Add up the damage of each attack; exact odds know that of one attack only."""
    struck = [hits for hits in attacks if hits]
    if len(struck) < 2:
        return [whole] if struck else []
    if finals is None:
        return None
    ends = [sum(struck[: n + 1]) for n in range(len(struck))]
    return [sum(finals[end - n : end]) for end, n in zip(ends, struck, strict=True)]


def next_hit(
    dice: Dice,
    progress: Progress,
    hits: tuple[tuple[int, int], ...],
    shot: Shot,
    armoured: bool,
    wounds: Applied | None,
) -> Progress:
    """Apply one more hit of an earlier attack, whose armour may be off already."""
    index, (raw, net, final) = progress
    its_raw, past = hits[index]
    if armoured:
        done = past * shot.level
        dice.step(
            msg("{net} past the armour, level {level}", net=past, level=shot.level), done, "UNX-20"
        )
    else:
        dice.step(msg("Damage of the earlier result"), its_raw, "UNI-29")
        _, past, done = dice.chance(soak, shot, 1, its_raw, wounds)
    if wounds is not None:
        wounds.finals.append(done)
    return index + 1, (raw + its_raw, net + past, final + done)


def one_round_of_fire(
    dice: Dice, house: House, target: Target, armed: Armed, put_out: bool, result: Result
) -> Result:
    """Roll one round on fire, or put it out by stop, drop and roll (UNX-73, UNX-74)."""
    if armed.burning is None:
        raise UsageError(
            "burns_nothing",
            msg("This sets nothing on fire."),
            hint=msg("Use a weapon of the incendiary table, or an expression."),
        )
    flames = 0
    if put_out:
        result.effects.append("fire_out")
        dice.step(msg("Stop, drop and roll"), msg("the fire is out"), "UNX-74")
    else:
        flames = burn(dice, house, target, remembered.damage(dice, armed.burning, None))
        alight(result, armed.burning)
        warn_of_fire(target, result.notes)
    sums = (flames, flames, flames)
    return conclude(dice, target, "fire", "life", 1, sums, [] if put_out else [flames], result)


NOTHING = Multiplied(Number(0), 1, False, None)
"""Damage that is not rolled, for hits that already were."""
