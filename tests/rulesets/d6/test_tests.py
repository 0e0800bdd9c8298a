"""Tests and checks: against a number, against somebody."""

import pytest

from rolcli.errors import UsageError
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.d6 import D6
from tests.rulesets.helpers import run


@pytest.mark.parametrize("verb", ["test", "check"])
@pytest.mark.parametrize(
    ("dice", "outcome", "margin"),
    [([4, 4], "success", 0), ([5, 4], "success", 1), ([4, 3], "failure", -1)],
)
def test_equal_or_higher_succeeds(verb, dice, outcome, margin):  # D6-07, D6-08, D6-09
    result = run(D6, verb, dice, code="2D+1", difficulty=9)
    assert (result.outcome, result.margin, result.target) == (outcome, margin, 9)
    assert result.success is (outcome == "success")
    assert result.verb == verb
    assert result.rules_applied == ["D6-07", "D6-08" if margin >= 0 else "D6-09"]


@pytest.mark.parametrize(
    ("name", "number"),
    [("very_easy", 5), ("easy", 10), ("moderate", 15), ("difficult", 20), ("very_difficult", 30),
     ("heroic", 31)],
)
def test_published_names_of_difficulties_say_that_they_are(name, number):
    result = run(D6, "test", "s", code="3D", difficulty=name)
    assert result.target == number
    assert "D6-P6" in result.rules_applied


def test_advantage_is_a_number_on_the_total():  # D6-06
    result = run(D6, "test", [3, 3], code="2D", difficulty=8, mod=2)
    assert (result.total, result.outcome) == (8, "success")
    assert [(m.name, m.value, m.rule) for m in result.modifiers] == [("modifier", 2, "D6-06")]


@pytest.mark.parametrize(
    ("sides", "outcome"),
    [
        ({}, "win"),  # D6-04
        ({"pc": True, "vs_npc": True}, "win"),
        ({"npc": True, "vs_pc": True}, "lose"),
    ],
)
def test_tie_goes_to_the_player_character(sides, outcome):
    result = run(D6, "check", [3, 4, 4, 3], code="2D", vs="2D", **sides)  # D6-01, D6-02
    assert result.outcome == outcome
    assert "D6-04" in result.rules_applied
    assert (result.margin >= 0) is result.success


@pytest.mark.parametrize("sides", [{"vs_pc": True}, {"npc": True}])
def test_ties_of_equals_are_rolled_again_and_shown(sides):  # D6-05
    result = run(D6, "check", [3, 5, 2, 4, 6, 1], code="1D", vs="1D", vs_mod=-2, **sides)
    assert [roll.total for roll in result.rolls] == [3, 5, 2, 4, 6, 1]
    assert (result.total, result.details["vs_total"], result.details["ties"]) == (6, -1, 2)
    assert result.outcome == "win"
    assert [step.rule for step in result.steps].count("D6-05") == 2


def test_other_side_has_modifiers_of_its_own():
    result = run(D6, "test", [6, 1, 1], code="1D", vs="3D", vs_mod=4, vs_dice_mod="-1D")
    assert (result.details["vs_code"], result.details["vs_total"]) == ("2D", 6)
    assert result.outcome == "win"
    assert [m.name for m in result.modifiers] == ["vs_modifier", "vs_dice_modifier"]


def test_other_side_without_dice_cannot_resist():
    result = run(D6, "test", [], code="1D", vs="1D+2", vs_dice_mod="-1D")
    assert (result.outcome, result.success, result.rolls) == ("win", True, [])


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"difficulty": 5, "vs": "3D"}, "one_of"),
        ({"difficulty": 5, "vs_mod": 1}, "needs"),
        ({"difficulty": 5, "vs_dice_mod": "1D"}, "needs"),
        ({"difficulty": 5, "vs_pc": True}, "needs"),
        ({"vs": "3D", "pc": True, "npc": True}, "excludes"),
        ({"vs": "3D", "vs_pc": True, "vs_npc": True}, "excludes"),
        ({"vs": "3D+3"}, "bad_value"),
    ],
)
def test_options_that_do_not_go_together(options, code):
    with pytest.raises(UsageError) as caught:
        run(D6, "test", [], code="3D", **options)
    assert caught.value.code == code


def test_wild_die_explodes_and_comes_first():
    house = {"wild_die": "complication"}
    result = run(D6, "test", [6, 6, 2, 3, 4], house, code="3D+1", difficulty=5)
    assert result.total == 14 + 7 + 1
    assert [roll.what for roll in result.rolls] == ["test_wild_die", "test"]


def test_wild_die_of_one_takes_the_highest_with_it():
    result = run(D6, "test", [1, 3, 5, 2], {"wild_die": "drop-highest"}, code="4D+1", difficulty=5)
    assert (result.total, result.effects) == (6, [])
    assert [die.kept for die in result.rolls[1].dice] == [True, False, True]
    assert "D6-P10" in result.rules_applied
    assert run(D6, "test", [1], {"wild_die": "drop_highest"}, code="1D+2", difficulty=5).total == 2


def test_wild_die_of_one_brings_a_complication():
    result = run(D6, "test", [1, 3, 5, 2], {"wild_die": "complication"}, code="4D+1", difficulty=5)
    assert (result.total, result.effects, result.success) == (12, ["complication"], True)
    versus = run(D6, "test", [1, 2, 3], {"wild_die": "complication"}, code="2D", vs="1D")
    assert (versus.total, versus.outcome, versus.effects) == (3, "win", ["complication"])


def test_dice_of_a_code_are_not_told_as_numbers():
    """D6-06, D6-12."""
    result = run(D6, "test", [1, 2, 3, 4], code="3D", difficulty=5, running=True, dice_mod="2D")
    told = render(result, "plain", Options(verbose=True))
    assert "running dice -1D, dice modifier +2D" in told


@pytest.mark.parametrize(("pc", "words"), [(True, "won as"), (False, "lost to")])
def test_a_tie_says_who_is_the_player_character(pc, words):
    """D6-04."""
    result = run(D6, "test", [4, 4], code="1D", vs="1D", pc=pc, npc=not pc, vs_pc=not pc, vs_npc=pc)
    assert f"and {words} the player character" in str(result.headline)
