"""What the two profiles declare: their names, their rules, their settings."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets import find
from rolcli.rulesets.unisystem import UNISYSTEM, UNISYSTEM_COMBAT
from rolcli.rulesets.unisystem import tables as words
from rolcli.words import fold


def test_the_games_are_found_by_their_names():
    assert find("unisystem") is UNISYSTEM
    assert find("Unisystem_Combat") is UNISYSTEM_COMBAT


def test_the_combat_attack_has_every_option_of_the_core():
    core, combat = (game.verbs["attack"].record for game in (UNISYSTEM, UNISYSTEM_COMBAT))
    assert issubclass(combat, core)
    assert set(core.FIELDS) < set(combat.FIELDS)
    absent = set(combat.FIELDS) - set(core.FIELDS)
    assert all(getattr(core, key) in (None, False, ()) for key in absent)


@pytest.mark.parametrize("name", [name for name in vars(words) if name.isupper()])
def test_words_are_folded_and_clear(name):
    taken = {}
    for word, others in getattr(words, name).items():
        for one in (word, *others):
            assert fold(one) == one
            assert taken.setdefault(one, word) == word, one


def test_every_rule_is_there():
    """UNI-00..35, UNX-00..81."""
    wanted = [f"UNI-{n:02}" for n in range(36)] + [f"UNI-P{n}" for n in range(1, 9)]
    wanted += [f"UNX-{n:02}" for n in range(82)]
    assert list(UNISYSTEM.rules) == wanted


DEFAULTS = {
    "book": "house",
    "initiative": "narrative",
    "armour": "rolled",
    "levels": "bullets-only",
    "success_bonus": "off",
    "range_rules": True,
    "medium_range": (0, 0),
    "dodge_ranged_cost": "none",
    "part_four": False,
    "multiplier_floor": 1,
    "attack_needs_nine": True,
    "tie": "attacker",
    "rule_of_ten": False,
    "action_penalty": -1,
    "ap": "plain",
}


def test_settings_have_their_defaults():
    assert dict(UNISYSTEM.house()) == DEFAULTS
    assert dict(UNISYSTEM_COMBAT.house()) == DEFAULTS | {
        "initiative": "rolled",
        "armour": "fixed",
        "levels": "table",
        "success_bonus": "on",
        "dodge_ranged_cost": "no-fire-back",
        "part_four": True,
    }


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("armour", "soft"),
        ("medium_range", "-1"),
        ("multiplier_floor", "one"),
        ("rule_of_ten", "maybe"),
        ("nosuch", "1"),
    ],
)
def test_settings_refuse_other_values(key, value):
    with pytest.raises(UsageError):
        UNISYSTEM.house({key: value})
