"""Exact odds: against every throw listed, and against long runs of the same verb."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.errors import ScriptError
from rolcli.rulesets import find
from rolcli.rulesets.frame import play
from tests.rulesets.helpers import odds as exact_odds

RUNS = 500


def odds(game, verb, settings=None, depth=20, **params):
    return exact_odds(find(game), verb, settings, depth, **params)


class Listing(Scripted):
    """Dice that take a given path and remember how many faces each die had."""

    def __init__(self, path):
        super().__init__([])
        self.path, self.sides, self.at = path, [], 0

    def throw(self, count, sides, what=None):
        faces = []
        for _ in range(count):
            if self.at == len(self.path):
                self.path.append(1)
            self.sides.append(sides)
            faces.append(self.path[self.at])
            self.at += 1
        return faces


def listed(game, verb, settings=None, **params):
    """Play a verb once for every throw there is: [(probability, result)]."""
    ruleset = find(game)
    house = ruleset.house(settings)
    path, found = [], []
    while True:
        dice = Listing(path)
        result = play(ruleset.verbs[verb], dice, house, params)
        weight = Fraction(1)
        for sides in dice.sides:
            weight /= sides
        found.append((weight, result))
        while path and path[-1] == dice.sides[len(path) - 1]:
            path.pop()
        if not path:
            return found
        path[-1] += 1


def tally(found, read):
    table = {}
    for weight, result in found:
        value = read(result)
        table[value] = table.get(value, 0) + weight
    return table


U, C = "unisystem", "unisystem-combat"
SMALL = {
    "test": (U, "test", {}, {"attribute": 3, "skill": 2}),
    "resisted": (U, "test", {"tie": "defender"}, {"attribute": 3, "skill": 2, "vs": 6}),
    "check": (U, "check", {}, {"attribute": 3, "simple": True}),
    "hazard": (U, "hazard", {}, {"kind": "flashbang", "score": 4}),
    "shot": (
        U, "attack", {},
        {"dex": 3, "skill": 4, "weapon": "handgun-22", "armour": ("1d4",), "life": 9},
    ),
    "dodged": (
        C, "attack", {},
        {"dex": 6, "skill": 4, "weapon": "handgun-38", "dodge": 5, "armour": ("7",),
         "location": "limb", "life": 20},
    ),
    "published": (
        C, "attack", {"success_bonus": "published"},
        {"dex": 6, "skill": 5, "damage": "1d4*3", "kind": "blunt", "life": 20},
    ),
    "aimed": (
        C, "attack", {}, {"dex": 4, "skill": 3, "aim": 3, "damage": "1d4*2", "kind": "bullet"},
    ),
    "burst": (
        C, "attack", {},
        {"dex": 5, "skill": 4, "damage": "1d4*2", "kind": "bullet", "mode": "burst",
         "armour": ("5",), "life": 30},
    ),
    "two": (
        C, "attack", {},
        {"dex": 6, "skill": 5, "damage": "1d3*2", "kind": "bullet", "attacks": 2, "life": 30},
    ),
    "mixed": (
        C, "attack", {},
        {"dex": 5, "skill": 4, "damage": "1d2*2", "kind": "bullet", "bursts": ("single", "burst")},
    ),
    "two dodged": (C, "attack", {}, {"dex": 6, "skill": 5, "attacks": 2, "dodge": 6}),
    "two dodged, armour rolled": (
        C, "attack", {"armour": "rolled"},
        {"dex": 3, "skill": 4, "damage": "1*2", "kind": "blunt", "attacks": 2, "dodge": 10,
         "armour": ("1d2",), "life": 30},
    ),
    "two published": (
        C, "attack", {"success_bonus": "published"},
        {"dex": 8, "skill": 8, "damage": "1d2*2", "kind": "blunt", "attacks": 2},
    ),
    "two raised, dodged": (
        C, "attack", {},
        {"dex": 8, "skill": 7, "damage": "1d2*2", "kind": "blunt", "attacks": 2, "dodge": 9,
         "life": 30},
    ),
    "two aimed": (
        C, "attack", {},
        {"dex": 5, "skill": 3, "damage": "1*2", "kind": "blunt", "attacks": 2, "aim": 4},
    ),
    "suppressive": (
        C, "attack", {},
        {"dex": 5, "mode": "suppressive", "damage": "1d3*2", "kind": "bullet", "stay": 1,
         "armour": ("3",), "life": 30},
    ),
    "fire": (
        C, "attack", {}, {"dex": 5, "skill": 4, "weapon": "molotov", "burning": True, "life": 9},
    ),
    "damage": (
        U, "damage", {}, {"damage": "1d6*3", "kind": "bullet", "armour": ("1d6+2",), "life": 30,
                          "location": "hand"},
    ),
    "heal": (U, "heal", {}, {"points": "2d4", "life": 3, "life_max": 8}),
}


def number(result, name):
    if name == "total":
        return result.total
    found = result.details.get(name, result.state.get(name))
    return {True: "yes", False: "no"}[found] if isinstance(found, bool) else found


@pytest.mark.parametrize("case", SMALL)
def test_odds_are_those_of_every_throw(case):
    game, verb, settings, params = SMALL[case]
    exact = odds(game, verb, settings, **params)
    throws = listed(game, verb, settings, **params)
    if exact.outcome:
        assert exact.outcome == tally(throws, lambda result: result.outcome)
    assert exact.truncated == 0
    for name, chances in exact.quantities.items():
        assert chances == tally(throws, lambda result, name=name: number(result, name)), name
    if case not in ("test", "resisted", "check", "hazard", "heal", "two dodged"):
        assert {"raw", "final"} & set(exact.quantities)


def test_the_plain_numbers():
    """Four faces of ten reach 9 with +5 too little; eight of ten with 6."""
    assert odds(U, "test", attribute=3, skill=2).outcome["success"] == Fraction(7, 10)
    assert odds(U, "check", attribute=3, simple=True).outcome["success"] == Fraction(4, 5)


def open_ended(depth):
    """The d10 of the Rule of Ten and the Rule of One, by hand, with so many rerolls."""

    def after(face, left, step):
        if left == 0:
            return {}
        found = {}
        for die in range(1, 11):
            gain = step(die)
            rest = after(face, left - 1, step) if die == face else {0: Fraction(1)}
            for more, chance in rest.items():
                found[gain + more] = found.get(gain + more, 0) + chance / 10
        return found

    table = {face: Fraction(1, 10) for face in range(2, 10)}
    for more, chance in after(10, depth, lambda die: max(0, die - 5)).items():
        table[10 + more] = table.get(10 + more, 0) + chance / 10
    for fall, chance in after(1, depth, lambda die: -5 if die == 1 else min(0, die - 5)).items():
        value = fall or 1
        table[value] = table.get(value, 0) + chance / 10
    return table


def test_the_rule_of_ten_is_followed_to_a_depth_that_is_told():
    """UNI-P1."""
    exact = odds(U, "test", {"rule_of_ten": "on"}, attribute=0, depth=3)
    wanted = open_ended(4)
    assert exact.quantities["total"] == dict(sorted(wanted.items()))
    assert exact.truncated == 1 - sum(wanted.values()) == Fraction(2, 10**5)


def test_an_attack_against_a_dodge_is_exact_with_the_rule_of_ten():
    """Both dice run on; what the attack adds to the damage is that of the ones that land."""
    die = open_ended(9)
    hit = raw = Fraction(0)
    for attack, chance in die.items():
        for dodge, share in die.items():
            total = attack + 5
            if total >= max(9, dodge + 5):
                hit += chance * share
                raw += chance * share * 7 * (1 + (1 + (total - 15) // 2 if total >= 15 else 0))
    for depth in (2, 9):
        exact = odds(
            C, "attack", {"rule_of_ten": "on"}, depth=depth, dex=3, skill=2, dodge=5, damage="2d6"
        )
        assert exact.outcome["hit"] == Fraction(1204, 2475)
        assert exact.outcome["hit"] + exact.outcome["miss"] == 1
        for name in ("raw", "final"):
            mean = sum(value * chance for value, chance in exact.quantities[name].items())
            for tail in exact.tails[name]:
                mean += tail.here * tail.mass + (tail.next - tail.here) * tail.first
            assert mean == Fraction(451680929, 98990100)
    assert abs(hit - Fraction(1204, 2475)) < Fraction(1, 10**8)
    assert abs(raw - Fraction(451680929, 98990100)) < Fraction(1, 10**6)


LARGE = {
    "bursts": (
        C, "attack", {},
        {"dex": 6, "skill": 6, "weapon": "ak-47", "mode": "burst", "shots": 5, "attacks": 3,
         "armour": ("class-ii",), "life": 200},
    ),
    "bursts with a dodge": (
        C, "attack", {"tie": "defender"},
        {"dex": 6, "skill": 6, "weapon": "ak-47", "mode": "burst", "shots": 5, "attacks": 2,
         "armour": ("class-ii",), "dodge": 7, "life": 200},
    ),
    "rolled armour, ten and one": (
        U, "attack", {"rule_of_ten": "on"},
        {"dex": 4, "skill": 4, "weapon": "ak-47", "armour": ("2d6",), "dodge": 5, "life": 50},
    ),
    "rock and roll": (
        C, "attack", {"armour": "rolled"},
        {"dex": 9, "skill": 9, "weapon": "ak-47", "mode": "rock_and_roll", "armour": ("2d6+9",)},
    ),
    "three attacks with a dodge": (
        C, "attack", {},
        {"dex": 6, "skill": 6, "weapon": "katana", "strength": 3, "attacks": 3, "dodge": 6,
         "armour": ("10",), "location": "head"},
    ),
    "five attacks, armour rolled, a dodge": (
        C, "attack", {"armour": "rolled"},
        {"dex": 6, "skill": 4, "weapon": "ak-47", "attacks": 5, "dodge": 5,
         "armour": ("2d6+3",), "life": 40},
    ),
    "twelve attacks, a dodge, success raises damage": (
        C, "attack", {"armour": "rolled"},
        {"dex": 20, "skill": 6, "weapon": "ak-47", "attacks": 12, "dodge": 12,
         "armour": ("2d6+9",), "life": 300},
    ),
    "mixed and aimed": (
        C, "attack", {},
        {"dex": 6, "skill": 6, "weapon": "ak-47", "aim": 3, "dodge": 5, "armour": ("18",),
         "bursts": ("single", "burst", "rock_and_roll")},
    ),
    "three under suppressive fire": (
        C, "attack", {},
        {"dex": 6, "mode": "suppressive", "weapon": "ak-47", "stay": 3, "rounds": 9,
         "armour": ("18",)},
    ),
}


@pytest.mark.parametrize("case", LARGE)
def test_odds_agree_with_a_long_run(case):
    game, verb, settings, params = LARGE[case]
    exact = odds(game, verb, settings, **params)
    ruleset = find(game)
    house = ruleset.house(settings)
    results = [
        play(ruleset.verbs[verb], Stream(f"{case}#{n}"), house, params) for n in range(RUNS)
    ]
    assert exact.truncated < Fraction(1, 10**9)
    share = sum(result.outcome == "hit" for result in results) / RUNS
    assert abs(share - float(exact.outcome.get("hit", 0))) < 0.1
    for name in ("hits", "final"):
        chances = exact.quantities[name]
        mean = float(sum(value * chance for value, chance in chances.items()))
        square = float(sum(value * value * chance for value, chance in chances.items()))
        error = sqrt(max(square - mean * mean, 1e-9) / RUNS)
        ran = sum(result.details[name] for result in results) / RUNS
        assert abs(ran - mean) < 5 * error, name


def test_damage_out_of_an_attack_has_odds_too():
    earlier = {
        "rules": C, "verb": "attack", "outcome": "hit", "state": {},
        "details": {
            "raw": 25, "kind": "bullet",
            "attacks": [{"shots": [{"raw": 15}, {"raw": 10}]}],
        },
    }
    exact = odds(U, "damage", earlier=earlier, armour=("2d6",), life=40)
    throws = [(a + b, c + d) for a, b, c, d in product(range(1, 7), repeat=4)]
    wanted = {}
    for first, second in throws:
        final = 2 * (15 - first + max(0, 10 - second))
        wanted[final] = wanted.get(final, 0) + Fraction(1, 6**4)
    assert exact.quantities["final"] == dict(sorted(wanted.items()))


def test_odds_ask_for_no_dice_by_hand():
    with pytest.raises(ScriptError):
        play(find(U).verbs["test"], Scripted([]), find(U).house(), {"attribute": 3})
