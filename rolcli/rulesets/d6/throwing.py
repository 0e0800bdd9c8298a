"""Throwing a die code, with the wild die where the house plays with it."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.notation.tree import Binary, Number, Pool
from rolcli.rulesets.d6.codes import Code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Node
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

SIX = Number(6)


class Thrown(int):
    """What a code came to; it knows whether the wild die brings a complication.

    Exact odds know it by its total alone: they report no complication.
    """

    complication = False


def throw(dice: Dice, house: House, code: Code, purpose: str, points: int = 0) -> Thrown:
    """Throw a code, and a die that explodes for each of the character points (D6-P2)."""
    if house["wild_die"] == "off":
        return Thrown(dice.roll(tree(code, points=points), purpose).total)  # type: ignore[arg-type]
    return dice.chance(throw_wild, house, code, purpose, points)


def throw_wild(dice: Dice, house: House, code: Code, purpose: str, points: int) -> Thrown:
    """Throw the wild die first, with what it adds, then the others (D6-P10)."""
    wild: int = dice.roll(exploding(1), f"{purpose}_wild_die").total  # type: ignore[assignment]
    one = wild == 1
    dropped = one and house["wild_die"] == "drop_highest"
    rest = code.pips
    if code.dice > 1 or points:
        others = tree(Code(code.dice - 1, code.pips), dropped, points)
        rest = dice.roll(others, purpose).total  # type: ignore[assignment]
    total = Thrown(rest if dropped else wild + rest)
    if dropped:
        dice.step(
            msg("Wild die 1: it and the highest other die do not count"), total, "D6-P10"
        )
    else:
        dice.step(msg("{code} with the wild die", code=str(code)), total, "D6-P10")
        total.complication = one
    return total


def tree(code: Code, drop_highest: bool = False, points: int = 0) -> Node:
    """Make the expression of a code: ``3d6 + 2``, with character points ``3d6 + 1d6! + 2``."""
    parts: list[Node] = []
    if code.dice and drop_highest:
        from rolcli.modifiers.keep import Keep  # most tables play without the wild die

        parts.append(Pool(Number(code.dice), SIX, (Keep("dh", Number(1)),)))
    elif code.dice:
        parts.append(Pool(Number(code.dice), SIX))
    if points:
        parts.append(exploding(points))
    if code.pips:
        parts.append(Number(code.pips))
    found = parts[0]
    for part in parts[1:]:
        found = Binary("+", found, part)
    return found


def exploding(count: int) -> Node:
    """Make the expression of dice whose 6 is added and thrown again: ``1d6!``."""
    from rolcli.modifiers.explode import Explode  # most rolls have none

    return Pool(Number(count), SIX, (Explode("!"),))


def static(dice: Dice, code: Code) -> int:
    """Give the number that stands for a roll of dodge or Strength: 3 a die, and pips (D6-P7)."""
    return code.worth


def complicate(result: Result) -> None:
    """Note that the wild die brings a complication (D6-P10)."""
    result.effects.append("complication")
    result.notes.append(msg("The wild die shows 1: whatever comes of it, something goes wrong."))
