"""The values of house rules have Spanish words, and none means two of them."""

from __future__ import annotations

from rolcli.cli.games import every
from rolcli.declare.setting_words import WORDS, other_names
from rolcli.words import canonical, fold

SETTINGS = [
    (game.name, key, setting)
    for game in every()
    for key, setting in game.settings.items()
    if setting.kind == "choice"
]


def test_every_value_has_spanish_words() -> None:
    values = {fold(value) for _, _, setting in SETTINGS for value in setting.values}
    words = {value for value in values if not value.isdigit()}
    assert words - {"no"} <= set(WORDS)


def test_every_word_is_folded_and_means_one_value_of_its_setting() -> None:
    for _, _, setting in SETTINGS:
        choices = other_names(setting.values)
        every_name = [name for value, names in choices.items() for name in (value, *names)]
        assert len(every_name) == len(set(every_name))
        for value, names in choices.items():
            for name in names:
                assert fold(name) == name
                assert canonical(name, choices) == value
