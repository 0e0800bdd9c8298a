"""The die of Unisystem and what its totals are called."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.modifiers.explode import Explode
from rolcli.notation.tree import Faces, Number, Pool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

TARGET = 9
"""What a total must reach (UNI-02, UNI-03)."""

LEVELS = (
    (24, "mind_boggling", 7, 4),
    (21, "extraordinary", 6, 3),
    (17, "excellent", 5, 2),
    (15, "very_good", 4, 1),
    (13, "good", 3, 0),
    (11, "decent", 2, 0),
    (9, "adequate", 1, 0),
)
"""Published success levels (UNI-P2): least total, name, number, bonus to the damage die."""


def number(house: House, key: str) -> int:
    """Give a setting that is a whole number."""
    value = house[key]
    assert isinstance(value, int)
    return value


def d10(dice: Dice, what: str, ten: bool) -> int:
    """Roll the d10; with the published Rule of Ten and Rule of One when ``ten`` (UNI-P1).

    By default a 10 and a 1 are plain numbers (UNI-01).
    """
    face = dice.die(10, what)
    if not ten or 1 < face < 10:
        return face
    if face == 10:
        value = 10 + rolled_on(dice, what, 10, AFTER_TEN)
        dice.step(msg("The 10 is rolled on"), value, "UNI-P1")
        return value
    value = -rolled_on(dice, what, 1, AFTER_ONE) or 1
    dice.step(msg("The 1 is rolled on"), value, "UNI-P1")
    return value


def rolled_on(dice: Dice, what: str, again: int, chain: Pool) -> int:
    """Roll on for as long as ``again`` shows, and give how much the dice count.

    ``chain`` is the same as one exploding die: its faces are what 1 to 10 count.
    """
    if dice.enumerating:
        counted = dice.roll(chain, what).total
        assert isinstance(counted, int)
        return counted
    assert type(chain.sides) is Faces
    counted, face = 0, again
    while face == again:
        face = dice.die(10, what)
        counted += chain.sides.values[face - 1]
    return counted


AFTER_TEN = Pool(Number(1), Faces((0, 0, 0, 0, 0, 1, 2, 3, 4, 5)), (Explode("!"),))
"""What the dice after a 10 add, as one exploding die; exact odds follow it to their depth."""
AFTER_ONE = Pool(Number(1), Faces((5, 3, 2, 1, 0, 0, 0, 0, 0, 0)), (Explode("!"),))
"""What the dice after a 1 take off: a further 1 takes 5 and is rolled on."""


def success_level(total: int) -> tuple[str | None, int, int]:
    """Give the published success level of a total: its name, number and die bonus (UNI-P2)."""
    for least, name, rank, bonus in LEVELS:
        if total >= least:
            return name, rank, bonus
    return None, 0, 0
