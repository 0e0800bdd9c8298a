"""Earlier results that somebody damaged are named in words, whatever stands in them."""

import copy
import json
import random

import pytest

from rolcli.cli.games import every
from rolcli.dice.source import Stream
from rolcli.errors import RolcliError
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.frame import Ready

RESULTS = {  # game -> verb and parameters of results that others go on from
    "ryf": [
        ("attack", {"attribute": 9, "skill": 9, "defence": 9, "fisico": 8, "wounds": 2}),
        ("damage", {"amount": "2d6", "fisico": 8}),
        ("heal", {"method": "kit", "wounds": 9, "combat_wounds": 5, "fisico": 8}),
    ],
    "coc7": [
        ("test", {"skill": 50}),
        ("attack", {"skill": 90, "undefended": True, "damage": "1d6", "hp": 9, "hp_max": 12}),
        ("damage", {"damage": "1d6", "hp": 9, "hp_max": 12}),
        ("sanity", {"san": 50, "loss": "1/1d6"}),
    ],
    "d6": [
        ("attack", {"code": "6D", "difficulty": 5, "damage": "4D", "strength": "3D"}),
        ("damage", {"code": "4D", "strength": "3D"}),
    ],
    "unisystem": [
        ("attack", {"dex": 5, "skill": 5, "damage": "1d6*3", "kind": "bullet", "band": "short",
                    "life": 40, "life_max": 44}),
        ("damage", {"damage": "1d6*3", "kind": "bullet", "life": 40}),
    ],
}
ODD = (None, True, False, -1, 0, 10**30, 1.5, "", "x", "dead", [], [1], [{}], {}, {"a": 1}, ["x"])
"""What may stand where something else belongs."""


def places(thing, path=()):
    """Give the path of everything in a result."""
    yield path
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from places(value, (*path, key))
    elif isinstance(thing, list):
        for i, value in enumerate(thing):
            yield from places(value, (*path, i))


def damaged(result, chance):
    """Put something odd into a result, or take something out."""
    result = copy.deepcopy(result)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        path = chance.choice([path for path in places(result) if path])
        holder = result
        for key in path[:-1]:
            holder = holder[key]
        if chance.random() < 0.2:
            del holder[path[-1]]
        else:
            holder[path[-1]] = copy.deepcopy(chance.choice(ODD))
    return result


def going_on(game):
    """Give the verbs that take an earlier result, with what they need beside it."""
    more = {
        "ryf": {"attack": {"attribute": 5, "skill": 5, "defence": 9},
                "heal": {"method": "kit"}},
        "coc7": {"heal": {"method": "first-aid", "skill": 60}, "dying": {"con": 50},
                 "sanity": {"san": 40, "loss": "1/1d6"}, "luck": {"luck": 50, "spend": 5},
                 "attack": {"skill": 50, "undefended": True}},
        "d6": {"attack": {"code": "5D", "difficulty": 5}, "dying": {"rounds": 2}},
        "unisystem": {"attack": {"dex": 3, "band": "short"}, "heal": {"points": "3"}},
    }[game.name]
    for verb in game.verbs.values():
        for key, field in verb.record.FIELDS.items():
            if field.kind == "result":
                yield verb, key, more.get(verb.name, {})


@pytest.mark.parametrize("name", RESULTS)
def test_a_damaged_result_is_refused_or_serves(name):
    game = next(one for one in every() if one.name == name)
    house, chance = game.house(), random.Random(f"damaged {name}")
    whole = []
    for verb, parameters in RESULTS[name]:
        result = Ready(game.verbs[verb], house, parameters).play(Stream("whole"))
        result.input = {key: value for key, value in parameters.items()}
        whole.append(json.loads(render(result, "json", Options())))
    verbs = list(going_on(game))
    codes = []
    for _ in range(700):
        verb, key, more = chance.choice(verbs)
        earlier = damaged(chance.choice(whole), chance)
        try:
            result = Ready(verb, house, {**more, key: earlier}).play(Stream("next"))
            render(result, "plain", Options())
            render(result, "json", Options())
            codes.append(0)
        except RolcliError as error:
            codes.append(error.exit_code)
    assert set(codes) <= {0, 2, 3}
    assert codes.count(0) > 20
    assert codes.count(3) > 20
