"""Range: the five bands, which of them a distance is in, and what they do (UNI-22..28)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.outcome import OUT_OF_RANGE
from rolcli.rulesets.unisystem.tables import TABLED
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.distance import Length
    from rolcli.exact import Number
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.asks import Ranged
    from rolcli.rulesets.unisystem.items import Weapon

    Limits = tuple[Number, ...]

BANDS = ("point_blank", "short", "medium", "long", "extreme")
EFFECTS = {
    "point_blank": (1, 1, "UNI-23"),
    "short": (0, 0, "UNI-24"),
    "long": (-3, -1, "UNI-26"),
    "extreme": (-6, -2, "UNI-27"),
}
"""What a band adds to the attack and to the damage multiplier; medium is a setting (UNI-25)."""
PUBLISHED = {
    "thrown-rock": (3, 7, 10, 13, 20),
    "thrown-knife": (3, 5, 8, 10, 13),
    "large-thrown-knife": (3, 5, 8, 10, 13),
    "huge-thrown-knife": (3, 5, 8, 10, 13),
    "short-bow": (5, 13, 40, 65, 100),
    "long-bow": (10, 30, 50, 100, 200),
    "crossbow": (7, 40, 65, 150, 250),
}
"""Published ranges of weapons that have none in the tables, in metres (UNI-P8)."""


def measured(dice: Dice, ask: Ranged, away: Length, weapon: Weapon | None) -> str:
    """Settle the band: where a distance falls among five limits.

    A limit belongs to the nearer band; beyond the last nothing can be shot at
    (UNI-28). Raise UsageError for limits that are missing or do not rise.
    """
    limits = limits_of(dice, ask, weapon)
    distance = away.measured("m")
    band = OUT_OF_RANGE
    for name, limit in zip(BANDS, limits, strict=True):
        if distance <= limit:
            band = name
            break
    label = msg("Distance {distance} among {bands}", distance=away, bands=shown(limits))
    dice.step(label, band, "UNI-28")
    return band


def shown(limits: Limits) -> str:
    """Write ranges as they are typed."""
    return "/".join([str(one) if isinstance(one, int) else str(float(one)) for one in limits])


def limits_of(dice: Dice, ask: Ranged, weapon: Weapon | None) -> Limits:
    """Give the weapon's five ranges: as typed, as published, or of a row of the user's own."""
    own = () if weapon is None else weapon.bands
    if ask.bands is None:
        if own:
            return own
        raise UsageError(
            "needs",
            msg("A distance means something only beside the weapon's ranges (UNI-28)."),
            hint=table_hint(weapon),
        )
    if canonical(ask.bands, TABLED) is not None:
        limits = own or (PUBLISHED.get(weapon.id, ()) if weapon is not None else ())
        if not limits:
            raise UsageError(
                "forbidden",
                msg("No ranges of this weapon are known (UNI-P8)."),
                hint=table_hint(None),
            )
        if not own:
            dice.step(msg("Ranges in metres, published"), shown(limits), "UNI-P8")
        return limits
    from rolcli.rulesets.own_rows import rising

    typed = rising(ask.bands, len(BANDS))
    if typed is None:
        raise UsageError(
            "bad_value",
            msg("{bands} are not five rising ranges in metres.", bands=ask.bands),
            hint=msg("They are written 10/30/50/100/200."),
        )
    return typed


def table_hint(weapon: Weapon | None) -> Message:
    """Word where ranges come from."""
    if weapon is not None and weapon.id in PUBLISHED:
        return msg("Add --bands 10/30/50/100/200, or --bands table for the published ones.")
    return msg("Give both, such as --distance 25 --bands 10/30/50/100/200.")


def range_effect(dice: Dice, house: House, band: str, notes: list[Message]) -> tuple[int, int]:
    """Give what a band adds to the attack and to the multiplier, and record it."""
    if not house["range_rules"]:
        notes.append(msg("Range changes nothing here: range_rules is off."))
        return 0, 0
    if band == "medium":
        pair = house["medium_range"]
        assert isinstance(pair, tuple)
        attack, multiplier = pair
        rule = "UNI-25"
    else:
        attack, multiplier, rule = EFFECTS[band]
    dice.modifier(f"{band}_range", attack, rule)
    if multiplier:
        dice.step(msg("Damage multiplier by range"), f"{multiplier:+d}", rule)
    return attack, multiplier
