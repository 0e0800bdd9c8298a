"""Every option has its names in both languages, and none of them means two things."""

from __future__ import annotations

import pytest

from rolcli.cli.fields import dashed, fields_of, names_of, plain_name
from rolcli.cli.games import every
from rolcli.cli.general import GENERAL
from rolcli.cli.shared import SHARED, SHARED_TABLE

VERBS = [
    (game, verb)
    for game in (None, *every())
    for verb in (GENERAL if game is None else game.verbs).values()
]


def test_every_option_has_a_spanish_name() -> None:
    lacking = [
        f"{verb.name} {plain_name(field)}"
        for game, verb in VERBS
        for field in fields_of(verb, game).values()
        if not field.positional and not field.hidden and not field.es
    ]
    assert lacking + [field.key for field in SHARED.values() if not field.es] == []


def test_no_name_of_an_option_means_two_things() -> None:
    for game, verb in VERBS:
        known = set(SHARED_TABLE)
        for field in fields_of(verb, game).values():
            names = set(names_of(field))
            assert not names & known, (verb.name, names & known)
            known |= names


BRITISH = {"armour": "armor", "defence": "defense", "manoeuvre": "maneuver", "colour": "color"}


def test_british_spellings_have_american_ones() -> None:
    for game, verb in VERBS:
        for field in fields_of(verb, game).values():
            words = plain_name(field).split("-")
            if not field.positional and not field.hidden and set(words) & set(BRITISH):
                american = "-".join(BRITISH.get(word, word) for word in words)
                assert dashed(american) in names_of(field), (verb.name, american)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("coc7 prueba 60 --dados 30 --bonificacion 0", "coc7 test 60 --dice 30 --bonus 0"),
        ("roll 3d6 --semilla a --quien Ana --nota x", "roll 3d6 --seed a --who Ana --note x"),
        ("roll 3d6 --semilla a --formato texto", "roll 3d6 --seed a --format plain"),
    ],
)
def test_spanish_names_mean_the_english_ones(rolcli, typed: str, meant: str) -> None:
    assert rolcli(typed).out == rolcli(meant).out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("coc7 test spot", "--as says whose."),
        ("coc7 attack 50 --vs good --dodge", "--on says whose."),
        ("--lang es coc7 prueba descubrir", "--como dice en cuál."),
    ],
)
def test_a_name_without_a_sheet_says_whose_it_would_be(rolcli, line: str, said: str) -> None:
    assert said in rolcli(line).err
    assert "sheet" not in rolcli("roll 3d6 --times x").err


@pytest.mark.parametrize(
    ("option", "word", "meant"),
    [("--format", "text", "plain"), ("--color", "off", "never")],
)
def test_words_of_other_programs_are_taken(rolcli, option: str, word: str, meant: str) -> None:
    line = "roll 3d6 --dice 1,2,3"
    assert rolcli(f"{line} {option} {word}").out == rolcli(f"{line} {option} {meant}").out
