"""Exact odds: known cases, what a distribution can be asked, and limits."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from rolcli.errors import LimitError, NotationError
from rolcli.odds.expression import distribution
from rolcli.odds.extremes import versus


def total(text, **options):
    """Give the distribution of an expression's total."""
    return distribution(text, **options).total


@pytest.mark.parametrize(
    ("text", "mean"),
    [
        ("3d6", Fraction(21, 2)),
        ("4d6kh3", Fraction(15869, 1296)),
        ("2d20kh", Fraction(553, 40)),
        ("2d20kl", Fraction(287, 40)),
        ("1000d6", Fraction(3500)),
        ("d6r1", Fraction(4)),
        ("d6ro<3", Fraction(25, 6)),
        ("4dF", Fraction(0)),
        ("50d10>=7", Fraction(20)),
        ("5d6u", Fraction(35, 2)),
        ("(1d4)d6", Fraction(35, 4)),
        ("d6 / 4", Fraction(7, 8)),
        ("40d10kh20 + 40d10kl20", Fraction(220)),
        ("200d20km100", Fraction(1050)),
        ("max(d6, d6) + min(d6, d6)", Fraction(7)),
    ],
)
def test_means_of_known_cases(text, mean):
    assert total(text).mean == mean


@pytest.mark.parametrize(
    ("text", "value", "chance"),
    [
        ("3d6", 15, Fraction(5, 54)),
        ("4d6kh3", 18, Fraction(21, 1296)),
        ("2d20kh", 20, Fraction(39, 400)),
        ("10d10>=8", 10, Fraction(3**10, 10**10)),
        ("100d6", 600, Fraction(1, 6**100)),
        ("3d6", 2.5, Fraction(1)),
        ("3d6", 19, Fraction(0)),
    ],
)
def test_chances_of_at_least(text, value, chance):
    assert total(text).at_least(value) == chance
    assert total(text).at_most(value) == 1 - chance + total(text).exactly(value)


def test_an_explosion_once_has_an_end():
    assert total("5d6!o").complete
    assert total("5d6!o").maximum == 60


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("7d6", "3d6 + 4d6"),
        ("7d6 + 5d8", "3d6 + 2d8 + 3d8 + 4d6"),
        ("30d6 + 40d8 - 20d10", "(30d6 + 0) * 1 + (40d8 - 20d10) * 1"),
        ("10d6kh4", "10d6dl6"),
        ("10d6kh4", "10d{1..6}kh4"),
        ("12d6km4", "12d6kh8kl4"),
        ("9d8kl3", "-(9d{-8..-1}kh3)"),
        ("10d6kh4", "{10d6}kh4"),
        ("10d6kh4", "{5d6 + 5d6}kh4"),
        ("10d6kh4", "10d6min1kh4"),
        ("6d6km2", "{d6,d6,d6,d6,d6,d6}km2"),
        ("6d6kh2", "{d6,d6,d6,d6,d6,d6}kh2"),
        ("20d6>=3", "20d{0,0,1,1,1,1}"),
        ("20d6<=3", "20d{0,0,0,1,1,1}"),
        ("20d6<3", "20d{0,0,0,0,1,1}"),
        ("20d6>3", "20d{0,0,0,1,1,1}"),
        ("20d6cs=3", "20d{0,0,0,0,0,1}"),
        ("20d6>=9", "0"),
        ("20d6cs=9", "0"),
        ("20d6<9", "20"),
        ("20d6>=1", "20"),
        ("0d6>=3", "0"),
        ("0d6kh3", "0"),
        ("(d10)d6", "(d10)d{1..6}"),
        ("10d1000000000>=500000001", "10d2 - 10"),
        ("40d4kh40", "40d4"),
        ("200d4kh198", "200d{1..4}kh199kh198min1"),
        ("30d{2,3,9}kh29", "-(30d{-9,-3,-2}kl29)"),
        ("30d6dl1", "30d{1..6}dl1min1"),
        ("30d6dh2", "-(30d{-6..-1}dl2max0)"),
        ("max(3d6, 3d6)", "{3d6, 3d6}kh"),
        ("8d8r<3kh3", "8d{3..8}kh3"),
        ("8d8ro<3kh3min1", "8d8ro<3kh3"),
        ("30d{1,2,5}", "15d{1,2,5} + 15d{1,2,5}"),
        ("1.5 * 4d6", "4d{3,6,9,12,15,18} / 2"),
    ],
)
def test_two_ways_to_say_the_same(text, same):
    assert total(text) == total(same)


def test_a_long_sum_is_one_sum():
    assert total("+".join(["d6"] * 1000)) == total("1000d6")


@pytest.mark.parametrize(("count", "sides"), [(2, 6), (4, 6), (5, 9), (9, 9)])
@pytest.mark.parametrize("keep", ["", "kh1", "kh2", "kl2", "km2", "dh1dl1", "km1"])
def test_dice_that_differ_are_sets(count, sides, keep):
    places = {
        "": (0, count), "kh1": (-1, count), "kh2": (-2, count), "kl2": (0, 2), "dh1dl1": (1, -1),
        "km2": ((count - 2) // 2, (count - 2) // 2 + 2), "km1": ((count - 1) // 2, None),
    }
    low, high = places[keep]
    if high is None:
        high = low + 1
    sums = [sum(faces[low:high]) for faces in combinations(range(1, sides + 1), count)]
    found = total(f"{count}d{sides}u{keep}")
    assert {value: Fraction(sums.count(value), len(sums)) for value in sums} == {
        value: found.probability(value) for value in found.values
    }


def test_a_test_has_a_chance():
    odds = distribution("3d6 + 0 >= 15")
    assert odds.success == Fraction(5, 54)
    assert odds.operator == ">="
    assert list(odds.target.items()) == [(15, 1)]
    assert odds.total == total("3d6")
    assert distribution("3d6").success is None


def test_a_test_against_dice_has_a_chance():
    odds = distribution("5d6 + 0 > 4d6")
    assert odds.success == versus(total("5d6"), total("4d6")).win
    assert distribution("d6! + 0 > d6!").success == Fraction(3, 7)


def test_a_contest_has_three_ends():
    win, tie, lose = versus(total("2d6"), total("2d6"))
    assert win == lose
    assert tie == Fraction(146, 1296)
    assert win + tie + lose == 1
    assert versus(total("d4"), total("d4 + 4")) == (0, 0, 1)
    assert versus(total("d4 / 2"), total("d2")).tie == Fraction(1, 4)


def test_a_distribution_describes_itself():
    one = total("3d6")
    assert (one.minimum, one.maximum, one.median) == (3, 18, 10)
    assert one.variance == Fraction(35, 4)
    assert sum(one.weights) == one.denominator == 216
    assert one.probability(10) == one.exactly(10) == Fraction(1, 8)
    assert one.probability(2) == 0
    assert len(one) == 16


def test_values_that_are_not_whole_are_fractions():
    one = total("d3 / 2")
    assert list(one.items()) == [(Fraction(1, 2), 1), (1, 1), (Fraction(3, 2), 1)]
    assert [type(value) for value in one.values] == [Fraction, int, Fraction]
    assert one.mean == 1
    assert one.variance == Fraction(1, 6)


@pytest.mark.parametrize(
    ("text", "value", "ways", "denominator"),
    [
        ("1000000d6kh1", 5, lambda n: 5**n - 4**n, 6),
        ("1000000d6kl1", 1, lambda n: 6**n - 5**n, 6),
        ("300000d{1,5,70}kh1", 5, lambda n: 2**n - 1, 3),
        ("100000d4kh2", 2, lambda n: 1, 4),
    ],
)
def test_a_huge_denominator_is_no_hindrance_to_few_rows(text, value, ways, denominator):
    count = int(text.partition("d")[0])
    chance = total(text).exactly(value)
    assert chance.numerator * denominator**count == ways(count) * chance.denominator


def test_huge_fractions_are_numbers_like_others():
    one = total("200000d2kh1 + 0 >= 2").exactly(1)
    assert one == Fraction(1, 2**200000)
    assert one != Fraction(1, 2**200001)
    assert hash(one) == hash(Fraction(1, 2**200000))
    assert 0 < one < Fraction(1, 10**60000)
    assert one * 2**199999 == one.denominator * one / 2 == Fraction(1, 2)
    assert 1 - one + one == abs(-one) + (1 - one) == 1
    assert float(one) == 0.0
    assert round(1 - one, 3) == 1


def test_equals_meet_as_often_either_way():
    win, tie, lose = versus(total("1000d6"), total("1000d6"))
    assert win == lose
    assert win + tie + lose == 1
    assert versus(total("300d6"), total("300d6")) == versus(total("300d6"), total("(300d6) * 1"))


def test_large_sums_are_exact():
    one = total("1000d6")
    assert one.denominator == 6**1000
    assert sum(one.weights) == 6**1000
    assert one.weights == one.weights[::-1]
    assert one.variance == Fraction(35000, 12)
    assert one.weights[3] == comb(1002, 3)


REFUSED = [
    ("10000d6", "odds_too_big"), ("3000d6 + 3000d8", "odds_too_big"),
    ("1000d1000", "odds_too_big"), ("d1000000000", "odds_too_big"),
    ("10d1000000000", "odds_too_big"), ("(1000d6) * (1000d6)", "odds_too_long"),
    
    ("1000000d6km1", "odds_too_long"), 
    ("d100000!", "odds_too_big"),
    ("{50d6 + 40d8 + 30d10}kh50", "odds_too_long"), ("10d20kh5r1u", "odds_too_big"),
    ("(1d1000)d1000", "odds_too_big"), ("1000000d6>=5", "odds_too_big"),
    ("600000d1kh1 + 600000d1kh1", "limit"), ("1o3d1000000", "odds_too_big"),
    ("d6 ^ 3000", "limit"), ("(d2 * 600000)d1", "limit"),
    ("(d2 * 10 ^ 9)d1", "limit"), ("1d(d2 * 10 ^ 9)", "limit"),
    ("(d8)d6u", "chain_too_long"), ("d6!>(1d2 - 1)", "chain_too_long"),
    ("d6r<(d2 + 5)", "chain_too_long"), ("13776d6km3", "odds_too_long"),
    ("500000d6kh1 + 500000d6kh1", "odds_too_long"), 
    ("16500d2>=2", "odds_too_big"),
    ("{2, 10^1o3d2l, 2}km2", "odds_too_big"), ("{3, 10^1o3d2h, 2, 1d6!}km2", "odds_too_big"),
    ("{1d{1,100000000}!, 1d6}kl1", "odds_too_big"), ("2d{1,100000000}!!", "odds_too_big"),
    ("1d6!p + 1d{1,100000000}!o", "odds_too_big"), ("4d{1,5000000}", "odds_too_big"),
]


@pytest.mark.parametrize(("text", "code"), REFUSED)
def test_what_is_too_large_is_refused_in_words(text, code):
    with pytest.raises(LimitError) as refused:
        distribution(text)
    assert refused.value.code == code
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "rows"),
    [("1000d6kh999", 4996), ("1000d6dl2", 4991), ("1000000d10kh1", 10), ("200000d4kl3", 10),
     ("20000d6km1", 6), ("16000d2>=2", 16001), ("(1d1000)d6", 6000)],
)
def test_what_is_large_but_can_be_done_is_done(text, rows):
    assert len(total(text)) == rows


def test_two_large_distributions_are_not_weighed_against_each_other():
    with pytest.raises(LimitError) as refused:
        versus(total("4000d6"), total("3999d6"))
    assert refused.value.code == "odds_too_long"


def test_a_refusal_gives_the_figures():
    with pytest.raises(LimitError) as refused:
        distribution("10000d6")
    assert "50001 rows" in str(refused.value)
    assert "25850 bits" in str(refused.value)
    assert str(1 << 28) in str(refused.value)


@pytest.mark.parametrize(
    ("text", "hint"),
    [("10000d6", "fewer sides"), ("1o3d1000000", "fewer sides"),
     ("10d20kh5r1u", "fewer dice"), ("(1000d6) * (1000d6)", "fewer dice")],
)
def test_a_refusal_says_what_would_be_less(text, hint):
    with pytest.raises(LimitError) as refused:
        distribution(text)
    assert hint in str(refused.value.hint)


def test_variables_have_their_values():
    assert total("d6 + strength", variables={"strength": 3}) == total("d6 + 3")
    with pytest.raises(NotationError) as refused:
        distribution("d6 + @luck", variables={"strength": 3})
    assert refused.value.code == "unknown_name"


@pytest.mark.parametrize(
    ("together", "apart"),
    [
        ("{2d6!! + d6}kh1", "{d6!!, d6!!, d6}kh1"),
        ("{2d6!!min3 + d6}kl1", "{d6!!min3, d6!!min3, d6}kl1"),
    ],
)
def test_chains_in_a_group_compete_as_one_die(together, apart):
    assert total(together).listed(3) == total(apart).listed(3)
