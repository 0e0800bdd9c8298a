"""Rest, the first-aid kit and the healing skill."""

import json

import pytest

from rolcli.dice.scripted import Scripted
from rolcli.errors import DataError, UsageError
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.frame import Ready
from rolcli.rulesets.ryf import RYF
from tests.rulesets.helpers import run

PATIENT = {"method": "skill", "attribute": 6, "skill": 4, "life_max": 24, "life": 16}


@pytest.mark.parametrize(
    ("die", "healed", "outcome"),
    [(1, -1, "worse"), (2, 0, "unchanged"), (3, 1, "healed"), (6, 4, "healed")],
)
def test_rest(die, healed, outcome):
    """RYF-52, RYF-55, RYF-56: 1d6 - 2 without explosion, one wound more on a 1."""
    result = run(RYF, "heal", [die], method="rest", wounds=10, combat_wounds=6, fisico=8)
    assert (result.details["healed"], result.outcome) == (healed, outcome)
    assert result.state["wounds"] == 10 - healed
    assert result.state["pv"] == 14 + healed
    assert "RYF-56" in str(result.notes[0])


@pytest.mark.parametrize(
    ("method", "die", "combat", "healed_before", "healed"),
    [
        ("rest", 6, 3, 0, 3), ("rest", 6, 6, 4, 2), ("rest", 6, 0, 0, 0), ("rest", 1, 0, 0, -1),
        ("rest", 1, 6, 6, -1), ("kit", 6, 6, 0, 6), ("kit", 6, 6, 4, 2), ("kit", 2, 6, 0, 2),
        ("kit", 5, 6, 6, 0),
    ],
)
def test_rest_and_kit_draw_on_what_the_last_combat_cost(
    method, die, combat, healed_before, healed
):
    """RYF-53, RYF-60; what rest takes away is not bounded (RYF-55)."""
    result = run(
        RYF, "heal", [die], method=method, wounds=12, combat_wounds=combat, healed=healed_before
    )
    assert result.details["healed"] == healed
    assert result.state == {
        "wounds": 12 - healed, "combat_wounds": combat, "healed": healed_before + max(0, healed),
    }


def test_nobody_is_healed_below_no_wounds():
    result = run(RYF, "heal", [6], method="kit", wounds=2, combat_wounds=6)
    assert result.state["wounds"] == 0


def test_rest_can_kill():
    """RYF-54, RYF-55."""
    result = run(RYF, "heal", [1], method="rest", wounds=39, combat_wounds=39, fisico=8)
    assert result.state["health"] == "dead"
    assert result.effects == ["dead"]
    assert "RYF-55" in result.rules_applied


def test_rest_brings_round():
    """RYF-54."""
    result = run(RYF, "heal", [4], method="rest", wounds=25, combat_wounds=9, fisico=8)
    assert (result.state["health"], result.effects) == ("badly_hurt", ["recovers"])
    assert "RYF-54" in result.rules_applied


def test_the_skill_heals_one_d10_without_explosion_up_to_full():
    """RYF-61..63: 8 lost, so difficulty 18."""
    result = run(RYF, "heal", [8, 8, 8, 10], **PATIENT)
    assert (result.total, result.target, result.outcome) == (18, 18, "success")
    assert result.details == {"difficulty": 18, "healed": 8}
    assert result.state == {"wounds": 0, "pv": 24, "pv_max": 24, "health": "normal"}
    assert {"RYF-61", "RYF-62", "RYF-63"} <= set(result.rules_applied)


def test_a_failed_cure_changes_nothing():
    result = run(RYF, "heal", [7, 7, 7], **PATIENT)
    assert (result.success, result.details["healed"], result.state["pv"]) == (False, 0, 16)
    assert run(RYF, "heal", [1, 1, 1], **PATIENT).outcome == "fumble"


def test_a_patient_in_wounds_is_the_same_patient():
    life = run(RYF, "heal", [9, 9, 9, 5], **PATIENT)
    wounds = run(
        RYF, "heal", [9, 9, 9, 5], method="skill", attribute=6, skill=4, fisico=8, wounds=8
    )
    assert wounds.state == life.state
    assert wounds.target == life.target


def test_life_points_that_give_no_fisico_show_no_state():
    result = run(RYF, "heal", [9, 9, 9, 5], **{**PATIENT, "life_max": 25, "life": 20})
    assert result.state == {"wounds": 0, "pv": 25, "pv_max": 25}


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({"method": "rest", "wounds": 3}, "needs"),
        ({"method": "kit", "combat_wounds": 3}, "needs"),
        ({"method": "rest", "wounds": 3, "combat_wounds": 3, "healed": 4}, "bad_value"),
        ({"method": "rest", "attribute": 3, "wounds": 3, "combat_wounds": 3}, "excludes"),
        ({"method": "kit", "token": True, "wounds": 3, "combat_wounds": 3}, "excludes"),
        ({"method": "kit", "wounds": 3, "combat_wounds": 3, "life": 3, "life_max": 9}, "excludes"),
        ({"method": "skill", "life_max": 24, "life": 8}, "needs"),
        ({**PATIENT, "combat_wounds": 3}, "excludes"),
        ({**PATIENT, "wounds": 3}, "excludes"),
        ({**PATIENT, "life": 25}, "bad_value"),
        ({**PATIENT, "fisico": 9}, "bad_value"),
        ({"method": "skill", "attribute": 6, "skill": 4, "life": 8}, "needs"),
        ({"method": "skill", "attribute": 6, "skill": 4, "life_max": 8}, "needs"),
        ({"method": "skill", "attribute": 6, "skill": 4}, "missing_value"),
        ({"method": "skill", "attribute": 6, "skill": 4, "wounds": 4}, "missing_value"),
        ({"method": "rest", "wounds": 40, "combat_wounds": 3, "fisico": 8}, "forbidden"),
        ({**PATIENT, "life": -16}, "forbidden"),
        ({**PATIENT, "keep": "low", "token": True}, "excludes"),
    ],
)
def test_what_cannot_be_healed_is_refused(params, code):
    with pytest.raises(UsageError) as caught:
        run(RYF, "heal", [], **params)
    assert caught.value.code == code


def test_what_bounds_healing_is_named():
    """RYF-53, RYF-60: the combat's cost, or the wounds that there are."""
    for method, rule in (("rest", "RYF-53"), ("kit", "RYF-60")):
        few = run(RYF, "heal", [6], method=method, wounds=2, combat_wounds=3)
        assert ("No more than there are wounds", 2, rule) in lines(few)
        cost = run(RYF, "heal", [6], method=method, wounds=9, combat_wounds=3)
        assert ("No more than the last combat cost", 3, rule) in lines(cost)


def lines(result):
    return [(str(step.label), step.value, step.rule) for step in result.steps]


def as_json(result):
    return json.loads(render(result, "json", Options()))


def struck(damage="9", wounds=2):
    return as_json(run(RYF, "damage", [], amount=damage, fisico=6, wounds=wounds))


def test_rest_and_kit_go_on_from_a_hit_and_from_one_another():
    """RYF-47, RYF-53, RYF-60: the hit is what the combat cost, and both draw on it."""
    first = run(RYF, "heal", [6], method="kit", earlier=struck())
    assert (first.state["wounds"], first.state["pv"], first.details["combat_wounds"]) == (5, 13, 9)
    assert "--combat-wounds" in str(first.notes[-1])
    second = run(RYF, "heal", [6], method="rest", earlier=as_json(first))
    assert (second.details["healed"], second.details["healed_of_combat"]) == (3, 9)
    more = run(RYF, "heal", [6], method="kit", earlier=struck(), combat_wounds=4)
    assert (more.details["healed"], more.notes) == (4, [])


def test_the_skill_goes_on_from_a_hit():
    """RYF-61, RYF-62."""
    hurt = run(RYF, "heal", [8, 9, 7, 4], method="skill", attribute=9, skill=5, earlier=struck())
    assert (hurt.target, hurt.state["pv"]) == (11 + 10, 18 - 11 + 4)
    plain = as_json(run(RYF, "damage", [], amount="5", wounds=0))
    known = run(RYF, "heal", [2, 2, 3], method="skill", attribute=1, skill=1, earlier=plain,
                life_max=18)
    assert (known.target, known.state["pv"]) == (15, 13)


@pytest.mark.parametrize(
    ("earlier", "code"),
    [
        (lambda: as_json(run(RYF, "damage", [], amount="5")), "earlier_result_lacks"),
        (lambda: struck() | {"rules": "d6"}, "other_game"),
        (lambda: struck() | {"state": {"wounds": "many"}}, "bad_earlier_result"),
        (lambda: struck("40"), "forbidden"),
    ],
)
@pytest.mark.parametrize("way", [{"method": "rest"},
                                 {"method": "skill", "attribute": 5, "skill": 3}])
def test_an_earlier_result_that_does_not_serve_healing(earlier, code, way):
    """RYF-46, RYF-47."""
    with pytest.raises(DataError) as caught:
        run(RYF, "heal", [], earlier=earlier(), **way)
    assert caught.value.code == code


def test_a_kit_used_twice_draws_on_one_allowance():
    """RYF-60: what a result leaves is where the next one begins."""
    ready = Ready(RYF.verbs["heal"], RYF.house(), {
        "method": "kit", "wounds": 12, "combat_wounds": 7, "healed": 0, "fisico": 8,
    })
    dice = [Scripted([5]), Scripted([5])]
    first = ready.play(dice[0])
    second = ready.after(first).play(dice[1])
    assert (first.details["healed"], second.details["healed"]) == (5, 2)
    assert (second.state["wounds"], second.answer) == (5, 19)
