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


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("d6 prueba 4D 15", "Sobra 15. ¿Es --dificultad 15?"),
        ("ryf prueba 5 3 dificil", "Sobra dificil. ¿Es --dificultad difícil?"),
        ("coc7 prueba 60 contra 40", "¿Es --contra 40?"),
        ("coc7 test 60 bonus", "¿Es --bonificación?"),
        ("d6 test 4D running", "¿Es --corriendo?"),
        ("unisystem prueba 3 2 4", "--ayuda muestra lo que admite el verbo."),
    ],
)
def test_a_value_too_many_may_be_that_of_an_option(rolcli, line: str, said: str) -> None:
    answer = rolcli(f"{line} --lang es")
    assert answer.code == 2
    assert said in answer.err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("lanzar 2d6", "Aquí eso es tirar."), ("coc7 habilidad 60", "Aquí eso es prueba."),
        ("unisystem disparar 3 4", "Aquí eso es atacar."),
        ("coc7 prueba 60 --bono 1", "Aquí eso es --bonificación."),
        ("d6 test 4D --bono 1", "Aquí eso es --modificador."),
        ("coc7 prueba 60 --enfrentada 40", "Aquí eso es --contra."),
    ],
)
def test_what_others_call_it_is_known(rolcli, line: str, said: str) -> None:
    answer = rolcli(f"{line} --lang es")
    assert answer.code == 2
    assert said in answer.err


def test_every_word_of_others_is_one_of_ours() -> None:
    from rolcli.cli.fields import fields_of, plain_name
    from rolcli.cli.games import every
    from rolcli.cli.general import GENERAL
    from rolcli.cli.shared import SHARED
    from rolcli.cli.suggest import OPTIONS, VERBS

    verbs = [(verb, None) for verb in GENERAL.values()]
    verbs += [(verb, game) for game in every() for verb in game.verbs.values()]
    options = {plain_name(one) for verb, game in verbs for one in fields_of(verb, game).values()}
    options |= {plain_name(one) for one in SHARED.values()}
    assert {word for words in OPTIONS.values() for word in words} <= options
    assert {word for words in VERBS.values() for word in words} <= {verb.name for verb, _ in verbs}
    assert not set(VERBS) & {name for verb, _ in verbs for name in (verb.name, *verb.es)}


def test_a_game_named_in_several_words_is_one(rolcli) -> None:  # type: ignore[no-untyped-def]
    assert "Is it unisystem-combat?" in rolcli("use unisystem combat").err
    assert "Is it call-of-cthulhu?" in rolcli("use call of cthulhu").err
    assert "Is it" not in rolcli("use coc7 d6").err
