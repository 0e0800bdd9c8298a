"""Human limits: what a character may face at all, and who helps (COC-10..12)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.coc7.levels import REACH, by_value
from rolcli.rulesets.coc7.tables import DIFFICULTY_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House


def within(
    dice: Dice, house: House, result: Result, value: int, opposing: int, helpers: Sequence[int]
) -> bool:
    """Tell whether a value can try against an opposing one, with help if need be.

    100 + the own value can still be faced: STR 70 may grab SIZ 170 (COC-11).
    Helpers' values are taken off the opposing value, lowest first, until it is in
    reach (COC-12, a published fact).
    """
    limit = REACH + value
    dice.step(msg("Limit: 100 + own value"), limit, "COC-10")
    used: list[int] = []
    for helper in sorted(helpers):
        if opposing <= limit:
            break
        opposing -= helper
        used.append(helper)
        dice.step(msg("Left to face after a helper's {value}", value=helper), opposing, "COC-12")
    result.details["limit"] = limit
    result.details["opposing"] = opposing
    result.details["opposing_difficulty"] = by_value(opposing)
    if helpers:
        result.details["helpers_used"] = used
    if used:
        dice.step(
            msg("How much helpers help"),
            msg("a published rule; the document has no number"), "COC-12",
        )
    if opposing <= limit:
        by_the_book = msg("The difficulty that the published book would set by {opposing}",
                          opposing=opposing)
        dice.step(by_the_book, DIFFICULTY_WORDS[by_value(opposing)], "COC-02")
        return True
    result.outcome, result.success = "impossible", False
    result.target = limit
    result.headline = msg(
        "Impossible: {opposing} is more than {limit}, the limit of {value}",
        opposing=opposing,
        limit=limit,
        value=value,
    )
    result.notes.append(msg("Another character's help may bring it within reach (COC-12)."))
    return False
