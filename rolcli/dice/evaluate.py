"""Roll a tree: tree and source of dice in, Roll out.

Dice fall from left to right. All dice of a term fall first, in order; then each
modifier in turn throws what it needs, die by die from the left.
"""

from __future__ import annotations

from rolcli.dice.throwing import Throwing
from rolcli.notation import MAX_DICE, MAX_SIDES
from rolcli.notation.node import Node, Number
from rolcli.notation.tree import Compare, Pool
from rolcli.result import Roll, Term

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.throwing import Thrower
    from rolcli.exact import Number as Value
    from rolcli.modifiers.base import DiceModifier, Window
    from rolcli.notation.operands import Group, Ranked


def roll(
    expression: str | Node,
    source: Thrower,
    variables: dict[str, Value] | None = None,
    what: str | None = None,
) -> Roll:
    """Roll an expression, given as text or as a tree.

    Variables are looked up by casefolded name. Raise NotationError for text
    that cannot be read or an unknown variable, EvaluationError where a value
    is undefined, LimitError beyond the limits of the language.
    """
    if isinstance(expression, str):
        return roll_text(expression, source, variables, what)
    throwing = Rolling(source, variables)
    if expression.several:
        rolled = several(expression, throwing, what)
    elif isinstance(expression, Compare):
        from rolcli.notation.arithmetic import verdict

        left = throwing.value(expression.left)
        right = throwing.value(expression.right)
        rolled = Roll(expression, left, throwing.terms, what)
        rolled.target = right
        rolled.margin, rolled.success = verdict(expression.operator, left, right)
    else:
        rolled = Roll(expression, throwing.value(expression), throwing.terms, what)
    rolled.groups = throwing.groups
    return rolled


def roll_text(
    text: str, source: Thrower, variables: dict[str, Value] | None, what: str | None
) -> Roll:
    """Roll an expression given as text; most verbs have trees, and read none."""
    from rolcli.errors import RolcliError
    from rolcli.modifiers import parse_expression, placed

    try:
        return roll(parse_expression(text, variables), source, variables, what)
    except RolcliError as error:
        raise placed(error, text) from None


def several(expression: Node, throwing: Throwing, what: str | None) -> Roll:
    """Roll dice that are read several ways; the first reading is the total."""
    from rolcli.dice.readings import read
    from rolcli.notation.readings import Readings

    assert isinstance(expression, Readings)
    found = read(expression, throwing)
    first = found[0]
    rolled = Roll(expression, first.total, throwing.terms, what)
    rolled.readings = found
    rolled.target, rolled.margin, rolled.success = first.target, first.margin, first.success
    return rolled


class Rolling(Throwing):
    """An evaluation that knows every kind of node."""

    __slots__ = ()

    def pool(self, node: Pool) -> int:
        """Throw the dice of a term and apply its modifiers."""
        written, sides = node.count, node.sides
        if type(written) is Number and type(written.value) is int:
            count = written.value
        else:
            from rolcli.notation import limits

            count = limits.count(self.value(written), written)
        special = sides.special
        if type(sides) is Number and type(sides.value) is int and 0 < sides.value <= MAX_SIDES:
            highest = many = sides.value
        elif special is not None:
            many, highest = len(special), max(special)
        else:
            from rolcli.notation import limits

            highest = many = limits.sides(self.value(sides), sides)
        first = MAX_DICE - self.left
        self.spend(count, node)
        if special is None:
            faces = self.source.throw(count, many, node)
        else:
            faces = self.source.pick(count, special, node)
        term = Term(node, many, faces, 0)
        term.first = first
        if special is not None:
            from rolcli.notation.operands import Faces

            assert isinstance(sides, Faces)
            term.kind, term.special = sides.kind, special
        modifiers = node.modifiers
        if not modifiers:
            term.total = sum(faces)
            self.terms.append(term)
            return term.total
        if len(modifiers) == 1:
            modifier: DiceModifier = modifiers[0]  # type: ignore[assignment]  # there are no others
            deed = modifier.literally(highest)
            if deed is not None and deed.role == "window":
                window: Window = deed  # type: ignore[assignment]  # what has the role is one
                low, high = window.window(count)
                term.total = sum(sorted(faces)[low:high])
                term.kept = (window.flags, low, high)
                self.terms.append(term)
                return term.total
        from rolcli.dice.modify import modify

        return modify(node, term, highest, self)

    def ranked(self, node: Ranked) -> int:
        """Keep one die by rank."""
        from rolcli.dice.ranked import keep_by_rank

        return keep_by_rank(node, self)

    def group(self, node: Group) -> Value:
        """Roll a group's members and let them compete."""
        from rolcli.dice.group import compete

        return compete(node, self)
