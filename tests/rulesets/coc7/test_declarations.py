"""What the game declares: its names, its rules, its settings."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets import find
from rolcli.rulesets.coc7 import COC7


def test_the_game_is_found_by_its_names():
    assert find("coc7") is find("cthulhu") is find("coc") is COC7


def test_every_rule_is_there():
    published = [f"COC-P{n}" for n in range(19) if n != 4]  # P4 is a Keeper's call
    assert list(COC7.rules) == [*(f"COC-{n:02}" for n in range(1, 52)), *published]


HOUSE = {
    "book": "house",
    "fumble_band": "needed",
    "fumble_rank": "failure",
    "opposed_tie": "higher-value",
    "dice_scope": "all",
    "dice_cap": 2,
    "initiative": "rolled",
    "outnumbered": "if-defending",
    "undefended": "roll",
    "half_db": "total",
    "burst_penalty": "flat",
    "burst_gap": "burst",
    "shotgun_armour": "total",
    "point_blank_weapons": "all",
    "burst_remainder": "refuse",
    "point_blank_dex": "shooter",
    "instant_death": "over",
    "indefinite": "floor",
    "luck_levels": "normal",
    "luck_recovery": "off",
    "luck_spends": "none",
    "improvement_always": "96",
    "push_fumbles": "no",
}
PUBLISHED = {
    "book": "published",
    "initiative": "dex",
    "outnumbered": "always",
    "undefended": "fumble-only",
    "burst_penalty": "cumulative",
    "burst_gap": "magazine",
    "shotgun_armour": "per-die",
    "point_blank_weapons": "short",
    "burst_remainder": "use",
    "luck_levels": "any",
    "luck_recovery": "core",
}


def test_the_document_is_the_default_and_the_book_flips_its_own_settings():
    assert dict(COC7.house()) == HOUSE
    assert dict(COC7.house({"book": "published"})) == HOUSE | PUBLISHED
    mixed = COC7.house({"book": "published", "undefended": "roll"})
    assert (mixed["undefended"], mixed["burst_gap"]) == ("roll", "magazine")


def test_settings_refuse_what_they_do_not_take():
    for key, value in [("fumble_band", "never"), ("dice_cap", "two"), ("book", "both")]:
        with pytest.raises(UsageError):
            COC7.house({key: value})
