"""Random calls of every verb: replayed by their dice, and held against damaged earlier results."""

from __future__ import annotations

import json
import random

import pytest

from rolcli.declare import REQUIRED
from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.errors import RolcliError, UsageError
from rolcli.odds.verb import verb_odds
from rolcli.render.as_json import result_object
from rolcli.rulesets.frame import Ready, play
from rolcli.rulesets.unisystem import UNISYSTEM, UNISYSTEM_COMBAT
from rolcli.rulesets.unisystem.equipment import catalogue

ROWS = catalogue()
TEXTS = {
    "weapon": [*ROWS.weapons],
    "armour": [*ROWS.armours, "7", "2d6", "1d6+3"],
    "damage": ["1d8*5", "1d6*STR", "(1d4-1)*FUE", "2d6+1", "3", "1d10*3"],
    "points": ["1d6", "2d4+1", "5"],
    "distance": [0, 7, "18.3", "20yd"],
    "bands": ["10/30/50/100/200", "table"],
}
SETTINGS = (
    {},
    {"armour": "rolled"},
    {"rule_of_ten": "on", "tie": "defender"},
    {"book": "published"},
    {"ap": "piercing", "levels": "table", "medium_range": "-1/0", "part_four": "on"},
)
CALLS = 400


def value(dice, key, field):
    if field.base is bool:
        return True
    if field.choices is not None:
        return dice.choice([*field.choices])
    if field.base is int:
        least = 0 if field.least is None else field.least
        return dice.randint(least, min(12, field.most or 12))
    return dice.choice(TEXTS[key])


def call(dice, game, verb):
    """Make a call: what must be given, and a few of the other parameters."""
    if verb == "initiative":
        names = ["Ana", "Zoe", "Orc", "Rat"][: dice.randint(1, 4)]
        rolled = game is UNISYSTEM_COMBAT
        return {"who": [f"{n}:{dice.randint(0, 5)}" if rolled else f"{n}:ranged" for n in names]}
    fields = game.verbs[verb].record.FIELDS
    open_ones = [k for k, f in fields.items() if k in TEXTS or f.choices or f.base in (int, bool)]
    taken = [k for k in open_ones if fields[k].default is REQUIRED and not fields[k].many]
    taken += dice.sample(open_ones, min(len(open_ones), dice.randint(1, 6)))
    found = {}
    for key in dict.fromkeys(taken):
        field = fields[key]
        found[key] = value(dice, key, field)
        if field.many:
            found[key] = (found[key],)
    return found


def faces(result):
    return [die.face for roll in result.rolls for die in roll.dice]


def laid_out(result):
    thing = result_object(result, TR)
    thing.pop("seed", None)
    return json.loads(json.dumps(thing))


class Plain:
    lang = "en"

    def __call__(self, message):
        return str(message)


TR = Plain()


def played():
    """Yield random calls that the rules allow, with their results."""
    dice = random.Random(7)
    while True:
        game = dice.choice((UNISYSTEM, UNISYSTEM_COMBAT))
        verb = dice.choice([*game.verbs])
        params = call(dice, game, verb)
        house = game.house(dice.choice(SETTINGS))
        try:
            result = play(game.verbs[verb], Stream(str(dice.random())), house, params)
        except UsageError:
            continue
        yield game, verb, house, params, result


def test_a_call_replays_from_the_dice_of_its_result():
    verbs = {}
    for number, (game, verb, house, params, result) in enumerate(played()):
        again = play(game.verbs[verb], Scripted(faces(result)), house, params)
        assert laid_out(again) == laid_out(result), (verb, params)
        verbs[verb] = verbs.get(verb, 0) + 1
        if number == CALLS:
            break
    assert set(verbs) == set(UNISYSTEM.verbs)
    assert verbs["attack"] > 20


def known(result, name):
    """Give a quantity of a result as odds name it."""
    found = result.total if name == "total" else None
    if found is None:
        found = result.details.get(name, result.state.get(name))
    return {True: "yes", False: "no"}[found] if isinstance(found, bool) else found


def test_whatever_falls_has_a_chance_in_the_odds():
    """What a call came to stands in its odds, and the odds of each quantity add up to one."""
    told = 0
    for number, (game, verb, house, params, result) in enumerate(played()):
        exact = verb_odds(Ready(game.verbs[verb], house, params).run, game.verbs[verb].odds, 20)
        whole = 1 - exact.truncated
        if exact.outcome:
            assert sum(exact.outcome.values()) >= whole
            assert exact.outcome[result.outcome] > 0, (verb, params)
        for name, chances in exact.quantities.items():
            if verb == "initiative":
                continue
            assert whole <= sum(chances.values()) <= 1, (verb, params, name)
            assert chances[known(result, name)] > 0, (verb, params, name)
            told += 1
        if number == CALLS // 2:
            break
    assert told > CALLS // 4


JUNK = (None, True, -1, 3, 10**40, 2.5, "x", "", [], [3], [{}], {}, {"raw": "x"})


def damaged(dice, thing):
    """Replace something somewhere in a result by something else."""
    copy = json.loads(json.dumps(thing))
    holder, path = copy, dice.randint(1, 4)
    while path and isinstance(holder, (dict, list)) and holder:
        key = dice.choice([*holder]) if isinstance(holder, dict) else dice.randrange(len(holder))
        path -= 1
        if not path or not isinstance(holder[key], (dict, list)) or not holder[key]:
            holder[key] = dice.choice(JUNK)
            break
        holder = holder[key]
    return copy


@pytest.mark.parametrize("verb", ["damage", "heal", "attack"])
def test_a_damaged_earlier_result_is_refused_in_words_or_serves(verb):
    dice = random.Random(verb)
    extra = {
        "damage": {}, "heal": {"points": "2"}, "attack": {"dex": 3, "weapon": "handgun-22"},
    }[verb]
    codes = []
    for number, (game, made, _, _, result) in enumerate(played()):
        if made not in ("attack", "damage", "heal"):
            continue
        thing = damaged(dice, laid_out(result))
        params = {**extra, "earlier": thing}
        try:
            play(game.verbs[verb], Stream("s"), game.house(), params)
            codes.append(0)
        except RolcliError as error:
            codes.append(error.exit_code)
        if number > 600:
            break
    assert set(codes) <= {0, 2, 3}
    assert min(codes.count(0), codes.count(3)) > 10
