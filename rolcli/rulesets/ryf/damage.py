"""Damage: dice that explode one by one, what they tear off, and the wounds they leave."""

from __future__ import annotations

from rolcli import exact
from rolcli.dice.language import parse_expression
from rolcli.errors import DataError, UsageError
from rolcli.messages import msg
from rolcli.modifiers.explode import Explode
from rolcli.modifiers.keep import Keep
from rolcli.notation.tree import (
    Binary,
    Call,
    Compare,
    Faces,
    Group,
    Labelled,
    Node,
    Number,
    Pool,
    Unary,
)
from rolcli.result import Result
from rolcli.rulesets.ryf.health import record, worded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.ryf.options import Amount, Earlier, Fisico, Wounds

SEVERS = 20
"""Damage that tears a part of the body off (RYF-41)."""
OPEN = (Binary, Unary, Labelled, Call, Group)
"""The nodes inside which dice stand in the open."""


def damage(
    dice: Dice,
    house: House,
    amount: Amount = None,
    earlier: Earlier = None,
    fisico: Fisico = None,
    wounds: Wounds = None,
) -> Result:
    """Roll damage or take it from an earlier result, and add it to the wounds (RYF-20, 41, 47)."""
    if (amount is None) == (earlier is None):
        raise UsageError(
            "damage_or_from",
            msg("Damage is either rolled or taken from an earlier result."),
            hint=msg("Give an expression such as 2d6, or --from, one of them."),
        )
    result = Result("damage")
    if earlier is None:
        assert amount is not None
        points = roll_damage(dice, Weapon((amount,)), 0, "RYF-20")
    else:
        points = earlier_damage(earlier, wounds)
        dice.step(msg("Damage of the earlier result"), points, "RYF-47")
    result.total = points
    inflict(dice, house, result, points, fisico, wounds)
    result.outcome = result.state.get("health")  # type: ignore[assignment]
    if result.state:
        result.headline = msg("{damage} damage: {state}", damage=points, state=worded(result))
    else:
        result.headline = msg("{damage} damage", damage=points)
    return result


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


class Weapon:
    """The damage of a weapon, or of two of which the higher counts, its dice exploding.

    Compared by its texts, so that it can be an argument of a chance; the
    expressions with dice of the margin are made once.
    """

    __slots__ = ("_with", "texts")

    def __init__(self, texts: tuple[str, ...]) -> None:
        self.texts = texts
        trees = tuple(exploding(read(text)) for text in texts)
        tree = trees[0] if len(trees) == 1 else Group(trees, (Keep("kh", Number(1)),))
        self._with: dict[int, Node] = {0: tree}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Weapon) and self.texts == other.texts

    def __hash__(self) -> int:
        return hash(self.texts)

    def with_dice(self, extra: int) -> Node:
        """Give the expression with so many exploding d6 added (RYF-27)."""
        tree = self._with.get(extra)
        if tree is None:
            margin = Pool(Number(extra), Number(6), (Explode("!"),))
            tree = self._with[extra] = Binary("+", self._with[0], margin)
        return tree


def read(text: str) -> Node:
    """Read an amount; raise UsageError for a test."""
    tree = parse_expression(text)
    if type(tree) is Compare:
        raise UsageError(
            "damage_is_test",
            msg("Damage is an amount, and {text} is a test.", text=text),
            hint=msg("Give an expression such as 2d6+1."),
        )
    return tree


def roll_damage(dice: Dice, weapon: Weapon, extra: int, rule: str) -> int:
    """Roll the damage of weapons and the dice of the margin, in one roll (RYF-26, RYF-27).

    It comes to whole points, none at least; ``rule`` is that of the line that says so.
    """
    rolled = dice.roll(weapon.with_dice(extra), "damage")
    if extra and rolled.terms:
        dice.step(msg("Margin dice, in the damage"), rolled.terms[-1].total, "RYF-27")
    points = max(0, exact.floor(rolled.total))
    if points == rolled.total:
        dice.step(msg("Damage"), points, rule)
    elif points > rolled.total:
        dice.step(msg("Damage, never below nothing"), points, rule)
    else:
        dice.step(msg("Damage, rounded down"), points, rule)
    return points


def inflict(
    dice: Dice, house: House, result: Result, points: int, fisico: int | None, wounds: int | None
) -> None:
    """Put damage into a result: what it tears off and, for a known target, its wounds."""
    result.details["damage"] = points
    result.details["severed"] = points >= SEVERS
    if points >= SEVERS:
        result.effects.append("severed")
        dice.step(msg("Damage of 20 or more"), msg("a part of the body is torn off"), "RYF-41")
        result.notes.append(msg("The referee says which part is torn off."))
    if fisico is not None or wounds is not None:
        before = wounds or 0
        record(dice, house, result, fisico, before + points, before)


def earlier_damage(earlier: dict[str, object], wounds: int | None) -> int:
    """Give the damage of an earlier result; a miss is 0. Raise DataError where it has none."""
    verb, details, state = (earlier.get(key) for key in ("verb", "details", "state"))
    if earlier.get("rules") != "ryf" or verb not in ("attack", "damage"):
        raise DataError(
            "unsuitable_result",
            msg("The earlier result is no attack and no damage of this game."),
            hint=msg("Give the JSON of rolcli -r ryf attack or damage."),
        )
    points = details.get("damage") if isinstance(details, dict) else None
    if points is None and earlier.get("success") is False:
        points = 0
    if not isinstance(points, int) or isinstance(points, bool) or points < 0:
        raise DataError(
            "result_without_damage",
            msg("The earlier result holds no damage."),
            hint=msg("Roll the attack with --damage, or give the damage as an expression."),
        )
    if isinstance(state, dict) and "wounds" in state and wounds is None:
        raise DataError(
            "damage_already_applied",
            msg("The earlier result has added its damage to the wounds already."),
            hint=msg("Give --wounds, as they were before, to reckon them again."),
        )
    return points
