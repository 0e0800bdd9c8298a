"""One throw read several ways: read, printed, rolled, replayed."""

import json

import pytest

from rolcli.dice.evaluate import roll
from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.errors import RolcliError
from rolcli.modifiers import parse, parse_expression


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("10d6: >=5, =1", "10d6: cs>=5, cs=1"),
        ("10d10: cs=10 - cs=1", "10d10: cs=10 - cs=1"),
        ("3d6 : sum, cs=6 >= 2", "3d6: sum, cs=6 >= 2"),
        ("6d6: f=6 > f=1", "6d6: cs=6 > cs=1"),
        ("10D6!: >=5[hits], =1[ones]", "10d6!: cs>=5[hits], cs=1[ones]"),
        ("4d6: kh3 + @n, (kl + 1) x 2", "4d6: kh3 + @n, (kl1 + 1) * 2"),
        ("4d6: max(cs=6, cs=1), sum >= 10", "4d6: max(cs=6, cs=1), sum >= 10"),
        ("6#4d6: sum, >=5 # twice", "6#4d6: sum, cs>=5 # twice"),
        ("4d6:ge5f1,min2kh3", "4d6: cs>=5cf=1, min2kh3"),
    ],
)
def test_reading_and_printing(text, printed):
    tree = parse(text, {"n": 2})
    assert str(tree) == printed
    assert parse(printed, {"n": 2}) == tree


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("10d6: ", "wrong_form"),
        ("10d6: foo", "missing_operand"),
        ("3d6+1: sum", "wrong_form"),
        ("{2d6,1d8}: sum", "wrong_form"),
        ("10d6>=5: =1", "wrong_form"),
        ("10d6: !", "wrong_form"),
        ("10d6: >=5, r1", "wrong_form"),
        ("10d6: u", "wrong_form"),
        ("10d6: cs>=5kh2", "misplaced_modifier"),
        ("10d6: kh(0.5)", "undefined_value"),
        ("3d6: sum kh2", "misplaced_modifier"),
        ("3d6: sum: sum", "unexpected_character"),
        ("3d6: 2d6", "missing_operand"),
    ],
)
def test_refusals(text, code):
    with pytest.raises(RolcliError) as caught:
        parse(text)
    assert caught.value.code == code


def totals(text, dice, variables=None):
    """Roll given dice; give what each reading comes to."""
    source = Scripted(dice)
    rolled = roll(text, source, variables)
    source.finish()
    return [reading.total for reading in rolled.readings]


def test_dice_fall_once_and_are_read_in_turn():
    assert totals("5d6: >=5, =1", [6, 5, 1, 1, 2]) == [2, 2]
    assert totals("4d10: cs=10 - cs=1, sum", [10, 10, 1, 5]) == [1, 26]
    assert totals("4d6: kh3, kl1, min2, kh2cs>=6", [6, 5, 1, 6]) == [17, 1, 19, 2]
    assert totals("2d6!: sum, cs=6", [6, 2, 5]) == [13, 1]
    assert totals("3d6!!: sum, kh1, >=9", [6, 1, 2, 3]) == [12, 9, 1]
    assert totals("3d6kh2: sum, cs=1", [1, 4, 5]) == [9, 0]
    assert totals("(1d2)d6: sum + @n", [2, 3, 4], {"n": 1}) == [8]


def test_a_test_is_told_with_each_reading():
    rolled = roll("3d6: sum >= 10, cs=6 >= 2", Scripted([6, 6, 1]))
    first, second = rolled.readings
    assert (first.total, first.target, first.margin, first.success) == (13, 10, 3, True)
    assert (second.total, second.success) == (2, True)
    assert (rolled.total, rolled.success) == (13, True)


@pytest.mark.parametrize("text", ["10d6: >=5, =1", "4d6!: sum, kh2", "3d6!!kh2: sum, cs>=5"])
def test_a_throw_is_replayed_from_its_dice(text):
    for seed in "abcd":
        first = roll(parse_expression(text), Stream(seed))
        again = totals(text, [die.face for die in first.dice])
        assert again == [reading.total for reading in first.readings]


def test_lines_and_json(rolcli):
    line = rolcli(["roll", "5d6: >=5[hits], =1", "--dice", "6,5,1,1,2"]).out
    assert line.startswith("5d6: hits = 2, cs=1 = 2")
    answer = rolcli(["roll", "3d6: sum >= 10, kh2", "--dice", "6,5,1", "--json"])
    (rolled,) = json.loads(answer.out)["rolls"]
    assert rolled["notation"] == "3d6: sum >= 10, kh2"
    assert rolled["readings"] == [
        {"name": "sum >= 10", "total": 12, "target": 10, "margin": 2, "success": True},
        {"name": "kh2", "total": 11},
    ]


def test_each_look_at_very_many_dice_costs():
    with pytest.raises(RolcliError, match="may look at"):
        roll("1000000d6: " + ", ".join(["sum"] * 100), Stream("x"))
    assert roll("1000000d6: sum, >=5, =1", Stream("x")).readings[0].total > 3_000_000
