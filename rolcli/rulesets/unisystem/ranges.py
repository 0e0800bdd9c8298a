"""Range: the five bands, which of them a distance is in, and what they do (UNI-22..28)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House

BANDS = ("point_blank", "short", "medium", "long", "extreme")

EFFECTS = {
    "point_blank": (1, 1, "UNI-23"),
    "short": (0, 0, "UNI-24"),
    "long": (-3, -1, "UNI-26"),
    "extreme": (-6, -2, "UNI-27"),
}
"""What a band adds to the attack and to the damage multiplier; medium is a setting (UNI-25)."""

OUT_OF_RANGE = "out_of_range"


def band_of(band: str | None, distance: int | None, bands: str | None) -> str | None:
    """Settle the band: as named, or where a distance falls among five limits.

    A limit belongs to the nearer band; beyond the last nothing can be shot at
    (UNI-28). Raise UsageError for half a distance or limits that do not rise.
    """
    if distance is None and bands is None:
        return band
    if band is not None:
        raise UsageError(
            "range_and_distance",
            msg("The range is given twice, by name and in metres."),
            hint=msg("Leave out --range, or --distance and --bands."),
        )
    if distance is None or bands is None:
        raise UsageError(
            "distance_and_bands",
            msg("A distance means something only beside the weapon's ranges."),
            hint=msg("Give both, such as --distance 25 --bands 10/30/50/100/200."),
        )
    limits = [int(part) if part.strip().isdecimal() else -1 for part in bands.split("/")]
    if len(limits) != 5 or limits[0] < 0 or any(limits[i] >= limits[i + 1] for i in range(4)):
        raise UsageError(
            "bad_bands",
            msg("{bands} are not five rising ranges in metres.", bands=bands),
            hint=msg("They are written 10/30/50/100/200."),
        )
    for name, limit in zip(BANDS, limits, strict=True):
        if distance <= limit:
            return name
    return OUT_OF_RANGE


def range_effect(
    dice: Dice, house: House, band: str | None, notes: list[Message]
) -> tuple[int, int]:
    """Give what a band adds to the attack and to the multiplier, and record it."""
    if band is None:
        return 0, 0
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
