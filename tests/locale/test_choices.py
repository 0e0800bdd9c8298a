"""The values of options are spelled with their accents wherever somebody reads them."""

from __future__ import annotations

import re

import pytest

from rolcli.cli.fields import fields_of
from rolcli.cli.games import every
from rolcli.cli.general import GENERAL
from rolcli.locale import LANGUAGES, translator
from rolcli.rulesets.refusal import Listed, Named
from rolcli.words import canonical
from tests.locale.calls import call

SPANISH = translator("es")
FIELDS = [
    (game and game.name, verb.name, field)
    for game in (*every(), None)
    for verb in (game.verbs if game else GENERAL).values()
    for field in fields_of(verb, game).values()
    if field.choices
]
BARE = re.compile(
    r"(?<![a-z])(mas|rafaga|automatic[oa]|critic[oa]|dificil|facil)(?![a-z])|[cs]ion(?![a-z])"
    r"|lacrimogeno"
)
"""Spanish words that lack their accent."""


def test_every_value_is_shown_with_its_accents_and_taken_so() -> None:
    for game, verb, field in FIELDS:
        for word in field.choices or ():
            for rules in (game, None):
                shown = SPANISH.choice(word, field.choices or {}, rules)
                assert not BARE.search(shown), (game, verb, field.key, shown)
                assert canonical(shown, field.choices or {}) == word, (game, verb, shown)


def test_a_refusal_spells_a_value_as_help_does() -> None:
    for game, verb, field in FIELDS:
        for word in set(field.choices or ()) - set(LANGUAGES):
            told = SPANISH(Named(field, word))
            shown = SPANISH.choice(word, field.choices or {})
            assert told == shown or told.endswith(f" {shown}"), (game, verb, told)
            assert str(Named(field, word)).endswith(word.replace("_", "-"))


def test_several_are_joined_in_the_language() -> None:
    fields = {field.key: field for _, _, field in FIELDS if field.key in ("mode", "location")}
    both = Listed(fields, (("mode", "suppressive"), "location"), "and")
    assert SPANISH(both) == "--modo fuego-de-supresión y --localización"
    assert str(both) == "--mode suppressive and --location"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("unisystem-combat atacar 3 4 --modo supresion",
         "--modo fuego-de-supresión no tiene sentido sin --en-pie o --a-cubierto"),
        ("d6 daño 4D --fortaleza 3D --estado herido-dos-veces",
         "necesita el ajuste wounds=diferencia (D6-P5). Añade --ajuste wounds=diferencia."),
        ("d6 prueba 4D --dificultad 5 --ajuste wounds=nada", "Admite proporción, diferencia."),
    ],
)
def test_what_is_refused_is_refused_in_proper_spanish(line: str, words: str) -> None:
    code, _, err = call(line)
    assert code == 2
    assert words in err
