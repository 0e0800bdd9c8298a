"""Initiative: order, ties, actions."""

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.ryf import RYF
from tests.rulesets.helpers import run


def order(dice, *who, settings=None):
    return run(RYF, "initiative", dice, settings, who=who).details["order"]


@pytest.mark.parametrize(
    ("total", "count"), [(9, 1), (24, 1), (25, 2), (34, 2), (35, 3), (44, 3), (45, 4), (55, 5)]
)
def test_actions_by_total(total, count):
    """RYF-23."""
    (row,) = order([5, 5, 5], f"Ana:{total - 5}")
    assert (row["total"], row["actions"]) == (total, count)


@pytest.mark.parametrize(("total", "count"), [(19, 1), (20, 2), (29, 2), (30, 3), (40, 4)])
def test_actions_from_twenty_by_a_house_rule(total, count):
    """RYF-23, actions_from."""
    (row,) = order([5, 5, 5], f"Ana:{total - 5}", settings={"actions_from": "20"})
    assert row["actions"] == count


def test_the_highest_goes_first_and_the_higher_base_of_equal_totals():
    """RYF-21."""
    rows = order([5, 5, 5, 9, 9, 9, 3, 3, 3], "Ana:10", "Orc:5", "Bea:12")
    assert [(row["place"], row["name"], row["total"], row["decided_by"]) for row in rows] == [
        (1, "Bea", 15, "base"), (2, "Ana", 15, "base"), (3, "Orc", 14, "roll"),
    ]


def test_equal_total_and_base_share_a_place():
    result = run(
        RYF, "initiative", [5, 5, 5, 5, 5, 5, 1, 1, 1], who=("Ana:10", "Bea:10", "Orc:10")
    )
    assert [row["place"] for row in result.details["order"]] == [1, 1, 3]
    assert [row["decided_by"] for row in result.details["order"]] == ["tie", "tie", "roll"]
    assert "RYF-21" in str(result.notes[0])


def test_the_order_is_for_the_whole_combat_and_a_turn_is_a_choice():
    """RYF-22, RYF-24."""
    result = run(RYF, "initiative", [5, 5, 5], who=("Ana:10",))
    assert {"RYF-22", "RYF-24"} <= set(result.rules_applied)
    assert result.notes == []


@pytest.mark.parametrize(
    ("tags", "total"),
    [
        ("", 17), (":badly-hurt", 13), (":malherido", 13), (":Malherida", 13), (":low", 13),
        (":token-returned", 13), (":badly_hurt:token-returned", 13), (":high", 19), (":alto", 19),
        (":mid", 17),
    ],
)
def test_the_die_kept_and_a_kept_ten(tags, total):
    """RYF-07, RYF-10, RYF-21."""
    assert order([3, 7, 9], f"Ana:10{tags}")[0]["total"] == total


def test_options_are_for_all_who_have_no_word_of_their_own():
    who = ("Ana:10", "Bea:10:high")
    result = run(RYF, "initiative", [3, 7, 9, 3, 7, 9], who=who, badly_hurt=True)
    assert [(row["name"], row["total"]) for row in result.details["order"]] == [
        ("Bea", 19), ("Ana", 13),
    ]
    assert "RYF-07" in result.rules_applied
    kept = run(RYF, "initiative", [3, 7, 9], who=("Ana:10",), keep="high")
    assert kept.details["order"][0]["total"] == 19


def test_a_kept_ten_explodes():
    assert order([10, 10, 2, 5, 5, 5], "Ana: -3")[0]["total"] == 12


@pytest.mark.parametrize(
    ("who", "code"),
    [
        ((), "not_found"),
        (("Ana",), "bad_value"),
        ((":10",), "bad_value"),
        (("Ana:ten",), "bad_value"),
        (("Ana:",), "bad_value"),
        (("Ana:--3",), "bad_value"),
        (("Ana:10:fast",), "bad_value"),
        (("Ana:10:low:high",), "excludes"),
        (("Ana:10:high:badly-hurt",), "excludes"),
        (("Ana:10", "ana:12"), "given_twice"),
    ],
)
def test_combatants_that_cannot_be_read(who, code):
    with pytest.raises(UsageError) as caught:
        run(RYF, "initiative", [], who=who)
    assert caught.value.code == code


def test_the_order_is_one_line_and_one_list_of_names():
    result = run(RYF, "initiative", [5, 5, 5, 9, 9, 9], who=("Ana:10", "Bea:26"))
    assert str(result.headline) == "Initiative: Bea 35 (3 actions), Ana 15"
    assert result.answer == ["Bea", "Ana"]
