"""Names of other programs and games lead to the option that is meant."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("unisystem atacar 3 2 --armadura 3", "--blindaje"),
        ("d6 atacar 3D --fuerza 3D", "--fortaleza"),
        ("coc7 prueba 60 --repetir 3", "--veces"),
        ("tirar 3d6 --comentario hola", "--nota"),
    ],
)
def test_spanish_guesses_are_told_the_name(rolcli: Any, line: str, option: str) -> None:
    answer = rolcli(f"{line} --lang es")
    assert answer.code == 2
    assert option in answer.err


def test_a_name_that_is_no_dice_is_not_said_to_roll(rolcli: Any) -> None:
    assert "To roll dice: rolcli roll 2d6+str" in rolcli("2d6+str").err
    told = rolcli("coc7 coc7 test").err
    assert "There is no verb coc7." in told
    assert "roll coc7" not in told
    assert "mean coc7" not in told
