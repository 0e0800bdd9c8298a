"""The completions that ship are those that the declarations make."""

from __future__ import annotations

from pathlib import Path

import pytest

from rolcli.cli.commands.completion import FILES as SCRIPTS
from rolcli.cli.commands.completion import INSTALL
from rolcli.cli.games import every
from rolcli.cli.general import general_verb
from rolcli.cli.run import DICE_OPTIONS
from workshop.__main__ import COMMAND
from workshop.declaration import declaration
from workshop.shells.completions import FILES, products
from workshop.shells.first import meanings
from workshop.shells.plan import MEANINGLESS, Plan, plain

ROOT = Path(__file__).parents[2]
VALUES = {
    "book": "house", "set": "a=b", "seed": "x", "dice": "1", "depth": "3", "times": "2",
    "who": "x", "note": "x",
}
ACCENTS = str.maketrans("ñáéíóú", "naeiou")
CALLS = {
    "roll": "roll 3d6", "odds": "odds 3d6", "use": "use", "rules": "rules list",
    "weapons": "-r unisystem weapons", "schema": "schema", "completion": "completion bash",
    "batch": "batch", "config": "config",
}


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    return products()


@pytest.mark.parametrize("path", FILES)
def test_what_ships_is_not_stale(files: dict[str, str], path: str) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == files[path], (
        f"run: {COMMAND}"
    )


@pytest.mark.parametrize("path", FILES)
def test_every_verb_and_option_is_there(files: dict[str, str], path: str) -> None:
    program = declaration()
    text = files[path]
    for game in program.games:
        for verb in game.verbs:
            assert f"{game.name}.{verb.name}" in text
            assert all(
                name in text for one in verb.options for name in (*one.names, *one.spanish)
            )
        assert all(setting.name in text for setting in game.settings)
        assert all(item.id in text for item in (*game.weapons, *game.armours))


def test_words_of_values_are_plain() -> None:
    """Only names of equipment need quoting; the tables of words do without."""
    plan = Plan(declaration())
    for _, words in plan.all_lists():
        for word in words:
            for typed in (word.typed.en, word.typed.es):
                typed = typed.translate(ACCENTS)
                assert typed.isascii()
                assert not set(typed) - set("abcdefghijklmnopqrstuvwxyz0123456789-_/") - set(
                    "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                )


def test_accented_names_of_verbs_are_accepted() -> None:
    for verb, words in meanings(declaration()).items():
        games = [game for game in every() if verb in game.verbs]
        for word in words:
            assert general_verb(word) == verb or {game.called(word) for game in games} == {verb}


@pytest.mark.parametrize("path", FILES)
def test_it_says_first_where_to_put_it(files: dict[str, str], path: str) -> None:
    top = "\n".join(files[path].splitlines()[:8])
    (shell,) = (name for name, file in SCRIPTS.items() if path.endswith(file))
    assert INSTALL[shell] in top


def test_spanish_words_are_accepted_as_values() -> None:
    for game in declaration().games:
        for verb in game.verbs:
            for one in verb.parameters:
                for choice in one.choices:
                    folded = plain(choice.typed).es.replace("-", "_")
                    assert folded == choice.name or folded in choice.others


def test_options_that_are_not_offered_are_refused(rolcli) -> None:  # type: ignore[no-untyped-def]
    for verb in declaration().general:
        for name in MEANINGLESS.get(verb.name, DICE_OPTIONS):
            option = "--" + name.replace("_", "-")
            argv = f"{CALLS.get(verb.name, verb.example)} {option} {VALUES.get(name, '')}"
            assert rolcli(argv).code == 2, argv
