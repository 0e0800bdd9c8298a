"""Percentile throws with several tens dice that share a unit die (COC-09)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.modifiers.keep import Keep
from rolcli.notation.operands import Faces
from rolcli.notation.tree import Binary, Number, Pool
from rolcli.result import Roll, Term
from rolcli.rulesets.coc7.levels import candidate, written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice

TENS = (10, 20, 30, 40, 50, 60, 70, 80, 90, 0)
"""A tens die as printed; the tenth face reads 00."""
HUNDREDS = (10, 20, 30, 40, 50, 60, 70, 80, 90, 100)
"""The same beside a unit of 0, where 00 reads 100 (COC-09, D6)."""
UNITS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
TENS_DIE, UNIT_DIE = msg("tens die"), msg("unit die")
ONE = Number(1)
UNIT_POOL = Pool(ONE, Faces(tuple(range(10))))
NOTHING_YET = (-1, -1)


def thrown(dice: Dice, net: int, what: str) -> int:
    """Throw, record and read the dice of a percentile roll."""
    best = dice.repeat(abs(net) + 1, one_ten, NOTHING_YET, net > 0, what)
    unit = one_unit(dice, what)
    dice.tell(record, net, what)
    return read(best, unit)


def one_ten(dice: Dice, best: tuple[int, int], bonus: bool, what: str) -> tuple[int, int]:
    """Throw one more tens die and keep the best tens beside a unit of 1 to 9, and beside 0."""
    ten = written(dice, 100, lambda: dice.pick(1, TENS, what, TENS_DIE)[0], 0)
    dice.tell(record_ten, ten, what)
    fresh = (ten, candidate(ten, 0))
    if best == NOTHING_YET:
        return fresh
    choose = min if bonus else max
    return choose(best[0], fresh[0]), choose(best[1], fresh[1])


def one_unit(dice: Dice, what: str) -> int:
    """Throw the unit die."""
    unit = dice.pick(1, UNITS, what, UNIT_DIE)[0]
    dice.tell(record_unit, unit, what)
    return unit


def read(best: tuple[int, int], unit: int) -> int:
    """Read the best tens beside a unit."""
    return best[0] + unit if unit else best[1]


def record_ten(dice: Dice, ten: int, what: str) -> None:
    """Keep a tens die in the source, for now as a roll of its own."""
    term = tens_term([ten], (), 0)
    dice.rolls.append(Roll(term.node, ten, [term], what))


def record_unit(dice: Dice, unit: int, what: str) -> None:
    """Keep a unit die in the source, for now as a roll of its own."""
    term = Term(UNIT_POOL, 10, [unit], unit)
    term.kind = "unit"
    dice.rolls.append(Roll(UNIT_POOL, unit, [term], what))


def record(dice: Dice, net: int, what: str) -> None:
    """Make one roll of the tens dice and the unit just kept, the chosen one marked (COC-09).

    Beside a unit of 0 a 00 reads 100, and then so does its die: what is printed can be
    rolled again.
    """
    parts = dice.rolls[-abs(net) - 2 :]
    del dice.rolls[-abs(net) - 2 :]
    *tens, unit = [part.terms[0].faces[0] for part in parts]
    totals = [candidate(ten, unit) for ten in tens]
    total = min(totals) if net > 0 else max(totals)
    chosen = totals.index(total)
    faces = [ten or 100 for ten in tens] if unit == 0 else tens
    high = tens_term(faces, (Keep("kl" if net > 0 else "kh", ONE),), chosen)
    tree = Binary("+", high.node, UNIT_POOL)
    dice.rolls.append(Roll(tree, total, [high, parts[-1].terms[0]], what))


def tens_term(faces: list[int], modifiers: tuple[Keep, ...], chosen: int) -> Term:
    """Make the term of tens dice, one of which counts."""
    printed = HUNDREDS if 100 in faces else TENS
    term = Term(Pool(Number(len(faces)), Faces(printed), modifiers), 10, faces, faces[chosen])
    term.kind = "tens"
    term.kept = [int(i == chosen) for i in range(len(faces))]
    return term
