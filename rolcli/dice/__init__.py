"""Where dice come from, and rolling expressions with them. Knows no game.

``roll("4d6kh3")`` is the door for Python programs; it imports only what it needs.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.exact import Number
    from rolcli.notation.node import Node
    from rolcli.result import Roll


def roll(
    expression: str | Node,
    source: Dice | None = None,
    *,
    seed: str | None = None,
    variables: dict[str, Number] | None = None,
) -> Roll:
    """Roll one expression of the dice language.

    Dice come from ``source``, or else from the stream of ``seed`` (a new one by
    default). ``variables`` are looked up by casefolded name. Raise RolcliError
    for an expression that cannot be read, is undefined or is beyond a limit.
    """
    from rolcli.dice.evaluate import roll as evaluate

    if source is None:
        from rolcli.dice.source import Stream

        source = Stream(seed)
    return evaluate(expression, source, variables)
