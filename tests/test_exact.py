"""The rolling side's own ratio, against fractions.Fraction."""

from fractions import Fraction
from math import ceil, floor, trunc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rolcli import exact
from rolcli.errors import EvaluationError, LimitError
from rolcli.exact import Ratio, divide

fractions = st.fractions(max_denominator=1000).filter(lambda f: abs(f) < 10**6)


def own(fraction):
    return divide(fraction.numerator, fraction.denominator)


def fraction(value):
    return Fraction(*exact.parts(value))


@given(fractions, fractions)
def test_arithmetic_agrees_with_fraction(a, b):
    x, y = own(a), own(b)
    assert fraction(x + y) == a + b
    assert fraction(x - y) == a - b
    assert fraction(x * y) == a * b
    assert (x < y, x <= y, x > y, x >= y, x == y) == (a < b, a <= b, a > b, a >= b, a == b)
    if b:
        assert fraction(divide(x, y)) == a / b
        assert exact.floor_divide(x, y) == a // b
        assert fraction(exact.modulo(x, y)) == a % b


@given(fractions)
def test_rounding_agrees_with_fraction(a):
    x = own(a)
    assert (exact.floor(x), exact.ceil(x), exact.trunc(x)) == (floor(a), ceil(a), trunc(a))
    assert fraction(abs(x)) == abs(a)
    assert fraction(-x) == -a
    assert exact.sign(x) == (a > 0) - (a < 0)
    assert exact.round_half_away(x) == (floor(abs(a) + Fraction(1, 2)) * exact.sign(x))


@given(fractions)
def test_a_whole_quotient_is_an_integer(a):
    assert isinstance(own(a), int) == (a.denominator == 1)


@pytest.mark.parametrize(
    ("base", "exponent", "result"),
    [(2, 10, 1024), (0, 0, 1), (-2, 3, -8), (2, -1, Ratio(1, 2)), (Ratio(-2, 3), -3, Ratio(-27, 8)),
     (1, 10**30, 1), (-1, 10**30 + 1, -1), (0, 10**30, 0)],
)
def test_powers(base, exponent, result):
    assert exact.power(base, exponent) == result


@pytest.mark.parametrize(("base", "exponent"), [(2, 4096), (3, 10**18), (99, 99**9), (2, -4096)])
def test_huge_powers_are_refused_before_they_are_worked_out(base, exponent):
    with pytest.raises(LimitError, match="4096"):
        exact.power(base, exponent)


@pytest.mark.parametrize(("base", "exponent"), [(4, Ratio(1, 2)), (0, -1)])
def test_undefined_powers(base, exponent):
    with pytest.raises(EvaluationError):
        exact.power(base, exponent)


def test_largest_number_is_accepted_and_one_more_bit_is_not():
    assert exact.checked(2**4096 - 1).bit_length() == 4096
    with pytest.raises(LimitError):
        exact.checked(2**4096)


def test_division_by_zero_names_the_value():
    with pytest.raises(EvaluationError, match="7"):
        divide(7, 0)
