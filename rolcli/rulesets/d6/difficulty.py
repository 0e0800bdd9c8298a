"""Difficulty numbers: the referee's, published names of some, and ranges."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets.frame import integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.distance import Length

LADDER: dict[str, tuple[str, ...]] = {
    "very_easy": ("muy_facil",),
    "easy": ("facil",),
    "moderate": ("moderada", "moderado"),
    "difficult": ("dificil",),
    "very_difficult": ("muy_dificil",),
    "heroic": ("heroica", "heroico"),
}
"""Published names of difficulty numbers, with their other names."""
NUMBERS = {
    "very_easy": 5, "easy": 10, "moderate": 15, "difficult": 20, "very_difficult": 30, "heroic": 31,
}  # fmt: skip - a name a line says no more
"""What the names stand for (D6-P6); the document leaves the number free (D6-07)."""
LADDER_WORDS = {
    "very_easy": N_("very easy"),
    "easy": N_("easy"),
    "moderate": N_("moderate"),
    "difficult": N_("difficult"),
    "very_difficult": N_("very difficult"),
    "heroic": N_("heroic"),
}

RANGES: dict[str, tuple[str, ...]] = {
    "point_blank": ("quemarropa", "a_quemarropa", "bocajarro", "a_bocajarro"),
    "short": ("corto", "corta", "corto_alcance", "a_corto_alcance"),
    "medium": ("medio", "media", "medio_alcance", "a_medio_alcance"),
    "long": ("largo", "larga", "largo_alcance", "a_largo_alcance"),
}
"""Ranges, the nearest first, with their other names."""
AT_RANGE = {"point_blank": 5, "short": 10, "medium": 15, "long": 20}
"""Difficulty of a shot or throw by range (D6-34)."""
RANGE_RULES = {"point_blank": "D6-35", "short": "D6-36", "medium": "D6-37", "long": "D6-38"}
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
    value = NUMBERS[difficulty]
    dice.step(msg("Difficulty by its published name"), value, "D6-P6")
    return value


def named(total: int) -> str:
    """Name the highest difficulty that a total reaches; ``none`` below all of them."""
    name = "none"
    for name_of_it, number in NUMBERS.items():
        if total >= number:
            name = name_of_it
    return name


def of_range(dice: Dice, band: str) -> int:
    """Give the difficulty of a range and record it."""
    dice.step(
        msg("Difficulty at {range}", range=msg(RANGE_WORDS[band])),
        AT_RANGE[band],
        RANGE_RULES[band],
    )
    return AT_RANGE[band]


def read_ranges(text: str) -> tuple[int, ...]:
    """Read a weapon's limits: the furthest metres at point blank, short, medium and long range.

    Raise UsageError for anything but four rising numbers.
    """
    limits = [integer(part) for part in text.split("/")]
    numbers = [limit for limit in limits if limit is not None and limit >= 0]
    if len(limits) != 4 or len(numbers) != 4 or sorted(numbers) != numbers:
        raise UsageError(
            "bad_value",
            msg("{ranges} are no ranges of a weapon.", ranges=text),
            hint=msg("Write four rising distances in metres, such as 3/10/30/100."),
        )
    return tuple(numbers)


def band_at(dice: Dice, distance: Length, limits: tuple[int, ...], rule: str) -> str | None:
    """Find the range of a distance among a weapon's limits, or None beyond the last (D6-39).

    A limit belongs to its range; but who is nearer than the first of a weapon of the list
    (``rule`` D6-P8) is at point blank.
    """
    metres = distance.measured("m")
    label = msg("Distance {distance}", distance=distance.with_unit("m"))
    for band, limit in zip(RANGES, limits, strict=True):
        within = metres < limit if rule == "D6-P8" and band == "point_blank" else metres <= limit
        if within:
            dice.step(label, msg(RANGE_WORDS[band]), rule)
            return band
    dice.step(label, msg("out of range"), rule)
    return None
