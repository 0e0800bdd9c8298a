"""What the attacker strikes with: a row of the tables, what is in it, or damage given by hand."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.items import Bilingual
from rolcli.rulesets.unisystem.harm import read_damage, read_text
from rolcli.rulesets.unisystem.tables import KINDS, VALUES, ZONES
from rolcli.rulesets.unisystem.target import BULLETS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.asks import Attack
    from rolcli.rulesets.unisystem.equipment import Catalogue
    from rolcli.rulesets.unisystem.harm import Multiplied
    from rolcli.rulesets.unisystem.hit_groups import Striking
    from rolcli.rulesets.unisystem.items import Weapon
    from rolcli.rulesets.unisystem.target import Target
    from rolcli.rulesets.unisystem.volley import Fires, Plan

MOLOTOV = "1d4"
"""What the fire of an incendiary shell does each round, as a Molotov's (UNX-61)."""
TABLES = {
    "melee": "UNX-47", "ranged": "UNX-49", "explosive": "UNX-64", "incendiary": "UNX-72",
}
"""The table that a weapon stands in."""


def formula(text: str) -> Bilingual:
    """Name damage of the tables inside a message: its Strength is FUE in Spanish."""
    return Bilingual(text, text.replace("STR", "FUE"))


def word_pairs(pairs: Iterable[tuple[str, str]]) -> Bilingual:
    """List pairs of a word of the game and what stands behind it."""
    names = {**VALUES, **KINDS}
    listed = [(word, names.get(word, (word,))[0], more) for word, more in pairs]
    return Bilingual(
        ", ".join([f"{word.replace('_', '-')} {more}".strip() for word, _, more in listed]),
        ", ".join([f"{name.replace('_', '-')} {more}".strip() for _, name, more in listed]),
    )


def words(some: Iterable[str]) -> Bilingual:
    """List words of the game, in each language as they are typed there."""
    return word_pairs((word, "") for word in some)


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
                values=word_pairs(weapon.damage),
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
        msg("{name} does not take {ammo}.", name=weapon.called, ammo=words([wanted])),
        hint=msg("It takes {values}.", values=words(sold))
        if sold
        else msg("Leave out {option}.", option=option),
    )


def choose_hint(zoned: bool, ask: Striking, weapon: Weapon) -> Message:
    """Word how to choose among several damage values."""
    if "load" not in ask.FIELDS:
        return msg(
            "Give one with --damage EXPR --kind {kind}, or use -r unisystem-combat.",
            kind=words([weapon.kind or ""]),
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
        value = msg("no damage") if text is None else msg("{damage}", damage=formula(text))
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


def rounds_in(weapon: Weapon | None, ask: Attack) -> int | None:
    """Give the rounds in the weapon: as told, as an earlier attack with it left them, or its
    capacity; None where unknown.

    An automatic shotgun of 12 gauge holds 12 shells (UNX-62); the number in brackets is
    the capacity, also of thrown knives, which are carried (UNX-63).
    """
    if ask.automatic and (weapon is None or weapon.id != "shotgun-12"):
        raise UsageError(
            "forbidden",
            msg("Only the 12-gauge shotgun has an automatic model of 12 shells (UNX-62)."),
            hint=msg("Leave out --automatic."),
        )
    if ask.rounds is not None:
        return ask.rounds
    if weapon is not None and ask.earlier is not None:
        left = ask.earlier.whole("details.rounds_left", 0)
        if left is not None and ask.earlier.text("details.weapon") == weapon.id:
            return left
    if ask.automatic:
        return 12
    return None if weapon is None else weapon.capacity


def spend(rounds: int | None, attacks: Fires) -> int | None:
    """Take the shots of a round from the weapon and give what is left; refuse too many."""
    if rounds is None:
        return None
    fired = sum([fire.shots for fire in attacks])
    if fired > rounds:
        raise UsageError(
            "out_of_bounds",
            nmsg(
                "{n} shot is more than the {rounds} in the weapon.",
                "{n} shots are more than the {rounds} in the weapon.",
                fired,
                rounds=rounds,
            ),
            hint=msg("Fire less, or tell how many it holds with --rounds."),
        )
    return rounds - fired


class Attempt:
    """What the options alone decide of an attack.

    ``plan`` is None where nothing is rolled to hit. ``details``, ``effects`` and ``notes``
    are what the result has from the options alone.
    """

    __slots__ = (
        "band", "details", "effects", "means", "melee", "notes", "plan", "rounds_left", "target",
        "unarmed",
    )

    def __init__(self, means: Means) -> None:
        self.means = means
        self.band: str | None = None
        self.melee = False
        self.unarmed = False
        self.rounds_left: int | None = None
        self.plan: Plan | None = None
        self.target: Target | None = None
        self.details: dict[str, object] = {}
        self.effects: list[str] = []
        self.notes: list[Message] = []

    def result(self) -> Result:
        """Begin a result with what is known already."""
        result = Result("attack")
        result.details |= self.details
        result.effects += self.effects
        result.notes += self.notes
        return result
