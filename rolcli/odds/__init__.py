"""Exact odds of an expression of the dice language."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number
    from rolcli.notation.node import Node
    from rolcli.odds.expression import Odds


def odds(
    expression: str | Node,
    *,
    variables: dict[str, Number] | None = None,
) -> Odds:
    """Work out the exact odds of one expression."""
    from rolcli.odds.expression import distribution

    return distribution(expression, variables)
