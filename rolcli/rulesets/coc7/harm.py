"""What the hits of an attack add up to, told by target where there are several."""

from __future__ import annotations

from rolcli.rulesets.coc7.strike import strike

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.blow import Blow

    # What was gathered of each target's damage, in the order in which they were shot at.
    Harm = tuple[Any, ...]

NO_HARM: Harm = ((),)


class Hits:
    """How many hits land: impaling ones, and whether the others are extreme."""

    __slots__ = ("extreme", "hits", "impaling")

    def __init__(self, hits: int, impaling: int, extreme: bool) -> None:
        self.hits = hits
        self.impaling = impaling
        self.extreme = extreme


def land(dice: Dice, harm: Harm, blow: Blow | None, found: Hits, target: int = 0) -> Harm:
    """Land hits on a target, the impaling ones first."""
    if blow is None:
        return harm
    gathered = harm[target]
    if found.impaling:
        gathered = dice.gather(gathered, found.impaling, strike, blow, True, True)
    rest = found.hits - found.impaling
    if rest:
        gathered = dice.gather(gathered, rest, strike, blow, found.extreme, False)
    return (*harm[:target], gathered, *harm[target + 1 :])
