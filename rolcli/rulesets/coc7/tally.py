"""What the hits of an attack add up to, one bullet or blow after the other."""

from __future__ import annotations

from rolcli.rulesets.coc7.strike import strike
from rolcli.rulesets.coc7.wounds import wound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.strike import Blow
    from rolcli.rulesets.coc7.wounds import Body
    from rolcli.rulesets.frame import House

    # hits, impaling ones, extreme ones that do not impale, damage before and after armour,
    # the heaviest hit, the body
    Tally = tuple[int, int, int, int, int, int, Body]


class Log:
    """The hits of one shot or burst as they fell, for the result's details."""

    __slots__ = ("hits",)

    def __init__(self) -> None:
        self.hits: list[dict[str, object]] = []


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
    """Land hits: ``impaling`` of them extreme and impaling and first, the rest as ``extreme``.

    Exact odds only count them here: what hits do does not depend on their order.
    """
    rest = hits - impaling
    counted = (tally[0] + hits, tally[1] + impaling, tally[2] + (rest if extreme else 0))
    tally = (*counted, *tally[3:])
    if blow is None or dice.enumerating:
        return tally
    for _ in range(impaling):
        tally = one_hit(dice, tally, house, blow, hp_max, True, True, log)
    for _ in range(rest):
        tally = one_hit(dice, tally, house, blow, hp_max, extreme, False, log)
    return tally


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
    hits, impaled, high, raws, finals, worst, body = tally
    final, raw, bonus = strike(dice, blow, extreme, impaling)
    if hp_max is not None:
        body = wound(house, body, hp_max, final)
    if log is not None:
        log.hits.append(
            {"raw": raw, "final": final, "damage_bonus": bonus, "extreme": extreme,
             "impaling": impaling}
        )  # fmt: skip
    return hits, impaled, high, raws + (raw or 0), finals + final, max(worst, final), body
