"""Published success levels: how good a total is (UNI-P2, UNI-P5)."""

from __future__ import annotations

from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result

HIGHEST = 24
"""From this total on a level is added for every 3 points (UNI-P5)."""
NONE = "none"
"""The level of a total below 9."""


class Level:
    """A success level: its name, its number, and what it adds to the damage die."""

    __slots__ = ("bonus", "name", "rank")

    def __init__(self, name: str, rank: int, bonus: int) -> None:
        self.name = name
        self.rank = rank
        self.bonus = bonus

    @property
    def rule(self) -> str:
        """The rule by which it is one."""
        return "UNI-P5" if self.rank > LEVELS[0][1].rank else "UNI-P2"


LEVELS = (
    (HIGHEST, Level("mind_boggling", 7, 4)),
    (21, Level("extraordinary", 6, 3)),
    (17, Level("excellent", 5, 2)),
    (15, Level("very_good", 4, 1)),
    (13, Level("good", 3, 0)),
    (11, Level("decent", 2, 0)),
    (9, Level("adequate", 1, 0)),
)
"""The levels with the least total of each, the best first."""
NAMES = {
    "mind_boggling": msg("mind-boggling"),
    "extraordinary": msg("extraordinary"),
    "excellent": msg("excellent"),
    "very_good": msg("very good"),
    "good": msg("good"),
    "decent": msg("decent"),
    "adequate": msg("adequate"),
}


def success_level(total: int) -> Level:
    """Give the published success level of a total; beyond the seventh one for every 3 points."""
    for least, level in LEVELS:
        if total >= least:
            more = (total - least) // 3 if least == HIGHEST else 0
            return Level(level.name, level.rank + more, level.bonus + more) if more else level
    return Level(NONE, 0, 0)


def name_level(dice: Dice, result: Result, total: int) -> None:
    """Write the level of a total into a result."""
    level = success_level(total)
    result.level = level.name
    result.details["success_level"] = level.rank
    dice.step(msg("Success level"), level.rank, level.rule)


def called(result: Result) -> Message | None:
    """Word the level of a result for a headline: none below 9, beyond the seventh its number."""
    name = NAMES.get(result.level or "")
    rank = result.details.get("success_level", 0)
    assert isinstance(rank, int)
    if name is None or rank <= LEVELS[0][1].rank:
        return name
    return msg("{name}, level {rank}", name=name, rank=rank)
