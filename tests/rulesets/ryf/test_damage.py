"""Damage, wounds and states of health."""

import pytest

from rolcli.dice.source import Stream
from rolcli.errors import DataError, LimitError, UsageError
from rolcli.modifiers import parse_expression
from rolcli.rulesets.frame import Ready, chances
from rolcli.rulesets.ryf import RYF
from rolcli.rulesets.ryf.damage import exploding
from rolcli.rulesets.ryf.health import state_of
from tests.rulesets.helpers import run


@pytest.mark.parametrize(
    ("text", "dice", "damage"),
    [
        ("2d6", [6, 3, 2], 11),
        ("2d6", [6, 6, 1, 6, 2], 21),
        ("1d10", [10, 4], 14),
        ("2d6+1d4", [1, 1, 4, 2], 8),
        ("1d6!", [6, 5], 11),
        ("1d6/2", [5], 2),
        ("1d6-4", [2], 0),
        ("7", [], 7),
    ],
)
def test_every_die_explodes_on_its_own(text, dice, damage):
    """RYF-20; what is not whole is rounded down, and less than nothing is nothing."""
    assert run(RYF, "damage", dice, amount=text).details["damage"] == damage


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("2d6kh1", "2d6!kh1"),
        ("max(1d6, 1d8)", "max(1d6!, 1d8!)"),
        ("-(1d6 + 2)", "-(1d6! + 2)"),
        ("1d6[fire]", "1d6![fire]"),
        ("{1d6, 2d4}kh1", "{1d6!, 2d4!}kh1"),
        ("3d1", "3d1"),
        ("2dF", "2dF"),
        ("1d6!o", "1d6!o"),
        ("1o3d10", "1o3d10"),
    ],
)
def test_dice_explode_wherever_they_stand(text, printed):
    assert str(exploding(parse_expression(text))) == printed


@pytest.mark.parametrize(("points", "severed"), [("19", False), ("20", True), ("21", True)])
def test_twenty_tears_a_part_off(points, severed):
    """RYF-41."""
    result = run(RYF, "damage", [], amount=points)
    assert result.details["severed"] is severed
    assert result.effects == (["severed"] if severed else [])


BORDERS = [  # Físico, wounds, state: RYF-42..48
    (8, 0, "normal"), (8, 15, "normal"), (8, 16, "badly_hurt"), (8, 23, "badly_hurt"),
    (8, 24, "unconscious"), (8, 39, "unconscious"), (8, 40, "dead"), (8, 99, "dead"),
    (1, 1, "normal"), (1, 2, "badly_hurt"), (1, 3, "unconscious"), (1, 5, "dead"),
]


@pytest.mark.parametrize(("fisico", "wounds", "state"), BORDERS)
def test_states_at_their_exact_borders(fisico, wounds, state):
    result = run(RYF, "damage", [], amount="0", fisico=fisico, wounds=wounds)
    assert result.state == {
        "wounds": wounds, "pv": 3 * fisico - wounds, "pv_max": 3 * fisico, "health": state,
    }
    assert result.outcome == state
    assert {
        "normal": "RYF-43", "badly_hurt": "RYF-44", "unconscious": "RYF-45", "dead": "RYF-46",
    }[state] in result.rules_applied


@pytest.mark.parametrize("fisico", range(1, 15))
def test_both_definitions_of_badly_hurt_agree(fisico):
    """RYF-07, RYF-44: PV down to Físico is the same as wounds up to twice Físico."""
    for wounds in range(3 * fisico):
        by_pv = 3 * fisico - wounds <= fisico
        assert (state_of(RYF.house(), fisico, wounds) == "badly_hurt") is by_pv


def test_death_at_six_times_by_a_house_rule():
    """RYF-45, RYF-46, RYF-48, death_multiplier."""
    six = RYF.house({"death_multiplier": "6"})
    assert [state_of(six, 8, w) for w in (40, 47, 48)] == ["unconscious", "unconscious", "dead"]


def test_four_times_in_life_points_moves_the_states():
    """RYF-48, pv_multiplier: the states follow the PV."""
    four = RYF.house({"pv_multiplier": "4"})
    assert [state_of(four, 8, w) for w in (23, 24, 31, 32, 39, 40)] == [
        "normal", "badly_hurt", "badly_hurt", "unconscious", "unconscious", "dead",
    ]
    result = run(RYF, "damage", [], {"pv_multiplier": "4"}, amount="1", fisico=8, wounds=23)
    assert (result.state["pv"], result.state["pv_max"]) == (8, 32)


def test_wounds_alone_are_added_up_without_a_state():
    """RYF-47."""
    assert run(RYF, "damage", [], amount="4", wounds=3).state == {"wounds": 7}


def earlier(**parts):
    return {"rules": "ryf", "verb": "attack", "success": True, "details": {}, **parts}


def test_damage_of_an_earlier_attack():
    result = run(
        RYF, "damage", [], earlier=earlier(details={"damage": 9}), fisico=8, wounds=10
    )
    assert result.state == {"wounds": 19, "pv": 5, "pv_max": 24, "health": "badly_hurt"}


def test_an_earlier_miss_does_nothing():
    missed = earlier(success=False, outcome="miss")
    assert run(RYF, "damage", [], earlier=missed, wounds=2).state == {"wounds": 2}


@pytest.mark.parametrize(
    ("result", "code"),
    [
        (earlier(rules="d6"), "other_game"),
        (earlier(verb="test"), "earlier_result_lacks"),
        (earlier(), "earlier_result_lacks"),
        (earlier(details={"damage": True}), "bad_earlier_result"),
        (earlier(details={"damage": -1}), "bad_earlier_result"),
        (earlier(details={"damage": 10**12}), "bad_earlier_result"),
        (earlier(details=[3]), "bad_earlier_result"),
        (earlier(details=None), "earlier_result_lacks"),
        (earlier(details={"damage": 3}, state={"wounds": 5}), "forbidden"),
    ],
)
def test_an_earlier_result_that_does_not_serve(result, code):
    with pytest.raises(DataError) as caught:
        run(RYF, "damage", [], earlier=result, fisico=8)
    assert caught.value.code == code


def test_wounds_given_again_reckon_an_applied_damage_anew():
    applied = earlier(details={"damage": 3}, state={"wounds": 5})
    assert run(RYF, "damage", [], earlier=applied, wounds=10).state == {"wounds": 13}


def test_damage_is_rolled_or_taken_over():
    with pytest.raises(UsageError) as caught:
        run(RYF, "damage", [])
    assert caught.value.code == "one_of"


def test_damage_that_is_rolled_goes_on_from_the_wounds_of_an_earlier_result():
    """RYF-47."""
    before = earlier(details={"damage": 3}, state={"wounds": 5}, input={"fisico": 8})
    assert run(RYF, "damage", [4], amount="1d6", earlier=before).state["wounds"] == 9
    assert run(RYF, "damage", [4], amount="1d6", earlier=before).state["pv"] == 15


def test_one_target_hit_three_times_has_been_hit_three_times():
    """RYF-47: what a result leaves is where the next one begins."""
    ready = Ready(RYF.verbs["damage"], RYF.house(), {"amount": "5", "fisico": 8, "wounds": 1})
    found = []
    for _ in range(3):
        result = ready.play(Stream("x"))
        found.append(result.state["wounds"])
        ready = ready.after(result)
    assert found == [6, 11, 16]


def test_odds_of_very_much_damage_are_worked_out_or_refused():
    house = RYF.house()
    report = chances(RYF.verbs["damage"], house, {"amount": "1d10*1d10", "fisico": 8})
    assert report.tables["damage"].items[0] == (1, report.tables["damage"].items[0][1])
    with pytest.raises(LimitError):
        chances(RYF.verbs["damage"], house, {"amount": "1000d10*1000d10"})
