"""Rolls of skill and attribute, against ladders and against each other."""

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.ryf import RYF
from rolcli.rulesets.ryf.tables import DIFFICULTIES
from rolcli.words import canonical
from tests.rulesets.helpers import run

LADDERS = {  # RYF-13, RYF-16
    "check": {"easy": 9, "normal": 12, "hard": 15, "very_hard": 18, "nearly_impossible": 21},
    "test": {"easy": 10, "normal": 15, "hard": 20, "very_hard": 25, "nearly_impossible": 30},
}


@pytest.mark.parametrize("verb", LADDERS)
@pytest.mark.parametrize("name", DIFFICULTIES)
def test_a_named_difficulty_is_met_or_missed_by_one(verb, name):
    number = LADDERS[verb][name]
    skill = {"skill": 1} if verb == "test" else {}
    for short in (0, 1):
        attribute = number - 5 - len(skill) - short
        result = run(RYF, verb, [3, 5, 7], attribute=attribute, difficulty=name, **skill)
        assert (result.target, result.margin) == (number, -short)
        assert result.success is (short == 0)
        assert result.outcome == ("success", "failure")[short]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Fácil", "easy"), ("NORMAL", "normal"), ("dificil", "hard"), ("Muy Difícil", "very_hard"),
        ("muy-dificil", "very_hard"), ("Casi Imposible", "nearly_impossible"),
        ("very-hard", "very_hard"), ("nearly impossible", "nearly_impossible"),
    ],
)
def test_difficulties_have_their_names_in_both_languages(typed, name):
    assert canonical(typed, DIFFICULTIES) == name


def test_a_difficulty_may_be_a_number():
    assert run(RYF, "test", [3, 5, 7], attribute=4, skill=2, difficulty=11).margin == 0


def test_the_parts_of_the_total_are_named_with_their_rule():
    """RYF-01, RYF-12, RYF-15."""
    result = run(RYF, "test", [3, 5, 7], attribute=4, skill=2, mod=-1, difficulty="easy")
    parts = [(m.name, m.value, m.rule) for m in result.modifiers]
    assert parts == [("attribute", 4, "RYF-15"), ("skill", 2, "RYF-15"), ("mod", -1, "RYF-15")]
    assert result.total == 10
    check = run(RYF, "check", [3, 5, 7], attribute=4, difficulty="easy")
    assert [m.rule for m in check.modifiers] == ["RYF-12"]
    assert "RYF-13" in check.rules_applied


@pytest.mark.parametrize(("attribute", "outcome"), [(13, "success"), (14, "critical")])
def test_ten_over_the_difficulty_is_a_critical(attribute, outcome):
    """RYF-18."""
    result = run(RYF, "check", [3, 5, 7], attribute=attribute, difficulty="easy")
    assert (result.outcome, result.success) == (outcome, True)
    assert ("RYF-18" in result.rules_applied) is (outcome == "critical")


def test_a_fumble_fails_whatever_the_total():
    """RYF-19: and shows no margin that would say otherwise."""
    result = run(RYF, "check", [1, 1, 5], attribute=30, difficulty="easy")
    assert (result.total, result.outcome, result.success) == (31, "fumble", False)
    assert result.margin is None
    assert run(RYF, "check", [1, 1, 5], attribute=3, difficulty="easy").margin is None


def test_any_kept_one_is_a_fumble_by_a_house_rule():
    """RYF-19, pifia."""
    plain = {"pifia": "plain-one"}
    assert run(RYF, "check", [1, 1, 6], plain, attribute=3, difficulty=9).outcome == "fumble"
    assert run(RYF, "check", [1, 1, 6], attribute=3, difficulty=9).outcome == "failure"


def test_a_natural_one_may_fail_by_a_house_rule():
    """RYF-19, natural_one_fails."""
    on = {"natural_one_fails": "on"}
    result = run(RYF, "check", [1, 1, 6], on, attribute=30, difficulty=9)
    assert (result.outcome, result.success, result.margin) == ("failure", False, None)
    assert run(RYF, "check", [1, 1, 6], attribute=30, difficulty=9).outcome == "critical"
    assert run(RYF, "check", [10, 10, 3, 1, 1, 6], on, attribute=30, difficulty=9).success


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"difficulty": 9, "vs": 3}, "one_of"),
        ({"vs_keep": "low"}, "needs"),
        ({"difficulty": 9, "vs_keep": "low"}, "needs"),
    ],
)
def test_a_roll_has_a_difficulty_or_an_opponent(given, code):
    """RYF-01, RYF-03."""
    with pytest.raises(UsageError) as caught:
        run(RYF, "check", [], attribute=3, **given)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("verb", "dice", "outcome", "reached", "headline"),
    [
        ("test", [3, 5, 7], None, "normal", "15: reaches normal, 15"),
        ("test", [3, 4, 7], None, "easy", "14: reaches easy, 10"),
        ("check", [3, 4, 7], None, "normal", "14: reaches normal, 12"),
        ("check", [1, 1, 5], "fumble", "none", "11: fumble"),
        ("test", [10, 10, 7, 10, 10, 1, 1, 1, 5], None, "nearly_impossible",
         "31: reaches nearly_impossible, 30"),
    ],
)
def test_a_total_without_a_difficulty_says_what_it_reaches(verb, dice, outcome, reached, headline):
    """RYF-13, RYF-16: for a number that the referee keeps."""
    mine = {"attribute": 7, "skill": 3} if verb == "test" else {"attribute": 10}
    result = run(RYF, verb, dice, **mine)
    assert (result.outcome, result.details["reached"]) == (outcome, reached)
    assert (result.target, result.margin) == (None, None)
    assert result.success is (None if outcome is None else False)
    assert str(result.headline) == headline
    assert run(RYF, "check", [2, 2, 2], attribute=3).details["reached"] == "none"
    one = run(RYF, "check", [1, 1, 6], {"natural_one_fails": "on"}, attribute=10)
    assert (one.outcome, one.details["reached"]) == ("failure", "none")


def test_a_moderate_difficulty_is_a_published_one():
    """RYF-P2."""
    result = run(RYF, "test", [3, 5, 7], attribute=10, skill=3, difficulty="moderate")
    assert (result.target, result.success) == (18, True)
    assert "RYF-P2" in result.rules_applied


TEN_FIVE = {"critical": "ten-five"}


@pytest.mark.parametrize(
    ("keep", "dice", "critical"),
    [
        ("mid", [10, 10, 3, 2, 2, 2], True), ("high", [10, 4, 3, 2, 2, 2], False),
        ("high", [10, 5, 3, 2, 2, 2], True), ("mid", [9, 10, 8], False),
        ("low", [10, 10, 10, 2, 2, 2], True),
    ],
)
def test_a_kept_ten_with_five_beside_it_may_be_a_critical(keep, dice, critical):
    """RYF-P1: it succeeds whatever the total, and the margin makes none."""
    result = run(RYF, "check", dice, TEN_FIVE, attribute=0, difficulty=40, keep=keep)
    assert (result.outcome == "critical") is critical
    assert ("RYF-P1" in result.rules_applied) is critical
    assert (result.margin is None) is critical
    high = run(RYF, "check", [5, 5, 5], TEN_FIVE, attribute=30, difficulty=9)
    assert (high.outcome, high.margin) == ("success", 26)


def test_a_critical_of_the_dice_wins_an_opposed_roll():
    """RYF-P1, RYF-17."""
    result = run(RYF, "check", [10, 10, 3, 2, 2, 2, 5, 5, 5], TEN_FIVE, attribute=0, vs=30)
    assert (result.outcome, result.margin) == ("win", None)
    assert (result.details["critical"], result.details["vs_critical"]) == (True, False)
    lost = run(RYF, "check", [5, 5, 5, 10, 10, 3, 2, 2, 2], TEN_FIVE, attribute=30, vs=0)
    assert (lost.outcome, lost.details["vs_critical"]) == ("lose", True)


OPPOSED = [  # own dice, the other's dice, outcome, margin, own critical and fumble, the other's
    ([3, 6, 8], [2, 5, 9], "win", 1, False, False, False, False),
    ([3, 6, 8], [2, 6, 9], "tie", 0, False, False, False, False),
    ([3, 6, 8], [2, 7, 9], "lose", -1, False, False, False, False),
    ([10, 10, 8, 2, 3, 5], [2, 3, 9], "win", 10, True, False, False, False),
    ([2, 3, 9], [10, 10, 8, 2, 3, 5], "lose", -10, False, False, True, False),
    ([1, 1, 5], [2, 5, 9], "lose", None, False, True, False, False),
    ([3, 6, 8], [1, 1, 5], "win", None, False, False, False, True),
    ([1, 1, 5], [1, 1, 2], "tie", None, False, True, False, True),
]


@pytest.mark.parametrize(
    ("own", "other", "outcome", "margin", "critical", "fumble", "vs_critical", "vs_fumble"), OPPOSED
)
@pytest.mark.parametrize("verb", ["test", "check"])
def test_opposed(verb, own, other, outcome, margin, critical, fumble, vs_critical, vs_fumble):
    """RYF-14, RYF-17; a critical is by 10 over the other's total (RYF-18); a fumble loses."""
    mine = {"attribute": 8, "skill": 3} if verb == "test" else {"attribute": 11}
    result = run(RYF, verb, [*own, *other], vs=11, **mine)
    assert (result.outcome, result.success, result.margin) == (outcome, outcome == "win", margin)
    assert result.details == {
        "critical": critical,
        "fumble": fumble,
        "vs_critical": vs_critical,
        "vs_fumble": vs_fumble,
        "vs_total": result.target,
    }
    assert ("RYF-17" if verb == "test" else "RYF-14") in result.rules_applied
    assert result.headline is not None


def test_the_other_side_keeps_its_own_die():
    assert run(
        RYF, "check", [5, 5, 5, 2, 7, 9], attribute=0, vs=0, vs_keep="high"
    ).details["vs_total"] == 9


def test_natural_ones_lose_opposed_rolls_by_a_house_rule():
    on = {"natural_one_fails": "on"}
    assert run(RYF, "check", [1, 1, 6, 2, 2, 2], on, attribute=20, vs=0).outcome == "lose"
    assert run(RYF, "check", [2, 2, 2, 1, 1, 6], on, attribute=0, vs=20).outcome == "win"
    assert run(RYF, "check", [1, 1, 6, 1, 1, 6], on, attribute=0, vs=20).outcome == "tie"


@pytest.mark.parametrize(
    ("verb", "options", "dice", "rule"),
    [
        ("test", {"skill": 3, "difficulty": 10}, [5, 5, 5], "RYF-16"),
        ("check", {"difficulty": 10}, [5, 5, 5], "RYF-13"),
        ("test", {"skill": 3, "vs": 4}, [5, 5, 5, 2, 2, 2], "RYF-17"),
        ("check", {"vs": 4}, [5, 5, 5, 2, 2, 2], "RYF-14"),
    ],
)
def test_the_total_and_what_it_means_have_a_line_of_their_own(verb, options, dice, rule):
    result = run(RYF, verb, dice, attribute=5, **options)
    line = f"{result.total} against {result.target}"
    assert [(step.value, step.rule) for step in result.steps if str(step.label) == line] == [
        (result.outcome, rule)
    ]


def test_the_working_says_whose_die_it_is():
    """RYF-04, RYF-19: the other side's kept dice are not taken for one's own."""
    result = run(RYF, "check", [10, 10, 1, 2, 3, 4, 1, 1, 2], attribute=5, vs=8)
    assert [str(s.label) for s in result.steps if s.rule in ("RYF-04", "RYF-19")] == [
        "A kept 10 is added", "The other side's kept 1",
    ]
    result = run(RYF, "check", [1, 1, 2, 10, 10, 1, 2, 3, 4], attribute=5, vs=8)
    assert [str(s.label) for s in result.steps if s.rule in ("RYF-04", "RYF-19")] == [
        "Kept 1", "The other side's kept 10 is added",
    ]


@pytest.mark.parametrize(
    ("attribute", "label", "said"),
    [
        (16, "Margin of 10 or more", "critical win"),
        (0, "The other side's margin of 10 or more", "the other's critical"),
    ],
)
def test_a_critical_of_an_opposed_roll_says_whose_it_is(attribute, label, said):
    """RYF-18: against the other's total."""
    result = run(RYF, "check", [5, 5, 5, 5, 5, 5], attribute=attribute, vs=6 if attribute else 10)
    ours, theirs = result.details["critical"], result.details["vs_critical"]
    assert (ours, theirs) == (attribute > 10, attribute < 10)
    assert [str(step.label) for step in result.steps if step.rule == "RYF-18"] == [label]
    assert said in str(result.headline)
