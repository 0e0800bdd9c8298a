"""Difficulty numbers: the referee's, published names of some, and ranges."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets.frame import integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice

LADDER = {"very_easy": 5, "easy": 10, "moderate": 15, "difficult": 20, "very_difficult": 30}
"""Published names of difficulty numbers (D6-P2); the document leaves the number free (D6-07)."""

RANGES = {
    "point_blank": (5, "D6-35"),
    "short": (10, "D6-36"),
    "medium": (15, "D6-37"),
    "long": (20, "D6-38"),
}
"""Difficulty of a shot or throw by range, and its rule (D6-34)."""

RANGE_WORDS = {
    "point_blank": N_("point blank"),
    "short": N_("short range"),
    "medium": N_("medium range"),
    "long": N_("long range"),
}


def settle(dice: Dice, difficulty: int | str, rule: str) -> int:
    """Give the number of a difficulty and record it under ``rule`` or as a published name."""
    if isinstance(difficulty, int):
        dice.step(msg("Difficulty"), difficulty, rule)
        return difficulty
    value = LADDER[difficulty]
    dice.step(msg("Difficulty by its published name"), value, "D6-P2")
    return value


def of_range(dice: Dice, band: str) -> int:
    """Give the difficulty of a range and record it."""
    value, rule = RANGES[band]
    dice.step(msg("Difficulty at {range}", range=msg(RANGE_WORDS[band])), value, rule)
    return value


def band_at(dice: Dice, distance: int, ranges: str) -> str | None:
    """Find the range of a distance among a weapon's limits, or None beyond the last (D6-39).

    A limit belongs to its range. Raise UsageError for limits that are not four
    rising numbers.
    """
    limits = [integer(part) for part in ranges.split("/")]
    numbers = [limit for limit in limits if limit is not None and limit >= 0]
    if len(limits) != 4 or len(numbers) != 4 or sorted(numbers) != numbers:
        raise UsageError(
            "bad_ranges",
            msg("{ranges} are no ranges of a weapon.", ranges=ranges),
            hint=msg("Write four rising distances in metres, such as 3/10/30/100."),
        )
    for band, limit in zip(RANGES, numbers, strict=True):
        if distance <= limit:
            dice.step(msg("{distance} metres", distance=distance), msg(RANGE_WORDS[band]), "D6-39")
            return band
    dice.step(msg("{distance} metres", distance=distance), msg("out of range"), "D6-39")
    return None
