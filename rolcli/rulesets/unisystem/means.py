"""What the attacker strikes with: a row of the tables, or damage given by hand."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.levels import BULLETS
from rolcli.rulesets.unisystem.multiplied import read_damage, read_text
from rolcli.rulesets.unisystem.named import Formula, WordPairs
from rolcli.rulesets.unisystem.tables.words import ZONES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.equipment import Bilingual
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.equipment import Catalogue
    from rolcli.rulesets.unisystem.groups import Striking
    from rolcli.rulesets.unisystem.items import Weapon
    from rolcli.rulesets.unisystem.multiplied import Multiplied

MOLOTOV = "1d4"
"""What the fire of an incendiary shell does each round, as a Molotov's (UNX-61)."""
TABLES = {
    "melee": "UNX-47", "ranged": "UNX-49", "explosive": "UNX-64", "incendiary": "UNX-72",
}
"""The table that a weapon stands in."""


class Means:
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


def means_of(ask: Striking, gear: Catalogue) -> Means:
    """Settle what strikes; raise UsageError for what the tables do not have."""
    weapon = None if ask.weapon is None else gear.weapon(ask.weapon)
    means = Means(weapon)
    strength = strength_used(weapon, ask)
    if weapon is not None:
        text = value_of(means, weapon, ask)
        means.kind = ask.kind or kind_of(weapon, means.load, ask.ammo)
        means.burning = MOLOTOV if means.load == "incendiary" else weapon.value("burning")
        if text is not None:
            means.damage = read_text(text, strength)
    elif ask.damage is not None:
        means.damage = read_damage(ask.damage, strength)
        if ask.zone is not None and ask.kind not in (None, "explosive"):
            raise no_zones(str(ask.damage))
        means.kind = ask.kind or (None if ask.zone is None else "explosive")
        means.value = ask.zone or "hit"
    return means


def value_of(means: Means, weapon: Weapon, ask: Striking) -> str | None:
    """Choose the damage value of a row: its hit, its load (UNX-52) or the zone (UNX-65)."""
    values = weapon.values
    zoned = bool(values) and values[0] in ZONES
    loaded = bool(values) and values[0] != "hit" and not zoned
    if ask.zone is not None and not zoned:
        raise no_zones(weapon.called)
    if ask.load is not None and not (loaded and ask.load in values):
        raise not_sold(weapon, ask.load, values if loaded else (), "--load")
    if not values:
        return None
    if not (zoned or loaded):
        return weapon.value("hit")
    chosen = ask.zone if zoned else ask.load
    if chosen is None:
        raise UsageError(
            "missing_value",
            msg(
                "{name} does {values}.",
                name=weapon.called,
                values=WordPairs(weapon.damage),
            ),
            hint=choose_hint(zoned, ask, weapon),
        )
    means.value = chosen
    means.load = None if zoned else chosen
    return weapon.value(chosen)


def no_zones(name: Bilingual | str) -> UsageError:
    """Word a zone of what does not explode."""
    return UsageError(
        "forbidden",
        msg("{name} does not explode: it has no zones.", name=name),
        hint=msg("Leave out --zone."),
    )


def not_sold(
    weapon: Weapon, wanted: str, sold: tuple[str, ...] | list[str], option: str
) -> UsageError:
    """Word a load or ammunition that a weapon does not take."""
    return UsageError(
        "forbidden",
        msg("{name} does not take {ammo}.", name=weapon.called, ammo=WordPairs.one(wanted)),
        hint=msg("It takes {values}.", values=WordPairs.words(sold))
        if sold
        else msg("Leave out {option}.", option=option),
    )


def choose_hint(zoned: bool, ask: Striking, weapon: Weapon) -> Message:
    """Word how to choose among several damage values."""
    if "load" not in ask.FIELDS:
        return msg(
            "Give one with --damage EXPR --kind {kind}, or use -r unisystem-combat.",
            kind=WordPairs.one(weapon.kind or ""),
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
        raise not_sold(weapon, ammo, sold, "--ammo")
    return ammo


def strength_used(weapon: Weapon | None, ask: Striking) -> int | None:
    """Give the Strength that counts: a crossbow's own, if its user can load it (UNX-50)."""
    built = ask.built_strength
    if built is None:
        return ask.strength
    if weapon is not None and not weapon.built:
        raise UsageError(
            "forbidden",
            msg("Only a crossbow is made for one Strength."),
            hint=msg("Leave out --built-strength."),
        )
    if ask.strength is not None and ask.strength < built:
        raise UsageError(
            "forbidden",
            msg(
                "Strength {strength} cannot load a crossbow made for {built} (UNX-50).",
                strength=ask.strength,
                built=built,
            ),
            hint=msg("It needs Strength {built} or more.", built=built),
        )
    return built


def remark(dice: Dice, house: House, means: Means, notes: list[Message]) -> None:
    """Record weapon and load, and note what must be known of the means chosen."""
    weapon = means.weapon
    if means.kind is None and means.damage is not None:
        notes.append(msg("No kind of damage is given: nothing multiplies it past the armour."))
    if weapon is not None:
        label = msg("Weapon: {name}", name=weapon.called)
        text = weapon.value(means.value)
        value = msg("no damage") if text is None else msg("{damage}", damage=Formula(text))
        dice.step(label, value, TABLES[weapon.section])
        if weapon.category == "grenade_nonlethal":
            notes.append(
                msg("{name} does no damage: see the verb hazard (UNX-67).", name=weapon.called)
            )
        if means.load is not None:
            rule = "UNX-66" if weapon.section == "explosive" else "UNX-52"
            dice.step(msg("Load"), means.load, "UNX-60" if weapon.load_kinds else rule)
        if means.value in ZONES:
            dice.step(msg("Zone"), means.value, "UNX-65")
        if weapon.built and means.damage is not None:
            label = msg("Strength that the crossbow was made for")
            dice.step(label, means.damage.multiplier, "UNX-50")
    if means.kind == "ap" and house["ap"] == "plain":
        dice.step(msg("Armour-piercing bullets (setting ap)"), msg("as plain bullets"), "UNX-53")


def is_melee(means: Means, unarmed: bool, far: bool) -> bool:
    """Tell whether the attack is a blow: by its row, else by its kind and the options given."""
    if means.weapon is not None:
        return means.weapon.section == "melee"
    return unarmed or not (far or means.kind in (*BULLETS, "explosive", "fire"))


def is_unarmed(means: Means, unarmed: bool) -> bool:
    """Tell whether the blow is struck without a weapon."""
    return unarmed or (means.weapon is not None and means.weapon.category == "unarmed")
