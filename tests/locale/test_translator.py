"""Messages become words of a language, and what is missing stays English."""

from __future__ import annotations

import pytest

from rolcli.exact import Ratio
from rolcli.locale import Translator, choose_language, translator
from rolcli.locale.spanish import SpanishTables
from rolcli.messages import msg, nmsg

SPANISH = Translator(
    "es",
    SpanishTables(
        {
            "{n} die": ("{n} dado", "{n} dados"),
            "{what} is bad": "{what} está mal",
            "Dice": "Los dados",
        },
        {"point_blank": "a quemarropa", "hard": "difícil", "coc7.hard": "duro", "hit": "impacto"},
    ),
)


@pytest.mark.parametrize(
    ("option", "env", "lang"),
    [
        (None, {}, "en"),
        ("es", {}, "es"),
        ("en", {"ROLCLI_LANG": "es"}, "en"),
        (None, {"ROLCLI_LANG": "es", "LC_ALL": "en_GB.UTF-8"}, "es"),
        (None, {"ROLCLI_LANG": "", "LC_ALL": "es_ES.UTF-8"}, "es"),
        (None, {"LC_ALL": "C", "LANG": "es_ES.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "es_AR", "LANG": "en_US.UTF-8"}, "es"),
        (None, {"LANG": "es-MX"}, "es"),
        (None, {"LANG": "es@euro"}, "es"),
        (None, {"LANG": "ES_es.UTF-8"}, "es"),
        (None, {"LANG": "et_EE.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_first_setting_chooses_the_language(
    option: str | None, env: dict[str, str], lang: str
) -> None:
    assert choose_language(option, env) == lang


@pytest.mark.parametrize(
    ("message", "words"),
    [
        (nmsg("{n} die", "{n} dice", 1), "1 dado"),
        (nmsg("{n} die", "{n} dice", 3), "3 dados"),
        (msg("{what} is bad", what=msg("Dice")), "Los dados está mal"),
        (msg("{what} is bad", what=Ratio(9, 2)), "9/2 está mal"),
        (msg("not known {{x}}"), "not known {x}"),
        (nmsg("{n} cat", "{n} cats", 2), "2 cats"),
        (msg("point_blank"), "a quemarropa"),
        (msg("hit"), "impacto"),
        ("Dice", "Los dados"),
        ("unknown text", "unknown text"),
    ],
)
def test_messages_are_translated_with_what_is_inside_them(message: object, words: str) -> None:
    assert SPANISH(message) == words


def test_names_are_words_and_a_game_may_have_its_own() -> None:
    assert SPANISH.word("point_blank") == "a quemarropa"
    assert SPANISH.word("hard", "coc7") == "duro"
    assert SPANISH.word("hard", "ryf") == "difícil"
    assert SPANISH.word("new_name") == "new name"
    assert translator().word("point_blank") == "point blank"
    assert translator()(msg("point_blank")) == "point blank"


@pytest.mark.parametrize(
    ("value", "number", "exact"),
    [
        (9, "9", "9"),
        (Ratio(9, 2), "4.5 (9/2)", "4.5"),
        (Ratio(-9, 2), "-4.5 (-9/2)", "-4.5"),
        (Ratio(10, 3), "3.333 (10/3)", "10/3"),
        (Ratio(1, 3000), "0 (1/3000)", "1/3000"),
    ],
)
def test_numbers_are_exact(value: object, number: str, exact: str) -> None:
    assert translator().number(value) == number
    assert translator().exact(value) == exact
    assert SPANISH.exact(value) == exact.replace(".", ",")


def test_a_number_too_long_to_print_is_written_by_its_size() -> None:
    assert translator().number(10**5000) == "1e5000"


def test_options_that_a_translation_mentions_are_named_in_its_language():
    tr = translator("es")
    names = {"--weapon": "--arma", "--damage": "--daño"}
    tr.option = lambda name: names.get(name, name)
    hint = msg("Give --weapon or --damage twice, once for each weapon.")
    assert tr(hint) == "Indica --arma o --daño dos veces, una por arma."
    assert translator("en")(hint) == "Give --weapon or --damage twice, once for each weapon."
