"""Readings that depend on the options alone.

They go through ``dice.chance``: a roll does them once anyway, and exact odds,
which run the verb again for every outcome, remember them.
"""

from __future__ import annotations

from rolcli.rulesets.unisystem.equipment import catalogue
from rolcli.rulesets.unisystem.multiplied import read_damage
from rolcli.rulesets.unisystem.protection import Worn, read_worn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.rulesets.unisystem.equipment import Catalogue
    from rolcli.rulesets.unisystem.items import Weapon
    from rolcli.rulesets.unisystem.multiplied import Multiplied

    Files = tuple[tuple[str, dict[str, Any]], ...]


class Same:
    """An option's value compared by identity, since TOML gives dicts."""

    __slots__ = ("value",)

    def __init__(self, value: Files) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return type(other) is Same and self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)


def gear(dice: Dice, files: Files) -> Catalogue:
    """Give the catalogue with the user's rows."""
    return dice.chance(make_gear, Same(files))


def weapon(dice: Dice, held: Catalogue, name: str | None) -> Weapon | None:
    """Find the weapon of a name."""
    return None if name is None else dice.chance(find_weapon, held, name)


def damage(dice: Dice, text: str, strength: int | None) -> Multiplied:
    """Read an expression of damage."""
    return dice.chance(make_damage, text, strength)


def worn(dice: Dice, held: Catalogue, texts: tuple[str, ...], averaged: bool) -> tuple[Worn, ...]:
    """Read armour by name or expression."""
    return dice.chance(make_worn, held, tuple(texts), averaged)


def make_gear(dice: Dice, files: Same) -> Catalogue:
    return catalogue(files.value)


def find_weapon(dice: Dice, held: Catalogue, name: str) -> Weapon:
    return held.weapon(name)


def make_damage(dice: Dice, text: str, strength: int | None) -> Multiplied:
    return read_damage(text, strength)


def make_worn(
    dice: Dice, held: Catalogue, texts: tuple[str, ...], averaged: bool
) -> tuple[Worn, ...]:
    return tuple(read_worn(held, text, averaged) for text in texts)
