"""Published rules beyond the document: each worked case through its verb, and their odds."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from rolcli.errors import DataError, UsageError
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.coc7 import COC7
from rolcli.rulesets.coc7.builds import movement
from rolcli.rulesets.coc7.investigators import age_of
from tests.rulesets.coc7.exact import odds
from tests.rulesets.helpers import run

F = Fraction
CASES = json.loads((Path(__file__).parent / "published.json").read_text("utf-8"))


def play(dice, verb, settings=None, **params):
    return run(COC7, verb, dice, settings, **params)


def as_json(result):
    return json.loads(render(result, "json", Options()))


def attack_case(case):
    given, expect = case["inputs"], case["expected"]
    settings = case.get("settings")
    if "weapon" in given:
        shot = play("shot", "attack", skill=60, **given)
        found = {"difficulty": shot.details["difficulty"], "damage": shot.details["blow"]["damage"]}
        return found
    params = {"skill": given["skill"], "burst": [one.partition(":")[0] for one in given["bursts"]]}
    params |= {key: given[key] for key in ("magazine", "aimed") if key in given}
    if expect.get("refused"):
        with pytest.raises(UsageError):
            play([], "attack", settings, **params)
        return expect
    result = play("bursts", "attack", settings, **params)
    nets = [one["net_dice"] for one in result.details["each"]]
    return {"bullets": result.details["bullets"], "magazine": result.state.get("magazine"),
            "net_dice": nets}


def damage_case(case):
    result = play(case["dice"], "damage", case.get("settings"), **case["inputs"])
    return {"rolled": result.details["raw"], "final": result.details["final"]}


def advance_case(case):
    given = dict(case["inputs"])
    result = play(case["dice"], "advance", case.get("settings"), skill=given.pop("value"), **given)
    told = {"improved": result.success, **result.details, **result.state}
    return told | {"value": result.answer}


def luck_case(case):
    given = dict(case["inputs"])
    settings = case.get("settings")
    result = play(case["dice"], "luck", settings, points=given.pop("luck"), **given)
    return {"gain": result.details.get("recovered"), "luck": result.state["luck"],
            "cost": result.details.get("cost"), "refused": result.outcome == "refused"}


def sanity_case(case):
    given = case["inputs"]
    if "mythos" in given:
        result = play([90, 1, 1, 1, 1], "sanity", san=50, loss="0/5", int_=99, mythos=8)
        return result.details
    params = {key: given[key] for key in ("luck", "halve", "hardened") if key in given}
    lost = given.get("actual_loss", given.get("rolled_loss"))
    result = play([90], "sanity", case.get("settings"), san=50, loss=f"0/{lost}", int_=60, **params)
    return {"cost": result.details.get("cost"), "loss": result.details["loss"],
            "luck": result.state.get("luck"), "actual_loss": result.details["loss"],
            "int_test": "int_success" in result.details}


def test_case(case):
    given = dict(case["inputs"])
    if "skills" in given:
        skill, other = given.pop("skills")
        key = {"all": "and_", "any": "or_"}[given.pop("mode")]
        given |= {"skill": skill, key: [other]}
    result = play(case["dice"], "test", **given)
    return {"levels": result.details.get("levels"), "level": result.level,
            "outcome": result.outcome}


def chase_case(case):
    who = [f"{side}:{one['con']}:{one['mov']}:{side}" for side, one in case["inputs"].items()]
    result = play(case["dice"], "chase", who=who)
    prey, hunter = result.details["runners"]
    return {"prey_mov": prey["mov"], "hunter_mov": hunter["mov"], "outcome": result.outcome}


def build_case(case):
    given = case["inputs"]
    if "age" in given:
        age = age_of(given["age"])
        return {"edu_checks": age.checks, "deduct": age.taken,
                "deduct_from": [name.upper() for name in age.taken_from], "app": age.app,
                "edu": age.edu, "luck_rolls": age.luck_rolls, "mov": age.mov}
    if "roll" in given:
        three, two = case["dice"][:3], case["dice"][3:]
        dice = [*three, *three, *two, *three, *three, *two, *three, *two, *three]
        result = play(dice, "build", roll=True)
        return {name: result.details[name.lower()] for name in given["roll"]}
    return {"mov": movement(given["str"], given["siz"], given["dex"])}


test_case.__test__ = False
VERBS = {
    "attack": attack_case, "damage": damage_case, "advance": advance_case, "luck": luck_case,
    "sanity": sanity_case, "test": test_case, "chase": chase_case, "build": build_case,
}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case):
    found = VERBS[case["verb"]](case)
    for key, wanted in case["expected"].items():
        assert found[key] == wanted, key
    assert all(rule in COC7.rules for rule in case["rules"])


def test_improvement_goes_past_a_hundred_and_wins_sanity_at_ninety():
    """COC-P6."""
    assert play([96, 5], "advance", skill=99).answer == 104
    result = play([90, 5, 3, 4], "advance", skill=85, san=50)
    assert (result.answer, result.state["sanity"]) == (90, 57)
    full = play([90, 5, 6, 6], "advance", skill=85, san=80, mythos=15)
    assert (full.details["sanity_gain"], full.state["sanity"]) == (4, 84)


def test_what_luck_bought_teaches_nothing():
    """COC-P6."""
    first = as_json(play([45], "test", skill=40))
    assert play([90, 3], "advance", earlier=first).answer == 43
    bought = as_json(play([], "luck", points=50, spend=20, earlier=first))
    with pytest.raises(DataError):
        play([90, 3], "advance", earlier=bought)
    with pytest.raises(UsageError):
        play([90], "advance")


def test_improvement_by_odds():
    """COC-P6: 45 improves with 46 and more; 95 counts too where the table plays so."""
    found = odds("advance", skill=45)
    assert found.outcome == {"improved": F(55, 100), "unchanged": F(45, 100)}
    assert found.quantities["new_value"][46] == F(55, 1000)
    assert odds("advance", skill=99).outcome["improved"] == F(5, 100)
    assert odds("advance", {"improvement_always": "95"}, skill=99).outcome["improved"] == F(6, 100)


def test_luck_comes_back_in_pulp_whatever_is_rolled():
    """COC-P8."""
    found = odds("luck", {"luck_recovery": "pulp"}, points=40, recover=True)
    assert found.outcome == {"recovered": F(1)}
    assert found.quantities["recovered"][6] == F(40, 100) * F(1, 10)
    assert found.quantities["recovered"][30] == F(60, 100) * F(1, 100)
    core = odds("luck", {"luck_recovery": "core"}, points=40, recover=True)
    assert core.outcome["recovered"] == F(60, 100)
    old_name = play([41, 7], "luck", {"luck_recovery": "on"}, points=40, recover=True)
    assert old_name.state["luck"] == 47


PULP = {"luck_spends": "pulp"}


def test_pulp_spends():
    """COC-P9."""
    death = play([4], "luck", PULP, points=45, cheat_death=True)
    assert (death.state["luck"], death.state["hp"]) == (0, 5)
    healed = play([6], "luck", PULP, points=20, heal=True, hp=8, hp_max=12)
    assert (healed.state["luck"], healed.state["hp"]) == (0, 12)
    assert play([], "luck", PULP, points=10, ignore_jam=True).state["luck"] == 0
    for params in ({"heal": True}, {"stay_conscious": 1}, {"cheat_death": True}):
        with pytest.raises(UsageError):
            play([4], "luck", points=60, **params)
    with pytest.raises(UsageError):
        play([4], "luck", PULP, points=60, heal=True, cheat_death=True)
    assert odds("luck", PULP, points=40, heal=True, hp=8).quantities["healed"] == {
        n: F(1, 6) for n in range(1, 7)
    }


@pytest.mark.parametrize(
    ("lost", "luck", "loss", "left"), [(5, 30, 2, 20), (6, 11, 6, 11), (6, 12, 3, 0)]
)
def test_luck_halves_a_loss_where_it_is_enough(lost, luck, loss, left):
    """COC-P9."""
    result = play([90], "sanity", PULP, san=50, loss=f"0/{lost}", luck=luck, halve=True)
    assert (result.details["loss"], result.state["luck"]) == (loss, left)
    assert ("int_roll_due" in result.effects) is (loss >= 5)
    with pytest.raises(UsageError):
        play([90], "sanity", san=50, loss="0/4", luck=luck, halve=True)
    with pytest.raises(UsageError):
        play([90], "sanity", PULP, san=50, loss="0/4", luck=luck)


def test_the_hardened_pay_luck_for_what_is_left():
    """COC-P13, COC-P9."""
    params = {"san": 50, "loss": "0/9", "hardened": True, "halve": True, "luck": 30}
    result = play([90], "sanity", PULP, **params)
    assert (result.details["loss"], result.details["cost"]) == (2, 8)
    assert odds("sanity", san=50, loss="0/1", hardened=True).quantities["loss"] == {0: F(1)}


def test_madness_by_the_mythos_teaches():
    """COC-P14."""
    dice = [90, 1, 1, 1, 1]
    first = play(dice, "sanity", san=50, loss="0/5", int_=99, mythos=3, first_mythos=True)
    assert (first.details["mythos"], first.details["sanity_max"]) == (8, 91)
    sane = play([10], "sanity", san=50, loss="0/5", mythos=3)
    assert (sane.details["mythos"], sane.details["sanity_max"]) == (3, 96)


@pytest.mark.parametrize(
    ("params", "die", "level", "success"),
    [
        ({"skill": 60, "or_": [40]}, 50, "regular", True),
        ({"skill": 60, "or_": [40]}, 97, "failure", False),
        ({"skill": 40, "or_": [30]}, 97, "fumble", False),
        ({"skill": 80, "or_": [30]}, 16, "extreme", True),
        ({"skill": 60, "and_": [40, 30]}, 35, "failure", False),
        ({"skill": 60, "and_": [40], "difficulty": "hard"}, 20, "hard", True),
        ({"skill": 60, "and_": [40], "difficulty": "hard"}, 21, "regular", False),
    ],
)
def test_one_roll_for_several_values(params, die, level, success):
    """COC-P10."""
    result = play([die], "test", **params)
    assert (result.level, result.success) == (level, success)
    found = odds("test", **params)
    assert sum(found.outcome.values()) == 1


def test_the_odds_of_one_roll_for_several_values():
    """COC-P10."""
    assert odds("test", skill=60, and_=[40]).success == F(40, 100)
    assert odds("test", skill=60, or_=[40]).success == F(60, 100)
    assert odds("test", skill=60, or_=[40], luck=20).success == F(80, 100)
    assert odds("test", skill=60, and_=[40], pushable=True).success == (
        F(40, 100) + F(55, 100) * F(40, 100)
    )


def test_a_combined_roll_is_pushed_as_one_and_bought_for_its_greatest_value():
    """COC-P10, COC-44."""
    both = as_json(play([50], "test", skill=60, and_=[40]))
    again = play([35], "push", earlier=both)
    assert (again.success, again.details["levels"]) == (True, ["regular", "regular"])
    with pytest.raises(DataError):
        play([], "luck", points=60, spend=60, earlier=both)
    either = as_json(play([70], "test", skill=40, or_=[60]))
    assert play([], "luck", points=60, spend=60, earlier=either).details["cost"] == 10
    for params in ({"vs": 50}, {"limit": 90}, {"or_": [50]}, {"luck": 5}):
        with pytest.raises(UsageError):
            play([1], "test", skill=60, and_=[40], **params)


def test_a_critical_that_is_demanded():
    """COC-P15."""
    for skill, die, level in ((99, 2, "extreme"), (99, 96, "fumble"), (30, 95, "failure")):
        result = play([die], "test", skill=skill, difficulty="critical")
        assert (result.level, result.success, result.target) == (level, False, 1)
    assert odds("test", skill=99, difficulty="critical").success == F(1, 100)


@pytest.mark.parametrize(
    ("who", "dice", "fates", "outcome"),
    [
        (["a:50:8:prey", "b:60:8:hunter"], [10, 61], ["escaped", "dropped"], "escaped"),
        (["a:50:8:prey", "b:60:8:hunter"], [30, 30], ["chase", "chase"], "chase"),
        (["a:50:15:prey", "b:60:15:hunter", "c:60:11:hunter"], [30, 30, 30],
         ["chase", "chase", "dropped"], "chase"),
        (["a:50:9:prey", "c:50:7:prey", "b:60:8:hunter"], [30, 30, 30],
         ["escaped", "chase", "chase"], "chase"),
    ],
)
def test_chases(who, dice, fates, outcome):
    """COC-P11."""
    result = play(dice, "chase", who=who)
    assert [row["fate"] for row in result.details["runners"]] == fates
    assert result.outcome == outcome


def test_actions_of_a_chase_and_dice_by_name():
    """COC-P11: 1 and the own MOV less the slowest in it."""
    result = play([30, 30], "chase", who=["a:50:12:presa", "b:60:15:cazador"])
    assert [row["actions"] for row in result.details["runners"]] == [1, 4]
    better = play([90, 20, 5, 30], "chase", who=["a+1:50:8:prey", "b:60:8:hunter"])
    assert better.details["runners"][0]["level"] == "hard"
    assert odds("chase", who=["a:50:8:prey", "b:60:8:hunter"]).outcome["escaped"] == (
        F(10, 100) * F(88, 100) + F(40, 100) * F(40, 100)
    )
    for who in ([], ["a:50:8:prey"], ["a:50:8", "b:60:8:hunter"], ["a:50:prey", "b:6:8:hunter"]):
        with pytest.raises(UsageError):
            play([1, 1], "chase", who=who)


def test_age_teaches_and_takes():
    """COC-P16: 45 years, EDU 60."""
    dice = [4, 4, 4] * 2 + [4, 4] + [4, 4, 4] * 2 + [4, 4] + [4, 4, 4] + [3, 3, 61, 4, 64]
    dice += [4, 4, 4]
    result = play(dice, "build", roll=True, age=45, take="STR:3")
    assert (result.details["edu"], result.details["str"], result.details["app"]) == (64, 57, 55)
    assert result.details["owed"] == 2
    assert result.details["hp"] == (60 + 70) // 10
    for take in ("INT:5", "STR:6", "STR", "STR:1,FUE:1"):
        with pytest.raises(UsageError):
            play("x", "build", roll=True, age=45, take=take)
    for age in (14, 90):
        with pytest.raises(UsageError):
            play("x", "build", roll=True, age=age, pulp=True)


def test_the_young_roll_luck_twice_and_pulp_heroes_have_twice_the_points():
    """COC-P16."""
    dice = [4, 4, 4] * 2 + [4, 4] + [4, 4, 4] * 2 + [4, 4] + [4, 4, 4] + [3, 3]
    young = play([*dice, 1, 1, 1, 5, 5, 5], "build", roll=True, age=17)
    assert (young.details["luck"], young.details["edu"]) == (75, 55)
    pulp = play([6, *dice[3:], 4, 4, 4], "build", roll=True, pulp=True, core="str")
    assert (pulp.details["str"], pulp.details["hp"]) == (95, (60 + 70) // 5)
    assert play([], "build", quick=True).details["values"][0] == 80


def test_the_odds_of_an_investigator():
    """COC-P16."""
    found = odds("build", roll=True, age=45).quantities
    assert found["str"][15] == F(1, 216)
    assert found["siz"][90] == F(1, 36)
    assert all(sum(table.values()) == 1 for table in found.values())


def test_a_total_without_a_target_tells_what_it_makes():
    """COC-01, COC-02, COC-03."""
    result = play([80, 30, 4], "test", bonus=1)
    assert (result.total, result.details["value_needed"]["hard"]) == (34, 68)
    assert play([1], "test").level == "critical"
    assert odds("test", bonus=1).quantities["rolled"][100] == F(1, 1000)
    for params in ({"difficulty": "hard"}, {"vs": 50}, {"luck": 5}, {"and_": [5]}):
        with pytest.raises(UsageError):
            play([1, 1], "test", **params)


def test_medicine_after_first_aid_adds_up():
    """COC-P12."""
    result = play([30, 2], "heal", method="medicine", skill=50, hp=5, hp_max=12)
    assert "COC-P12" in result.rules_applied


def test_dice_on_a_plain_test_are_cautioned_in_the_house_document():
    """COC-09."""
    said = [str(step.value) for step in play([80, 30, 4], "test", skill=60, bonus=1).steps]
    assert any("opposed and combat" in one for one in said)
    book = play([80, 30, 4], "test", {"book": "published"}, skill=60, bonus=1)
    assert not any("opposed and combat" in str(step.value) for step in book.steps)
