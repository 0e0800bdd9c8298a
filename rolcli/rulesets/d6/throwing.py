"""Throwing a die code, with the wild die where the house plays with it."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.modifiers.explode import Explode
from rolcli.modifiers.keep import Keep
from rolcli.notation.tree import Binary, Number, Pool
from rolcli.rulesets.d6.codes import code_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Modifier, Node
    from rolcli.rulesets.d6.codes import Code
    from rolcli.rulesets.frame import House

SIX = Number(6)
WILD = Pool(Number(1), SIX, (Explode("!"),))
DROP_HIGHEST = (Keep("dh", Number(1)),)


def throw(dice: Dice, house: House, code: Code, purpose: str) -> tuple[int, bool]:
    """Throw a code; give its total and whether the wild die brings a complication.

    Exact odds know it by its total alone: they report no complication.
    """
    if house["wild_die"] == "off":
        return dice.roll(tree(*code), purpose).total, False  # type: ignore[return-value]
    return dice.chance(throw_wild, house, code, purpose)


def throw_wild(dice: Dice, house: House, code: Code, purpose: str) -> tuple[int, bool]:
    """Throw the wild die first, with what it adds, then the others (D6-P1)."""
    count, pips = code
    wild: int = dice.roll(WILD, f"{purpose}_wild_die").total  # type: ignore[assignment]
    one = wild == 1
    dropped = one and house["wild_die"] == "drop_highest"
    if count > 1:
        rest: int = dice.roll(tree(count - 1, pips, DROP_HIGHEST if dropped else ()), purpose).total  # type: ignore[assignment]
    else:
        rest = pips
    total = rest if dropped else wild + rest
    if dropped:
        dice.step(
            msg("Wild die 1: it and the highest other die do not count"), total, "D6-P1"
        )
    else:
        dice.step(msg("{code} with the wild die", code=code_text(code)), total, "D6-P1")
    return total, one and not dropped and not dice.enumerating


def tree(count: int, pips: int, modifiers: tuple[Modifier, ...] = ()) -> Node:
    """Make the expression of a code: ``3d6 + 2``."""
    pool = Pool(Number(count), SIX, modifiers)
    return Binary("+", pool, Number(pips)) if pips else pool
