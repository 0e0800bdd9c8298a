"""Damage bonus, Build and MOV by characteristics (COC-25, COC-P16)."""

from __future__ import annotations

ROWS = ((64, "-2", -2), (84, "-1", -1), (124, "0", 0), (164, "1d4", 1))
"""The sum up to which a row holds, damage bonus, Build."""
STEP, BASE = 80, 45
"""Above the rows each 80 points of the sum, counted from 45, give 1D6 and a point of Build."""


def row(total: int) -> tuple[str, int]:
    """Give the damage bonus and the Build of a sum of STR and SIZ."""
    for most, bonus, build in ROWS:
        if total <= most:
            return bonus, build
    dice = (total - BASE) // STEP
    return f"{dice}d6", dice + 1


def movement(strength: int, size: int, dexterity: int) -> int:
    """Give the movement rate without the years' toll (COC-P16)."""
    if strength > size and dexterity > size:
        return 9
    return 7 if strength < size and dexterity < size else 8
