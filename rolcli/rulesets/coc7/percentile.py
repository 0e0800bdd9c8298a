"""The percentile throw: one d100, or several tens dice that share a unit die.

Two against each other compare their levels, never margins (COC-06, COC-07).
"""

from __future__ import annotations

from rolcli.dice.source import one_die
from rolcli.errors import ScriptError, UsageError
from rolcli.messages import msg
from rolcli.modifiers.keep import Keep
from rolcli.notation.operands import Faces
from rolcli.notation.tree import Binary, Number, Pool
from rolcli.result import Roll, Term
from rolcli.rulesets.coc7.levels import RANK, level_of, made
from rolcli.rulesets.coc7.tables.words import LEVEL_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

    Side = tuple[str, int, int]

TENS = (10, 20, 30, 40, 50, 60, 70, 80, 90, 0)
"""A tens die as printed; the tenth face reads 00."""
HUNDREDS = (10, 20, 30, 40, 50, 60, 70, 80, 90, 100)
"""The same beside a unit of 0, where 00 reads 100 (COC-09, D6)."""
UNITS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
TENS_DIE, UNIT_DIE = msg("tens die"), msg("unit die")
ONE = Number(1)
UNIT_POOL = Pool(ONE, Faces(tuple(range(10))))
NOTHING_YET = (-1, -1)
FAILURE, REGULAR = RANK["failure"], RANK["regular"]


def percentile(dice: Dice, net: int, what: str) -> int:
    """Throw a percentile roll, 1 to 100, with ``net`` bonus (or, below 0, penalty) dice (COC-01).

    It is recorded with every tens die, the chosen one kept.
    """
    return dice.chance(thrown, net, what)


def thrown(dice: Dice, net: int, what: str) -> int:
    """Throw, record and read the dice of a percentile roll."""
    if not net:
        return plain(dice, what)
    best = dice.repeat(abs(net) + 1, one_ten, NOTHING_YET, net > 0, what)
    unit = one_unit(dice, what)
    dice.tell(record, net, what)
    return read(best, unit)


def plain(dice: Dice, what: str) -> int:
    """Throw one d100; a 0 written down for it is the 00 that reads 100."""
    total = written(dice, 0, lambda: dice.throw(1, 100, what)[0], 100)
    dice.tell(record_plain, total, what)
    return total


def written(dice: Dice, face: int, throw: Callable[[], int], meant: int) -> int:
    """Throw a die; ``face``, which it does not have, may be written by hand for another."""
    try:
        return throw()
    except ScriptError as error:
        if error.code != "impossible_face" or error.message.values.get("face") != face:
            raise
    return meant


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


def record_plain(dice: Dice, total: int, what: str) -> None:
    """Keep one d100 in the source."""
    node = one_die(100)
    dice.rolls.append(Roll(node, total, [Term(node, 100, [total], total)], what))


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


def candidate(ten: int, unit: int) -> int:
    """Read a tens die with the unit; 00 and 0 together are 100 (COC-09, D6)."""
    return ten + unit or 100


def candidates(rolls: Sequence[Roll]) -> list[int]:
    """List every total that a percentile roll offered, in the order thrown.

    ``rolls`` is the roll, and behind it those of tens dice that came late.
    """
    first, *later = rolls
    if len(first.terms) == 1:
        total = first.terms[0].faces[0]
        tens, unit = [total // 10 * 10], total % 10
    else:
        tens, unit = list(first.terms[0].faces), first.terms[-1].faces[0]
    tens += [roll.terms[0].faces[0] for roll in later]
    return [candidate(ten % 100, unit) for ten in tens]


def net_dice(dice: Dice, house: House, bonus: int, penalty: int, whose: str = "") -> int:
    """Record bonus and penalty dice as given, and weigh them."""
    for name, count in (("bonus_dice", bonus), ("penalty_dice", -penalty)):
        if count:
            dice.modifier(whose + name, count, "COC-09")
    return capped(dice, house, bonus, penalty)


def capped(dice: Dice, house: House, bonus: int, penalty: int) -> int:
    """Weigh bonus against penalty dice: first the net, then the cap (COC-09, D5)."""
    cap: int = house["dice_cap"]  # type: ignore[assignment]
    net = bonus - penalty
    if abs(net) > cap:
        dice.step(msg("Most bonus or penalty dice at once"), cap, "COC-09")
    return max(-cap, min(cap, net))


def refuse_dice(house: House, bonus: int, penalty: int) -> None:
    """Refuse dice on a roll that is neither opposed nor combat, where the setting says so."""
    if house["dice_scope"] == "opposed" and (bonus or penalty):
        raise UsageError(
            "setting_needed",
            msg("Bonus and penalty dice are for opposed and combat rolls here (COC-09)."),
            hint=msg("Make the roll harder with --difficulty, or set dice_scope=all."),
        )


def beside(
    dice: Dice, house: House, value: int, what: str, label: Message, rule: str
) -> bool:
    """Roll a characteristic beside a verb's own roll, at Regular: whether it passes."""
    level = level_of(house, percentile(dice, 0, what), value, "regular")
    dice.step(label, LEVEL_WORDS[level], rule)
    return made(level)


def tell_beside(dice: Dice, result: Result, key: str) -> None:
    """Say what such a roll came to."""
    result.details[key] = dice.rolls[-1].total


def side(dice: Dice, house: House, value: int, net: int, what: str) -> tuple[str, int]:
    """Roll one side, which always demands Regular: its level, and its total.

    The total is only told, unless the house settles ties by it.
    """
    total = percentile(dice, net, what)
    level = level_of(house, total, value, "regular")
    return level, total if ties_by_roll(house) else dice.seen(total)


def ties_by_roll(house: House) -> bool:
    """Tell whether equal levels are settled by the numbers rolled."""
    return house["opposed_tie"] in ("higher-roll", "lower-roll")


def compare(house: House, own: Side, other: Side) -> tuple[str, str]:
    """Compare two sides of (level, total, value): win, lose, tie or no_winner, and what decided.

    Failure and fumble both lose to a regular success; two of them have no
    winner (COC-07, D3). Equal successes are settled by the setting (D4).
    """
    mine, theirs = RANK[own[0]], RANK[other[0]]
    if house["fumble_rank"] == "failure":
        mine, theirs = max(mine, FAILURE), max(theirs, FAILURE)
    if mine != theirs:
        return ("win" if mine > theirs else "lose"), "level"
    if mine < REGULAR:
        return "no_winner", "nobody"
    tie = house["opposed_tie"]
    if tie == "higher-value":
        difference, decided = own[2] - other[2], "value"
    elif tie == "reroll":
        difference, decided = 0, "tie"
    else:
        difference = own[1] - other[1] if tie == "higher-roll" else other[1] - own[1]
        decided = "roll"
    if difference == 0:
        return "tie", "tie"
    return ("win" if difference > 0 else "lose"), decided
