"""Spanish names of verbs mean the verbs, and stand in nobody's way."""

from __future__ import annotations

import json

import pytest

from rolcli.cli.games import every
from rolcli.cli.general import GENERAL, called, general_verb
from rolcli.rulesets import find, resolve
from rolcli.words import fold


@pytest.mark.parametrize(
    ("word", "verb"),
    [
        ("tirar", "roll"), ("probabilidades", "odds"), ("armas", "weapons"), ("reglas", "rules"),
        ("usar", "use"), ("USAR", "use"), ("campaña", "campaign"), ("Último", "last"),
        ("roll", "roll"), ("nada", "nada"), ("4d6", "4d6"), ("Roll", "Roll"), ("", ""),
    ],
)
def test_a_word_gives_its_general_command_or_itself(word: str, verb: str) -> None:
    assert general_verb(word) == verb


@pytest.mark.parametrize(
    ("word", "verb"),
    [
        ("prueba", "test"), ("chequeo", "check"), ("atacar", "attack"), ("daño", "damage"),
        ("Daño", "damage"), ("dano", "damage"), ("CURAR", "heal"), ("curación", "heal"),
        ("cordura", "sanity"), ("iniciativa", "initiative"), ("forzar", "push"),
        ("suerte", "luck"), ("test", "test"), ("peligro", "peligro"), ("tirar", "tirar"),
    ],
)
def test_a_word_gives_the_verb_of_a_game_or_itself(word: str, verb: str) -> None:
    assert find("coc7").called(word) == verb


def test_every_verb_has_a_spanish_name() -> None:
    verbs = [*GENERAL.values(), *(verb for game in every() for verb in game.verbs.values())]
    assert [verb.name for verb in verbs if not verb.es] == []


def test_no_spanish_name_means_two_things() -> None:
    for game in every():
        seen = set(called()) | set(GENERAL)
        for verb in game.verbs.values():
            names = {fold(word) for word in verb.es}
            assert len(names) == len(verb.es)
            assert not names & (seen | game.verbs.keys()), verb.name
            seen |= names
    assert [word for word in called() if resolve(word) is not None] == []
    assert not called().keys() & GENERAL.keys()


def test_the_same_verb_is_called_the_same_in_every_game() -> None:
    names: dict[str, set[str]] = {}
    for game in every():
        for verb in game.verbs.values():
            names.setdefault(verb.name, set()).add(verb.es[0])
    assert {verb for verb, found in names.items() if len(found) > 1} == set()


def test_what_several_results_have_to_say_besides_is_said_once(rolcli) -> None:
    line = "d6 attack 4D --range short --damage 4D --strength 3D --times 10 --seed q"
    out = rolcli(line).out.splitlines()
    assert sum(" against 10: hit, " in one for one in out) == 10
    assert [one for one in out if one.startswith("  ")] == [
        "  Mortally wounded: 2D at the end of each round, or death (dying)."
    ]
    assert out[-1] == "10 successes in 10 rolls, damage 136"
    assert len(out) == 12
    notes = [json.loads(one).get("notes") for one in rolcli(f"{line} --json").out.splitlines()]
    assert sum(one is not None for one in notes) > 1  # scripts read each by itself
