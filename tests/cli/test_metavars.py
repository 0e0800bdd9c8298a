"""What help shows for values is Spanish, and can be typed."""

from __future__ import annotations

import pytest

from rolcli.cli.fields import Label, fields_of, names_of
from rolcli.cli.games import every
from rolcli.cli.general import GENERAL
from rolcli.cli.metavars import choice, metavar, placeholder
from rolcli.cli.shared import SHARED
from rolcli.declare import Field
from rolcli.locale import translator
from rolcli.words import canonical

SPANISH, ENGLISH = translator("es"), translator()
FIELDS: list[tuple[str | None, Field]] = [
    (None if game is None else game.name, field)
    for game in (None, *every())
    for verb in (GENERAL if game is None else game.verbs).values()
    for field in fields_of(verb, game).values()
]
CHOICES = [(rules, field) for rules, field in FIELDS if field.choices]


def test_english_shows_what_is_declared() -> None:
    for rules, field in FIELDS:
        if field.metavar is not None:
            assert metavar(field, ENGLISH, rules) == field.metavar


def test_every_choice_has_a_spanish_word_that_is_accepted() -> None:
    for rules, field in CHOICES:
        choices = field.choices
        assert choices is not None
        for word in choices:
            shown = choice(word, choices, SPANISH, rules)
            assert canonical(shown, choices) == word
            assert canonical(shown.upper(), choices) == word


def test_every_choice_is_called_otherwise_in_spanish() -> None:
    same = {"normal", "natural"}
    untranslated = {
        f"{rules} {Label(field)} {word}"
        for rules, field in CHOICES
        for word in field.choices or {}
        if rules and choice(word, field.choices or {}, SPANISH, rules) == word
    }
    assert {one for one in untranslated if one.split()[-1] not in same} == set()


def test_a_language_is_its_code_everywhere() -> None:
    assert metavar(SHARED["lang"], SPANISH) == metavar(SHARED["lang"], ENGLISH) == "en|es"


def test_every_placeholder_has_a_spanish_word() -> None:
    kept = {"N", "M", "K", "EXPR", "CON", "MOV", "BASE", "A", "B", "C", "D", "HP"}
    capitals = {
        part
        for _, field in [*FIELDS, *((None, one) for one in SHARED.values())]
        if field.base is not bool and not (field.choices and not field.positional)
        for part in metavar(field).replace("[", ":").replace("]", ":").replace("|", ":")
        .replace("=", ":").replace("/", ":").replace(",", ":").replace(".", ":").split(":")
        if part.isupper()
    }
    assert {part for part in capitals - kept if SPANISH.words.get(part) is None} == set()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("NAME", "NOMBRE"),
        ("NAME|EXPR", "NOMBRE|EXPR"),
        ("NAME:BASE[:badly-hurt]", "NOMBRE:BASE[:malherido]"),
        ("NAME:CON:MOV:prey|hunter", "NOMBRE:CON:MOV:presa|cazador"),
        ("KEY=VALUE", "CLAVE=VALOR"),
        ("FILE|-", "ARCHIVO|-"),
        ("7,3,10", "7,3,10"),
        ("nD", "nD"),
    ],
)
def test_placeholders_are_worded_part_by_part(text: str, shown: str) -> None:
    assert placeholder(text, SPANISH) == shown


@pytest.mark.parametrize(
    ("rules", "name", "shown"),
    [
        ("d6", "--range", "a-quemarropa|corto|medio|largo"),
        ("ryf", "--range", "a-bocajarro|corta|media|larga"),
        ("coc7", "--difficulty", "normal|difícil|extrema|crítico"),
        ("ryf", "--difficulty", "fácil|normal|difícil|muy-difícil|casi-imposible|N"),
    ],
)
def test_choices_are_listed_in_the_words_of_the_game(rules: str, name: str, shown: str) -> None:
    assert shown in {
        metavar(field, SPANISH, rules)
        for game, field in FIELDS
        if game == rules and name in names_of(field)
    }
