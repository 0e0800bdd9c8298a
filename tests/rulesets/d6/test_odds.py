"""Exact odds against brute force, second formulas and long seeded runs of the same verbs."""

import time
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import permutations, product

import pytest

from rolcli.dice.scripted import Scripted
from rolcli.errors import LimitError
from rolcli.odds.verb import verb_odds
from rolcli.rulesets.d6 import D6
from rolcli.rulesets.frame import Ready, play
from tests.rulesets.helpers import run


def odds(verb, settings=None, depth=20, **parameters):
    declared = D6.verbs[verb]
    call = Ready(declared, D6.house(settings), parameters)
    return verb_odds(call.run, declared.odds, depth)


def initiative_odds(combatants, settings=None, depth=20):
    return odds("initiative", settings, depth, combatants=combatants)


class Enough(Scripted):
    """Dice by hand of which some may be left over."""

    def finish(self):
        pass


def every_throw(verb, dice, settings=None, **parameters):
    """Run a verb on every throw of so many dice; give the shares of outcome and level."""
    house = D6.house(settings)
    found = Counter()
    for faces in product(range(1, 7), repeat=dice):
        result = play(D6.verbs[verb], Enough(faces), house, parameters)
        found["outcome", result.outcome] += 1
        found["level", result.level] += 1
    return {key: Fraction(count, 6**dice) for key, count in found.items() if key[1] is not None}


def told(found):
    """Bring odds to the same shape."""
    return {("outcome", name): chance for name, chance in found.outcome.items()} | {
        ("level", name): chance for name, chance in found.level.items()
    }


@pytest.mark.parametrize(
    ("verb", "dice", "settings", "parameters"),
    [
        ("test", 3, None, {"code": "4D+1", "wounded": True, "difficulty": 12, "mod": -1}),
        ("check", 4, None, {"code": "2D", "vs": "2D+1"}),
        ("check", 4, None, {"code": "2D+2", "vs": "2D", "npc": True, "vs_pc": True, "vs_mod": 1}),
        ("attack", 3, None, {"code": "2D", "range": "short", "dodge": "1D"}),
        ("attack", 3, {"dodge": "replace"}, {"code": "2D", "range": "short", "dodge": "1D"}),
        (
            "attack",
            5,
            None,
            {"code": "2D+2", "range": "point_blank", "dodge": "1D", "damage": "1D+1",
             "strength": "1D", "state": "wounded"},
        ),
        (
            "attack",
            4,
            {"mortal_again": "killed"},
            {"code": "1D", "difficulty": 3, "unarmed": True, "parry_unarmed": "1D",
             "own_strength": "1D+2", "strength": "1D", "state": "mortally_wounded"},
        ),
        (
            "attack",
            4,
            None,
            {"code": "2D", "range": "point_blank", "grenade": True, "dodge_total": 3,
             "damage": "1D", "strength": "1D", "from_blast": 10},
        ),
        ("damage", 4, None, {"code": "2D+1", "strength": "2D", "state": "incapacitated"}),
        ("dying", 2, None, {"rounds": 7}),
        ("dying", 2, {"death_count_start": 1}, {"rounds": 7}),
    ],
)
def test_odds_are_those_of_every_throw(verb, dice, settings, parameters):
    found = odds(verb, settings, **parameters)
    assert told(found) == every_throw(verb, dice, settings, **parameters)
    assert found.truncated == 0


def test_total_of_a_test_has_odds():
    total = odds("test", code="2D", difficulty=5, mod=1).quantities["total"]
    assert total == {n: Fraction(6 - abs(n - 8), 36) for n in range(3, 14)}


def test_death_by_count_of_rounds():
    ways = {3: 1, 4: 3, 5: 6, 6: 10, 7: 15, 8: 21, 9: 26, 10: 30, 11: 33, 12: 35, 13: 36}
    for rounds in range(15):
        expected = Fraction(ways.get(rounds, 0 if rounds < 3 else 36), 36)
        assert odds("dying", rounds=rounds).outcome.get("dead", 0) == expected


@pytest.mark.parametrize("sides", [{"vs_pc": True}, {"npc": True}])
def test_ties_that_are_rolled_again_divide_by_what_is_left(sides):
    found = odds("check", code="2D", vs="1D+1", **sides).outcome
    ahead = behind = 0
    for a, b, c in product(range(1, 7), repeat=3):
        ahead += a + b > c + 1
        behind += a + b < c + 1
    assert found == {
        "win": Fraction(ahead, ahead + behind), "lose": Fraction(behind, ahead + behind),
    }


def wild(count, pips, drop, most):
    """Reckon a code with a wild die by its faces, to so many further throws."""
    found = Counter()
    for faces in product(range(1, 7), repeat=count - 1):
        for face in range(1, 7):
            rest, share = sum(faces) + pips, Fraction(1, 6**count)
            if face == 1 and drop:
                found[rest - max(faces, default=0)] += share
            elif face < 6:
                found[rest + face] += share
            else:
                for further in range(1, most + 1):
                    for last in range(1, 6):
                        found[rest + 6 * further + last] += share / 6**further
    return dict(found)


@pytest.mark.parametrize("setting", ["drop-highest", "complication"])
@pytest.mark.parametrize(("code", "count", "pips"), [("1D", 1, 0), ("3D+2", 3, 2)])
def test_wild_die_has_exact_odds(setting, code, count, pips):
    found = odds("test", {"wild_die": setting}, 4, code=code, difficulty=10)
    assert found.quantities["total"] == wild(count, pips, setting == "drop-highest", 4)
    assert found.truncated == Fraction(1, 6**5)


def test_wild_die_in_a_whole_attack():
    house = {"wild_die": "drop-highest"}
    parameters = {"code": "3D", "range": "short", "dodge": "1D", "damage": "3D", "strength": "2D"}
    near(odds("attack", house, **parameters), "attack", house, parameters)


@pytest.mark.parametrize(
    "parameters",
    [
        {"code": "5D+1", "range": "medium", "dodge": "1D", "damage": "5D", "strength": "3D",
         "state": "wounded", "prepared": True},
        {"code": "10D", "range": "long", "dodge": "4D", "damage": "10D", "strength": "10D"},
    ],
)
def test_odds_of_an_attack_are_near_a_long_run(parameters):
    near(odds("attack", **parameters), "attack", None, parameters)


def near(found, verb, settings, parameters, runs=2000):
    """Compare with a seeded run; the bound is beyond five standard deviations."""
    count = Counter()
    for i in range(runs):
        result = run(D6, verb, f"{verb} {i}", settings, **parameters)
        count["outcome", result.outcome] += 1
        count["level", result.level] += 1
    chances = told(found)
    assert sum(found.outcome.values()) + found.truncated == 1
    for key, chance in chances.items():
        assert abs(count[key] / runs - float(chance)) < 0.05
    assert {key for key in count if key[1] is not None} <= set(chances)


def test_impossible_action_is_certain_to_be_impossible():
    assert odds("test", code="1D", difficulty=5, wounded=True).outcome == {"impossible": 1}


@cache
def orders(group):
    """Reckon the chance of each order of a group of one side: (name, totals) pairs."""
    names = tuple(name for name, _ in group)
    if len(group) == 1:
        return {names: Fraction(1)}
    found = Counter()
    stuck = Fraction(0)
    share = Fraction(1)
    for _, totals in group:
        share /= len(totals)
    for rolled in product(*(totals for _, totals in group)):
        totals = dict(zip(names, rolled, strict=True))
        if len(set(rolled)) == 1:
            stuck += share
            continue
        parts = {(): Fraction(1)}
        for total in sorted(set(rolled), reverse=True):
            tied = orders(tuple(one for one in group if totals[one[0]] == total))
            parts = {
                (*before, *after): p * q
                for before, p in parts.items()
                for after, q in tied.items()
            }
        for order, chance in parts.items():
            found[order] += share * chance
    return {order: chance / (1 - stuck) for order, chance in found.items()}


def test_places_with_ties_rolled_again():  # D6-33
    totals = {"A": range(1, 7), "B": range(2, 8), "C": range(3, 9), "D": range(1, 7)}
    expected = {name: Counter() for name in totals}
    for order, chance in orders(tuple(totals.items())).items():
        for place, name in enumerate(order, 1):
            expected[name][place] += chance
    found = initiative_odds(["A:1D", "B:1D+1", "C:1D+2", "D:1D"])
    assert found.quantities == {name: dict(places) for name, places in expected.items()}
    assert found.truncated == 0


def test_places_of_both_sides():  # D6-32
    found = initiative_odds(["Ana:1D:pc", "Orc:1D"])
    assert found.quantities["Ana"] == {1: Fraction(21, 36), 2: Fraction(15, 36)}
    assert found.quantities["Orc"] == {1: Fraction(15, 36), 2: Fraction(21, 36)}


def test_places_are_near_a_long_run():
    who = ["Ana:2D:pc", "Eva:2D+1:pc", "Orc:2D", "Rat:2D", "Wolf:2D+2"]
    found = initiative_odds(who).quantities
    count = Counter()
    for i in range(3000):
        for line in run(D6, "initiative", str(i), combatants=who).details["order"]:
            count[line["name"], line["place"]] += 1
    for name, places in found.items():
        assert sum(places.values()) == 1
        for place in range(1, 6):
            assert abs(count[name, place] / 3000 - float(places.get(place, 0))) < 0.05


def test_equals_share_the_places():
    found = initiative_odds([f"Guard{i}:3D+1" for i in range(1, 13)])
    assert all(
        places == {place: Fraction(1, 12) for place in range(1, 13)}
        for places in found.quantities.values()
    )


def test_rare_great_ties_are_cut_off_and_told():
    who = [f"N{i}:{4 + i}D" for i in range(12)]
    found = initiative_odds(who)
    assert 0 < found.truncated < Fraction(1, 100)
    for places in found.quantities.values():
        assert 1 - found.truncated <= sum(places.values()) <= 1


def test_wild_die_of_initiative_is_exact_at_every_depth():
    who, settings = ["A:1D", "B:2D:pc"], {"wild_die": "complication"}
    near, far = (initiative_odds(who, settings, depth) for depth in (1, 9))
    assert near.truncated == 0
    assert near.quantities == far.quantities


def test_thirteen_are_too_many():
    with pytest.raises(LimitError):
        initiative_odds([f"N{i}:2D" for i in range(13)])


def test_places_do_not_depend_on_the_order_of_naming():
    who = ["A:1D", "B:2D:pc", "C:1D+1"]
    first = initiative_odds(who).quantities
    for other in permutations(who):
        assert initiative_odds(list(other)).quantities == first


@pytest.mark.parametrize("state", [None, "stunned", "incapacitated"])
def test_states_after_an_attack_add_up_to_one(state):  # a miss leaves the state as it was
    options = {"code": "3D", "range": "short", "damage": "3D", "strength": "2D"}
    found = odds("attack", state=state, **options)
    assert sum(found.level.values()) == 1
    assert found.level[state or "healthy"] >= found.outcome["miss"]


@pytest.mark.parametrize(
    ("verb", "parameters"),
    [
        ("damage", {"code": "100D", "strength": "80D"}),
        ("damage", {"code": "1000D", "strength": "1000D"}),
        ("test", {"code": "4D", "vs": "1000D"}),
        ("test", {"code": "1000D", "vs": "1000D", "npc": True}),
        ("attack", {"code": "1000D", "range": "short", "dodge": "999D", "damage": "998D",
                    "strength": "997D"}),
        ("initiative", {"combatants": [f"N{i}:{i}D" for i in range(1, 13)]}),
        ("initiative", {"combatants": [f"N{i}:{i}D" for i in range(20, 32)]}),
        ("initiative", {"combatants": ["A:1000D", "B:999D"]}),
        ("initiative", {"combatants": [f"N{i}:1000D" for i in range(12)]}),
    ],
)
def test_odds_of_great_codes_come_within_seconds(verb, parameters):
    begun = time.process_time()
    found = odds(verb, **parameters)
    assert time.process_time() - begun < 3
    assert found.truncated < Fraction(1, 20)
    for table in (found.outcome, *found.quantities.values()):
        total = sum(table.values())
        assert 1 - found.truncated <= total <= 1 or not table


@pytest.mark.parametrize("dice", [[1000, 999, 998, 997], range(80, 92)])
def test_order_that_would_take_too_long_is_refused_at_once(dice):
    begun = time.process_time()
    with pytest.raises(LimitError) as caught:
        initiative_odds([f"N{i}:{i}D" for i in dice])
    assert caught.value.code == "odds_too_long"
    assert time.process_time() - begun < 3
