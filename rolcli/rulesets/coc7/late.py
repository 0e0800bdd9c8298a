"""Percentile rolls to which a penalty die may come late, as when a shot is dived from (COC-28)."""

from __future__ import annotations

from rolcli.modifiers.keep import Keep
from rolcli.notation.tree import Binary, Number
from rolcli.rulesets.coc7.levels import candidate
from rolcli.rulesets.coc7.percentile import percentile, plain
from rolcli.rulesets.coc7.tens import NOTHING_YET, ONE, one_ten, one_unit, read, record, tens_term

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice


class Fallen:
    """A percentile roll that may yet change: the best tens, also without the last, and the unit.

    Tens are pairs: beside a unit of 1 to 9, and beside 0.
    """

    __slots__ = ("before", "best", "unit")

    def __init__(self, before: tuple[int, int], best: tuple[int, int], unit: int) -> None:
        self.before = before
        self.best = best
        self.unit = unit


def fallen(dice: Dice, net: int, what: str) -> Fallen:
    """Throw a percentile roll to which a penalty die may come late (COC-28)."""
    if not net:
        total = plain(dice, what)
        ten = total // 10 * 10 % 100
        return Fallen(NOTHING_YET, (ten, candidate(ten, 0)), total % 10)
    before = dice.repeat(abs(net), one_ten, NOTHING_YET, net > 0, what)
    best = one_ten(dice, before, net > 0, what)
    unit = one_unit(dice, what)
    dice.tell(record, net, what)
    return Fallen(before, best, unit)


def with_penalty(dice: Dice, roll: Fallen | None, net: int, after: int, what: str) -> int:
    """Give a late penalty die to a roll of ``net`` dice, which leaves ``after``, and read it.

    A bonus die that it cancels is taken away again, the last one thrown. A roll that was
    not thrown early is thrown now.
    """
    if roll is None:
        return percentile(dice, after, what)
    if after == net:
        return read(roll.best, roll.unit)
    if net > 0:
        dice.tell(drop_last, net)
        return read(roll.before, roll.unit)
    return read(one_ten(dice, roll.best, False, what), roll.unit)


def drop_last(dice: Dice, net: int) -> None:
    """Take the last tens die of the roll before the latest away again; it stays in sight."""
    rolled = dice.rolls[-2]
    high, low = rolled.terms
    *tens, last = high.faces
    totals = [candidate(ten % 100, low.faces[0]) for ten in tens]
    total = min(totals)
    keep = (Keep("kl", ONE),) if len(tens) > 1 else ()
    kept, out = tens_term(tens, keep, totals.index(total)), tens_term([last], (), 0)
    out.out = True
    tree = Binary("+", kept.node, Binary("*", Number(0), out.node))
    rolled.tree = Binary("+", tree, low.node)
    rolled.terms, rolled.total = [kept, out, low], total
