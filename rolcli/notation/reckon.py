"""What expressions come to, as far as that takes no dice. Exact.

A node asks the reckoning for its own kind (``Binary`` for ``binary``); whoever throws dice
gives ``pool``, ``ranked`` and ``group`` a meaning.
"""

from __future__ import annotations

from rolcli.notation.tree import Binary, spine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number
    from rolcli.notation.node import Node
    from rolcli.notation.operands import FunctionCall, Group, Name, Ranked, Unary
    from rolcli.notation.tree import Compare, Pool

    Variables = dict[str, Number]


class NeedsDice(Exception):  # noqa: N818 - a signal, not an error
    """Raised where a value depends on dice."""


class Reckoning:
    """One evaluation, without dice: it raises NeedsDice where there are some."""

    __slots__ = ("variables",)

    def __init__(self, variables: Variables | None) -> None:
        self.variables = variables

    def value(self, node: Node) -> Number:
        """Evaluate a node."""
        return node.value_in(self)

    def binary(self, node: Binary) -> Number:
        """Evaluate arithmetic from left to right; a long sum would run out of stack."""
        from rolcli.notation.arithmetic import arithmetic

        if type(node.left) is not Binary:
            left = node.left.value_in(self)
            return arithmetic(node, left, node.right.value_in(self))
        chain = spine(node)
        value = chain[-1].left.value_in(self)
        for one in reversed(chain):
            value = arithmetic(one, value, one.right.value_in(self))
        return value

    def unary(self, node: Unary) -> Number:
        """Evaluate a signed operand."""
        value = node.operand.value_in(self)
        return -value if node.operator == "-" else value

    def compare(self, node: Compare) -> int:
        """Evaluate a test inside arithmetic: 1 or 0."""
        from rolcli.notation.arithmetic import verdict

        left = node.left.value_in(self)
        return int(verdict(node.operator, left, node.right.value_in(self))[1])

    def call(self, node: FunctionCall) -> Number:
        """Evaluate a function of its arguments, from left to right."""
        from rolcli.notation.arithmetic import FUNCTIONS

        values = [argument.value_in(self) for argument in node.arguments]
        value: Number = FUNCTIONS[node.name](*values)
        return value

    def name(self, node: Name) -> Number:
        """Look a variable up."""
        from rolcli.notation.arithmetic import lookup

        return lookup(node, self.variables)

    def pool(self, node: Pool) -> Number:
        """Evaluate dice."""
        raise NeedsDice

    def ranked(self, node: Ranked) -> Number:
        """Evaluate one die kept by rank."""
        raise NeedsDice

    def group(self, node: Group) -> Number:
        """Evaluate a group."""
        raise NeedsDice

    def look(self, node: Node) -> Number:
        """Evaluate what a reading makes of dice that have fallen."""
        raise NeedsDice


def constant(node: Node, variables: Variables | None) -> Number | None:
    """Give the value of a node that needs no dice, or None."""
    from rolcli.errors import EvaluationError, LimitError, NotationError

    try:
        return Reckoning(variables).value(node)
    except (NeedsDice, EvaluationError, LimitError, NotationError):
        return None  # rolling says what is wrong, if it comes to it
