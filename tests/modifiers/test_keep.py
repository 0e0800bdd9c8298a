"""Which values a keep or drop leaves."""

from itertools import product

import pytest

from rolcli.modifiers.base import Window, chosen
from rolcli.modifiers.keep import Kept

WORDS = ("kh", "kl", "km", "dh", "dl")


@pytest.mark.parametrize(
    ("what", "count", "kept"),
    [
        ("kh", 3, [1, 0, 1, 1, 0]),
        ("kl", 2, [0, 1, 0, 0, 1]),
        ("dh", 1, [0, 1, 1, 1, 1]),
        ("dl", 4, [1, 0, 0, 0, 0]),
        ("km", 1, [0, 0, 1, 0, 0]),
        ("km", 2, [0, 0, 1, 0, 1]),  # an odd one is dropped from the top
        ("kh", 9, [1, 1, 1, 1, 1]),  # more than there are: all
        ("dl", 9, [0, 0, 0, 0, 0]),
        ("kh", 0, [0, 0, 0, 0, 0]),
    ],
)
def test_keep_and_drop(what, count, kept):
    assert list(Window.flags([6, 1, 4, 5, 2], *Kept(what, count).window(5))) == kept


@pytest.mark.parametrize("what", WORDS)
def test_the_earlier_of_equal_values_stays(what):
    for size in range(6):
        for values in product((1, 2, 3), repeat=size):
            for count in range(size + 2):
                stay = chosen(values, *Kept(what, count).window(size))
                low, high = Kept(what, count).window(size)
                assert sorted(values[i] for i in stay) == sorted(values)[low:high]
                for i in stay:
                    assert all(j in stay for j in range(i) if values[j] == values[i])
