"""What an attack is made with: damage as typed or out of the table, and the range (RYF-P5)."""

from __future__ import annotations

from rolcli.declare import Ask, Distance, Excludes, Expr, Flag, Many, Needs, Text, Toml, Word
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets.ryf.damage import Damages
from rolcli.rulesets.ryf.tables import COVERS, RANGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.notation.tree import Node
    from rolcli.rulesets.ryf.equipment import Weapon

UNARMED = "1d6"
"""Damage without a weapon, hand to hand (RYF-26)."""
BANDS = ("short", "medium", "long")
OUT = "out_of_range"


class Arms(Ask):
    """The weapon or two of them (RYF-26, RYF-49..51)."""

    HEADING = N_("The weapon")

    weapon = Many(Text(
        N_("A weapon of the published list; a second one with --two-weapons."), kind="item",
        rule="RYF-P5", es="arma",
    ))
    damage = Many(Expr(
        N_("The weapon's damage, every die exploding; one for each of two weapons."),
        rule="RYF-26", es="daño",
    ))
    two_weapons = Flag(
        N_("Attack with two light weapons."), rule="RYF-49", es=("dos-armas", "dos-armas-ligeras")
    )
    equipment = Many(Toml(
        N_("A TOML file of weapons of one's own."), rule="RYF-P5", es="equipo",
    ))


class Shot(Ask):
    """The distance, and what makes a target hard to hit (RYF-28..39)."""

    HEADING = N_("The shot")

    range = Word(
        N_("The distance of the target: an attack at range."), RANGES, default=None,
        rule="RYF-28", es="alcance",
    )
    distance = Distance(
        N_("The distance in metres; the weapon of the list says which range that is."),
        default=None, rule="RYF-P5", es="distancia",
    )
    in_crowd = Flag(N_("The target is among other people."), rule="RYF-34", es="entre-gente")
    running = Flag(N_("The target is running."), rule="RYF-35", es="corriendo")
    prone = Flag(N_("The target is lying down."), rule="RYF-36", es=("tumbado", "tumbada"))
    cover = Word(
        N_("The target's cover."), COVERS, default=None, rule="RYF-33", es="cobertura"
    )

    NEEDS = (
        Needs("distance", "weapon", rule="RYF-P5"),
        Needs("in_crowd", "range", "distance", rule="RYF-33"),
        Needs("running", "range", "distance", rule="RYF-33"),
        Needs("prone", "range", "distance", rule="RYF-33"),
        Needs("cover", "range", "distance", rule="RYF-33"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("distance", "two_weapons", rule="RYF-49"),
    )


class ArmsInUse(Arms, Shot):
    """Weapons and distance of one attack."""


class Armed:
    """What an attack is made with: its damage, if known, and its range; None hand to hand."""

    __slots__ = ("band", "damages")

    def __init__(self, damages: Damages | None, band: str | None) -> None:
        self.damages = damages
        self.band = band


def armed(dice: Dice, ask: ArmsInUse, melee: bool) -> Armed:
    """Settle weapons and range, recording where each comes from.

    Raise UsageError for a weapon that does not serve so.
    """
    rows: list[Weapon] = []
    if ask.weapon:
        from rolcli.rulesets.ryf.equipment import catalogue, named

        known = catalogue(ask.equipment)
        rows = [named(text, known) for text in ask.weapon]
    check_hands(ask, rows)
    trees = ask.damage or tuple([listed(dice, row) for row in rows])
    if not trees and melee and not ask.two_weapons:
        from rolcli.rulesets.amounts import amount

        trees = (amount("", UNARMED),)
    band = ask.range
    if ask.distance is not None:
        band = band_of(dice, rows[0], ask)
    elif melee and any(row.bands for row in rows):
        row = next(row for row in rows if row.bands)
        raise UsageError(
            "needs", msg("{weapon} is for attacks at range (RYF-P5).", weapon=row.called),
            hint=msg("Give --range or --distance."),
        )
    return Armed(Damages(trees) if trees else None, band)


def check_hands(ask: ArmsInUse, rows: list[Weapon]) -> None:
    """Refuse more or fewer weapons than an attack is made with."""
    given = max(len(ask.damage), len(rows))
    if given > 1 and not ask.two_weapons:
        raise UsageError(
            "needs", msg("An attack is made with one weapon, and {n} are given.", n=given),
            hint=msg("Add --two-weapons to attack with both."),
        )
    if ask.two_weapons and given not in (0, 2):
        raise UsageError(
            "needs", msg("Two weapons have two damages, and {n} were given.", n=given),
            hint=msg("Give --weapon or --damage twice, once for each weapon."),
        )
    for row in rows:
        if ask.two_weapons and row.two_handed:
            raise UsageError(
                "forbidden",
                msg("{weapon} takes both hands, and two weapons are light ones (RYF-49).",
                    weapon=row.called),
            )


def listed(dice: Dice, row: Weapon) -> Node:
    """Take the damage of a row of the list."""
    from rolcli.rulesets.amounts import amount

    dice.step(label_of(row), row.damage, "RYF-P5")
    return amount("", row.damage)


def label_of(row: Weapon) -> Message:
    """Word whose damage it is; only the built-in rows are published ones."""
    if row.notes:
        return msg("Damage of {weapon}, published", weapon=row.called)
    return msg("Damage of {weapon}", weapon=row.called)


def band_of(dice: Dice, row: Weapon, ask: ArmsInUse) -> str:
    """Find the range that a distance is for a weapon; beyond the last it is out of range."""
    if not row.bands:
        raise UsageError(
            "needs", msg("{weapon} has no ranges in the list (RYF-P5).", weapon=row.called),
            hint=msg("Give --range, or --defence for a blow."),
        )
    assert ask.distance is not None
    metres = ask.distance.measured("m")
    reached = [band for band, limit in zip(BANDS, row.bands, strict=True) if metres <= limit]
    band = reached[0] if reached else OUT
    label = msg("Range of {weapon} at {metres} m", weapon=row.called, metres=ask.distance)
    dice.step(label, band, "RYF-P5")
    return band
