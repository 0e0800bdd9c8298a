"""Odds that were too much: dice that differ after a change, the highest of many endless ones."""

from fractions import Fraction

import pytest

from rolcli.errors import LimitError
from rolcli.modifiers import parse_expression
from rolcli.odds import fast
from rolcli.odds.budget import Budget
from rolcli.odds.distribution import Between, Distribution
from rolcli.odds.expression import distribution
from rolcli.odds.keeping import weighed
from rolcli.odds.settled import literally
from rolcli.odds.walk import by_listing
from tests.odds.oracle import brute


@pytest.mark.parametrize(
    "text",
    ["3d6r1u", "3d6min2u", "3d{1,1,2,3}u", "3d6u>=4", "3d6r1umax5", "4d5ro1u", "4d6min3u",
     "3d6max4ro<2u", "2d4r1ur1", "4d6r1ukh2", "4d{1,1,2,3,3,4}ukl2", "3d6ro1ukh2>=4", "4d6ukm2",
     "3d6max5umin2kh1", "4d5ro<3udh1dl1", "4d6ukh2!o", "3d{1,1,2,3}ukh0", "4d6ro1ukm1max3"],
)
def test_dice_that_differ_are_those_of_all_throws(text, monkeypatch):
    monkeypatch.setattr(fast, "SHELF", [])
    pool = literally(parse_expression(text))
    found = weighed(pool, Budget())
    assert found == by_listing([pool], (), Budget())
    assert sum(found.weights) == found.denominator


def test_the_highest_of_many_dice_that_differ_are_weighed():
    law = distribution("10d20r1ukh3").total
    assert sum(law.weights) == law.denominator
    assert (law.minimum, law.maximum) == (27, 57)  # 1 to 10 at the least, 20 + 19 + 18 at most
    assert distribution("20d100ukh10").total.mean == Fraction(101, 21) * sum(range(11, 21)) / 1


def test_many_dice_that_differ_after_a_change_are_weighed():
    law = distribution("10d20r1u").total
    assert sum(law.weights) == law.denominator
    assert (law.minimum, law.maximum) == (55, 155)
    assert distribution("10d20r1u: sum - cs=1").total.maximum == 155


def lowest_and_highest(texts, value):
    """Give the chances that the lowest of rolls is at least a value, and the highest at most."""
    laws = [distribution(text).total for text in texts]
    low = high = Fraction(1)
    for law in laws:
        low *= law.at_least(value)
        high *= law.at_most(value)
    return low, high


@pytest.mark.parametrize("value", [1, 6, 12, 13, 40])
def test_the_highest_of_four_endless_dice_is_exact(value):
    texts = ("d6!", "d8!", "d10!", "d12!")
    law = distribution("{d6!,d8!,d10!,d12!}kh").total
    low, high = lowest_and_highest(texts, value)
    assert law.at_most(value) == high
    assert distribution("min(d6!,d8!,d10!,d12!)").total.at_least(value) == low
    rows = law.listed(20)
    assert 0 < 1 - Fraction(rows.followed, rows.denominator) < Fraction(1, 6**20)


@pytest.mark.parametrize(
    "text", ["{d6!,d8!}kh", "{2d6!,2d4}kl", "max(2d6!,1d4!,3d4)", "{d4!,d6!+3}kh"]
)
def test_rows_of_an_extreme_are_those_of_its_quotient(text):
    up = distribution(text).total.up
    rows, below = up.lister(40, Budget())
    other, whole = up.first_rows(40, Budget())
    assert all(a * whole == b * below for a, b in zip(rows[:40], other[:40], strict=True))


def test_what_is_too_dear_to_be_exact_lies_between_two_numbers():
    law = distribution("{d4!,d6!,d8!,d10!,d12!}kh").total
    assert isinstance(law, Distribution)
    low, high = law.mean
    assert 0 < high - low < Fraction(1, 10**15)
    assert low < Fraction(10483, 1000) < high + Fraction(1, 1000)
    exact = lowest_and_highest(("d4!", "d6!", "d8!", "d10!", "d12!"), 15)[1]
    found = law.at_most(15)
    assert found == exact
    lowest = distribution("min(10d6!,8d8!,6d10!)").total
    assert isinstance(lowest.mean, Between)
    assert isinstance(lowest.at_least(20), Between)
    assert lowest.at_least(20).low <= lowest_and_highest(("10d6!", "8d8!", "6d10!"), 20)[0]


@pytest.mark.parametrize("value", [1, 2, 5, 6, 9, 13])
def test_the_middle_of_three_endless_dice_is_that_of_pairs(value):
    """The middle one is at most a value where two of three are, by inclusion and exclusion."""
    a, b, c = (distribution(text).total.at_most(value) for text in ("d6!", "d8!", "d10!"))
    found = distribution("{d6!,d8!,d10!}km").total.at_most(value)
    assert found == a * b + b * c + a * c - 2 * a * b * c


@pytest.mark.parametrize(
    ("text", "mean"),
    [
        ("5d4!!=1kh2", Fraction(111779291, 13356288)),  # of explode-odds.json
        ("{d6!!+d6!!+d6!!+d6!!}kh2", Fraction(96326, 7955)),
        ("{d6!-4,d6!-4}kh", Fraction(2 * 21, 5) - distribution("{d6!,d6!}kl").total.mean - 4),
    ],
)
def test_means_that_are_only_known_between_two_numbers(text, mean):
    found = distribution(text).total.mean
    if isinstance(found, Between):
        assert found.low <= mean <= found.high
        assert found.high - found.low < Fraction(1, 10**12)
    else:
        assert found == mean


@pytest.mark.parametrize(
    ("text", "values"), [("4d3!km2", (2, 4, 6)), ("3d3!kh2ro1kl1", (1, 3)), ("2d4!>=3km", (1, 4))]
)
def test_throws_that_go_on_are_followed_as_far_as_they_matter(text, values):
    law = distribution(text).total
    assert law.truncated < Fraction(1, 1 << 60)
    assert isinstance(law.mean, Between)
    known, _, beyond = brute(parse_expression(text), None, 3, most=400_000)
    for value in values:
        assert known[value] <= law.probability(value).high <= known[value] + beyond + law.truncated


def test_more_dice_than_faces_cannot_differ():
    """Dice that explode without end may be more than there are faces."""
    with pytest.raises(LimitError, match="thrown again"):
        distribution("3d6!u")
    assert distribution("3d6!kh2u").total.minimum is None
