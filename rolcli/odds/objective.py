"""The faces that an objective die may have shown, given the one that counts."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.notation.operands import Ranked


def judged(
    dice: Dice, tree: Ranked, kept: int, test: Callable[..., Any], arguments: tuple[Any, ...]
) -> Any:
    """Throw the dice of an objective die until the kept one shows a face; ask of all of them."""
    faces = dice.throw(tree.count, tree.sides, str(tree))
    place = {"low": 0, "mid": tree.count // 2, "high": tree.count - 1}[tree.rank]
    if sorted(faces)[place] != kept:
        dice.again()
    return test(faces, *arguments)
