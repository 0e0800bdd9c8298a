"""The six levels of a percentile roll and the number that each difficulty needs."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.coc7.same import Same

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.messages import Message
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


class Trial(Same):
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


LEVEL_WORDS: dict[str, Message] = {
    "fumble": msg("fumble"),
    "failure": msg("failure"),
    "regular": msg("regular success"),
    "hard": msg("hard success"),
    "extreme": msg("extreme success"),
    "critical": msg("critical success"),
}
DIFFICULTY_WORDS: dict[str, Message] = {
    "regular": msg("regular"),
    "hard": msg("hard"),
    "extreme": msg("extreme"),
    "critical": msg("critical only"),
}


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
