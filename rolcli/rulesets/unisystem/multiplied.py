"""Reading damage: a die and its multiplier (UNI-34), such as 1d8*5 or 1d4*(STR-1)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.modifiers import parse_expression
from rolcli.notation.node import Number, has_dice, walk
from rolcli.notation.tree import Binary
from rolcli.rulesets.unisystem.content import Content
from rolcli.rulesets.unisystem.groups import STRENGTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Node

FACTOR = frozenset("0123456789STRstrFUEfue+-() ")
"""The characters of a multiplier in its everyday form."""


class Multiplied(Content):
    """Damage as it is rolled: ``base`` once, then times ``multiplier``."""

    __slots__ = ("base", "multiplier", "variables")

    def __init__(self, base: Node, multiplier: int, variables: dict[str, int] | None) -> None:
        strength = None if variables is None else variables["str"]
        super().__init__(base, multiplier, strength)
        self.base = base
        self.multiplier = multiplier
        self.variables = variables

    def roll(self, dice: Dice, what: str) -> int:
        """Roll the part before the multiplier, rounded down."""
        if type(self.base) is Number:
            return self.base.whole
        return dice.roll(self.base, what, self.variables).whole  # type: ignore[arg-type]  # variables are whole numbers


NOTHING = Multiplied(Number(0), 1, None)
"""Damage that is not rolled, for hits that already were."""


def read_text(text: str, strength: int | None) -> Multiplied:
    """Read an expression of the tables; raise UsageError where the Strength is missing."""
    quick = everyday(text, strength)
    if quick is not None:
        return quick
    names = dict.fromkeys(STRENGTH, 0)
    return read_damage(parse_expression(text, names), strength)  # type: ignore[arg-type]  # variables are whole numbers


def read_damage(tree: Node, strength: int | None) -> Multiplied:
    """Read damage: ``DICE*M`` and ``M*DICE`` have the multiplier M.

    Anything else has multiplier 1 over the whole (UNI-34, UNI-35). Raise
    UsageError where it asks for the Strength and none is given.
    """
    if strength is None and any(node.is_name for node in walk(tree)):
        raise no_strength(tree)
    variables = None if strength is None else dict.fromkeys(STRENGTH, strength)
    if type(tree) is Binary and tree.operator == "*":
        left, right = tree.left, tree.right
        if has_dice(right) and not has_dice(left):
            left, right = right, left
        if not has_dice(right):
            factor = constant(right, variables)
            if isinstance(factor, int):
                return Multiplied(left, factor, variables)
    return Multiplied(tree, 1, variables)


def everyday(text: str, strength: int | None) -> Multiplied | None:
    """Read the form of the tables at once: a term, ``*``, a number or the Strength."""
    base, _, factor = text.replace(" ", "").partition("*")
    if not factor or not FACTOR.issuperset(factor) or not base[-1:].isalnum():
        return None
    if not base.replace("d", "", 1).replace("D", "", 1).isdigit():
        return None
    if len(factor) > 12:
        return None
    if factor.isdigit():
        return Multiplied(parse_expression(base), int(factor), None)
    inner = factor[1:-1] if factor[0] == "(" and factor[-1] == ")" else factor
    bare = inner[:3].casefold() in STRENGTH and (inner is not factor or len(inner) == 3)
    more = inner[3:]
    if not bare or (more and not (more[0] in "+-" and more[1:].isdigit())):
        return None
    if strength is None:
        raise no_strength(text)
    return Multiplied(parse_expression(base), strength + int(more or 0), None)


def constant(tree: Node, variables: dict[str, int] | None) -> object:
    """Work out a tree without dice."""
    from rolcli.dice.evaluate import roll

    return roll(tree, None, variables).total  # type: ignore[arg-type]  # variables are whole numbers


def no_strength(damage: Node | str) -> UsageError:
    """Word a Strength that is missing."""
    return UsageError(
        "missing_value",
        msg("The damage {text} needs a Strength.", text=str(damage)),
        hint=msg("Add --strength N."),
    )
