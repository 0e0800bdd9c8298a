"""Roll a tree: tree and source of dice in, Roll out.

Dice fall from left to right. All dice of a term fall first, in order; then each
modifier in turn throws what it needs, die by die from the left.
"""

from __future__ import annotations

from rolcli import exact
from rolcli.dice.keep import flags, window
from rolcli.errors import EvaluationError, LimitError, NotationError, RolcliError
from rolcli.exact import Ratio
from rolcli.messages import N_, msg
from rolcli.notation.tree import (
    Binary,
    Call,
    Compare,
    Faces,
    Group,
    Keep,
    Labelled,
    Name,
    Node,
    Number,
    Pool,
    Ranked,
    Unary,
    spine,
)  # fmt: skip
from rolcli.result import Roll, Term

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.dice.source import Dice

MAX_DICE = 1_000_000
"""The most dice in one result."""
MAX_SIDES = 10**9
"""The most sides of a die."""
MAX_CHAIN = 1000
"""The most explosions or rerolls that one die may cause."""


class Run:
    """One evaluation: where dice come from, what fell, how many dice are left to throw."""

    __slots__ = ("chains", "groups", "left", "source", "terms", "variables")

    def __init__(self, source: Dice, variables: dict[str, exact.Number] | None) -> None:
        self.source = source
        self.variables = variables
        self.terms: list[Term] = []
        self.groups: list[list[bool]] = []
        self.left = MAX_DICE
        self.chains: dict[int, list[int | list[int]]] | None = None
        # Inside a group whose dice compete: by index of a term, its dice and compounded chains

    def spend(self, count: int, node: Node) -> None:
        """Take dice of a term from the budget of the result; raise LimitError when it is used up.
        """
        self.left -= count
        if self.left < 0:
            raise too_many_dice(MAX_DICE - self.left, node)


def roll(
    expression: str | Node,
    source: Dice,
    variables: dict[str, exact.Number] | None = None,
    what: str | None = None,
) -> Roll:
    """Roll an expression, given as text or as a tree.

    Variables are looked up by casefolded name. Raise NotationError for text
    that cannot be read or an unknown variable, EvaluationError where a value
    is undefined, LimitError beyond the limits of the language.
    """
    if isinstance(expression, str):
        from rolcli.notation.parse import parse_expression, placed

        try:
            return roll(parse_expression(expression, variables), source, variables, what)
        except RolcliError as error:
            raise placed(error, expression) from None
    run = Run(source, variables)
    if isinstance(expression, Compare):
        left = value_of(expression.left, run)
        right = value_of(expression.right, run)
        rolled = Roll(expression, left, run.terms, what)
        rolled.target = right
        rolled.margin, rolled.success = verdict(expression.operator, left, right)
    else:
        rolled = Roll(expression, VALUE[type(expression)](expression, run), run.terms, what)
    rolled.groups = run.groups
    return rolled


def value_of(node: Node, run: Run) -> exact.Number:
    """Evaluate any node."""
    return VALUE[type(node)](node, run)


def verdict(operator: str, left: exact.Number, right: exact.Number) -> tuple[exact.Number, bool]:
    """Give the margin and whether the comparison holds.

    The margin is how far the left side lies on the right side of the target;
    of ``=`` it is minus the distance.
    """
    if operator == "=":
        return (left - right if left < right else right - left), left == right
    margin = left - right if operator[0] == ">" else right - left
    return margin, margin > 0 or (margin == 0 and len(operator) == 2)


def whole(node: Node, run: Run, complaint: str) -> int:
    """Evaluate a count, sides or argument, which must come out whole."""
    value = node.value if type(node) is Number else value_of(node, run)
    if isinstance(value, Ratio):
        raise EvaluationError(
            "not_whole",
            msg(
                "{what} must be a whole number, and {value} is not.",
                what=msg(complaint),
                value=value,
            ),
            column=node.at,
        )
    return value


def sides_of(node: Node, run: Run) -> int:
    """Evaluate the sides of a die: 1 to 10^9."""
    sides = whole(node, run, N_("The number of sides"))
    if sides < 1:
        raise EvaluationError(
            "no_sides", msg("A die of {sides} sides cannot be thrown.", sides=sides),
            column=node.at,
        )  # fmt: skip
    if sides > MAX_SIDES:
        raise LimitError(
            "too_many_sides",
            msg(
                "A die may have at most {limit} sides, and {sides} were asked for.",
                limit=MAX_SIDES,
                sides=short(sides),
            ),
            column=node.at,
        )
    return sides


def count_of(node: Node, run: Run, complaint: str = N_("The number of dice")) -> int:
    """Evaluate a number of dice, or how many to keep: 0 or more."""
    count = whole(node, run, complaint)
    if count < 0:
        raise EvaluationError(
            "negative_count",
            msg("{what} cannot be negative: {value}.", what=msg(complaint), value=count),
            column=node.at,
        )
    return count


def pool(node: Pool, run: Run) -> exact.Number:
    """Throw the dice of a term and apply its modifiers."""
    count = node.count
    count = count.value if type(count) is Number else count_of(count, run)  # type: ignore[assignment]
    run.left -= count  # type: ignore[operator]
    if run.left < 0:
        raise too_many_dice(MAX_DICE - run.left, node)
    if type(node.sides) is Number and type(node.sides.value) is int:
        sides = node.sides.value
        if not 0 < sides <= MAX_SIDES:
            sides_of(node.sides, run)
    elif type(node.sides) is Faces:
        return special_pool(node, count, run)  # type: ignore[arg-type]
    else:
        sides = sides_of(node.sides, run)
    faces = run.source.throw(count, sides, node)  # type: ignore[arg-type]
    modifiers = node.modifiers
    if not modifiers:
        total = sum(faces)
        run.terms.append(Term(node, sides, faces, total))
        return total
    keep = modifiers[0]
    if len(modifiers) == 1 and type(keep) is Keep and type(keep.count) is Number:
        low, high = window(count, keep.what, keep.count.value)  # type: ignore[arg-type]
        total = sum(sorted(faces)[low:high])
        term = Term(node, sides, faces, total)
        term.kept = (flags, keep.what, keep.count.value)
        run.terms.append(term)
        return total
    from rolcli.dice.modify import modify

    return modify(node, Term(node, sides, faces, 0), run)


def special_pool(node: Pool, count: int, run: Run) -> exact.Number:
    """Throw dice with faces of their own."""
    special = node.sides
    assert type(special) is Faces
    faces = run.source.pick(count, special.values, node)
    term = Term(node, len(special.values), faces, sum(faces))
    term.kind = special.kind
    term.special = special.values
    if node.modifiers:
        from rolcli.dice.modify import modify

        return modify(node, term, run)
    run.terms.append(term)
    return term.total


def ranked(node: Ranked, run: Run) -> exact.Number:
    """Keep one die by rank; a kept highest face is added and all are thrown again."""
    size, sides = node.count, node.sides
    index = {"low": 0, "mid": size // 2, "high": size - 1}[node.rank]
    faces: list[int] = []
    kept: list[int] = []
    parents: list[int] = []
    total = 0
    parent = -1
    for _ in range(MAX_CHAIN + 1):
        first = len(faces)
        run.spend(size, node)
        thrown = run.source.throw(size, sides, node)
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
        raise too_many_explosions(node)
    term = Term(node, sides, faces, total)
    term.kept = kept
    term.parents = parents
    term.reasons = ["exploded"] * len(parents)
    run.terms.append(term)
    return total


def binary(node: Binary, run: Run) -> exact.Number:
    """Evaluate arithmetic, exactly."""
    left = node.left
    if type(left) is not Binary:
        value = VALUE[type(left)](left, run)
        return arithmetic(node, value, VALUE[type(node.right)](node.right, run))
    chain = spine(node)  # a long sum would run out of stack
    left = chain[-1].left
    value = VALUE[type(left)](left, run)
    for one in reversed(chain):
        value = arithmetic(one, value, VALUE[type(one.right)](one.right, run))
    return value


def arithmetic(node: Binary, left: exact.Number, right: exact.Number) -> exact.Number:
    """Combine two numbers by a node's operator; errors point at the operator."""
    operator = node.operator
    try:
        if operator == "+":
            return exact.checked(left + right)
        if operator == "-":
            return exact.checked(left - right)
        if operator == "*":
            return exact.checked(left * right)
        if operator == "^":
            return exact.power(left, right)
        if operator == "/":
            return exact.checked(exact.divide(left, right))
        if operator == "//":
            return exact.floor_divide(left, right)
        return exact.checked(exact.modulo(left, right))
    except (EvaluationError, LimitError) as error:
        if error.column is None:
            error.column = node.at
        raise


def unary(node: Unary, run: Run) -> exact.Number:
    """Evaluate a signed operand."""
    value = VALUE[type(node.operand)](node.operand, run)
    return -value if node.operator == "-" else value


def compare(node: Compare, run: Run) -> int:
    """Evaluate a test inside arithmetic: 1 or 0."""
    left = value_of(node.left, run)
    return int(verdict(node.operator, left, value_of(node.right, run))[1])


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "floor": exact.floor,
    "ceil": exact.ceil,
    "round": exact.round_half_away,
    "trunc": exact.trunc,
    "abs": abs,
    "sign": exact.sign,
    "min": min,
    "max": max,
}


def call(node: Call, run: Run) -> exact.Number:
    """Evaluate a function of its arguments, from left to right."""
    values = [value_of(argument, run) for argument in node.arguments]
    return FUNCTIONS[node.name](*values)  # type: ignore[no-any-return]


def name(node: Name, run: Run) -> exact.Number:
    """Look a variable up."""
    return lookup(node, run.variables)


def lookup(node: Name, variables: dict[str, exact.Number] | None) -> exact.Number:
    """Give a variable's value, or raise NotationError that lists the known names."""
    try:
        return variables[node.name]  # type: ignore[index]
    except (KeyError, TypeError):
        pass
    if variables:
        hint = msg("Known: {names}.", names=", ".join(sorted(variables)))
    else:
        hint = msg("Give it a value: --var {name}=3.", name=node.name)
    raise NotationError(
        "unknown_name",
        msg("There is no variable called {name}.", name=node.name),
        hint=hint,
        column=node.at,
    )


def group(node: Group, run: Run) -> exact.Number:
    """Roll a group's members and let them compete."""
    from rolcli.dice.compete import compete

    return compete(node, run)


VALUE: dict[type[Node], Callable[[Any, Run], exact.Number]] = {
    Number: lambda node, run: node.value,
    Pool: pool,
    Binary: binary,
    Unary: unary,
    Labelled: lambda node, run: VALUE[type(node.operand)](node.operand, run),
    Compare: compare,
    Call: call,
    Name: name,
    Group: group,
    Ranked: ranked,
}


def short(value: int) -> str:
    """Write a number, a very long one by its first digits and length."""
    if value.bit_length() <= 200:
        return str(value)
    return f"{str(value)[:12]}... ({len(str(value))} digits)"


def too_many_dice(asked: int, node: Node | None = None) -> LimitError:
    """Word the limit on dice; ``node`` is the term that goes beyond it."""
    return LimitError(
        "too_many_dice",
        msg(
            "One result may throw at most {limit} dice, and {asked} were asked for.",
            limit=MAX_DICE,
            asked=short(asked),
        ),
        column=None if node is None else node.at,
    )


def too_many_explosions(node: Node) -> LimitError:
    """Word the limit on explosions and rerolls of one die."""
    return LimitError(
        "chain_too_long",
        msg(
            "One die of {term} would be thrown again more than {limit} times.",
            term=str(node),
            limit=MAX_CHAIN,
        ),
        column=node.at,
    )
