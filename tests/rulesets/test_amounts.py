"""Amounts: the short way of reading them gives what the readers of the language give."""

from __future__ import annotations

import itertools

import pytest

from rolcli.errors import RolcliError
from rolcli.modifiers import parse_expression
from rolcli.rulesets.amounts import amount, simple

COUNTS = ("", "0", "1", "2", "07", "12", "999", "1000", "٣", "x")
TEXTS = [
    f"{count}{d}{sides}{more}"
    for count, d, sides, more in itertools.product(
        COUNTS, ("", "d", "D", "d "), ("", "0", "1", "6", "06", "999", "1000", "%", "²"),
        ("", "+2", "+0", "+", "+999", "+1000", "-1", "+1+1", "+d", "*2", "*0", "*2+1", "+1*2", "!"),
    )
]


def test_what_is_read_at_once_is_what_the_language_means() -> None:
    found = {text: simple(text) for text in TEXTS}
    read = {text: tree for text, tree in found.items() if tree is not None}
    assert len(read) > 60
    for text, tree in read.items():
        whole = parse_expression(text)
        assert (tree, str(tree), type(tree)) == (whole, str(whole), type(whole))


@pytest.mark.parametrize("text", ["5", "2d6", "1d10+2", "1d8*5", "999d999+999", "1d1"])
def test_usual_amounts_are_read_at_once(text: str) -> None:
    assert simple(text) == amount("x", text)


@pytest.mark.parametrize("text", ["d6", "2d", "1000d6", "2d%", "2d6!", "-1", "2d6+0"])
def test_more_is_left_to_the_language(text: str) -> None:
    assert simple(text) is None
    assert amount("x", text) == parse_expression(text)


@pytest.mark.parametrize("text", ["", "2d0", "2d6+", "x"])
def test_mistakes_are_left_to_the_language(text: str) -> None:
    assert simple(text) is None
    with pytest.raises(RolcliError):
        amount("x", text)
