"""Shot against armour that is taken from every die, by the published rule (COC-P2)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.notation.tree import Binary, Number, Pool
from rolcli.result import Roll, Term

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Node


class Pellets:
    """Dice of one kind and a number: ``2d6+2``."""

    __slots__ = ("flat", "number", "pool", "sides")

    def __init__(self, pool: Pool, number: int, sides: int, flat: int) -> None:
        self.pool = pool
        self.number = number
        self.sides = sides
        self.flat = flat


def read(tree: Node) -> Pellets | None:
    """Read the damage of shot; None for another shape, from which armour is taken once."""
    flat = 0
    if isinstance(tree, Binary) and tree.operator == "+":
        more = number(tree.right)
        if more is None:
            return None
        flat, tree = more, tree.left
    if not isinstance(tree, Pool) or tree.modifiers:
        return None
    count, sides = number(tree.count), number(tree.sides)
    return None if count is None or sides is None else Pellets(tree, count, sides, flat)


def number(node: object) -> int | None:
    """Give a whole number that is written out."""
    value = node.value if isinstance(node, Number) else None
    return value if isinstance(value, int) else None


def through(
    dice: Dice, weapon: Node, armour: int, extreme: bool, hits: list[dict[str, object]]
) -> int | None:
    """Roll shot and give what gets through; a flat part counts once if any die does.

    At its greatest every die shows its most. ``hits`` are those that were rolled.
    """
    shot = read(weapon)
    if shot is None:
        return None
    if extreme:
        rest = shot.number * max(0, shot.sides - armour)
        dice.step(
            msg("Extreme: the weapon's greatest damage"), shot.number * shot.sides + shot.flat,
            "COC-23",
        )
    else:
        rest = dice.total(shot.number, pellet, shot.sides, armour)
        dice.tell(gather, weapon, shot)
    final = rest + shot.flat if rest else 0
    hit = {"final": final, "damage_bonus": 0, "extreme": extreme, "impaling": False}
    dice.tell(tell, shot, armour, hit, hits)
    return final


def pellet(dice: Dice, sides: int, armour: int) -> int:
    """Roll one die of shot and give what armour leaves of it."""
    return max(0, dice.die(sides, "damage") - armour)


def gather(dice: Dice, tree: Node, shot: Pellets) -> None:
    """Make one roll of the dice just rolled one by one."""
    faces = [int(str(roll.total)) for roll in dice.rolls[-shot.number :]]
    del dice.rolls[-shot.number :]
    term = Term(shot.pool, shot.sides, faces, sum(faces))
    dice.rolls.append(Roll(tree, sum(faces) + shot.flat, [term], "damage"))


def tell(
    dice: Dice, shot: Pellets, armour: int, hit: dict[str, int],
    hits: list[dict[str, object]],
) -> None:
    """Say what was rolled and what got through."""
    raw = shot.number * shot.sides + shot.flat
    if not hit["extreme"]:
        raw = int(str(dice.rolls[-1].total))
    dice.step(msg("Damage"), raw, "COC-23")
    dice.modifier("armour", -armour, "COC-P2")
    dice.step(msg("Damage through armour, taken from every die"), hit["final"], "COC-P2")
    hits.append({"raw": raw, **hit})
