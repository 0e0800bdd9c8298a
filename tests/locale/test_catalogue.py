"""The Spanish catalogue: fresh, complete in every room and game, and without slips."""

from __future__ import annotations

import ast
import re
from string import Formatter

import pytest
from babel.messages.catalog import Message

from rolcli.cli.general import GENERAL
from rolcli.rulesets import BUILT_IN, find
from workshop import catalogue
from workshop.__main__ import COMMAND, stale
from workshop.catalogue import ids_of, strings_of
from workshop.words import WORDS

CATALOGUE = catalogue.read()
TEMPLATE = catalogue.template()
MESSAGES = [message for message in CATALOGUE if message.id]
ROOMS = (
    "dice",
    "render",
    "cli",
    "rulesets/unisystem",
    "rulesets/d6",
    "rulesets/ryf",
    "rulesets/coc7",
)
SLIPS = re.compile(
    r"\b(the|of|and|with|from|damage|hit|miss|roll|skill|weapon|armou?r|success|failure|wound"
    r"|target|range|level|round|points?)\b",
    re.I,
)
"""Words that no Spanish text has, outside the names of options, verbs and settings."""
CODE = re.compile(
    r"`[^`]*`|--[a-z-]+|-r [a-z0-9-]+|[a-z0-9_]+=[\w.-]+|\[\[.*?\]\]|\{\w*\}|rolcli [a-z]+"
    r"|\b(rules show|roll|attack|damage|heal|luck|build|weapons|test|check|dying|sanity)\b"
)
"""What is typed, and so stays as it is."""


def places(text: str) -> set[str]:
    """Give the names of the places in a text; a help text may have a lone brace and no places."""
    if not catalogue.is_format(text):
        return set()
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_the_tables_are_made_from_the_translators_file() -> None:
    assert stale(catalogue.products()) == [], f"run: {COMMAND}"


def test_the_translators_file_has_what_the_sources_say_and_nothing_else() -> None:
    assert {(ids_of(m), m.context) for m in MESSAGES} == {
        (ids_of(m), m.context) for m in TEMPLATE if m.id
    }


def test_nothing_is_left_untranslated() -> None:
    assert catalogue.missing(CATALOGUE) == []


def test_both_languages_have_the_same_plurals() -> None:
    assert [m.id for m in MESSAGES if len(ids_of(m)) != len(strings_of(m))] == []


def test_no_english_word_slips_into_a_translation() -> None:
    slips = [
        text for m in MESSAGES for text in strings_of(m) if SLIPS.search(CODE.sub("", text))
    ]
    assert slips == []


@pytest.mark.parametrize("room", ROOMS)
def test_everything_that_a_room_says_is_translated(room: str) -> None:
    known = {ids_of(m)[0] for m in MESSAGES if all(strings_of(m))}
    said = {
        ids_of(message)[0]
        for message in TEMPLATE
        if message.id and any(path.startswith(f"rolcli/{room}/") for path, _ in message.locations)
    }
    assert sorted(said - known) == []


def test_every_name_is_translated() -> None:
    word = catalogue.CONTEXT
    known = {ids_of(m)[0] for m in MESSAGES if m.context == word and m.string}
    assert sorted(set(WORDS) - known) == []


def test_no_name_is_listed_twice() -> None:
    assert len(set(WORDS)) == len(WORDS)


def test_translations_have_the_places_of_the_original() -> None:
    wrong = []
    for message in MESSAGES:
        ids, strings = ids_of(message), strings_of(message)
        if any(strings) and {frozenset(places(s)) for s in strings} - {
            frozenset(places(i)) for i in ids
        }:
            wrong.append(ids[0])
    assert wrong == []


def test_translations_keep_the_ends_of_the_original() -> None:
    assert [ids_of(m)[0] for m in MESSAGES if any(strings_of(m)) and not kept(m)] == []


def kept(message: Message) -> bool:
    """Tell whether spaces at both ends, the full stop, and options are those of the original."""
    text, words = ids_of(message)[0], strings_of(message)[0]
    return (
        (text[:1] == " ") == (words[:1] == " ")
        and (text[-1:] in " .") == (words[-1:] in " .")
        and sorted(re.findall(r"--[a-z-]+", text)) == sorted(re.findall(r"--[a-z-]+", words))
    )


def test_no_message_hides_in_an_f_string_where_the_extractor_misses_it() -> None:
    hidden = [
        f"{path.name}:{node.lineno}"
        for path in catalogue.PACKAGE.rglob("*.py")
        for text in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(text, ast.JoinedStr)
        for node in ast.walk(text)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in catalogue.KEYWORDS
    ]
    assert hidden == []


def test_commands_in_spanish_are_those_that_spanish_shows() -> None:
    games = [find(name) for name in BUILT_IN]
    verbs = [*GENERAL.values(), *(one for game in games for one in game.verbs.values())]
    english = {one.name for one in verbs if one.es and one.name not in one.es}
    wrong = [
        words
        for message in MESSAGES
        for words in strings_of(message)
        for command in re.findall(r"\brolcli ((?:-r \S+ |coc7 |\{name\} )?[a-z0-9]+)", words)
        if command.split()[-1] in english
    ]
    assert wrong == []


def test_no_message_is_said_both_with_a_number_and_without() -> None:
    said: dict[str, set[str]] = {"msg": set(), "nmsg": set()}
    for path in catalogue.PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if name in said and isinstance(node.args[0], ast.Constant):
                said[name].add(node.args[0].value)
    assert sorted(said["msg"] & said["nmsg"]) == []
