"""Which arguments are one text, and where a comma is a decimal one."""

import pytest

from rolcli.notation.arguments import texts_of, with_points


@pytest.mark.parametrize(
    ("arguments", "texts"),
    [
        ([], [""]),
        (["3d6", "+", "2"], ["3d6 + 2"]),
        (["3d6 # fire", "2d8"], ["3d6 # fire", "2d8"]),
        (["2d8", "6#4d6kh3", "d20", "+1"], ["2d8", "6#4d6kh3", "d20 +1"]),
        (["3d6", "+2", "# fire", "d8"], ["3d6 +2 # fire", "d8"]),
        (["3d6[#1]", "d8"], ["3d6[#1] d8"]),
        (["6#", "3d6"], ["6#", "3d6"]),
    ],
)
def test_arguments_become_texts(arguments, texts):
    assert texts_of(arguments) == texts


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("1d10+1,5", "1d10+1.5"),
        ("1,5", "1.5"),
        ("2d6 x 1,5", "2d6 x 1.5"),
        ("2d6x1,5", "2d6x1.5"),
        ("2d6+1,5d6", "2d6+1,5d6"),
        ("3d6,2", "3d6,2"),
        ("d{1,2,4}", "d{1,2,4}"),
        ("max(1,5)", "max(1,5)"),
        ("{2,5}kh", "{2,5}kh"),
        ("1d6, 5", "1d6, 5"),
        ("1,5,7", "1,5,7"),
        ("1d6+1,5 # 1,5", "1d6+1.5 # 1,5"),
        ("6#1d6+1,5", "6#1d6+1.5"),
    ],
)
def test_decimal_commas(text, read):
    assert with_points(text) == read
