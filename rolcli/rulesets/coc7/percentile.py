"""The percentile throw: one d100, or several tens dice that share a unit die."""

from __future__ import annotations

from rolcli.dice.source import one_die
from rolcli.errors import ScriptError, UsageError
from rolcli.messages import msg
from rolcli.modifiers.keep import Keep
from rolcli.notation import tree
from rolcli.notation.modifier import joined
from rolcli.notation.tree import Binary, Faces, Number
from rolcli.result import Roll, Term

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House

TENS = (10, 20, 30, 40, 50, 60, 70, 80, 90, 0)
"""A tens die as printed; the tenth face reads 00."""
UNITS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
TENS_DIE, UNIT_DIE = msg("tens die"), msg("unit die")
NOTHING_YET = (-1, -1)


class Pool(tree.Pool):
    """Tens or unit dice, printed as players write them: ``d00`` is a tens die."""

    __slots__ = ()

    def __str__(self) -> str:
        sides = "00" if self.sides == Faces(TENS) else "10"
        return f"{self.count}d{sides}{joined(self.modifiers)}"


def percentile(dice: Dice, net: int, what: str) -> int:
    """Throw a percentile roll, 1 to 100, with ``net`` bonus (or, below 0, penalty) dice (COC-01).

    Exact odds take it as one collapsed chance. Rolled, it is recorded with every
    tens die, the chosen one kept.
    """
    if dice.enumerating:
        return dice.chance(collapsed, net, what)
    if not net:
        return plain(dice, what)
    tens = [dice.pick(1, TENS, what, TENS_DIE)[0] for _ in range(abs(net) + 1)]
    return record(dice, tens, dice.pick(1, UNITS, what, UNIT_DIE)[0], net, what)


def plain(dice: Dice, what: str) -> int:
    """Throw one d100; a 0 written down for it is the 00 that reads 100."""
    try:
        total = dice.throw(1, 100, what)[0]
    except ScriptError as error:
        if error.code != "impossible_face" or error.message.values.get("face") != 0:
            raise
        total = 100
    node = one_die(100)
    dice.rolls.append(Roll(node, total, [Term(node, 100, [total], total)], what))
    return total


def record(dice: Dice, tens: list[int], unit: int, net: int, what: str) -> int:
    """Choose among the candidates (COC-09), keep the roll in the source and give its total."""
    totals = [candidate(ten, unit) for ten in tens]
    total = min(totals) if net > 0 else max(totals)
    chosen = totals.index(total)
    keep = Keep("kl" if net > 0 else "kh", Number(1))
    pool = Pool(Number(len(tens)), Faces(TENS), (keep,) if len(tens) > 1 else ())
    ones = Pool(Number(1), Faces(UNITS))
    high, low = Term(pool, 10, tens, tens[chosen]), Term(ones, 10, [unit], unit)
    high.kind, low.kind = "tens", "unit"
    high.kept = [int(i == chosen) for i in range(len(tens))]
    dice.rolls.append(Roll(Binary("+", pool, ones), total, [high, low], what))
    return total


def candidate(ten: int, unit: int) -> int:
    """Read a tens die with the unit; 00 and 0 together are 100 (COC-09, D6)."""
    return ten + unit or 100


def candidates(roll: Roll) -> list[int]:
    """List every total that a recorded percentile roll offered, in the order thrown."""
    if len(roll.terms) == 1:
        return list(roll.terms[0].faces)
    unit = roll.terms[1].faces[0]
    return [candidate(ten, unit) for ten in roll.terms[0].faces]


def one_more(dice: Dice, at: int, before: int, after: int) -> int:
    """Give the percentile roll ``dice.rolls[at]`` a late penalty die, and give its new total.

    ``before`` and ``after`` are its net dice without and with it (``after`` is one less).
    A bonus die that it cancels is taken away again, the last one thrown first.
    """
    roll = dice.rolls[at]
    what = roll.what or ""
    total: int = roll.total  # type: ignore[assignment]
    if before == 0:
        tens, unit = [total // 10 * 10 % 100], total % 10
    else:
        tens, unit = list(roll.terms[0].faces), roll.terms[1].faces[0]
    if after < 0:
        tens.append(dice.pick(1, TENS, what, TENS_DIE)[0])
    else:
        tens.pop()
    total = record(dice, tens, unit, after, what)
    dice.rolls[at] = dice.rolls.pop()
    return total


def collapsed(dice: Dice, net: int, what: str) -> int:
    """Throw without a record: the form that exact odds walk."""
    if not net:
        return dice.throw(1, 100, what)[0]
    best = dice.repeat(abs(net) + 1, one_ten, NOTHING_YET, net > 0, what)
    unit = dice.pick(1, UNITS, what, UNIT_DIE)[0]
    return best[0 if unit else 1] + unit


def one_ten(dice: Dice, best: tuple[int, int], bonus: bool, what: str) -> tuple[int, int]:
    """Throw one more tens die and keep the best tens beside a unit of 1 to 9, and beside 0."""
    ten = dice.pick(1, TENS, what, TENS_DIE)[0]
    fresh = (ten, candidate(ten, 0))
    if best == NOTHING_YET:
        return fresh
    choose = min if bonus else max
    return choose(best[0], fresh[0]), choose(best[1], fresh[1])


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
            "dice_only_opposed",
            msg("Bonus and penalty dice are for opposed and combat rolls here (COC-09)."),
            hint=msg("Make the roll harder with --difficulty, or set dice_scope=all."),
        )
