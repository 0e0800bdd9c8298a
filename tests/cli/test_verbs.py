"""Spanish names of verbs mean the verbs, and stand in nobody's way."""

from __future__ import annotations

import pytest

from rolcli.cli.games import every
from rolcli.cli.general import GENERAL
from rolcli.cli.verbs import ALIASES, canonical_verb, spanish_verbs
from rolcli.rulesets import resolve
from rolcli.words import fold

VERBS = {verb for game in every() for verb in game.verbs} | set(GENERAL) | {"completion"}


@pytest.mark.parametrize(
    ("word", "verb"),
    [
        ("tirar", "roll"),
        ("probabilidades", "odds"),
        ("prueba", "test"),
        ("chequeo", "check"),
        ("atacar", "attack"),
        ("daño", "damage"),
        ("Daño", "damage"),
        ("dano", "damage"),
        ("CURAR", "heal"),
        ("curación", "heal"),
        ("cordura", "sanity"),
        ("iniciativa", "initiative"),
        ("forzar", "push"),
        ("suerte", "luck"),
        ("armas", "weapons"),
        ("reglas", "rules"),
        ("usar", "use"),
        ("roll", "roll"),
        ("nada", "nada"),
        ("4d6", "4d6"),
        ("Roll", "Roll"),
        ("", ""),
    ],
)
def test_a_word_gives_its_verb_or_itself(word: str, verb: str) -> None:
    assert canonical_verb(word) == verb


def test_every_verb_has_a_spanish_name() -> None:
    assert {verb for verb in VERBS if not spanish_verbs(verb)} == set()


def test_every_alias_means_a_verb_and_is_folded() -> None:
    assert set(ALIASES.values()) <= VERBS | {"help"}
    assert [word for word in ALIASES if fold(word) != word] == []


def test_no_alias_is_a_verb_or_a_game() -> None:
    assert set(ALIASES) & VERBS == set()
    assert [word for word in ALIASES if resolve(word) is not None] == []


def test_verbs_of_the_games_are_known_by_their_english_names() -> None:
    from rolcli.cli.games import every
    from rolcli.cli.general import GENERAL, PLAYED
    from rolcli.cli.verbs import canonical_verb

    assert {verb for game in every() for verb in game.verbs if game.maker is None} >= PLAYED
    assert all(canonical_verb(verb) == verb for verb in PLAYED)
    assert not PLAYED & GENERAL.keys()
