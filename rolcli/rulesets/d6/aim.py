"""How far the target is, what kind of attack that makes, and its base difficulty."""

from __future__ import annotations

from rolcli.declare import Ask, Distance, Excludes, Flag, Ladder, Needs, OneOf, Text, Word
from rolcli.messages import N_
from rolcli.rulesets.d6.difficulty import LADDER, RANGES, band_at, of_range, read_ranges, settle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
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
    )  # fmt: skip - the facts of a field stand in one line
    ranges = Text(
        N_("The weapon's furthest metres at point blank, short, medium and long range."),
        default=None, metavar="A/B/C/D", rule="D6-39", es="alcances",
    )  # fmt: skip - the facts of a field stand in one line
    difficulty = Ladder(
        N_("Number to reach hand to hand, which is the weapon's, or a published name of one."),
        LADDER, default=None, least=0, rule="D6-61", es="dificultad",
    )  # fmt: skip - the facts of a field stand in one line
    grenade = Flag(N_("A grenade is thrown."), rule="D6-68", es="granada")
    from_blast = Distance(
        N_("How far from the grenade the target is; it reaches 10 metres."),
        default=None, rule="D6-72", es="hasta-explosión",
    )  # fmt: skip - the facts of a field stand in one line

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
