"""What people say of dice in words leads to how it is written."""

from __future__ import annotations

import pytest

from rolcli.modifiers import parse
from rolcli.notation.errors.spoken import form_of


@pytest.mark.parametrize(
    ("left", "words", "form"),
    [
        ("3d6", "drop lowest", "3d6dl1"),
        ("4d6", "drop 1", "4d6dl1"),
        ("4d6", "best 3", "4d6kh3"),
        ("4D6", "Keep Highest 3", "4D6kh3"),
        ("4d6", "drop the lowest die", "4d6dl1"),
        ("4d6", "quitar el más bajo", "4d6dl1"),
        ("2d20", "mayor", "2d20kh1"),
        ("2d%", "peor", "2d%kl1"),
        ("1 + 4d6", "los mejores 3", "1 + 4d6kh3"),
        ("d20+5", "vs 15", "'d20+5 >= 15'"),
        ("1d20+2", "contra 15", "'1d20+2 >= 15'"),
    ],
)
def test_words_have_a_form(left: str, words: str, form: str) -> None:
    assert form_of(left, words) == form
    parse(form.strip("'"))  # and what is told can be typed


@pytest.mark.parametrize(
    ("left", "words"),
    [("4d6", "keep calm"), ("4d6+1", "best 3"), ("4d6", "foo"), ("d20", "vs orc"), ("4d6", "3"),
     ("4d6", "the dice"), ("4d6", "best worst"), ("Bd6", "best")],
)
def test_other_words_have_none(left: str, words: str) -> None:
    assert form_of(left, words) is None


def test_the_error_says_it(rolcli) -> None:  # type: ignore[no-untyped-def]
    answer = rolcli("roll '4d6 drop lowest'")
    assert answer.code == 2
    assert answer.err.endswith("Write 4d6dl1.\n")
    assert "Escribe 4d6kh3." in rolcli("--lang es roll '4d6 mejores 3'").err
