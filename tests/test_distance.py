"""Distances as people type them, exact."""

import pytest

from rolcli.distance import as_given, read_length
from rolcli.exact import Ratio


@pytest.mark.parametrize(
    ("text", "number", "unit", "given"),
    [
        ("18", 18, None, 18),
        ("018", 18, None, 18),
        ("18.3", Ratio(183, 10), None, "18.3"),
        ("18,3", Ratio(183, 10), None, "18.3"),
        ("18.50", Ratio(37, 2), None, "18.5"),
        ("18.0", 18, None, 18),
        ("30m", 30, "m", "30 m"),
        ("20 yd", 20, "yd", "20 yd"),
        ("20 Yardas", 20, "yd", "20 yd"),
        ("60ft.", 60, "ft", "60 ft"),
        (7, 7, None, 7),
    ],
)
def test_distance_is_read(text, number, unit, given):
    length = read_length(text)
    assert (length.number, length.unit, as_given(length)) == (number, unit, given)
    again = read_length(as_given(length))
    assert (again.number, again.unit) == (number, unit)


@pytest.mark.parametrize(
    "text", ["", "m", "-3", "1.2.3", ".5", "3 km", "three", "1e3", "٣", "1" * 16]
)
def test_what_is_no_distance(text):
    assert read_length(text) is None


def test_units_convert_exactly():
    assert read_length("10000yd").measured("m") == 9144
    assert read_length("9.144 m").measured("yd") == 10
    assert read_length("3ft").measured("yd") == 1
    assert read_length("30 m").measured("yd") > 32
    assert read_length("5").measured("yd") == 5


def test_decimal_point_of_the_language():
    length = read_length("18.3m")
    assert (str(length), length.es) == ("18.3 m", "18,3 m")
