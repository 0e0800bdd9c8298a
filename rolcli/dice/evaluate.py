"""Roll a tree: tree and source of dice in, Roll out.

Dice fall from left to right. All dice of a term fall first, in order; then each
modifier in turn throws what it needs, die by die from the left.
"""

from __future__ import annotations

from rolcli.dice.throwing import Throwing
from rolcli.errors import RolcliError
from rolcli.modifiers import parse_expression, placed
from rolcli.modifiers.base import Modifier, Window, flags
from rolcli.notation import limits
from rolcli.notation.limits import MAX_CHAIN, MAX_DICE, MAX_SIDES
from rolcli.notation.node import Node, Number
from rolcli.notation.reckon import Reckoning, verdict
from rolcli.notation.tree import Compare, Faces, Group, Pool, Ranked
from rolcli.result import Roll, Term

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.throwing import Thrower
    from rolcli.exact import Number as Value


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
        try:
            return roll(parse_expression(expression, variables), source, variables, what)
        except RolcliError as error:
            raise placed(error, expression) from None
    throwing = Rolling(source, variables)
    if expression.several:
        rolled = several(expression, throwing, what)
    elif isinstance(expression, Compare):
        left = throwing.value(expression.left)
        right = throwing.value(expression.right)
        rolled = Roll(expression, left, throwing.terms, what)
        rolled.target = right
        rolled.margin, rolled.success = verdict(expression.operator, left, right)
    else:
        rolled = Roll(expression, throwing.value(expression), throwing.terms, what)
    rolled.groups = throwing.groups
    return rolled


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


def pool(node: Pool, throwing: Throwing) -> int:
    """Throw the dice of a term and apply its modifiers."""
    written, sides = node.count, node.sides
    if type(written) is Number and type(written.value) is int:
        count = written.value
    else:
        count = limits.count(throwing.value(written), written)
    special: tuple[int, ...] | None = None
    if type(sides) is Number and type(sides.value) is int and 0 < sides.value <= MAX_SIDES:
        highest = many = sides.value
    elif isinstance(sides, Faces):
        special = sides.values
        many, highest = len(special), max(special)
    else:
        highest = many = limits.sides(throwing.value(sides), sides)
    first = MAX_DICE - throwing.left
    throwing.spend(count, node)
    if special is None:
        faces = throwing.source.throw(count, many, node)
    else:
        faces = throwing.source.pick(count, special, node)
    term = Term(node, many, faces, 0)
    term.first = first
    if isinstance(sides, Faces):
        term.kind, term.special = sides.kind, special
    modifiers = node.modifiers
    if not modifiers:
        term.total = sum(faces)
        throwing.terms.append(term)
        return term.total
    if len(modifiers) == 1:
        modifier = modifiers[0]
        assert isinstance(modifier, Modifier)
        deed = modifier.literally(highest)
        if isinstance(deed, Window):
            low, high = deed.window(count)
            term.total = sum(sorted(faces)[low:high])
            term.kept = (flags, low, high)
            throwing.terms.append(term)
            return term.total
    from rolcli.dice.modify import modify

    return modify(node, term, highest, throwing)


def ranked(node: Ranked, throwing: Throwing) -> int:
    """Keep one die by rank; a kept highest face is added and all are thrown again."""
    size, sides = node.count, node.sides
    index = {"low": 0, "mid": size // 2, "high": size - 1}[node.rank]
    faces: list[int] = []
    kept: list[int] = []
    parents: list[int] = []
    total = 0
    parent = -1
    start = MAX_DICE - throwing.left
    for _ in range(MAX_CHAIN + 1):
        first = len(faces)
        throwing.spend(size, node)
        thrown = throwing.source.throw(size, sides, node)
        order = sorted(range(size), key=thrown.__getitem__)
        value = thrown[order[index]]
        chosen = first + min(i for i in order if thrown[i] == value)
        faces += thrown
        kept += [0] * size
        kept[chosen] = 1
        if parent >= 0:
            parents += [parent] * size
        total += value
        if value != sides:
            break
        parent = chosen
    else:
        raise limits.too_many_explosions(node)
    term = Term(node, sides, faces, total)
    term.first = start
    term.kept = kept
    term.parents = parents
    term.reasons = ["exploded"] * len(parents)
    throwing.terms.append(term)
    return total


def group(node: Group, throwing: Throwing) -> Value:
    """Roll a group's members and let them compete."""
    from rolcli.dice.group import compete

    return compete(node, throwing)


class Rolling(Throwing):
    """An evaluation that knows every kind of node."""

    __slots__ = ()


Rolling.values = {**Reckoning.values, Pool: pool, Group: group, Ranked: ranked}
