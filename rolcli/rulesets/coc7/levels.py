"""The six levels of a percentile roll, what difficulties need and Luck buys; how dice are read."""

from __future__ import annotations

from rolcli.errors import ScriptError
from rolcli.rulesets.by_value import ByValue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

LEVELS = ("fumble", "failure", "regular", "hard", "extreme", "critical")
"""Worst first."""
RANK = {level: rank for rank, level in enumerate(LEVELS)}
DIVISOR = {"regular": 1, "hard": 2, "extreme": 5}
"""What a value is divided by at each difficulty, rounding down (COC-02)."""
HARDER = ("regular", "hard", "extreme", "critical")
"""The difficulties in order; at the last only a 01 is enough (COC-28)."""
FUMBLE_FROM = 96
"""Where fumbles begin when the number needed is below ``SURE`` (COC-03)."""
SURE = 50
REACH = 100
"""What a character can face beyond the own value (COC-10)."""


class Trial(ByValue):
    """A percentile roll to be made: the value, the difficulty demanded, bonus less penalty dice."""

    __slots__ = ("difficulty", "net", "value")

    def __init__(self, value: int, difficulty: str = "regular", net: int = 0) -> None:
        self.value = value
        self.difficulty = difficulty
        self.net = net

    @property
    def need(self) -> int:
        """The highest roll that passes, before 01 and 100."""
        return needed(self.value, self.difficulty)




def needed(value: int, difficulty: str) -> int:
    """Give the highest roll that passes a difficulty, before 01 and 100 (COC-01, COC-02)."""
    return 1 if difficulty == "critical" else value // DIVISOR[difficulty]


def level_of(house: House, total: int, value: int, difficulty: str) -> str:
    """Give the level that a roll reaches, whatever was demanded.

    01 is always a critical, 100 always a fumble, and 96 to 99 are fumbles where
    the number needed (or, by the setting, the whole value) is below 50 (COC-03).
    """
    if total == 1:
        return "critical"
    sure = needed(value, difficulty) if house["fumble_band"] == "needed" else value
    if total == 100 or (total >= FUMBLE_FROM and sure < SURE):
        return "fumble"
    for level in ("extreme", "hard", "regular"):
        if total <= needed(value, level):
            return level
    return "failure"


def made(level: str, difficulty: str = "regular") -> bool:
    """Tell whether a level passes the difficulty demanded."""
    return RANK[level] >= RANK[difficulty]


def margin_of(total: int, need: int, success: bool) -> int:
    """Give by how much a roll is made (0 or more) or missed (below 0).

    A 01 that needed 0 is made by 0; a 100 against more than 100 is missed by 1.
    """
    return max(need - total, 0) if success else min(need - total, -1)


def by_value(value: int) -> str:
    """Give the difficulty that an opponent's value would set in the published book (COC-02)."""
    return "regular" if value < 50 else "hard" if value < 90 else "extreme"


def price(house: House, total: int, level: str, trial: Trial) -> int | None:
    """Give what turns a failed roll into a success: a point for each point of the roll.

    None where Luck does not serve: on a fumble (COC-46), at a difficulty above
    regular unless any level may be bought (COC-44), or where only a 01 would pass
    (COC-47). Need 50, rolled 70: 20 points (COC-45).
    """
    if level == "fumble":
        return None
    if trial.difficulty != "regular" and house["luck_levels"] == "normal":
        return None
    if trial.need < 1 or trial.difficulty == "critical":
        return None
    return total - trial.need


def best_buy(house: House, total: int, value: int, points: int) -> tuple[str, int] | None:
    """Give the best level that at most ``points`` buy for a roll, and its cost.

    The document sells a regular success only (D20); with any level for sale it
    goes up to extreme, never to a critical (COC-47).
    """
    levels = ("extreme", "hard", "regular") if house["luck_levels"] == "any" else ("regular",)
    for level in levels:
        need = needed(value, level)
        if need >= 1 and 0 < total - need <= points:
            return level, total - need
    return None


def candidate(ten: int, unit: int) -> int:
    """Read a tens die with the unit; 00 and 0 together are 100 (COC-09, D6)."""
    return ten + unit or 100


def written(dice: Dice, face: int, throw: Callable[[], int], meant: int) -> int:
    """Throw a die; ``face``, which it does not have, may be written by hand for another."""
    try:
        return throw()
    except ScriptError as error:
        if error.code != "impossible_face" or error.message.values.get("face") != face:
            raise
    return meant
