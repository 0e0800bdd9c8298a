"""Die codes and what adds dice to them or takes them off."""

import pytest

from rolcli.errors import LimitError, UsageError
from rolcli.rulesets.d6 import D6
from rolcli.rulesets.d6.codes import Code, read_code, read_dice
from tests.rulesets.helpers import run


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("3D", (3, 0)),
        ("3d", (3, 0)),
        ("3D+2", (3, 2)),
        ("3d+1", (3, 1)),
        ("3D6+2", (3, 2)),
        ("12d6", (12, 0)),
        (" 4 D + 1 ", (4, 1)),
        ("3D+0", (3, 0)),
        ("+1D", (1, 0)),
    ],
)
def test_code_is_read(text, code):
    assert read_code(text) == Code(*code)


def test_pips_are_normalised_only_when_asked():  # D6-83
    with pytest.raises(UsageError) as caught:
        read_code("3D+4")
    assert caught.value.code == "bad_value"
    assert "4D+1" in str(caught.value.hint)
    assert read_code("3D+4", normalise=True) == Code(4, 1)
    assert read_code("3D-1", normalise=True) == Code(2, 2)


@pytest.mark.parametrize(
    "text", ["", "3", "D", "d6", "3D+", "3D+x", "3D8", "3D6+2+1", "++3D", "-1D", "3D2", "3.5D"]
)
def test_what_is_no_code_is_refused_with_the_form(text):
    with pytest.raises(UsageError) as caught:
        read_code(text)
    assert caught.value.code == "bad_value"


def test_code_without_dice_or_with_far_too_many():
    with pytest.raises(UsageError) as caught:
        read_code("0D+2")
    assert caught.value.code == "bad_value"
    with pytest.raises(LimitError):
        read_code("1001D")
    assert read_code("1000D") == Code(1000)


@pytest.mark.parametrize(("text", "dice"), [(None, 0), ("+1D", 1), ("-2d", -2), ("1D6", 1)])
def test_dice_modifier_is_read(text, dice):
    assert read_dice(text) == dice


@pytest.mark.parametrize("text", ["1", "+2", "1D+1", "D", "-D", "--1D", "2000D"])
def test_other_dice_modifiers_are_refused(text):
    with pytest.raises((UsageError, LimitError)):
        read_dice(text)


@pytest.mark.parametrize(
    ("options", "effective", "rules"),
    [
        ({}, "4D+1", []),
        ({"prepared": True}, "5D+1", ["D6-11"]),  # D6-10
        ({"running": True}, "3D+1", ["D6-12"]),
        ({"wounded": True}, "3D+1", ["D6-13"]),
        ({"uses": 2}, "3D+1", ["D6-15"]),  # D6-17: any of the uses, the first too
        ({"uses": 4}, "1D+1", ["D6-16"]),
        ({"dice_mod": "+2D"}, "6D+1", ["D6-06"]),
        ({"prepared": True, "wounded": True}, "4D+1", ["D6-11", "D6-13"]),  # D6-26
        ({"running": True, "wounded": True, "uses": 2}, "1D+1", ["D6-12", "D6-13", "D6-15"]),
        ({"prepared": True, "uses": 2}, "3D+1", ["D6-15"]),  # D6-19
        ({"prepared": True, "reacted": True}, "4D+1", []),  # D6-20
    ],
)
def test_changes_of_a_code_add_up_each_with_its_rule(options, effective, rules):  # D6-27
    result = run(D6, "test", "seed", code="4D+1", difficulty=10, **options)
    assert result.details["code"] == effective
    assert [modifier.rule for modifier in result.modifiers] == rules
    assert all(step.rule for step in result.steps)


def test_preparing_that_is_lost_says_why():
    lost = run(D6, "test", "s", code="4D", difficulty=5, prepared=True, uses=2)
    assert "D6-19" in lost.rules_applied
    lost = run(D6, "test", "s", code="4D", difficulty=5, prepared=True, reacted=True)
    assert "D6-20" in lost.rules_applied


def test_reaction_in_the_middle_of_a_round():
    """Two declared shots with a dodge between, at 4D: 3D, then 2D and 2D (D6-21..25).

    The dodge is not declared; it counts as a use, and what was rolled stands.
    """
    codes = [
        run(D6, "test", "s", code="4D", difficulty=5, uses=uses).details["code"]
        for uses in (2, 3, 3)
    ]
    assert codes == ["3D", "2D", "2D"]


@pytest.mark.parametrize("code", ["1D", "1D+2", "2D+1"])
def test_without_dice_left_nothing_is_rolled(code):  # D6-83
    result = run(D6, "test", [], code=code, difficulty=5, uses=3)
    assert (result.outcome, result.success) == ("impossible", False)
    assert result.rolls == []
    assert "D6-83" in result.rules_applied
    attack = run(D6, "attack", [], code=code, range="short", dodge="3D", uses=3)
    assert attack.outcome == "impossible"


def test_least_code_of_one_die_without_pips():
    result = run(D6, "test", [4], {"minimum_dice": "1"}, code="1D+2", difficulty=4, wounded=True)
    assert result.details["code"] == "1D"
    assert (result.total, result.outcome) == (4, "success")


def test_codes_print_as_they_are_read():
    for dice in range(1, 12):
        for pips in range(3):
            assert read_code(str(Code(dice, pips))) == Code(dice, pips)
