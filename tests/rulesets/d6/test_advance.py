"""Skill points and the codes that they buy."""

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.d6 import D6
from tests.rulesets.helpers import run


@pytest.mark.parametrize(
    ("start", "goal", "cost"),
    [
        ("3D", "4D", 9), ("3D+2", "4D", 3), ("4D+2", "5D", 4), ("5D", "5D+1", 5),
        ("3D", "3D+1", 3), ("1D", "4D", 18), ("2D+1", "3D+2", 10),
    ],
)
def test_pip_costs_the_number_before_the_d(start, goal, cost):  # D6-77, D6-79, D6-80
    result = run(D6, "advance", [], from_=start, to=goal, points=cost + 2)
    assert result.details["cost"] == cost == sum(result.details["steps"])
    assert result.details["left"] == 2  # D6-82
    assert (result.details["reached"], result.outcome) == (goal, "raised")


def test_cost_of_whole_dice_is_three_times_the_sum_of_the_dice():
    for low in range(1, 9):
        for high in range(low + 1, 10):
            result = run(D6, "advance", [], from_=f"{low}D", to=f"{high}D")
            assert result.details["cost"] == 3 * sum(range(low, high))
            assert "left" not in result.details


def test_points_never_go_below_nothing():  # D6-81
    result = run(D6, "advance", [], from_="3D", to="4D", points=8)
    assert (result.outcome, result.success) == ("refused", False)
    assert result.details == {
        "from": "3D", "cost": 9, "reached": "3D", "affordable": "3D+2", "left": 8,
    }
    assert result.state == {"code": "3D", "points": 8}


@pytest.mark.parametrize(
    ("points", "reached", "left"), [(3, "3D+1", 0), (8, "3D+2", 2), (12, "4D", 3), (17, "4D+2", 0)]
)
def test_as_far_as_the_points_go(points, reached, left):
    result = run(D6, "advance", [], from_="3D", points=points)
    assert (result.details["reached"], result.details["left"]) == (reached, left)


def test_too_few_for_a_single_pip():
    result = run(D6, "advance", [], from_="3D", points=2)
    assert (result.outcome, result.details["cost"], result.details["left"]) == ("refused", 3, 2)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"to": "4D", "attribute": True}, "excludes"),  # D6-78
        ({}, "one_of"),
        ({"to": "2D+2", "points": 5}, "forbidden"),
        ({"to": "4D+3"}, "bad_value"),
    ],
)
def test_what_cannot_be_bought(options, code):
    with pytest.raises(UsageError) as caught:
        run(D6, "advance", [], from_="3D", **options)
    assert caught.value.code == code


@pytest.mark.parametrize("points", [None, 0, 7])
def test_the_code_that_one_has_costs_nothing(points):
    options = {} if points is None else {"points": points}
    result = run(D6, "advance", [], from_="3D+1", to="3D+1", **options)
    assert (result.details["cost"], result.details["reached"]) == (0, "3D+1")
    assert (result.outcome, result.success) == ("unchanged", True)
    assert result.state.get("points") == points
