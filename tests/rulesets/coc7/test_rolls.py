"""Percentile rolls: levels, dice, opposed rolls, limits (COC-01..12)."""

from __future__ import annotations

import pytest

from rolcli.dice.scripted import Scripted
from rolcli.errors import ScriptError, UsageError
from rolcli.rulesets.coc7 import COC7
from rolcli.rulesets.frame import play
from tests.rulesets.helpers import run


def roll(dice, settings=None, verb="test", **params):
    return run(COC7, verb, dice, settings, **params)


@pytest.mark.parametrize(
    ("skill", "difficulty", "die", "level", "success"),
    [
        (60, None, 60, "regular", True),
        (60, None, 61, "failure", False),
        (60, None, 30, "hard", True),
        (60, None, 12, "extreme", True),
        (53, "hard", 26, "hard", True),
        (53, "hard", 27, "regular", False),
        (53, "hard", 96, "fumble", False),
        (80, "hard", 96, "fumble", False),
        (100, "hard", 96, "regular", False),
        (49, None, 96, "fumble", False),
        (50, None, 96, "failure", False),
        (99, None, 96, "regular", True),
        (2, "extreme", 1, "critical", True),
        (0, None, 1, "critical", True),
        (150, None, 100, "fumble", False),
        (150, None, 99, "regular", True),
        (249, "extreme", 96, "fumble", False),
        (250, "extreme", 96, "hard", False),
    ],
)
def test_levels(skill, difficulty, die, level, success):
    """COC-01, COC-02, COC-03."""
    result = roll([die], skill=skill, difficulty=difficulty)
    assert (result.total, result.level, result.success) == (die, level, success)
    assert result.outcome == ("success" if success else "failure")
    if die in (1, 100):
        assert result.margin is None  # the dice overrule the numbers
    else:
        assert (result.margin >= 0) is success


def test_the_fumble_band_may_look_at_the_whole_skill():
    """COC-03."""
    assert roll([96], {"fumble_band": "skill"}, skill=80, difficulty="hard").level == "failure"
    assert roll([96], {"fumble_band": "skill"}, skill=49).level == "fumble"


@pytest.mark.parametrize("written", [0, 100])
def test_a_zero_written_for_a_plain_roll_is_a_hundred(written):
    assert roll([written], skill=60).total == 100


def test_other_faces_are_refused():
    for dice, params in (
        ([101], {}), ([-1], {}), ([], {}), ([5, 6], {}), ([15, 20, 3], {"bonus": 1}),
        ([10, 20, 10], {"bonus": 1}), ([10, 3], {"bonus": 1}),
    ):
        with pytest.raises(ScriptError):
            roll(dice, skill=60, **params)


@pytest.mark.parametrize(
    ("dice", "params", "candidates", "total"),
    [
        ([0, 0, 0], {"bonus": 1}, [100, 100], 100),
        ([20, 0, 50, 0], {"bonus": 2}, [20, 100, 50], 20),
        ([0, 60, 50, 0], {"penalty": 2}, [100, 60, 50], 100),
        ([0, 50, 0], {"bonus": 1}, [100, 50], 50),
        ([0, 50, 0], {"penalty": 1}, [100, 50], 100),
        ([0, 20, 1], {"bonus": 1}, [1, 21], 1),
        ([0, 20, 1], {"penalty": 1}, [1, 21], 21),
        ([37], {"bonus": 1, "penalty": 1}, [37], 37),
        ([90, 20, 40, 4], {"bonus": 4, "penalty": 1}, [94, 24, 44], 24),
    ],
)
def test_bonus_and_penalty_dice(dice, params, candidates, total):
    """COC-09: net first, then at most two; every candidate listed."""
    result = roll(dice, skill=60, **params)
    assert (result.details["candidates"], result.total) == (candidates, total)


def test_the_dice_are_recorded_as_tens_and_unit_with_the_chosen_one_kept():
    (rolled,) = roll([40, 10, 3], skill=55, bonus=1).rolls
    assert [(die.kind, die.value, bool(die.kept), die.sides) for die in rolled.dice] == [
        ("tens", 40, False, 10), ("tens", 10, True, 10), ("unit", 3, True, 10),
    ]
    assert (rolled.what, rolled.total) == ("test", 13)


def test_the_stream_throws_tens_then_unit_as_d10():
    result = roll("seed", skill=55, penalty=1)
    high, low = result.rolls[0].terms
    from rolcli.dice.source import Stream

    faces = Stream("seed").throw(3, 10)
    assert [*high.faces, *low.faces] == [faces[0] % 10 * 10, faces[1] % 10 * 10, faces[2] % 10]
    assert roll("seed", skill=55).total == Stream("seed").throw(1, 100)[0]


def test_the_cap_and_the_scope_of_dice_are_settings():
    """COC-09."""
    wide = roll([90, 20, 40, 70, 4], {"dice_cap": "3"}, skill=60, bonus=3)
    assert wide.details["candidates"] == [94, 24, 44, 74]
    with pytest.raises(UsageError):
        roll([1], {"dice_scope": "opposed"}, skill=60, bonus=1)
    assert roll([90, 20, 4, 70], {"dice_scope": "opposed"}, skill=60, bonus=1, vs=50).total == 24


OPPOSED = [
    ({}, 60, 45, [25, 40], "win", "level"),
    ({}, 60, 45, [55, 20], "lose", "level"),
    ({}, 60, 45, [50, 40], "win", "value"),
    ({}, 40, 45, [35, 40], "lose", "value"),
    ({}, 45, 45, [35, 40], "tie", "tie"),
    ({}, 60, 45, [70, 100], "no_winner", "nobody"),
    ({"fumble_rank": "lower"}, 60, 45, [70, 100], "win", "level"),
    ({"fumble_rank": "lower"}, 60, 45, [70, 80], "no_winner", "nobody"),
    ({"opposed_tie": "reroll"}, 60, 45, [50, 40], "tie", "tie"),
    ({"opposed_tie": "higher-roll"}, 45, 60, [40, 50], "lose", "roll"),
    ({"opposed_tie": "lower-roll"}, 45, 60, [40, 50], "win", "roll"),
    ({"opposed_tie": "lower-roll"}, 45, 60, [40, 40], "tie", "tie"),
]


@pytest.mark.parametrize(("settings", "skill", "vs", "dice", "outcome", "how"), OPPOSED)
def test_opposed_rolls_compare_levels(settings, skill, vs, dice, outcome, how):
    """COC-06, COC-07."""
    result = roll(dice, settings, skill=skill, vs=vs)
    assert (result.outcome, result.details["decided_by"]) == (outcome, how)
    assert result.success is (outcome == "win")
    assert result.details["vs_total"] == dice[1] % 101


def test_the_other_side_has_dice_of_its_own():
    result = roll([50, 60, 10, 2], skill=60, vs=70, vs_bonus=1)
    assert result.details["vs_candidates"] == [62, 12]
    assert (result.details["vs_level"], result.outcome) == ("extreme", "lose")


def test_opposed_rolls_take_neither_difficulty_nor_push():
    """COC-08."""
    for params in ({"difficulty": "hard"}, {"pushable": True}):
        with pytest.raises(UsageError):
            roll([1, 1], skill=60, vs=50, **params)
    for params in ({"vs_bonus": 1}, {"vs_penalty": 1}, {"helper": [40]}):
        with pytest.raises(UsageError):
            roll([1], skill=60, **params)


def test_the_limit_is_a_hundred_and_the_own_value():
    """COC-10, COC-11."""
    assert roll([50], verb="check", characteristic=70, limit=170).outcome == "success"
    beyond = roll([], verb="check", characteristic=70, limit=171)
    assert (beyond.outcome, beyond.success, beyond.rolls) == ("impossible", False, [])


def test_helpers_come_off_the_value_faced_lowest_first():
    """COC-12."""
    helped = roll([50], verb="check", characteristic=70, limit=200, helper=[60, 40])
    assert helped.details["opposing"] == 160
    assert helped.details["helpers_used"] == [40]
    both = roll([50], verb="check", characteristic=70, limit=260, helper=[60, 40])
    assert (both.details["opposing"], both.details["helpers_used"]) == (160, [40, 60])
    assert roll([], verb="check", characteristic=70, limit=300, helper=[40]).outcome == "impossible"
    near = roll([50], verb="check", characteristic=70, limit=89)
    assert near.details["opposing_difficulty"] == "hard"


def test_the_time_is_only_noted():
    """COC-05."""
    result = roll([90], skill=60, time="10 min")
    assert result.details["time"] == "10 min"


def test_every_number_has_a_rule():
    result = roll([40, 10, 3], skill=55, bonus=1, difficulty="hard")
    assert {"COC-01", "COC-02", "COC-03", "COC-09"} <= set(result.rules_applied)


def test_dice_left_over_are_refused():
    dice = Scripted([50, 60])
    with pytest.raises(ScriptError):
        play(COC7.verbs["check"], dice, COC7.house(), {"characteristic": 50})


@pytest.mark.parametrize(
    ("verb", "dice", "params", "said"),
    [
        ("test", [20], {"skill": 50, "bonus": 1}, "die 2, a tens die for test, is missing"),
        ("test", [20, 10], {"skill": 50, "bonus": 1}, "die 3, a unit die for test, is missing"),
        ("test", [20, 11, 3], {"skill": 50, "bonus": 1}, "it is a tens die for test"),
        ("sanity", [80, 5, 30], {"san": 50, "loss": "1/1d6", "int_": 50},
         "die 4, a d10 of 1d10 for bout_of_madness, is missing"),
        ("attack", [20], {"skill": 50, "undefended": True, "damage": "1d6"},
         "die 2, a d6 of 1d6 for damage, is missing"),
    ],
)
def test_dice_that_are_missing_say_what_they_are_for(verb, dice, params, said):
    with pytest.raises(ScriptError) as caught:
        run(COC7, verb, dice, **params)
    assert said in str(caught.value)
