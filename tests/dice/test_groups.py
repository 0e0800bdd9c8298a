"""What a group of one sub-roll comes to: its dice compete, a count looks at its total."""

import pytest

from rolcli.dice.evaluate import roll
from rolcli.dice.scripted import Scripted
from rolcli.odds.expression import distribution


@pytest.mark.parametrize(
    ("text", "dice", "total"),
    [
        ("{2d6+1d8+3}kh2", [2, 6, 7], 16),
        ("{3d20+5}>21", [12, 17, 1], 1),
        ("{3d20+5}>21", [1, 2, 3], 0),
        ("{2d6+3}>=9", [4, 5], 1),
        ("{2d6+1d8+3}kh2>=17", [2, 6, 7], 0),
        ("{2d6+1d8+3}kh2>=16", [2, 6, 7], 1),
        ("{2d6, 1d12}>=9", [4, 5, 8], 1),
        ("{d6, d6, d8}>=5f=1", [5, 1, 8], 1),
    ],
)
def test_groups(text, dice, total):
    source = Scripted(dice)
    assert roll(text, source).total == total
    source.finish()
    assert distribution(text).total.probability(total) > 0


def test_odds_of_a_counted_sum_are_those_of_its_test():
    counted, tested = distribution("{2d6+3}>=9"), distribution("2d6+3 >= 9")
    assert counted.total.probability(1) == tested.success
