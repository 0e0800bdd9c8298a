"""Pushing and Luck, from earlier results as their JSON tells them (COC-04, 05, 08, 13, 44..51)."""

from __future__ import annotations

import json

import pytest

from rolcli.errors import DataError, RolcliError, UsageError
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.coc7 import COC7
from tests.rulesets.helpers import run


def earlier(dice, verb="test", settings=None, given=None, **params):
    result = run(COC7, verb, dice, settings, **params)
    result.input = given or {}
    return json.loads(render(result, "json", Options()))


def failed(die=70, skill=60, **params):
    return earlier([die] if type(die) is int else die, skill=skill, **params)


def test_a_push_keeps_value_difficulty_and_dice():
    """COC-04."""
    first = earlier([80, 50, 7], skill=60, penalty=1, difficulty="hard")
    result = run(COC7, "push", [20, 10, 3], earlier=first)
    assert (result.total, result.target, result.level, result.success) == (23, 30, "hard", True)
    assert result.details["pushed"] is True
    restated = run(COC7, "push", [20], earlier=first, penalty=0)
    assert restated.details["candidates"] == [20]


def test_a_push_takes_time():
    """COC-05."""
    assert run(COC7, "push", [20], earlier=failed(), time="an hour").details["time"] == "an hour"
    assert "COC-05" in run(COC7, "push", [20], earlier=failed()).rules_applied


REFUSED = [
    (lambda: failed(50), "Only a failure", DataError),
    (lambda: failed(100), "A fumble cannot", DataError),
    (lambda: earlier([70, 50], skill=60, vs=50), "Opposed rolls", UsageError),
    (lambda: earlier([70, 50], "attack", skill=60, vs=50, dodge=True), "Combat rolls", UsageError),
    (lambda: earlier([70], "initiative", who=["ana:60"]), "Combat rolls", UsageError),
    (lambda: earlier([70], "dying", con=50), "Combat rolls", UsageError),
    (lambda: earlier([70], "sanity", san=50, loss="0/1"), "skills and characteristics", DataError),
    (lambda: earlier([70], "luck", points=50), "skills and characteristics", DataError),
    (lambda: earlier([70], "push", earlier=failed()), "only once", DataError),
    (lambda: earlier([], "luck", points=50, spend=10, earlier=failed()),
     "Luck and pushing", DataError),
    (lambda: earlier([], "check", characteristic=70, limit=171), "Nothing was rolled", DataError),
    (lambda: {"rules": "coc7", "verb": "roll"}, "does not serve", DataError),
    (lambda: failed() | {"rules": "ryf"}, "not of coc7", DataError),
    (lambda: failed() | {"details": {}}, "details.value", DataError),
]


@pytest.mark.parametrize(("make", "said", "kind"), REFUSED)
def test_what_may_not_be_pushed(make, said, kind):
    """COC-04, COC-08, COC-13, COC-48."""
    with pytest.raises(kind) as caught:
        run(COC7, "push", [10], earlier=make())
    assert said in str(caught.value)


def test_a_table_may_let_fumbles_be_pushed():
    result = run(COC7, "push", [10], {"push_fumbles": "yes"}, earlier=failed(100))
    assert result.success


def test_luck_buys_a_regular_success_a_point_for_a_point():
    """COC-44, COC-45, COC-49."""
    result = run(COC7, "luck", [], points=60, spend=20, earlier=failed(70, 50))
    assert (result.outcome, result.level, result.success) == ("success", "regular", True)
    assert (result.details["cost"], result.state["luck"]) == (20, 40)
    more = run(COC7, "luck", [], points=60, spend=60, earlier=failed(70, 50))
    assert (more.details["cost"], more.state["luck"]) == (20, 40)  # no more than it costs
    exact = run(COC7, "luck", [], points=20, spend=20, earlier=failed(70, 50))
    assert (exact.outcome, exact.state["luck"]) == ("success", 0)


def test_the_pool_may_come_from_the_earlier_roll():
    first = earlier([70], skill=50, luck=60, given={"skill": 50, "luck": 60})
    assert run(COC7, "luck", [], spend=30, earlier=first).state["luck"] == 40
    alone = run(COC7, "luck", [], spend=30, earlier=failed(70, 50))
    assert alone.state["luck"] == 10


@pytest.mark.parametrize(("points", "spend"), [(19, 19), (60, 19), (19, 60)])
def test_not_enough_luck_is_a_result(points, spend):
    result = run(COC7, "luck", [], points=points, spend=spend, earlier=failed(70, 50))
    assert (result.outcome, result.success, result.state["luck"]) == ("refused", False, points)


NO_LUCK = [
    (lambda: failed(50), "The roll succeeded"),
    (lambda: failed(100), "change a fumble"),
    (lambda: failed(96, 45), "change a fumble"),
    (lambda: earlier([70], "luck", points=50), "change a Luck roll"),
    (lambda: earlier([], "luck", points=50, spend=10, earlier=failed()), "already spent"),
    (lambda: earlier([], "damage", damage="3"), "neither damage"),
    (lambda: earlier([70], "sanity", san=50, loss="0/1"), "neither damage"),
    (lambda: earlier([70], "initiative", who=["ana:60"]), "a failed test"),
    (lambda: earlier([70], "push", earlier=failed()), "a pushed roll"),
    (lambda: earlier([80], skill=60, difficulty="hard"), "nothing better"),
    (lambda: earlier([40], skill=60, difficulty="hard"), "a regular success already"),
    (lambda: earlier([97], "attack", skill=60, shots=1, malfunction=97), "a malfunction"),
    (lambda: earlier([50], skill=0), "nothing better"),
]


@pytest.mark.parametrize(("make", "said"), NO_LUCK)
def test_where_luck_does_not_serve(make, said):
    """COC-46, COC-47, COC-48."""
    with pytest.raises(DataError) as caught:
        run(COC7, "luck", [], points=99, spend=99, earlier=make())
    assert said in str(caught.value)


def test_the_published_rule_sells_levels_up_to_extreme():
    """COC-44, COC-47."""
    book = {"book": "published"}
    hard = earlier([40], skill=60, difficulty="hard", settings=book)
    result = run(COC7, "luck", [], book, points=50, spend=10, earlier=hard)
    assert (result.outcome, result.level, result.details["cost"]) == ("success", "hard", 10)
    best = run(COC7, "luck", [], book, points=50, spend=28, earlier=hard)
    assert (best.level, best.details["cost"]) == ("extreme", 28)
    short = run(COC7, "luck", [], book, points=50, spend=9, earlier=hard)
    assert (short.outcome, short.details["cost"]) == ("refused", 10)


def test_luck_in_opposed_and_combat_rolls_then_compares_levels():
    """D20 of the rules: a regular success, and then the comparison."""
    won = run(COC7, "luck", [], points=50, spend=50, earlier=earlier([70, 60], skill=60, vs=50))
    assert (won.outcome, won.details["cost"]) == ("win", 10)
    lost = run(COC7, "luck", [], points=50, spend=50, earlier=earlier([70, 20], skill=60, vs=50))
    assert (lost.outcome, lost.success) == ("lose", False)
    fight = earlier([70, 40], "attack", skill=60, vs=50, fight_back=True)
    assert run(COC7, "luck", [], points=50, spend=50, earlier=fight).outcome == "hit"
    dodge = earlier([70, 40], "attack", skill=60, vs=50, dodge=True)
    assert run(COC7, "luck", [], points=50, spend=50, earlier=dodge).outcome == "miss"
    shot = earlier([70], "attack", skill=60, distance=5, base_range=10)
    assert run(COC7, "luck", [], points=50, spend=50, earlier=shot).outcome == "hit"


def test_a_luck_roll_is_against_what_is_left():
    """COC-50, COC-51."""
    bought = earlier([], "luck", points=60, spend=20, earlier=failed(70, 50))
    result = run(COC7, "luck", [41], earlier=bought)
    assert (result.target, result.success, result.state["luck"]) == (40, False, 40)
    assert run(COC7, "luck", [40], points=40).success
    with pytest.raises(RolcliError):
        run(COC7, "luck", [40])
    with pytest.raises(RolcliError):
        run(COC7, "luck", [], spend=5)


@pytest.mark.parametrize("make", [failed, lambda: earlier([70], "push", earlier=failed())])
@pytest.mark.parametrize("points", [None, 50])
def test_an_earlier_roll_without_points_to_spend_is_no_luck_roll(make, points):
    """COC-44, COC-48, COC-50: it would change nothing of that roll."""
    with pytest.raises(UsageError) as caught:
        run(COC7, "luck", [40], points=points, earlier=make())
    assert caught.value.code == "needs"


def test_luck_comes_back_only_by_the_setting():
    """COC-51."""
    with pytest.raises(UsageError):
        run(COC7, "luck", [80, 5], points=60, recover=True)
    on = {"luck_recovery": "on"}
    assert run(COC7, "luck", [61, 5], on, points=60, recover=True).state["luck"] == 65
    assert run(COC7, "luck", [60], on, points=60, recover=True).state["luck"] == 60
    assert run(COC7, "luck", [99, 10], on, points=95, recover=True).state["luck"] == 99


@pytest.mark.parametrize(
    ("die", "skill", "luck", "cost"), [(70, 60, 20, 10), (70, 60, 5, 10), (100, 60, 50, None)]
)
def test_a_failed_roll_says_what_luck_would_cost(die, skill, luck, cost):
    assert run(COC7, "test", [die], skill=skill, luck=luck).details["luck_cost"] == cost


def test_a_failed_roll_says_whether_it_may_be_pushed():
    assert run(COC7, "test", [70], skill=60, pushable=True).details["may_push"] is True
    assert run(COC7, "test", [100], skill=60, pushable=True).details["may_push"] is False
