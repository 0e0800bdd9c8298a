"""Exact odds: against known fractions, brute force and long runs of the same verb."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from rolcli.dice.source import Stream
from rolcli.odds.enumerate import Walk
from rolcli.rulesets.coc7 import COC7
from rolcli.rulesets.coc7.tens import thrown
from rolcli.rulesets.frame import play
from tests.rulesets.coc7.exact import mean, odds

F = Fraction
GRID = json.loads((Path(__file__).parent / "odds_grid.json").read_text("utf-8"))
LEVELS = ("fumble", "failure", "regular", "hard", "extreme", "critical")


def with_dice(net):
    return {"bonus": net} if net > 0 else {"penalty": -net}


@pytest.mark.parametrize("row", GRID, ids=lambda row: f"{row[0]}{row[1]:+}{row[2]}")
def test_levels_of_every_skill_dice_and_difficulty(row):
    """COC-01, COC-02, COC-03, COC-09."""
    skill, net, difficulty, *chances, passed = row
    found = odds("test", skill=skill, difficulty=difficulty, **with_dice(net))
    assert [found.level.get(level, F(0)) for level in LEVELS] == [F(text) for text in chances]
    assert found.outcome.get("success", F(0)) == found.success == F(passed)


FACTS = [
    (60, 0, "regular", "failure", "39/100"), (60, 0, "regular", "success", "3/5"),
    (60, -2, "regular", "success", "27/125"), (60, -1, "regular", "success", "9/25"),
    (60, 1, "regular", "success", "21/25"), (60, 2, "regular", "success", "117/125"),
    (60, -1, "hard", "success", "9/100"), (60, 1, "hard", "success", "51/100"),
    (60, -1, "extreme", "success", "2/125"), (60, 1, "extreme", "success", "28/125"),
    (60, -1, "regular", "fumble", "19/1000"), (49, 0, "regular", "fumble", "1/20"),
    (50, 0, "regular", "fumble", "1/100"), (45, -1, "regular", "fumble", "19/200"),
    (45, -2, "regular", "fumble", "271/2000"), (45, 1, "regular", "fumble", "1/200"),
    (80, 0, "hard", "fumble", "1/20"), (100, 0, "hard", "fumble", "1/100"),
    (120, 0, "regular", "success", "99/100"), (1, 0, "regular", "success", "1/100"),
    (4, 0, "extreme", "success", "1/100"),
]


@pytest.mark.parametrize(("skill", "net", "difficulty", "name", "chance"), FACTS)
def test_known_chances(skill, net, difficulty, name, chance):
    found = odds("test", skill=skill, difficulty=difficulty, **with_dice(net))
    table = found.outcome if name == "success" else found.level
    assert table[name] == F(chance)


def totals(net):
    """Give the chances of a percentile roll's totals."""
    weighted = Walk(0).weigh(thrown, net, "test")
    return {total: F(weight, weighted.denominator) for total, weight in weighted.items}


def brute(net):
    """List the totals of every throw of tens and unit: the published reading, 1 to 100."""
    for *tens, unit in product(range(10), repeat=abs(net) + 2):
        totals = [ten * 10 + unit or 100 for ten in tens]
        yield min(totals) if net > 0 else max(totals)


@pytest.mark.parametrize("net", [-2, -1, 0, 1, 2])
def test_totals_are_those_of_brute_force(net):
    counted = Counter(brute(net))
    size = sum(counted.values())
    assert totals(net) == {total: F(n, size) for total, n in counted.items()}


@pytest.mark.parametrize(
    ("net", "hundred", "one", "average"),
    [
        (0, "1/100", "1/100", None),
        (1, "1/1000", "19/1000", 34),
        (2, "1/10000", "271/10000", None),
        (-1, "19/1000", "1/1000", 67),
        (-2, "271/10000", "1/10000", None),
    ],
)
def test_chances_of_the_ends_and_means(net, hundred, one, average):
    found = totals(net)
    assert (found[100], found[1]) == (F(hundred), F(one))
    levels = odds("test", skill=60, **with_dice(net)).level
    assert (levels["fumble"], levels["critical"]) == (F(hundred), F(one))
    if average:
        assert mean(found) == average


def test_more_dice_than_two_where_the_setting_allows():
    levels = odds("test", {"dice_cap": "5"}, skill=60, bonus=5).level
    assert levels["fumble"] == F(1, 10**7)
    assert sum(levels.values()) == 1


@pytest.mark.parametrize(
    ("settings", "a", "b", "expected"),
    [
        ({}, 60, 45, {"win": "5167/10000", "lose": "2633/10000", "no_winner": "11/50"}),
        (
            {"opposed_tie": "reroll"}, 60, 45,
            {"win": "2077/5000", "lose": "2633/10000", "tie": "1013/10000", "no_winner": "11/50"},
        ),
        (
            {"opposed_tie": "reroll", "fumble_rank": "lower"}, 60, 45,
            {"win": "4349/10000", "lose": "2683/10000"},
        ),
    ],
)
def test_opposed(settings, a, b, expected):
    """COC-06, COC-07: 60 against 45."""
    found = odds("test", settings, skill=a, vs=b).outcome
    assert {name: found[name] for name in expected} == {n: F(f) for n, f in expected.items()}
    assert sum(found.values()) == 1


def test_opposed_equals():
    found = odds("test", skill=50, vs=50).outcome
    assert found["tie"] + found["no_winner"] == F(429, 1250)
    assert found["win"] == found["lose"]


@pytest.mark.parametrize("setting", ["higher-roll", "lower-roll"])
def test_opposed_with_ties_by_the_dice_is_brute_force(setting):
    def level(total, value):
        if total == 1:
            return 5
        if total == 100 or (total >= 96 and value < 50):
            return 1  # equal to a failure
        return next((r for r, d in ((4, 5), (3, 2), (2, 1)) if total <= value // d), 1)

    wins = 0
    for a, b in product(range(1, 101), repeat=2):
        mine, theirs = level(a, 60), level(b, 45)
        sign = 1 if setting == "higher-roll" else -1
        wins += mine > theirs or (mine == theirs > 1 and sign * (a - b) > 0)
    found = odds("test", {"opposed_tie": setting}, skill=60, vs=45)
    assert found.outcome["win"] == F(wins, 10**4)


@pytest.mark.parametrize(
    ("params", "expected"),
    [
        ({"vs": 45, "dodge": True}, {"hit": "2077/5000"}),
        ({"vs": 45, "fight_back": True}, {"hit": "5167/10000", "hit_back": "2633/10000"}),
        ({"vs": 45, "dodge": True, "defended_before": 1}, {"hit": "30497/50000"}),
        ({"vs": 45, "dodge": True, "bonus": 1}, {"hit": "30497/50000"}),
        ({"undefended": True}, {"hit": "3/5"}),
    ],
)
def test_melee(params, expected):
    """COC-19, COC-22."""
    found = odds("attack", skill=60, **params).outcome
    assert {name: found[name] for name in expected} == {n: F(f) for n, f in expected.items()}


def test_undefended_by_the_book_misses_on_a_fumble_only():
    found = odds("attack", {"book": "published"}, skill=60, undefended=True)
    assert found.outcome == {"hit": F(99, 100), "miss": F(1, 100)}


def test_push_and_luck_policies():
    """COC-04, COC-44, COC-46, COC-48."""
    assert odds("test", skill=60, pushable=True).success == F(417, 500)
    fumbles_too = odds("test", {"push_fumbles": "yes"}, skill=60, pushable=True)
    assert fumbles_too.success == F(21, 25)
    assert odds("test", skill=60, luck=20).success == F(4, 5)
    assert odds("test", skill=45, luck=60).success == F(19, 20)
    both = odds("test", skill=60, luck=20, pushable=True).success
    assert both == F(4, 5) + F(19, 100) * F(3, 5)  # Luck first; else pushed, without Luck
    assert odds("test", skill=60, difficulty="hard", luck=20).success == F(3, 10)
    by_book = odds("test", {"book": "published"}, skill=60, difficulty="hard", luck=20)
    assert by_book.success == F(1, 2)


def test_luck_in_opposed_rolls_buys_a_regular_success():
    plain = odds("test", skill=60, vs=45).outcome
    found = odds("test", skill=60, vs=45, luck=20).outcome
    # 61 to 80 become regular: they win against failures, and ties by the higher value
    other_fails = F(55, 100)
    other_regular = F(45 - 22, 100)
    assert found["win"] == plain["win"] + F(20, 100) * (other_fails + other_regular)


@pytest.mark.parametrize(
    ("settings", "bursts", "expected"),
    [
        ({}, ["5", "5"], "183/100"),
        ({}, ["5", "5:1"], "91/50"),
    ],
)
def test_expected_hits_of_bursts(settings, bursts, expected):
    """COC-29, COC-31..34."""
    assert mean(odds("attack", settings, skill=50, burst=bursts).quantities["hits"]) == F(expected)


@pytest.mark.parametrize(
    ("settings", "expected"),
    [({}, "53/100"), ({"burst_penalty": "cumulative"}, "253/1000")],
)
def test_expected_hits_of_a_third_burst(settings, expected):
    two = mean(odds("attack", settings, skill=50, burst=["5", "5"]).quantities["hits"])
    three = mean(odds("attack", settings, skill=50, burst=["5"] * 3).quantities["hits"])
    assert three - two == F(expected)


def test_a_malfunction_ends_the_run():
    found = odds("attack", skill=50, burst=["5", "5"], malfunction=96)
    assert found.outcome["jam"] == F(5, 100) + F(45, 100) * chance_of_at_least(96)
    assert sum(found.outcome.values()) == 1


def chance_of_at_least(total):
    counted = Counter(brute(-1))
    return F(sum(n for value, n in counted.items() if value >= total), 1000)


def test_sanity_chain():
    """COC-38..40: SAN 50, INT 70, loss 1/1D6."""
    found = odds("sanity", san=50, loss="1/1d6", int_=70)
    assert found.quantities["temporary_insanity"]["yes"] == F(91, 750)
    # 96 to 99 only fail, 100 fumbles and loses 6
    six = F(49, 100) * F(1, 6) + F(1, 100)
    assert found.quantities["loss"][6] == six
    assert found.quantities["sanity"][44] == six


def test_indefinite_and_permanent_insanity():
    found = odds("sanity", san=6, loss="1/1d10", day_start=50, lost_today=7)
    # today's threshold is 10: lose 3 or more
    assert found.quantities["indefinite_insanity"]["yes"] == F(89, 100) * F(8, 10) + F(5, 100)
    assert found.quantities["permanent_insanity"]["yes"] == F(89, 100) * F(5, 10) + F(5, 100)


def test_initiative_places():
    """COC-14..18, by brute force over both throws."""
    def key(total, dex):
        if total == 1:
            return (5, dex)
        if total == 100 or (total >= 96 and dex < 50):
            return (0, dex)
        level = next((r for r, d in ((4, 5), (3, 2), (2, 1)) if total <= dex // d), 1)
        return (level, dex)

    first = sum(
        key(a, 60) >= key(b, 45) for a, b in product(range(1, 101), repeat=2)
    )
    found = odds("initiative", who=["ana:60", "bruno:45"]).quantities
    assert found["ana"][1] == F(first, 10**4)
    assert found["ana"][1] + found["ana"][2] == 1
    by_dex = odds("initiative", {"book": "published"}, who=["ana:60", "bruno:45:gun"])
    assert by_dex.quantities == {"ana": {2: F(1)}, "bruno": {1: F(1)}}


def test_damage_and_wounds():
    """COC-35, COC-37."""
    found = odds("damage", damage="1d10", hp=9, hp_max=12, con=50)
    assert found.quantities["final"] == {n: F(1, 10) for n in range(1, 11)}
    assert found.outcome["dying"] == F(2, 10)
    assert found.outcome["unconscious"] == F(3, 10) * F(1, 2)
    assert found.outcome["major_wound"] == F(3, 10) * F(1, 2)


def test_the_other_verbs_have_odds():
    earlier = {
        "rules": "coc7", "verb": "test", "total": 70, "outcome": "failure", "level": "failure",
        "success": False, "details": {"value": 60, "difficulty": "regular", "net_dice": 0},
    }
    assert odds("push", earlier=earlier).success == F(3, 5)
    assert odds("luck", points=40).success == F(2, 5)
    assert odds("luck", points=60, spend=20, earlier=earlier).outcome == {"success": F(1)}
    assert odds("dying", con=55).outcome == {"alive": F(11, 20), "dead": F(9, 20)}
    healed = odds("heal", method="medicine", skill=50, hp=4, hp_max=12).quantities["healed"]
    assert healed == {0: F(1, 2), 1: F(1, 6), 2: F(1, 6), 3: F(1, 6)}
    weekly = odds("heal", method="weekly", skill=50, hp=2, hp_max=12).quantities["healed"]
    assert weekly[6] == F(10, 100) * F(1, 9)


LONG = [
    ("test", {}, {"skill": 55, "penalty": 1, "difficulty": "hard"}),
    ("test", {}, {"skill": 55, "vs": 70, "vs_bonus": 1}),
    ("attack", {}, {"skill": 55, "vs": 40, "fight_back": True, "damage": "1d6", "db": "1d4",
                    "impale": True, "armour": 2, "hp": 8, "hp_max": 11}),
    ("attack", {}, {"skill": 60, "distance": 20, "base_range": 15, "dive": 40, "bonus": 1,
                    "damage": "1d10", "impale": True}),
    ("attack", {}, {"skill": 60, "cover": True, "fast_target": True, "off_hand": True,
                    "shots": 2, "dive": 50, "damage": "1d8", "malfunction": 97}),
    ("attack", {"book": "published"}, {"skill": 60, "burst": ["6", "5", "4"], "aimed": True,
                                       "damage": "1d6+1", "armour": 1, "hp_max": 14}),
    ("attack", {}, {"skill": 60, "burst": ["6", "5:2", "4"], "aimed": True, "damage": "1d6+1"}),
    ("sanity", {}, {"san": 44, "loss": "1d3/1d10", "int_": 60, "lost_today": 3}),
    ("damage", {}, {"damage": "2d6", "db": "-1", "half_db": True, "hp_max": 13, "con": 50}),
    ("heal", {}, {"method": "weekly", "skill": 55, "bonus": 1, "hp": 3, "hp_max": 14}),
]


@pytest.mark.parametrize(("verb", "settings", "params"), LONG)
def test_a_long_run_agrees(verb, settings, params):
    size = 2000
    found = odds(verb, settings, **params)
    house, dice = COC7.house(settings), Stream("agreement")
    outcomes, sums = Counter(), Counter()
    for _ in range(size):
        dice.rolls, dice.modifiers, dice.steps = [], [], []
        result = play(COC7.verbs[verb], dice, house, params)
        outcomes[result.outcome] += 1
        for name in found.quantities:
            value = result.details.get(name, result.state.get(name))
            sums[name] += result.total if name == "total" and value is None else value
    for outcome, chance in found.outcome.items():
        spread = (size * chance * (1 - chance)) ** 0.5
        assert abs(outcomes[outcome] - size * chance) < 6 * spread + 1
    for name, table in found.quantities.items():
        if "yes" in table or "no" in table:
            table = {int(value == "yes"): chance for value, chance in table.items()}
        middle = mean(table)
        variance = sum((value - middle) ** 2 * chance for value, chance in table.items())
        spread = float(variance) ** 0.5
        assert abs(sums[name] / size - float(middle)) < 6 * spread / size**0.5 + 1e-9, name


def test_a_test_under_odds_has_no_row_for_each_number_of_the_die():
    for verb in ("test", "check", "push"):
        assert "total" not in COC7.verbs[verb].odds


def test_luck_in_an_opposed_roll_buys_the_best_level_that_is_for_sale():
    """COC-44, D20 of the rules: the document sells a regular success only."""
    house = odds("test", skill=60, vs=45, luck=20)
    book = odds("test", {"luck_levels": "any"}, skill=60, vs=45, luck=20)
    assert house.level["regular"] == F(1, 2)
    assert book.level["extreme"] == F(11 + 20, 100)  # 13 to 32 reach 12
    assert book.level["hard"] == F(18, 100)  # 33 to 50 reach 30
    assert book.outcome["win"] > house.outcome["win"]
    assert book.level["fumble"] == F(1, 100)
