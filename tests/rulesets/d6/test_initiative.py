"""Who goes first, with the rolls that decide the actions too."""

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.d6 import D6
from tests.rulesets.helpers import run


def names(result):
    return [line["name"] for line in result.details["order"]]


def test_highest_goes_first():  # D6-28, D6-29, D6-30
    result = run(D6, "initiative", [1, 2, 6, 3, 3], combatants=["Ana:2D", "Bea:1D", "Eva:2D:pc"])
    assert names(result) == ["Eva", "Bea", "Ana"]
    assert {"D6-28", "D6-30", "D6-32"} <= set(result.rules_applied)
    assert [line["place"] for line in result.details["order"]] == [1, 2, 3]


def test_same_roll_decides_success():  # D6-31
    result = run(D6, "initiative", [4, 5], combatants=["Ana:1D+1:pc:5", "Orc:1D:npc:6"])
    first, second = result.details["order"]
    assert (first["name"], first["total"], first["success"]) == ("Ana", 5, True)
    assert (second["name"], second["total"], second["success"]) == ("Orc", 5, False)
    assert len(result.rolls) == 2
    assert "D6-31" in result.rules_applied


def test_player_character_goes_first_in_a_tie():  # D6-32
    result = run(D6, "initiative", [4, 4], combatants=["Orc:1D", "Ana:1D:pj"])
    assert names(result) == ["Ana", "Orc"]
    assert [line["decided_by"] for line in result.details["order"]] == ["player_character"] * 2


def test_equals_roll_again_for_the_order_only():  # D6-33
    dice = [4, 4, 4, 6, 2, 5, 5, 1, 3]
    result = run(D6, "initiative", dice, combatants=["A:1D:npc:4", "B:1D", "C:1D", "D:1D"])
    # A, B and C tie at 4; then 2, 5, 5; then B and C again: 1, 3
    assert names(result) == ["D", "C", "B", "A"]
    lines = {line["name"]: line for line in result.details["order"]}
    assert (lines["A"]["total"], lines["A"]["success"], lines["A"]["new_rolls"]) == (4, True, [2])
    assert lines["C"]["new_rolls"] == [5, 3]
    assert [step.rule for step in result.steps].count("D6-33") >= 5
    assert len(result.rolls) == 9


@pytest.mark.parametrize(
    "texts",
    [
        ["Ana"], [":3D"], ["Ana:3D:x"], ["Ana:3D:pc:npc"], ["Ana:3D:pc:5:6"],
        ["Ana:3"], ["Ana:3D", "ana:4D"], [],
    ],
)
def test_combatants_that_cannot_be_read(texts):
    with pytest.raises(UsageError):
        run(D6, "initiative", "s", combatants=texts)


def test_wild_die_is_in_the_roll():
    result = run(D6, "initiative", [6, 3, 2], {"wild_die": "complication"}, combatants=["A:2D"])
    assert result.details["order"][0]["total"] == 11
