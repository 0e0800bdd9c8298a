"""The percentile throw: one d100; several tens dice that share a unit die are in ``tens``.

Two against each other compare their levels, never margins (COC-06, COC-07).
"""

from __future__ import annotations

from rolcli.declare import Ask, Whole
from rolcli.dice.source import one_die
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.result import Roll, Term
from rolcli.rulesets.coc7.levels import RANK, candidate, level_of, made, written
from rolcli.rulesets.coc7.tables import LEVEL_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

    Side = tuple[str, int, int]

FAILURE, REGULAR = RANK["failure"], RANK["regular"]


class Thrown(Ask):
    """Dice that are thrown beside the others."""

    HEADING = N_("Dice")

    bonus = Whole(
        N_("Bonus dice."), default=0, least=0, rule="COC-09", es=("bonificación", "ventaja"),
        bare="1",
    )
    penalty = Whole(
        N_("Penalty dice."), default=0, least=0, rule="COC-09",
        es=("penalización", "desventaja"), bare="1",
    )


def percentile(dice: Dice, net: int, what: str) -> int:
    """Throw a percentile roll, 1 to 100, with ``net`` bonus (or, below 0, penalty) dice (COC-01).

    It is recorded with every tens die, the chosen one kept.
    """
    if not net:
        return dice.chance(plain, what)
    from rolcli.rulesets.coc7.tens import thrown

    return dice.chance(thrown, net, what)


def plain(dice: Dice, what: str) -> int:
    """Throw one d100; a 0 written down for it is the 00 that reads 100."""
    total = written(dice, 0, lambda: dice.throw(1, 100, what)[0], 100)
    dice.tell(record_plain, total, what)
    return total


def record_plain(dice: Dice, total: int, what: str) -> None:
    """Keep one d100 in the source."""
    node = one_die(100)
    dice.rolls.append(Roll(node, total, [Term(node, 100, [total], total)], what))


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
    cap = house.number("dice_cap")
    net = bonus - penalty
    if abs(net) > cap:
        dice.step(msg("Most bonus or penalty dice at once"), cap, "COC-09")
    return max(-cap, min(cap, net))


def refuse_dice(house: House, bonus: int, penalty: int) -> None:
    """Refuse dice on a roll that is neither opposed nor combat, where the setting says so."""
    if house["dice_scope"] == "opposed" and (bonus or penalty):
        raise UsageError(
            "needs_setting",
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
