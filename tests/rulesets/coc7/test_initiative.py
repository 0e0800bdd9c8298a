"""The order of a combat (COC-14..18)."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.coc7 import COC7
from tests.rulesets.helpers import run


def order(dice, who, settings=None):
    result = run(COC7, "initiative", dice, settings, who=who.split())
    return [(row["name"], row["rank"]) for row in result.details["order"]], result


def test_the_better_level_goes_first_whatever_the_die():
    """COC-14, COC-15."""
    found, result = order([58, 20, 97, 10], "ana:60 bea:60 ciro:60 dana:50")
    assert found == [("dana", 1), ("bea", 2), ("ana", 3), ("ciro", 4)]
    assert [row["decided_by"] for row in result.details["order"]] == ["level"] * 4


def test_a_fumble_acts_after_a_failure():
    """COC-15."""
    assert order([60, 100], "ana:40 bruno:90")[0] == [("ana", 1), ("bruno", 2)]


def test_equal_levels_go_by_dex_and_equal_dex_acts_at_once():
    """COC-17, COC-18."""
    found, result = order([50, 41, 60, 100], "ana:60 bruno:60 carla:75 dora:90")
    assert found == [("carla", 1), ("ana", 2), ("bruno", 2), ("dora", 4)]
    assert str(result.headline) == "Initiative: 1. carla, 2= ana, 2= bruno, 4. dora"
    high, _ = order([90, 90], "ana:120 bruno:110")
    assert high == [("ana", 1), ("bruno", 2)]  # DEX above 100 keeps its order


def test_several_actions_are_printed():
    """COC-16."""
    _, result = order([50], "ana:60:2x")
    assert result.details["order"][0]["actions"] == 2
    assert "\N{MULTIPLICATION SIGN}2" in str(result.headline)


def test_the_published_order_is_dex_with_ready_guns():
    """COC-14."""
    found, result = order([], "ana:60 bruno:20:gun carla:60", {"book": "published"})
    assert found == [("bruno", 1), ("ana", 2), ("carla", 2)]
    assert result.rolls == []


def test_a_ready_gun_may_be_a_bonus_die():
    found, _ = order([50, 70, 10, 5], "ana:60 bruno:60:gun", {"initiative": "rolled-gun"})
    assert found == [("bruno", 1), ("ana", 2)]


@pytest.mark.parametrize(
    "who", ["ana", "ana:x", ":60", "ana:60:fast", "ana:60:gun", "ana:60 Ana:50", "ana:60:x"]
)
def test_what_cannot_be_read_is_refused(who):
    with pytest.raises(UsageError):
        order([1] * 4, who)


def test_at_most_twelve_have_odds():
    from rolcli.errors import LimitError
    from tests.rulesets.coc7.exact import odds

    with pytest.raises(LimitError):
        odds("initiative", who=[f"n{i}:50" for i in range(13)])


def test_each_roll_carries_its_name():
    """COC-14."""
    result = run(COC7, "initiative", [30, 40], who=["ana:60", "bruno:45"])
    assert [roll.what for roll in result.rolls] == ["ana", "bruno"]
