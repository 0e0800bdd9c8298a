"""Random calls of every verb: rolled again by the dice of their JSON, and by their notation."""

from __future__ import annotations

import json
from random import Random

import pytest

from rolcli.dice.evaluate import roll
from rolcli.dice.scripted import Scripted
from rolcli.errors import RolcliError
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.coc7 import COC7
from tests.rulesets.helpers import run

WEAPONS = ("revolver-38", "shotgun-12", "slug-12", "thompson", "lee-enfield", "bow")


def some(random, **values):
    """Choose some of these parameters."""
    return {key: random.choice(value) for key, value in values.items() if random.random() < 0.4}


def circumstances(random):
    return some(random, bonus=(0, 1, 2, 3), penalty=(0, 1, 2, 3))


def target(random):
    hit = {"damage": random.choice(("1d6", "1d8+DB", "1d4+2", "2d6")), "db": "1d4"}
    return hit | some(random, armour=(0, 1, 3), hp_max=(9, 14), impale=(True,))


def melee(random):
    found = {"vs": random.randrange(100), random.choice(("dodge", "fight_back")): True}
    return found | target(random) | circumstances(random)


def shot(random):
    found = {"distance": random.randrange(60), "weapon": random.choice(WEAPONS)}
    if random.random() < 0.5:
        found = {"distance": random.randrange(60), "base_range": "15"}
        found |= {"damage": "1d10+2"}
    found |= circumstances(random)
    return found | some(
        random, dive=(20, 60), aimed=(True,), cover=(True,), prone=(True,), malfunction=(90, 99),
        armour=(1, 2), hp_max=(9, 14), off_hand=(True,), surprised=(True,), dex=(50,),
    )


def bursts(random):
    sizes = ["5", "5:1", "4", "3:2"]
    found = {"burst": ["5", *random.sample(sizes, random.randrange(3))], "damage": "1d10"}
    return found | some(random, malfunction=(80, 97), magazine=(20, 40), dive=(40,), armour=(2,))


def attack(random):
    return {"skill": random.randrange(50, 100), **random.choice((melee, shot, bursts))(random)}


def test(random):
    other = random.choice(({}, {"vs": random.randrange(100)}, {"and_": [40]}, {"or_": [70]}))
    return {"skill": random.randrange(120), **other, **circumstances(random)}


def sanity(random):
    loss = random.choice(("0/1d6", "1d3/2d10", "1/1d4+1"))
    found = {"san": random.randrange(1, 99), "loss": loss}
    return found | some(random, int_=(40, 90), alone=(True,), underlying=(True,), hardened=(True,))


def heal(random):
    found = {"method": random.choice(("first_aid", "medicine", "weekly")), "skill": 55}
    return found | some(random, hp=(0, 5), hp_max=(12,), bonus=(1,), penalty=(1,))


test.__test__ = False
ASKED = {
    "test": test,
    "check": lambda random: {"characteristic": random.randrange(99), **circumstances(random)},
    "attack": attack,
    "damage": lambda random: target(random) | some(random, con=(40, 60), extreme=(True,)),
    "dying": lambda random: {"con": random.randrange(99), **some(random, stabilised=(True,))},
    "heal": heal,
    "sanity": sanity,
    "luck": lambda random: {"points": random.randrange(99), **some(random, recover=(True,))},
    "advance": lambda random: {"skill": random.randrange(70, 99), "san": 50},
    "initiative": lambda random: {"who": ["ana:60:gun", "bruno:45:2x", "carla:60"]},
    "chase": lambda random: {"who": ["ana+1:60:8:prey", "bruno-2:45:9:hunter"]},
    "build": lambda random: {"roll": True, **some(random, age=(17, 30, 65))},
}
SETTINGS = {"luck_recovery": "pulp", "initiative": "rolled-gun", "shotgun_armour": "per-die"}
ROLLED_ELSEWHERE = {"push"}
"""Verbs that go on with another result; they are replayed with the others' chains."""


def as_json(result):
    return json.loads(render(result, "json", Options()))


def calls(verb):
    random = Random(f"replay {verb}")
    for number in range(60):
        params = ASKED[verb](random)
        try:
            result = run(COC7, verb, f"{verb} {number}", SETTINGS, **params)
        except RolcliError:  # some combinations are none
            continue
        yield params, as_json(result)


def dice_of(told):
    return [die["value"] for roll in told.get("rolls", ()) for die in roll["dice"]]


def test_every_verb_that_rolls_is_replayed():
    assert set(COC7.verbs) == set(ASKED) | ROLLED_ELSEWHERE


@pytest.mark.parametrize("verb", ASKED)
def test_a_result_is_rolled_again_by_the_dice_of_its_json(verb):
    played = 0
    for params, told in calls(verb):
        again = as_json(run(COC7, verb, dice_of(told), SETTINGS, **params))
        assert again | {"seed": None} == told | {"seed": None}, params
        played += 1
    assert played >= 20


@pytest.mark.parametrize("verb", ASKED)
def test_what_is_printed_as_notation_comes_to_the_same_total(verb):
    """COC-09: also beside a unit of 0, where 00 reads 100."""
    for params, told in calls(verb):
        for one in told.get("rolls", ()):
            faces = [die["value"] for die in one["dice"]]
            rolled = roll(one["notation"], Scripted(faces))
            assert rolled.total == one["total"], (params, one)


@pytest.mark.parametrize("net", [-2, -1, 1, 2])
@pytest.mark.parametrize("tens", [(0, 0, 0), (0, 50, 20), (50, 0, 0), (90, 0, 10)])
@pytest.mark.parametrize("unit", [0, 1])
def test_the_notation_of_percentile_dice_keeps_its_total(net, tens, unit):
    """COC-09."""
    dice = [*tens[: abs(net) + 1], unit]
    params = {"bonus": net} if net > 0 else {"penalty": -net}
    (one,) = as_json(run(COC7, "test", dice, skill=50, **params))["rolls"]
    faces = [die["value"] for die in one["dice"]]
    assert roll(one["notation"], Scripted(faces)).total == one["total"]


EARLIER = [
    ("push", {}, {"verb": "test", "total": 80, "level": "failure", "outcome": "failure",
                  "success": False, "details": {"value": 60, "net_dice": 1}}),
    ("luck", {"points": 60, "spend": 30}, {"verb": "attack", "total": 70, "level": "failure",
     "outcome": "miss", "details": {"value": 60, "blow": {"damage": "1d6", "armour": 1},
                                    "each": [{"bullets": 4}]}, "state": {"hp": 5, "hp_max": 9}}),
    ("damage", {}, {"verb": "attack", "outcome": "hit", "level": "regular",
     "details": {"raw": 5, "armour": 0, "hits": 1, "hp_before": 9, "major_wound": False,
                 "each": [{"hits": 1, "level": "regular", "damage": [{"raw": 5, "final": 5}]}]},
     "state": {"hp": 4, "hp_max": 9, "major_wound": False, "condition": "conscious"}}),
    ("heal", {"method": "medicine", "skill": 50},
     {"verb": "damage", "state": {"hp": 4, "hp_max": 9, "condition": "dying"}}),
    ("sanity", {"loss": "0/1d6"}, {"verb": "sanity", "details": {"lost_today": 3},
                                   "state": {"sanity": 40, "underlying": False}}),
    ("dying", {"con": 50}, {"verb": "damage", "state": {"condition": "stabilised"}}),
    ("advance", {}, {"verb": "test", "details": {"value": 40}}),
]
WRONG = (None, 5, -1, 10**30, 1.5, True, "x", "critical_hit", [], [5], [{}], {}, {"a": 1})


def damaged(told, random):
    """Put a value where it does not belong."""
    broken = json.loads(json.dumps(told))
    place = broken
    while True:
        key = random.choice(list(place) if isinstance(place, dict) else range(len(place)))
        inner = place[key]
        if isinstance(inner, (dict, list)) and inner and random.random() < 0.7:
            place = inner
            continue
        place[key] = random.choice(WRONG)
        return broken


@pytest.mark.parametrize(("verb", "params", "told"), EARLIER, ids=[row[0] for row in EARLIER])
def test_damaged_earlier_results_serve_or_are_refused_in_words(verb, params, told):
    random = Random(verb)
    whole = {"rules": "coc7", **told}
    run(COC7, verb, "seed", earlier=whole, **params)
    said = set()
    for number in range(300):
        try:
            run(COC7, verb, f"seed {number}", earlier=damaged(whole, random), **params)
        except RolcliError as error:
            said.add(str(error))
    assert all(said)
