"""Rolling: what modifiers make of dice that are given, in the order in which they fall."""

from __future__ import annotations

import pytest

from rolcli.dice.evaluate import roll
from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.errors import EvaluationError, LimitError

ROWS = [
    # expression, dice in the order they fall, total
    ("4d6k3", [1, 2, 3, 4], 9),
    ("4d6km", [1, 2, 3, 4], 2),
    ("4d6km3", [1, 2, 3, 4], 6),
    ("5d6km2", [1, 2, 3, 4, 5], 5),
    ("4d6kh3dl1", [1, 2, 3, 4], 7),
    ("4d6kh9", [1, 2, 3, 4], 10),
    ("4d6d1", [1, 2, 3, 4], 9),
    ("3d6!", [6, 1, 6, 6, 2, 1], 22),
    ("2d6!o", [6, 1, 6], 13),
    ("2d6!p", [6, 1, 6, 2], 13),
    ("2d6!!kh1", [6, 1, 6, 2], 14),
    ("2d6!!ro>9", [6, 1, 6, 2, 3], 4),
    ("d6r2r4", [2, 4, 2, 3], 3),
    ("d6ro2ro4", [2, 4], 4),
    ("3d6u", [1, 1, 1, 2, 3], 6),
    ("5d6>=5f=1ds=6", [1, 2, 5, 6, 4], 2),
    ("5d10>=7 >= 3", [7, 8, 9, 1, 1], 3),
    ("3d{1,2,4}!", [4, 1, 2, 4, 1], 12),
    ("4d6kh(1d3)", [1, 2, 3, 4, 2], 7),
    ("(1d4)d6", [2, 3, 4], 7),
    ("{2d6, 1d12}kh", [1, 2, 9], 9),
    ("{2d6 + 1d8 + 3}kh2", [5, 6, 1], 14),
    ("{2d6!! + 1d8}kh1", [6, 2, 4, 8], 10),
    ("{2d6!! + 1d8}kl2", [6, 2, 4, 8], 10),
    ("{2d6!! + 1d8}>=10", [6, 2, 4, 8], 1),
    ("1o3d10", [10, 7, 10, 4, 4, 2], 14),
    ("1d4x2", [3], 6),
    ("-7 % 3", [], 2),
    ("-2^2", [], -4),
    ("0^0", [], 1),
]


@pytest.mark.parametrize(("text", "dice", "total"), ROWS)
def test_total(text: str, dice: list[int], total: int) -> None:
    source = Scripted(dice)
    assert roll(text, source).total == total
    source.finish()


def test_a_chain_left_out_of_a_group_is_left_out_whole() -> None:
    rolled = roll("{2d6!! + 1d12}kh1", Scripted([6, 2, 3, 12]))
    assert [(die.value, die.kept) for die in rolled.dice] == [
        (6, False), (2, False), (3, False), (12, True),
    ]
    assert rolled.total == 12


def test_dice_of_a_computed_count_do_not_compete() -> None:
    rolled = roll("{(1d2)d6 + 1d8}kh1", Scripted([2, 5, 6, 1]))
    assert [(die.value, die.kept) for die in rolled.dice] == [
        (2, True), (5, False), (6, True), (1, False),
    ]


@pytest.mark.parametrize(
    ("text", "dice", "error", "column"),
    [
        ("1/(1d2-1)", [1], EvaluationError, 1),
        ("3d(1d2-1)", [1], EvaluationError, 6),
        ("3d6!=(1d6)kh(1d2-2)", [1, 2, 3, 4, 1], EvaluationError, 16),
        ("(1d2*600000)d1", [2], LimitError, 0),
    ],
)
def test_errors_of_fallen_dice_know_their_place(text, dice, error, column) -> None:
    with pytest.raises(error) as raised:
        roll(text, Scripted(dice))
    assert (raised.value.text, raised.value.column) == (text, column)


def test_limit_on_dice_tells_how_many_the_whole_result_asked_for() -> None:
    with pytest.raises(LimitError, match="1000001 were asked for"):
        roll("600000d1 + 400001d1", Scripted([1] * 600_000))


@pytest.mark.parametrize(
    "text",
    [
        "2d6!(1d6)kh(1d2) + 1d8",
        "(1d3)d(1d4+1)r<(1d2)!o>(1d3)s + 1d4",
        "{3d6min(1d3)u + 2d4!(1d4)}kh(1d3)",
        "1d(1d4+2)max(1d2+1)rr>2",
        "{3d6ro<(1d4), 1o3d4}kh",
        "3d6!((1d2)d3!(1d2))r<(1d3)",
    ],
)
def test_dice_are_listed_in_the_order_in_which_they_fell(text: str) -> None:
    for seed in range(40):
        first = roll(text, Stream(str(seed)))
        source = Scripted([die.face for die in first.dice])
        again = roll(text, source)
        source.finish()
        assert again.total == first.total
        for index, die in enumerate(first.dice):
            assert die.origin is None or die.origin < index
            assert die.origin is None or first.dice[die.origin].term == die.term


def test_d00_throws_the_tens_of_percentile_dice():
    assert {roll("1d00", Stream(str(i))).total for i in range(200)} == set(range(0, 100, 10))
    rolled = roll("2d00kh", Scripted([0, 90]))
    assert rolled.total == 90
    assert [die.kind for die in rolled.dice] == ["tens", "tens"]
