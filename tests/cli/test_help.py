"""Help: every verb has a page that tells what it takes."""

from __future__ import annotations

import pytest

from rolcli.cli.fields import dashed, fields_of, names_of, plain_name
from rolcli.cli.games import every
from rolcli.cli.general import GENERAL
from rolcli.cli.metavars import metavar
from rolcli.cli.shared import SHARED


@pytest.mark.parametrize("argv", ["", "--help", "-h", "roll --help --lang en"])
def test_help_is_no_error(rolcli, argv: str) -> None:
    answer = rolcli(argv)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("Usage: rolcli")


def test_version(rolcli) -> None:
    from rolcli import __version__

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
