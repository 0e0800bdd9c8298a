"""Exact odds of readings against all throws."""

from fractions import Fraction

import pytest

from rolcli.dice.evaluate import roll
from rolcli.errors import LimitError
from rolcli.modifiers import parse_expression
from rolcli.odds.expression import distribution
from tests.odds.oracle import Branches


@pytest.mark.parametrize(
    "text",
    [
        "3d6: cs=6 - cs=1",
        "3d6: >=5",
        "3d6: sum - 3 * cs=1",
        "3d6: kh1 - kl1",
        "4d4: kh2 + cs=4 - min2kl1",
        "3d6: cs=6 > cs=1",
        "3d6: sum >= 3 * cs>=2",
        "2d6ro1: cs=1 + sum",
        "3d{1,1,5}min2: cs=5 * cs=2",
        "3d4: max(cs=4, cs=1)[x]",
        "2d6: 7",
        "3d4kh2: sum",
        "2d4: cs=4 * 2 >= 2",
    ],
)
def test_odds_of_a_reading_are_those_of_all_throws(text):
    tree = parse_expression(text)
    source, chances, success = Branches(), {}, Fraction(0)
    while True:
        (reading,) = roll(tree, source).readings
        chances[reading.total] = chances.get(reading.total, 0) + Fraction(1, source.ways)
        success += Fraction(bool(reading.success), source.ways)
        if not source.next():
            break
    odds = distribution(tree)
    for value, chance in chances.items():
        assert odds.total.probability(value) == chance
    assert sum(odds.total.weights) == odds.total.denominator
    if odds.operator:
        assert odds.success == success


def test_each_reading_has_its_table(rolcli):
    answer = rolcli(["odds", "10d6: >=5, =1", "-q"]).out.split()
    assert len(answer) == 2
    assert rolcli(["odds", "3d6: cs=6 - cs=1", "--at-least", "3", "-q"]).out.strip() == "1/216"


@pytest.mark.parametrize("text", ["3d6!: cs=6 - cs=1", "3d6u: cs=6 - cs=1", "(1d3)d6: cs=6 - cs=1"])
def test_what_is_too_much_is_refused_in_words(text):
    with pytest.raises(LimitError) as caught:
        distribution(parse_expression(text))
    assert caught.value.code == "odds_of_readings"


@pytest.mark.parametrize("text", ["1.5^(1d3!)", "1.5 % 1o1d3", "1.5//floor(1o1d2)"])
def test_decimals_stand_beside_dice_without_end(text):
    assert distribution(text).total is not None
