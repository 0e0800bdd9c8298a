"""The values of house rules have Spanish words, and none means two of them."""

from __future__ import annotations

import re

from rolcli.cli.games import every
from rolcli.declare.setting_words import WORDS, other_names, spanish
from rolcli.words import canonical, fold

SETTINGS = [
    (game.name, key, setting)
    for game in every()
    for key, setting in game.settings.items()
    if setting.kind == "choice"
]


ALIKE = {"no", "normal", "total", "pulp"}
"""Values that are the same word in Spanish."""


def test_every_value_has_spanish_words() -> None:
    bare = {
        value
        for _, _, setting in SETTINGS
        for value, names in other_names(setting.values, setting.others).items()
        if not names and not value.isdigit()
    }
    assert bare <= ALIKE


def test_words_stand_with_their_setting_unless_several_share_them() -> None:
    for game, key, setting in SETTINGS:
        for value, names in (setting.others or {}).items():
            assert not (names and value in WORDS), (game, key, value)
    every_value = [value for _, _, setting in SETTINGS for value in setting.values]
    assert set(WORDS) <= {*every_value, "on", "off"}


def test_every_word_is_taken_folded_and_means_one_value_of_its_setting() -> None:
    for _, _, setting in SETTINGS:
        choices = other_names(setting.values, setting.others)
        every_name = [name for value, names in choices.items() for name in (value, *names)]
        assert len(every_name) == len(set(every_name))
        for value, names in choices.items():
            for name in names:
                assert fold(name) == name
                assert canonical(name, choices) == value


BARE = re.compile(r"(?<![a-z])(si|mas|rafaga|basic[oa]|dificil|facil)(?![a-z])|[cs]ion(?![a-z])")
"""Spanish words that lack their accent; ``si`` alone may be the conjunction."""


def test_words_are_shown_with_their_accents() -> None:
    for game, key, setting in SETTINGS:
        for value in setting.values:
            shown = spanish(value, setting.others)
            assert shown.startswith("si-") or not BARE.search(shown), (game, key, value, shown)
