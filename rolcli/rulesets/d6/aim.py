"""What kind of attack the options make, and its base difficulty."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.d6.difficulty import band_at, of_range, settle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice


def kind_of(
    band: str | None,
    distance: int | None,
    ranges: str | None,
    difficulty: int | str | None,
    unarmed: bool,
    grenade: bool,
) -> str:
    """Tell a shot, a grenade and the two kinds of blow apart.

    Shots and throws have a range, blows the difficulty of their weapon. Raise
    UsageError for a mixture.
    """
    far = band is not None or distance is not None or ranges is not None
    if far == (difficulty is not None):
        raise UsageError(
            "range_or_difficulty",
            msg("An attack needs either a range or, hand to hand, the weapon's difficulty."),
            hint=msg("Give --range short, --distance M with --ranges, or --difficulty N."),
        )
    if band is not None and (distance is not None or ranges is not None):
        raise UsageError(
            "two_ranges",
            msg("The range is given twice."),
            hint=msg("Give --range, or --distance with --ranges."),
        )
    if (distance is None) != (ranges is None):
        raise UsageError(
            "half_a_distance",
            msg("A distance needs the weapon's ranges, and they a distance."),
            hint=msg("For example --distance 25 --ranges 3/10/30/100."),
        )
    if far and unarmed:
        raise UsageError(
            "unarmed_at_range",
            msg("An unarmed attack has no range."),
            hint=msg("Give its difficulty: --difficulty N."),
        )
    if grenade and not far:
        raise UsageError(
            "grenade_without_range",
            msg("The difficulty of a grenade comes from its range (D6-69)."),
            hint=msg("Give --range, or --distance with --ranges."),
        )
    if far:
        return "grenade" if grenade else "firearm"
    return "unarmed" if unarmed else "armed"


def base_of(
    dice: Dice,
    band: str | None,
    distance: int | None,
    ranges: str | None,
    difficulty: int | str | None,
) -> int | None:
    """Give the difficulty before any defence, or None out of range.

    A blow's comes from its weapon, and the document has no table (D6-61).
    """
    if difficulty is not None:
        return settle(dice, difficulty, "D6-61")
    if distance is not None and ranges is not None:
        band = band_at(dice, distance, ranges)
    return None if band is None else of_range(dice, band)
