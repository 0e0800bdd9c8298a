"""What the attacker strikes with: a row of the tables, or damage given by hand."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem import remembered
from rolcli.rulesets.unisystem.levels import BULLETS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.equipment import Name
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.items import Weapon
    from rolcli.rulesets.unisystem.multiplied import Multiplied

MOLOTOV = "1d4"
"""What the fire of an incendiary shell does each round, as a Molotov's (UNX-61)."""
ZONES = ("point_blank", "blast", "shrapnel")
TABLES = {
    "melee": "UNX-47", "ranged": "UNX-49", "explosive": "UNX-64", "incendiary": "UNX-72",
}  # fmt: skip
"""The table that a weapon stands in."""
LOAD_RULES = {"birdshot": "UNX-55", "buckshot": "UNX-56", "slug": "UNX-57"}


class Armed:
    """The attacker's means: damage, its kind and what goes with it.

    ``damage`` is None where nothing is rolled; ``value`` names which value of
    the row it is. ``burning`` is the expression of each round on fire.
    """

    __slots__ = ("burning", "damage", "kind", "load", "pool", "value", "weapon")

    def __init__(self, weapon: Weapon | None) -> None:
        self.weapon = weapon
        self.damage: Multiplied | None = None
        self.kind: str | None = None
        self.load: str | None = None
        self.value = "hit"
        self.pool = "life" if weapon is None else weapon.pool
        self.burning: str | None = None

    @property
    def aimed(self) -> bool:
        """Whether the attack roll aims this damage; it never aims blast or shrapnel (UNX-18)."""
        return self.value not in ("blast", "shrapnel", "burning")


def arm(
    dice: Dice,
    weapon: Weapon | None,
    damage: str | None,
    kind: str | None,
    strength: int | None,
    load: str | None,
    ammo: str | None,
    zone: str | None,
    built_strength: int | None,
    can_choose: bool,
) -> Armed:
    """Settle what strikes; raise UsageError for what the tables do not have.

    ``can_choose`` is false for a verb without --load and --zone.
    """
    armed = Armed(weapon)
    strength = strength_used(weapon, damage, strength, built_strength)
    if weapon is None:
        if damage is None:
            unwanted = {"--kind": kind, "--load": load, "--ammo": ammo, "--zone": zone}
        else:
            unwanted = {"--load": load, "--ammo": ammo}
        refuse(unwanted)
        if damage is not None:
            armed.damage = remembered.damage(dice, damage, strength)
            if zone is not None and kind not in (None, "explosive"):
                raise no_zones(damage)
            armed.kind = kind or (None if zone is None else "explosive")
            armed.value = zone or "hit"
        return armed
    if damage is not None:
        raise UsageError(
            "weapon_and_damage",
            msg("The damage is given twice, by a weapon and by an expression."),
            hint=msg("Leave out --weapon or --damage."),
        )
    if kind is not None and ammo is not None:
        raise UsageError(
            "kind_and_ammo",
            msg("The kind of damage is given twice, by --kind and by --ammo."),
            hint=msg("Leave out one of them."),
        )
    text = value_of(armed, weapon, load, zone, can_choose)
    armed.kind = kind or kind_of(weapon, armed.load, ammo)
    armed.burning = MOLOTOV if armed.load == "incendiary" else weapon.value("burning")
    if text is not None:
        armed.damage = remembered.damage(dice, text, strength)
    return armed


def refuse(unwanted: Mapping[str, object]) -> None:
    """Refuse options that have nothing to apply to."""
    for option, value in unwanted.items():
        if value is not None:
            raise UsageError(
                "option_without_weapon",
                msg("{option} means nothing without a weapon.", option=option),
                hint=msg("Add --weapon NAME."),
            )


def value_of(
    armed: Armed, weapon: Weapon, load: str | None, zone: str | None, can_choose: bool
) -> str | None:
    """Choose the damage value of a row: its hit, its load (UNX-52) or the zone (UNX-65)."""
    values = weapon.values
    zoned = bool(values) and values[0] in ZONES
    loaded = bool(values) and values[0] != "hit" and not zoned
    if zone is not None and not zoned:
        raise no_zones(weapon.called)
    if load is not None and not (loaded and load in values):
        raise UsageError(
            "no_such_load",
            msg("{name} takes no {load}.", name=weapon.called, load=load),
            hint=msg("It takes {loads}.", loads=", ".join(values))
            if loaded
            else msg("Leave out --load."),
        )
    if not values:
        return None
    if not (zoned or loaded):
        return weapon.value("hit")
    chosen = zone if zoned else load
    if chosen is None:
        raise UsageError(
            "zone_wanted" if zoned else "load_wanted",
            msg(
                "{name} does {values}.",
                name=weapon.called,
                values=", ".join(f"{name} {text}" for name, text in weapon.damage),
            ),
            hint=choose_hint(zoned, can_choose, weapon),
        )
    armed.value = chosen
    armed.load = None if zoned else chosen
    return weapon.value(chosen)


def no_zones(name: Name | str) -> UsageError:
    """Word a zone of what does not explode."""
    return UsageError(
        "no_zones",
        msg("{name} does not explode: it has no zones.", name=name),
        hint=msg("Leave out --zone."),
    )


def choose_hint(zoned: bool, can_choose: bool, weapon: Weapon) -> Message:
    """Word how to choose among several damage values."""
    if not can_choose:
        return msg(
            "Give one with --damage EXPR --kind {kind}, or use -r unisystem-combat.",
            kind=weapon.kind,
        )
    return msg("Choose with --zone.") if zoned else msg("Choose with --load.")


def kind_of(weapon: Weapon, load: str | None, ammo: str | None) -> str | None:
    """Settle the kind of damage: the row's or the load's, or the bullets in it.

    The 5.7 mm takes armour-piercing bullets only (UNX-51), flechettes exist
    for every shotgun load (UNX-53) and hollow points only as slugs (UNX-54).
    """
    if ammo is None:
        return weapon.kind if load is None else weapon.load_kinds.get(load, weapon.kind)
    sold = weapon.ammo if load is None else weapon.load_ammo.get(load, ())
    if ammo not in sold:
        raise UsageError(
            "no_such_ammo",
            msg("{name} does not take {ammo}.", name=weapon.called, ammo=ammo),
            hint=msg("It takes {loads}.", loads=", ".join(sold))
            if sold
            else msg("Leave out --ammo."),
        )
    return ammo


def strength_used(
    weapon: Weapon | None, damage: str | None, strength: int | None, built: int | None
) -> int | None:
    """Give the Strength that counts: a crossbow's own, if its user can load it (UNX-50)."""
    if built is None:
        return strength
    if not (weapon.built if weapon is not None else damage is not None):
        raise UsageError(
            "not_built",
            msg("Only a crossbow is made for one Strength."),
            hint=msg("Leave out --built-strength."),
        )
    if strength is not None and strength < built:
        raise UsageError(
            "cannot_load",
            msg(
                "Strength {strength} cannot load a crossbow made for {built} (UNX-50).",
                strength=strength,
                built=built,
            ),
            hint=msg("It needs Strength {built} or more.", built=built),
        )
    return built


def remark(dice: Dice, house: House, armed: Armed, notes: list[Message]) -> None:
    """Record the load, and say what must be known of the means chosen."""
    weapon = armed.weapon
    if armed.kind == "ap" and house["ap"] == "plain":
        notes.append(msg("Armour-piercing rounds count as plain bullets (setting ap)."))
    if armed.kind is None and armed.damage is not None:
        notes.append(msg("No kind of damage is given: nothing multiplies it past the armour."))
    if weapon is None:
        return
    dice.step(
        msg("Weapon: {name}", name=weapon.called),
        weapon.value(armed.value) or msg("no damage"),
        TABLES[weapon.section],
    )
    if weapon.category == "grenade_nonlethal":
        notes.append(
            msg("{name} does no damage: see the verb hazard (UNX-67).", name=weapon.called)
        )
    if armed.load is not None:
        rule = "UNX-66" if weapon.section == "explosive" else "UNX-52"
        dice.step(msg("Load"), armed.load, "UNX-60" if weapon.load_kinds else rule)
    if armed.value in ZONES:
        dice.step(msg("Zone"), armed.value, "UNX-65")
    if weapon.built and armed.damage is not None:
        strength = armed.damage.multiplier
        dice.step(msg("Strength that the crossbow was made for"), strength, "UNX-50")
        notes.append(msg("The crossbow counts as made for Strength {n}.", n=strength))


def is_melee(armed: Armed, unarmed: bool, far: bool) -> bool:
    """Tell whether the attack is a blow: by its row, else by its kind and the options given."""
    if armed.weapon is not None:
        return armed.weapon.section == "melee"
    return unarmed or not (far or armed.kind in (*BULLETS, "explosive", "fire"))


def is_unarmed(armed: Armed, unarmed: bool) -> bool:
    """Tell whether the blow is struck without a weapon."""
    return unarmed or (armed.weapon is not None and armed.weapon.category == "unarmed")
