"""What Luck points can buy (COC-44..48)."""

from __future__ import annotations

from rolcli.rulesets.coc7.levels import needed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.coc7.levels import Trial
    from rolcli.rulesets.frame import House


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
