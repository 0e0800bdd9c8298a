"""Sanity: the roll, the loss, the three insanities, bouts of madness (COC-38..43)."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.coc7 import COC7
from tests.rulesets.helpers import run


def sanity(dice, san=50, loss="1/1d6", settings=None, **params):
    return run(COC7, "sanity", dice, settings, san=san, loss=loss, **params)


@pytest.mark.parametrize(
    ("dice", "loss", "lost"),
    [
        ([50], "0/1d6", 0),
        ([51, 4], "0/1d6", 4),
        ([1, 3], "1d4/2d6+1", 3),
        ([60, 4, 5], "1d4/2d6+1", 10),
        ([100], "1d4/2d6+1", 13),  # a fumble loses the most
        ([96, 2], "0/1d6", 2),
    ],
)
def test_the_roll_decides_the_loss(dice, loss, lost):
    """COC-38."""
    result = sanity(dice, loss=loss)
    assert (result.details["loss"], result.state["sanity"]) == (lost, 50 - lost)
    assert ("involuntary_action" in result.effects) is (result.outcome == "failure")


def test_below_50_the_fumble_begins_at_96():
    assert sanity([96], san=49, loss="0/1d6").details["loss"] == 6


def test_no_more_is_lost_than_there_is_and_nothing_left_is_permanent():
    """COC-38."""
    result = sanity([90, 6], san=4, loss="0/1d6")
    assert (result.details["rolled_loss"], result.details["loss"]) == (6, 4)
    assert result.details["permanent_insanity"] is True
    with pytest.raises(UsageError):
        sanity([], san=0)


def test_a_cap_on_what_this_horror_still_takes():
    assert sanity([90, 6], loss="0/1d6", cap=2).details["loss"] == 2


@pytest.mark.parametrize(
    ("lost", "die", "temporary"), [(4, None, False), (5, 60, True), (5, 61, False), (7, 1, True)]
)
def test_five_at_once_ask_for_int(lost, die, temporary):
    """COC-39, COC-40."""
    dice = [90] + ([] if die is None else [die]) + ([6, 5, 4] if temporary else [])
    result = sanity(dice, loss=f"0/{lost}", int_=60, day_start=99)
    assert result.details["temporary_insanity"] is temporary
    assert ("memory_repressed" in result.effects) is (die == 61)


def test_the_loss_that_counts_is_the_actual_one():
    """COC-39."""
    result = sanity([90, 6], san=4, loss="0/1d6", int_=60)
    assert "int_total" not in result.details
    assert "int_roll_due" in sanity([90, 5], loss="0/1d6").effects


@pytest.mark.parametrize(
    ("san", "params", "lost", "settings", "indefinite"),
    [
        (50, {}, 9, {}, False),
        (50, {}, 10, {}, True),
        (44, {"day_start": 50, "lost_today": 6}, 4, {}, True),
        (44, {"lost_today": 6}, 3, {}, False),
        (52, {}, 10, {}, True),
        (52, {}, 10, {"indefinite": "ceil"}, False),
        (52, {}, 11, {"indefinite": "ceil"}, True),
        (4, {}, 1, {}, True),
        (4, {}, 0, {}, False),
        (40, {"day_start": 50, "lost_today": 10}, 0, {}, False),
    ],
)
def test_a_fifth_in_a_day_is_indefinite_insanity(san, params, lost, settings, indefinite):
    """COC-41, COC-42."""
    result = sanity([2], san, f"{lost}/{lost}", settings, **params)
    assert result.details["indefinite_insanity"] is indefinite


def test_temporary_and_indefinite_insanity_may_come_together():
    result = sanity([90, 10, 20, 3, 7, 2], loss="0/1d10", int_=60)
    assert result.details["temporary_insanity"] is result.details["indefinite_insanity"] is True


BOUTS = [
    ([90, 20, 3, 7, 2], {}, "real_time", "violence", 7, "rounds"),
    ([90, 20, 3, 7, 2], {"alone": True}, "summary", "battered", 7, "hours"),
    ([90, 20, 9, 44, 7, 2], {}, "real_time", "phobia", 7, "rounds"),
    ([90, 20, 10, 45, 7, 2], {"alone": True}, "summary", "mania", 7, "hours"),
]


@pytest.mark.parametrize(("dice", "params", "kind", "name", "duration", "unit"), BOUTS)
def test_the_bout_and_the_madness_underneath(dice, params, kind, name, duration, unit):
    """COC-43."""
    result = sanity(dice, loss="0/5", int_=60, day_start=99, **params)
    bout = result.details["bout"]
    assert (bout["kind"], bout["name"], bout["duration"], bout["unit"]) == (
        kind, name, duration, unit,
    )
    assert result.details["underlying_hours"] == 2
    assert bout.get("list_number") == (dice[3] if len(dice) == 6 else None)


@pytest.mark.parametrize("number", range(1, 11))
@pytest.mark.parametrize("alone", [False, True])
def test_every_bout_has_words(number, alone):
    extra = [50] if number > 8 else []
    result = sanity([90, 20, number, *extra, 7, 2], loss="0/5", int_=60, alone=alone)
    assert result.details["bout"]["number"] == number
    assert str(result.notes[-2]).startswith("Bout of madness, 7")


def test_underlying_insanity_turns_any_loss_into_a_bout():
    """COC-43."""
    result = sanity([90, 1, 3, 7], underlying=True, int_=60)
    assert result.details["new_bout"] is True
    assert "underlying_hours" not in result.details
    assert "bout" not in sanity([40], loss="0/1d6", underlying=True).details


@pytest.mark.parametrize(("dice", "left", "bout"), [([40], 50, False), ([60, 3, 7], 49, True)])
def test_a_reality_check(dice, left, bout):
    """COC-43."""
    result = run(COC7, "sanity", dice, san=50, reality_check=True)
    assert (result.state["sanity"], "bout" in result.details) == (left, bout)
    with pytest.raises(UsageError):
        sanity([40], loss="1/1d6", reality_check=True)


def test_a_phobia_means_a_penalty_die_elsewhere():
    """COC-43."""
    assert "penalty_die_while_exposed" in sanity([40], loss="0/1", phobia=True).effects


@pytest.mark.parametrize(
    "params", [{"bonus": 1}, {"penalty": 1}, {"luck": 20}, {"pushable": True}]
)
def test_neither_dice_nor_luck_nor_pushing(params):
    """COC-04, COC-09, COC-46."""
    with pytest.raises(UsageError):
        sanity([40], **params)


@pytest.mark.parametrize("loss", [None, "1", "/1d6", "1/", "1/2/3"])
def test_two_losses_are_needed(loss):
    with pytest.raises(UsageError):
        sanity([40, 1], loss=loss)
