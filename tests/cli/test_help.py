"""Help: every verb has a page that tells what it takes."""

from __future__ import annotations

import pytest

from rolcli.cli.fields import dashed, fields_of, names_of, plain_name
from rolcli.cli.games import every
from rolcli.cli.general import GENERAL
from rolcli.cli.metavars import metavar
from rolcli.cli.shared import SHARED
from rolcli.cli.spoken import option_name
from rolcli.locale import translator


@pytest.mark.parametrize("argv", ["", "--help", "-h", "roll --help --lang en"])
def test_help_is_no_error(rolcli, argv: str) -> None:
    answer = rolcli(argv)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("Usage: rolcli")


def test_version(rolcli) -> None:
    from rolcli.version import __version__

    for argv in ("--version", "roll --version", "-r d6 --version"):
        assert rolcli(argv).out == f"rolcli {__version__}\n"


def test_general_help_lists_verbs_games_and_options(rolcli) -> None:
    out = rolcli("--help").out
    shared = [dashed(plain_name(field)) for field in SHARED.values()]
    for word in (*GENERAL, *(game.name for game in every()), *shared):
        assert word in out


def test_help_of_every_verb_names_every_option(rolcli) -> None:
    for game in (None, *every()):
        verbs = GENERAL if game is None else game.verbs
        for verb in verbs.values():
            argv = [verb.name, "--help"] if game is None else ["-r", game.name, verb.name, "--help"]
            answer = rolcli(argv)
            assert answer.code == 0, argv
            for field in fields_of(verb, game).values():
                name = dashed(plain_name(field))
                if field.hidden:
                    assert name + " " not in answer.out
                    continue
                assert (metavar(field) if field.positional else name) in answer.out
            assert verb.example in " ".join(answer.out.split())


def test_no_verb_takes_the_name_of_a_shared_option() -> None:
    shared = {name for field in SHARED.values() for name in names_of(field)}
    for game in (None, *every()):
        verbs = GENERAL if game is None else game.verbs
        for verb in verbs.values():
            fields = fields_of(verb, game).values()
            own = [name for field in fields for name in names_of(field)]
            assert not shared & set(own), verb.name
            assert len(own) == len(set(own)), verb.name


def test_help_of_a_verb_without_a_game(rolcli) -> None:
    answer = rolcli("test --help")
    assert answer.code == 0
    for game in every():
        assert (f"rolcli -r {game.name} test " in answer.out) is ("test" in game.verbs)


def test_help_of_roll_says_what_differs(rolcli) -> None:
    out = " ".join(rolcli("roll --help").out.split())
    assert "x always multiplies" in out
    assert "< and > are strict" in out


@pytest.mark.parametrize(("word", "command"), [("d6", "roll 1d6"), ("1o3d10", "roll 1o3d10")])
def test_names_that_are_dice_say_how_to_roll_them(rolcli, word: str, command: str) -> None:
    answer = rolcli(word)
    assert answer.code == 0
    assert command in " ".join(answer.out.split())
    assert "initiative" in answer.out


def test_help_with_the_game_in_force(rolcli) -> None:
    assert "--two-actions" in rolcli("test --help", env={"ROLCLI_RULES": "ryf"}).out
    assert "initiative" in rolcli("--help", env={"ROLCLI_RULES": "ryf"}).out


def test_help_survives_a_game_that_does_not_exist(rolcli) -> None:
    assert rolcli("--help", env={"ROLCLI_RULES": "nosuch"}).code == 0
    assert rolcli("-r nosuch --help").code == 2


@pytest.mark.parametrize("lang", ["en", "es"])
def test_short_help_of_every_verb_stands_on_one_screen(rolcli, lang: str) -> None:
    for game in every():
        for verb in game.verbs.values():
            answer = rolcli(f"{game.name} {verb.name} -h --lang {lang}", width=80)
            assert answer.code == 0
            lines = answer.out.splitlines()
            assert len(lines) <= 26, (verb.name, len(lines))
            assert max(map(len, lines)) <= 80
            for field in fields_of(verb, game).values():
                if not field.positional and not field.hidden:
                    assert option_name(field, translator(lang)) in answer.out.replace("\n  ", "")


def test_help_as_a_word(rolcli) -> None:
    page = rolcli("coc7 attack --help").out
    asked = ("help coc7 attack", "coc7 help attack", "help attack -r coc7", "ayuda coc7 atacar")
    for argv in asked:
        assert rolcli(argv).out == page
    assert rolcli("help").out == rolcli("--help").out
    assert rolcli("help coc7").out == rolcli("coc7").out
    assert rolcli("coc7 help").out == rolcli("coc7").out


def test_options_stand_under_the_headings_of_their_records(rolcli) -> None:
    for game in every():
        for verb in game.verbs.values():
            out = rolcli(f"{game.name} {verb.name} --help").out
            for field in fields_of(verb, game).values():
                if field.heading is not None and not field.hidden and not field.positional:
                    assert f"\n{field.heading}:\n" in out


def test_spanish_help_shows_spanish_words_first(rolcli) -> None:
    out = rolcli("help roll --lang es").out
    assert "--semilla, --seed" in out
    assert rolcli("coc7 --lang es").out.count("  prueba ") == 1
    assert "curar primeros-auxilios 40" in rolcli("help coc7 heal --lang es").out


SUGGESTED = [
    ("coc7 attack 60 --range 3", "--distance", "--distancia"),
    ("roll 3d6 --nothing", "--help lists", "--ayuda muestra"),
    ("test 60", "test is a verb of", "prueba es un verbo de"),
    ("ryf attack 1 2 --range x", "point-blank", "a-bocajarro"),
    ("ryf test 5 3 2 1", "no place for 2 and 1", "Sobran 2 y 1."),
    ("campaign fly", "init, show", "crear, ver"),
    ("init", "initiative", "iniciativa"),
    ("coc7 sanit", "sanity", "cordura"),
    ("d6 test 3D --dif 3", "--difficulty", "--dif"),
    ("adv", "roll 2d20kh1", "tirar 2d20kh1"),
    ("roll 3d6 --repeat 3", "--times", "--veces"),
    ("roll 3d6 --sed x", "--seed", "--se"),
]


@pytest.mark.parametrize(("argv", "english", "spanish"), SUGGESTED)
def test_suggestions_speak_the_language_in_force(
    rolcli, argv: str, english: str, spanish: str
) -> None:
    assert english in rolcli(argv).err
    told = rolcli(argv + " --lang es").err
    assert spanish in told


def test_suggestions_begin_as_what_was_typed(rolcli) -> None:
    assert rolcli("init").err.endswith("Did you mean initiative?\n")
    assert rolcli("coc7 init").err.endswith("Did you mean initiative?\n")
