"""The order of a turn, and grenades that do no damage."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from rolcli.errors import LimitError, UsageError
from rolcli.rulesets.unisystem import UNISYSTEM, UNISYSTEM_COMBAT
from tests.rulesets.helpers import odds, run


def told(*who, turn=None):
    result = run(UNISYSTEM, "initiative", [], who=who, turn=turn)
    return [(one["name"], one["decided_by"]) for one in result.details["order"]]


def names(*who, turn=None):
    return [name for name, _ in told(*who, turn=turn)]


def test_who_started_goes_first_in_the_first_turn():
    """UNI-11."""
    assert told("A", "B:started") == [("B", "started"), ("A", "started")]
    assert names("A", "B:started", turn=2) == ["A", "B"]


def test_who_struck_goes_first_later():
    """UNI-12."""
    assert told("A", "B:struck", turn=2)[0] == ("B", "struck")
    assert names("A", "B:struck") == ["A", "B"]
    assert names("A", "B:struck", "C:struck", turn=3) == ["B", "C", "A"]


def test_ranged_weapons_go_before_blades():
    """UNI-13."""
    assert told("A", "B:ranged")[0] == ("B", "ranged")


def test_surprise_is_above_everything():
    """UNI-14."""
    assert names("A:started:ranged", "B:surprise", "C:ranged", "D") == ["B", "A", "C", "D"]
    assert told("A", "B") == [("A", "order_given"), ("B", "order_given")]
    assert names("A", "B:sorpresa") == ["B", "A"]


def test_initiative_by_a_roll():
    """UNX-01, UNX-02."""
    result = run(UNISYSTEM_COMBAT, "initiative", [7, 6, 5], who=["A:3", "B:2:fast", "C:5:rápido"])
    assert result.details["totals"] == {"A": 10, "B": 11, "C": 13}
    assert [one["name"] for one in result.details["order"]] == ["C", "B", "A"]
    assert str(result.headline) == "Order: C 13, B 11, A 10"
    assert {"UNX-01", "UNX-02"} <= set(result.rules_applied)


def test_equal_totals_act_together():
    """UNX-01."""
    result = run(UNISYSTEM_COMBAT, "initiative", [7, 7, 1], who=["A:3", "B:3", "C:1"])
    assert [(o["place"], o["tied"]) for o in result.details["order"]] == [
        (1, True), (1, True), (3, False),
    ]
    assert "tied" in result.effects
    assert str(result.headline) == "Order: A 10 = B 10, C 2"


def test_the_way_is_a_setting():
    rolled = run(UNISYSTEM, "initiative", [5], {"initiative": "rolled"}, who=["A:3"])
    assert rolled.details["totals"] == {"A": 8}
    story = {"initiative": "narrative"}
    told = run(UNISYSTEM_COMBAT, "initiative", [], story, who=["A", "B:ranged"])
    assert told.details["order"][0]["name"] == "B"


@pytest.mark.parametrize(
    ("game", "who", "turn", "code"),
    [
        (UNISYSTEM_COMBAT, ["A"], None, "bad_value"),
        (UNISYSTEM_COMBAT, ["A:x"], None, "bad_value"),
        (UNISYSTEM_COMBAT, ["A:3:slow"], None, "bad_value"),
        (UNISYSTEM_COMBAT, [":3"], None, "bad_value"),
        (UNISYSTEM_COMBAT, ["A:3"], 2, "excludes"),
        (UNISYSTEM_COMBAT, ["A:3", "A:2"], None, "given_twice"),
        (UNISYSTEM, ["A:3"], None, "bad_value"),
        (UNISYSTEM, ["A", "A"], None, "given_twice"),
    ],
)
def test_what_initiative_refuses(game, who, turn, code):
    with pytest.raises(UsageError) as refusal:
        run(game, "initiative", [], who=who, turn=turn)
    assert refusal.value.code == code


def test_chances_of_each_place():
    """UNX-01, UNX-02: against all throws of three dice."""
    dexterities = {"A": 3, "B": 1 + 3, "C": 4}
    places = {name: {} for name in dexterities}
    for faces in product(range(1, 11), repeat=3):
        totals = [face + dex for face, dex in zip(faces, dexterities.values(), strict=True)]
        for name, total in zip(dexterities, totals, strict=True):
            place = 1 + sum(other > total for other in totals)
            places[name][place] = places[name].get(place, 0) + Fraction(1, 1000)
    found = odds(UNISYSTEM_COMBAT, "initiative", who=["A:3", "B:1:fast", "C:4"])
    assert found.quantities == {name: dict(sorted(p.items())) for name, p in places.items()}
    assert found.truncated == 0


def test_an_order_by_the_story_is_certain():
    found = odds(UNISYSTEM, "initiative", who=["A", "B:ranged"])
    assert found.quantities == {"B": {1: 1}, "A": {2: 1}}


def test_odds_have_their_limits():
    with pytest.raises(LimitError):
        odds(UNISYSTEM_COMBAT, "initiative", who=[f"A{n}:3" for n in range(13)])
    with pytest.raises(UsageError):
        odds(UNISYSTEM_COMBAT, "initiative", who=["A:3"], turn=2)
    ten = odds(
        UNISYSTEM_COMBAT, "initiative", {"rule_of_ten": "on"}, 3, who=["A:3", "B:3"]
    )
    assert 0 < ten.truncated < Fraction(1, 1000)


@pytest.mark.parametrize(
    ("kind", "die", "outcome"),
    [
        ("tear_gas", 6, "acts"),
        ("tear_gas", 5, "cannot_act"),
        ("flashbang", 6, "protected"),
        ("flashbang", 5, "blinded"),
    ],
)
def test_hazards_need_nine(kind, die, outcome):
    """UNX-68, UNX-69."""
    result = run(UNISYSTEM, "hazard", [die], kind=kind, score=3)
    assert (result.outcome, result.success, result.target) == (outcome, die == 6, 9)
    assert ("deafened" in result.effects) == (kind == "flashbang")
    assert ("blinded" in result.effects) == (outcome == "blinded")


def test_how_long_a_hazard_lasts():
    """UNX-68, UNX-69."""
    gas = run(UNISYSTEM, "hazard", [6], kind="tear_gas", score=3, rounds=4)
    assert gas.details["rounds"] == 6
    flash = run(UNISYSTEM, "hazard", [1], kind="flashbang", score=3, rounds=3)
    assert flash.details["rounds"] == 3
    assert str(flash.headline).endswith("blinded and deafened, 3 rounds (referee)")
    assert "referee" in str(run(UNISYSTEM, "hazard", [1], kind="flashbang", score=3).headline)


def test_smoke_rolls_nothing():
    """UNX-70."""
    result = run(UNISYSTEM, "hazard", [], kind="smoke", rounds=2)
    assert (result.outcome, result.success, result.rolls) == ("obscured", None, [])
    assert "may_suffocate_indoors" in result.effects
    for params, code in (
        ({"kind": "smoke", "score": 3}, "excludes"),
        ({"kind": "tear_gas"}, "needs"),
        ({"kind": "flashbang"}, "needs"),
    ):
        with pytest.raises(UsageError) as refusal:
            run(UNISYSTEM, "hazard", [], **params)
        assert refusal.value.code == code


def test_what_puts_somebody_behind_is_told_as_such():
    """UNI-11, UNI-13."""
    result = run(UNISYSTEM, "initiative", [], who=("Ana:started", "Zombie", "Luis:ranged"))
    labels = [(str(step.label), step.value) for step in result.steps]
    assert labels == [
        ("Place 1: Ana, decided by", "started"),
        ("Place 2: Luis, decided by", "ranged"),
        ("Place 3: Zombie, behind others by", "ranged"),
    ]


@pytest.mark.parametrize("word", ["rápida", "rapido", "fast", "reflejos-rápidos"])
def test_fast_in_either_gender(word):
    """UNX-02."""
    result = run(UNISYSTEM_COMBAT, "initiative", [4], who=(f"Ana:4:{word}",))
    assert result.details["totals"] == {"Ana": 11}
