"""The objective die: all throws at each rank, and what moves it."""

from itertools import product

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.ryf import RYF
from rolcli.rulesets.ryf.die import is_fumble, moved
from tests.rulesets.helpers import run

KEPT = {  # chance in thousandths of each value kept, before any explosion
    "low": [271, 217, 169, 127, 91, 61, 37, 19, 7, 1],
    "mid": [28, 76, 112, 136, 148, 148, 136, 112, 76, 28],
    "high": [1, 7, 19, 37, 61, 91, 127, 169, 217, 271],
}


def reading(throw, keep):
    """Read RYF-19 in the plainest way: take dice away, and look."""
    left = list(throw)
    for _ in range({"low": 0, "mid": 1, "high": 2}[keep]):
        left.remove(min(left))
    kept = min(left)
    left.remove(kept)
    return kept, kept == 1 and (min(left) <= 5 if left else True)


@pytest.mark.parametrize("keep", ["low", "mid", "high"])
def test_all_throws_against_a_plain_reading(keep):
    """RYF-02..06, RYF-19: kept value, explosion and fumble of all 1,000 throws."""
    counts = dict.fromkeys(range(1, 11), 0)
    fumbles = 0
    for throw in product(range(1, 11), repeat=3):
        kept, fumble = reading(throw, keep)
        counts[kept] += 1
        fumbles += fumble
        assert is_fumble(throw, keep) is fumble
        again = [5, 5, 5] if kept == 10 else []
        result = run(RYF, "check", [*throw, *again], attribute=0, difficulty=1, keep=keep)
        assert result.total == kept + (5 if again else 0)
        assert (result.outcome == "fumble") is fumble
        assert result.success is not fumble
    assert list(counts.values()) == KEPT[keep]
    assert fumbles == {"low": 196, "mid": 13, "high": 1}[keep]


def test_a_ten_that_is_not_kept_never_explodes():
    assert run(RYF, "check", [10, 10, 3], attribute=0, difficulty=1, keep="low").total == 3
    assert run(RYF, "check", [10, 4, 3], attribute=0, difficulty=1).total == 4


def test_only_the_first_throw_can_be_a_fumble():
    """RYF-19: a 1 after an explosion is just a 1."""
    result = run(RYF, "check", [10, 10, 3, 1, 1, 1], attribute=0, difficulty=30)
    assert (result.total, result.outcome) == (11, "failure")


def test_an_explosion_is_recorded_with_the_dice_it_came_from():
    """RYF-04: three dice more, thrown because of the kept one."""
    result = run(RYF, "test", [10, 7, 10, 4, 4, 2], attribute=5, skill=3, difficulty="normal")
    assert (result.total, result.success, result.margin) == (22, True, 7)
    dice = result.rolls[0].dice
    assert [die.value for die in dice if die.kept] == [10, 4]
    assert {die.why for die in dice[3:]} == {"exploded"}
    assert {die.origin for die in dice[3:]} == {0}
    assert "RYF-04" in result.rules_applied


MOVES = [  # flags, die kept, rules that say so
    ([], "mid", ["RYF-03"]),
    (["badly_hurt"], "low", ["RYF-07"]),
    (["unskilled"], "low", ["RYF-08"]),
    (["token"], "high", ["RYF-09"]),
    (["token_returned"], "low", ["RYF-10"]),
    (["token", "badly_hurt"], "mid", ["RYF-07", "RYF-09", "RYF-11"]),
    (["badly_hurt", "unskilled"], "low", ["RYF-07", "RYF-08", "RYF-11"]),
    (["token", "badly_hurt", "unskilled"], "low", ["RYF-11"]),
    (["token", "two_actions"], "low", ["RYF-09", "RYF-58"]),
    (["two_actions"], "low", ["RYF-58"]),
    (["badly_hurt", "token", "two_actions"], "low", ["RYF-11", "RYF-58"]),
]


@pytest.mark.parametrize("verb", ["test", "check", "attack", "heal"])
@pytest.mark.parametrize(("flags", "kept", "rules"), MOVES)
def test_causes_move_the_die(verb, flags, kept, rules):
    params = {
        "test": {"attribute": 1, "skill": 1, "difficulty": 30},
        "check": {"attribute": 2, "difficulty": 30},
        "attack": {"attribute": 1, "skill": 1, "defence": 30},
        "heal": {"method": "skill", "attribute": 1, "skill": 1, "life_max": 60, "life": 20},
    }[verb]
    result = run(RYF, verb, [9, 2, 5], **params, **dict.fromkeys(flags, True))
    assert result.total == 2 + {"low": 2, "mid": 5, "high": 9}[kept]
    assert set(rules) <= set(result.rules_applied)


def test_skill_zero_is_unskilled_and_saying_it_twice_counts_once():
    """RYF-08."""
    once = run(RYF, "test", [5, 6, 9], attribute=5, skill=0, difficulty="easy", token=True)
    twice = run(
        RYF, "test", [5, 6, 9], attribute=5, skill=0, difficulty="easy", token=True, unskilled=True
    )
    assert once.total == twice.total == 11


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        (["badly_hurt"], ["Badly hurt"]),
        (["unskilled"], ["Unknown skill"]),
        (["token_returned"], ["Token returned"]),
        (["badly_hurt", "unskilled"], ["Badly hurt", "Unknown skill"]),
        (["badly_hurt", "unskilled", "token_returned"], ["Badly hurt", "Token returned"]),
    ],
)
def test_two_actions_on_the_low_die_are_refused_naming_the_cause(flags, named):
    """RYF-57, RYF-59."""
    with pytest.raises(UsageError) as caught:
        run(
            RYF, "test", [], attribute=5, skill=1, difficulty=9,
            two_actions=True, **dict.fromkeys(flags, True),
        )
    assert caught.value.code == "excludes"
    assert all(name in str(caught.value) for name in named)


def test_an_unknown_skill_by_its_points_forbids_two_actions_too():
    with pytest.raises(UsageError, match="Unknown skill"):
        run(RYF, "test", [], attribute=5, skill=0, difficulty=9, two_actions=True)


def test_keep_takes_no_cause_beside_it():
    with pytest.raises(UsageError) as caught:
        run(RYF, "check", [], attribute=5, difficulty=9, keep="high", badly_hurt=True)
    assert caught.value.code == "excludes"


def test_keep_overrides_an_unknown_skill():
    assert run(
        RYF, "test", [1, 2, 3], attribute=0, skill=0, difficulty=9, keep="high"
    ).total == 3


def test_one_cause_for_the_low_die_may_be_enough_by_a_house_rule():
    """RYF-11, rank_stacking."""
    strict = {"rank_stacking": "low-wins"}
    flags = {"token": True, "badly_hurt": True}
    assert run(RYF, "check", [9, 2, 5], strict, attribute=0, difficulty=9, **flags).total == 2
    assert run(RYF, "check", [9, 2, 5], strict, attribute=0, difficulty=9, token=True).total == 9
    assert moved(RYF.house(), ["token", "badly_hurt"]) == "mid"
