"""The dice language and where dice come from. Knows no game.

``roll("4d6kh3")`` and ``odds("4d6kh3")`` are the two doors for Python programs;
each imports only what it needs.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.exact import Number
    from rolcli.notation.tree import Node
    from rolcli.odds.expression import Odds
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


def odds(
    expression: str | Node,
    *,
    depth: int = 20,
    variables: dict[str, Number] | None = None,
) -> Odds:
    """Work out the exact odds of one expression; ``depth`` explosions are followed."""
    from rolcli.odds.expression import distribution

    if isinstance(expression, str):
        from rolcli.notation.parse import parse_expression

        expression = parse_expression(expression, variables)
    return distribution(expression, variables, depth)
