"""Reading damage: a die and its multiplier (UNI-34), such as 1d8*5 or 1d4*(STR-1)."""

from __future__ import annotations

from rolcli.dice.language import parse_expression
from rolcli.errors import UsageError
from rolcli.exact import floor
from rolcli.messages import msg
from rolcli.notation.tree import Binary, Faces, Group, Name, Number, Pool, Ranked, walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Node

STRENGTH = ("str", "fue")
"""What the Strength is called in an expression: STR, and FUE in Spanish."""
FACTOR = frozenset("0123456789STRstrFUEfue+-() ")
"""The characters of a multiplier in its everyday form."""


class Multiplied:
    """Damage as it is rolled: ``base`` once, then times ``multiplier``.

    ``explicit`` is false where no multiplier is printed, which counts as 1.
    """

    __slots__ = ("base", "explicit", "multiplier", "variables")

    def __init__(
        self, base: Node, multiplier: int, explicit: bool, variables: dict[str, int] | None
    ) -> None:
        self.base = base
        self.multiplier = multiplier
        self.explicit = explicit
        self.variables = variables

    @property
    def key(self) -> tuple[object, ...]:
        """Everything that decides what it rolls, hashable."""
        strength = None if self.variables is None else self.variables["str"]
        return (self.base, self.multiplier, strength)

    def roll(self, dice: Dice, what: str) -> int:
        """Roll the part before the multiplier, rounded down."""
        if type(self.base) is Number:
            return floor(self.base.value)
        return floor(dice.roll(self.base, what, self.variables).total)  # type: ignore[arg-type]


def read_damage(text: str, strength: int | None) -> Multiplied:
    """Read an expression of damage: ``DICE*M`` and ``M*DICE`` have the multiplier M.

    Anything else has multiplier 1 over the whole (UNI-34, UNI-35). Raise
    UsageError where it asks for the Strength and none is given.
    """
    variables = None if strength is None else dict.fromkeys(STRENGTH, strength)
    quick = everyday(text, strength)
    if quick is not None:
        base, multiplier = quick
        return Multiplied(parse_expression(base), multiplier, True, None)
    tree = parse_expression(text, variables or dict.fromkeys(STRENGTH, 0))  # type: ignore[arg-type]
    if strength is None and any(
        type(node) is Name and node.name in STRENGTH for node in walk(tree)
    ):
        raise no_strength(text)
    if type(tree) is Binary and tree.operator == "*":
        left, right = tree.left, tree.right
        if has_dice(right) and not has_dice(left):
            left, right = right, left
        if not has_dice(right):
            factor = constant(right, variables)
            if isinstance(factor, int):
                return Multiplied(left, factor, True, variables)
    return Multiplied(tree, 1, False, variables)


def everyday(text: str, strength: int | None) -> tuple[str, int] | None:
    """Read the form of the tables at once: a term, ``*``, a number or the Strength."""
    base, _, factor = text.replace(" ", "").partition("*")
    if not factor or not FACTOR.issuperset(factor) or not base[-1:].isalnum():
        return None
    if not base.replace("d", "", 1).replace("D", "", 1).isdigit():
        return None
    if factor.isdigit():
        return base, int(factor)
    inner = factor[1:-1] if factor[0] == "(" and factor[-1] == ")" else factor
    bare = inner[:3].casefold() in STRENGTH and (inner is not factor or len(inner) == 3)
    more = inner[3:]
    if not bare or (more and not (more[0] in "+-" and more[1:].isdigit())):
        return None
    if strength is None:
        raise no_strength(text)
    return base, strength + int(more or 0)


def has_dice(tree: Node) -> bool:
    """Tell whether a tree throws dice."""
    return any(type(node) in (Pool, Group, Ranked, Faces) for node in walk(tree))


def constant(tree: Node, variables: dict[str, int] | None) -> object:
    """Work out a tree without dice."""
    from rolcli.dice.evaluate import roll

    return roll(tree, None, variables).total  # type: ignore[arg-type]


def no_strength(text: str) -> UsageError:
    """Word a Strength that is missing."""
    return UsageError(
        "no_strength",
        msg("The damage {text} needs a Strength.", text=text),
        hint=msg("Add --strength N."),
    )
