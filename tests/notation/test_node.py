"""What a part of an expression says of itself."""

from __future__ import annotations

import pytest

from rolcli.modifiers import parse_expression
from rolcli.notation.node import Node, Number, has_dice
from rolcli.notation.tree import Binary, Pool


class Untouched(Node):
    """A part that nobody may look into."""

    @property
    def fields(self):
        raise AssertionError("looked into")


def test_dice_at_the_end_of_a_sum_are_found_without_looking_at_the_rest() -> None:
    assert has_dice(Binary("+", Untouched(), Pool(Number(1), Number(6))))


@pytest.mark.parametrize(
    ("text", "found"),
    [("1d6", True), ("1+2*3", False), ("min(2, 1d4)", True), ("{2, 3}kh", True), ("-(4)", False),
     ("1o3d10", True), ("(1d2)[x] + 1", True), ("5 >= 3", False)],
)
def test_whether_dice_are_thrown_is_known_before(text: str, found: bool) -> None:
    assert has_dice(parse_expression(text)) is found
