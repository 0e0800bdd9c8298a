"""How far the target is, what kind of attack that makes, and its base difficulty."""

from __future__ import annotations

from rolcli.declare import Ask, Distance, Excludes, Flag, Ladder, Needs, OneOf, Text, Word
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets.d6.codes import settle
from rolcli.rulesets.d6.tables.words import AT_RANGE, DIFFICULTIES, RANGE_RULES, RANGE_WORDS, RANGES
from rolcli.words import integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.distance import Length
    from rolcli.rulesets.d6.items import Weapon


class Aim(Ask):
    """Where the target is; hand to hand, how hard the weapon is to use."""

    HEADING = N_("The distance or the difficulty")

    range = Word(
        N_("Range of the shot or throw."), RANGES, default=None, rule="D6-34", es="alcance"
    )
    distance = Distance(
        N_("Distance, in metres unless a unit follows; the weapon's ranges say what it is."),
        default=None, rule="D6-39", es="distancia",
    )
    ranges = Text(
        N_("The weapon's furthest metres at point blank, short, medium and long range."),
        default=None, metavar="A/B/C/D", rule="D6-39", es="alcances",
    )
    difficulty = Ladder(
        N_("Number to reach hand to hand, which is the weapon's, or a published name of one."),
        DIFFICULTIES, default=None, least=0, rule="D6-61", es="dificultad",
    )
    grenade = Flag(N_("A grenade is thrown."), rule="D6-68", es="granada")
    from_blast = Distance(
        N_("How far from the grenade the target is; it reaches 10 metres."),
        default=None, rule="D6-72", es="hasta-explosión",
    )

    ONE_OF: ClassVar[tuple[OneOf, ...]] = (
        OneOf("range", "distance", "difficulty", unless=("weapon",), rule="D6-34"),
    )
    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("distance", "ranges", "weapon", rule="D6-39"),
        Needs("ranges", "distance", rule="D6-39"),
        Needs("grenade", "range", "distance", "weapon", rule="D6-69"),
        Needs("from_blast", "grenade", "weapon", rule="D6-72"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (Excludes("grenade", "difficulty", rule="D6-69"),)


def base_of(dice: Dice, ask: Aim, row: Weapon | None) -> int | None:
    """Give the difficulty before any defence, or None out of range.

    A blow's comes from its weapon, and the document has no table (D6-61).
    """
    if ask.difficulty is not None:
        listed = row is not None and row.difficulty == ask.difficulty
        return settle(dice, ask.difficulty, "D6-P8" if listed else "D6-61")
    band = ask.range
    if ask.distance is not None and ask.ranges is not None:
        of_the_list = row is not None and row.ranges == ask.ranges
        rule = "D6-P8" if of_the_list else "D6-39"
        band = band_at(dice, ask.distance, read_ranges(ask.ranges), rule)
    return None if band is None else of_range(dice, band)


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
