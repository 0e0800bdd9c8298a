"""What the game declares: its names, its rules, its settings."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets import find
from rolcli.rulesets.ryf import RYF


def test_the_game_is_found_by_its_names():
    assert find("ryf") is RYF
    assert find("1o3d10") is RYF


def test_options_stand_in_groups():
    headings = [field.heading for field in RYF.verbs["attack"].record.FIELDS.values()]
    assert list(dict.fromkeys(headings)) == [
        None, "The weapon", "The shot", "The target", "The roll",
    ]


def test_every_rule_is_there():
    """RYF-01..63 and what is published beyond them."""
    numbered = [f"RYF-{n:02}" for n in range(1, 64)]
    assert list(RYF.rules) == [*numbered, "RYF-P1", "RYF-P2", "RYF-P4", "RYF-P5"]


def test_settings_have_their_defaults_and_refuse_other_values():
    assert dict(RYF.house()) == {
        "book": "house",
        "pifia": "ranked",
        "natural_one_fails": False,
        "death_multiplier": "5",
        "pv_multiplier": "3",
        "actions_from": 25,
        "margin_dice": "melee",
        "rank_stacking": "net",
        "critical": "margin",
        "skill_cost": "off",
    }
    assert dict(RYF.house({"book": "published"})) == dict(RYF.house()) | {
        "book": "published", "natural_one_fails": True, "death_multiplier": "6",
        "actions_from": 20, "margin_dice": "all",
    }
    for key, value in [("death_multiplier", "7"), ("pifia", "never"), ("actions_from", "0")]:
        with pytest.raises(UsageError):
            RYF.house({key: value})
