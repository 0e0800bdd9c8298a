"""Damage: dice that explode one by one, what they tear off, and the wounds they leave."""

from __future__ import annotations

from rolcli.declare import Earlier, Expr, OneOf
from rolcli.errors import DataError
from rolcli.messages import N_, in_two_parts, msg
from rolcli.modifiers.explode import Explode
from rolcli.notation.operands import Faces, FunctionCall, Group, Labelled, Unary
from rolcli.notation.tree import Binary, Node, Number, Pool
from rolcli.result import Result
from rolcli.rulesets.ryf.health import Target, briefly, record, worded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rolcli.dice.source import Dice
    from rolcli.earlier import EarlierResult
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House

SEVERS = 20
"""Damage that tears a part of the body off (RYF-41)."""
MARGIN_DIE = Pool(Number(1), Number(6), (Explode("!"),))
"""What each 10 of margin adds to the damage (RYF-27)."""
OPEN = (Binary, Unary, Labelled, FunctionCall, Group)
"""The nodes inside which dice stand in the open."""


class Damage(Target):
    """Damage to roll or to take over, and who is hurt."""

    amount = Expr(
        N_("The damage to roll, every die exploding."), default=None, metavar="EXPR",
        positional=True, rule="RYF-20", es="cantidad",
    )
    earlier = Earlier(
        N_("An earlier attack or damage, as JSON."), metavar="FILE",
        rule="RYF-47", es="desde",
    )

    ONE_OF = (OneOf("amount", "earlier", rule="RYF-20", several=True),)
    APART = ("wounds",)


def damage(dice: Dice, house: House, ask: Damage) -> Result:
    """Roll damage or take it from an earlier result, and add it to the wounds (RYF-20, 41, 47).

    Beside an amount, an earlier result says who is hurt.
    """
    result = Result("damage")
    wounds = ask.wounds
    if ask.amount is not None:
        points: int = rolled(dice, Damages((ask.amount,)), 0, "RYF-20")
        if wounds is None and ask.earlier is not None:
            wounds = ask.earlier.whole("state.wounds", 0)
    else:
        points = earlier_damage(ask)
        dice.step(msg("Damage of the earlier result"), points, "RYF-47")
    result.total = points
    inflict(dice, house, result, points, ask.fisico, wounds)
    result.outcome = result.state.get("health")  # type: ignore[assignment]  # a word
    dice.tell(tell_damage, result)
    return result


def tell_damage(dice: Dice, result: Result) -> None:
    """Word damage in one line."""
    result.headline = told(result, None)


def told(result: Result, before: Message | None) -> Message:
    """Word damage and what it leaves of a target, behind what was said before."""
    points = result.details["damage"]
    if before is None:
        if result.state:
            return msg("{damage} damage: {state}", damage=points, state=worded(result))
        return msg("{damage} damage", damage=points)
    said = msg("{attack}, {damage} damage", attack=before, damage=points)
    return in_two_parts(said, briefly(result)) if result.state else said


def exploding(node: Node) -> Node:
    """Let every ordinary die of an expression explode on its highest face (RYF-20).

    Dice that are told how to explode stay as they are, and so do dice with
    faces of their own and one-sided ones.
    """
    if type(node) is Pool:
        told = any(type(modifier) is Explode for modifier in node.modifiers)
        if told or type(node.sides) is Faces or node.sides == Number(1):
            return node
        return Pool(node.count, node.sides, (Explode("!"), *node.modifiers))
    if isinstance(node, OPEN):
        make: Callable[..., Node] = type(node)
        return make(*(inside(getattr(node, field)) for field in node.fields))
    return node


def inside(part: object) -> object:
    """Let the dice in a part of a node explode, whatever the part is."""
    if isinstance(part, tuple):
        return tuple(inside(one) for one in part)
    return exploding(part) if isinstance(part, Node) else part


class Damages:
    """The damage of a weapon, or of two of which the higher counts, its dice exploding.

    """

    __slots__ = ("tree", "two")

    def __init__(self, trees: tuple[Node, ...]) -> None:
        self.two = len(trees) > 1
        opened = tuple([exploding(tree) for tree in trees])
        self.tree: Node = opened[0]
        if self.two:
            from rolcli.modifiers.keep import Keep

            self.tree = Group(opened, (Keep("kh", Number(1)),))


def rolled(dice: Dice, damages: Damages, extra: int, rule: str) -> int:
    """Roll the damage of weapons and the dice of the margin, in one roll (RYF-26, RYF-27).

    It comes to whole points, none at least; ``rule`` is that of the line that says so.
    """
    points = dice.derive(dice.amount(damages.tree, "damage", extra, MARGIN_DIE), at_least_none)
    dice.tell(tell_rolled, damages, points, extra, rule)
    return points


def at_least_none(points: int) -> int:
    """Keep damage from being less than nothing."""
    return max(0, points)


def tell_rolled(dice: Dice, damages: Damages, points: int, extra: int, rule: str) -> None:
    """Tell what was rolled, the dice of the margin by themselves, and how it was rounded."""
    rolled = dice.rolls[-1]
    if extra and rolled.terms:
        dice.step(msg("Margin dice, in the damage"), rolled.terms[-1].total, "RYF-27")
    if points == rolled.total:
        dice.step(msg("Damage"), points, rule)
    elif points > rolled.total:
        dice.step(msg("Damage, never below nothing"), points, rule)
    else:
        dice.step(msg("Damage, rounded down"), points, rule)
    if damages.two:
        dice.step(msg("Two light weapons"), msg("the higher damage counts"), "RYF-51")


def inflict(
    dice: Dice, house: House, result: Result, points: int, fisico: int | None, wounds: int | None
) -> None:
    """Put damage into a result: what it tears off and, for a known target, its wounds."""
    result.done = "damage"
    result.details["damage"] = points
    result.details["severed"] = dice.derive(points, severs)
    dice.tell(tell_severed, result, points)
    if fisico is not None or wounds is not None:
        before = wounds or 0
        record(dice, house, result, fisico, before, dice.derive(points, plus, before))


def severs(points: int) -> bool:
    """Tell whether damage tears a part of the body off."""
    return points >= SEVERS


def plus(points: int, before: int) -> int:
    """Add damage to the wounds so far."""
    return before + points


def tell_severed(dice: Dice, result: Result, points: int) -> None:
    """Tell the damage, and a part that it tears off."""
    result.answer = points
    if severs(points):
        result.effects.append("severed")
        dice.step(msg("Damage of 20 or more"), msg("a part of the body is torn off"), "RYF-41")
        result.notes.append(msg("A part is torn off, and the referee says which (RYF-41)."))


def earlier_damage(ask: Damage) -> int:
    """Give the damage of an earlier result; a miss is 0. Raise DataError where it has none."""
    earlier: EarlierResult | None = ask.earlier
    assert earlier is not None  # the record asks for one of the two
    points = earlier.whole("details.damage", 0)
    if points is None and earlier.success is False:
        points = 0
    if points is None:
        raise DataError(
            "earlier_result_lacks",
            msg("The earlier result holds no damage."),
            hint=msg("Roll the attack with --damage, or give the damage as an expression."),
        )
    if earlier.whole("state.wounds") is not None and ask.wounds is None:
        raise DataError(
            "forbidden",
            msg("The earlier result has added its damage to the wounds already."),
            hint=msg("Give --wounds, as they were before, to reckon them again."),
        )
    return points
