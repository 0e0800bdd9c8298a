"""What the hits of an attack add up to, one bullet or blow after the other.

A tally is (hits, impaling hits, damage before and after armour, heaviest hit,
body). Exact odds need one of these at a time; the house rules of a walk say
which under ``TRACK``, and the rest stays as it was, so that equal states merge.
"""

from __future__ import annotations

from rolcli.rulesets.coc7.strike import strike
from rolcli.rulesets.coc7.wounds import is_major, wound
from rolcli.rulesets.frame import House

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.strike import Blow
    from rolcli.rulesets.coc7.wounds import Body

    Tally = tuple[int, int, int, int, int, Body]

TRACK = "_track"
HITS, FINAL, WOUNDS = "hits", "final", "wounds"


class Log:
    """The hits of one shot or burst as they fell, for the result's details."""

    __slots__ = ("hits",)

    def __init__(self) -> None:
        self.hits: list[dict[str, object]] = []


def tracking(house: House, what: str) -> House:
    """Make the same house rules for a walk that needs one part of the tally."""
    return House(house.ruleset, {**house, TRACK: what}, house.given)


def land(
    dice: Dice,
    tally: Tally,
    house: House,
    blow: Blow | None,
    hp_max: int | None,
    hits: int,
    impaling: int,
    extreme: bool,
    log: Log | None,
) -> Tally:
    """Land hits: ``impaling`` of them extreme and impaling and first, the rest as ``extreme``."""
    track = house.get(TRACK)
    if track in (None, HITS):
        tally = (tally[0] + hits, tally[1] + impaling, *tally[2:])
    if blow is None or track == HITS:
        return tally
    tally = dice.repeat(impaling, one_hit, tally, house, blow, hp_max, True, True, log)
    return dice.repeat(hits - impaling, one_hit, tally, house, blow, hp_max, extreme, False, log)


def one_hit(
    dice: Dice,
    tally: Tally,
    house: House,
    blow: Blow,
    hp_max: int | None,
    extreme: bool,
    impaling: bool,
    log: Log | None,
) -> Tally:
    """Roll one hit's damage against armour and hit points, each hit by itself (COC-35)."""
    hits, impaled, raws, finals, worst, body = tally
    track = house.get(TRACK)
    final, raw, bonus = dice.chance(strike, blow, extreme, impaling)
    if track != WOUNDS:
        finals += final
    if hp_max is not None and track != FINAL:
        body = wound(house, body, hp_max, final)
        if not dice.enumerating:
            worst = max(worst, final)
        elif is_major(final, hp_max):
            worst = hp_max  # any major wound is as good as another to the odds
    if raw is not None:
        raws += raw
        if log is not None:
            log.hits.append(
                {"raw": raw, "final": final, "damage_bonus": bonus, "extreme": extreme,
                 "impaling": impaling}
            )  # fmt: skip
    return hits, impaled, raws, finals, worst, body
